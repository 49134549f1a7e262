/** Checks pages with axe, in light and dark colors, narrow and wide, and for overflow and console errors. */
import { expect } from 'vitest';
import { findAccessibilityViolations, measureOverflow } from './browser.ts';
import type { OpenPage } from './collaborations-site.ts';

// Colors do not depend on the width, so only pairs of appearances are checked.
const SIGHTS = [
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 360 },
] as const;

/** Expects an open page to have no problems in every appearance, with collapsed and with expanded parts. */
export async function expectUsableInAllVariants({ page, errors }: OpenPage): Promise<void> {
  const found: string[] = [];
  for (const { colorScheme, width } of SIGHTS) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    const folded = await measureOverflow(page);
    await page.evaluate("for (const part of document.querySelectorAll('details')) part.open = true");
    const beyond = [folded, await measureOverflow(page)].filter((pixels) => pixels !== 0);
    const lines = [...(await findAccessibilityViolations(page)), ...beyond.map((pixels) => `${pixels} px lie beyond the edge`)];
    found.push(...lines.map((line) => `${colorScheme} ${width}: ${line}`));
    await page.evaluate("for (const part of document.querySelectorAll('details')) part.open = false");
  }
  expect(found).toEqual([]);
  expect(errors).toEqual([]);
  expect(await page.locator('h1').count()).toBe(1);
}
