// @module-tag full
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createDevelopmentAccounts } from '../../simulators/login/accounts.ts';
import { type DevelopmentLogin, startDevelopmentLogin } from '../../simulators/login/development-login.ts';
import { TestBrowser, type VisitedPage } from '../../simulators/login/test-browser.ts';
import { describeWithDatabase, openTestDatabase } from '../storage/testing.ts';
import * as library from './index.ts';
import { createSessionTable } from './sessions/testing-session-table.ts';
import { reserveAddress, TEST_CLIENT } from './testing-application.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const guide = readFileSync(join(root, 'docs/authentication.md'), 'utf8');
const accounts = createDevelopmentAccounts();

let folder: string;
let login: DevelopmentLogin;
let address: string;
let running: ChildProcess | undefined;

/** Writes the examples to files, which import the package from its sources. */
beforeAll(async () => {
  mkdirSync(join(root, '.cache'), { recursive: true });
  folder = mkdtempSync(join(root, '.cache/guide-'));
  for (const [, name = '', code = ''] of guide.matchAll(/^```ts (\S+)\n(.*?)^```$/gms)) {
    writeFileSync(join(folder, name), code.replaceAll("'concordat/auth'", "'../../src/auth/index.ts'"));
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ extends: '../../tsconfig.json', include: ['*.ts'] }));
  const reserved = await reserveAddress();
  address = reserved.address;
  await new Promise((resolve) => reserved.server.close(resolve));
  login = await startDevelopmentLogin({ clients: [{ ...TEST_CLIENT, redirectUris: [`${address}/auth/callback`] }] });
});

afterEach(stopExample);

afterAll(async () => {
  await login.stop();
  rmSync(folder, { recursive: true });
});

/** Runs the example until it reports that it is ready. */
async function startExample(environment: Record<string, string> = {}): Promise<void> {
  const child = spawn(process.execPath, ['application.ts'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      BASE_URL: address,
      ALLOWED_REDIRECT_URLS: address,
      SECRET_KEY: 'the secret of the example in the guide',
      COLLAB_OIDC_CLIENT_ID: TEST_CLIENT.clientId,
      COLLAB_OIDC_CLIENT_SECRET: TEST_CLIENT.clientSecret,
      COLLAB_OIDC_DISCOVERY_URL: login.discoveryUrl,
      ...environment,
    },
  });
  running = child;
  let complaints = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaints += text;
  });
  for await (const line of createInterface(child.stdout)) if (line === 'ready') return;
  throw new Error(`the example ended: ${complaints}`);
}

async function stopExample(): Promise<void> {
  const child = running;
  running = undefined;
  if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill();
  await gone;
}

async function logIn(sub: string, returnTo = '/'): Promise<{ browser: TestBrowser; page: VisitedPage }> {
  const browser = new TestBrowser();
  const choice = await browser.visit(`${address}/auth/login?returnTo=${encodeURIComponent(returnTo)}`);
  return { browser, page: await browser.submit(choice, { account: sub }) };
}

test('The code examples of the guide to the login library compile', { tags: 'full' }, () => {
  const compiler = join(root, 'node_modules/typescript-native/bin/tsc');
  expect(execFileSync(process.execPath, [compiler, '--singleThreaded', '-p', folder], { encoding: 'utf8' })).toBe('');
});

describe('The sample application of the guide to the login library', () => {
  test('logs users in, greets them, shows their profile, and logs them out', async () => {
    await startExample();
    const { browser, page } = await logIn(accounts.member.sub);
    const profile = await browser.visit(`${address}/profile`);
    const afterLogout = await browser.visit(`${address}/auth/logout`, { method: 'POST' });
    expect(page.text).toBe('Hello Demo Member.');
    expect(JSON.parse(profile.text)).toEqual({
      sub: accounts.member.sub,
      email: accounts.member.claims.email,
      name: 'Demo Member',
      entitlements: accounts.member.claims.eduperson_entitlement,
    });
    expect(afterLogout.text).toBe('You are not logged in.');
  });

  test('protects its reports with the options that the guide shows', async () => {
    await startExample();
    const paths = ['/reports', '/reports/all', '/reports/drought'];
    const visits = [accounts.member, accounts.manager, accounts.nonMember].map(async ({ sub }) => {
      const { browser } = await logIn(sub);
      return Promise.all(paths.map(async (path) => (await browser.visit(address + path)).status));
    });
    const nobody = await Promise.all(paths.map(async (path) => (await new TestBrowser().visit(address + path)).status));
    expect([...(await Promise.all(visits)), nobody]).toEqual([
      [200, 403, 403],
      [200, 403, 200],
      [403, 403, 200],
      [401, 401, 401],
    ]);
  });

  test('rejects a program without a token with 401 and a challenge', async () => {
    await startExample();
    const response = await fetch(`${address}/api/me`);
    expect([response.status, response.headers.get('www-authenticate')]).toEqual([401, 'Bearer realm="Concordat"']);
  });

  test('introspects a token at the provider', async () => {
    await startExample();
    const response = await fetch(`${address}/api/token`, { headers: { authorization: 'Bearer unknown' } });
    expect(await response.json()).toEqual({ active: false });
  });
});

describeWithDatabase('The sample application of the guide with PostgreSQL', () => {
  test('preserves sessions if it is killed and restarted', async () => {
    const database = await openTestDatabase();
    await createSessionTable(database.pool);
    await startExample({ DATABASE_URL: database.url });
    const { browser } = await logIn(accounts.manyEntitlements.sub);
    running?.kill('SIGKILL');
    await stopExample();
    await startExample({ DATABASE_URL: database.url });
    const profile = await browser.visit(`${address}/profile`);
    await stopExample();
    await database.close();
    expect(JSON.parse(profile.text).entitlements).toHaveLength(500);
  });
});

describe('The guide to the login library', () => {
  test('lists every error of the library', () => {
    const names = Object.keys(library).filter((name) => name.endsWith('Error'));
    // Programming errors, startup errors and the common base class are documented elsewhere.
    const elsewhere = [
      'AnswerableError',
      'SettingsError',
      'AuthenticationNotMountedError',
      'ClaimsError',
      'LoginError',
      'SecretKeyError',
    ];
    const missing = names.filter((name) => !elsewhere.includes(name) && !guide.includes(`| \`${name}\` |`));
    expect(missing).toEqual([]);
  });
});
