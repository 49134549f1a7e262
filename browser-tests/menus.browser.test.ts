/** Tests menus, panels and messages, which all services share. */
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeInBrowser, listErrorsInAppearances, type Site } from './browser.ts';

async function openExample(site: Site): Promise<Page> {
  const { page } = await site.visit('/');
  await page.getByRole('button', { name: 'Try with example data' }).click();
  await page.waitForURL(/\/hub\/projects\//);
  return page;
}

function findOpenMenu(page: Page): Locator {
  return page.locator('details[data-menu][open]');
}

describeInBrowser(
  'A menu',
  (site) => {
    it('opens by an arrow key, moves the focus by arrow keys, and returns it on Escape', { tags: 'main' }, async () => {
      const page = await openExample(site);
      const button = page.getByRole('button', { name: 'Tables' });
      expect(await button.getAttribute('aria-haspopup')).toBe('menu');
      await button.press('ArrowDown');
      await page.locator('[role="menuitem"]:focus', { hasText: 'Investigation' }).waitFor();
      await page.keyboard.press('ArrowDown');
      await page.locator('[role="menuitem"]:focus', { hasText: 'Study' }).waitFor();
      await page.keyboard.press('End');
      await page.keyboard.press('ArrowDown');
      await page.locator('[role="menuitem"]:focus', { hasText: 'Investigation' }).waitFor();
      expect(await button.getAttribute('aria-expanded')).toBe('true');
      expect(await listErrorsInAppearances(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect.poll(() => findOpenMenu(page).count()).toBe(0);
      await expect.poll(() => page.locator('summary:focus').textContent()).toBe('Tables');
    });

    it('closes on a click outside, on Tab, and if the user opens a different menu', async () => {
      const page = await openExample(site);
      const [tables, exports] = [page.getByRole('button', { name: 'Tables' }), page.getByRole('button', { name: 'Export' })];
      await tables.click();
      await page.locator('h1').click();
      await expect.poll(() => findOpenMenu(page).count()).toBe(0);
      await tables.press('Enter');
      await page.getByRole('menu', { name: 'Tables' }).waitFor();
      await page.keyboard.press('Tab');
      await expect.poll(() => findOpenMenu(page).count()).toBe(0);
      await tables.press('Enter');
      await exports.click();
      await expect.poll(() => findOpenMenu(page).locator('> summary').allTextContents()).toEqual(['Export']);
    });

    it.each([1280, 360])('fits into a window of %i px', async (width) => {
      const page = await openExample(site);
      await page.setViewportSize({ width, height: 500 });
      for (const name of ['Tables', 'Export']) {
        await page.getByRole('button', { name }).click();
        const panel = page.locator('details[data-menu][open] > [popover]');
        const { x = -1, y = -1, width: wide = 0, height = 0 } = (await panel.boundingBox()) ?? {};
        expect([x >= 0, y >= 0, x + wide <= width, y + height <= 500]).toEqual([true, true, true, true]);
      }
    });
  },
  { withDatabase: true },
);

describeInBrowser(
  'A message',
  (site) => {
    it('does not cover controls', async () => {
      const page = await openExample(site);
      for (const width of [1280, 360]) {
        await page.setViewportSize({ width, height: 740 });
        await page.reload();
        await page.goto(`${site.address}/`);
        await page.getByRole('button', { name: 'Try with example data' }).click();
        await page.locator('.toasts .flash').waitFor();
        const covered = await page.evaluate(`(() => {
          const at = document.querySelector('.toasts').getBoundingClientRect();
          return [...document.querySelectorAll('a[href], button, input, select, summary')]
            .filter((control) => control.closest('.toasts') === null)
            .filter((control) => {
              const { left, right, top, bottom, width } = control.getBoundingClientRect();
              return width > 0 && left < at.right && right > at.left && top < at.bottom && bottom > at.top;
            })
            .map(({ textContent }) => textContent.trim());
        })()`);
        expect(covered).toEqual([]);
      }
    });

    it('closes on Escape, and does not move the focus', async () => {
      const page = await openExample(site);
      await page.getByRole('link', { name: 'Graph' }).focus();
      await page.keyboard.press('Escape');
      await expect.poll(() => page.locator('.toasts').count()).toBe(0);
      await expect.poll(() => page.locator(':focus').textContent()).toBe('Graph');
    });

    it('closes automatically, unless the pointer is over it', async () => {
      const { page } = await site.visit('/');
      await page.clock.install();
      await page.getByRole('button', { name: 'Try with example data' }).click();
      const message = page.locator('.toasts .flash');
      await message.hover();
      await page.clock.runFor(60_000);
      expect(await message.count()).toBe(1);
      await page.locator('h1').hover();
      await page.clock.runFor(60_000);
      expect(await message.count()).toBe(0);
    });
  },
  { withDatabase: true },
);
