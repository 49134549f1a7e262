/** Tests the maximum numbers of records that users create. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWithDatabase } from '../storage/testing.ts';
import { TestClient } from './channel/testing-channel.ts';
import { type HubRequest, startTestHub, type TestHub } from './testing-hub.ts';

describeWithDatabase('The number of records', () => {
  let hub: TestHub;
  let cookie = '';
  beforeAll(async () => {
    hub = await startTestHub();
    const answer = await sendRequest('/hub/me');
    cookie = answer.headers
      .getSetCookie()
      .map((text) => text.split(';')[0])
      .join('; ');
  });
  afterAll(() => hub?.stop());

  const sendRequest = (path: string, request: HubRequest = {}) =>
    hub.send('anonymous', path, { ...request, headers: { cookie } });
  const executeSql = (sql: string, values: readonly unknown[]) => hub.database.pool.query(sql, [...values]);

  it('of workspaces is limited per user', async () => {
    const createWorkspace = () => sendRequest('/hub/workspaces', { json: { name: randomUUID() } });
    const first = await createWorkspace();
    await executeSql(
      `insert into hub_workspaces (id, name, created_by)
       select gen_random_uuid(), 'Filler ' || n, created_by from hub_workspaces, generate_series(1, 999) n where id = $1`,
      [first.body.id],
    );
    const other = await hub.send('anonymous', '/hub/workspaces', { json: { name: randomUUID() } });
    const { status, body } = await createWorkspace();
    expect([first.status, status, other.status, body.detail]).toEqual([
      201,
      409,
      201,
      'You can create at most 1,000 workspaces. Deleted ones count until they are removed.',
    ]);
  });

  it('of projects is limited per workspace', async () => {
    const { workspaceId } = await hub.place();
    await executeSql(
      `insert into hub_projects (id, workspace_id, name, profile, version)
       select gen_random_uuid(), $1, 'Filler', 'miappe', '1.1' from generate_series(1, 4998)`,
      [workspaceId],
    );
    const project = { workspace_id: workspaceId, name: 'One more', profile: 'miappe', version: '1.1' };
    const { status, body } = await sendRequest('/hub/projects', { json: project });
    expect([status, body.detail]).toEqual([
      409,
      'A workspace can have at most 5,000 projects. Deleted ones count until they are removed.',
    ]);
  });

  it('of entities is limited per project', { tags: 'full', timeout: 120_000 }, async () => {
    const { projectId } = await hub.place();
    await executeSql(
      `insert into hub_entities (id, project_id, entity_type, position, data, label, updated_by)
       select gen_random_uuid(), $1, 'Investigation', n, '{}', '', 'tests' from generate_series(1, 499999) n`,
      [projectId],
    );
    await executeSql('update hub_projects set seq = 500000 where id = $1', [projectId]);
    const entity = { entity_type: 'Investigation', data: { title: 'One more' } };
    const { status, body } = await sendRequest(`/hub/projects/${projectId}/entities`, { json: entity });
    const { rows } = await executeSql(`select count(*)::int as total from hub_entities where project_id = $1`, [projectId]);
    expect([status, body.detail, rows]).toEqual([400, 'A project can have at most 500,000 entities.', [{ total: 500_000 }]]);
  });

  it('of chat messages is limited per project, also in the channel', async () => {
    const { projectId } = await hub.place();
    await executeSql(
      `insert into hub_chat_messages (project_id, seq, id, sender_id, sender_name, content)
       select $1, -n, gen_random_uuid(), 'tests', 'Tests', 'Filler' from generate_series(1, 100001) n`,
      [projectId],
    );
    const { status, body } = await sendRequest(`/hub/projects/${projectId}/chat`, { json: { content: 'One more' } });
    const client = new TestClient(hub.address, projectId, {});
    await client.until(() => client.socket.readyState === client.socket.OPEN);
    client.socket.send(JSON.stringify({ type: 'chat', content: 'One more' }));
    await client.waitForFrames('error', 1);
    client.socket.terminate();
    expect([status, body.detail]).toEqual([400, 'The chat of a project can have at most 100,000 messages.']);
  });
});
