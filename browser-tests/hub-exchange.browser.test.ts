import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { createWorkbook } from '../src/hub/exchange/testing-spreadsheet.ts';
import { describeInBrowser, findAccessibilityViolations, measureOverflow } from './browser.ts';
import { createSmallProject, type SmallProject } from './hub-project.ts';
import { getMainTagOptions } from './main-tag.ts';

const findPreviewButton = (page: Page) => page.getByRole('button', { name: 'Preview the import' });

describeInBrowser(
  'The import and export pages of a project',
  (site) => {
    let project: SmallProject;
    beforeEach(async () => {
      project = await createSmallProject(site.address);
    });

    async function chooseFile(page: Page, name: string, content: string | Uint8Array): Promise<void> {
      await page.setInputFiles('#file', { name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) });
      await findPreviewButton(page).click();
    }

    for (const scripts of [true, false]) {
      it(`preview a file and import it into the project (scripts: ${scripts})`, getMainTagOptions(scripts), async () => {
        const { page, errors } = await site.visit(project.path('import'), { scripts });
        await chooseFile(
          page,
          'more.xlsx',
          await createWorkbook({
            Study: [
              ['_id', 'unique_id', 'title'],
              [project.study.id, 'STU-1', 'Field trial, renamed'],
              [null, 'STU-2', 'Second trial'],
              [project.investigation.id, 'STU-3', 'Rejected'],
            ],
          }),
        );
        const rows = page.locator('.import-rows tbody tr');
        expect(await rows.locator('.outcome').allTextContents()).toEqual(['Changed', 'Created', 'Rejected']);
        expect(await rows.first().locator('del, ins').allTextContents()).toEqual(['Field trial', 'Field trial, renamed']);
        await page.getByRole('link', { name: 'Rejected 1' }).click();
        await expect.poll(() => rows.count()).toBe(1);
        await page.getByRole('button', { name: 'Import 2 rows' }).click();
        await page.getByText('1 created, 1 changed, from more.xlsx.').waitFor();
        expect((await project.rows('Study')).map(({ title }) => title)).toEqual(['Field trial, renamed', 'Second trial']);
        expect(errors).toEqual([]);
      });
    }

    it('show the reason for a rejection at the control, and keep the selection of the user', async () => {
      const { page, errors } = await site.visit(project.path('import'));
      await page.selectOption('#format', 'csv');
      await chooseFile(page, 'Budget.csv', 'a,b\n1,2\n');
      expect(await page.locator('#import-error').textContent()).toContain('The entity type is required');
      expect(await page.locator('#format').inputValue()).toBe('csv');
      await page.getByRole('alert').getByRole('link').click();
      await expect.poll(() => page.evaluate('location.hash')).toBe('#entity_type');
      expect(errors).toEqual([]);
    });

    it.each([
      ['by the keyboard', true],
      ['without scripts', false],
    ])('download the project %s', async (_how, hasScripts) => {
      const { page } = await site.visit(project.path(), { scripts: hasScripts });
      const menu = page.locator('summary', { hasText: 'Export' });
      const saveDownload = async (click: () => Promise<void>) => {
        const [download] = await Promise.all([page.waitForEvent('download'), click()]);
        return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
      };
      await menu.focus();
      await page.keyboard.press('Enter');
      const sheet = await saveDownload(async () => {
        // A menu that was opened by keyboard has the focus on its first entry.
        if (hasScripts) await page.locator('details[open] :is(a, button):focus').waitFor();
        else await page.keyboard.press('Tab');
        await page.keyboard.press('Enter');
      });
      expect([sheet.name.endsWith('-miappe-1-1-INV-1.xlsx'), sheet.bytes.toString('latin1', 0, 2)]).toEqual([true, 'PK']);
      if (hasScripts) await menu.press('Enter');
      await page.selectOption('#export-type', 'Factor');
      const csv = await saveDownload(() => page.getByRole('button', { name: 'Download CSV' }).click());
      expect([csv.name.endsWith('-Factor.csv'), csv.bytes.toString()]).toEqual([true, expect.stringContaining('Watering')]);
    });

    it('list, before the download, the values that ISA files omit', async () => {
      const { page, errors } = await site.visit(project.path('table', 'Study'));
      await page.locator('summary', { hasText: 'Export' }).click();
      await page.getByRole('link', { name: 'ISA-Tab…' }).click();
      await page.getByRole('heading', { name: /^The file (omits some values|contains all entities)$/ }).waitFor();
      const link = page.getByRole('link', { name: 'Download ISA-Tab' });
      const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
      expect([download.suggestedFilename().endsWith('.zip'), errors]).toEqual([true, []]);
    });

    it.each([
      ['light', 1280],
      ['dark', 360],
    ] as const)('are accessible in %s at %i px', async (scheme, width) => {
      const { page, errors } = await site.visit(project.path('import'), { scheme, width });
      expect([await findAccessibilityViolations(page), await measureOverflow(page)]).toEqual([[], 0]);
      const menu = page.locator('summary', { hasText: 'Export' });
      await menu.click();
      expect([await findAccessibilityViolations(page), await measureOverflow(page)]).toEqual([[], 0]);
      await menu.press('Escape');
      const long = 'x'.repeat(300);
      await chooseFile(
        page,
        'Study.csv',
        `_id,unique_id,title\n,STU-2,${long}\n${project.investigation.id},STU-3,No\n,STU-1,\n`,
      );
      await page.locator('.import-rows').waitFor();
      expect([await findAccessibilityViolations(page), await measureOverflow(page)]).toEqual([[], 0]);
      await page.goto(site.address + project.path('import'));
      await chooseFile(page, 'photo.png', 'x');
      await page.locator('#import-error').waitFor();
      expect([await findAccessibilityViolations(page), await measureOverflow(page), errors]).toEqual([[], 0, []]);
    });
  },
  { withDatabase: true },
);
