import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type LyingProvider, startLyingProvider } from '../../simulators/login/lying-provider.ts';
import { TestBrowser } from '../../simulators/login/test-browser.ts';
import { SECRET_KEY_FILE } from './sessions/secret-key.ts';
import { reserveAddress, startTestApplication, TEST_CLIENT, type TestApplication } from './testing-application.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'concordat-authentication-'));
const pageOptions = { headers: { accept: 'text/html' } };

let provider: LyingProvider;
let application: TestApplication;

beforeAll(async () => {
  provider = await startLyingProvider(TEST_CLIENT);
});

afterEach(() => application.stop());

afterAll(async () => {
  await provider.stop();
  rmSync(dataDir, { recursive: true });
});

async function startWithEnvironment(environment: Record<string, string>): Promise<void> {
  application = startTestApplication(await reserveAddress(), provider.discoveryUrl, {
    environment: { DATA_DIR: dataDir, ...environment },
  });
}

describe('A server with DATABASE_URL and without SECRET_KEY', () => {
  const environment = { SECRET_KEY: '', DATABASE_URL: 'postgres://db.example.org/concordat' };

  test.each(['/auth/login', '/auth/callback?code=a&state=b'])(
    'returns 503 for %s, with a page that names no setting',
    async (path) => {
      await startWithEnvironment(environment);
      const page = await new TestBrowser().visit(application.address + path, pageOptions);
      expect([page.status, application.authentication.missingForLogin]).toEqual([503, ['SECRET_KEY']]);
      expect(page.text).toContain('Login is not set up on this server.');
      expect(page.text).not.toContain('SECRET_KEY');
    },
  );

  test('serves everything except login', async () => {
    await startWithEnvironment(environment);
    const browser = new TestBrowser();
    const page = await browser.visit(application.address);
    const logout = await browser.visit(`${application.address}/auth/logout`, { method: 'POST' });
    expect([page.text, logout.status]).toEqual(['nobody', 200]);
  });
});

describe('A login without a configured OIDC client', () => {
  test('returns 503 with all missing variables, and creates no secret', async () => {
    await startWithEnvironment({ SECRET_KEY: '', COLLAB_OIDC_CLIENT_ID: '', COLLAB_OIDC_CLIENT_SECRET: '' });
    const page = await new TestBrowser().visit(`${application.address}/auth/login`);
    expect(page.status).toBe(503);
    expect(page.text).toContain('Set COLLAB_OIDC_CLIENT_ID and COLLAB_OIDC_CLIENT_SECRET to turn it on.');
    expect(existsSync(join(dataDir, SECRET_KEY_FILE))).toBe(false);
  });
});

describe('A login without an OIDC client and without SECRET_KEY, but with DATABASE_URL', () => {
  test('returns 503 with all missing variables', async () => {
    await startWithEnvironment({
      SECRET_KEY: '',
      DATABASE_URL: 'postgres://db.example.org/concordat',
      COLLAB_OIDC_CLIENT_ID: '',
    });
    const page = await new TestBrowser().visit(`${application.address}/auth/login`);
    expect(page.text).toContain('Set COLLAB_OIDC_CLIENT_ID and SECRET_KEY to turn it on.');
  });
});

describe('A login on a server that lacks only SECRET_KEY', () => {
  test('succeeds with a secret that the server generates and stores', async () => {
    await startWithEnvironment({ SECRET_KEY: '' });
    const page = await new TestBrowser().visit(`${application.address}/auth/login?returnTo=/profile`);
    expect([page.status, existsSync(join(dataDir, SECRET_KEY_FILE))]).toEqual([200, true]);
  });
});

describe('A login on a server with HTTPS', () => {
  test('sets a secure login cookie with the prefix __Host-, which other hosts of the domain cannot set', async () => {
    await startWithEnvironment({ BASE_URL: 'https://app.example.org' });
    const page = await new TestBrowser().visit(`${application.address}/auth/login`, { redirects: 0 });
    expect(page.headers.getSetCookie().join()).toMatch(/^__Host-session_login=[\w-]{43}; .*Path=\/; .*Secure/);
  });

  test('sends the public callback URL to the provider', async () => {
    await startWithEnvironment({ BASE_URL: 'https://app.example.org/tool' });
    const page = await new TestBrowser().visit(`${application.address}/auth/login`, { redirects: 0 });
    const location = new URL(page.headers.get('location') ?? '');
    expect(location.searchParams.get('redirect_uri')).toBe('https://app.example.org/tool/auth/callback');
  });
});
