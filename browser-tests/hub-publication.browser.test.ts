import { readFile } from 'node:fs/promises';
import { beforeEach, expect, it } from 'vitest';
import { describeInBrowser, listErrorsInAppearances } from './browser.ts';
import { createSmallProject, type SmallProject } from './hub-project.ts';
import { getMainTagOptions } from './main-tag.ts';

describeInBrowser(
  'The publication of a project',
  (site) => {
    let project: SmallProject;
    beforeEach(async () => {
      project = await createSmallProject(site.address);
    });

    it('is readable in every color scheme and width', async () => {
      const { page, errors } = await site.visit(project.path('publication'));
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Publish');
      expect(await listErrorsInAppearances(page)).toEqual([]);
      expect(errors).toEqual([]);
    });

    for (const scripts of [true, false]) {
      it(`links to the field of a missing part (scripts: ${scripts})`, getMainTagOptions(scripts), async () => {
        const { page } = await site.visit(project.path(), { scripts });
        await page.getByRole('link', { name: 'Publish', exact: true }).click();
        await page.getByRole('link', { name: 'Add the license' }).click();
        await page.waitForURL('**/entity/**');
        expect(new URL(page.url()).hash).toBe('#field-license');
        expect(await page.locator('[id="field-license"]').count()).toBe(1);
      });
    }

    it('offers the RO-Crate for download without scripts', async () => {
      const { page } = await site.visit(project.path('publication'), { scripts: false });
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: 'Download RO-Crate' }).click(),
      ]);
      const bytes = await readFile(await download.path());
      expect([download.suggestedFilename().endsWith('.ro-crate.zip'), bytes.toString('latin1', 0, 2)]).toEqual([true, 'PK']);
    });
  },
  { withDatabase: true },
);
