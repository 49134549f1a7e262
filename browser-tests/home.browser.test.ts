/** The home page, the search of the whole site, and messages. */
import { expect, it } from 'vitest';
import { describeInBrowser, listErrorsInAppearances, listPageErrors } from './browser.ts';
import { getMainTagOptions } from './main-tag.ts';

describeInBrowser(
  'The home page',
  (site) => {
    it('has no accessibility violations, with or without search results', async () => {
      const places = [
        ['home', '/'],
        ['all pages', '/find'],
        ['results', '/find?q=study'],
        ['no results', '/find?q=zzzz'],
      ] as const;
      expect(await listPageErrors(site, places)).toEqual([]);
    });

    for (const scripts of [true, false]) {
      it(`creates a project with example data in one click (scripts: ${scripts})`, getMainTagOptions(scripts), async () => {
        const { page, errors } = await site.visit('/', { scripts });
        await page.getByRole('button', { name: 'Try with example data' }).click();
        await page.waitForURL(/\/hub\/projects\//);
        expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('barley');
        expect(await page.getByRole('status').first().textContent()).toContain('Example project created');
        await page.goto(`${site.address}/`);
        expect(await page.getByRole('region', { name: 'Your work' }).getByRole('link').first().textContent()).toContain(
          'barley',
        );
        expect(errors).toEqual([]);
      });
    }

    it('lists open tasks of the user’s recent work', async () => {
      const { page } = await site.visit('/');
      await page.getByRole('button', { name: 'Try with example data' }).click();
      await page.waitForURL(/\/hub\/projects\//);
      const project = new URL(page.url()).pathname;
      const saved = await page.request.post(`${site.address}${project}/entities`, {
        data: { entity_type: 'Study', data: {} },
        headers: { Accept: 'application/json' },
      });
      expect(saved.status()).toBe(201);
      await page.goto(`${site.address}/`);
      const needs = page.getByRole('region', { name: 'Needs your attention' });
      expect(await needs.getByRole('link').first().textContent()).toMatch(/required values? missing/);
      await needs.getByRole('link').first().click();
      await expect.poll(() => new URL(page.url()).pathname).toBe(project);
    });

    it('closes a message without loading a page', async () => {
      const { page } = await site.visit('/');
      await page.getByRole('button', { name: 'Try with example data' }).click();
      const message = page.locator('.toasts .flash');
      await message.waitFor();
      expect(await listErrorsInAppearances(page)).toEqual([]);
      await page.getByRole('button', { name: 'Close this message' }).click();
      await expect.poll(() => message.count()).toBe(0);
    });

    it('has a menu of services in narrow windows, which supports the keyboard and needs no scripts', {
      tags: 'main',
    }, async () => {
      const { page } = await site.visit('/profiles', { width: 360, scripts: false });
      const link = page.getByRole('link', { name: 'Quality', exact: true });
      expect(await link.isVisible()).toBe(false);
      await page.getByRole('button', { name: 'Menu' }).focus();
      await page.keyboard.press('Enter');
      await link.click();
      await expect.poll(() => new URL(page.url()).pathname).toBe('/proteomics');
    });
  },
  { withDatabase: true },
);

describeInBrowser(
  'The command menu',
  (site) => {
    for (const key of ['Control+k', '/']) {
      it(`opens with ${key}, finds pages by words, and supports the keyboard`, getMainTagOptions(key === '/'), async () => {
        const { page, errors } = await site.visit('/validator');
        await page.locator('h1').click();
        await page.keyboard.press(key);
        const menu = page.getByRole('dialog', { name: 'Search' });
        await menu.getByRole('option', { name: 'Profiles' }).first().waitFor();
        await page.keyboard.type('miappe 1.1');
        await menu.getByRole('option', { name: 'MIAPPE 1.1' }).first().waitFor();
        expect(await listErrorsInAppearances(page)).toEqual([]);
        await page.keyboard.press('Enter');
        await page.waitForURL('**/profiles/miappe/1.1');
        expect(errors).toEqual([]);
      });
    }

    it('finds operations by synonyms of their names', async () => {
      const { page } = await site.visit('/');
      await page.keyboard.press('Control+k');
      await page.keyboard.type('verify data');
      await page.getByRole('option', { name: 'POST /validate' }).first().waitFor();
    });

    it('lists actions of the page first, and runs the selected action', { tags: 'main' }, async () => {
      const { page, errors } = await site.visit('/');
      await page.getByRole('button', { name: 'Try with example data' }).click();
      await page.waitForURL(/\/hub\/projects\//);
      await page.keyboard.press('Control+k');
      const menu = page.getByRole('dialog', { name: 'Search' });
      await page.keyboard.type('export this project');
      const first = menu.getByRole('option').first();
      await menu.getByRole('group', { name: 'This page' }).waitFor();
      expect(await first.textContent()).toBe('Export: Spreadsheet');
      await menu.getByRole('textbox').or(menu.getByRole('combobox')).fill('history');
      await menu.getByRole('option', { name: 'History', exact: true }).waitFor();
      await page.keyboard.press('Enter');
      await page.waitForURL('**/actions');
      expect(errors).toEqual([]);
    });

    it('finds the form of a new project before operations of the API', async () => {
      const { page } = await site.visit('/profiles');
      await page.keyboard.press('Control+k');
      await page.keyboard.type('new project');
      await page.getByRole('option', { name: /^New project/ }).waitFor();
      await page.keyboard.press('Enter');
      await page.waitForURL('**/hub/projects/new');
    });

    it('reports that nothing was found, and closes with Escape', async () => {
      const { page } = await site.visit('/');
      await page.keyboard.press('Control+k');
      await page.keyboard.type('zzzz');
      await page.getByText('Nothing found.').waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
    });

    it('is replaced by a page of results without scripts', { tags: 'main' }, async () => {
      const { page } = await site.visit('/', { scripts: false });
      await page.getByRole('link', { name: 'Search' }).click();
      await page.getByRole('searchbox').fill('darwin core');
      await page.getByRole('button', { name: 'Search' }).click();
      await expect.poll(() => page.locator('.findings a').first().textContent()).toContain('Darwin Core');
    });

    it('ignores a slash while the user types', async () => {
      const { page } = await site.visit('/validator');
      await page.locator('#text').fill('');
      await page.locator('#text').press('/');
      await expect.poll(() => page.locator('#text').inputValue()).toBe('/');
      await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    });
  },
  { withDatabase: true },
);

describeInBrowser(
  'A disabled service',
  (site) => {
    it('is absent from the header, and local users see the setting that enables it', { tags: 'main' }, async () => {
      const { page } = await site.visit('/');
      const card = page.getByRole('region', { name: 'Collaborations' });
      expect(await card.textContent()).toMatch(/Not set up on this server\. Set COLLAB_OIDC_CLIENT_ID, .* to turn it on/);
      expect(await page.getByRole('region', { name: 'Quality' }).textContent()).toContain('Add proteomics to SERVICES');
      expect(await page.getByRole('navigation', { name: 'Services' }).getByRole('link').allTextContents()).toEqual([
        'Profiles',
      ]);
    });
  },
  { environment: { SERVICES: 'collaborations,schemas' } },
);
