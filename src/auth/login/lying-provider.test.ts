import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type Lie,
  LYING_SUBJECT,
  type LyingEndpoint,
  type LyingProvider,
  startLyingProvider,
} from '../../../simulators/login/lying-provider.ts';
import { TestBrowser } from '../../../simulators/login/test-browser.ts';
import { reserveAddress, startTestApplication, TEST_CLIENT, type TestApplication } from '../testing-application.ts';

const HOST = '127.0.0.1';
/** Timeout and size limit of these logins. Only a slow provider should reach the timeout, even on a busy machine. */
const limits = { timeoutMs: 20_000, maxBytes: 300_000 };
const SHORT_LIMITS = { ...limits, timeoutMs: 300 };

let provider: LyingProvider;
let application: TestApplication;

beforeAll(async () => {
  provider = await startLyingProvider(TEST_CLIENT);
});

afterAll(() => provider.stop());

/** The application caches metadata and keys, so every test starts a new application. */
beforeEach(async () => {
  provider.requests.length = 0;
  await startWithLimits(limits);
  return () => application.stop();
});

async function startWithLimits(chosen: typeof limits): Promise<void> {
  application = startTestApplication(await reserveAddress(), provider.discoveryUrl, { limits: chosen });
}

async function logIn(lie: Lie, lyingEndpoint: LyingEndpoint = 'token', query = '') {
  if (lie.startsWith('slow')) {
    await application.stop();
    await startWithLimits(SHORT_LIMITS);
  }
  Object.assign(provider, { lie, lyingEndpoint });
  const browser = new TestBrowser();
  const page = await browser.visit(`${application.address}/auth/login${query}`, { headers: { accept: 'text/html' } });
  return {
    status: page.status,
    text: page.text,
    failure: application.log.find(({ message }) => message === 'a login failed')?.details.failure,
    hasSession: browser.getCookie(HOST, 'session') !== undefined,
  };
}

test('A login at a correct provider succeeds', async () => {
  expect(await logIn('nothing')).toEqual({ status: 200, text: LYING_SUBJECT, failure: undefined, hasSession: true });
});

describe('The logged-in user', () => {
  async function readClaims(lie: Lie, idTokenClaims: object) {
    provider.idTokenClaims = idTokenClaims;
    Object.assign(provider, { lie, lyingEndpoint: 'token' });
    const browser = new TestBrowser();
    await browser.visit(`${application.address}/auth/login`, { headers: { accept: 'text/html' } });
    provider.idTokenClaims = {};
    return JSON.parse((await browser.visit(`${application.address}/profile`)).text);
  }

  test('has the claims of the ID token, overridden by those of userinfo', async () => {
    expect(await readClaims('nothing', { name: 'Of the token', email: 'some.body@example.org' })).toMatchObject({
      sub: LYING_SUBJECT,
      name: 'Some Body',
      email: 'some.body@example.org',
    });
  });

  test('has the claims of the ID token if the provider has no userinfo', async () => {
    expect(await readClaims('no userinfo endpoint', { name: 'Of the token' })).toMatchObject({
      sub: LYING_SUBJECT,
      name: 'Of the token',
    });
  });
});

describe('The client of a provider with a replaced signing key', () => {
  let now = Date.now();
  beforeEach(async () => {
    const own = startTestApplication(await reserveAddress(), provider.discoveryUrl, { limits, now: () => now });
    application = own;
    return () => own.stop();
  });

  test('logs users in if it last requested the keys a few seconds ago', async () => {
    expect((await logIn('nothing')).hasSession).toBe(true);
    await provider.replaceKey();
    now += 5_000;
    expect(await logIn('nothing')).toMatchObject({ status: 200, hasSession: true });
  });

  test('requests the keys only once for several logins within a few seconds', async () => {
    provider.requests.length = 0;
    for (let logins = 0; logins < 3; logins += 1) expect((await logIn('nothing')).hasSession).toBe(true);
    expect(provider.requests.filter((path) => path === '/keys')).toEqual(['/keys']);
  });

  test('rejects tokens that are signed with a key outside the key set', async () => {
    now += 5_000;
    expect(await logIn('unknown key')).toMatchObject({ status: 502, failure: 'LoginSignatureError', hasSession: false });
  });
});

describe('A session', () => {
  const fetchProfile = (cookie: string) => fetch(`${application.address}/profile`, { headers: { cookie } });

  test.each([
    ['in another format', () => 'garbage'],
    ['in the same format', (own: string) => own.split('').reverse().join('')],
  ])('is found if the cookie header contains a second cookie of the same name %s, in any order', async (_shape, foreign) => {
    Object.assign(provider, { lie: 'nothing' });
    const browser = new TestBrowser();
    await browser.visit(`${application.address}/auth/login`, { headers: { accept: 'text/html' } });
    const own = browser.getCookie(HOST, 'session') ?? '';
    const orders = [`session=${foreign(own)}; session=${own}`, `session=${own}; session=${foreign(own)}`];
    expect((await Promise.all(orders.map(fetchProfile))).map(({ status }) => status)).toEqual([200, 200]);
  });
});

describe('A login with an invalid identity', () => {
  test.each<[Lie, string, string]>([
    ['issuer of the answer', 'LoginIssuerError', 'The response comes from a login service'],
    ['issuer of the ID token', 'LoginIssuerError', 'The response comes from a login service'],
    ['audience', 'LoginAudienceError', 'for another application'],
    ['further audience', 'LoginAudienceError', 'for another application'],
    ['authorized party', 'LoginAudienceError', 'for another application'],
    ['nonce', 'LoginNonceError', 'the identity of another login'],
    ['expired', 'LoginExpiredError', 'has expired'],
    ['not yet valid', 'LoginExpiredError', 'has expired'],
    ['alg none', 'LoginAlgorithmError', 'signature of the identity cannot be verified'],
    ['alg none, announced', 'LoginAlgorithmError', 'signature of the identity cannot be verified'],
    ['alg HS256 with the client secret', 'LoginAlgorithmError', 'signature of the identity cannot be verified'],
    ['unknown key', 'LoginSignatureError', 'did not sign the identity'],
    ['wrong key', 'LoginSignatureError', 'did not sign the identity'],
    ['changed claims', 'LoginSignatureError', 'did not sign the identity'],
    ['another subject in userinfo', 'LoginSubjectError', 'two different users'],
  ])('fails in the case “%s” with %s', async (lie, failure, sentence) => {
    const login = await logIn(lie);
    expect(login).toMatchObject({ status: 502, failure, hasSession: false });
    expect(login.text).toContain(sentence);
  });
});

describe('A login at a provider that did not authenticate the user again', () => {
  test.each<Lie>(['an old login', 'no time of the login'])('fails with prompt=login in the case “%s”', async (lie) => {
    expect(await logIn(lie, 'token', '?prompt=login')).toMatchObject({
      status: 502,
      failure: 'LoginNotRecentError',
      hasSession: false,
    });
  });

  test.each<Lie>(['an old login', 'no time of the login'])('succeeds without prompt=login in the case “%s”', async (lie) => {
    expect(await logIn(lie)).toMatchObject({ status: 200, hasSession: true });
  });
});

describe('A login with an incomplete or unsuccessful token response', () => {
  test.each<[Lie, string]>([
    ['no nonce', 'ProviderAnswerError'],
    ['no expiry', 'ProviderAnswerError'],
    ['no ID token', 'ProviderAnswerError'],
    ['no token', 'ProviderAnswerError'],
    ['no subject in the ID token', 'ProviderAnswerError'],
    ['no subject in userinfo', 'ProviderAnswerError'],
    ['userinfo refused', 'ProviderAnswerError'],
    ['code refused', 'LoginNotCompletedError'],
    ['login error', 'LoginNotCompletedError'],
  ])('fails in the case “%s” with %s', async (lie, failure) => {
    expect(await logIn(lie)).toMatchObject({ status: 502, failure, hasSession: false });
  });
});

const faults: [Lie, string][] = [
  ['server error', 'ProviderAnswerError'],
  ['HTML for JSON', 'ProviderAnswerError'],
  ['half a JSON', 'ProviderAnswerError'],
  ['empty', 'ProviderAnswerError'],
  ['redirect', 'ProviderAnswerError'],
  ['slow start', 'ProviderTimeoutError'],
  ['slow body', 'ProviderTimeoutError'],
  ['huge', 'ProviderAnswerTooLargeError'],
  ['deep', 'ProviderAnswerTooLargeError'],
  ['hang up', 'ProviderUnreachableError'],
];

describe.each<LyingEndpoint>(['token', 'keys', 'userinfo'])('A login with a faulty endpoint %s', (endpoint) => {
  test.each(faults)('fails in the case “%s” with %s', async (lie, failure) => {
    expect(await logIn(lie, endpoint)).toMatchObject({ status: 502, failure, hasSession: false });
  });
});

describe('A login with invalid provider metadata', () => {
  test.each<[Lie, string]>([
    ['issuer of the metadata', 'a login service that is not configured'],
    ['server error', 'returned an unexpected response'],
    ['HTML for JSON', 'returned an unexpected response'],
    ['half a JSON', 'returned an unexpected response'],
    ['redirect', 'returned an unexpected response'],
    ['slow start', 'did not respond in time'],
    ['slow body', 'did not respond in time'],
    ['huge', 'far more data than expected'],
    ['deep', 'far more data than expected'],
    ['hang up', 'could not be reached'],
  ])('fails before the redirect in the case “%s”', async (lie, sentence) => {
    const login = await logIn(lie, 'metadata');
    expect(login.status).toBe(502);
    expect(login.text).toContain(sentence);
    expect(provider.requests).not.toContain('/authorize');
  });
});

describe('The server after a failed login', () => {
  test('requests the metadata of the provider again at the next login', async () => {
    await logIn('hang up', 'metadata');
    expect(await logIn('nothing')).toMatchObject({ status: 200, hasSession: true });
  });

  test('does not follow a redirect of the provider', async () => {
    await logIn('redirect', 'userinfo');
    expect(provider.requests).not.toContain('/elsewhere');
  });

  test('logs the failed check without any text, code or claim from the provider', async () => {
    await logIn('code refused');
    await logIn('another subject in userinfo');
    const text = JSON.stringify(application.log);
    expect(text).toContain('unexpected JSON attribute value');
    expect(text).not.toMatch(/secret-code-4711|somebody\.else|an-access-token/);
  });

  test('explains on a page how to try again, without a redirect', async () => {
    Object.assign(provider, { lie: 'nonce', lyingEndpoint: 'token' });
    const browser = new TestBrowser();
    const page = await browser.visit(`${application.address}/auth/login?returnTo=/profile`, {
      headers: { accept: 'text/html' },
    });
    expect(page.text).toContain('href="/auth/login?returnTo=%2Fprofile"');
  });
});

test('Concurrent logins cause a single request for the metadata', async () => {
  Object.assign(provider, { lie: 'nothing', lyingEndpoint: 'token' });
  await Promise.all(
    Array.from({ length: 5 }, () => new TestBrowser().visit(`${application.address}/auth/login`, { redirects: 0 })),
  );
  expect(provider.requests).toEqual(['/.well-known/openid-configuration']);
});

test('A login without the client secret returns 503, and does not redirect to the provider', async () => {
  const off = startTestApplication(await reserveAddress(), provider.discoveryUrl, {
    environment: { COLLAB_OIDC_CLIENT_SECRET: '' },
  });
  const page = await new TestBrowser().visit(`${off.address}/auth/login`);
  await off.stop();
  expect([page.status, provider.requests]).toEqual([503, []]);
  expect(page.text).toContain('Set COLLAB_OIDC_CLIENT_SECRET to turn it on.');
});
