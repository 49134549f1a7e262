import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Express } from 'express';
import { describe, expect, test } from 'vitest';
import { TestBrowser } from '../../simulators/login/test-browser.ts';
import { AuthorizationError, NotLoggedInError } from './auth-errors.ts';
import { AuthenticationNotMountedError, createAuthentication, startSession } from './authentication.ts';
import {
  type Guard,
  getCurrentUser,
  getOptionalUser,
  matchesAffiliation,
  requireAffiliation,
  requireEntitlement,
} from './guards.ts';
import { readAuthSettings } from './settings.ts';
import { reserveAddress, startTestApplication } from './testing-application.ts';
import { User } from './user.ts';

const GROUP = 'urn:mace:example.org:platform:group:crops';
const authentication = createAuthentication({ settings: readAuthSettings({ SECRET_KEY: 'x'.repeat(32) }) });

/** Returns a request of a user with these claims or, without claims, of a client without a session. */
async function createRequest(claims?: object): Promise<IncomingMessage> {
  const request = new IncomingMessage(new Socket());
  authentication.middleware(request as never, {} as never, () => undefined);
  if (claims !== undefined) {
    await startSession(request, new ServerResponse(request), User.fromClaims({ sub: 'somebody', ...claims }));
  }
  return request;
}

async function catchAuthorizationError(guard: Guard<User>, claims: object): Promise<AuthorizationError> {
  const request = await createRequest(claims);
  const answer = await guard(request).catch((error: unknown) => error);
  if (answer instanceof AuthorizationError) return answer;
  throw new Error('the guard let somebody pass');
}

describe('getOptionalUser', () => {
  test('returns the user of the session', async () => {
    expect((await getOptionalUser(await createRequest({})))?.sub).toBe('somebody');
  });

  test('returns undefined without a session', async () => {
    expect(await getOptionalUser(await createRequest())).toBeUndefined();
  });

  test('throws an error that names the middleware if it was not mounted', async () => {
    await expect(getOptionalUser(new IncomingMessage(new Socket()))).rejects.toThrow(AuthenticationNotMountedError);
  });
});

test('The function getCurrentUser rejects requests without a session with 401', async () => {
  const answer = await getCurrentUser(await createRequest()).catch((error: unknown) => error);
  expect(answer).toBeInstanceOf(NotLoggedInError);
  expect(answer).toMatchObject({ status: 401 });
});

describe('requireEntitlement', () => {
  test.each([
    ['the required entitlement', [`${GROUP}:a`], [`${GROUP}:a`], {}],
    ['one of several entitlements', [`${GROUP}:a`, `${GROUP}:b`], [`${GROUP}:b`], {}],
    [
      'all of several required entitlements',
      [`${GROUP}:a`, `${GROUP}:b`],
      [`${GROUP}:b`, `${GROUP}:a`, 'x'],
      { requireAll: true },
    ],
  ])('admits a user with %s', async (_what, required, actual, options) => {
    const guard = requireEntitlement(...required, options);
    expect((await guard(await createRequest({ eduperson_entitlement: actual }))).sub).toBe('somebody');
  });

  test.each([
    ['none of the entitlements', [`${GROUP}:a`], [], {}],
    ['no claim', [`${GROUP}:a`], null, {}],
    ['a longer entitlement', [`${GROUP}:a`], [`${GROUP}:a:admins`, `${GROUP}:ab`], {}],
    ['a shorter entitlement', [`${GROUP}:a`], [GROUP, `${GROUP}:`], {}],
    ['an entitlement in another case', [`${GROUP}:a`], [`${GROUP}:A`], {}],
    ['all required entitlements except one', [`${GROUP}:a`, `${GROUP}:b`], [`${GROUP}:a`], { requireAll: true }],
  ])('rejects a user with %s', async (_what, required, actual, options) => {
    const refusal = await catchAuthorizationError(requireEntitlement(...required, options), { eduperson_entitlement: actual });
    expect(refusal).toMatchObject({
      status: 403,
      required,
      actual,
      checkType: 'entitlement',
      requireAll: 'requireAll' in options,
    });
  });

  test('rejects requests without a session with 401 before it checks entitlements', async () => {
    await expect(requireEntitlement('x')(await createRequest())).rejects.toThrow(NotLoggedInError);
  });

  test('responds with the required entitlements and the check type, without the values of the user', async () => {
    const refusal = await catchAuthorizationError(requireEntitlement('wanted'), { eduperson_entitlement: ['held'] });
    expect(refusal.toBody()).toEqual({
      detail: 'Your account lacks the entitlement that this request requires.',
      required: ['wanted'],
      check_type: 'entitlement',
    });
  });

  test('uses the guard of the option "from"', async () => {
    const from = (async () => User.fromClaims({ sub: 'a program', eduperson_entitlement: 'x' })) as Guard<User>;
    expect((await requireEntitlement('x', { from })(await createRequest())).sub).toBe('a program');
  });

  test.each([[[]], [['']], [['a', '']]])('throws an error if the required entitlements are missing or empty: %j', (values) => {
    expect(() => requireEntitlement(...values)).toThrow(TypeError);
  });
});

describe('An affiliation', () => {
  test.each([
    ['staff@example.org', 'staff@example.org'],
    ['staff@example.org', 'staff@'],
    ['staff@example.org', '@example.org'],
  ])('%s matches %s', (affiliation, pattern) => {
    expect(matchesAffiliation(affiliation, pattern)).toBe(true);
  });

  test.each([
    ['staff@example.org', 'student@example.org'],
    ['staff@example.org', 'staff@example.net'],
    ['staff@sub.example.org', '@example.org'],
    ['staff@evil-example.org', '@example.org'],
    ['staff@example.org.evil.net', '@example.org'],
    ['staff@evil.net@example.org', '@example.org'],
    ['staff@example.org@evil.net', 'staff@'],
    ['notstaff@example.org', 'staff@'],
    ['staff', 'staff@'],
    ['@example.org', '@example.org'],
    ['staff@', 'staff@'],
    ['Staff@example.org', 'staff@'],
    ['', '@example.org'],
  ])('%j does not match %s', (affiliation, pattern) => {
    expect(matchesAffiliation(affiliation, pattern)).toBe(false);
  });
});

describe('requireAffiliation', () => {
  const claims = { voperson_external_affiliation: ['student@example.net', 'staff@example.org'] };

  test('admits a user with at least one matching affiliation', async () => {
    expect((await requireAffiliation('faculty@', '@example.org')(await createRequest(claims))).sub).toBe('somebody');
  });

  test('rejects a user without a matching affiliation', async () => {
    expect(await catchAuthorizationError(requireAffiliation('faculty@'), claims)).toMatchObject({
      status: 403,
      required: ['faculty@'],
      checkType: 'affiliation',
    });
  });

  test.each([[[]], [['staff']], [['@']], [['']], [['a@b@c']]])('throws an error for the patterns %j', (patterns) => {
    expect(() => requireAffiliation(...patterns)).toThrow(TypeError);
  });
});

describe('A guard as a middleware', () => {
  const readRoutes = (app: Express) => {
    app.get('/become/:entitlement', async (request, response) => {
      const user = User.fromClaims({ sub: 'somebody', eduperson_entitlement: request.params.entitlement });
      await startSession(request, response, user);
      response.end();
    });
    app.get('/guarded', requireEntitlement('wanted'), (_request, response) => {
      response.send(`passed: ${response.locals.user.sub}`);
    });
  };

  async function requestGuarded(entitlement: string | undefined) {
    const application = startTestApplication(await reserveAddress(), undefined, { routes: readRoutes });
    const browser = new TestBrowser();
    if (entitlement !== undefined) await browser.visit(`${application.address}/become/${entitlement}`);
    const page = await browser.visit(`${application.address}/guarded`);
    await application.stop();
    return page;
  }

  test('passes the user to the handler', async () => {
    expect((await requestGuarded('wanted')).text).toBe('passed: somebody');
  });

  test('does not call the handler for a user without the entitlement', async () => {
    const page = await requestGuarded('other');
    expect([page.status, JSON.parse(page.text)]).toEqual([
      403,
      {
        detail: 'Your account lacks the entitlement that this request requires.',
        required: ['wanted'],
        check_type: 'entitlement',
      },
    ]);
  });

  test('returns 401 without a session', async () => {
    const page = await requestGuarded(undefined);
    expect([page.status, JSON.parse(page.text)]).toEqual([401, { detail: 'You are not logged in.' }]);
  });
});
