/**
 * Shares one browser between all test files of a worker, and reuses windows, because opening a window is slow. Between two
 * visits, a window is reset: cookies, storage, permissions, listeners and routes.
 */
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { inject } from 'vitest';
import { getLaunchOptions, NO_CHROMIUM } from './chromium.ts';

/** The state of a browser after a login, reduced to the cookies. */
export type Session = Exclude<BrowserContextOptions['storageState'], string | undefined>;

export interface WindowSight {
  readonly scheme: 'light' | 'dark';
  /** Width in CSS pixels. */
  readonly width: number;
  /** True to run scripts. */
  readonly scripts: boolean;
  readonly session?: Session | undefined;
  /** True to keep other windows open. This window is closed when another one is opened without this option. */
  readonly beside?: boolean;
}

/** The windows of a test file. */
export interface Windows {
  open(sight: WindowSight): Promise<Page>;
  close(): Promise<void>;
}

/** Events that tests listen to. */
const EVENTS = [
  'console',
  'pageerror',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
  'dialog',
  'download',
] as const;

const HEIGHT = 800;
/** Milliseconds for an action or a page on a slow machine. */
const MAX_WAIT_MS = 60_000;

let launched: Promise<Browser> | undefined;

/** Returns the browser of this worker, which is closed with the worker. @throws Error if no browser starts */
export function openWorkerBrowser(): Promise<Browser> {
  const found = inject('chromium');
  if (found === null) throw new Error(NO_CHROMIUM);
  if (launched === undefined) {
    // A terminated worker cannot close the browser. A regular exit closes it, and removes its folders.
    process.once('SIGTERM', () => process.exit());
    launched = chromium.launch({ ...getLaunchOptions(found), handleSIGTERM: false });
  }
  return launched;
}

/** Creates the windows of a test file. */
export function createWindows(browser: Browser): Windows {
  // Each color scheme has its own window, because a page may load itself again when the scheme changes, even on its way out.
  const cached = new Map<string, Page>();
  const besides: BrowserContext[] = [];

  async function openPage({ scheme, width, scripts, session }: WindowSight): Promise<Page> {
    const context = await browser.newContext({
      colorScheme: scheme,
      viewport: { width, height: HEIGHT },
      javaScriptEnabled: scripts,
      reducedMotion: 'reduce',
      ...(session === undefined ? {} : { storageState: session }),
    });
    const page = await context.newPage();
    page.setDefaultTimeout(MAX_WAIT_MS);
    return page;
  }

  async function reusePage(page: Page, { scheme, width, session }: WindowSight): Promise<Page> {
    await closePage(page);
    if (session !== undefined) await page.context().addCookies(session.cookies);
    await page.setViewportSize({ width, height: HEIGHT });
    await page.emulateMedia({ colorScheme: scheme, media: null, reducedMotion: 'reduce', forcedColors: null });
    return page;
  }

  return {
    async open(sight) {
      if (sight.beside === true) {
        const page = await openPage(sight);
        besides.push(page.context());
        return page;
      }
      await Promise.all(besides.splice(0).map((context) => context.close()));
      // Hidden windows would continue to send requests.
      const kind = `${sight.scheme} ${sight.scripts}`;
      await Promise.all([...cached].filter(([other]) => other !== kind).map(([, page]) => resetPage(page)));
      const known = cached.get(kind);
      const page = known === undefined || known.isClosed() ? await openPage(sight) : await reusePage(known, sight);
      cached.set(kind, page);
      return page;
    },
    async close() {
      const contexts = [...besides.splice(0), ...[...cached.values()].map((page) => page.context())];
      cached.clear();
      await Promise.all(contexts.map((context) => context.close()));
    },
  };
}

async function closePage(page: Page): Promise<void> {
  const context = page.context();
  await Promise.all(
    context
      .pages()
      .filter((other) => other !== page)
      .map((other) => other.close()),
  );
  await page.evaluate('sessionStorage.clear(); localStorage.clear()').catch(() => undefined);
  await resetPage(page);
  await Promise.all([
    context.unrouteAll({ behavior: 'ignoreErrors' }),
    context.setOffline(false),
    context.clearCookies(),
    context.clearPermissions(),
    page.mouse.move(0, 0),
  ]);
}

async function resetPage(page: Page): Promise<void> {
  for (const event of EVENTS) page.removeAllListeners(event);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  // Some pages ask for confirmation before they are left.
  page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
  await page.goto('about:blank');
  page.removeAllListeners('dialog');
}
