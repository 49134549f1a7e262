/**
 * Runs the application in this process on a free port, and a Chromium (chromium.ts) controlled by playwright-core. Without a
 * Chromium, the tests are skipped; in continuous integration, this is a failure.
 */
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, inject } from 'vitest';
import { startTestServer, type TestServer } from '../contract-tests/test-server.ts';
import type { CatalogSource } from '../src/profiles/catalog/catalog.ts';
import { createWindows, openWorkerBrowser, type Windows } from './windows.ts';

/**
 * The axe script, minified, because each page compiles it. The driver of axe is not used, because it is slower and visits
 * frames, which these pages do not have.
 */
const axe = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'))('axe-core/axe.min.js') as {
  source: string;
};

/** The required rules of axe: WCAG 2.0 to 2.2, levels A and AA. */
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Additional rules: landmarks must have distinct names. */
const GOOD_PRACTICE = { 'landmark-unique': { enabled: true } };

/** Settings of a window. */
export interface Sight {
  scheme?: 'light' | 'dark';
  /** Width of the window in CSS pixels. */
  width?: number;
  /** True to run scripts. */
  scripts?: boolean;
  /** Replaces the page's scripts by empty ones. axe, which is a script, can then check the page as it is without scripts. */
  emptyScripts?: boolean;
  /** True to keep windows of earlier visits open, for several users at the same time. */
  beside?: boolean;
}

/** An opened page, with the errors that occurred on it. */
export interface Visit {
  readonly page: Page;
  /**
   * Console errors, uncaught exceptions, violations of the Content-Security-Policy and requests to other hosts, one line each.
   * Excludes the browser's message about the error status of the page itself.
   */
  readonly errors: readonly string[];
}

/** The site under test; available while tests run. */
export interface Site {
  readonly address: string;
  /** Database of the site, if it has a separate one. */
  readonly database: TestServer['database'];
  /** Opens a page of the site in a new window. */
  visit: (path: string, sight?: Sight) => Promise<Visit>;
}

export interface SiteOptions {
  profiles?: CatalogSource;
  /** True for a site with a database, and with the services that require it. */
  withDatabase?: boolean;
  /** Settings as environment variables. */
  environment?: Record<string, string>;
}

/** Describes tests that need the site in a browser. They are skipped without a browser. */
export function describeInBrowser(title: string, tests: (site: Site) => void, options: SiteOptions = {}): void {
  if (inject('chromium') === null) {
    describe.skip(title, { tags: 'browser' }, () => tests(undefined as never));
    return;
  }
  describe(title, { tags: 'browser' }, () => {
    let server: TestServer;
    let windows: Windows;
    beforeAll(async () => {
      windows = createWindows(await openWorkerBrowser());
      server = await startTestServer(options.environment, options);
    });
    afterAll(async () => {
      await windows?.close();
      await server?.stop();
    });
    tests({
      get address() {
        return server.address;
      },
      get database() {
        return server.database;
      },
      async visit(path, { scheme = 'light', width = 1280, scripts = true, emptyScripts = false, beside = false } = {}) {
        const page = await windows.open({ scheme, width, scripts, beside });
        if (emptyScripts) await page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
        const errors = collectPageErrors(page, server.address);
        await page.goto(server.address + path);
        return { page, errors };
      },
    });
  });
}

/** Returns the violations that axe finds, as lines of rule and element. The page must run scripts. */
export async function findAccessibilityViolations(page: Page, exceptRules: readonly string[] = []): Promise<string[]> {
  if (!(await page.evaluate<boolean>('"axe" in window'))) await page.evaluate(axe.source);
  const left = Object.fromEntries(exceptRules.map((rule) => [rule, { enabled: false }]));
  const options = { runOnly: WCAG, rules: { ...GOOD_PRACTICE, ...left } };
  // Only violations are transferred, because the rest of the report is many times as long.
  const report = `axe.run(document, ${JSON.stringify({ ...options, resultTypes: ['violations'], selectors: false })})`;
  const { violations } = await page.evaluate<AxeResult>(`${report}.then(({ violations }) => ({ violations }))`);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
}

interface AxeResult {
  violations: { id: string; nodes: { html: string }[] }[];
}

/** Color scheme and width with which a page is shown. */
export type Appearance = Required<Pick<Sight, 'scheme' | 'width'>>;

/** The appearances of the tests. Colors do not depend on widths, so two are sufficient. */
export const APPEARANCES: readonly Appearance[] = [
  { scheme: 'light', width: 1280 },
  { scheme: 'dark', width: 360 },
];

/**
 * Finds content that is cut off without a sign although the page itself does not overflow. Signs are an ellipsis, a fade at the
 * edge (`mask-image`), and a scrolling frame that the keyboard can reach.
 */
const FIND_CUT_CONTENT = `[...document.querySelectorAll('body *')].flatMap((element) => {
  if (element.scrollWidth <= element.clientWidth + 1 || !element.checkVisibility()) return [];
  if (element.closest('svg, canvas, input, select, textarea, dialog, [popover], .visually-hidden') !== null) return [];
  const { overflowX, textOverflow, maskImage, position } = getComputedStyle(element);
  const isHidden = ['hidden', 'clip'].includes(overflowX) && textOverflow !== 'ellipsis';
  const isReached = element.tabIndex >= 0 || element.querySelector('[tabindex="0"], [role=grid]') !== null;
  const isBar = position === 'fixed' || position === 'sticky';
  const isPlainScroll = ['auto', 'scroll'].includes(overflowX) && !isReached && !isBar;
  if (element.clientWidth < 2 || maskImage !== 'none' || !(isHidden || isPlainScroll)) return [];
  return ['cut off: ' + element.tagName + '.' + element.className + ' ' + element.textContent.trim().slice(0, 60)];
})`;

/** Returns accessibility violations, overflow and cut-off content of the current page in the given appearances, as lines. */
export async function listErrorsInAppearances(
  page: Page,
  appearances: readonly Appearance[] = APPEARANCES,
): Promise<readonly string[]> {
  const wrong: string[] = [];
  for (const { scheme, width } of appearances) {
    await page.emulateMedia({ colorScheme: scheme });
    await page.setViewportSize({ width, height: 800 });
    const found = await findAccessibilityViolations(page);
    const beyond = await measureOverflow(page);
    if (beyond > 0) found.push(`${beyond} px wider than the window`);
    found.push(...(await page.evaluate<string[]>(FIND_CUT_CONTENT)));
    wrong.push(...found.map((line) => `${scheme}, ${width} px: ${line}`));
  }
  return wrong;
}

/**
 * Returns all errors of pages, including console errors, as lines. Loads each page once for all appearances, because loading
 * takes most of the time.
 */
export async function listPageErrors(
  site: Site,
  places: readonly (readonly [name: string, path: string])[],
  appearances: readonly Appearance[] = APPEARANCES,
): Promise<readonly string[]> {
  const wrong: string[] = [];
  let visit: Visit | undefined;
  let known = 0;
  for (const [name, path] of places) {
    if (visit === undefined) visit = await site.visit(path);
    else await visit.page.goto(site.address + path);
    const lines = [...(await listErrorsInAppearances(visit.page, appearances)), ...visit.errors.slice(known)];
    wrong.push(...lines.map((line) => `${name}: ${line}`));
    known = visit.errors.length;
  }
  return wrong;
}

/** Returns the pixels of the page beyond the right edge of the window. */
export async function measureOverflow(page: Page): Promise<number> {
  // Without its styles, a page can be wider than the window.
  await page.waitForLoadState();
  return page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth');
}

function collectPageErrors(page: Page, address: string): readonly string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    const isOwnStatus = message.text().startsWith('Failed to load resource') && message.location().url === page.url();
    if (['error', 'warning'].includes(message.type()) && !isOwnStatus) errors.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => errors.push(`exception: ${error.message}`));
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(address) && !/^(data|blob):/.test(url)) errors.push(`request elsewhere: ${url}`);
  });
  return errors;
}
