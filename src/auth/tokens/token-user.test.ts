import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type LyingProvider, startLyingProvider } from '../../../simulators/login/lying-provider.ts';
import { reserveAddress, startTestApplication, TEST_CLIENT, type TestApplication } from '../testing-application.ts';

interface Platform {
  status: number;
  body: unknown;
  requested: { headers: IncomingHttpHeaders; form: string }[];
}

const platform: Platform = { status: 200, body: {}, requested: [] };
let platformServer: Server;
let provider: LyingProvider;
let application: TestApplication;
let platformUrl: string;

beforeAll(async () => {
  provider = await startLyingProvider(TEST_CLIENT);
  platformServer = createServer(async (request, response) => {
    let form = '';
    for await (const chunk of request.setEncoding('utf8')) form += String(chunk);
    platform.requested.push({ headers: request.headers, form });
    response.writeHead(platform.status, { 'Content-Type': 'application/json' });
    response.end(typeof platform.body === 'string' ? platform.body : JSON.stringify(platform.body));
  });
  await new Promise<void>((resolve) => platformServer.listen(0, '127.0.0.1', resolve));
  platformUrl = `http://127.0.0.1:${(platformServer.address() as AddressInfo).port}`;
});

afterAll(async () => {
  await provider.stop();
  platformServer.close();
});

beforeEach(async () => {
  Object.assign(platform, { status: 200, body: { active: false, status: 'token-unknown' }, requested: [] });
  Object.assign(provider, { lie: 'nothing', lyingEndpoint: 'introspection', introspection: { active: false } });
  provider.requests.length = 0;
  application = await startWithEnvironment({
    COLLAB_PLATFORM_URL: platformUrl,
    COLLAB_INTROSPECTION_TOKEN: 'the-service-token',
  });
});

afterEach(() => application.stop());

async function startWithEnvironment(
  environment: Record<string, string>,
  discoveryUrl: string | undefined = provider.discoveryUrl,
) {
  return startTestApplication(await reserveAddress(), discoveryUrl, {
    environment,
    limits: { timeoutMs: 300, maxBytes: 300_000 },
  });
}

async function requestMe(authorization?: string, of = application) {
  const response = await fetch(`${of.address}/api/me`, { headers: authorization === undefined ? {} : { authorization } });
  return {
    status: response.status,
    challenge: response.headers.get('www-authenticate'),
    body: (await response.json()) as unknown,
  };
}

const noUser = {
  email: null,
  name: null,
  preferred_username: null,
  eduperson_entitlement: null,
  voperson_external_affiliation: null,
};

describe('An OIDC access token', () => {
  test('belongs to the user in the provider’s response if it is active', async () => {
    provider.introspection = {
      active: true,
      token_type: 'Bearer',
      sub: 'a@login.example.org',
      eduperson_entitlement: ['urn:x'],
      name: 'First Member',
    };
    expect(await requestMe('Bearer abc')).toMatchObject({
      status: 200,
      body: { ...noUser, sub: 'a@login.example.org', eduperson_entitlement: ['urn:x'], name: 'First Member' },
    });
  });

  test('belongs to a user with null for every claim that the provider omits', async () => {
    provider.introspection = { active: true, sub: 'a' };
    expect((await requestMe('Bearer abc')).body).toEqual({ ...noUser, sub: 'a' });
  });

  test('is not sent to the platform if it is active', async () => {
    provider.introspection = { active: true, sub: 'a' };
    await requestMe('Bearer abc');
    expect(platform.requested).toEqual([]);
  });

  test.each([
    ['has no user', { active: true, client_id: 'program' }],
    ['is bound to a key of its sender', { active: true, sub: 'a', cnf: { jkt: 'x' } }],
    ['is of another type', { active: true, sub: 'a', token_type: 'DPoP' }],
    ['is for another service', { active: true, sub: 'a', aud: 'another-service' }],
    ['is for other services', { active: true, sub: 'a', aud: ['another-service', 'a-third'] }],
    ['has an empty audience', { active: true, sub: 'a', aud: '' }],
    ['is for another application that its user logged in to', { active: true, sub: 'a', client_id: 'another-application' }],
    ['has expired', { active: true, sub: 'a', exp: 1 }],
    ['has an invalid expiry', { active: true, sub: 'a', exp: 'soon' }],
    ['is not valid yet', { active: true, sub: 'a', nbf: 9_999_999_999 }],
    ['comes from another issuer', { active: true, sub: 'a', iss: 'https://evil.example' }],
  ])('is rejected if it %s', async (_what, introspection) => {
    provider.introspection = introspection;
    expect((await requestMe('Bearer abc')).status).toBe(401);
  });
});

describe('An audience', () => {
  const createIntrospection = (aud: unknown) => ({ active: true, sub: 'a', iss: provider.issuer, exp: 9_999_999_999, aud });
  test('matches this service if it contains the client ID', async () => {
    provider.introspection = createIntrospection(['another-service', TEST_CLIENT.clientId]);
    expect((await requestMe('Bearer abc')).status).toBe(200);
  });

  test('defaults to the client ID of the token', async () => {
    provider.introspection = { active: true, sub: 'a', client_id: TEST_CLIENT.clientId };
    expect((await requestMe('Bearer abc')).status).toBe(200);
  });

  test('matches this service only by COLLAB_TOKEN_AUDIENCES if this setting is present', async () => {
    const named = await startWithEnvironment({ COLLAB_TOKEN_AUDIENCES: 'https://api.example.org urn:x' });
    const statuses = [];
    for (const aud of ['urn:x', 'https://api.example.org', TEST_CLIENT.clientId]) {
      provider.introspection = createIntrospection(aud);
      statuses.push((await requestMe('Bearer abc', named)).status);
    }
    await named.stop();
    expect(statuses).toEqual([200, 200, 401]);
  });

  test('is logged, with the setting that would accept it, if it belongs to another service', async () => {
    provider.introspection = createIntrospection('another-service');
    await requestMe('Bearer abc');
    expect(application.log).toContainEqual(
      expect.objectContaining({ details: { variable: 'COLLAB_TOKEN_AUDIENCES', audiences: ['another-service'] } }),
    );
  });
});

describe('An application token', () => {
  const user = {
    name: 'First Member',
    email: 'first.member@example.org',
    sub: 'a@platform.example.org',
    uid: 'a@platform.example.org',
    username: 'fmember',
    voperson_external_affiliation: 'staff@example.org, student@example.net',
    eduperson_entitlement: ['urn:x'],
  };

  test('belongs to the user in the platform’s response if it is active', async () => {
    platform.body = { active: true, status: 'token-valid', sub: 'a@platform.example.org', exp: 9_999_999_999, user };
    expect((await requestMe('Bearer abc')).body).toEqual({
      sub: 'a@platform.example.org',
      email: 'first.member@example.org',
      name: 'First Member',
      preferred_username: null,
      eduperson_entitlement: ['urn:x'],
      voperson_external_affiliation: ['staff@example.org', 'student@example.net'],
    });
  });

  test.each([
    ['is for another service', { aud: 'another-service' }],
    ['has expired', { exp: 1 }],
    ['comes from another issuer', { iss: 'https://evil.example' }],
  ])('is rejected if it %s, even if the platform reports it as active', async (_what, stated) => {
    platform.body = { active: true, status: 'token-valid', sub: 'a@platform.example.org', user, ...stated };
    expect((await requestMe('Bearer abc')).status).toBe(401);
  });

  test('is accepted if its audience is the entity ID of this service', async () => {
    const known = await startWithEnvironment({
      COLLAB_PLATFORM_URL: platformUrl,
      COLLAB_INTROSPECTION_TOKEN: 't',
      COLLAB_SERVICE_ENTITY_ID: 'https://lab.example.org/entity',
    });
    platform.body = { active: true, sub: 'a', iss: platformUrl, aud: 'https://lab.example.org/entity', user };
    const { status } = await requestMe('Bearer abc', known);
    await known.stop();
    expect(status).toBe(200);
  });

  test('is introspected with the service token, as a form', async () => {
    await requestMe('Bearer a+b/c==');
    expect(platform.requested).toEqual([
      {
        headers: expect.objectContaining({
          authorization: 'bearer the-service-token',
          'content-type': expect.stringContaining('application/x-www-form-urlencoded'),
        }),
        form: 'token=a%2Bb%2Fc%3D%3D',
      },
    ]);
  });

  test('is rejected with a challenge if it is unknown', async () => {
    expect(await requestMe('Bearer abc')).toEqual({
      status: 401,
      challenge: 'Bearer realm="Concordat", error="invalid_token"',
      body: { detail: 'The token is not active.' },
    });
  });

  test('is accepted if the platform reports it as active while the provider fails', async () => {
    provider.lie = 'server error';
    platform.body = { active: true, sub: 'a', user };
    expect((await requestMe('Bearer abc')).status).toBe(200);
  });
});

describe('The service introspection token', () => {
  test.each([401, 403])('causes 503, and a log entry with the setting to renew, if it is rejected with %i', async (status) => {
    Object.assign(platform, { status, body: { error: true, message: 'Invalid' } });
    const answer = await requestMe('Bearer abc');
    expect(answer).toMatchObject({
      status: 503,
      body: { detail: 'Application tokens cannot be checked: the service introspection token must be renewed.' },
    });
    expect(application.log.map(({ level, message }) => `${level}: ${message}`)).toContain(
      'error: the platform rejected the service introspection token: renew COLLAB_INTROSPECTION_TOKEN',
    );
  });

  test('appears in no response and no log line', async () => {
    platform.status = 401;
    const answer = await requestMe('Bearer abc');
    expect(JSON.stringify([answer, application.log])).not.toContain('the-service-token');
  });
});

describe('A request to a protected operation', () => {
  test('is rejected with a challenge that contains no error if it has no token', async () => {
    expect(await requestMe()).toEqual({
      status: 401,
      challenge: 'Bearer realm="Concordat"',
      body: { detail: 'A bearer token is required.' },
    });
  });

  test.each([
    ['Basic YTpi', 'Bearer realm="Concordat"'],
    ['Bearer', 'Bearer realm="Concordat", error="invalid_token"'],
    ['Bearer a b', 'Bearer realm="Concordat", error="invalid_token"'],
    ['Bearer a"b', 'Bearer realm="Concordat", error="invalid_token"'],
    [`Bearer ${'a'.repeat(8_193)}`, 'Bearer realm="Concordat", error="invalid_token"'],
  ])('is rejected without introspection if its header is %j', async (authorization, challenge) => {
    expect(await requestMe(authorization)).toMatchObject({ status: 401, challenge });
    expect([provider.requests, platform.requested]).toEqual([[], []]);
  });

  test('is accepted with the scheme in any letter case', async () => {
    provider.introspection = { active: true, sub: 'a' };
    expect((await requestMe('bEaReR abc')).status).toBe(200);
  });
});

describe('A failed token introspection', () => {
  test.each([
    ['server error', 'The login service returned an unexpected response.'],
    ['slow start', 'The login service did not respond in time.'],
    ['hang up', 'The login service could not be reached.'],
    ['huge', 'The login service returned far more data than expected.'],
  ] as const)('results in 502 instead of a rejected token if the provider fails (%s)', async (lie, detail) => {
    provider.lie = lie;
    expect(await requestMe('Bearer abc')).toMatchObject({ status: 502, body: { detail } });
  });

  test.each([
    [500, { error: true }],
    [200, 'no JSON'],
    [200, []],
    [200, { status: 'token-valid' }],
    [200, { active: true, user: {} }],
    [302, {}],
  ])('results in 502 if the platform returns %i, %j', async (status, body) => {
    Object.assign(platform, { status, body });
    expect(await requestMe('Bearer abc')).toMatchObject({
      status: 502,
      body: { detail: 'The collaboration platform returned an unexpected response.' },
    });
  });
});

describe('Token introspection', () => {
  test('asks only the provider if the platform is not configured', async () => {
    const only = await startWithEnvironment({});
    const answer = await requestMe('Bearer abc', only);
    await only.stop();
    expect([answer.status, provider.requests]).toEqual([401, ['/.well-known/openid-configuration', '/introspection']]);
  });

  test('asks only the platform if the provider is not configured', async () => {
    const only = await startWithEnvironment({
      COLLAB_PLATFORM_URL: platformUrl,
      COLLAB_INTROSPECTION_TOKEN: 't',
      COLLAB_OIDC_CLIENT_ID: '',
    });
    const answer = await requestMe('Bearer abc', only);
    await only.stop();
    expect([answer.status, provider.requests, platform.requested.length]).toEqual([401, [], 1]);
  });

  test('returns 503 with the missing settings if neither provider nor platform is configured', async () => {
    const none = await startWithEnvironment({ COLLAB_OIDC_CLIENT_ID: '' });
    const answer = await requestMe('Bearer abc', none);
    await none.stop();
    expect(answer).toMatchObject({
      status: 503,
      body: {
        detail: 'Tokens cannot be checked here: set COLLAB_OIDC_CLIENT_ID, COLLAB_INTROSPECTION_TOKEN and COLLAB_PLATFORM_URL.',
      },
    });
  });
});
