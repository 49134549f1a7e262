import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { HubClient } from '../src/hub/entities/testing-hub-client.ts';
import { describeInBrowser, findAccessibilityViolations, listErrorsInAppearances } from './browser.ts';
import { createSmallProject, type SmallProject } from './hub-project.ts';

const UNITS = 'ObservationUnit';

const findCell = (page: Page, row: number, field: string) =>
  page.locator('#grid tbody tr').nth(row).locator(`td[data-field="${field}"]`);
const waitForMessage = (page: Page, words: string | RegExp) => page.locator('#grid-line').filter({ hasText: words }).waitFor();
const findSaveButton = (page: Page) => page.locator('[data-grid-action="save"]');

/** Pastes text into the active cell, as from the clipboard of a spreadsheet program. */
async function pasteText(page: Page, text: string): Promise<void> {
  await page.evaluate(`{
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', ${JSON.stringify(text)});
    document.activeElement.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }`);
}

describeInBrowser(
  'The table of an entity type',
  (site) => {
    let project: SmallProject;
    const openTable = (type = UNITS, sight = {}) => site.visit(project.path('table', type), sight);
    const readColumn = async (field: string, type = UNITS) => (await project.rows(type)).map((data) => data[field]);
    const findActiveCell = (page: Page) =>
      page.evaluate(
        `[document.activeElement.parentElement.rowIndex - 1, document.activeElement.dataset.field ?? 'head'].join(' ')`,
      );
    const saveTable = async (page: Page) => {
      await page.keyboard.press('Control+s');
      await waitForMessage(page, /^Saved/);
    };
    beforeEach(async () => {
      project = await createSmallProject(site.address);
    });

    it('supports keyboard navigation', async () => {
      const { page } = await openTable();
      await findCell(page, 0, 'unique_id').click();
      const places: unknown[] = [];
      for (const key of ['ArrowRight', 'ArrowDown', 'End', 'Home', 'Control+Home', 'Control+End', 'PageUp', 'ArrowLeft']) {
        await page.keyboard.press(key);
        places.push(await findActiveCell(page));
      }
      expect(places).toEqual([
        '0 study_id',
        '1 study_id',
        '1 external_references',
        '1 head',
        '0 head',
        '3 external_references',
        '0 external_references',
        '0 observation_level_code',
      ]);
    });

    it('can be edited by typing, Enter, F2, Tab and Escape, and saves all changes together', { tags: 'main' }, async () => {
      const { page, errors } = await openTable();
      await findCell(page, 0, 'spatial_distribution').click();
      await page.keyboard.type('row 1');
      await page.keyboard.press('Enter');
      expect(await findActiveCell(page)).toBe('1 spatial_distribution');
      await page.keyboard.type('row 2');
      await page.keyboard.press('Tab');
      expect(await findActiveCell(page)).toBe('1 observation_unit_x_ref');
      await page.keyboard.type('lost');
      await page.keyboard.press('Escape');
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('F2');
      await page.keyboard.press('End');
      await page.keyboard.type('b');
      await page.keyboard.press('Enter');
      await expect.poll(() => findSaveButton(page).textContent()).toBe('Save 2 rows');
      await saveTable(page);
      expect(await readColumn('spatial_distribution')).toEqual(['row 1', 'row 2b', undefined, undefined]);
      await expect.poll(() => findSaveButton(page).isDisabled()).toBe(true);
      expect(errors).toEqual([]);
    });

    it('moves the focus along a row by Tab, and by Enter to the next row in the column where the entry began', async () => {
      const { page } = await openTable();
      await findCell(page, 0, 'spatial_distribution').click();
      for (const keys of ['A', 'Tab', 'x', 'Enter', 'B', 'Tab', 'Enter', 'C', 'Enter']) {
        if (keys.length === 1) await page.keyboard.type(keys);
        else await page.keyboard.press(keys);
      }
      expect(await findActiveCell(page)).toBe('3 spatial_distribution');
      await saveTable(page);
      expect(await readColumn('spatial_distribution')).toEqual(['A', 'B', 'C', undefined]);
      expect(await readColumn('observation_unit_x_ref')).toEqual(['x', undefined, undefined, undefined]);
    });

    it('lets the focus leave the table after Escape and at the end of a row', async () => {
      const { page } = await openTable();
      const isInside = () => page.evaluate(`document.activeElement.closest('#grid tbody') !== null`);
      await findCell(page, 0, 'spatial_distribution').click();
      await page.keyboard.press('Tab');
      expect(await isInside()).toBe(true);
      await page.keyboard.press('Escape');
      await page.keyboard.press('Tab');
      expect(await isInside()).toBe(false);
      await findCell(page, 0, 'spatial_distribution').click();
      await page.keyboard.press('End');
      await page.keyboard.press('Tab');
      expect(await isInside()).toBe(false);
    });

    it('receives the focus from the top of the page by pressing Tab twice and Enter', async () => {
      const { page } = await openTable();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await page.keyboard.press('ArrowRight');
      expect(await findActiveCell(page)).toBe('0 unique_id');
    });

    it('shows only matching rows while the user types a search', async () => {
      const { page, errors } = await openTable();
      await page.getByRole('searchbox', { name: 'Search' }).fill('plot-3');
      await expect.poll(() => page.locator('#grid .row-link').allTextContents()).toEqual(['PLOT-3']);
      await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('plot-3');
      await page.goBack();
      await expect.poll(() => page.locator('#grid .row-link').count()).toBe(4);
      await expect.poll(() => page.getByRole('searchbox', { name: 'Search' }).inputValue()).toBe('');
      expect(errors).toEqual([]);
    });

    it('keeps the tree collapsed in the next table', async () => {
      const { page } = await openTable();
      await page.locator('[data-tree] > details > summary').click();
      await page.goto(site.address + project.path('table', 'Factor'));
      expect(await page.locator('[data-tree] > details').getAttribute('open')).toBeNull();
    });

    it('offers the terms of a vocabulary', async () => {
      const { page } = await openTable();
      await findCell(page, 0, 'entry_type').click();
      await page.keyboard.press('Enter');
      const select = page.locator('.cell-editor select');
      await expect.poll(() => select.locator('option').allTextContents()).toEqual(['Choose…', 'test', 'check', 'filler']);
      await select.selectOption('check');
      await page.keyboard.press('Enter');
      await saveTable(page);
      expect((await readColumn('entry_type'))[0]).toBe('check');
    });

    it('accepts pasted spreadsheet cells with quoted line endings and tabs', async () => {
      const { page } = await openTable();
      await findCell(page, 1, 'spatial_distribution').click();
      await pasteText(page, '"two\nlines"\t1\n"a ""b"""\t2\n');
      await saveTable(page);
      expect(await readColumn('spatial_distribution')).toEqual([undefined, 'two\nlines', 'a "b"', undefined]);
      expect(await readColumn('observation_unit_x_ref')).toEqual([undefined, '1', '2', undefined]);
    });

    it('adds rows for a paste beyond its end, after a confirmation', async () => {
      const { page } = await openTable();
      await findCell(page, 3, 'unique_id').click();
      await pasteText(page, 'PLOT-4\tSTU-1\nPLOT-5\tSTU-1\nPLOT-6\tSTU-1\n');
      const question = page.getByRole('dialog', { name: 'Add 2 new rows to Field trial?' });
      await question.getByRole('button', { name: 'Add 2 rows' }).click();
      await expect.poll(() => findCell(page, 5, 'unique_id').textContent()).toBe('PLOT-6');
      await saveTable(page);
      expect(await readColumn('unique_id')).toEqual(['PLOT-1', 'PLOT-2', 'PLOT-3', 'PLOT-4', 'PLOT-5', 'PLOT-6']);
    });

    it('accepts no pasted cells if the user cancels the confirmation', async () => {
      const { page } = await openTable();
      const before = await findCell(page, 3, 'unique_id').textContent();
      await findCell(page, 3, 'unique_id').click();
      await pasteText(page, 'OTHER-4\tSTU-1\nOTHER-5\tSTU-1\n');
      const question = page.getByRole('dialog', { name: 'Add 1 new row to Field trial?' });
      await question.getByRole('button', { name: 'Cancel' }).click();
      await waitForMessage(page, 'Nothing was pasted.');
      await expect.poll(() => findCell(page, 3, 'unique_id').textContent()).toBe(before);
      await expect.poll(() => findSaveButton(page).isDisabled()).toBe(true);
    });

    it('fills in the values that depend on the parent of a new row', async () => {
      const { page } = await openTable();
      await page.getByRole('button', { name: 'Add row' }).click();
      await page.keyboard.type('PLOT-9');
      await page.keyboard.press('Enter');
      await expect.poll(() => findCell(page, 4, 'study_id').textContent()).toBe('STU-1');
      await saveTable(page);
      expect((await project.rows(UNITS)).at(-1)).toEqual({ unique_id: 'PLOT-9', study_id: 'STU-1' });
    });

    it('fills a value down a range that was selected with Shift', async () => {
      const { page } = await openTable();
      await findCell(page, 0, 'entry_type').click();
      await pasteText(page, 'test');
      await page.keyboard.press('Shift+ArrowDown');
      await page.keyboard.press('Shift+ArrowDown');
      await expect.poll(() => page.locator('[aria-selected="true"]').count()).toBe(3);
      await page.keyboard.press('Control+d');
      await saveTable(page);
      expect(await readColumn('entry_type')).toEqual(['test', 'test', 'test', undefined]);
    });

    it('undoes and redoes unsaved changes step by step', async () => {
      const { page } = await openTable();
      await findCell(page, 0, 'unique_id').click();
      await pasteText(page, 'A\nB');
      await page.keyboard.press('Delete');
      await page.keyboard.press('Control+z');
      await expect.poll(() => findCell(page, 1, 'unique_id').textContent()).toBe('B');
      await page.keyboard.press('Control+z');
      await expect.poll(() => findCell(page, 1, 'unique_id').textContent()).toBe('PLOT-2');
      await expect.poll(() => findSaveButton(page).isDisabled()).toBe(true);
      await page.keyboard.press('Control+y');
      await expect.poll(() => findCell(page, 0, 'unique_id').textContent()).toBe('A');
    });

    it('explains an invalid cell to users of a keyboard and of a screen reader', async () => {
      const { page } = await openTable();
      await findCell(page, 2, 'biological_material_id').click();
      await pasteText(page, 'BM-NOBODY');
      await page.locator('#grid [aria-invalid="true"]').waitFor();
      await page.keyboard.press('Control+Home');
      await page.keyboard.press('F8');
      expect(await findActiveCell(page)).toBe('2 biological_material_id');
      await waitForMessage(page, /Biological material ID: "BM-NOBODY" is not the unique ID of any biological material/);
      const described = await findCell(page, 2, 'biological_material_id').getAttribute('aria-describedby');
      expect(await page.locator(`[id="${described}"]`).textContent()).toContain('BM-NOBODY');
    });

    it('preserves the types of numbers and lists', async () => {
      const { page } = await openTable('Study');
      await findCell(page, 0, 'altitude').click();
      await page.keyboard.type('12.5');
      await page.keyboard.press('Enter');
      await findCell(page, 0, 'observation_unit_level_hierarchy').click();
      await page.keyboard.type('block; plot');
      await page.keyboard.press('Enter');
      await saveTable(page);
      const { data } = await project.now(project.study.id);
      expect([data.altitude, data.observation_unit_level_hierarchy]).toEqual([12.5, ['block', 'plot']]);
    });

    it('changes one field of selected rows', async () => {
      const { page } = await openTable();
      await page.getByRole('checkbox', { name: 'Choose PLOT-2' }).check();
      await page.getByRole('checkbox', { name: 'Choose PLOT-4' }).check();
      await expect.poll(() => page.locator('#bulk-field option[value="unique_id"]').count()).toBe(0);
      await page.selectOption('#bulk-field', 'observation_level');
      await page.fill('#bulk-value', 'plot');
      await page.getByRole('button', { name: 'Change 2 rows' }).click();
      await saveTable(page);
      expect(await readColumn('observation_level')).toEqual([undefined, 'plot', undefined, 'plot']);
    });

    it('refreshes only the rows that another user has saved', async () => {
      const { page } = await openTable();
      await findCell(page, 1, 'entry_type').click();
      await pasteText(page, 'check');
      const [first] = project.units;
      const { body } = await project.hub.post(project.path('entities'), {
        entity_type: UNITS,
        node_id: first?.id,
        data: { entry_type: 'filler' },
      });
      await announceSave(page, body);
      await findCell(page, 0, 'entry_type').filter({ hasText: 'filler' }).waitFor();
      expect(await findCell(page, 1, 'entry_type').textContent()).toBe('check');
    });

    it('shows both values if another user has saved an edited row', async () => {
      const { page } = await openTable();
      const [first] = project.units;
      await findCell(page, 0, 'entry_type').click();
      await pasteText(page, 'check');
      await project.hub.post(project.path('entities'), {
        entity_type: UNITS,
        node_id: first?.id,
        data: { entry_type: 'filler', observation_level: 'plot' },
      });
      await page.keyboard.press('Control+s');
      const conflict = page.locator('.grid-conflict');
      await conflict.waitFor();
      expect(await conflict.locator('dl').textContent()).toBe('Entry typeYours: checkTheirs: filler');
      expect((await readColumn('entry_type'))[0]).toBe('filler');
      await page.getByRole('button', { name: 'Keep my values' }).click();
      await saveTable(page);
      expect([(await readColumn('entry_type'))[0], (await readColumn('observation_level'))[0]]).toEqual(['check', 'plot']);
    });

    it('can be sorted, searched and filtered without scripts', async () => {
      const tooLong = 'x'.repeat(101);
      await project.hub.createEntity(UNITS, { unique_id: tooLong, study_id: 'STU-1' }, project.study);
      const { page } = await openTable(UNITS, { scripts: false });
      await page.getByLabel('With errors').check();
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await expect.poll(() => page.locator('#grid .row-link').allTextContents()).toEqual([tooLong]);
      await page.goto(site.address + project.path('table', UNITS));
      await page.getByRole('searchbox', { name: 'Search' }).fill('plot-');
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await page.locator('th[data-column="unique_id"] a').click();
      await page.locator('th[data-column="unique_id"] a').click();
      await expect
        .poll(() => page.locator('#grid .row-link').allTextContents())
        .toEqual(['PLOT-4', 'PLOT-3', 'PLOT-2', 'PLOT-1']);
    });

    it('changes one field of selected rows without scripts', async () => {
      const { page } = await openTable(UNITS, { scripts: false });
      await page.getByRole('checkbox', { name: 'Choose PLOT-1' }).check();
      await page.getByRole('checkbox', { name: 'Choose PLOT-3' }).check();
      await page.selectOption('#bulk-field', 'entry_type');
      await page.fill('#bulk-value', 'test');
      await page.getByRole('button', { name: 'Change selected rows' }).click();
      expect(await readColumn('entry_type')).toEqual(['test', undefined, 'test', undefined]);
    });

    it('has no accessibility violation and fits the window', async () => {
      await project.hub.createEntity(UNITS, { unique_id: 'not an id', observation_unit_type: 'balcony' }, project.study);
      const { page, errors } = await openTable(UNITS);
      await findCell(page, 0, 'entry_type').click();
      await pasteText(page, 'test');
      expect([await listErrorsInAppearances(page), errors]).toEqual([[], []]);
    });

    it('states that there are no entities if it has no rows', async () => {
      const { page } = await openTable('Sample');
      expect(await page.locator('.empty').textContent()).toContain('There is no sample yet.');
      expect(await findAccessibilityViolations(page)).toEqual([]);
    });

    it('shows complete column headers without rows, and a tree after the first save', async () => {
      const empty = await new HubClient(site.address).createProject();
      const { page } = await site.visit(empty.getPath('table', 'Investigation'));
      const head = page.locator('#grid th[data-column="public_release_date"]');
      expect(await head.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
      await findCell(page, 0, 'unique_id').click();
      await page.keyboard.type('INV-1');
      await page.keyboard.press('Enter');
      await saveTable(page);
      await page.locator('[data-tree]').getByRole('link', { name: 'Investigation' }).waitFor();
    });
  },
  { withDatabase: true },
);

/** Dispatches the event of a save on the page, as the project's channel does. */
async function announceSave(
  page: Page,
  { id, version, entity_type }: { id: string; version: number; entity_type: string },
): Promise<void> {
  const detail = { entity_id: id, version, action: 'updated', entity_type };
  await page.evaluate(`document.dispatchEvent(new CustomEvent('hub:remote-change', { detail: ${JSON.stringify(detail)} }))`);
}
