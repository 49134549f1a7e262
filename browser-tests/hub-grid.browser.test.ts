import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { describeInBrowser, listErrorsInAppearances } from './browser.ts';
import { createSmallProject, type SmallProject } from './hub-project.ts';

const UNITS = 'ObservationUnit';

const findCell = (page: Page, row: number, field: string) =>
  page.locator('#grid tbody tr').nth(row).locator(`td[data-field="${field}"]`);
const waitForMessage = (page: Page, words: string | RegExp) => page.locator('#grid-line').filter({ hasText: words }).waitFor();
const findSaveButton = (page: Page) => page.locator('[data-grid-action="save"]');
const readLabels = (page: Page) => page.locator('#grid .row-link').allTextContents();
const readHeads = (page: Page) =>
  page.locator('#grid thead th[data-column]').evaluateAll((cells) => cells.map((one) => one.getAttribute('data-column')));

async function pasteText(page: Page, text: string): Promise<void> {
  await page.evaluate(`{
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', ${JSON.stringify(text)});
    document.activeElement.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }`);
}

async function saveTable(page: Page): Promise<void> {
  await page.keyboard.press('Control+s');
  await waitForMessage(page, /^Saved/);
}

describeInBrowser(
  'The grid of a project',
  (site) => {
    let project: SmallProject;
    let second: { id: string };
    const openTable = (type = UNITS, query = '', sight = {}) => site.visit(`${project.path('table', type)}${query}`, sight);
    const readUnits = () => project.rows(UNITS);
    const readColumn = async (field: string) => (await readUnits()).map((data) => data[field]);
    beforeEach(async () => {
      project = await createSmallProject(site.address);
      const data = { unique_id: 'STU-2', investigation_id: 'INV-1', title: 'Greenhouse' };
      second = await project.hub.createEntity('Study', data, project.investigation);
    });

    it('undoes a paste into the empty row at its end in one step', {
      tags: 'main',
    }, async () => {
      const { page, errors } = await openTable();
      await page.getByRole('button', { name: 'Add row' }).click();
      await page.keyboard.press('Escape');
      await pasteText(page, 'P-1\tSTU-1\nP-2\tSTU-1\nP-3\tSTU-1\n');
      await expect.poll(() => findSaveButton(page).textContent()).toBe('Save 3 rows');
      await page.keyboard.press('Control+z');
      await expect.poll(() => page.locator('#grid tr.is-new').count()).toBe(0);
      await expect.poll(() => findSaveButton(page).isDisabled()).toBe(true);
      await page.keyboard.press('Control+y');
      await saveTable(page);
      expect(await readColumn('unique_id')).toContain('P-3');
      expect(errors).toEqual([]);
    });

    it('adds each pasted row to the study that the row names', async () => {
      const { page } = await openTable();
      await page.getByRole('button', { name: 'Add row' }).click();
      await page.keyboard.press('Escape');
      await pasteText(page, 'P-1\tSTU-1\nP-2\tSTU-2\n');
      await saveTable(page);
      const inSecond = await project.hub.get(`${project.path('entities')}?parent_id=${second.id}`);
      expect(inSecond.body.entities.map(({ label }: { label: string }) => label)).toEqual(['P-2']);
    });

    it('clears the error of a row when a correction of another row resolves it', async () => {
      for (const id of ['TWICE', 'TWICE'])
        await project.hub.createEntity(UNITS, { unique_id: id, study_id: 'STU-1' }, project.study);
      const { page } = await openTable(UNITS, '?only_errors=true');
      await findCell(page, 0, 'unique_id').click();
      await page.keyboard.type('ONCE');
      await page.keyboard.press('Enter');
      await saveTable(page);
      await expect.poll(() => page.locator('#grid [aria-invalid="true"]').count()).toBe(0);
    });

    it('adds no row if no value was typed', async () => {
      const { page } = await openTable();
      await page.getByRole('button', { name: 'Add row' }).click();
      await page.keyboard.press('Escape');
      await expect.poll(() => findSaveButton(page).isDisabled()).toBe(true);
      await expect.poll(() => page.locator('#grid tr.is-new').count()).toBe(0);
    });

    it('updates the number of rows', async () => {
      const { page } = await openTable('Sample');
      await page.getByText('There is no sample yet.').waitFor();
      await project.hub.createEntity('Sample', { unique_id: 'S-0' }, project.units[0] as { id: string });
      const table = await openTable('Sample');
      expect(await table.page.locator('.table-count').textContent()).toBe('1');
      await table.page.getByRole('button', { name: 'Add row' }).click();
      await table.page.keyboard.type('S-1');
      await table.page.keyboard.press('Enter');
      await expect.poll(() => table.page.locator('.table-count').textContent()).toBe('2');
    });

    it('checks edited rows before they are saved, and updates badges after a save', async () => {
      const { page } = await openTable();
      await findCell(page, 0, 'unique_id').click();
      await pasteText(page, 'A\nA\nA\nA');
      await expect.poll(() => page.locator('#grid .row-errors').count()).toBe(4);
      await saveTable(page);
      expect(await page.locator('#grid .row-errors').count()).toBe(4);
      expect(await page.locator('[data-invalid-count]').textContent()).toBe('4 rows have errors');
      await findCell(page, 0, 'unique_id').click();
      await pasteText(page, 'X\nB\nC');
      await saveTable(page);
      await expect.poll(() => page.locator('#grid .row-errors').count()).toBe(0);
      await page.locator('[data-row-problems]').waitFor({ state: 'hidden' });
    });

    it('deletes selected rows with the next save unless an undo restores them', async () => {
      const { page } = await openTable();
      await page.getByRole('checkbox', { name: 'Choose PLOT-2' }).check();
      await page.getByRole('checkbox', { name: 'Choose PLOT-3' }).check();
      await page.getByRole('button', { name: 'Delete', exact: true }).click();
      await expect.poll(() => page.locator('#grid tr.is-deleted').count()).toBe(2);
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect.poll(() => page.locator('#grid tr.is-deleted').count()).toBe(0);
      await findCell(page, 1, 'unique_id').click();
      await page.keyboard.press('Control+Delete');
      await saveTable(page);
      await expect.poll(() => readLabels(page)).toEqual(['PLOT-1', 'PLOT-3', 'PLOT-4']);
      await page.getByRole('button', { name: 'Undo' }).click();
      await saveTable(page);
      expect([...(await readColumn('unique_id'))].toSorted()).toEqual(['PLOT-1', 'PLOT-2', 'PLOT-3', 'PLOT-4']);
    });

    it('keeps the focus on the cell after the deletion of a row with entities inside is confirmed, so that Ctrl+Z works', async () => {
      await project.hub.createEntity('Sample', { unique_id: 'SAM-1' }, project.units[0]);
      const { page } = await openTable();
      for (const press of ['Cancel', 'Delete 1 row']) {
        await findCell(page, 0, 'unique_id').click();
        await page.keyboard.press('Control+Delete');
        await page.getByRole('dialog').getByRole('button', { name: press }).click();
        await expect.poll(() => page.locator('td:focus').getAttribute('data-field')).toBe('unique_id');
      }
      await expect.poll(() => page.locator('#grid tr.is-deleted').count()).toBe(1);
      await page.keyboard.press('Control+z');
      await expect.poll(() => page.locator('#grid tr.is-deleted').count()).toBe(0);
      expect(await page.locator('td:focus').getAttribute('data-field')).toBe('unique_id');
    });

    it('finds its columns with the command menu', async () => {
      const { page } = await openTable();
      await page.keyboard.press('Control+k');
      await page.keyboard.type('unit type');
      await page.getByRole('group', { name: 'On this page' }).getByRole('option', { name: 'Observation unit type' }).click();
      await expect.poll(() => page.locator('th:has(:focus)').getAttribute('data-column')).toBe('observation_unit_type');
    });

    it('moves selected rows into another study, and updates the values that depend on it', async () => {
      const { page } = await openTable();
      await page.getByRole('checkbox', { name: 'Choose PLOT-1' }).check();
      await page.selectOption('#bulk-parent', { label: 'Greenhouse' });
      await page.getByRole('button', { name: 'Move', exact: true }).click();
      await expect.poll(() => findCell(page, 0, 'study_id').textContent()).toBe('STU-2');
      await page.keyboard.press('Control+s');
      await waitForMessage(page, /^Saved: 1 changed/);
      const { body } = await project.hub.get(project.path('entity', project.units[0]?.id ?? ''));
      expect([body.parent_id, body.data.study_id]).toEqual([second.id, 'STU-2']);
    });

    it('duplicates rows under unused identifiers', async () => {
      const { page } = await openTable();
      await page.getByRole('checkbox', { name: 'Choose PLOT-1' }).check();
      await page.getByRole('button', { name: 'Duplicate' }).click();
      await saveTable(page);
      expect((await readUnits()).at(-1)).toMatchObject({
        unique_id: 'PLOT-1-copy',
        study_id: 'STU-1',
        observation_unit_type: 'plot',
      });
    });

    it('filters and sorts by its columns, with the query in the URL', { tags: 'main' }, async () => {
      const { page } = await openTable();
      await page.getByRole('button', { name: 'Sort, filter and arrange Unique ID' }).click();
      await page.getByRole('textbox', { name: 'Value' }).fill('plot-3');
      await page.getByRole('button', { name: 'Filter', exact: true }).click();
      await expect.poll(() => readLabels(page)).toEqual(['PLOT-3']);
      const address = new URL(page.url());
      expect(address.searchParams.getAll('filter')).toEqual(['unique_id~plot-3']);
      await page.reload();
      expect(await readLabels(page)).toEqual(['PLOT-3']);
      await page.getByRole('link', { name: 'Remove: Unique ID contains plot-3' }).click();
      await expect.poll(() => readLabels(page)).toHaveLength(4);
      await page.locator('th[data-column="unique_id"] a').click();
      await page.locator('th[data-column="unique_id"] a').click();
      await expect.poll(() => readLabels(page)).toEqual(['PLOT-4', 'PLOT-3', 'PLOT-2', 'PLOT-1']);
      await page.goBack();
      await expect.poll(() => readLabels(page)).toEqual(['PLOT-1', 'PLOT-2', 'PLOT-3', 'PLOT-4']);
    });

    it('keeps unsaved edits when the order of rows changes', async () => {
      const { page } = await openTable();
      await findCell(page, 0, 'entry_type').click();
      await pasteText(page, 'check');
      await page.locator('th[data-column="unique_id"] a').click();
      await page.locator('th[data-column="unique_id"] a').click();
      await expect.poll(() => findCell(page, 3, 'entry_type').textContent()).toBe('check');
      await saveTable(page);
      expect((await readColumn('entry_type'))[0]).toBe('check');
    });

    it('hides, moves, freezes and widens columns, and remembers the layout', async () => {
      const { page } = await openTable();
      const chooseMenuItem = async (name: string, does: string) => {
        await page.getByRole('button', { name: `Sort, filter and arrange ${name}` }).click();
        await page.locator(`[data-column-menu] [data-does="${does}"]`).click();
      };
      await page.getByText('Columns', { exact: true }).click();
      await page.getByLabel('Hide empty columns').check();
      await page.getByText('Columns', { exact: true }).click();
      expect(await readHeads(page)).toEqual(['unique_id', 'study_id', 'observation_unit_type']);
      await chooseMenuItem('Observation unit type', 'left');
      await chooseMenuItem('Study ID', 'hide');
      await chooseMenuItem('Unique ID', 'freeze');
      const measureColumn = () =>
        page.locator('th[data-column="unique_id"]').evaluate((head) => head.getBoundingClientRect().width);
      const before = await measureColumn();
      const saved = page.waitForResponse((response) => response.request().postData()?.includes('"unique_id":') === true);
      await chooseMenuItem('Unique ID', 'wider');
      expect((await measureColumn()) - before).toBeCloseTo(32, 0);
      await saved;
      await page.reload();
      expect(await readHeads(page)).toEqual(['unique_id', 'observation_unit_type']);
      expect(await page.locator('td.is-frozen-1').first().getAttribute('data-field')).toBe('unique_id');
    });

    it('accepts decimal commas, and dates in common formats', async () => {
      const { page } = await openTable('Study');
      await findCell(page, 0, 'altitude').click();
      await page.keyboard.type('12,5');
      await page.keyboard.press('Enter');
      await findCell(page, 0, 'start_date').click();
      await page.keyboard.type('24. Dez. 2023');
      await page.keyboard.press('Enter');
      await saveTable(page);
      const { data } = await project.now(project.study.id);
      expect([data.altitude, data.start_date]).toEqual([12.5, '2023-12-24']);
    });

    it('prints all its columns and no controls', async () => {
      const { page } = await openTable();
      await page.emulateMedia({ media: 'print' });
      const { table, paper } = (await page.evaluate(
        '({ table: document.getElementById("grid").getBoundingClientRect().right, paper: document.documentElement.clientWidth })',
      )) as { table: number; paper: number };
      expect(table).toBeLessThanOrEqual(paper);
      expect(await page.locator('#grid input:visible').count()).toBe(0);
    });

    it('has no accessibility violation with a menu, a selection and errors', async () => {
      const { page, errors } = await openTable();
      await findCell(page, 0, 'unique_id').click();
      await pasteText(page, 'PLOT-2');
      await page.locator('#grid .row-errors').waitFor();
      await page.getByRole('checkbox', { name: 'Choose PLOT-2' }).check();
      expect([await listErrorsInAppearances(page), errors]).toEqual([[], []]);
    });
  },
  { withDatabase: true },
);
