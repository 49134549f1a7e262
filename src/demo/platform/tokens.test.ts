import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DEMO_ACTORS } from './demo-actors.ts';
import { DEMO_APPLICATION_TOKEN, type SimulatedPlatform, startSimulatedPlatform } from './simulated-platform.ts';

let platform: SimulatedPlatform;

beforeAll(async () => {
  platform = await startSimulatedPlatform({ validateAnswers: true });
});
afterAll(() => platform.stop());
beforeEach(() => platform.reset());

async function introspect(token: string, secret = platform.introspectionToken) {
  const answer = await fetch(`${platform.url}/api/tokens/introspect`, {
    method: 'POST',
    headers: { authorization: `bearer ${secret}` },
    body: new URLSearchParams({ token }),
  });
  return { status: answer.status, alive: answer.headers.get('x-session-alive'), body: (await answer.json()) as unknown };
}

test('An application token of a member tells who the person is, with claims under `user`', async () => {
  const { uid, email } = DEMO_ACTORS.member;
  expect(await introspect(DEMO_APPLICATION_TOKEN)).toMatchObject({
    status: 200,
    body: { active: true, status: 'token-valid', sub: uid, user: { uid, email } },
  });
});

test('An unknown token is inactive, and says so with 200', async () => {
  expect(await introspect('unknown')).toMatchObject({ status: 200, body: { active: false, status: 'token-unknown' } });
});

test('The token of somebody without a connected collaboration is inactive', async () => {
  for (const collaboration of platform.state.collaborations) collaboration.serviceIds = [];
  expect((await introspect(DEMO_APPLICATION_TOKEN)).body).toEqual({ active: false, status: 'token-not-connected' });
});

test('The token of an organization is refused with 401, which carries x-session-alive', async () => {
  expect(await introspect(DEMO_APPLICATION_TOKEN, platform.token)).toMatchObject({ status: 401, alive: 'true' });
});
