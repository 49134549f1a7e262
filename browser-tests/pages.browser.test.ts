import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { APPEARANCES, type Appearance, describeInBrowser, listErrorsInAppearances } from './browser.ts';
import { BROKEN_YAML, INVALID_STUDY } from './documents.ts';

interface Place {
  name: string;
  path: string;
  /** Prepares the page before it is checked. */
  prepare?: (page: Page) => Promise<void>;
}

const places: readonly Place[] = [
  { name: 'home', path: '/' },
  { name: 'the list of profiles', path: '/profiles' },
  { name: 'the results of a search', path: '/profiles?q=date' },
  { name: 'a search without results', path: '/profiles?q=zzzz' },
  { name: 'a profile', path: '/profiles/miappe/1.1' },
  { name: 'a profile with a deep tree', path: '/profiles/isa-miappe-combined/2.0' },
  { name: 'an entity', path: '/profiles/miappe/1.2/Study' },
  { name: 'an entity without rules', path: '/profiles/dissco/0.4/Agent' },
  { name: 'the validator', path: '/validator' },
  { name: 'the validator with an example', path: '/validator?profile=ena/1.0&entity=Study&example=yes' },
  {
    name: 'errors in a text',
    path: '/validator?profile=miappe/1.1&entity=Study',
    prepare: (page) => validateText(page, INVALID_STUDY),
  },
  { name: 'a text with a syntax error', path: '/validator', prepare: (page) => validateText(page, BROKEN_YAML) },
  { name: 'a form without a text', path: '/validator', prepare: (page) => validateText(page, '') },
  { name: 'a validator for an unknown profile', path: '/validator?profile=nowhere/1' },
  { name: 'an unknown page', path: '/profiles/miappe/9.9' },
];

/** The other pairs of color scheme and width. */
const OTHER_APPEARANCES: readonly Appearance[] = [
  { scheme: 'dark', width: 1280 },
  { scheme: 'light', width: 360 },
];

// Loading takes most of the time, and is shared by two appearances.
const sights: readonly { readonly emptyScripts: boolean; readonly looks: readonly Appearance[] }[] = [
  { emptyScripts: false, looks: APPEARANCES },
  { emptyScripts: true, looks: OTHER_APPEARANCES },
];

describeInBrowser('Every page', (site) => {
  for (const [index, { name, path, prepare }] of places.entries()) {
    for (const { emptyScripts, looks } of sights) {
      // The quick run checks every fourth page in one variant, alternately with and without scripts.
      const tags = index % 4 === 0 && emptyScripts === (index % 8 === 0) ? ['main'] : [];
      it(`has no accessibility violations: ${name} (empty scripts: ${emptyScripts})`, { tags }, async () => {
        const { page, errors } = await site.visit(path, { ...(looks[0] as Appearance), emptyScripts });
        await prepare?.(page);
        expect(await listErrorsInAppearances(page, looks)).toEqual([]);
        expect(errors).toEqual([]);
      });
    }
  }

  it('has one heading of the first level, a language, and a skip link', async () => {
    for (const { path } of places) {
      const { page } = await site.visit(path, { scripts: false });
      expect(await page.locator('h1').count()).toBe(1);
      expect(await page.locator('html').getAttribute('lang')).toBe('en');
      expect(await page.locator('a[href="#main"]').count()).toBe(1);
    }
  });

  it('marks its service in the header if it belongs to one', async () => {
    const { page } = await site.visit('/profiles/miappe/1.1/Study');
    expect(await page.locator('.site-nav [aria-current]').allTextContents()).toEqual(['Profiles']);
  });

  it('links to its parent by its breadcrumb', async () => {
    const { page } = await site.visit('/profiles/miappe/1.1/Study');
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'MIAPPE 1.1' }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/profiles/miappe/1.1');
  });

  it('shows the request ID if its URL is unknown', { tags: 'main' }, async () => {
    const { page } = await site.visit('/profiles/miappe/9.9');
    const [response] = await Promise.all([page.waitForResponse(page.url()), page.reload()]);
    expect(await page.locator('#request-id').textContent()).toBe(response.headers()['x-request-id']);
  });

  it('is printed without its controls', async () => {
    const { page } = await site.visit('/profiles/miappe/1.1');
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('form:visible, .site-nav:visible, .button:visible').count()).toBe(0);
  });
});

async function validateText(page: Page, text: string): Promise<void> {
  await page.locator('#text').fill(text);
  await page.locator('.button-main:visible').click();
  await page.locator('.verdict, #problems').waitFor();
}
