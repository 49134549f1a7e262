import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type LyingProvider, startLyingProvider } from '../../../simulators/login/lying-provider.ts';
import { describeWithDatabase } from '../../storage/testing.ts';
import { COLLABORATION, createLoginEnvironment, startTestHub, type TestHub } from '../testing-hub.ts';

describeWithDatabase('A program with a token', () => {
  let provider: LyingProvider;
  let hub: TestHub;
  let open: TestHub;
  beforeAll(async () => {
    provider = await startLyingProvider({ clientId: 'concordat', clientSecret: 'secret' });
    const environment = { ...createLoginEnvironment(), COLLAB_OIDC_DISCOVERY_URL: provider.discoveryUrl };
    [hub, open] = await Promise.all([startTestHub({ ...environment, HUB_ACCESS: 'login' }), startTestHub(environment)]);
  });
  beforeEach(() => {
    provider.introspection = {
      active: true,
      token_type: 'Bearer',
      sub: 'robin@login.example.org',
      name: 'Robin Robot',
      eduperson_entitlement: [`urn:mace:example.org:platform:group:${COLLABORATION}`],
    };
  });
  afterAll(async () => {
    await Promise.all([hub?.stop(), open?.stop()]);
    await provider?.stop();
  });

  const headers = { authorization: 'Bearer a-token' };

  it('identifies the user that the provider returns', async () => {
    const { body } = await hub.send('anonymous', '/hub/me', { headers });
    expect(body).toMatchObject({ user_name: 'Robin Robot', logged_in: true });
  });

  it('gets access through its entitlements', async () => {
    const { projectId } = await hub.place(COLLABORATION);
    expect((await hub.send('anonymous', `/hub/projects/${projectId}`, { headers })).status).toBe(200);
    provider.introspection = { active: true, token_type: 'Bearer', sub: 'dana@login.example.org' };
    expect((await hub.send('anonymous', `/hub/projects/${projectId}`, { headers })).status).toBe(403);
  });

  it('receives 401 for an inactive token', async () => {
    provider.introspection = { active: false };
    const { status, headers: answered, body } = await hub.send('anonymous', '/hub/me', { headers });
    expect([status, answered.get('www-authenticate'), body.detail]).toEqual([401, 'Bearer', 'The token is not active.']);
  });

  it('receives 401 for an inactive token, even with a valid session', async () => {
    provider.introspection = { active: false };
    expect((await hub.send('member', '/hub/me', { headers })).status).toBe(401);
  });

  it('is treated as a visitor in an open hub, without introspection', async () => {
    provider.requests.length = 0;
    const { body } = await open.send('anonymous', '/hub/me', { headers });
    expect([body.logged_in, provider.requests]).toEqual([false, []]);
  });
});
