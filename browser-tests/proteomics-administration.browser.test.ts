import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { APPEARANCES, describeInBrowser, findAccessibilityViolations, measureOverflow } from './browser.ts';

const TOKEN = 'a-token-for-these-tests';
const CONSOLE = '/proteomics/admin';

describeInBrowser(
  'The administration pages',
  (site) => {
    const enterToken = async (page: Page) => {
      await page.getByLabel('Token').fill(TOKEN);
      await page.getByRole('button', { name: 'Enter' }).click();
    };

    it('guide the administrator through the first project, pipeline and user', async () => {
      const { page, errors } = await site.visit(CONSOLE);
      await enterToken(page);
      await page.getByLabel('Name').first().fill('Lung cohort');
      await page.getByRole('button', { name: 'Create project' }).click();
      await page.locator('#pipeline-name').fill('TMT11 quality');
      await page.getByRole('button', { name: 'Create pipeline' }).click();
      await page.getByText('Pipeline TMT11 quality created').waitFor();
      await page.goto(`${site.address}${CONSOLE}`);
      await page.locator('#user-name').fill('Instrument operator');
      await page.locator('#user-email').fill('operator@example.org');
      await page.getByRole('button', { name: 'Create user' }).click();
      await expect.poll(() => page.locator('#uuid').textContent()).toMatch(/^[0-9a-f-]{36}$/);
      expect(errors).toEqual([]);
    });

    it('have a button that copies a UUID', async () => {
      const { page } = await site.visit(CONSOLE);
      await enterToken(page);
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      const row = page.locator('tr', { hasText: 'operator@example.org' });
      await row.getByRole('button', { name: 'Copy' }).click();
      await row.getByRole('button', { name: 'Copied' }).waitFor();
      const copied = await row.locator('code').textContent();
      await expect.poll(() => page.evaluate('navigator.clipboard.readText()')).toBe(copied);
    });

    it('open a form by keyboard, and keep it open with the typed values after an error', async () => {
      const { page } = await site.visit(CONSOLE);
      await enterToken(page);
      await page.locator('#new-user > summary').press('Enter');
      await page.locator('#user-name').fill('Another operator');
      await page.locator('#user-email').fill('operator@example.org');
      await page.getByRole('button', { name: 'Create user' }).click();
      await expect.poll(() => page.locator('#user-name').inputValue()).toBe('Another operator');
      await page.getByRole('alert').getByRole('link').click();
      await expect.poll(() => page.evaluate('document.activeElement.id')).toBe('user-email');
    });

    it('show all settings of a pipeline on the first screen, and a rejected form in its own section', async () => {
      const { page, errors } = await site.visit(CONSOLE);
      await enterToken(page);
      await page.getByRole('link', { name: 'Settings of TMT11 quality' }).click();
      const save = page.getByRole('button', { name: 'Save settings' });
      const { y = 0, height = 0 } = (await save.boundingBox()) ?? {};
      expect([y > 0, y + height <= 800, await page.evaluate('document.documentElement.scrollHeight <= 1000')]).toEqual([
        true,
        true,
        true,
      ]);
      await page.getByRole('link', { name: 'Webhook', exact: true }).click();
      await save.waitFor({ state: 'hidden' });
      expect(new URL(page.url()).hash).toBe('#webhook');
      await page.getByLabel('Address').fill('ftp://example.org/');
      await page.getByRole('button', { name: 'Save webhook' }).click();
      await page.getByRole('alert').getByRole('link').first().click();
      await expect.poll(() => page.getByLabel('Address').inputValue()).toBe('ftp://example.org/');
      await save.waitFor({ state: 'hidden' });
      expect(errors).toEqual([]);
    });

    it('have a button that logs the administrator out', async () => {
      const { page } = await site.visit(CONSOLE);
      await enterToken(page);
      await page.getByRole('button', { name: 'Leave' }).click();
      await page.goto(`${site.address}${CONSOLE}`);
      expect(new URL(page.url()).pathname).toBe('/proteomics/admin/login');
    });

    it('report an invalid token', async () => {
      const { page } = await site.visit(CONSOLE);
      await page.getByLabel('Token').fill('a-wrong-token-of-mine');
      await page.getByRole('button', { name: 'Enter' }).click();
      await expect.poll(() => page.getByText('Token is wrong.').count()).toBe(2);
      expect(await findAccessibilityViolations(page)).toEqual([]);
    });

    for (const { scheme, width } of APPEARANCES) {
      it(`have no accessibility violations or overflow (${scheme}, ${width} pixels wide)`, async () => {
        const { page } = await site.visit(CONSOLE, { scheme, width });
        const found: Record<string, unknown> = {};
        const recordPageErrors = async (name: string) => {
          found[name] = [await findAccessibilityViolations(page), await measureOverflow(page)];
        };
        await recordPageErrors('login');
        await enterToken(page);
        for (const form of ['project', 'pipeline', 'user']) await page.locator(`#new-${form} > summary`).click();
        await recordPageErrors('console');
        await page.getByRole('link', { name: 'Settings of TMT11 quality' }).click();
        await recordPageErrors('pipeline');
        await page.goto(`${site.address}${CONSOLE}`);
        await page.getByRole('link', { name: 'Instrument operator' }).click();
        await recordPageErrors('user');
        await page.goto(`${site.address}/proteomics`);
        await recordPageErrors('home');
        await page.getByRole('link', { name: 'Lung cohort' }).click();
        await recordPageErrors('project');
        expect(found).toEqual(Object.fromEntries(Object.keys(found).map((name) => [name, [[], 0]])));
      });
    }
  },
  { withDatabase: true, environment: { ADMIN_TOKEN: TOKEN } },
);
