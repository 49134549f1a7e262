import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { describeInBrowser, listErrorsInAppearances } from './browser.ts';
import { createSmallProject, type SmallProject } from './hub-project.ts';
import { focusByKeys } from './keyboard.ts';

const findDrawer = (page: Page) => page.locator('[data-drawer]');

describeInBrowser(
  'The table page of a project',
  (site) => {
    let project: SmallProject;
    const openTable = (query = '', sight = {}) => site.visit(`${project.path('table', 'ObservationUnit')}${query}`, sight);
    const openRow = async (page: Page, name: string) => {
      await page.locator('#grid').getByRole('link', { name, exact: true }).click();
      await findDrawer(page).getByRole('heading', { name, level: 2 }).waitFor();
      await findDrawer(page).locator('#entity').waitFor();
    };
    beforeEach(async () => {
      project = await createSmallProject(site.address);
    });

    it('opens the form of a row in the side panel, with its own URL', { tags: 'main' }, async () => {
      const { page, errors } = await openTable();
      await openRow(page, 'PLOT-2');
      expect(new URL(page.url()).searchParams.get('entity')).toBe(project.units[1]?.id);
      await page.reload();
      await findDrawer(page).getByRole('heading', { name: 'PLOT-2' }).waitFor();
      await page.goto(page.url().replace(/\?.*/, ''));
      expect(await findDrawer(page).isHidden()).toBe(true);
      expect(errors).toEqual([]);
    });

    it('shows saved values of the form in the table, and those of the table in the form', async () => {
      const { page } = await openTable();
      await openRow(page, 'PLOT-1');
      await findDrawer(page).locator('#field-unique_id').fill('PLOT-ONE');
      await page.keyboard.press('Control+s');
      await page.locator('#grid .row-link').filter({ hasText: 'PLOT-ONE' }).waitFor();
      await page.locator('.tree-top').getByText('PLOT-ONE').waitFor({ state: 'attached' });
      await page.locator('#grid tbody tr').first().locator('td[data-field="unique_id"]').click();
      await page.keyboard.type('PLOT-A');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Control+s');
      await expect.poll(() => findDrawer(page).locator('#field-unique_id').inputValue()).toBe('PLOT-A');
    });

    it('asks before it discards typed values', async () => {
      const { page } = await openTable();
      await openRow(page, 'PLOT-1');
      await findDrawer(page).locator('#field-unique_id').fill('typed');
      await page.getByRole('button', { name: 'Close' }).first().click();
      const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await expect.poll(() => findDrawer(page).locator('#field-unique_id').inputValue()).toBe('typed');
      await page.keyboard.press('Escape');
      await dialog.getByRole('button', { name: 'Leave without saving' }).click();
      await findDrawer(page).waitFor({ state: 'hidden' });
      expect(new URL(page.url()).searchParams.has('entity')).toBe(false);
    });

    it('shows the history of the entity in the side panel', async () => {
      const { page } = await openTable();
      await openRow(page, 'PLOT-1');
      await findDrawer(page).getByRole('link', { name: 'History' }).click();
      await findDrawer(page).getByText('created version 1').first().waitFor();
      expect(new URL(page.url()).hash).toBe('#history');
      await page.goBack();
      await findDrawer(page).locator('#entity').waitFor();
    });

    it('opens entities of the tree in the side panel', async () => {
      const { page } = await openTable();
      await page.locator('[data-tree]').getByRole('link', { name: 'Field trial' }).click();
      await findDrawer(page).getByRole('heading', { name: 'Field trial', level: 2 }).waitFor();
    });

    it('has a tree with one tab stop and arrow keys, or a list of links if scripts are off', async () => {
      const countTabStops = (page: Page) => page.locator('.tree-top :is(a, summary):not([tabindex="-1"]):visible').count();
      const { page } = await openTable();
      expect(await countTabStops(page)).toBe(1);
      await focusByKeys(page, page.locator('.tree-top :is(a, summary)[tabindex="0"]'));
      const readFocusedText = () => page.locator('.tree-top :focus').innerText();
      const keys = ['Home', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowLeft', 'ArrowDown'];
      const names: string[] = [];
      for (const key of keys) {
        await page.keyboard.press(key);
        names.push((await readFocusedText()).replaceAll(/\s+/g, ' '));
      }
      expect(names).toEqual(['Investigation 1', 'Drought', 'Studies 1', 'Studies 1', 'Drought', 'Studies 1']);
      const plain = await openTable('', { scripts: false });
      expect(await countTabStops(plain.page)).toBeGreaterThan(3);
    });

    it('links to the form without scripts', async () => {
      const { page } = await openTable(`?entity=${project.units[0]?.id}`, { scripts: false });
      await page.getByRole('link', { name: 'Open the form of PLOT-1' }).click();
      await page.locator('#entity').waitFor();
    });

    it('has no accessibility violation and fits the window', async () => {
      const { page, errors } = await openTable();
      await openRow(page, 'PLOT-1');
      expect([await listErrorsInAppearances(page), errors]).toEqual([[], []]);
    });

    it('shows the problems of the project at a permanent URL', async () => {
      const { page } = await site.visit(project.path('validate'));
      await page.getByRole('heading', { name: 'Problems', level: 1 }).waitFor();
    });
  },
  { withDatabase: true },
);
