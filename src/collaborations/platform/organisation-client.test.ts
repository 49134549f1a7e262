import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DEMO_ACTORS } from '../../../simulators/platform/demo-actors.ts';
import { DEMO_ARCHIVE_ENTITY_ID, DEMO_SERVICE_ENTITY_ID } from '../../../simulators/platform/initial-state.ts';
import type { SimulatedPlatform } from '../../../simulators/platform/simulated-platform.ts';
import {
  findDroughtTrial,
  NEW_COLLABORATION,
  SAMPLE_CALLS,
  type Samples,
  startPlatformAndClient,
} from '../../../simulators/platform/testing-calls.ts';
import { PRIVATE_MARK } from '../../../simulators/platform/wire-records.ts';
import { CollaborationNotFoundError } from './errors.ts';
import { type CollabOrganisationClient, createCollabOrganisationClient } from './organisation-client.ts';

let platform: SimulatedPlatform;
let client: CollabOrganisationClient;
let samples: Samples;

beforeAll(async () => {
  ({ platform, client, samples } = await startPlatformAndClient());
});
beforeEach(() => platform.reset());
afterAll(() => platform.stop());

const findTrial = () => findDroughtTrial(platform.state);
const getName = (uid: string) => platform.state.findUserByUid(uid)?.name;

describe('The organization client', () => {
  it('has exactly one method for each operation', () => {
    expect(Object.keys(client).sort()).toEqual(SAMPLE_CALLS.map(({ method }) => method).sort());
    expect(SAMPLE_CALLS).toHaveLength(22);
  });

  it.each(SAMPLE_CALLS)('sends exactly one request for $method, with the token', async ({ operationId, run }) => {
    await run(client, samples);
    expect(platform.calls.all.map((call) => [call.operationId, call.isAuthorized])).toEqual([[operationId, true]]);
  });

  it('returns only uid, name, address and lock status of a person', async () => {
    const answers = [
      await client.getOrganisation(),
      await client.getCollaboration(samples.collaboration),
      await client.listOpenInvitations(samples.collaboration),
    ];
    expect(JSON.stringify(answers)).not.toContain(PRIVATE_MARK);
    expect(Object.keys((await client.listMembers(samples.collaboration))[0] ?? {})).toEqual([
      'userId',
      'uid',
      'role',
      'status',
      'expiryDate',
      'suspended',
      'name',
      'email',
    ]);
  });
});

describe('The organization client for reads', () => {
  it('lists the organization’s collaborations with services and memberships, without names and addresses of members', async () => {
    const organisation = await client.getOrganisation();
    expect(organisation).toMatchObject({
      name: 'Crops Institute',
      shortName: 'crops',
      units: expect.arrayContaining(['laboratories']),
    });
    expect(organisation.collaborations.map(({ name }) => name)).toEqual(
      platform.state.listCollaborations(platform.state.organisations[0]?.id ?? 0).map(({ name }) => name),
    );
    expect(organisation.collaborations[0]).toEqual({
      identifier: samples.collaboration,
      globalUrn: 'crops:drought_trial',
      name: 'Drought Trial',
      shortName: 'drought_trial',
      description: 'Wheat under drought at three stations.',
      status: 'active',
      expiryDate: new Date((findTrial().expiryDate ?? 0) * 1000),
      memberCount: findTrial().memberships.length,
      services: [expect.objectContaining({ entityId: DEMO_SERVICE_ENTITY_ID })],
      tags: ['field-trials', 'wheat'],
      units: ['field stations'],
      memberships: findTrial().memberships.map(({ userId, role, status, expiryDate }) => ({
        uid: platform.state.getUser(userId).uid,
        role,
        status,
        expiryDate: expiryDate === null ? null : new Date(expiryDate * 1000),
        suspended: platform.state.getUser(userId).suspended,
      })),
    });
  });

  it('lists a collaboration even if it has no URN', async () => {
    const forged = createCollabOrganisationClient({
      baseUrl: platform.url,
      token: platform.token,
      serviceEntityId: undefined,
      send: async (request) => {
        const answer = await fetch(request);
        return new Response((await answer.text()).replace('"global_urn":"crops:seed_bank"', '"global_urn":""'), answer);
      },
    });
    const { collaborations } = await forged.getOrganisation();
    const all = await client.getOrganisation();
    const expected = all.collaborations.map((one) => (one.name === 'Seed Bank' ? { ...one, globalUrn: '' } : one));
    expect(expected).not.toEqual(all.collaborations);
    expect(collaborations).toEqual(expected);
  });

  it('returns members with role, status, end date and lock status, including expired administrators', async () => {
    const members = await client.listMembers(samples.collaboration);
    const ended = members.find(({ name }) => name === 'Field Technician 1');
    expect(ended).toMatchObject({ role: 'admin', status: 'expired', expiryDate: expect.any(Date) });
    expect(members.find(({ name }) => name === 'Soil Scientist 1')).toMatchObject({ suspended: true });
    expect(members.find(({ uid }) => uid === DEMO_ACTORS.administrator.uid)).toMatchObject({ role: 'admin', status: 'active' });
  });

  it('returns groups with the uids of their members, and marks those of services', async () => {
    const { groups } = await client.getCollaboration(samples.collaboration);
    expect(groups.find(({ name }) => name === 'Field team')?.memberUids).toContain(samples.memberInGroup);
    expect(groups.filter(({ madeByService }) => madeByService).map(({ shortName }) => shortName)).toEqual([
      'concordat-curators',
    ]);
  });

  it('returns open invitations, including expired ones', async () => {
    const invitations = await client.listOpenInvitations(samples.collaboration);
    expect(invitations.map(({ email, intendedRole }) => [email, intendedRole])).toEqual([
      ['new.technician@crops.example.org', 'member'],
      ['new.breeder@crops.example.org', 'admin'],
      ['late.answer@crops.example.org', 'member'],
    ]);
    expect(invitations[2]?.expiryDate?.getTime()).toBeLessThan(Date.now());
    expect(invitations[0]?.groups).toEqual([{ identifier: samples.group, name: 'Field team', shortName: 'field_team' }]);
  });
});

describe('The organization client for collaborations', () => {
  it('creates a collaboration with every field, and dates in seconds', async () => {
    const expiryDate = new Date(Date.UTC(new Date().getUTCFullYear() + 2, 5, 30));
    const made = await client.createCollaboration({
      ...NEW_COLLABORATION,
      shortName: 'oat_trial',
      websiteUrl: 'https://oats.example.org',
      expiryDate,
      tags: ['oats'],
      units: ['laboratories'],
      administrator: DEMO_ACTORS.member.uid,
      message: 'Welcome\nto a < b.',
    });
    expect(made).toMatchObject({
      globalUrn: 'crops:oat_trial',
      expiryDate,
      tags: ['oats', 'field-trials'],
      invitationCount: 1,
      memberCount: 1,
    });
    const stored = platform.state.findCollaboration(made.identifier);
    expect(stored).toMatchObject({
      websiteUrl: 'https://oats.example.org',
      units: ['laboratories'],
      discloseMemberInformation: true,
    });
    expect(platform.state.outbox.at(-1)).toEqual({
      to: 'first@example.org',
      kind: 'invitation',
      message: 'Welcome\nto a < b.',
    });
  });

  it('omits optional fields that are empty', async () => {
    await client.createCollaboration({ ...NEW_COLLABORATION, shortName: '', websiteUrl: '', message: '', administrator: '' });
    expect(Object.keys(platform.calls.all[0]?.body as object).sort()).toEqual([
      'administrators',
      'description',
      'disable_join_requests',
      'disclose_email_information',
      'disclose_member_information',
      'name',
    ]);
  });

  it.each([
    ['name', { name: 'drought TRIAL' }, 'nameTaken'],
    ['short name', { shortName: 'drought_trial' }, 'shortNameTaken'],
  ])(
    'distinguishes a name conflict (%s) from a failure of the platform, although both have status 400',
    async (_what, change, reason) => {
      const refused = client.createCollaboration({ ...NEW_COLLABORATION, ...change });
      await expect(refused).rejects.toMatchObject({ name: 'CollaborationConflictError', status: 409, reason });
    },
  );

  it('deletes a collaboration', async () => {
    await client.deleteCollaboration(samples.collaboration);
    expect(platform.state.findCollaboration(samples.collaboration)).toBeUndefined();
    await expect(client.getCollaboration(samples.collaboration)).rejects.toBeInstanceOf(CollaborationNotFoundError);
  });
});

describe('The organization client for services', () => {
  it('connects this service by default, and succeeds if the connection already exists', async () => {
    expect(await client.connectService(samples.notConnected)).toBe('connected');
    expect(await client.connectService(samples.notConnected)).toBe('connected');
    expect(platform.calls.all[0]?.body).toEqual({ service_entity_id: DEMO_SERVICE_ENTITY_ID });
  });

  it('reports that a connection waits for approval', async () => {
    expect(await client.connectService(samples.collaboration, DEMO_ARCHIVE_ENTITY_ID)).toBe('pending');
  });

  it.each([
    ['a second request while another is pending', 'Rust Resistance', DEMO_ARCHIVE_ENTITY_ID, 'requestOpen'],
    ['no administrator who can request the connection', 'Barley Genomes', DEMO_ARCHIVE_ENTITY_ID, 'noAdministrator'],
  ])('reports the reason why the platform rejects a connection: %s', async (_case, name, entityId, refusal) => {
    const { identifier } = platform.state.collaborations.find((collaboration) => collaboration.name === name) ?? {
      identifier: '',
    };
    await expect(client.connectService(identifier, entityId)).rejects.toMatchObject({ name: 'CollabApiError', refusal });
  });

  it('requests approval for a service that the organization may not use yet', async () => {
    expect(await client.connectService(samples.collaboration, 'https://cluster.example.org/entity')).toBe('pending');
  });

  it('reports that restricted services prevent the connection of a service that connects automatically', async () => {
    const home = platform.state.organisations[0];
    if (home === undefined) throw new Error('the platform has no organization');
    home.servicesRestricted = true;
    try {
      const refused = client.connectService(samples.notConnected);
      await expect(refused).rejects.toMatchObject({ name: 'CollabApiError', refusal: 'notAllowed' });
    } finally {
      home.servicesRestricted = false;
    }
  });

  it('disconnects a service, and reports a conflict if no connection exists', async () => {
    await client.disconnectService(samples.collaboration);
    await expect(client.disconnectService(samples.collaboration)).rejects.toMatchObject({
      status: 409,
      reason: 'notConnected',
    });
  });
});

describe('The organization client for members', () => {
  it('changes the role of a member', async () => {
    await client.setMemberRole(samples.collaboration, samples.memberOutside, 'admin');
    expect(platform.state.findMembership(findTrial(), samples.memberOutside)?.role).toBe('admin');
  });

  it('cannot add a member by setting a role', async () => {
    const stranger = DEMO_ACTORS.nonMember.uid;
    await expect(client.setMemberRole(samples.collaboration, stranger, 'member')).rejects.toBeInstanceOf(
      CollaborationNotFoundError,
    );
  });

  it('removes a member and their group memberships', async () => {
    await client.removeMember(samples.collaboration, samples.memberInGroup);
    const { memberships, groups } = await client.getCollaboration(samples.collaboration);
    expect([...memberships.map(({ uid }) => uid), ...groups.flatMap(({ memberUids }) => memberUids)]).not.toContain(
      samples.memberInGroup,
    );
  });
});

describe('The organization client for invitations', () => {
  const addDays = (days: number) => new Date(Math.floor(Date.now() / 1000) * 1000 + days * 86_400_000);

  it('sends role, message, both dates in milliseconds, and groups', async () => {
    const { invited, leftOut } = await client.invite(samples.collaboration, ['a@example.org', 'b@example.org'], 'admin', {
      message: 'Come in.',
      invitationExpiryDate: addDays(7),
      membershipExpiryDate: addDays(300),
      groups: [samples.group],
    });
    expect(leftOut).toEqual([]);
    expect(invited.map(({ email, expiryDate }) => [email, expiryDate])).toEqual([
      ['a@example.org', addDays(7)],
      ['b@example.org', addDays(7)],
    ]);
    expect(platform.state.findInvitation(invited[0]?.externalIdentifier ?? '')?.invitation).toMatchObject({
      role: 'admin',
      message: 'Come in.',
      membershipExpiryDate: addDays(300).getTime() / 1000,
      groupIds: [findTrial().groups.find(({ name }) => name === 'Field team')?.id],
    });
  });

  it('sends an address only once if it occurs twice, ignoring case', async () => {
    await client.invite(samples.collaboration, ['Twice@example.org', 'twice@EXAMPLE.org'], 'member');
    expect(platform.state.outbox.map(({ to }) => to)).toEqual(['Twice@example.org']);
  });

  it('sends no invitation if one address has an open invitation', async () => {
    const before = platform.state.takeSnapshot();
    const refused = client.invite(samples.collaboration, ['fresh@example.org', 'Late.Answer@crops.example.org'], 'member');
    await expect(refused).rejects.toMatchObject({ name: 'CollaborationConflictError', reason: 'alreadyInvited' });
    expect(platform.state.takeSnapshot()).toBe(before);
  });

  it('sends the email of an invitation again, and extends an expired one by 15 days', async () => {
    const late = findTrial().invitations.find(({ email }) => email.startsWith('late.answer'))?.identifier ?? '';
    const { expiryDate } = await client.resendInvitation(late);
    expect(expiryDate?.getTime()).toBeGreaterThan(addDays(14).getTime());
    expect(platform.state.outbox).toMatchObject([{ to: 'late.answer@crops.example.org', kind: 'reminder' }]);
  });

  it('keeps the groups of an invitation after a change of its role, because the request contains role and groups', async () => {
    const [invitation] = await client.listOpenInvitations(samples.collaboration);
    const groups = invitation?.groups.map(({ identifier }) => identifier) ?? [];
    const updated = await client.updateInvitation(samples.invitation, { role: 'admin', groups });
    expect(updated).toMatchObject({ intendedRole: 'admin', groups: [{ identifier: samples.group }] });
    expect(platform.calls.listChangingCalls()[0]?.body).toEqual({ intended_role: 'admin', groups: [samples.group] });
  });

  it('withdraws an invitation', async () => {
    await client.withdrawInvitation(samples.invitation);
    await expect(client.withdrawInvitation(samples.invitation)).rejects.toBeInstanceOf(CollaborationNotFoundError);
  });
});

describe('The organization client for groups', () => {
  it('creates a group and returns the stored short name', async () => {
    const group = await client.createGroup(samples.collaboration, {
      name: 'Drone pilots',
      shortName: '2 Drone-Pilots of the year',
      description: 'Those who fly.',
      autoProvisionMembers: true,
    });
    expect(group).toMatchObject({ shortName: 'dronepilotsofthe', description: 'Those who fly.', autoProvisionMembers: true });
    const { groups, memberships } = await client.getCollaboration(samples.collaboration);
    expect(groups.find(({ identifier }) => identifier === group.identifier)?.memberUids).toHaveLength(memberships.length);
  });

  it.each([
    ['name', { name: 'Field team', shortName: 'another' }],
    ['short name', { name: 'Another', shortName: 'Field_Team' }],
  ])('reports a conflict if a %s is in use, although the platform reports success without a result', async (_what, group) => {
    const refused = client.createGroup(samples.collaboration, group);
    await expect(refused).rejects.toMatchObject({
      name: 'CollaborationConflictError',
      reason: 'groupTaken',
      outcome: 'unchanged',
    });
  });

  it('sends only changes, and clears a description with an empty value', async () => {
    const changed = await client.updateGroup(samples.group, { description: '' });
    expect(changed).toMatchObject({ name: 'Field team', description: '' });
    expect(platform.calls.all[0]?.body).toEqual({ description: '' });
  });

  it('deletes a group', async () => {
    await client.deleteGroup(samples.group);
    expect(platform.state.findGroup(samples.group)).toBeUndefined();
  });

  it.each([
    ['who is already a member of the group', (): string => samples.memberInGroup, 'alreadyInGroup'],
    ['who is not in the collaboration', (): string => DEMO_ACTORS.nonMember.uid, 'notInCollaboration'],
  ])('cannot add a user %s', async (_case, uid, reason) => {
    await expect(client.addGroupMember(samples.group, uid())).rejects.toMatchObject({ status: 409, reason });
  });

  it('adds and removes a member', async () => {
    await client.addGroupMember(samples.group, samples.memberOutside);
    await client.removeGroupMember(samples.group, samples.memberInGroup);
    const { groups } = await client.getCollaboration(samples.collaboration);
    const names = groups.find(({ identifier }) => identifier === samples.group)?.memberUids.map(getName);
    expect(names).toContain('Demo Member');
    expect(names).not.toContain(getName(samples.memberInGroup));
  });
});
