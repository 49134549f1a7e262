import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { describeInBrowser, listErrorsInAppearances } from './browser.ts';
import { createSmallProject, type SmallProject } from './hub-project.ts';

const UNITS = 'ObservationUnit';

const findCell = (page: Page, row: number, field: string) =>
  page.locator('#grid tbody tr').nth(row).locator(`td[data-field="${field}"]`);
const readColumn = (page: Page, field: string) => page.locator(`#grid tbody td[data-field="${field}"]`).allTextContents();
const waitForMessage = (page: Page, words: string) => page.locator('#grid-line').filter({ hasText: words }).waitFor();
const readLabels = (page: Page) => page.locator('#grid .row-link').allTextContents();
const readHeadings = (page: Page) =>
  page.locator('#grid th[data-group]').evaluateAll((cells) => cells.map((one) => one.getAttribute('data-group')));

async function dragHandle(page: Page, row: number, field: string): Promise<void> {
  const handle = await page.locator('#grid .is-corner').boundingBox();
  const target = await findCell(page, row, field).boundingBox();
  if (handle === null || target === null) throw new Error('a cell of the drag is not drawn');
  await page.mouse.move(handle.x + handle.width - 4, handle.y + handle.height - 4);
  await page.mouse.down();
  await page.mouse.move(target.x + 8, target.y + 8, { steps: 5 });
  await page.mouse.up();
}

describeInBrowser(
  'The table of a project',
  (site) => {
    let project: SmallProject;
    const openTable = (query = '', sight = {}) => site.visit(`${project.path('table', UNITS)}${query}`, sight);
    const openMenu = (page: Page, label: string) =>
      page.getByRole('button', { name: `Sort, filter and arrange ${label}` }).click();
    beforeEach(async () => {
      project = await createSmallProject(site.address);
      await project.hub.createEntity(
        UNITS,
        { study_id: 'STU-1', unique_id: 'POT-1', observation_unit_type: 'pot' },
        project.study,
      );
    });

    it('fills the cells over which the fill handle is dragged', { tags: 'main' }, async () => {
      const { page, errors } = await openTable();
      await findCell(page, 0, 'observation_unit_type').click();
      await page.keyboard.type('pot');
      await page.keyboard.press('Enter');
      await findCell(page, 0, 'observation_unit_type').click();
      await dragHandle(page, 2, 'observation_unit_type');
      await waitForMessage(page, '2 cells filled');
      expect((await readColumn(page, 'observation_unit_type')).slice(0, 5)).toEqual(['pot', 'pot', 'pot', 'plot', 'pot']);
      await page.keyboard.press('Control+z');
      expect((await readColumn(page, 'observation_unit_type')).slice(0, 3)).toEqual(['pot', 'plot', 'plot']);
      expect(errors).toEqual([]);
    });

    it.each(['the fill handle', 'a cell'])('scrolls while %s is dragged to the lower edge of the window', async (what) => {
      const buildUnit = (at: number) => ({ study_id: 'STU-1', unique_id: `MANY-${at}` });
      const changes = Array.from({ length: 100 }, (_, at) => ({
        entity_type: UNITS,
        parent_id: project.study.id,
        data: buildUnit(at),
      }));
      await project.hub.post(project.path('bulk'), { changes });
      const { page, errors } = await openTable();
      await findCell(page, 0, 'observation_unit_type').click();
      const box = (await page.locator('#grid .is-corner').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      const inset = what === 'a cell' ? 20 : 4;
      await page.mouse.move(box.x + box.width - inset, box.y + box.height - inset / 2);
      await page.mouse.down();
      await page.mouse.move(box.x + 20, (page.viewportSize()?.height ?? 0) - 2, { steps: 5 });
      await expect.poll(() => page.locator('[data-grid-scroll]').evaluate((one) => one.scrollTop)).toBeGreaterThan(1_000);
      await page.mouse.up();
      const selected = Number(
        await page
          .locator('#grid .is-selected')
          .last()
          .evaluate((one) => one.closest('tr')?.ariaRowIndex),
      );
      expect(selected).toBeGreaterThan(40);
      if (what !== 'a cell') await waitForMessage(page, 'cells filled');
      expect(errors).toEqual([]);
    });

    it('cuts selected rows that are not loaded yet', async () => {
      const buildUnit = (at: number) => ({ study_id: 'STU-1', unique_id: `MANY-${at}` });
      const changes = Array.from({ length: 600 }, (_, at) => ({
        entity_type: UNITS,
        parent_id: project.study.id,
        data: buildUnit(at),
      }));
      await project.hub.post(project.path('bulk'), { changes });
      const { page, errors } = await openTable();
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await findCell(page, 0, 'unique_id').click();
      for (const key of ['Control+Shift+ArrowDown', 'Control+x']) await page.keyboard.press(key);
      await waitForMessage(page, 'copied');
      const copied = (await page.evaluate<string>('navigator.clipboard.readText()')).split('\n');
      expect([copied.includes('MANY-0'), copied.includes('MANY-300'), copied.includes('MANY-599')]).toEqual([true, true, true]);
      // The check of the emptied cells adds its message.
      const texts = await readColumn(page, 'unique_id');
      expect(texts.filter((text) => text !== '' && text.trim() !== 'Unique ID is required.')).toEqual([]);
      expect(errors).toEqual([]);
    });

    it('fills the cells down to the last row after a double click on the fill handle', async () => {
      const { page } = await openTable();
      await findCell(page, 0, 'unique_id').click();
      const { width, height } = (await page.locator('#grid .is-corner').boundingBox()) ?? { width: 0, height: 0 };
      await page.locator('#grid .is-corner').dblclick({ position: { x: width - 4, y: height - 4 } });
      await waitForMessage(page, '1 cell filled');
      expect((await readColumn(page, 'unique_id')).slice(0, 5)).toEqual(['PLOT-1', 'PLOT-2', 'PLOT-3', 'PLOT-4', 'PLOT-5']);
    });

    it('opens the menu of a cell on a right click, and returns the focus on Escape', async () => {
      const { page } = await openTable();
      await findCell(page, 4, 'observation_unit_type').click({ button: 'right' });
      await page.getByRole('menuitem', { name: 'Edit' }).waitFor();
      await page.keyboard.press('Escape');
      await expect.poll(() => findCell(page, 4, 'observation_unit_type').evaluate((one) => one.matches(':focus'))).toBe(true);
      await page.keyboard.press('Shift+F10');
      await page.getByRole('menuitem', { name: 'Show only this value' }).click();
      await expect.poll(() => readLabels(page)).toEqual(['POT-1']);
      expect(new URL(page.url()).searchParams.getAll('filter')).toEqual(['observation_unit_type=pot']);
    });

    it('marks a value outside a recommended list while it is typed, and suggests the likely value', async () => {
      const { page } = await openTable();
      const type = findCell(page, 0, 'observation_unit_type');
      await type.click();
      await page.keyboard.type('plottt');
      await page.locator('#grid .cell-editor .is-doubtful').waitFor();
      await waitForMessage(page, 'Did you mean "plot"?');
      await page.keyboard.press('Backspace');
      await page.keyboard.press('Backspace');
      await page.locator('#grid .cell-editor .is-doubtful').waitFor({ state: 'detached' });
      await page.keyboard.type('tt');
      await page.keyboard.press('Enter');
      await page.locator('#grid td.is-doubtful').waitFor();
      await type.click();
      await waitForMessage(page, 'Did you mean "plot"?');
      expect(await page.locator('#grid td.is-wrong').count()).toBe(0);
      await page.keyboard.press('Control+s');
      await waitForMessage(page, 'Saved');
      await page.reload();
      expect(await type.getAttribute('class')).toContain('is-doubtful');
    });

    it('empties cells and deletes rows from the menu of a cell', async () => {
      const { page } = await openTable();
      await findCell(page, 0, 'observation_unit_type').click({ button: 'right' });
      await page.getByRole('menuitem', { name: 'Empty' }).click();
      await expect.poll(() => findCell(page, 0, 'observation_unit_type').textContent()).toBe('');
      await findCell(page, 1, 'unique_id').click({ button: 'right' });
      await page.getByRole('menuitem', { name: 'Delete rows' }).click();
      await waitForMessage(page, '1 row is deleted when you save');
    });

    it('filters a column by selected values', async () => {
      const { page } = await openTable();
      await openMenu(page, 'Observation unit type');
      await page.getByRole('checkbox', { name: 'pot 1', exact: true }).check();
      await expect.poll(() => readLabels(page)).toEqual(['POT-1']);
      await page.getByRole('checkbox', { name: 'plot 4', exact: true }).check();
      await expect.poll(() => readLabels(page)).toHaveLength(5);
      await page.getByRole('checkbox', { name: 'pot 1', exact: true }).uncheck();
      await expect.poll(() => readLabels(page)).toEqual(['PLOT-1', 'PLOT-2', 'PLOT-3', 'PLOT-4']);
    });

    it('groups its rows by a column, and shows the number of rows in each group', async () => {
      const { page } = await openTable();
      await openMenu(page, 'Observation unit type');
      await page.getByRole('button', { name: 'Group', exact: true }).click();
      await expect.poll(() => readHeadings(page)).toEqual(['plot · 4 rows', 'pot · 1 row']);
      await page.reload();
      expect(await readHeadings(page)).toEqual(['plot · 4 rows', 'pot · 1 row']);
      await page.getByRole('link', { name: 'Remove: Grouped by Observation unit type' }).click();
      await expect.poll(() => readHeadings(page)).toEqual([]);
    });

    it('shows the shared view of one user to another user', { tags: 'main' }, async () => {
      const { page } = await openTable('?filter=observation_unit_type%3Dpot');
      await page.locator('[data-views] summary').click();
      await page.getByLabel('Save these rows and columns as').fill('Pots');
      await page.getByLabel('Share with the project').check();
      await page.getByRole('button', { name: 'Save view' }).click();
      await waitForMessage(page, 'View Pots saved and shared');
      const other = await openTable('', { beside: true });
      await other.page.locator('[data-views] summary').click();
      await other.page.getByRole('link', { name: 'Pots' }).click();
      await expect.poll(() => readLabels(other.page)).toEqual(['POT-1']);
    });

    it('deletes a saved view', async () => {
      const { page } = await openTable();
      await page.locator('[data-views] summary').click();
      await page.getByLabel('Save these rows and columns as').fill('Mine');
      await page.getByRole('button', { name: 'Save view' }).click();
      await waitForMessage(page, 'View Mine saved');
      await page.reload();
      await page.locator('[data-views] summary').click();
      await page.getByRole('button', { name: 'Delete the view Mine' }).click();
      await waitForMessage(page, 'View Mine deleted');
      await page.reload();
      expect(await page.getByRole('link', { name: 'Mine', includeHidden: true }).count()).toBe(0);
    });

    it('is accessible and fits into the window with its menus open', async () => {
      const { page } = await openTable('?group=observation_unit_type');
      await page.locator('[data-views] summary').click();
      expect(await listErrorsInAppearances(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await openMenu(page, 'Observation unit type');
      await page.getByRole('checkbox', { name: 'pot 1', exact: true }).waitFor();
      expect(await listErrorsInAppearances(page)).toEqual([]);
    });
  },
  { withDatabase: true },
);
