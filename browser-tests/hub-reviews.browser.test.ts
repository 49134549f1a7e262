/** Tests the review of a project by two people: request, requested changes, and approval. */
import { beforeEach, expect, it } from 'vitest';
import { describeInBrowser, listErrorsInAppearances } from './browser.ts';
import { createSmallProject, type SmallProject } from './hub-project.ts';

describeInBrowser(
  'The review of a project',
  (site) => {
    let project: SmallProject;
    beforeEach(async () => {
      project = await createSmallProject(site.address);
    });

    it('can be requested by one person and approved by another without scripts', { tags: 'main' }, async () => {
      const { page: author, errors } = await site.visit(project.path(), { scripts: false });
      await author.getByRole('link', { name: 'Not reviewed' }).click();
      await author.getByRole('textbox', { name: 'Message' }).fill('Please check the units.');
      await author.getByRole('button', { name: 'Request review' }).click();
      await author.getByText('Another person must decide.').waitFor();
      const { page: reviewer } = await site.visit(project.path('reviews'), { scripts: false });
      await reviewer.getByRole('button', { name: 'Approve project' }).click();
      await reviewer.getByRole('heading', { name: /^Approved on/ }).waitFor();
      await author.goto(site.address + project.path());
      await author.getByRole('link', { name: /^Approved on/ }).waitFor();
      expect(errors).toEqual([]);
    });

    it('has no accessibility violations or horizontal scrolling', async () => {
      const { body } = await project.hub.post(project.path('reviews'), { message: 'Please check the units. '.repeat(20) });
      const { page } = await site.visit(project.path('reviews'));
      const open = await listErrorsInAppearances(page);
      await project.hub.post(project.path('reviews', body.id, 'withdraw'), {});
      await page.reload();
      expect([open, await listErrorsInAppearances(page)]).toEqual([[], []]);
    });
  },
  { withDatabase: true },
);
