/** Tests that a spreadsheet with errors can be pasted, and corrected in the import sheet, with few clicks. */
import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { describeInBrowser, listErrorsInAppearances } from './browser.ts';
import { createSmallProject, type SmallProject } from './hub-project.ts';

const UNITS = 900;
/** Maximum clicks to correct 900 units with ten errors. */
const MAX_CLICKS = 18;

/**
 * Returns 900 units of two studies with ten errors: unknown words (4), references to missing entities (3), positions without
 * y, rows without a study, and two equal identifiers. Some identifiers have invisible spaces, which need no correction.
 */
function createUnitsWithMistakes(): string {
  const rows = Array.from({ length: UNITS }, (_, number) => ({
    id: `U-${number}`,
    study: number % 2 === 0 ? 'STU-1' : 'STU-2',
    type: 'plot',
    material: 'BM-JULIUS',
    entry: 'test',
    x: '',
  }));
  const updateRows = (from: number, to: number, values: Partial<(typeof rows)[number]>) => {
    for (const row of rows.slice(from, to)) Object.assign(row, values);
  };
  updateRows(0, 90, { type: 'plottt' });
  updateRows(90, 120, { type: 'Plot.' });
  updateRows(190, 220, { entry: 'tset' });
  updateRows(220, 240, { entry: 'Filler' });
  updateRows(120, 140, { study: 'STU-1x' });
  updateRows(140, 150, { study: 'STUU-2' });
  updateRows(150, 170, { material: 'BM-JULLIUS' });
  updateRows(240, 245, { x: '7' });
  updateRows(260, 270, { study: '' });
  updateRows(502, 503, { id: 'U-500' });
  for (const row of rows.slice(300, 340)) row.id = `\u00a0${row.id} `;
  const head = ['Observation unit ID', 'Study', 'Unit type', 'Biological material', 'Entry type', 'Observation unit x ref'];
  return [head, ...rows.map(({ id, study, type, material, entry, x }) => [id, study, type, material, entry, x])]
    .map((cells) => cells.join('\t'))
    .join('\n');
}

async function pasteText(page: Page, text: string): Promise<void> {
  await page.evaluate(`(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', ${JSON.stringify(text)});
    document.activeElement.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  })()`);
}

describeInBrowser(
  'The sheet of an import',
  (site) => {
    let project: SmallProject;
    beforeEach(async () => {
      project = await createSmallProject(site.address);
      const { hub, investigation } = project;
      await hub.createEntity('Study', { unique_id: 'STU-2', investigation_id: 'INV-1', title: 'Second trial' }, investigation);
    });

    it('corrects ten errors in 900 pasted units with a few clicks', async () => {
      const { page, errors } = await site.visit(project.path('table', 'ObservationUnit'));
      let clicks = 0;
      const clickOnce = async (target: ReturnType<Page['locator']>) => {
        clicks += 1;
        await target.click();
      };
      await clickOnce(page.locator('#grid tbody td').first());
      await pasteText(page, createUnitsWithMistakes());
      await page.getByRole('heading', { name: 'Preview Pasted rows' }).waitFor();
      expect(await page.locator('.import-targets li').allTextContents()).toEqual(
        expect.arrayContaining([expect.stringMatching(/→ Field trial/), expect.stringMatching(/→ Second trial/)]),
      );
      const fixable = page.locator('.problem-fix .button-main');
      expect(await fixable.count()).toBe(7);
      for (let left = await fixable.count(); left > 0; left = await fixable.count()) {
        await clickOnce(fixable.first());
        await expect.poll(() => fixable.count()).toBeLessThan(left);
        await page.waitForLoadState('load');
      }
      clicks += 1;
      await page.getByLabel('Rows without a parent go to').selectOption({ label: 'Second trial' });
      await page.getByText(/rows? (?:is|are) rejected/).waitFor({ state: 'detached' });
      // Rows that need different values have a field each.
      const correct = async (field: string, from: number, values: readonly string[]) => {
        await clickOnce(page.getByLabel(`line ${from}, ${field}`));
        for (const [at, value] of values.entries()) {
          if (at > 0) await page.keyboard.press('Tab');
          await page.keyboard.press('Control+a');
          await page.keyboard.type(value);
        }
        await page.keyboard.press('Enter');
        await page.getByLabel(`line ${from}, ${field}`).waitFor({ state: 'detached' });
      };
      await correct('Observation unit y ref', 242, ['0', '1', '2', '3', '4']);
      await correct('Unique ID', 504, ['U-502']);
      await page.getByText('line 504, Unique ID: U-500').waitFor();
      await clickOnce(page.getByRole('button', { name: 'Import 900 rows' }));
      await page.getByText('900 created, 0 changed').waitFor();

      const { groups } = (await project.hub.get(`${project.path('problems')}?entity_type=ObservationUnit&level=error`)).body;
      const buildPath = (filter: string) => `${project.path('table', 'ObservationUnit')}?limit=1&filter=${filter}`;
      const countRows = async (filter: string) => (await project.hub.get(buildPath(filter))).body.total;
      // Four units already existed. Some units with errors are moved to another study.
      expect([groups, await countRows('study_id=STU-1'), await countRows('study_id=STU-2')]).toEqual([[], 450 + 4, 450]);
      expect([await countRows('observation_unit_type=plot'), await countRows('entry_type=filler')]).toEqual([UNITS + 4, 20]);
      expect([clicks <= MAX_CLICKS, errors]).toEqual([true, []]);
    });

    it('adds one action to the history, which one click undoes', async () => {
      const { page } = await site.visit(project.path('table', 'ObservationUnit'));
      await page.locator('#grid tbody td').first().click();
      await pasteText(page, 'Unique ID\tStudy\nU-1\tSTU-2\nU-2\tSTU-1\n');
      await page.getByRole('button', { name: 'Import 2 rows' }).click();
      await page.getByText('2 created, 0 changed').waitFor();
      await page.goto(site.address + project.path('actions'));
      await page.getByRole('button', { name: 'Undo Pasted 2 rows' }).first().click();
      await page.getByRole('heading', { name: 'Undone: Pasted 2 rows' }).waitFor();
      expect((await project.rows('ObservationUnit')).length).toBe(4);
    });

    it('marks the rows of an imported file without selecting them, and Undo undoes the import', async () => {
      const { page, errors } = await site.visit(project.path('import'));
      const ids = Array.from({ length: 60 }, (_, number) => `N-${number}`);
      const buffer = Buffer.from(`Unique ID\tStudy\tUnit type\n${ids.map((id) => `${id}\tSTU-1\tplot`).join('\n')}`);
      await page.setInputFiles('#file', { name: 'units.tsv', mimeType: 'text/plain', buffer });
      await page.getByRole('button', { name: 'Preview the import' }).click();
      await page.getByRole('button', { name: 'Import 60 rows' }).click();
      await page.getByText('60 imported rows have a green line at the left. Press Undo to undo the import.').waitFor();
      expect(await page.locator('[data-chosen]').textContent()).toBe('No row selected');
      // The message is one line. Its lines are 24 pixels high.
      expect((await page.locator('.flash').boundingBox())?.height).toBeLessThan(60);
      const first = page.locator('#grid tr', { has: page.getByRole('link', { name: 'N-0', exact: true }) });
      expect(
        await first
          .locator('td')
          .first()
          .evaluate((cell) => cell === cell.ownerDocument.activeElement),
      ).toBe(true);
      expect(await page.locator('#grid tr.is-imported .row-link').allTextContents()).toEqual(ids);
      await page.getByRole('button', { name: 'Undo', exact: true }).click();
      await page.getByText('Done.').waitFor();
      expect([(await project.rows('ObservationUnit')).length, errors]).toEqual([4, []]);
    });

    it('has pages without accessibility violations in both color schemes and all widths', async () => {
      const { page, errors } = await site.visit(project.path('import'));
      const buffer = Buffer.from(`${createUnitsWithMistakes()}\nU-0\tSTU-1\tplot\t\t\t\n`);
      await page.setInputFiles('#file', { name: 'units.tsv', mimeType: 'text/plain', buffer });
      await page.getByRole('button', { name: 'Preview the import' }).click();
      await page.locator('.import-rows').waitFor();

      expect(await listErrorsInAppearances(page)).toEqual([]);
      await page.getByRole('button', { name: /^Import \d/ }).click();
      await page.getByRole('link', { name: /^Problems/ }).click();
      await page.getByRole('heading', { name: 'Problems', exact: true }).waitFor();

      expect([await listErrorsInAppearances(page), errors]).toEqual([[], []]);
    });
  },
  { withDatabase: true },
);
