import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DEMO_ACTORS } from './demo-actors.ts';
import { DEMO_SERVICE_ENTITY_ID } from './initial-state.ts';
import { DEMO_APPLICATION_TOKEN, type SimulatedPlatform, startSimulatedPlatform } from './simulated-platform.ts';

let platform: SimulatedPlatform;

beforeAll(async () => {
  platform = await startSimulatedPlatform({ validateAnswers: true });
});
afterAll(() => platform.stop());
beforeEach(() => platform.reset());

async function introspectToken(token: string, secret = platform.introspectionToken, target = platform) {
  const answer = await fetch(`${target.url}/api/tokens/introspect`, {
    method: 'POST',
    headers: { authorization: `bearer ${secret}` },
    body: new URLSearchParams({ token }),
  });
  return { status: answer.status, alive: answer.headers.get('x-session-alive'), body: (await answer.json()) as unknown };
}

test('The introspection of a member’s application token returns the user, with claims under `user`', async () => {
  const { uid, email } = DEMO_ACTORS.member;
  expect(await introspectToken(DEMO_APPLICATION_TOKEN)).toMatchObject({
    status: 200,
    body: { active: true, status: 'token-valid', sub: uid, user: { uid, email } },
  });
});

test('An unknown token is reported as inactive, with status 200', async () => {
  expect(await introspectToken('unknown')).toMatchObject({ status: 200, body: { active: false, status: 'token-unknown' } });
});

test('An unknown token is reported as inactive regardless of its length', async () => {
  expect(await introspectToken('u')).toMatchObject({ status: 200, body: { active: false, status: 'token-unknown' } });
});

test('An expired token is reported as inactive', async () => {
  const expired = { token: 'expired', uid: DEMO_ACTORS.member.uid, serviceEntityId: DEMO_SERVICE_ENTITY_ID, hasExpired: true };
  const other = await startSimulatedPlatform({ validateAnswers: true, applicationTokens: [expired] });
  const answer = await introspectToken('expired', other.introspectionToken, other);
  await other.stop();
  expect(answer.body).toEqual({ active: false, status: 'token-expired' });
});

test('The token of a suspended user is reported as inactive', async () => {
  for (const user of platform.state.users) user.suspended = user.uid === DEMO_ACTORS.member.uid;
  expect((await introspectToken(DEMO_APPLICATION_TOKEN)).body).toEqual({ active: false, status: 'user-suspended' });
});

test('The token of a user without a connected collaboration is reported as inactive', async () => {
  for (const collaboration of platform.state.collaborations) collaboration.serviceIds = [];
  expect((await introspectToken(DEMO_APPLICATION_TOKEN)).body).toEqual({ active: false, status: 'token-not-connected' });
});

test('The token of an organization is rejected with 401 and the header x-session-alive', async () => {
  expect(await introspectToken(DEMO_APPLICATION_TOKEN, platform.token)).toMatchObject({ status: 401, alive: 'true' });
});
