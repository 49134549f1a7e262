/** Comments next to the data: in the drawer of a table, from the menu of a cell, and on their page. */
import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { describeInBrowser, listErrorsInAppearances } from './browser.ts';
import { createSmallProject, type SmallProject } from './hub-project.ts';

const UNITS = 'ObservationUnit';

describeInBrowser(
  'Comments on an entity',
  (site) => {
    let project: SmallProject;
    const getPath = () => project.path('entity', project.units[0]?.id ?? '', 'comments');
    const writeComment = (page: Page, words: string) => page.getByLabel('Comment', { exact: false }).last().fill(words);
    beforeEach(async () => {
      project = await createSmallProject(site.address);
    });

    it('can be added from the menu of a cell, and appear in the side panel of the table', { tags: 'main' }, async () => {
      const { page, errors } = await site.visit(project.path('table', UNITS));
      await page.locator('#grid tbody td[data-field="observation_unit_type"]').first().click({ button: 'right' });
      await page.getByRole('menuitem', { name: 'Comment' }).click();
      const drawer = page.locator('[data-drawer]');
      await expect.poll(() => drawer.getByLabel('About').inputValue()).toBe('observation_unit_type');
      await writeComment(page, 'Is this a plot or a pot?');
      await drawer.getByRole('button', { name: 'Add comment' }).click();
      await drawer.getByText('Is this a plot or a pot?', { exact: true }).waitFor();
      expect(new URL(page.url()).pathname).toBe(project.path('table', UNITS));
      expect(errors).toEqual([]);
    });

    it('can be written and resolved without scripts', async () => {
      const { page, errors } = await site.visit(getPath(), { scripts: false });
      await writeComment(page, 'Is this a plot or a pot?');
      await page.getByRole('button', { name: 'Add comment' }).click();
      await page.getByRole('button', { name: 'Resolve' }).click();
      await page.getByText('Resolved by').waitFor();
      expect(errors).toEqual([]);
    });

    it('have no accessibility violations or horizontal scrolling', async () => {
      await project.hub.post(getPath(), { content: 'Is this a plot or a pot?', field: 'observation_unit_type' });
      const { page } = await site.visit(getPath());
      expect(await listErrorsInAppearances(page)).toEqual([]);
    });
  },
  { withDatabase: true },
);
