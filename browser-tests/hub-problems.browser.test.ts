/** Tests the problems below a table and on the pages of entities, and the printed table. */
import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { describeInBrowser, listErrorsInAppearances } from './browser.ts';
import { createSmallProject, type SmallProject } from './hub-project.ts';

const UNITS = 'ObservationUnit';
/** More rows than are drawn at a time. */
const MANY = 400;

describeInBrowser(
  'The problems below a table',
  (site) => {
    let project: SmallProject;
    const findPanel = (page: Page) => page.locator('[data-problems-panel]');
    const waitForMessage = (page: Page, words: string | RegExp) =>
      page.locator('#grid-line').filter({ hasText: words }).waitFor();
    const readTypes = async () => (await project.rows(UNITS)).map((data) => data.observation_unit_type);
    const updateEntities = (changes: readonly object[]) => project.hub.post(project.path('bulk'), { changes });
    const openTable = async () => {
      const { page, errors } = await site.visit(project.path('table', UNITS));
      await findPanel(page)
        .locator('summary')
        .filter({ hasText: /kinds?$/ })
        .click();
      return { page, errors };
    };
    beforeEach(async () => {
      project = await createSmallProject(site.address);
      const data = { observation_unit_type: 'plottt' };
      await updateEntities(project.units.slice(0, 3).map(({ id }) => ({ entity_type: UNITS, node_id: id, data })));
    });

    it('can be fixed for all rows with the same value in a panel that has its own URL', { tags: 'main' }, async () => {
      const { page, errors } = await openTable();
      await expect.poll(() => new URL(page.url()).hash).toBe('#problems');
      await findPanel(page).getByRole('button', { name: 'Fix all 3' }).click();
      await waitForMessage(page, /^3 entities changed and saved/);
      expect(await readTypes()).toEqual(['plot', 'plot', 'plot', 'plot']);
      const shown = page.locator('#grid tbody td[data-field="observation_unit_type"]').filter({ hasText: /^plot$/ });
      await expect.poll(() => shown.count()).toBe(4);
      expect(await findPanel(page).getByText('plottt').count()).toBe(0);
      await page.reload();
      expect(await findPanel(page).getAttribute('open')).not.toBeNull();
      expect(errors).toEqual([]);
    });

    it('reappear after Ctrl+Z, and are fixed again after Ctrl+Y', async () => {
      const { page, errors } = await openTable();
      await findPanel(page).getByRole('button', { name: 'Fix all 3' }).click();
      await waitForMessage(page, /^3 entities changed and saved/);
      await page.locator('#grid tbody td[data-field="unique_id"]').first().click();
      await page.keyboard.press('Control+z');
      await waitForMessage(page, 'Done.');
      expect((await readTypes()).filter((type) => type === 'plottt')).toHaveLength(3);
      await page.keyboard.press('Control+y');
      await expect.poll(readTypes).toEqual(['plot', 'plot', 'plot', 'plot']);
      expect(errors).toEqual([]);
    });

    it('are not fixed while changes are unsaved', async () => {
      const { page } = await openTable();
      await page.locator('#grid tbody td[data-field="unique_id"]').first().click();
      await page.keyboard.type('PLOT-A');
      await page.keyboard.press('Enter');
      await findPanel(page).getByRole('button', { name: 'Fix all 3' }).click();
      await waitForMessage(page, 'Save your changes first');
      expect((await readTypes()).filter((type) => type === 'plottt')).toHaveLength(3);
    });

    it('link to an entity in the side panel', async () => {
      const { page } = await openTable();
      await findPanel(page).getByRole('link', { name: 'PLOT-2' }).first().click();
      await page.locator('[data-drawer]').getByRole('heading', { name: 'PLOT-2', level: 2 }).waitFor();
    });

    it('are updated after a save', async () => {
      const { page } = await openTable();
      await updateEntities([{ entity_type: UNITS, node_id: project.units[3]?.id, data: { observation_unit_type: 'plottt' } }]);
      await findPanel(page).getByRole('button', { name: 'Fix all 4' }).waitFor();
    });

    it('have no accessibility violation', async () => {
      const { page, errors } = await openTable();
      await findPanel(page).getByRole('button', { name: 'Fix all 3' }).waitFor();
      expect([await listErrorsInAppearances(page), errors]).toEqual([[], []]);
    });

    it('are reached from one entity to the next by F8 or by a link', async () => {
      const { hub, investigation, study, path } = project;
      const wrong = { investigation_id: 'INV-1', start_date: 'soon' };
      const second = await hub.createEntity('Study', { ...wrong, unique_id: 'STU-2', title: 'Second trial' }, investigation);
      const third = await hub.createEntity('Study', { ...wrong, unique_id: 'STU-3', title: 'Third trial' }, investigation);
      const { page } = await site.visit(path('entity', study.id));
      await page.keyboard.press('F8');
      await page.waitForURL(`**/entity/${second.id}`);
      await page.getByRole('link', { name: 'Third trial', exact: true }).click();
      await page.waitForURL(`**/entity/${third.id}`);
    });

    it('are no longer linked after another user has corrected them, and the breadcrumb shows the saved title', async () => {
      const { hub, investigation, study, path } = project;
      const wrong = { investigation_id: 'INV-1', unique_id: 'STU-2', title: 'Second trial', start_date: 'soon' };
      const second = await hub.createEntity('Study', wrong, investigation);
      const { page, errors } = await site.visit(path('entity', study.id));
      const next = page.locator('.next-wrong a');
      expect(await next.textContent()).toBe('Second trial');
      await updateEntities([{ entity_type: 'Study', node_id: second.id, data: { ...wrong, start_date: '2024-04-01' } }]);
      await page.fill('#field-title', 'Renamed trial');
      await page.keyboard.press('Control+s');
      await expect.poll(() => page.locator('.breadcrumb [aria-current]').textContent()).toBe('Renamed trial');
      await expect.poll(() => next.allTextContents()).not.toContain('Second trial');
      expect(errors).toEqual([]);
    });

    it('are below a table that is printed with all its rows', async () => {
      const { hub, study, path } = project;
      const buildUnit = (number: number) => ({
        entity_type: UNITS,
        parent_id: study.id,
        data: { unique_id: `U-${number}`, study_id: 'STU-1' },
      });
      await hub.post(path('bulk'), { changes: Array.from({ length: MANY }, (_, number) => buildUnit(number)) });
      const { page } = await site.visit(path('table', UNITS));
      await page.evaluate(`window.print = () => {
        window.dispatchEvent(new Event('beforeprint'));
        window.printed = document.querySelectorAll('#grid .row-link').length;
        window.dispatchEvent(new Event('afterprint'));
      }`);
      await page.locator('[data-views] summary').click();
      await page.getByRole('button', { name: 'Print these rows' }).click();
      await expect.poll(() => page.evaluate('window.printed')).toBe(MANY + 4);
    });
  },
  { withDatabase: true },
);
