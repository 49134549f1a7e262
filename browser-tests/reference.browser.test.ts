import { expect, it } from 'vitest';
import { APPEARANCES, describeInBrowser, listPageErrors } from './browser.ts';

/** The most complex pages, and one page of each kind. */
const PLACES = [
  ['the list', '/reference'],
  ['a list that is searched', '/reference?q=guide'],
  ['a search that found nothing', '/reference?q=zzzz'],
  ['an operation with drawings', '/reference/getQcTrend'],
  ['an operation with two bodies', '/reference/saveHubEntity'],
  ['an operation with calls of the platform', '/reference/submitInvitations'],
  ['a channel', '/reference/openHubChannel'],
  ['a page', '/reference/showHome'],
  ['an operation that is not there', '/reference/nothing'],
] as const;

describeInBrowser(
  'The reference',
  (site) => {
    it('has no accessibility violations or overflow', async () => {
      expect(await listPageErrors(site, PLACES, [...APPEARANCES, { scheme: 'light', width: 1536 }])).toEqual([]);
    });

    it('is linked from the home page and from Swagger UI', async () => {
      const { page } = await site.visit('/');
      await page.getByRole('main').getByRole('link', { name: 'API reference' }).click();
      await page.getByRole('heading', { name: 'API reference' }).waitFor();
      await page.goto(`${site.address}/docs`);
      await page.getByRole('link', { name: 'Open the reference' }).click();
      await expect.poll(() => new URL(page.url()).pathname).toBe('/reference');
    });

    it('finds operations while the user types, with the words in the URL', async () => {
      const { page, errors } = await site.visit('/reference');
      await page.getByRole('searchbox').fill('guide delete');
      await page.getByText('Delete a reference set').first().waitFor();
      await expect.poll(() => page.locator('#operations li:visible').count()).toBe(2);
      await page.getByRole('heading', { name: 'Projects' }).waitFor({ state: 'hidden' });
      await page.reload();
      expect([await page.getByRole('searchbox').inputValue(), await page.locator('#operations li:visible').count()]).toEqual([
        'guide delete',
        2,
      ]);
      expect(errors).toEqual([]);
    });

    it('finds operations by synonyms of their names', async () => {
      const { page } = await site.visit('/reference?q=verify');
      await page
        .getByRole('link', { name: /^Validate / })
        .first()
        .waitFor();
    });

    it('lists pages for people last', async () => {
      const { page } = await site.visit('/reference');
      const titles = await page.locator('.operations-of').first().locator('h3').allTextContents();
      expect(titles.at(-1)).toBe('Pages for people');
    });

    for (const scripts of [true, false])
      it(`collapses all sections, and opens that of a link (${scripts ? 'with' : 'without'} scripts)`, async () => {
        const { page } = await site.visit('/reference', { scripts });
        expect(await page.locator('#operations li:visible').count()).toBe(0);
        await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Exchange' }).click();
        await page.getByRole('link', { name: 'Export a project' }).waitFor();
        expect(await page.locator('.operations-tag details[open]').count()).toBe(1);
      });

    it('prints all operations', async () => {
      const { page } = await site.visit('/reference');
      await page.emulateMedia({ media: 'print' });
      expect(await page.locator('#operations li:visible').count()).toBeGreaterThan(150);
      await page.emulateMedia({ media: null });
    });

    it('lists titles with all words of the search first', async () => {
      const { page } = await site.visit('/reference');
      await page.getByRole('searchbox').fill('export');
      await page.getByText('Export a project').waitFor();
      const tops = await page
        .locator('#operations li:visible')
        .evaluateAll((lines: { textContent: string; offsetTop: number }[]) =>
          lines.map(({ textContent, offsetTop }) => ({ textContent, offsetTop })),
        );
      const [first] = tops.toSorted((one, other) => one.offsetTop - other.offsetTop);
      expect(first?.textContent).toMatch(/export/i);
      const sections = page.getByRole('navigation', { name: 'Sections' });
      expect(await sections.getByRole('link', { name: 'Exchange' }).getAttribute('href')).toBe('#hub-hubexchange');
    });

    it('finds the same operations without scripts', async () => {
      const { page } = await site.visit('/reference', { scripts: false });
      await page.getByRole('searchbox').fill('guide delete');
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await expect.poll(() => page.locator('#operations li:visible').count()).toBe(2);
      await page.getByRole('searchbox').fill('');
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await expect.poll(() => page.locator('.operations-tag details:not([open])').count()).toBeGreaterThan(20);
    });

    it('reports that no operation matches, and can show all operations again', async () => {
      const { page } = await site.visit('/reference');
      await page.getByRole('searchbox').fill('zzzz');
      await page.getByText('No matching operations.').waitFor();
      await page.getByRole('searchbox').fill('');
      await expect.poll(() => page.getByText('No matching operations.').isVisible()).toBe(false);
    });

    it('shows the request in another language by keyboard, even without scripts', async () => {
      for (const scripts of [true, false]) {
        const { page } = await site.visit('/reference/getHealth', { scripts });
        await page.getByRole('radio', { name: 'curl' }).focus();
        await page.keyboard.press('ArrowRight');
        await page.keyboard.press('ArrowRight');
        const shown = page.locator('.sample:visible');
        await expect.poll(() => shown.allInnerTexts()).toEqual([expect.stringContaining('http.client')]);
      }
    });

    it('keeps the language for the next page, and in the URL', async () => {
      const { page } = await site.visit('/reference/getHealth');
      await page.getByText('TypeScript', { exact: true }).click();
      await expect.poll(() => new URL(page.url()).hash).toBe('#typescript');
      await page.goto(`${site.address}/reference/getLiveness`);
      await page.getByText('createServerClient').first().waitFor();
      await page.goto(`${site.address}/reference/getLiveness#python`);
      await page.reload();
      expect(await page.getByRole('radio', { name: 'Python' }).isChecked()).toBe(true);
    });

    it('copies the request', async () => {
      const { page } = await site.visit('/reference/getHealth');
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.address });
      await page.getByRole('button', { name: 'Copy the request in curl' }).click();
      const copied = await page.evaluate<string>('navigator.clipboard.readText()');
      expect(copied).toBe(await page.locator('#sample-curl').textContent());
    });

    it('expands collapsed properties of a schema without scripts', async () => {
      const { page } = await site.visit('/reference/saveHubEntity', { scripts: false });
      const members = page.locator('.schema .schema-name:visible');
      const before = await members.count();
      await page.locator('.schema summary:visible').filter({ hasText: 'each item' }).first().click();
      expect(await members.count()).toBeGreaterThan(before);
    });

    it('links each operation to its neighbors', async () => {
      const { page } = await site.visit('/reference/getLiveness');
      await page.getByRole('navigation', { name: 'State' }).getByRole('link', { name: 'Check readiness' }).click();
      await page.getByRole('heading', { level: 1, name: 'Check readiness' }).waitFor();
      await page.getByRole('link', { name: /^Before/ }).click();
      await page.waitForURL('**/reference/getLiveness');
    });
  },
  { withDatabase: true },
);
