import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { describeInBrowser, listErrorsInAppearances } from './browser.ts';
import { createSmallProject } from './hub-project.ts';

const readWidth = (page: Page) =>
  page.locator('svg.graph-picture').evaluate((picture) => Number(picture.getAttribute('width')));

describeInBrowser(
  'The graph of a project',
  (site) => {
    let path = '';
    beforeAll(async () => {
      const project = await createSmallProject(site.address);
      const values = { unique_id: 'PLOT-9', study_id: 'STU-1', biological_material_id: 'BM-JULIUS' };
      await project.hub.createEntity('ObservationUnit', values, project.study);
      path = project.path('graph');
    });

    for (const emptyScripts of [false, true]) {
      it(`has no accessibility violations or overflow ${emptyScripts ? 'without' : 'with'} scripts`, async () => {
        const { page, errors } = await site.visit(path, { emptyScripts });
        expect([await listErrorsInAppearances(page), errors]).toEqual([[], []]);
      });
    }

    for (const scripts of [true, false]) {
      it(`shows an entity in a side panel, and links to its form (scripts: ${scripts})`, {
        tags: scripts ? ['main'] : [],
      }, async () => {
        const { page, errors } = await site.visit(path, { scripts });
        await page.locator('.graph-node[data-type="Study"]').first().click();
        await page.getByRole('heading', { name: 'Field trial' }).waitFor();
        expect(new URL(page.url()).searchParams.get('entity')).toBeTruthy();
        await page.getByRole('link', { name: 'Open form' }).click();
        await page.locator('h1', { hasText: 'Field trial' }).waitFor();
        expect(errors).toEqual([]);
      });
    }

    it('is filtered by type without scripts, with the filter in the URL', async () => {
      const { page } = await site.visit(path, { scripts: false });
      await page.getByRole('checkbox', { name: 'Biological material' }).check();
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      const types = await page
        .locator('.graph-node')
        .evaluateAll((nodes) => nodes.map((node) => node.getAttribute('data-type')));
      expect([new Set(types), new URL(page.url()).search]).toEqual([
        new Set(['BiologicalMaterial']),
        '?type=BiologicalMaterial&q=',
      ]);
    });

    it('zooms in and out by buttons and by keys', async () => {
      const { page } = await site.visit(path);
      const before = await readWidth(page);
      await page.getByRole('button', { name: 'Larger' }).click();
      const larger = await readWidth(page);
      await page.locator('[data-graph-view]').focus();
      await page.keyboard.press('-');
      expect([larger > before, Math.round(await readWidth(page))]).toEqual([true, Math.round(before)]);
    });

    it('fits into the window after a click on Fit', async () => {
      const { page } = await site.visit(path);
      await page.getByRole('button', { name: 'Fit' }).click();
      const view = page.locator('[data-graph-view]');
      expect(await view.evaluate((element) => element.scrollWidth <= element.clientWidth + 1)).toBe(true);
    });

    it('highlights matching entities while the user types', async () => {
      const { page } = await site.visit(path);
      await page.getByRole('searchbox', { name: 'Search' }).fill('plot-');
      await expect.poll(() => page.locator('[data-graph-found]').textContent()).toMatch(/^\d+ found/);
      const found = await page.locator('.graph-node.is-found').count();
      await expect.poll(() => page.locator('[data-graph-found]').textContent()).toContain(`${found} found`);
    });

    it('can hide references without scripts', async () => {
      const { page } = await site.visit(path, { scripts: false });
      const references = page.locator('.graph-references');
      const before = await references.isVisible();
      await page.getByLabel('References').uncheck();
      expect([before, await references.isVisible()]).toEqual([true, false]);
    });
  },
  { withDatabase: true },
);
