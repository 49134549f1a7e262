/**
 * The demonstration in a real browser, with Prism between the application and the simulated platform. The platform begins again
 * before each test. Where there is no Chromium, or no database, the tests are skipped and say why.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { startValidatingProxy, type ValidatingProxy } from '../contract-tests/validating-proxy.ts';
import { type Demonstration, startDemonstration } from '../src/demo/demonstration.ts';
import { type DevelopmentActor, developmentAccounts } from '../src/demo/login/accounts.ts';
import type { PlatformCollaboration } from '../src/demo/platform/platform-state.ts';
import { createLog } from '../src/log.ts';
import { findChromium } from './browser.ts';

/** A page that takes longer has failed. */
const MOST_MS_TO_WAIT = 15_000;

/** How a page is looked at. */
export interface CollaborationsSight {
  scheme?: 'light' | 'dark';
  /** Width of the window in CSS pixels. */
  width?: number;
  /** Whether the browser runs scripts at all. */
  scripts?: boolean;
}

/** A page, and everything that went wrong on it: the console, the Content-Security-Policy, requests to elsewhere. */
export interface OpenPage {
  readonly page: Page;
  readonly troubles: readonly string[];
}

/** The site under test. Set while its tests run. */
export interface CollaborationsSite {
  readonly demonstration: Demonstration;
  readonly proxy: ValidatingProxy;
  /** A collaboration of the demonstration, by its short name. */
  collaboration: (shortName: string) => PlatformCollaboration;
  /** Opens a page as somebody, or as nobody, in a window of its own; one window is open at a time. */
  open: (actor: DevelopmentActor | undefined, path: string, sight?: CollaborationsSight) => Promise<OpenPage>;
}

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/** Describes tests that need the demonstration in a browser; `environment` differs from the demonstration's. */
export function describeCollaborations(
  title: string,
  tests: (site: CollaborationsSite) => void,
  environment: Readonly<Record<string, string>> = {},
): void {
  const executablePath = findChromium();
  const noDatabase = inject('noEmbedded');
  const missing = executablePath === undefined ? 'no Chromium was found; install one, or set CHROMIUM_PATH' : noDatabase;
  if (missing !== null && process.env.CI !== 'true') {
    console.warn(`skipped: ${title}: ${missing}`);
    describe.skip(`${title} (${missing})`, () => tests(undefined as never));
    return;
  }
  describe(title, () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'concordat-browser-'));
    const sessions = new Map<DevelopmentActor, StorageState>();
    const contexts: BrowserContext[] = [];
    let demonstration: Demonstration;
    let proxy: ValidatingProxy;
    let browser: Browser;

    beforeAll(async () => {
      if (missing !== null) throw new Error(missing);
      [demonstration, browser] = await Promise.all([
        startDemonstration({
          dataDir,
          log: createLog('silent'),
          runs: 0,
          environment,
          async between(platformUrl) {
            proxy = await startValidatingProxy(platformUrl);
            return proxy.url;
          },
        }),
        chromium.launch({ executablePath: executablePath ?? '' }),
      ]);
    });
    afterAll(async () => {
      await browser?.close();
      await demonstration?.stop();
      await proxy?.stop();
      rmSync(dataDir, { recursive: true, force: true });
    });
    beforeEach(() => demonstration.platform.reset());
    afterEach(() => {
      expect(demonstration.platform.calls.all.filter(({ isAuthorized }) => !isAuthorized)).toEqual([]);
    });

    async function newContext(
      { scheme = 'light', width = 1280, scripts = true }: CollaborationsSight,
      storageState?: StorageState,
    ) {
      const context = await browser.newContext({
        colorScheme: scheme,
        viewport: { width, height: 800 },
        javaScriptEnabled: scripts,
        reducedMotion: 'reduce',
        ...(storageState === undefined ? {} : { storageState }),
      });
      context.setDefaultTimeout(MOST_MS_TO_WAIT);
      contexts.push(context);
      return context;
    }

    async function sessionOf(actor: DevelopmentActor): Promise<StorageState> {
      const known = sessions.get(actor);
      if (known !== undefined) return known;
      const context = await newContext({ scripts: false });
      const page = await context.newPage();
      await page.goto(`${demonstration.address}/auth/login?returnTo=/profile`);
      await chooseAccount(page, actor);
      await page.waitForURL(`${demonstration.address}/profile`);
      const session = await context.storageState();
      sessions.set(actor, session);
      return session;
    }

    tests({
      get demonstration() {
        return demonstration;
      },
      get proxy() {
        return proxy;
      },
      collaboration(shortName) {
        const found = demonstration.platform.state.collaborations.find((candidate) => candidate.shortName === shortName);
        if (found === undefined) throw new RangeError(`there is no collaboration ${shortName}`);
        return found;
      },
      async open(actor, path, sight = {}) {
        await Promise.all(contexts.splice(0).map((context) => context.close()));
        const session = actor === undefined ? undefined : await sessionOf(actor);
        const context = await newContext(sight, session);
        const page = await context.newPage();
        const troubles = watch(page, [demonstration.address, demonstration.login.issuer]);
        await page.goto(demonstration.address + path);
        return { page, troubles };
      },
    });

    it('asked the platform for nothing, and got nothing, that breaks its contract', () => {
      expect(proxy.violations).toEqual([]);
    });
  });
}

/** Presses the button of an account on the page of the development login. */
export async function chooseAccount(page: Page, actor: DevelopmentActor): Promise<void> {
  await page.getByRole('button', { name: developmentAccounts()[actor].title, exact: true }).click();
}

function watch(page: Page, addresses: readonly string[]): readonly string[] {
  const troubles: string[] = [];
  page.on('console', (message) => {
    const isOwnStatus = message.text().startsWith('Failed to load resource') && message.location().url === page.url();
    if (['error', 'warning'].includes(message.type()) && !isOwnStatus) troubles.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => troubles.push(`exception: ${error.message}`));
  page.on('request', (request) => {
    const url = request.url();
    if (!addresses.some((address) => url.startsWith(address)) && !/^(data|blob):/.test(url)) {
      troubles.push(`request elsewhere: ${url}`);
    }
  });
  return troubles;
}
