/** Tests how users receive, change and lose roles in workspaces, and the effects of roles. */
import { once } from 'node:events';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { startTestServer } from '../../../contract-tests/test-server.ts';
import { createDevelopmentAccounts, type DevelopmentActor } from '../../../simulators/login/accounts.ts';
import { ForbiddenError } from '../../contract/errors.ts';
import { describeWithDatabase } from '../../storage/testing.ts';
import { createUserId, type HubCaller } from '../access/workspace-rights.ts';
import { fillWithTrial } from '../brapi/testing-brapi.ts';
import { TestClient } from '../channel/testing-channel.ts';
import {
  COLLABORATION,
  createLoginEnvironment,
  createSessionCookie,
  type HubActor,
  type HubRequest,
  startTestHub,
  type TestHub,
} from '../testing-hub.ts';
import { createWorkspaceWebhooks } from '../webhooks/rights.ts';
import { deleteRolesOfUser } from './handlers.ts';
import { addRole, changeRole } from './store.ts';

const ENVIRONMENT = { ...createLoginEnvironment(), HUB_ACCESS: 'login' };
const { nonMember, member } = createDevelopmentAccounts();
const GUEST_EMAIL = 'demo.guest@example.org';

describeWithDatabase('A workspace for people with a role', () => {
  let hub: TestHub;
  let open: TestHub;
  beforeAll(async () => {
    [hub, open] = await Promise.all([startTestHub(ENVIRONMENT), startTestHub(createLoginEnvironment())]);
  });
  afterAll(() => Promise.all([hub?.stop(), open?.stop()]));

  const giveRole = (workspaceId: string, person: string, role = 'editor', caller: HubActor = 'member') =>
    hub.send(caller, `/hub/workspaces/${workspaceId}/people`, { json: { person, role } });
  const listPeople = async (workspaceId: string, caller: HubActor = 'member') =>
    (await hub.send(caller, `/hub/workspaces/${workspaceId}/people`)).body.people;
  const getStatus = async (caller: HubActor, workspaceId: string) =>
    (await hub.send(caller, `/hub/workspaces/${workspaceId}`)).status;
  const createWorkspaceOfMember = () => hub.createPlaceForRoles({ member: 'manager' });

  it('has its creator as manager', async () => {
    const json = { name: `Own ${crypto.randomUUID()}`, audience: 'members' };
    const { status, body } = await hub.send('nonMember', '/hub/workspaces', { json });
    expect([status, body.audience, body.can_manage]).toEqual([201, 'members', true]);
    expect([await getStatus('nonMember', body.id), await getStatus('member', body.id)]).toEqual([200, 404]);
  });

  it('has the user who restricted it as manager, and can be opened to all users again', async () => {
    const { workspaceId } = await hub.place();
    const changeAudience = (caller: HubActor, audience: string) =>
      hub.send(caller, `/hub/workspaces/${workspaceId}`, { method: 'PUT', json: { audience } });
    const limited = await changeAudience('nonMember', 'members');
    const hidden = await changeAudience('member', 'everyone');
    const opened = await changeAudience('nonMember', 'everyone');
    expect([limited.status, hidden.status, opened.status, await getStatus('member', workspaceId)]).toEqual([
      200, 404, 200, 200,
    ]);
  });

  it('requires HUB_ACCESS=login when it is created or restricted', async () => {
    const { workspaceId } = await open.place();
    const json = { name: 'Closed', audience: 'members' };
    const made = await open.send('anonymous', '/hub/workspaces', { json });
    const limited = await open.send('anonymous', `/hub/workspaces/${workspaceId}`, { method: 'PUT', json });
    expect([made.status, made.body.detail, limited.status]).toEqual([400, 'body.audience requires HUB_ACCESS=login', 400]);
  });

  it('is hidden in every list from users without a role', async () => {
    const { workspaceId, projectId, entityId, deletedId } = await hub.createPlaceForRoles({ member: 'reader' });
    await hub.database.pool.query("update hub_entities set identifier = 'INV-' || project_id where project_id = $1", [
      projectId,
    ]);
    const paths = {
      workspaces: '/hub/?limit=1000',
      search: `/find?q=${workspaceId}`,
      graph: '/api/graph?limit=1000',
      lookup: `/api/lookup/Investigation?q=INV-${projectId}`,
      deleted: '/hub/deleted?limit=1000',
      programs: '/brapi/v2/programs?pageSize=1000',
      trials: '/brapi/v2/trials?pageSize=1000',
    };
    const listPagesWithPerson = async (caller: HubActor) => {
      const found = [];
      for (const [name, path] of Object.entries(paths)) {
        const { body } = await hub.send(caller, path);
        const text = JSON.stringify(body);
        if ([workspaceId, `INV-${projectId}"`, entityId, deletedId].some((id) => text.includes(id))) found.push(name);
      }
      return found;
    };
    expect([
      await listPagesWithPerson('member'),
      await listPagesWithPerson('manager'),
      await listPagesWithPerson('nonMember'),
    ]).toEqual([Object.keys(paths), Object.keys(paths), []]);
  });

  it('does not disclose its name to users without a role', async () => {
    const { workspaceId } = await createWorkspaceOfMember();
    const json = { name: `Workspace ${workspaceId}` };
    expect((await hub.send('nonMember', '/hub/workspaces', { json })).status).toBe(201);
  });

  it('remains restricted if HUB_ACCESS is set back to open', async () => {
    const { projectId } = await open.createPlaceForRoles({ member: 'reader' });
    const getProjectStatus = async (caller: HubActor) => (await open.send(caller, `/hub/projects/${projectId}`)).status;
    expect([
      await getProjectStatus('member'),
      await getProjectStatus('nonMember'),
      await getProjectStatus('anonymous'),
    ]).toEqual([200, 404, 404]);
  });

  it('hides its published versions, even after it was removed', async () => {
    const { workspaceId, versionId } = await hub.createPlaceForRoles({ member: 'reader' });
    const getVersionStatus = async (caller: HubActor) => (await hub.send(caller, `/id/${versionId}`)).status;
    const before = [await getVersionStatus('member'), await getVersionStatus('nonMember')];
    await hub.database.pool.query('delete from hub_workspaces where id = $1', [workspaceId]);
    expect([
      before,
      await getVersionStatus('member'),
      await getVersionStatus('nonMember'),
      await getVersionStatus('manager'),
    ]).toEqual([[200, 404], 404, 404, 200]);
  });

  it('is offered on the form for a new project only if the user may edit in it', async () => {
    const [read, edit] = [
      await hub.createPlaceForRoles({ member: 'reader' }),
      await hub.createPlaceForRoles({ member: 'editor' }),
    ];
    const { text } = await hub.send('member', '/hub/projects/new');
    expect([text.includes(read.workspaceId), text.includes(edit.workspaceId)]).toEqual([false, true]);
  });

  it('rejects BrAPI writes of readers', async () => {
    const { projectId, workspaceId } = await hub.createPlaceForRoles({ member: 'reader', nonMember: 'editor' });
    await fillWithTrial(hub, projectId);
    const listBrapiObjects = async (call: string) =>
      (await hub.send('member', `/brapi/v2/${call}?programDbId=${workspaceId}`)).body.result.data;
    const json = [
      {
        observationUnitDbId: (await listBrapiObjects('observationunits'))[0].observationUnitDbId,
        observationVariableDbId: (await hub.send('member', '/brapi/v2/variables')).body.result.data[0].observationVariableDbId,
        value: '1',
      },
    ];
    const sendObservations = async (caller: HubActor) => (await hub.send(caller, '/brapi/v2/observations', { json })).status;
    expect([await sendObservations('member'), await sendObservations('nonMember')]).toEqual([400, 200]);
  });

  it('lets reviewers, but not readers, write to the channel', async () => {
    const { projectId } = await hub.createPlaceForRoles({ member: 'reader', nonMember: 'reviewer' });
    for (const actor of ['member', 'nonMember'] as const) {
      const cookie = await createSessionCookie(ENVIRONMENT, hub.database, actor);
      const client = await new TestClient(hub.address, projectId, { headers: { cookie } }).waitForArrival();
      client.sendChat(`Hello from ${actor}`);
      if (actor === 'member') await client.waitForFrames('error', 1);
      await client.closeAndWait();
    }
    const readChats = async () => {
      const { body } = await hub.send('member', `/hub/projects/${projectId}/api/messages?since=0`);
      return body.messages.flatMap(({ content }: { content?: string }) => content ?? []);
    };
    await expect.poll(readChats).toEqual(['Hello from nonMember']);
  });

  it('closes the channels of people who lose their role, immediately and on every process', async () => {
    // Without fake timers, the periodic access check could close the sockets first.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const other = await startTestServer(ENVIRONMENT, { database: hub.database });
    const { projectId, workspaceId } = await hub.createPlaceForRoles({
      member: 'manager',
      nonMember: 'editor',
      administrator: 'editor',
    });
    const openChannel = async (actor: DevelopmentActor, address: string) => {
      const cookie = await createSessionCookie(ENVIRONMENT, hub.database, actor);
      return new TestClient(address, projectId, { headers: { cookie } }).waitForArrival();
    };
    const gone = [await openChannel('nonMember', hub.address), await openChannel('nonMember', other.address)];
    const demoted = await openChannel('administrator', other.address);
    const people: { id: string; user_name: string }[] = await listPeople(workspaceId);
    const changePerson = (actor: DevelopmentActor, request: HubRequest) =>
      hub.send('member', `/hub/workspaces/${workspaceId}/people/${people.find((one) => one.user_name === actor)?.id}`, request);
    await changePerson('administrator', { method: 'PUT', json: { role: 'reader' } });
    await changePerson('nonMember', { method: 'DELETE' });
    for (const client of gone) {
      await client.until(() => client.closed !== undefined);
      expect(client.closed).toEqual({ code: 4404, reason: 'The project does not exist.' });
    }
    demoted.sendChat('Hello');
    await demoted.waitForFrames('error', 1);
    expect(demoted.listFrames('error')[0]?.detail).toBe('You can only read this project.');
    await demoted.closeAndWait();
    await other.stop();
  });

  it('stores no file of a user who loses the role before the end of the body', async () => {
    const { projectId, workspaceId } = await hub.createPlaceForRoles({ member: 'editor' });
    const cookie = await createSessionCookie(ENVIRONMENT, hub.database, 'member');
    const headers = { cookie, 'content-type': 'multipart/form-data; boundary=b' };
    const sending = request(`${hub.address}/hub/projects/${projectId}/files`, { method: 'POST', headers });
    const part = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\n';
    const arrived = new Promise<void>((resolve) => {
      sending.write(part, () => resolve());
    });
    await arrived;
    await hub.database.pool.query('delete from hub_roles where workspace_id = $1', [workspaceId]);
    sending.end('text\r\n--b--\r\n');
    const [answer] = await once(sending, 'response');
    answer.resume();
    const stored = await hub.database.pool.query('select from hub_files where project_id = $1', [projectId]);
    expect([answer.statusCode, stored.rowCount]).toEqual([404, 0]);
  });

  it('has the user who removes it from a collaboration as manager', async () => {
    const { workspaceId } = await hub.place(COLLABORATION);
    await hub.database.pool.query(`update hub_workspaces set audience = 'members' where id = $1`, [workspaceId]);
    const json = { collaboration: null };
    await hub.send('manager', `/hub/workspaces/${workspaceId}`, { method: 'PUT', json });
    const people = await listPeople(workspaceId, 'manager');
    expect(people).toEqual([expect.objectContaining({ user_name: 'Demo Manager', role: 'manager' })]);
    expect(await getStatus('member', workspaceId)).toBe(404);
  });

  it('gives no access to people whose role a collaboration replaced', async () => {
    const { workspaceId } = await hub.createPlaceForRoles({ nonMember: 'manager', member: 'editor' });
    await giveRole(workspaceId, 'invited@example.org', 'manager', 'manager');
    const changeWorkspace = (json: object) => hub.send('manager', `/hub/workspaces/${workspaceId}`, { method: 'PUT', json });
    const bound = await changeWorkspace({ collaboration: COLLABORATION });
    const released = await changeWorkspace({ collaboration: null, audience: 'members' });
    expect([bound.status, released.status, await getStatus('nonMember', workspaceId)]).toEqual([200, 200, 404]);
    const people = await listPeople(workspaceId, 'manager');
    expect(people).toEqual([expect.objectContaining({ user_name: 'Demo Manager', role: 'manager' })]);
  });

  it('gives personal tokens the same rights as sessions', async () => {
    const { projectId, workspaceId } = await hub.createPlaceForRoles({ member: 'reader' });
    const { body } = await hub.send('member', '/hub/me/tokens', { json: { name: 'Robot', access: 'write' } });
    const headers = { authorization: `Bearer ${body.token}` };
    const json = { entity_type: 'Investigation', data: {} };
    const read = await hub.send('anonymous', `/hub/projects/${projectId}`, { headers });
    const write = await hub.send('anonymous', `/hub/projects/${projectId}/entities`, { headers, json });
    await hub.database.pool.query('delete from hub_roles where workspace_id = $1', [workspaceId]);
    const after = await hub.send('anonymous', `/hub/projects/${projectId}`, { headers });
    expect([read.status, write.status, after.status]).toEqual([200, 403, 404]);
  });

  it('sends no webhook messages after their creator lost the role of a manager', async () => {
    const { workspaceId } = await hub.createPlaceForRoles({ member: 'manager', nonMember: 'editor' });
    const { findSilence } = createWorkspaceWebhooks({ pool: hub.database.pool } as Parameters<
      typeof createWorkspaceWebhooks
    >[0]);
    const findSilenceOfUser = ({ sub }: { sub: string }) => findSilence(workspaceId, { sub, name: 'Robin', isManager: false });
    expect([await findSilenceOfUser(member), await findSilenceOfUser(nonMember), await findSilenceOfUser({ sub: '' })]).toEqual(
      [undefined, expect.objectContaining({ isSilent: true }), expect.objectContaining({ isSilent: true })],
    );
  });

  describe('The page of a workspace for people with a role', () => {
    it('shows email addresses to managers only', async () => {
      const { workspaceId } = await hub.createPlaceForRoles({ member: 'manager', administrator: 'reader' });
      await giveRole(workspaceId, 'Someone@Example.org');
      const findEditorEmail = (people: { email: string | null; role: string }[]) =>
        people.find(({ role }) => role === 'editor')?.email;
      const page = await hub.send('administrator', `/hub/workspaces/${workspaceId}/people`, { accept: 'text/html' });
      expect(findEditorEmail(await listPeople(workspaceId))).toBe('someone@example.org');
      expect(findEditorEmail(await listPeople(workspaceId, 'administrator'))).toBe(null);
      expect([page.status, page.text.includes('someone@example.org')]).toEqual([200, false]);
    });

    it('has forms to give, change and remove roles for managers only', async () => {
      const { workspaceId } = await hub.createPlaceForRoles({ member: 'manager', administrator: 'reader' });
      const path = `/hub/workspaces/${workspaceId}/people`;
      const countForms = async (caller: HubActor) => {
        const { text } = await hub.send(caller, path, { accept: 'text/html' });
        return [...text.matchAll(/<form[^>]* action="([^"]*)"/g)].filter(([, action]) => action?.startsWith(path)).length;
      };
      // The page has two forms for each other person, a form for the manager's own role, and a form for a new person.
      expect([await countForms('member'), await countForms('administrator')]).toEqual([4, 0]);
    });

    it('explains, for an open workspace, that roles do not apply', async () => {
      const { workspaceId } = await hub.place();
      const { text } = await hub.send('member', `/hub/workspaces/${workspaceId}/people`, { accept: 'text/html' });
      expect(text).toContain('All users of this server can view, edit and manage this workspace.');
    });

    it('does not give, change or remove roles in an open workspace', async () => {
      const { workspaceId } = await hub.place();
      const path = `/hub/workspaces/${workspaceId}`;
      const answers = await Promise.all([
        giveRole(workspaceId, GUEST_EMAIL),
        hub.send('member', `${path}/people/x`, { method: 'PUT', json: { role: 'reader' } }),
        hub.send('member', `${path}/people/x`, { method: 'DELETE' }),
        hub.send('member', `${path}/leave`, { method: 'POST' }),
      ]);
      expect(answers.map(({ status, body }) => [status, body.detail])).toEqual(
        answers.map(() => [409, 'Limit the workspace to people with a role first. Nothing was changed.']),
      );
    });
  });

  describe('A workspace that must keep a manager', () => {
    const changeRoleOfPerson = (workspaceId: string, id: string, role: string, caller: HubActor = 'member') =>
      hub.send(caller, `/hub/workspaces/${workspaceId}/people/${id}`, { method: 'PUT', json: { role } });

    it('keeps the last manager, who cannot leave, be removed or get another role', async () => {
      const { workspaceId } = await hub.createPlaceForRoles({ member: 'manager', nonMember: 'editor' });
      await giveRole(workspaceId, 'invited@example.org', 'manager');
      const { id } = (await listPeople(workspaceId)).find(({ user_name }: { user_name: string }) => user_name !== '');
      const left = await hub.send('member', `/hub/workspaces/${workspaceId}/leave`, { method: 'POST' });
      const removed = await hub.send('manager', `/hub/workspaces/${workspaceId}/people/${id}`, { method: 'DELETE' });
      const demoted = await changeRoleOfPerson(workspaceId, id, 'reader');
      expect([left.status, removed.status, demoted.status]).toEqual([409, 409, 409]);
      expect(demoted.body.detail).toBe('A workspace needs a manager. Make another person manager first. Nothing was changed.');
      expect(await getStatus('member', workspaceId)).toBe(200);
    });

    it('keeps one of two managers who leave at the same time', async () => {
      const { workspaceId } = await hub.createPlaceForRoles({ member: 'manager', nonMember: 'manager' });
      const leaveWorkspace = (caller: HubActor) => hub.send(caller, `/hub/workspaces/${workspaceId}/leave`, { method: 'POST' });
      const statuses = (await Promise.all([leaveWorkspace('member'), leaveWorkspace('nonMember')])).map(({ status }) => status);
      expect(statuses.toSorted()).toEqual([204, 409]);
    });

    it('rejects changes by managers who lost the role after their request was authorized', async () => {
      const { workspaceId } = await hub.createPlaceForRoles({ member: 'manager', nonMember: 'editor' });
      const [{ id }] = await listPeople(workspaceId);
      const late = { actor: { userId: createUserId(nonMember.sub) }, isManager: false } as HubCaller;
      const { pool } = hub.database;
      await expect(changeRole(pool, workspaceId, { id }, undefined, late)).rejects.toThrow(ForbiddenError);
      const person = { userId: null, email: GUEST_EMAIL };
      await expect(addRole(pool, workspaceId, person, 'manager', late)).rejects.toThrow(ForbiddenError);
    });

    it('lets other people leave after the account of the last manager was erased', async () => {
      const { workspaceId } = await hub.createPlaceForRoles({ member: 'manager', nonMember: 'reader' });
      await deleteRolesOfUser(hub.database.pool, member.sub, '');
      const { status } = await hub.send('nonMember', `/hub/workspaces/${workspaceId}/leave`, { method: 'POST' });
      expect(status).toBe(204);
    });

    it('lets other people leave, and applies changed roles immediately', async () => {
      const { workspaceId, projectId } = await hub.createPlaceForRoles({ member: 'manager', nonMember: 'editor' });
      const id = (await listPeople(workspaceId))[1].id;
      const json = { entity_type: 'Investigation', data: {} };
      const saveEntity = async () => (await hub.send('nonMember', `/hub/projects/${projectId}/entities`, { json })).status;
      const before = await saveEntity();
      const changed = await changeRoleOfPerson(workspaceId, id, 'reader');
      const after = await saveEntity();
      const left = await hub.send('nonMember', `/hub/workspaces/${workspaceId}/leave`, { form: {}, accept: 'text/html' });
      expect([before, changed.status, after, left.status, await getStatus('nonMember', workspaceId)]).toEqual([
        201, 200, 403, 303, 404,
      ]);
    });

    it.each(['x', '0199f0a1-2c40-7b11-8a2e-3d5c7e9f1a01', createUserId(member.sub)])(
      'returns 404 for the person %s',
      async (id) => {
        const { workspaceId } = await createWorkspaceOfMember();
        const removed = await hub.send('member', `/hub/workspaces/${workspaceId}/people/${id}`, { method: 'DELETE' });
        expect([removed.status, (await changeRoleOfPerson(workspaceId, id, 'reader')).status]).toEqual([404, 404]);
      },
    );

    it('returns 404 for people of other workspaces', async () => {
      const [own, other] = [await createWorkspaceOfMember(), await hub.createPlaceForRoles({ nonMember: 'manager' })];
      const [{ id }] = await listPeople(other.workspaceId, 'nonMember');
      expect((await changeRoleOfPerson(own.workspaceId, id, 'reader')).status).toBe(404);
    });

    it('loses the roles of an erased user', async () => {
      const { workspaceId } = await hub.createPlaceForRoles({ member: 'manager', nonMember: 'editor' });
      await deleteRolesOfUser(hub.database.pool, nonMember.sub, '');
      expect(await getStatus('nonMember', workspaceId)).toBe(404);
    });
  });
});
