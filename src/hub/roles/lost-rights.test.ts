// @module-tag full
/** Tests requests and webhooks of users who lose their rights in a workspace. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWithDatabase } from '../../storage/testing.ts';
import type { HubContext } from '../context.ts';
import { createLoginEnvironment, startTestHub, type TestHub } from '../testing-hub.ts';
import { createWorkspaceWebhooks } from '../webhooks/rights.ts';

describeWithDatabase('A workspace', () => {
  let hub: TestHub;
  beforeAll(async () => {
    hub = await startTestHub({ ...createLoginEnvironment(), HUB_ACCESS: 'login' });
  });
  afterAll(async () => hub?.stop());

  it.each([
    ['before others limited it', async () => (await hub.place()).workspaceId, `update hub_workspaces set audience = 'members'`],
    [
      'before others bound it',
      async () => (await hub.place()).workspaceId,
      `update hub_workspaces set collaboration = 'crops:x'`,
    ],
    [
      'before they lost the role',
      async () => (await hub.createPlaceForRoles({ nonMember: 'manager' })).workspaceId,
      `with gone as (delete from hub_roles where workspace_id = $1) update hub_workspaces set revision = revision + 1`,
    ],
  ])('is not changed by users whose request was authorized %s', async (_case, place, change) => {
    const id = await place();
    const client = await hub.database.connect('tests');
    await client.query('begin');
    await client.query(`${change} where id = $1`, [id]);
    const json = { audience: 'everyone', collaboration: null };
    const late = hub.send('nonMember', `/hub/workspaces/${id}`, { method: 'PUT', json });
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    // Other transactions can also wait for this row. PostgreSQL does not update pg_stat_activity within a transaction.
    const WAITING = `select from pg_stat_activity where $1 = any(pg_blocking_pids(pid)) and query ~ 'for no key update'`;
    const countWaiting = async () => (await hub.database.pool.query(WAITING, [rows[0]?.pid])).rowCount;
    await expect.poll(countWaiting).toBeGreaterThan(0);
    await client.query('commit');
    await client.end();
    expect((await late).status).toBe(403);
  });

  it.each([
    ['the original', 'placed'],
    ['the new workspace', 'target'],
  ] as const)('receives no copy from a queued request whose user lost access to %s', async (_case, lost) => {
    const [placed, target] = [
      await hub.createPlaceForRoles({ nonMember: 'manager' }),
      await hub.createPlaceForRoles({ nonMember: 'editor' }),
    ];
    const client = await hub.database.connect('tests');
    await client.query('begin');
    await client.query('select from hub_workspaces where id = $1 for update', [target.workspaceId]);
    const duplicateProject = () =>
      hub.send('nonMember', `/hub/projects/${placed.projectId}/duplicate`, {
        json: { workspace_id: target.workspaceId, name: 'Copy', entities: true, own_columns: true, views: true, files: true },
      });
    const running = [duplicateProject(), duplicateProject()];
    const countWaiting = async () =>
      (await client.query('select from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))')).rowCount;
    await expect.poll(countWaiting).toBeGreaterThan(1);
    const queued = duplicateProject();
    // This delay allows the guard to authorize the request before the test deletes the role.
    await new Promise((resolve) => setTimeout(resolve, 500));
    const { workspaceId } = { placed, target }[lost];
    await hub.database.pool.query('delete from hub_roles where workspace_id = $1', [workspaceId]);
    await client.query('commit');
    await client.end();
    expect((await queued).status).toBe(404);
    await Promise.all(running);
  });

  it('receives no project whose creation waited for the deletion of the workspace', async () => {
    const { workspaceId } = await hub.place();
    const client = await hub.database.connect('tests');
    await client.query('begin');
    await client.query('select from hub_workspaces where id = $1 for update', [workspaceId]);
    const project = { workspace_id: workspaceId, name: 'Late', profile: 'miappe', version: '1.1' };
    const late = hub.send('member', '/hub/projects', { json: project });
    const WAITING = 'select from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))';
    await expect.poll(async () => (await client.query(WAITING)).rowCount).toBeGreaterThan(0);
    await client.query(`insert into hub_deletions (id, by) values ($1, 'A manager')`, [workspaceId]);
    await client.query('commit');
    await client.end();
    expect((await late).status).toBe(404);
  });

  it('does not save queued changes after their user lost the role', async () => {
    const { workspaceId, projectId } = await hub.createPlaceForRoles({ nonMember: 'editor' });
    const changes = Array.from({ length: 1_500 }, () => ({ entity_type: 'Study', data: { title: 'Late' } }));
    const sendChanges = () => hub.send('nonMember', `/hub/projects/${projectId}/bulk`, { json: { changes } });
    const answers = Array.from({ length: 8 }, sendChanges);
    await Promise.race(answers);
    await hub.database.pool.query('delete from hub_roles where workspace_id = $1', [workspaceId]);
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 404).length).toBeGreaterThan(3);
    const { rows } = await hub.database.pool.query(
      `select count(*)::int as count from hub_entities where project_id = $1 and data ->> 'title' = 'Late'`,
      [projectId],
    );
    expect(rows).toEqual([{ count: 1_500 * statuses.filter((status) => status === 200).length }]);
  });

  it.each([
    ['login', { isSilent: true }],
    ['open', undefined],
  ] as const)('sends webhook messages for visitors only if the hub is open: %s', async (hubAccess, silence) => {
    const { workspaceId } = await hub.place();
    const { findSilence } = createWorkspaceWebhooks({ pool: hub.database.pool, settings: { hubAccess } } as HubContext);
    const found = await findSilence(workspaceId, { sub: '', name: 'A visitor', isManager: false });
    expect(found).toEqual(silence && expect.objectContaining(silence));
  });
});
