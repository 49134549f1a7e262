import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  createDevelopmentAccounts,
  type DevelopmentActor,
  getEntitlement,
  DEVELOPMENT_ORGANISATION as organisation,
} from './accounts.ts';
import { type DevelopmentLogin, startDevelopmentLogin } from './development-login.ts';
import { TestBrowser } from './test-browser.ts';

const accounts = createDevelopmentAccounts();
const client = { clientId: 'an-application', clientSecret: 'a-secret', redirectUris: ['http://127.0.0.1:1/callback'] };
const verifier = 'v'.repeat(43);
/** Hash of the verifier (SHA-256), as PKCE requires. */
const challenge = Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(verifier))).toString('base64url');

let login: DevelopmentLogin;
let endpoints: Record<string, string>;

beforeAll(async () => {
  login = await startDevelopmentLogin({ clients: [{ ...client, postLogoutRedirectUris: ['http://127.0.0.1:1/bye'] }] });
  endpoints = (await (await fetch(login.discoveryUrl)).json()) as Record<string, string>;
});

afterAll(() => login.stop());

function buildAuthorizationUrl(changes: Record<string, string | undefined> = {}): URL {
  const parameters = {
    client_id: client.clientId,
    response_type: 'code',
    redirect_uri: client.redirectUris[0],
    scope: 'openid profile email eduperson_entitlement voperson_external_affiliation',
    code_challenge: challenge,
    code_challenge_method: 'S256',
    state: 'a-state',
    ...changes,
  };
  const url = new URL(endpoints.authorization_endpoint ?? '');
  for (const [name, value] of Object.entries(parameters)) if (value !== undefined) url.searchParams.set(name, value);
  return url;
}

/** Follows redirects until one leads to the application. */
async function submitLoginForm(browser: TestBrowser, form: Record<string, string>): Promise<URLSearchParams> {
  let page = await browser.submit(await browser.visit(buildAuthorizationUrl()), form, { redirects: 0 });
  for (let steps = 0; steps < 5; steps += 1) {
    const next = new URL(page.headers.get('location') ?? '', page.url);
    if (next.port === '1') return next.searchParams;
    page = await browser.visit(next, { redirects: 0 });
  }
  throw new Error(`the login stopped at ${page.url}`);
}

async function postForm(endpoint: string, form: Record<string, string>) {
  const authorization = `Basic ${Buffer.from(`${client.clientId}:${client.clientSecret}`).toString('base64')}`;
  const response = await fetch(endpoints[endpoint] ?? '', {
    method: 'POST',
    headers: { authorization },
    body: new URLSearchParams(form),
  });
  const text = await response.text();
  return { status: response.status, body: (text === '' ? {} : JSON.parse(text)) as Record<string, unknown> };
}

async function requestAccessToken(sub: string, browser = new TestBrowser()): Promise<string> {
  const answer = await submitLoginForm(browser, { account: sub });
  const { body } = await postForm('token_endpoint', {
    grant_type: 'authorization_code',
    code: answer.get('code') ?? '',
    redirect_uri: client.redirectUris[0] ?? '',
    code_verifier: verifier,
  });
  return String(body.access_token);
}

async function requestUserinfo(token: string) {
  const response = await fetch(endpoints.userinfo_endpoint ?? '', { headers: { authorization: `Bearer ${token}` } });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

describe('The account page', () => {
  test('offers one account for every actor, and a button that refuses the login', async () => {
    const { text } = await new TestBrowser().visit(buildAuthorizationUrl());
    const titles = [...text.matchAll(/<button name="account" value="[^"]+">([^<]+)</g)].map(([, title]) => title);
    expect(titles).toEqual(['Demo Manager', 'Demo Administrator', 'Demo Member', 'Demo Guest', 'Demo Networker']);
    expect(text).toContain('name="refuse"');
  });

  test('is shown at every login, so that another account can be selected', async () => {
    const browser = new TestBrowser();
    const first = await requestUserinfo(await requestAccessToken(accounts.member.sub, browser));
    const second = await requestUserinfo(await requestAccessToken(accounts.manager.sub, browser));
    expect([first.body.sub, second.body.sub]).toEqual([accounts.member.sub, accounts.manager.sub]);
  });

  test('contains no scripts, and its policy forbids them', async () => {
    const page = await new TestBrowser().visit(buildAuthorizationUrl());
    expect(page.text).not.toContain('<script');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  test('rejects an unknown account', async () => {
    const browser = new TestBrowser();
    const page = await browser.submit(await browser.visit(buildAuthorizationUrl()), { account: 'nobody' });
    expect([page.status, page.text.includes('No such account')]).toEqual([400, true]);
  });

  test('reports that it has expired if it is opened in another browser', async () => {
    const page = await new TestBrowser().visit((await new TestBrowser().visit(buildAuthorizationUrl())).url);
    expect([page.status, page.text.includes('This login is over')]).toEqual([400, true]);
  });
});

describe('The accounts of the development login', () => {
  test.each<[DevelopmentActor, string[]]>([
    ['manager', [getEntitlement(organisation, 'managers')]],
    ['administrator', [getEntitlement(organisation, 'drought_trial')]],
    ['member', [getEntitlement(organisation, 'drought_trial')]],
    ['nonMember', []],
  ])('include %s with the entitlements of its role', async (actor, entitlements) => {
    const { body } = await requestUserinfo(await requestAccessToken(accounts[actor].sub));
    expect(body.eduperson_entitlement).toEqual(entitlements);
  });

  test('include one with 500 different entitlements', async () => {
    const { body } = await requestUserinfo(await requestAccessToken(accounts.manyEntitlements.sub));
    expect(new Set(body.eduperson_entitlement as string[]).size).toBe(500);
  });

  test('have the claims that a test sets', async () => {
    const token = await requestAccessToken(accounts.nonMember.sub);
    login.setClaims(accounts.nonMember.sub, { name: 'Renamed' });
    const { body } = await requestUserinfo(token);
    login.setClaims(accounts.nonMember.sub, accounts.nonMember.claims);
    expect(body).toEqual({ sub: accounts.nonMember.sub, name: 'Renamed' });
  });

  test('cannot be changed if they do not exist', () => {
    expect(() => login.setClaims('nobody', {})).toThrow(RangeError);
  });
});

describe('The simulated login provider', () => {
  test('reports a refused login to the application', async () => {
    const answer = await submitLoginForm(new TestBrowser(), { refuse: 'yes' });
    expect([answer.get('error'), answer.get('state')]).toEqual(['access_denied', 'a-state']);
  });

  test.each([
    ['without PKCE', { code_challenge: undefined, code_challenge_method: undefined }],
    ['for another address', { redirect_uri: 'http://127.0.0.1:1/elsewhere' }],
    ['of an unknown application', { client_id: 'unknown' }],
  ])('offers no account to a request %s', async (_what, changes) => {
    const page = await new TestBrowser().visit(buildAuthorizationUrl(changes), { redirects: 0 });
    expect(page.text).not.toContain('name="account"');
  });

  test('returns the claims of the user of an introspected token', async () => {
    const { body } = await postForm('introspection_endpoint', { token: await requestAccessToken(accounts.member.sub) });
    expect(body).toMatchObject({ active: true, sub: accounts.member.sub, token_type: 'Bearer', ...accounts.member.claims });
  });

  test('rejects a token after it was revoked', async () => {
    const token = await requestAccessToken(accounts.member.sub);
    await postForm('revocation_endpoint', { token });
    expect([(await postForm('introspection_endpoint', { token })).body, (await requestUserinfo(token)).status]).toEqual([
      { active: false },
      401,
    ]);
  });

  test('ends its own session after a confirmation, and returns to the application', async () => {
    const browser = new TestBrowser();
    await requestAccessToken(accounts.member.sub, browser);
    const url = new URL(endpoints.end_session_endpoint ?? '');
    url.search = `?client_id=${client.clientId}&post_logout_redirect_uri=${encodeURIComponent('http://127.0.0.1:1/bye')}`;
    const question = await browser.visit(url);
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(question.text)?.[1] ?? '';
    const action = /action="([^"]+)"/.exec(question.text)?.[1] ?? '';
    const answer = await browser.visit(new URL(action, url), { method: 'POST', form: { xsrf, logout: 'yes' }, redirects: 0 });
    expect(answer.headers.get('location')).toBe('http://127.0.0.1:1/bye');
  });
});

test('The simulated login provider returns only the subject of an introspected token if claims are turned off', async () => {
  const terse = await startDevelopmentLogin({ clients: [client], claimsInIntrospection: false });
  const full = endpoints;
  endpoints = (await (await fetch(terse.discoveryUrl)).json()) as Record<string, string>;
  const { body } = await postForm('introspection_endpoint', { token: await requestAccessToken(accounts.member.sub) });
  endpoints = full;
  await terse.stop();
  expect([body.sub, body.eduperson_entitlement]).toEqual([accounts.member.sub, undefined]);
});
