import { beforeEach, expect, it } from 'vitest';
import { describeInBrowser, listErrorsInAppearances } from './browser.ts';
import { createSmallProject, type SmallProject } from './hub-project.ts';
import { getMainTagOptions } from './main-tag.ts';

describeInBrowser(
  'A published version of a project',
  (site) => {
    let project: SmallProject;
    beforeEach(async () => {
      project = await createSmallProject(site.address);
    });

    for (const scripts of [true, false]) {
      it(`can be created, compared and withdrawn (scripts: ${scripts})`, getMainTagOptions(scripts), async () => {
        const { page, errors } = await site.visit(project.path('publication'), { scripts });
        await page.getByRole('link', { name: 'Publish version' }).click();
        await page.getByRole('textbox', { name: 'Version' }).fill('1.0');
        await page.getByLabel('Publish this version.').check();
        await page.getByRole('button', { name: 'Publish version' }).click();
        await page.waitForURL('**/id/*');
        const address = page.url();
        expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Drought');
        await page.goto(`${site.address}${project.path('publication')}`);
        await page.getByRole('link', { name: 'Compare with now' }).click();
        await page.waitForURL('**/differences?from=*');
        await page.goto(address);
        await page.getByText('Withdraw this version').click();
        await page.getByLabel('Reason').fill('Wrong units.');
        await page.getByLabel('I know that this cannot be undone.').check();
        // The page of a withdrawn version has the status 410.
        await page.getByRole('button', { name: 'Withdraw version' }).click();
        await page.getByRole('heading', { name: 'This version was withdrawn' }).waitFor();
        expect(await page.getByRole('link', { name: 'Download RO-Crate' }).count()).toBe(0);
        expect(errors.filter((trouble) => !trouble.includes('410'))).toEqual([]);
      });
    }

    it('is rejected with an error at its field if a required part is missing', async () => {
      const { page } = await site.visit(project.path('versions'));
      await page.getByLabel('Who can read it').selectOption('everyone');
      await page.getByLabel('Publish this version.').check();
      await page.getByRole('button', { name: 'Publish version' }).click();
      await page.getByText('The version cannot be public. The description is missing.').first().waitFor();
      expect(await listErrorsInAppearances(page)).toEqual([]);
    });

    it('is readable in every color scheme and width', async () => {
      const { hub, path } = project;
      const { body: version } = await hub.post(path('versions'), {
        label: '1.0',
        note: 'First.',
        audience: 'project',
        confirm: true,
      });
      const { page } = await site.visit(path('versions'));
      const wrong = [...(await listErrorsInAppearances(page))];
      await page.goto(`${site.address}/id/${version.id}`);
      wrong.push(...(await listErrorsInAppearances(page)));
      await page.getByText('Withdraw this version').click();
      await page.getByRole('button', { name: 'Withdraw version' }).click();
      await page.getByText('Reason is required').first().waitFor();
      wrong.push(...(await listErrorsInAppearances(page)));
      await hub.post(`/id/${version.id}`, { action: 'withdraw', reason: 'Wrong units.', confirm: true });
      await page.goto(`${site.address}/id/${version.id}`);
      wrong.push(...(await listErrorsInAppearances(page)));
      expect(wrong).toEqual([]);
    });
  },
  { withDatabase: true },
);
