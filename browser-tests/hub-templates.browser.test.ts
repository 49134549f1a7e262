/** Tests a project that becomes a template, and a new project that is created from it. */
import { beforeEach, expect, it } from 'vitest';
import { describeInBrowser, listErrorsInAppearances } from './browser.ts';
import { createSmallProject, type SmallProject } from './hub-project.ts';

describeInBrowser(
  'A project template',
  (site) => {
    let project: SmallProject;
    beforeEach(async () => {
      project = await createSmallProject(site.address);
    });

    it('can be created in the settings and used for a new project without scripts', { tags: 'main' }, async () => {
      const { page, errors } = await site.visit(project.path('edit'), { scripts: false });
      await page.getByLabel('Template').selectOption('Offer profile, own columns, views and entities');
      await page.getByRole('button', { name: 'Save' }).click();
      await page.goto(`${site.address}/hub/templates`);
      await page.getByRole('link', { name: 'Use template' }).first().click();
      await page.getByText('Not copied: observations').waitFor();
      await page.getByRole('textbox', { name: 'Name (required)', exact: true }).fill('Trial 2027');
      await page.getByRole('button', { name: 'Create project' }).click();
      await page.getByRole('heading', { name: 'Trial 2027', exact: true }).waitFor();
      await page.getByText('It contains 9 entities.').waitFor();
      expect(errors).toEqual([]);
    });

    it('has forms and a list without accessibility violations or horizontal scrolling', async () => {
      await project.hub.send(project.path(), { template: 'structure', name: 'Trial', description: '', strictness: 'mark' });
      const { page } = await site.visit(project.path('duplicate'));
      const found = [await listErrorsInAppearances(page)];
      for (const path of ['/hub/templates', '/hub/projects/new']) {
        await page.goto(site.address + path);
        found.push(await listErrorsInAppearances(page));
      }
      expect(found).toEqual([[], [], []]);
    });
  },
  { withDatabase: true },
);
