import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SimulatedPlatform, startSimulatedPlatform } from '../../../simulators/platform/simulated-platform.ts';
import { describeWithDatabase } from '../../storage/testing.ts';
import { pruneDatabase } from '../../storage/upkeep/pruning.ts';
import { COLLABORATION, createLoginEnvironment, startTestHub, type TestHub } from '../testing-hub.ts';

describeWithDatabase('Deleted items', () => {
  let hub: TestHub;
  let platform: SimulatedPlatform;
  beforeAll(async () => {
    platform = await startSimulatedPlatform({ validateAnswers: true });
    hub = await startTestHub(createLoginEnvironment(platform));
  });
  afterAll(async () => {
    await hub?.stop();
    await platform?.stop();
  });

  const sendRequest = (path: string, options: object = {}) => hub.send('anonymous', path, options);
  const deleteItem = (path: string) => sendRequest(path, { method: 'DELETE' });
  const restoreItem = (id: string) => sendRequest(`/hub/deleted/${id}/restore`, { method: 'POST' });
  const listNames = async (): Promise<{ id: string; kind: string; workspace: string | null }[]> =>
    (await sendRequest('/hub/deleted?limit=1000')).body.items;

  async function listVisiblePlaces(projectId: string, workspaceId: string): Promise<string[]> {
    const entity = (await hub.database.pool.query('select id from hub_entities where project_id = $1', [projectId])).rows[0];
    const places = {
      project: `/hub/projects/${projectId}`,
      entity: `/hub/projects/${projectId}/entity/${entity?.id}`,
      export: `/hub/projects/${projectId}/export?format=json`,
      graph: '/api/graph?limit=1000',
      lookup: `/api/lookup/Investigation?q=INV-${projectId}`,
      search: `/find?q=${workspaceId}`,
    };
    const found: string[] = [];
    for (const [name, path] of Object.entries(places)) {
      const { status, text } = await sendRequest(path);
      const isShown = [projectId, entity?.id, `INV-${projectId}`, '"title": "Drought"'].some((mark) => text.includes(mark));
      if (status === 200 && isShown) found.push(name);
    }
    return found;
  }

  it('are hidden from all other pages until they are restored', async () => {
    const { projectId, workspaceId } = await hub.place();
    await hub.database.pool.query("update hub_entities set identifier = 'INV-' || project_id where project_id = $1", [
      projectId,
    ]);
    const before = await listVisiblePlaces(projectId, workspaceId);
    await deleteItem(`/hub/projects/${projectId}`);
    const meanwhile = await listVisiblePlaces(projectId, workspaceId);
    const { status, body } = await restoreItem(projectId);
    expect([status, body]).toEqual([200, { kind: 'project', id: projectId, name: 'Trial' }]);
    expect(before).toEqual(['project', 'entity', 'export', 'graph', 'lookup', 'search']);
    expect([meanwhile, await listVisiblePlaces(projectId, workspaceId)]).toEqual([[], before]);
  });

  it('are not counted in any workspace', async () => {
    const { projectId, workspaceId } = await hub.place();
    await deleteItem(`/hub/projects/${projectId}`);
    const { body } = await sendRequest(`/hub/workspaces/${workspaceId}`);
    expect([body.project_count, body.total, body.projects]).toEqual([0, 0, []]);
  });

  it('are listed with the user, the time, and the date of final removal', async () => {
    const { projectId, workspaceId } = await hub.place();
    await deleteItem(`/hub/projects/${projectId}`);
    const item = (await listNames()).find(({ id }) => id === projectId) as unknown as Record<string, string>;
    expect(item).toMatchObject({
      kind: 'project',
      name: 'Trial',
      workspace: `Workspace ${workspaceId}`,
      deleted_by: expect.stringMatching(/./),
      can_restore: true,
    });
    expect(Date.parse(item.removed_after as string) - Date.parse(item.deleted_at as string)).toBe(30 * 86_400_000);
  });

  it('are restored with their workspace', async () => {
    const { projectId, workspaceId, deletedId } = await hub.place();
    await deleteItem(`/hub/workspaces/${workspaceId}`);
    expect((await listNames()).map(({ id }) => id)).not.toContain(deletedId);
    expect([(await sendRequest(`/hub/projects/${projectId}`)).status, (await restoreItem(deletedId)).status]).toEqual([
      404, 404,
    ]);
    await restoreItem(workspaceId);
    expect((await sendRequest(`/hub/projects/${projectId}`)).status).toBe(200);
    // This project was deleted before its workspace.
    expect((await listNames()).map(({ id }) => id)).toContain(deletedId);
  });

  it('get a number after their name when they are restored if another item has that name', async () => {
    const { workspaceId } = await hub.place();
    await deleteItem(`/hub/workspaces/${workspaceId}`);
    await sendRequest('/hub/workspaces', { json: { name: `Workspace ${workspaceId}` } });
    expect((await restoreItem(workspaceId)).body.name).toBe(`Workspace ${workspaceId} 2`);
  });

  it('cannot be deleted or restored twice', async () => {
    const { projectId } = await hub.place();
    const deletions = await Promise.all([1, 2].map(() => deleteItem(`/hub/projects/${projectId}`)));
    const restorations = await Promise.all([1, 2].map(() => restoreItem(projectId)));
    expect(deletions.map(({ status }) => status).sort()).toEqual([204, 404]);
    expect(restorations.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  it.each(['none', '0199f0a1-2c40-7b11-8a2e-3d5c7e9f1a01', '%00'])('are not found by the ID %s', async (id) => {
    expect((await restoreItem(id)).status).toBe(404);
  });

  it('are hidden from users outside their collaboration, and restored by administrators only', async () => {
    const { deletedId } = await hub.place(COLLABORATION);
    const readVisible = async (caller: 'anonymous' | 'member' | 'administrator') => {
      const { body } = await hub.send(caller, '/hub/deleted?limit=1000');
      return body.items.find(({ id }: { id: string }) => id === deletedId)?.can_restore;
    };
    expect([await readVisible('anonymous'), await readVisible('member'), await readVisible('administrator')]).toEqual([
      undefined,
      false,
      true,
    ]);
    const path = `/hub/deleted/${deletedId}/restore`;
    expect((await hub.send('member', path, { method: 'POST' })).status).toBe(403);
    expect((await hub.send('administrator', path, { method: 'POST' })).status).toBe(200);
  });

  it('are restored by a button, which opens the project', async () => {
    const { projectId } = await hub.place();
    const gone = await sendRequest(`/hub/projects/${projectId}/delete`, {
      form: { descendants: '1', name: 'Trial' },
      accept: 'text/html',
    });
    const { text } = await sendRequest('/hub/deleted?limit=1000', { accept: 'text/html' });
    expect([gone.status, text.includes(`action="/hub/deleted/${projectId}/restore"`)]).toEqual([303, true]);
    const { status, headers } = await sendRequest(`/hub/deleted/${projectId}/restore`, { form: {}, accept: 'text/html' });
    expect([status, headers.get('location')]).toEqual([303, `/hub/projects/${projectId}`]);
  });

  it('are removed with their content after 30 days', async () => {
    const [old, recent] = [await hub.place(), await hub.place()];
    await deleteItem(`/hub/projects/${old.projectId}`);
    await deleteItem(`/hub/workspaces/${recent.workspaceId}`);
    const { pool } = hub.database;
    await pool.query("update hub_deletions set at = now() - interval '31 days' where id = $1", [old.projectId]);
    await pool.query("update hub_deletions set at = now() - interval '29 days' where id = $1", [recent.workspaceId]);
    await pruneDatabase(pool, { eventsDays: 0, auditDays: 0 });
    const { rows } = await pool.query<{ id: string }>('select project_id as id from hub_entities where project_id = any($1)', [
      [old.projectId, recent.projectId],
    ]);
    expect(rows.map(({ id }) => id)).toEqual([recent.projectId]);
    expect([(await restoreItem(old.projectId)).status, (await restoreItem(recent.workspaceId)).status]).toEqual([404, 200]);
  });
});
