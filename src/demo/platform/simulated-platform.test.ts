import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createConformance } from '../../../contract-tests/conformance.ts';
import { readDocument } from '../../contract/document.ts';
import { DEMO_ACTORS } from './demo-actors.ts';
import { DEMO_ARCHIVE_ENTITY_ID, demoState } from './initial-state.ts';
import type { PlatformCollaboration } from './platform-state.ts';
import { type SimulatedPlatform, startSimulatedPlatform } from './simulated-platform.ts';

const conformance = createConformance(readDocument('organisation'));
const UNKNOWN = '00000000-0000-4000-8000-000000000000';

let platform: SimulatedPlatform;

beforeAll(async () => {
  platform = await startSimulatedPlatform({ validateAnswers: true });
});
beforeEach(() => platform.reset());
afterAll(() => platform.stop());

interface Answer {
  status: number;
  text: string;
  json: unknown;
  violations: string[];
}

/** Asks as the client would, and judges the answer by the contract. */
async function ask(method: string, path: string, body?: unknown, on = platform, token = on.token): Promise<Answer> {
  const answer = await fetch(on.url + path, {
    method,
    redirect: 'manual',
    headers: { authorization: `bearer ${token}`, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  const operationId = on.calls.all.at(-1)?.operationId;
  const seen = { status: answer.status, headers: Object.fromEntries(answer.headers), body: text };
  const violations = operationId === undefined ? [] : conformance.violations(operationId, seen);
  return {
    status: answer.status,
    text,
    json: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : undefined,
    violations,
  };
}

const named = (name: string, on = platform) =>
  on.state.collaborations.find((collaboration) => collaboration.name === name) as PlatformCollaboration;
const groupNamed = (name: string) => {
  const group = named('Drought Trial').groups.find((candidate) => candidate.name === name);
  if (group === undefined) throw new RangeError(name);
  return group;
};
const collaborationPath = (name: string) => `/api/collaborations/v1/${named(name).identifier}`;
const CREATION = {
  name: 'Oat Trial',
  description: '',
  disable_join_requests: false,
  disclose_member_information: false,
  disclose_email_information: false,
  administrators: [],
};

describe('who may ask', () => {
  it.each([
    ['without a header', {}, 'Invalid username or password'],
    ['with an unknown token', { authorization: 'bearer nothing' }, 'Invalid API key'],
    ['with another scheme', { authorization: `Basic ${'x'.repeat(43)}` }, 'Invalid API key'],
  ])('is refused %s, in words that tell address and caller', async (_case, headers, words) => {
    const answer = await fetch(`${platform.url}/api/organisations/v1`, { headers });
    expect(answer.status).toBe(401);
    const { message } = (await answer.json()) as { message: string };
    expect(message).toBe(`Unauthorized: ${platform.url}/api/organisations/v1. IP: 127.0.0.1. ${words}`);
  });

  it.each(['bearer', 'Bearer', 'BEARER'])('may write the scheme as %s', async (scheme) => {
    const answer = await fetch(`${platform.url}/api/organisations/v1`, {
      headers: { authorization: `${scheme} ${platform.token}` },
    });
    expect(answer.status).toBe(200);
  });

  it('changes nothing without the token', async () => {
    const before = platform.state.snapshot();
    expect((await ask('DELETE', collaborationPath('Drought Trial'), undefined, platform, 'nothing')).status).toBe(401);
    expect(platform.state.snapshot()).toBe(before);
    expect(platform.calls.changes()).toMatchObject([{ operationId: 'deleteCollaboration', isAuthorized: false, status: 401 }]);
  });
});

describe('what is not there', () => {
  it('is 404 when it exists nowhere, and 403 with the other’s name when it is another organisation’s', async () => {
    const unknown = await ask('GET', `/api/collaborations/v1/${UNKNOWN}`);
    const foreign = await ask('GET', collaborationPath('Migration Survey'));
    expect([unknown.status, unknown.violations]).toEqual([404, []]);
    expect([foreign.status, foreign.violations]).toEqual([403, []]);
    expect(foreign.text).toContain('is not organisation birds of collaboration Migration Survey');
  });

  it.each([
    ['unknown', () => UNKNOWN],
    ['another organisation’s', () => named('Migration Survey').identifier],
  ])('is 403 for invitations and connections when it is %s', async (_case, identifier) => {
    const invite = { collaboration_identifier: identifier(), invites: ['a@example.org'], intended_role: 'member' };
    const connect = { service_entity_id: DEMO_ARCHIVE_ENTITY_ID };
    const path = `/api/collaborations_services/v1/connect_collaboration_service/${identifier()}`;
    expect((await ask('PUT', '/api/invitations/v1/collaboration_invites', invite)).status).toBe(403);
    expect((await ask('PUT', path, connect)).status).toBe(403);
  });

  it('is told apart from an address that the platform does not route, whose answer has no `error`', async () => {
    expect(await ask('GET', '/api/groups/v2')).toMatchObject({
      status: 404,
      json: { message: `${platform.url}/api/groups/v2 not found` },
    });
    expect((await ask('GET', '/api/groups/v2')).json).not.toHaveProperty('error');
  });

  it('is a page for a method that the address does not know', async () => {
    expect(await ask('PATCH', '/api/groups/v1')).toMatchObject({
      status: 405,
      text: expect.stringContaining('<!doctype html>'),
    });
  });
});

describe('addresses', () => {
  it('may end in a slash, so that an empty group identifier creates a group', async () => {
    const group = { collaboration_identifier: named('Drought Trial').identifier, name: 'By slash', short_name: 'by_slash' };
    expect((await ask('POST', '/api/groups/v1/', group)).status).toBe(201);
  });

  it('are decoded before they are routed, so that an encoded slash reaches another operation', async () => {
    const path = `${collaborationPath('Drought Trial')}%2Fmembers%2F${DEMO_ACTORS.member.uid}`;
    expect((await ask('DELETE', path)).status).toBe(204);
    expect(platform.calls.all[0]?.operationId).toBe('removeMember');
  });

  it('find identifiers in any case and with blanks at their end, as the database compares', async () => {
    const path = `/api/collaborations/v1/${named('Drought Trial').identifier.toUpperCase()}%20`;
    expect(await ask('GET', path)).toMatchObject({ status: 200, violations: [] });
  });
});

describe('requests that break the contract', () => {
  it.each([
    ['a missing member', 'POST', '/api/collaborations/v1', { name: 'x' }, 400],
    ['an unknown member', 'POST', '/api/collaborations/v1', { ...CREATION, id: 1 }, 400],
    [
      'seconds where milliseconds are meant',
      'PUT',
      '/api/invitations/v1/collaboration_invites',
      { invitation_expiry_date: 1_800_000_000 },
      400,
    ],
  ])('are refused in the platform’s form: %s', async (_case, method, path, body, status) => {
    const before = platform.state.snapshot();
    expect(await ask(method, path, body)).toMatchObject({
      status,
      json: { error: true, message: expect.any(String) },
      violations: [],
    });
    expect(platform.state.snapshot()).toBe(before);
  });

  it('are refused when the body is not JSON', async () => {
    const answer = await fetch(`${platform.url}/api/groups/v1`, {
      method: 'POST',
      headers: { authorization: `bearer ${platform.token}`, 'content-type': 'text/plain' },
      body: 'x',
    });
    expect(answer.status).toBe(415);
    expect(await answer.json()).toMatchObject({ error: true, message: expect.stringContaining('UnsupportedMediaType: http') });
  });
});

describe('collaborations', () => {
  it('get a short name that no organisation has', async () => {
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

  it('refuse an end in the past, after adding four hours and cutting off the time of day', async () => {
    const midnight = Math.floor(Date.now() / 86_400_000) * 86_400;
    const inPast = await ask('POST', '/api/collaborations/v1', { ...CREATION, expiry_date: midnight - 86_400 });
    expect(inPast).toMatchObject({ status: 400, violations: [] });
    const evening = await ask('POST', '/api/collaborations/v1', {
      ...CREATION,
      expiry_date: midnight + 10 * 86_400 + 21 * 3_600,
    });
    expect(evening.json).toMatchObject({ expiry_date: midnight + 11 * 86_400 });
  });

  it('take only units that the organisation has', async () => {
    const answer = await ask('POST', '/api/collaborations/v1', { ...CREATION, units: ['laboratories', 'kitchens'] });
    expect(answer).toMatchObject({ status: 400, text: expect.stringContaining("['kitchens']") });
  });

  it('are read with every group’s members, which the organisation names by number only', async () => {
    const whole = (await ask('GET', collaborationPath('Drought Trial'))).json as {
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
  ])('can be narrowed by %s', async (query, names) => {
    const answer = await ask('GET', `/api/organisations/v1?${query}`);
    const { collaborations } = answer.json as { collaborations: { name: string }[] };
    expect(collaborations.map(({ name }) => name)).toEqual(names);
    expect(answer.violations).toEqual([]);
  });
});

describe('a token that is limited to units', () => {
  it('sees, uses and makes collaborations of its units only', async () => {
    const limited = await startSimulatedPlatform({ tokenUnits: ['laboratories'] });
    const { collaborations } = (await ask('GET', '/api/organisations/v1', undefined, limited)).json as {
      collaborations: { name: string }[];
    };
    const outside = await ask('GET', collaborationPath('Soil Atlas'), undefined, limited);
    const made = await ask('POST', '/api/collaborations/v1', { ...CREATION, units: ['data office'] }, limited);
    await limited.stop();
    expect(collaborations.map(({ name }) => name)).toEqual(['Root Phenotyping']);
    expect(outside.status).toBe(403);
    expect(made.json).toMatchObject({ units: ['laboratories'] });
  });
});

describe('invitations', () => {
  const invite = (invites: string[], more = {}) =>
    ask('PUT', '/api/invitations/v1/collaboration_invites', {
      collaboration_identifier: named('Drought Trial').identifier,
      invites,
      intended_role: 'member',
      ...more,
    });

  it('leave out malformed addresses without a word, and refuse when none is left', async () => {
    expect((await invite(['nobody', 'a@example.org'])).json).toMatchObject([{ email: 'a@example.org' }]);
    expect((await invite(['nobody'])).status).toBe(400);
  });

  it('go twice to an address that is given twice, and again to a member', async () => {
    const answer = await invite(['twice@example.org', 'twice@example.org', DEMO_ACTORS.member.email]);
    expect(answer.json).toHaveLength(3);
  });

  it('go to nobody when one address has an open one, past its date or not', async () => {
    expect(await invite(['a@example.org', 'LATE.answer@crops.example.org'])).toMatchObject({
      status: 400,
      json: { message: "Duplicate email invitations: ['LATE.answer@crops.example.org']" },
      violations: [],
    });
    expect((await invite(['gone@crops.example.org'])).status).toBe(201);
  });

  it('name groups by identifier or short name, and refuse others', async () => {
    expect((await invite(['a@example.org'], { groups: ['field_team'] })).status).toBe(201);
    expect((await invite(['b@example.org'], { groups: ['kitchen'] })).json).toMatchObject({
      message: 'Invalid group identifier: kitchen',
    });
  });

  it('become memberships with their end and groups when they are accepted', async () => {
    const answer = await invite([DEMO_ACTORS.nonMember.email], {
      membership_expiry_date: 4_000_000_000_000,
      groups: ['field_team'],
    });
    const [{ invitation_id: identifier }] = answer.json as [{ invitation_id: string }];
    expect(platform.state.accept(identifier, DEMO_ACTORS.nonMember.uid)).toBe(true);
    const membership = platform.state.membership(named('Drought Trial'), DEMO_ACTORS.nonMember.uid);
    expect(membership).toMatchObject({ role: 'member', expiryDate: 4_000_000_000 });
    expect(groupNamed('Field team').memberUserIds).toContain(membership?.userId);
    expect(platform.state.invitation(identifier)?.invitation.status).toBe('accepted');
    expect(platform.state.accept(identifier, DEMO_ACTORS.manager.uid)).toBe(false);
  });

  it('that a creation made disappear when they are accepted, as those of people do', async () => {
    const made = await ask('POST', '/api/collaborations/v1', { ...CREATION, administrators: ['a@example.org'] });
    const collaboration = platform.state.collaboration(
      (made.json as { identifier: string }).identifier,
    ) as PlatformCollaboration;
    const identifier = collaboration.invitations[0]?.identifier ?? '';
    expect(platform.state.accept(identifier, DEMO_ACTORS.manager.uid)).toBe(true);
    expect(collaboration.invitations).toEqual([]);
    expect(platform.state.membership(collaboration, DEMO_ACTORS.manager.uid)?.role).toBe('admin');
  });

  it('cannot be accepted after their date', () => {
    const late = named('Drought Trial').invitations.find(({ email }) => email.startsWith('late.answer'));
    expect(platform.state.accept(late?.identifier ?? '', DEMO_ACTORS.nonMember.uid)).toBe(false);
    expect(late?.status).toBe('expired');
  });
});

describe('groups', () => {
  it('of a taken name are an empty success', async () => {
    const group = { collaboration_identifier: named('Drought Trial').identifier, name: 'FIELD TEAM', short_name: 'other' };
    expect(await ask('POST', '/api/groups/v1', group)).toMatchObject({ status: 201, text: '{}', violations: [] });
  });

  it('that a service made keep name and description', async () => {
    const path = `/api/groups/v1/${groupNamed('Concordat curators').identifier}`;
    expect(await ask('PUT', path, { name: 'Ours' })).toMatchObject({ status: 400, violations: [] });
    expect(await ask('PUT', path, { auto_provision_members: true })).toMatchObject({ status: 201, violations: [] });
  });

  it('that take everybody attach members and open invitations at once', async () => {
    await ask('PUT', `/api/groups/v1/${groupNamed('Data analysts').identifier}`, { auto_provision_members: true });
    const { memberships, invitations } = named('Drought Trial');
    const { id, memberUserIds } = groupNamed('Data analysts');
    expect(memberUserIds).toHaveLength(memberships.length);
    expect(invitations.filter(({ status }) => status === 'open').every(({ groupIds }) => groupIds.includes(id))).toBe(true);
  });

  it('that are deleted disappear from invitations too', async () => {
    const { id, identifier } = groupNamed('Field team');
    await ask('DELETE', `/api/groups/v1/${identifier}`);
    expect(named('Drought Trial').invitations.some(({ groupIds }) => groupIds.includes(id))).toBe(false);
  });
});

describe('connections', () => {
  it('that wait are made when they are approved, with the service’s groups', async () => {
    const trial = named('Drought Trial');
    const path = `/api/collaborations_services/v1/connect_collaboration_service/${trial.identifier}`;
    const pending = await ask('PUT', path, { service_entity_id: DEMO_ARCHIVE_ENTITY_ID });
    expect(pending).toMatchObject({ json: { status: 'pending' }, violations: [] });
    const archive = platform.state.service(DEMO_ARCHIVE_ENTITY_ID);
    if (archive) platform.state.approve(trial, archive);
    expect((await ask('PUT', path, { service_entity_id: DEMO_ARCHIVE_ENTITY_ID })).json).toMatchObject({ status: 'connected' });
  });

  it('leave their groups behind when they end', async () => {
    const path = `/api/collaborations_services/v1/disconnect_collaboration_service/${named('Drought Trial').identifier}`;
    const answer = await ask('PUT', path, { service_entity_id: platform.state.services[0]?.entityId });
    expect(answer).toMatchObject({ status: 201, violations: [] });
    expect(groupNamed('Concordat curators').serviceGroupId).not.toBeNull();
  });
});

describe('faults by name', () => {
  const outcome = (promise: Promise<Answer>) => promise.then(({ status }) => status).catch(() => 'broken');
  const createGroup = (name: string) =>
    ask('POST', '/api/groups/v1', { collaboration_identifier: named('Drought Trial').identifier, name, short_name: 'x_1' });

  it('strike a change that brings the name', async () => {
    const before = platform.state.snapshot();
    expect(await outcome(createGroup('fault-html-502'))).toBe(502);
    expect(await outcome(createGroup('Our fault-reset group'))).toBe('broken');
    expect(platform.state.snapshot()).toBe(before);
  });

  it('strike after the change when they are late', async () => {
    expect(await outcome(createGroup('late-fault-html-502'))).toBe(502);
    expect(groupNamed('late-fault-html-502')).toBeDefined();
  });

  it('strike changes of a group or an invitation of that name, and let them be read', async () => {
    const laboratory = named('Fault Laboratory');
    const group = laboratory.groups.find(({ name }) => name === 'fault-409');
    const invitation = laboratory.invitations.find(({ email }) => email === 'fault-404@example.org');
    expect(await outcome(ask('DELETE', `/api/groups/v1/${group?.identifier}`))).toBe(409);
    expect(await outcome(ask('DELETE', `/api/invitations/v1/${invitation?.identifier}`))).toBe(404);
    expect(await outcome(ask('GET', collaborationPath('Fault Laboratory')))).toBe(200);
  });

  it('strike what is done to a person of that name', async () => {
    const member = platform.state.userByUid(DEMO_ACTORS.member.uid);
    if (member) member.name = 'fault-500';
    expect(await outcome(ask('DELETE', `${collaborationPath('Drought Trial')}/members/${DEMO_ACTORS.member.uid}`))).toBe(500);
  });

  it('strike reading when the collaboration’s name says so, and changes of it not', async () => {
    const path = collaborationPath('Seed Bank');
    named('Seed Bank').name = 'read-fault-401 Seed Bank';
    expect(await outcome(ask('GET', path))).toBe(401);
    expect(await outcome(ask('GET', path.replace('collaborations/v1', 'invitations/v1/invitations')))).toBe(401);
    expect(await outcome(ask('DELETE', path))).toBe(204);
  });

  it('strike the organisation read when the organisation’s name says so', async () => {
    Object.assign(platform.state.organisations[0] ?? {}, { name: 'Crops read-fault-html-502' });
    expect(await outcome(ask('GET', '/api/organisations/v1'))).toBe(502);
  });

  it.each(['fault-unknown', 'fault-4000', 'default-400', 'fault 400'])('do not strike for “%s”', async (name) => {
    expect(await outcome(createGroup(name))).toBe(201);
  });
});

describe('what it remembers', () => {
  it('is the same for the same seed, and other for another', () => {
    const now = () => new Date('2026-10-01T12:00:00Z');
    expect(demoState({ seed: 'a', now }).snapshot()).toBe(demoState({ seed: 'a', now }).snapshot());
    expect(demoState({ seed: 'a', now }).snapshot()).not.toBe(demoState({ seed: 'b', now }).snapshot());
  });

  it('is put back by a reset, with the calls and the forced faults', async () => {
    const before = platform.state.snapshot();
    await ask('DELETE', collaborationPath('Drought Trial'));
    platform.force({ fault: '500' });
    expect((await ask('GET', '/api/organisations/v1')).status).toBe(500);
    platform.reset();
    expect(platform.state.snapshot()).toBe(before);
    expect(platform.calls.all).toEqual([]);
    expect((await ask('GET', '/api/organisations/v1')).status).toBe(200);
  });

  it('of a call is what was asked, by which operation, and how it was answered', async () => {
    await ask('PUT', `${collaborationPath('Drought Trial')}/members`, { uid: DEMO_ACTORS.member.uid, role: 'admin' });
    expect(platform.calls.changes()).toMatchObject([
      {
        method: 'PUT',
        url: `${collaborationPath('Drought Trial')}/members`,
        operationId: 'setMemberRole',
        isAuthorized: true,
        body: { uid: DEMO_ACTORS.member.uid, role: 'admin' },
        status: 201,
      },
    ]);
  });
});

it('answers as late as it was told to', async () => {
  const late = await startSimulatedPlatform({ latencyMs: 60 });
  const start = performance.now();
  await ask('GET', `/api/collaborations/v1/${UNKNOWN}`, undefined, late);
  const elapsed = performance.now() - start;
  await late.stop();
  expect(elapsed).toBeGreaterThanOrEqual(55);
});
