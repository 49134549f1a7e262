import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDevelopmentAccounts } from '../../../simulators/login/accounts.ts';
import { type DevelopmentLogin, startDevelopmentLogin } from '../../../simulators/login/development-login.ts';
import { TestBrowser, type VisitedPage } from '../../../simulators/login/test-browser.ts';
import { createMemorySessionStore, type SessionStore } from '../sessions/session-store.ts';
import { reserveAddress, startTestApplication, TEST_CLIENT, type TestApplication } from '../testing-application.ts';

const accounts = createDevelopmentAccounts();
const HOST = '127.0.0.1';

let login: DevelopmentLogin;
let application: TestApplication;
let store: SessionStore;
let now = Date.now();

beforeAll(async () => {
  const reserved = await reserveAddress();
  login = await startDevelopmentLogin({
    clients: [{ ...TEST_CLIENT, redirectUris: [`${reserved.address}/auth/callback`] }],
  });
  store = createMemorySessionStore();
  application = startTestApplication(reserved, login.discoveryUrl, { store, now: () => now });
});

afterAll(async () => {
  await application.stop();
  await login.stop();
});

function openAccountPage(browser: TestBrowser, returnTo?: string): Promise<VisitedPage> {
  const query = returnTo === undefined ? '' : `?returnTo=${encodeURIComponent(returnTo)}`;
  return browser.visit(`${application.address}/auth/login${query}`);
}

async function logIn(browser: TestBrowser, sub = accounts.member.sub, returnTo?: string): Promise<VisitedPage> {
  return browser.submit(await openAccountPage(browser, returnTo), { account: sub });
}

/** Follows a login up to the callback, and does not open the callback. */
async function followToCallback(
  browser: TestBrowser,
  form: Record<string, string> = { account: accounts.member.sub },
): Promise<URL> {
  let page = await browser.submit(await openAccountPage(browser), form, { redirects: 0 });
  for (let steps = 0; steps < 10; steps += 1) {
    const next = new URL(page.headers.get('location') ?? '', page.url);
    if (next.pathname === '/auth/callback') return next;
    page = await browser.visit(next, { redirects: 0 });
  }
  throw new Error(`the login stopped at ${page.url}`);
}

describe('A login', () => {
  test('leads to the home page with a session of the selected account', async () => {
    const browser = new TestBrowser();
    const page = await logIn(browser);
    expect(page.url.href).toBe(`${application.address}/`);
    expect(page.text).toBe(accounts.member.sub);
  });

  test('returns to the page where it was started', async () => {
    const page = await logIn(new TestBrowser(), accounts.member.sub, '/profile?a=1');
    expect(page.url.href).toBe(`${application.address}/profile?a=1`);
  });

  test('redirects from another name of this machine to the callback host, which must receive the cookie', async () => {
    const browser = new TestBrowser();
    const choice = await browser.visit(`${application.address.replace(HOST, 'localhost')}/auth/login?returnTo=%2Fprofile`);
    const page = await browser.submit(choice, { account: accounts.member.sub });
    expect([page.status, page.url.href]).toEqual([200, `${application.address}/profile`]);
  });

  test('returns to the home page if the return URL belongs to another site', async () => {
    const page = await logIn(new TestBrowser(), accounts.member.sub, 'https://evil.example/');
    expect(page.url.href).toBe(`${application.address}/`);
  });

  test('uses the claims of userinfo', async () => {
    const browser = new TestBrowser();
    const page = await logIn(browser, accounts.manager.sub, '/profile');
    const { email_verified: _, ...claims } = accounts.manager.claims;
    expect(JSON.parse(page.text)).toEqual({ sub: accounts.manager.sub, ...claims });
  });

  test('sets a cookie of the same size for a user with 500 entitlements', async () => {
    const browser = new TestBrowser();
    const page = await logIn(browser, accounts.manyEntitlements.sub, '/profile');
    expect(JSON.parse(page.text).eduperson_entitlement).toHaveLength(500);
    expect(browser.getCookie(HOST, 'session')).toHaveLength(43);
  });

  test('requests a code with PKCE S256, a state, a nonce, and the supported scopes', async () => {
    const page = await new TestBrowser().visit(`${application.address}/auth/login`, { redirects: 0 });
    const sent = Object.fromEntries(new URL(page.headers.get('location') ?? '').searchParams);
    expect(page.status).toBe(303);
    expect(sent).toMatchObject({
      response_type: 'code',
      client_id: TEST_CLIENT.clientId,
      redirect_uri: `${application.address}/auth/callback`,
      code_challenge_method: 'S256',
      scope: 'openid profile email eduperson_entitlement voperson_external_affiliation',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    });
  });

  test('succeeds in two windows of one browser at the same time', async () => {
    const browser = new TestBrowser();
    const first = await openAccountPage(browser, '/profile?window=1');
    const second = await openAccountPage(browser, '/profile?window=2');
    const one = await browser.submit(first, { account: accounts.member.sub });
    const two = await browser.submit(second, { account: accounts.manager.sub });
    expect([one.url.search, two.url.search]).toEqual(['?window=1', '?window=2']);
  });

  test('logs no codes, tokens or claims', async () => {
    const browser = new TestBrowser();
    const callback = await followToCallback(browser);
    await browser.visit(callback);
    await browser.visit(callback);
    const text = JSON.stringify(application.log);
    expect(text).not.toContain(callback.searchParams.get('code'));
    expect(text).not.toContain('Demo Member');
  });
});

describe('A login that repeats the authentication', () => {
  test('sends prompt=login and max_age, and counts as recent for five minutes', async () => {
    const browser = new TestBrowser();
    const toProvider = await new TestBrowser().visit(`${application.address}/auth/login?prompt=login`, { redirects: 0 });
    const { prompt, max_age } = Object.fromEntries(new URL(toProvider.headers.get('location') ?? '').searchParams);
    const choice = await browser.visit(`${application.address}/auth/login?prompt=login`);
    await browser.submit(choice, { account: accounts.member.sub });
    const isRecent = async () => (await browser.visit(`${application.address}/recent`)).text;
    const first = await isRecent();
    const before = now;
    now = Date.now() + 301_000;
    const later = await isRecent();
    now = before;
    expect([prompt, max_age, first, later]).toEqual(['login', '300', 'true', 'false']);
  });

  test('is required if the provider reported no authentication time for the earlier login', async () => {
    const browser = new TestBrowser();
    await logIn(browser);
    expect((await browser.visit(`${application.address}/recent`)).text).toBe('false');
  });
});

describe('The session cookie', () => {
  test('cannot be read by scripts, is not sent from other sites, and is sent only over HTTPS', async () => {
    const browser = new TestBrowser();
    await logIn(browser);
    const line = browser.setCookies.findLast((cookie) => cookie.startsWith('session='));
    expect(line).toMatch(/^session=[\w-]{43}; Max-Age=3600; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  });

  test('is new after every login, and the previous cookie becomes invalid', async () => {
    const browser = new TestBrowser();
    await logIn(browser);
    const before = browser.getCookie(HOST, 'session');
    await logIn(browser, accounts.manager.sub);
    const old = await new TestBrowser().visit(application.address, { headers: { cookie: `session=${before}` } });
    expect(browser.getCookie(HOST, 'session')).not.toBe(before);
    expect(old.text).toBe('nobody');
  });

  test('does not become a session if an attacker set it before the login', async () => {
    const browser = new TestBrowser();
    const planted = 'A'.repeat(43);
    browser.setCookie(HOST, 'session', planted);
    await logIn(browser);
    const attacker = await new TestBrowser().visit(application.address, { headers: { cookie: `session=${planted}` } });
    expect(attacker.text).toBe('nobody');
  });

  test('is ignored if its value was changed', async () => {
    const browser = new TestBrowser();
    await logIn(browser);
    const value = browser.getCookie(HOST, 'session') ?? '';
    const changed = `${value.startsWith('A') ? 'B' : 'A'}${value.slice(1)}`;
    const page = await new TestBrowser().visit(application.address, { headers: { cookie: `session=${changed}` } });
    expect(page.text).toBe('nobody');
  });
});

describe('A session', () => {
  test('ends at its maximum age, even if it is used often', async () => {
    const browser = new TestBrowser();
    await logIn(browser);
    const start = now;
    now = start + 3_599_000;
    const before = await browser.visit(application.address);
    now = start + 3_600_000;
    const after = await browser.visit(application.address);
    now = start;
    expect([before.text, after.text]).toEqual([accounts.member.sub, 'nobody']);
  });

  test('is deleted on the server at logout', async () => {
    const browser = new TestBrowser();
    await logIn(browser);
    const cookie = browser.getCookie(HOST, 'session');
    await browser.visit(`${application.address}/auth/logout`, { method: 'POST' });
    const stored = await new TestBrowser().visit(application.address, { headers: { cookie: `session=${cookie}` } });
    expect(browser.getCookie(HOST, 'session')).toBeUndefined();
    expect(stored.text).toBe('nobody');
  });

  test('survives a restart of the application', async () => {
    const browser = new TestBrowser();
    await logIn(browser);
    const again = startTestApplication(await reserveAddress(), login.discoveryUrl, { store, now: () => now });
    const page = await browser.visit(again.address);
    await again.stop();
    expect(page.text).toBe(accounts.member.sub);
  });

  test('remains valid after a change of SECRET_KEY if the old key follows the new one', async () => {
    const browser = new TestBrowser();
    await logIn(browser);
    const [old, fresh] = [application.authentication.settings.secretKey, 'a new secret that is long enough to be one'];
    const startWithSecret = async (secret: string) =>
      startTestApplication(await reserveAddress(), login.discoveryUrl, {
        store,
        now: () => now,
        environment: { SECRET_KEY: secret },
      });
    const [both, newOnly] = [await startWithSecret(`${fresh}, ${old}`), await startWithSecret(fresh)];
    const [preserved, lost] = [await browser.visit(both.address), await browser.visit(newOnly.address)];
    await Promise.all([both.stop(), newOnly.stop()]);
    expect([preserved.text, lost.text]).toEqual([accounts.member.sub, 'nobody']);
  });
});

describe('The callback', () => {
  test('is rejected the second time, and the session from the first call remains valid', async () => {
    const browser = new TestBrowser();
    const callback = await followToCallback(browser);
    await browser.visit(callback);
    const again = await browser.visit(callback);
    const start = await browser.visit(application.address);
    expect(again.status).toBe(400);
    expect(again.text).toContain('This login is already complete');
    expect(start.text).toBe(accounts.member.sub);
  });

  test('succeeds only once if several identical requests arrive concurrently', async () => {
    const browser = new TestBrowser();
    const callback = await followToCallback(browser);
    const pages = await Promise.all(Array.from({ length: 5 }, () => browser.visit(callback, { redirects: 0 })));
    expect(pages.map(({ status }) => status).sort()).toEqual([303, 400, 400, 400, 400]);
  });

  test('is rejected in a browser that did not start the login', async () => {
    const callback = await followToCallback(new TestBrowser());
    const page = await new TestBrowser().visit(callback);
    expect(page.status).toBe(400);
    expect(page.text).toContain('This login was not started in this browser');
  });

  test('is rejected in a browser that started another login', async () => {
    const callback = await followToCallback(new TestBrowser());
    const victim = new TestBrowser();
    await openAccountPage(victim);
    const page = await victim.visit(callback);
    expect([page.status, victim.getCookie(HOST, 'session')]).toEqual([400, undefined]);
  });

  test('is rejected after ten minutes', async () => {
    const browser = new TestBrowser();
    const callback = await followToCallback(browser);
    const start = now;
    now = start + 600_000;
    const page = await browser.visit(callback);
    now = start;
    expect(page.status).toBe(400);
  });

  test('reports that the provider refused the login', async () => {
    const browser = new TestBrowser();
    const page = await browser.visit(await followToCallback(browser, { refuse: 'yes' }));
    expect(page.status).toBe(403);
    expect(page.text).toContain('The login service did not let you in.');
  });

  test('does not show the error text of the provider', async () => {
    const browser = new TestBrowser();
    const callback = await followToCallback(browser, { refuse: 'yes' });
    callback.searchParams.set('error_description', 'Call this number');
    const page = await browser.visit(callback);
    expect(page.text).not.toContain('Call this number');
  });

  test.each([
    ['without a code', (callback: URL) => callback.searchParams.delete('code'), 400],
    ['without a state', (callback: URL) => callback.searchParams.delete('state'), 400],
    ['with another state', (callback: URL) => callback.searchParams.set('state', 'x'.repeat(43)), 400],
    ['with two states', (callback: URL) => callback.searchParams.append('state', 'x'), 400],
    ['with two codes', (callback: URL) => callback.searchParams.append('code', 'x'), 400],
    ['with another code', (callback: URL) => callback.searchParams.set('code', 'x'), 502],
    ['from another issuer', (callback: URL) => callback.searchParams.set('iss', 'https://evil.example'), 502],
  ])('%s does not log the user in', async (_what, change, status) => {
    const browser = new TestBrowser();
    const callback = await followToCallback(browser);
    change(callback);
    const page = await browser.visit(callback, { redirects: 0 });
    expect([page.status, browser.getCookie(HOST, 'session')]).toEqual([status, undefined]);
  });
});
