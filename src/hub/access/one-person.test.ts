/** Tests that a session and an application token of one person belong to one user, although their subjects differ after `@`. */
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { createDevelopmentAccounts } from '../../../simulators/login/accounts.ts';
import { DEMO_ACTORS } from '../../../simulators/platform/demo-actors.ts';
import { DEMO_SERVICE_ENTITY_ID } from '../../../simulators/platform/initial-state.ts';
import {
  DEMO_APPLICATION_TOKEN,
  type SimulatedPlatform,
  startSimulatedPlatform,
} from '../../../simulators/platform/simulated-platform.ts';
import { describeWithDatabase } from '../../storage/testing.ts';
import { createLoginEnvironment, type HubActor, type HubRequest, startTestHub, type TestHub } from '../testing-hub.ts';
import { createUserId } from './workspace-rights.ts';

const ADMIN_TOKEN = 'the-token-of-the-administration';
const { uid } = DEMO_ACTORS.member;
const { sub } = createDevelopmentAccounts().member;

describeWithDatabase('A person with a session and an application token', () => {
  let platform: SimulatedPlatform;
  let hub: TestHub;
  beforeAll(async () => {
    platform = await startSimulatedPlatform({ validateAnswers: true });
    return () => platform.stop();
  });
  beforeEach(async () => {
    hub = await startTestHub({
      ...createLoginEnvironment(platform),
      COLLAB_PLATFORM_URL: platform.url,
      COLLAB_SERVICE_ENTITY_ID: DEMO_SERVICE_ENTITY_ID,
      COLLAB_INTROSPECTION_TOKEN: platform.introspectionToken,
      HUB_ACCESS: 'login',
      PROTEOMICS_ACCESS: 'login',
      ADMIN_TOKEN,
    });
  });
  afterEach(() => hub?.stop());

  const queryRows = async (statement: string, values: unknown[] = []) =>
    (await hub.database.pool.query(statement, values)).rows;
  const sendByToken = (path: string, request: HubRequest = {}) =>
    hub.send('anonymous', path, { ...request, headers: { authorization: `Bearer ${DEMO_APPLICATION_TOKEN}` } });
  const createSessionSender = (caller: HubActor) => (path: string, request?: HubRequest) => hub.send(caller, path, request);
  type Send = typeof sendByToken;
  const createProject = async (send: Send) => {
    const workspace = await send('/hub/workspaces', { json: { name: 'Trials', audience: 'members' } });
    const json = { workspace_id: workspace.body.id, name: 'Drought', profile: 'miappe', version: '1.1' };
    return { workspaceId: workspace.body.id, projectId: (await send('/hub/projects', { json })).body.id };
  };
  const requestReview = async (send: Send, projectId: string) =>
    (await send(`/hub/projects/${projectId}/reviews`, { json: { message: 'Please' } })).body;
  const approveReview = async (send: Send, projectId: string, { id, changes }: { id: string; changes: number }) => {
    const json = { decision: 'approved', text: 'ok', changes };
    return (await send(`/hub/projects/${projectId}/reviews/${id}`, { json })).status;
  };

  it('is one user, who cannot approve a review that was requested with the other credential', async () => {
    const send = createSessionSender('member');
    const { projectId } = await createProject(send);
    const ids = await Promise.all([send('/hub/me'), sendByToken('/hub/me')]);
    expect(new Set(ids.map(({ body }) => body.user_id))).toEqual(new Set([createUserId(sub)]));
    expect(await approveReview(sendByToken, projectId, await requestReview(send, projectId))).toBe(403);
  });

  it('is one user even if another person has logged in', { tags: 'full' }, async () => {
    await createSessionSender('manager')('/hub/me');
    const { projectId } = await createProject(sendByToken);
    const review = await requestReview(sendByToken, projectId);
    expect(await approveReview(createSessionSender('member'), projectId, review)).toBe(403);
  });

  it('owns the data that was stored with the token before the first login', { tags: 'full' }, async () => {
    const { projectId } = await createProject(sendByToken);
    const review = await requestReview(sendByToken, projectId);
    expect(await approveReview(createSessionSender('member'), projectId, review)).toBe(403);
    expect(await approveReview(sendByToken, projectId, review)).toBe(403);
    expect(await queryRows('select user_id from hub_roles')).toEqual([{ user_id: createUserId(sub) }]);
  });

  it('owns the data of both identities from an earlier release, with the stronger of two roles', { tags: 'full' }, async () => {
    const [one, other] = [await hub.place(), await hub.place()];
    await queryRows(`update hub_workspaces set audience = 'members'`);
    const insertRole = (workspaceId: string, subject: string, role: string) =>
      queryRows(
        `insert into hub_roles (id, workspace_id, user_id, user_name, role, added_by) values (gen_random_uuid(), $1, $2, 'Demo Member', $3, 'tests')`,
        [workspaceId, createUserId(subject), role],
      );
    await insertRole(one.workspaceId, sub, 'reader');
    await insertRole(one.workspaceId, uid, 'manager');
    await insertRole(other.workspaceId, uid, 'editor');
    await createSessionSender('member')('/hub/me');
    await sendByToken('/hub/me');
    expect(await queryRows('select user_id, role from hub_roles order by role')).toEqual([
      { user_id: createUserId(sub), role: 'editor' },
      { user_id: createUserId(sub), role: 'manager' },
    ]);
    expect((await createSessionSender('member')(`/hub/projects/${other.projectId}`)).status).toBe(200);
  });

  it('leaves no role, visit, draft, private view or login behind when erased', async () => {
    const { projectId } = await createProject(sendByToken);
    const send = createSessionSender('member');
    await send('/proteomics', { accept: 'text/html' });
    await send(`/hub/projects/${projectId}`, { accept: 'text/html' });
    await sendByToken('/hub/me');
    await send('/profile-drafts', { json: {} });
    const columns = { order: ['title'], hidden: [], widths: {}, frozen: 0, hide_empty: false };
    const view = { name: 'Shared', query: '', order: [], hidden: [], is_shared: true };
    const arrange = (type: string, views: object[]) =>
      send(`/hub/projects/${projectId}/api/columns/${type}`, { method: 'PUT', json: { ...columns, views } });
    const arranged = [await arrange('Study', [{ ...view, is_shared: false }]), await arrange('Investigation', [view])];
    expect(arranged.map(({ status }) => status)).toEqual([200, 200]);
    // A server of the previous release stored the uid of the token.
    await queryRows('update hub_roles set user_id = $1', [createUserId(uid)]);
    const headers = { authorization: `Bearer ${ADMIN_TOKEN}` };
    const { body } = await hub.send('anonymous', '/api/admin/users?search=Demo%20Member', { headers });
    const path = `/api/admin/users/${body.items[0].uuid}`;
    expect((await hub.send('anonymous', path, { method: 'DELETE', headers })).status).toBe(204);
    const left = `select user_id as left from hub_roles union all select user_id from hub_visitors
      union all select subject from login_subjects union all select owner from profile_drafts
      union all select entity_type from hub_arranged_columns`;
    expect(await queryRows(left)).toEqual([{ left: 'Investigation' }]);
  });
});
