import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DEMO_ACTORS } from './demo-actors.ts';
import { createDemoState, DEMO_ARCHIVE_ENTITY_ID } from './initial-state.ts';
import { type SimulatedPlatform, startSimulatedPlatform } from './simulated-platform.ts';
import { type Ask, CREATION, createRequestSender, findCollaborationByName } from './testing-ask.ts';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';

let platform: SimulatedPlatform;
let ask: Ask;

beforeAll(async () => {
  platform = await startSimulatedPlatform({ validateAnswers: true });
  ask = createRequestSender(platform);
});
beforeEach(() => platform.reset());
afterAll(() => platform.stop());

const findCollaboration = (name: string) => findCollaborationByName(platform.state, name);
const buildCollaborationPath = (name: string) => `/api/collaborations/v1/${findCollaboration(name).identifier}`;

describe('A call to the simulated platform', () => {
  it.each([
    ['without a header', {}, 'Invalid username or password'],
    ['with an unknown token', { authorization: 'bearer nothing' }, 'Invalid API key'],
    ['with another scheme', { authorization: `Basic ${'x'.repeat(43)}` }, 'Invalid API key'],
  ])('is rejected %s, with a message that contains the URL and the IP address of the caller', async (_case, headers, words) => {
    const answer = await fetch(`${platform.url}/api/organisations/v1`, { headers });
    expect(answer.status).toBe(401);
    const { message } = (await answer.json()) as { message: string };
    expect(message).toBe(`Unauthorized: ${platform.url}/api/organisations/v1. IP: 127.0.0.1. ${words}`);
  });

  it.each(['bearer', 'Bearer', 'BEARER'])('is authorized with the scheme %s', async (scheme) => {
    const answer = await fetch(`${platform.url}/api/organisations/v1`, {
      headers: { authorization: `${scheme} ${platform.token}` },
    });
    expect(answer.status).toBe(200);
  });

  it('changes nothing without the token', async () => {
    const before = platform.state.takeSnapshot();
    expect((await ask('DELETE', buildCollaborationPath('Drought Trial'), undefined, 'nothing')).status).toBe(401);
    expect(platform.state.takeSnapshot()).toBe(before);
    expect(platform.calls.listChangingCalls()).toMatchObject([
      { operationId: 'deleteCollaboration', isAuthorized: false, status: 401 },
    ]);
  });
});

describe('A failed request to the simulated platform', () => {
  it('returns 404 for an unknown object, and 403 with its name for an object of another organization', async () => {
    const unknown = await ask('GET', `/api/collaborations/v1/${UNKNOWN}`);
    const foreign = await ask('GET', buildCollaborationPath('Migration Survey'));
    expect([unknown.status, unknown.violations]).toEqual([404, []]);
    expect([foreign.status, foreign.violations]).toEqual([403, []]);
    expect(foreign.text).toContain('is not organisation birds of collaboration Migration Survey');
  });

  it.each([
    ['unknown', () => UNKNOWN],
    ['another organisation’s', () => findCollaboration('Migration Survey').identifier],
  ])('returns 403 for invitations and connections if the collaboration is %s', async (_case, identifier) => {
    const invite = { collaboration_identifier: identifier(), invites: ['a@example.org'], intended_role: 'member' };
    const connect = { service_entity_id: DEMO_ARCHIVE_ENTITY_ID };
    const path = `/api/collaborations_services/v1/connect_collaboration_service/${identifier()}`;
    expect((await ask('PUT', '/api/invitations/v1/collaboration_invites', invite)).status).toBe(403);
    expect((await ask('PUT', path, connect)).status).toBe(403);
  });

  it('returns 404 without `error` if the path is unknown', async () => {
    expect(await ask('GET', '/api/groups/v2')).toMatchObject({
      status: 404,
      json: { message: `${platform.url}/api/groups/v2 not found` },
    });
    expect((await ask('GET', '/api/groups/v2')).json).not.toHaveProperty('error');
  });

  it.each([
    ['GET', '/api/organisations/v2', 401],
    ['DELETE', '/api/organisations/v1', 403],
    ['GET', `/api/collaborations/v1/${UNKNOWN}`, 404],
    ['PATCH', '/api/groups/v1', 405],
  ])('results in the header x-session-alive: %s %s returns %i', async (method, path, status) => {
    const answer = await fetch(platform.url + path, { method, headers: { authorization: `bearer ${platform.token}` } });
    expect([answer.status, answer.headers.get('x-session-alive')]).toEqual([status, 'true']);
  });

  it('returns an HTML page if the path does not support the method', async () => {
    expect(await ask('PATCH', '/api/groups/v1')).toMatchObject({
      status: 405,
      text: expect.stringContaining('<!doctype html>'),
    });
  });
});

describe('Addresses of the simulated platform', () => {
  it('can end in a slash, so that an empty group identifier creates a group', async () => {
    const group = {
      collaboration_identifier: findCollaboration('Drought Trial').identifier,
      name: 'By slash',
      short_name: 'by_slash',
    };
    expect((await ask('POST', '/api/groups/v1/', group)).status).toBe(201);
  });

  it('are decoded before they are routed, so that an encoded slash reaches another operation', async () => {
    const path = `${buildCollaborationPath('Drought Trial')}%2Fmembers%2F${DEMO_ACTORS.member.uid}`;
    expect((await ask('DELETE', path)).status).toBe(204);
    expect(platform.calls.all[0]?.operationId).toBe('removeMember');
  });

  it('match identifiers in any case and with trailing spaces', async () => {
    const path = `/api/collaborations/v1/${findCollaboration('Drought Trial').identifier.toUpperCase()}%20`;
    expect(await ask('GET', path)).toMatchObject({ status: 200, violations: [] });
  });
});

describe('Requests that break the contract of the platform', () => {
  it.each([
    ['a missing property', 'POST', '/api/collaborations/v1', { name: 'x' }, 400],
    ['an unknown property', 'POST', '/api/collaborations/v1', { ...CREATION, id: 1 }, 400],
    [
      'seconds instead of milliseconds',
      'PUT',
      '/api/invitations/v1/collaboration_invites',
      { invitation_expiry_date: 1_800_000_000 },
      400,
    ],
  ])('are rejected with an error in the format of the platform: %s', async (_case, method, path, body, status) => {
    const before = platform.state.takeSnapshot();
    expect(await ask(method, path, body)).toMatchObject({
      status,
      json: { error: true, message: expect.any(String) },
      violations: [],
    });
    expect(platform.state.takeSnapshot()).toBe(before);
  });

  it('are rejected if the body is not JSON', async () => {
    const answer = await fetch(`${platform.url}/api/groups/v1`, {
      method: 'POST',
      headers: { authorization: `bearer ${platform.token}`, 'content-type': 'text/plain' },
      body: 'x',
    });
    expect(answer.status).toBe(415);
    expect(await answer.json()).toMatchObject({ error: true, message: expect.stringContaining('UnsupportedMediaType: http') });
  });
});

describe('Collaborations of the simulated platform', () => {
  it('get a short name that is unused in all organizations', async () => {
    const first = await ask('POST', '/api/collaborations/v1', { ...CREATION, name: '1. Migration-Survey' });
    const second = await ask('POST', '/api/collaborations/v1', { ...CREATION, name: '???' });
    expect(first).toMatchObject({
      json: { short_name: 'migrationsurvey', global_urn: 'crops:migrationsurvey' },
      violations: [],
    });
    expect(second.json).toMatchObject({ short_name: 'short_name' });
    const third = await ask('POST', '/api/collaborations/v1', { ...CREATION, name: 'Migration_Survey' });
    expect(third.json).toMatchObject({ short_name: 'migration_surve2' });
  });

  it('end at midnight after four hours are added to the end date, and are rejected if this is in the past', async () => {
    const midnight = Math.floor(Date.now() / 86_400_000) * 86_400;
    const inPast = await ask('POST', '/api/collaborations/v1', { ...CREATION, expiry_date: midnight - 86_400 });
    expect(inPast).toMatchObject({ status: 400, violations: [] });
    const evening = await ask('POST', '/api/collaborations/v1', {
      ...CREATION,
      expiry_date: midnight + 10 * 86_400 + 21 * 3_600,
    });
    expect(evening.json).toMatchObject({ expiry_date: midnight + 11 * 86_400 });
  });

  it('accept only units of the organization', async () => {
    const answer = await ask('POST', '/api/collaborations/v1', { ...CREATION, units: ['laboratories', 'kitchens'] });
    expect(answer).toMatchObject({ status: 400, text: expect.stringContaining("['kitchens']") });
  });

  it('contain the memberships of each group as objects, whereas the organization contains only their IDs', async () => {
    const whole = (await ask('GET', buildCollaborationPath('Drought Trial'))).json as {
      groups: { collaboration_memberships: unknown[] }[];
    };
    const { collaborations } = (await ask('GET', '/api/organisations/v1')).json as { collaborations: (typeof whole)[] };
    expect(typeof whole.groups[1]?.collaboration_memberships[0]).toBe('object');
    expect(typeof collaborations[0]?.groups[1]?.collaboration_memberships[0]).toBe('number');
  });

  it.each([
    ['units=Laboratories', ['Root Phenotyping', 'Soil Atlas']],
    ['units=laboratories%2Cdata%20office', ['Soil Atlas']],
    ['tags=wheat', ['Drought Trial']],
    ['services=archive', []],
  ])('can be filtered by %s', async (query, names) => {
    const answer = await ask('GET', `/api/organisations/v1?${query}`);
    const { collaborations } = answer.json as { collaborations: { name: string }[] };
    expect(collaborations.map(({ name }) => name)).toEqual(names);
    expect(answer.violations).toEqual([]);
  });
});

describe('A token that is limited to units', () => {
  it('gives access only to collaborations of these units', async () => {
    const limited = await startSimulatedPlatform({ tokenUnits: ['laboratories'] });
    const askLimited = createRequestSender(limited);
    const { collaborations } = (await askLimited('GET', '/api/organisations/v1')).json as {
      collaborations: { name: string }[];
    };
    const outside = await askLimited('GET', buildCollaborationPath('Soil Atlas'));
    const made = await askLimited('POST', '/api/collaborations/v1', { ...CREATION, units: ['data office'] });
    await limited.stop();
    expect(collaborations.map(({ name }) => name)).toEqual(['Root Phenotyping']);
    expect(outside.status).toBe(403);
    expect(made.json).toMatchObject({ units: ['laboratories'] });
  });
});

describe('The state of the simulated platform', () => {
  it('is the same for the same seed, and differs for other seeds', () => {
    const getTime = () => new Date('2026-10-01T12:00:00Z');
    expect(createDemoState({ seed: 'a', now: getTime }).takeSnapshot()).toBe(
      createDemoState({ seed: 'a', now: getTime }).takeSnapshot(),
    );
    expect(createDemoState({ seed: 'a', now: getTime }).takeSnapshot()).not.toBe(
      createDemoState({ seed: 'b', now: getTime }).takeSnapshot(),
    );
  });

  it('is restored by a reset, including calls and forced faults', async () => {
    const before = platform.state.takeSnapshot();
    await ask('DELETE', buildCollaborationPath('Drought Trial'));
    platform.forceFault({ fault: '500' });
    expect((await ask('GET', '/api/organisations/v1')).status).toBe(500);
    platform.reset();
    expect(platform.state.takeSnapshot()).toBe(before);
    expect(platform.calls.all).toEqual([]);
    expect((await ask('GET', '/api/organisations/v1')).status).toBe(200);
  });

  it('contains request, operation and response of each call', async () => {
    await ask('PUT', `${buildCollaborationPath('Drought Trial')}/members`, { uid: DEMO_ACTORS.member.uid, role: 'admin' });
    expect(platform.calls.listChangingCalls()).toMatchObject([
      {
        method: 'PUT',
        url: `${buildCollaborationPath('Drought Trial')}/members`,
        operationId: 'setMemberRole',
        isAuthorized: true,
        body: { uid: DEMO_ACTORS.member.uid, role: 'admin' },
        status: 201,
      },
    ]);
  });
});

it('The simulated platform responds after the configured delay', async () => {
  const late = await startSimulatedPlatform({ latencyMs: 60 });
  const start = performance.now();
  await createRequestSender(late)('GET', `/api/collaborations/v1/${UNKNOWN}`);
  const elapsed = performance.now() - start;
  await late.stop();
  expect(elapsed).toBeGreaterThanOrEqual(55);
});
