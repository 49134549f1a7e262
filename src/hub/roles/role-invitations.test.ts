/** Tests roles of users who were invited by email address or user ID. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDevelopmentAccounts } from '../../../simulators/login/accounts.ts';
import { describeWithDatabase } from '../../storage/testing.ts';
import { createUserId } from '../access/workspace-rights.ts';
import { createLoginEnvironment, createSessionCookie, type HubActor, startTestHub, type TestHub } from '../testing-hub.ts';
import { deleteRolesOfUser } from './handlers.ts';

const ENVIRONMENT = { ...createLoginEnvironment(), HUB_ACCESS: 'login' };
const { nonMember } = createDevelopmentAccounts();
const GUEST_EMAIL = 'demo.guest@example.org';

describeWithDatabase('A workspace for people with a role', () => {
  let hub: TestHub;
  beforeAll(async () => {
    hub = await startTestHub(ENVIRONMENT);
  });
  afterAll(() => hub?.stop());

  const giveRole = (workspaceId: string, person: string, role = 'editor') =>
    hub.send('member', `/hub/workspaces/${workspaceId}/people`, { json: { person, role } });
  const listPeople = async (workspaceId: string) =>
    (await hub.send('member', `/hub/workspaces/${workspaceId}/people`)).body.people;
  const getStatus = async (caller: HubActor, workspaceId: string) =>
    (await hub.send(caller, `/hub/workspaces/${workspaceId}`)).status;
  const createWorkspaceOfMember = () => hub.createPlaceForRoles({ member: 'manager' });

  describe('A workspace that invites an email address', () => {
    it('admits a user who logs in with the verified address', async () => {
      const { workspaceId } = await createWorkspaceOfMember();
      const { status, body } = await giveRole(workspaceId, GUEST_EMAIL.toUpperCase(), 'reader');
      expect([status, body]).toEqual([201, expect.objectContaining({ user_id: null, user_name: '', email: GUEST_EMAIL })]);
      expect(await getStatus('nonMember', workspaceId)).toBe(200);
      const people = await listPeople(workspaceId);
      expect(people[1]).toMatchObject({ user_id: createUserId(nonMember.sub), user_name: 'Demo Guest', role: 'reader' });
    });

    it.each([false, 'false', undefined])('does not admit a user whose address has email_verified %j', async (isVerified) => {
      const { workspaceId } = await createWorkspaceOfMember();
      await giveRole(workspaceId, GUEST_EMAIL);
      const cookie = await createSessionCookie(ENVIRONMENT, hub.database, 'nonMember', { email_verified: isVerified });
      const { status } = await hub.send('anonymous', `/hub/workspaces/${workspaceId}`, { headers: { cookie } });
      expect(status).toBe(404);
    });

    it('loses the invitation when the user with the address is erased', async () => {
      const { workspaceId } = await createWorkspaceOfMember();
      await giveRole(workspaceId, GUEST_EMAIL);
      await deleteRolesOfUser(hub.database.pool, 'another-login', 'demo.guest@EXAMPLE.org');
      expect([await getStatus('nonMember', workspaceId), (await listPeople(workspaceId)).length]).toEqual([404, 1]);
    });

    it('grants the role only to the first user with the address', async () => {
      const { workspaceId } = await createWorkspaceOfMember();
      await giveRole(workspaceId, GUEST_EMAIL, 'reader');
      await getStatus('nonMember', workspaceId);
      const cookie = await createSessionCookie(ENVIRONMENT, hub.database, 'administrator', { email: GUEST_EMAIL });
      const { status } = await hub.send('anonymous', `/hub/workspaces/${workspaceId}`, { headers: { cookie } });
      expect(status).toBe(404);
    });

    it('keeps the current role of a user who already has one', async () => {
      const { workspaceId } = await hub.createPlaceForRoles({ member: 'manager', nonMember: 'reader' });
      await giveRole(workspaceId, GUEST_EMAIL, 'manager');
      await getStatus('nonMember', workspaceId);
      const people = await listPeople(workspaceId);
      expect(people.map(({ role }: { role: string }) => role)).toEqual(['manager', 'reader']);
    });

    it('admits a user by the identifier of the user', async () => {
      const { workspaceId } = await createWorkspaceOfMember();
      await giveRole(workspaceId, createUserId(nonMember.sub));
      expect(await getStatus('nonMember', workspaceId)).toBe(200);
      expect((await listPeople(workspaceId))[1]).toMatchObject({ user_name: 'Demo Guest', email: null });
    });

    it('rejects a repeated address, and invalid identifiers', async () => {
      const { workspaceId } = await createWorkspaceOfMember();
      const statuses = [];
      for (const person of [GUEST_EMAIL, GUEST_EMAIL, 'Robin', 'user-1', ' ', '@'])
        statuses.push((await giveRole(workspaceId, person)).status);
      expect(statuses).toEqual([201, 409, 400, 400, 400, 400]);
    });

    it('rejects unknown roles, and more than 1,000 people', async () => {
      const { workspaceId } = await createWorkspaceOfMember();
      await hub.database.pool.query(
        `insert into hub_roles (id, workspace_id, email, role, added_by)
          select gen_random_uuid(), $1, n || '@example.org', 'reader', 'tests' from generate_series(1, 999) n`,
        [workspaceId],
      );
      expect([
        (await giveRole(workspaceId, GUEST_EMAIL, 'king')).status,
        (await giveRole(workspaceId, GUEST_EMAIL)).status,
      ]).toEqual([400, 409]);
    });
  });
});
