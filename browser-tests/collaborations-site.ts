/**
 * Opens the demonstration in a browser, with Prism between the application and the simulated platform. The platform restarts
 * before each test. Without a Chromium or a database, the tests are skipped.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject } from 'vitest';
import { startValidatingProxy, type ValidatingProxy } from '../contract-tests/validating-proxy.ts';
import { type Demonstration, startDemonstration } from '../simulators/demonstration.ts';
import { createDevelopmentAccounts, type DevelopmentActor } from '../simulators/login/accounts.ts';
import type { PlatformCollaboration } from '../simulators/platform/platform-state.ts';
import { createLog } from '../src/log.ts';
import { createFreshDatabase, type FreshDatabase } from '../src/storage/testing.ts';
import { createWindows, openWorkerBrowser, type Session, type Windows } from './windows.ts';

/** Settings of a window. */
export interface CollaborationsSight {
  scheme?: 'light' | 'dark';
  /** Width of the window in CSS pixels. */
  width?: number;
  /** True to run scripts. */
  scripts?: boolean;
}

/** An opened page, with errors of the console, violations of the Content-Security-Policy, and requests to other hosts. */
export interface OpenPage {
  readonly page: Page;
  readonly errors: readonly string[];
}

/** The site under test; available while tests run. */
export interface CollaborationsSite {
  readonly demonstration: Demonstration;
  readonly proxy: ValidatingProxy;
  collaboration: (shortName: string) => PlatformCollaboration;
  /** Opens a page as an account, or without a login, in a new window. The window of the previous page is closed. */
  open: (actor: DevelopmentActor | undefined, path: string, sight?: CollaborationsSight) => Promise<OpenPage>;
}

/** Describes tests that need the demonstration in a browser. `environment` replaces settings of the demonstration. */
export function describeCollaborations(
  title: string,
  tests: (site: CollaborationsSite) => void,
  environment: Readonly<Record<string, string>> = {},
): void {
  const server = inject('testServer');
  const noDatabase = 'unavailable' in server ? server.unavailable : null;
  if (inject('chromium') === null || noDatabase !== null) {
    const reason = noDatabase === null ? '' : ` (${noDatabase})`;
    describe.skip(`${title}${reason}`, { tags: 'browser' }, () => tests(undefined as never));
    return;
  }
  describe(title, { tags: 'browser' }, () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'concordat-browser-'));
    const sessions = new Map<DevelopmentActor, Session>();
    let demonstration: Demonstration;
    let proxy: ValidatingProxy;
    let database: FreshDatabase;
    let windows: Windows;

    beforeAll(async () => {
      [database, windows] = await Promise.all([createFreshDatabase(), openWorkerBrowser().then(createWindows)]);
      demonstration = await startDemonstration({
        dataDir,
        log: createLog('silent'),
        runs: 0,
        environment: { DATABASE_URL: database.url, SECRET_KEY: 'the secret of the tests which is long enough', ...environment },
        async startProxy(platformUrl) {
          proxy = await startValidatingProxy(platformUrl);
          return proxy.url;
        },
      });
    });
    afterAll(async () => {
      await windows?.close();
      await demonstration?.stop();
      await proxy?.stop();
      await database?.drop();
      rmSync(dataDir, { recursive: true, force: true });
    });
    beforeEach(() => demonstration.platform.reset());
    afterEach(() => {
      expect(demonstration.platform.calls.all.filter(({ isAuthorized }) => !isAuthorized)).toEqual([]);
      // All requests to the platform, and its responses, conform to the contract.
      expect(proxy.violations).toEqual([]);
    });

    async function openWindow({ scheme = 'light', width = 1280, scripts = true }: CollaborationsSight, session?: Session) {
      return windows.open({ scheme, width, scripts, session });
    }

    async function createSession(actor: DevelopmentActor): Promise<Session> {
      const known = sessions.get(actor);
      if (known !== undefined) return known;
      const page = await openWindow({ scripts: false });
      await page.goto(`${demonstration.address}/auth/login?returnTo=/profile`);
      await chooseAccount(page, actor);
      await page.waitForURL(`${demonstration.address}/profile`);
      const session = await page.context().storageState();
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
        const session = actor === undefined ? undefined : await createSession(actor);
        const page = await openWindow(sight, session);
        const errors = collectUnexpectedErrors(page, [demonstration.address, demonstration.login.issuer]);
        await page.goto(demonstration.address + path);
        return { page, errors };
      },
    });
  });
}

export async function chooseAccount(page: Page, actor: DevelopmentActor): Promise<void> {
  await page.getByRole('button', { name: createDevelopmentAccounts()[actor].title, exact: true }).click();
}

function collectUnexpectedErrors(page: Page, addresses: readonly string[]): readonly string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    const isOwnStatus = message.text().startsWith('Failed to load resource') && message.location().url === page.url();
    if (['error', 'warning'].includes(message.type()) && !isOwnStatus) errors.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => errors.push(`exception: ${error.message}`));
  page.on('request', (request) => {
    const url = request.url();
    if (!addresses.some((address) => url.startsWith(address)) && !/^(data|blob):/.test(url)) {
      errors.push(`request elsewhere: ${url}`);
    }
  });
  return errors;
}
