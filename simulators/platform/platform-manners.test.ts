import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DEMO_ACTORS } from './demo-actors.ts';
import { DEMO_ARCHIVE_ENTITY_ID } from './initial-state.ts';
import type { PlatformCollaboration } from './platform-state.ts';
import { type SimulatedPlatform, startSimulatedPlatform } from './simulated-platform.ts';
import { type Ask, CREATION, createRequestSender, findCollaborationByName, findGroupByName } from './testing-ask.ts';

let platform: SimulatedPlatform;
let ask: Ask;

beforeAll(async () => {
  platform = await startSimulatedPlatform({ validateAnswers: true });
  ask = createRequestSender(platform);
});
beforeEach(() => platform.reset());
afterAll(() => platform.stop());

const findCollaboration = (name: string) => findCollaborationByName(platform.state, name);
const findTrialGroup = (name: string) => findGroupByName(findCollaboration('Drought Trial'), name);

describe('Invitations of the simulated platform', () => {
  const inviteUsers = (invites: string[], more = {}) =>
    ask('PUT', '/api/invitations/v1/collaboration_invites', {
      collaboration_identifier: findCollaboration('Drought Trial').identifier,
      invites,
      intended_role: 'member',
      ...more,
    });

  it('skip malformed addresses silently, and fail if no address is left', async () => {
    expect((await inviteUsers(['nobody', 'a@example.org'])).json).toMatchObject([{ email: 'a@example.org' }]);
    expect((await inviteUsers(['nobody'])).status).toBe(400);
  });

  it('are sent twice to a duplicate address, and again to a member', async () => {
    const answer = await inviteUsers(['twice@example.org', 'twice@example.org', DEMO_ACTORS.member.email]);
    expect(answer.json).toHaveLength(3);
  });

  it('are not sent if one address has an open invitation, even if its expiry date has passed', async () => {
    expect(await inviteUsers(['a@example.org', 'LATE.answer@crops.example.org'])).toMatchObject({
      status: 400,
      json: { message: "Duplicate email invitations: ['LATE.answer@crops.example.org']" },
      violations: [],
    });
    expect((await inviteUsers(['gone@crops.example.org'])).status).toBe(201);
  });

  it('of a new collaboration omit an administrator of the organization only if the address has the same case', async () => {
    const { email } = platform.state.getUser(platform.state.organisations[0]?.administratorUserId ?? 0);
    const administrators = [email, email.toUpperCase()];
    const made = await ask('POST', '/api/collaborations/v1', { ...CREATION, administrators });
    const { identifier } = made.json as { identifier: string };
    expect(platform.state.findCollaboration(identifier)?.invitations.map((invitation) => invitation.email)).toEqual([
      email.toUpperCase(),
    ]);
  });

  it('name groups by identifier or short name, and reject unknown groups', async () => {
    expect((await inviteUsers(['a@example.org'], { groups: ['field_team'] })).status).toBe(201);
    expect((await inviteUsers(['b@example.org'], { groups: ['kitchen'] })).json).toMatchObject({
      message: 'Invalid group identifier: kitchen',
    });
  });

  it('become memberships with the same end date and groups when they are accepted', async () => {
    const answer = await inviteUsers([DEMO_ACTORS.nonMember.email], {
      membership_expiry_date: 4_000_000_000_000,
      groups: ['field_team'],
    });
    const [{ invitation_id: identifier }] = answer.json as [{ invitation_id: string }];
    expect(platform.state.acceptInvitation(identifier, DEMO_ACTORS.nonMember.uid)).toBe(true);
    const membership = platform.state.findMembership(findCollaboration('Drought Trial'), DEMO_ACTORS.nonMember.uid);
    expect(membership).toMatchObject({ role: 'member', expiryDate: 4_000_000_000 });
    expect(findTrialGroup('Field team').memberUserIds).toContain(membership?.userId);
    expect(platform.state.findInvitation(identifier)?.invitation.status).toBe('accepted');
    expect(platform.state.acceptInvitation(identifier, DEMO_ACTORS.manager.uid)).toBe(false);
  });

  it('disappear from a new collaboration when they are accepted', async () => {
    const made = await ask('POST', '/api/collaborations/v1', { ...CREATION, administrators: ['a@example.org'] });
    const collaboration = platform.state.findCollaboration(
      (made.json as { identifier: string }).identifier,
    ) as PlatformCollaboration;
    const identifier = collaboration.invitations[0]?.identifier ?? '';
    expect(platform.state.acceptInvitation(identifier, DEMO_ACTORS.manager.uid)).toBe(true);
    expect(collaboration.invitations).toEqual([]);
    expect(platform.state.findMembership(collaboration, DEMO_ACTORS.manager.uid)?.role).toBe('admin');
  });

  it('cannot be accepted after their expiry date', () => {
    const late = findCollaboration('Drought Trial').invitations.find(({ email }) => email.startsWith('late.answer'));
    expect(platform.state.acceptInvitation(late?.identifier ?? '', DEMO_ACTORS.nonMember.uid)).toBe(false);
    expect(late?.status).toBe('expired');
  });
});

describe('Groups of the simulated platform', () => {
  it('are not created if their name is used, but the response has a success status', async () => {
    const group = {
      collaboration_identifier: findCollaboration('Drought Trial').identifier,
      name: 'Field team',
      short_name: 'other',
    };
    expect(await ask('POST', '/api/groups/v1', group)).toMatchObject({ status: 201, text: '{}', violations: [] });
  });

  it('are created if their name differs from a used one only in case', async () => {
    const group = {
      collaboration_identifier: findCollaboration('Drought Trial').identifier,
      name: 'FIELD team',
      short_name: 'other',
    };
    expect(await ask('POST', '/api/groups/v1', group)).toMatchObject({
      status: 201,
      json: { name: 'FIELD team' },
      violations: [],
    });
  });

  it('cannot be renamed if they belong to a service, but can include all members', async () => {
    const path = `/api/groups/v1/${findTrialGroup('Concordat curators').identifier}`;
    expect(await ask('PUT', path, { name: 'Ours' })).toMatchObject({ status: 400, violations: [] });
    expect(await ask('PUT', path, { auto_provision_members: true })).toMatchObject({ status: 201, violations: [] });
  });

  it('include all members and open invitations immediately if auto_provision_members is set', async () => {
    await ask('PUT', `/api/groups/v1/${findTrialGroup('Data analysts').identifier}`, { auto_provision_members: true });
    const { memberships, invitations } = findCollaboration('Drought Trial');
    const { id, memberUserIds } = findTrialGroup('Data analysts');
    expect(memberUserIds).toHaveLength(memberships.length);
    expect(invitations.filter(({ status }) => status === 'open').every(({ groupIds }) => groupIds.includes(id))).toBe(true);
  });

  it('disappear from invitations when they are deleted', async () => {
    const { id, identifier } = findTrialGroup('Field team');
    await ask('DELETE', `/api/groups/v1/${identifier}`);
    expect(findCollaboration('Drought Trial').invitations.some(({ groupIds }) => groupIds.includes(id))).toBe(false);
  });
});

describe('Connections of the simulated platform', () => {
  it('are established after approval', async () => {
    const trial = findCollaboration('Drought Trial');
    const path = `/api/collaborations_services/v1/connect_collaboration_service/${trial.identifier}`;
    const pending = await ask('PUT', path, { service_entity_id: DEMO_ARCHIVE_ENTITY_ID });
    expect(pending).toMatchObject({ json: { status: 'pending' }, violations: [] });
    const archive = platform.state.findService(DEMO_ARCHIVE_ENTITY_ID);
    if (archive) platform.state.approveConnection(trial, archive);
    expect((await ask('PUT', path, { service_entity_id: DEMO_ARCHIVE_ENTITY_ID })).json).toMatchObject({ status: 'connected' });
  });

  it('need no approval for a service that connects automatically', async () => {
    const [home] = platform.state.organisations;
    const [own] = platform.state.services;
    Object.assign(home ?? {}, { connectionRequiresApproval: true });
    const path = `/api/collaborations_services/v1/connect_collaboration_service/${findCollaboration('Pollinator Count').identifier}`;
    expect(own?.connects).toBe('automatically');
    expect(await ask('PUT', path, { service_entity_id: own?.entityId })).toMatchObject({
      status: 201,
      json: { status: 'connected' },
      violations: [],
    });
  });

  it('do not remove the groups of the service when they end', async () => {
    const path = `/api/collaborations_services/v1/disconnect_collaboration_service/${findCollaboration('Drought Trial').identifier}`;
    const answer = await ask('PUT', path, { service_entity_id: platform.state.services[0]?.entityId });
    expect(answer).toMatchObject({ status: 201, violations: [] });
    expect(findTrialGroup('Concordat curators').serviceGroupId).not.toBeNull();
  });
});
