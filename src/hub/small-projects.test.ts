// @module-tag full
/** Tests that small projects with extreme values do not block other requests. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWithDatabase } from '../storage/testing.ts';
import { listTasksDuring } from '../tasks/testing-tasks.ts';
import { createLoginEnvironment, type HubRequest, startTestHub, type TestHub } from './testing-hub.ts';

const OPTIONS = Array.from({ length: 1_000 }, (_, number) => `option ${number}`);

describeWithDatabase('A small project', () => {
  let hub: TestHub;
  let workspaceId: string;
  beforeAll(async () => {
    hub = await startTestHub({ ...createLoginEnvironment(), TRUSTED_PROXIES: '127.0.0.1' });
    const list = { type: 'list', description: 'A list.' };
    const fields = [
      { name: 'title', type: 'string', description: 'A title.' },
      { ...list, name: 'chosen', items: 'string', constraints: { enum: OPTIONS } },
      { ...list, name: 'numbers', items: 'integer' },
      { name: 'id', type: 'string', description: 'An identifier.' },
      { ...list, name: 'others', items: 'string', reference: 'Root.id' },
    ];
    const profile = { name: 'lists', version: '1.0', root_entity: 'Root', entities: { Root: { fields } } };
    const { id, revision } = await sendRequest('/profile-drafts', { json: { profile } });
    const saved = { revision, output_name: 'lists', output_version: '1.0' };
    await sendRequest(`/profile-drafts/${id}/save`, { json: saved });
    workspaceId = (await sendRequest('/hub/workspaces', { json: { name: 'Lists' } })).id;
  });
  afterAll(() => hub?.stop());

  async function sendRequest(to: string, request: HubRequest) {
    const { status, body } = await hub.send('member', to, request);
    expect(status).toBeLessThan(300);
    return body;
  }

  /** Creates a project with one entity. A direct insert skips the checks of a save. */
  async function createProject(data: Readonly<Record<string, unknown>>) {
    const project = { workspace_id: workspaceId, name: crypto.randomUUID(), profile: 'lists', version: '1.0' };
    const { id } = await sendRequest('/hub/projects', { json: project });
    const { rows } = await hub.database.pool.query<{ id: string }>(
      `insert into hub_entities (id, project_id, entity_type, position, data, label, updated_by)
       values (gen_random_uuid(), $1, 'Root', 1, $2, 'A list', 'tests') returning id`,
      [id, JSON.stringify(data)],
    );
    const path = `/hub/projects/${id}`;
    return { path, entity: `${path}/entity/${rows[0]?.id}` };
  }

  it('shows an entity with a long value in a thread', async () => {
    const { entity } = await createProject({ title: 'a'.repeat(30_000) });
    const tasks = await listTasksDuring(() => hub.send('member', entity, { accept: 'text/html' }));
    expect(tasks).toEqual(['answer about a project']);
  });

  it('has a form with a limited number of choices, and text inputs for the other values', async () => {
    const { entity } = await createProject({ title: 'Many choices', chosen: OPTIONS.slice(0, 200) });
    const { status, text } = await hub.send('member', entity, { accept: 'text/html' });
    expect([status, text.split('<option').length < 60_000, text.includes('value="option 199"')]).toEqual([200, true, true]);
  });

  it.each([
    ['application/json', 250_000],
    ['text/html', 60_000],
  ])('shows a list with many invalid items within seconds as %s', async (accept, items) => {
    const { entity } = await createProject({ title: 'Many errors', numbers: Array<string>(items).fill('a') });
    const start = performance.now();
    const { status, text } = await hub.send('member', entity, { accept });
    expect([status, text.includes('numbers'), performance.now() - start < 20_000]).toEqual([200, true, true]);
  });

  it.each(['history', 'history page', 'differences'])(
    'reads its %s in a thread, because versions can be large',
    async (what) => {
      const { path } = await createProject({});
      const [part, page] = what.split(' ');
      const request = { accept: page === undefined ? 'application/json' : 'text/html' };
      let status = 0;
      const tasks = await listTasksDuring(async () => {
        status = (await hub.send('member', `${path}/${part}`, request)).status;
      });
      expect([status, tasks]).toEqual([200, ['answer about a project']]);
    },
  );

  it('has a graph with a limited number of references', async () => {
    const others = Array.from({ length: 20 }, (_, number) => `${number}`);
    const { path } = await createProject({ id: '0', others });
    await hub.database.pool.query(
      `insert into hub_entities (id, project_id, entity_type, position, data, label, updated_by)
       select gen_random_uuid(), project_id, entity_type, n, data || jsonb_build_object('id', (n % 20)::text), label, updated_by
       from hub_entities, generate_series(1, 800) n where project_id = $1`,
      [path.split('/').at(-1)],
    );
    const { nodes, edges } = await sendRequest(`${path}/api/graph`, {});
    expect([nodes.length, edges.length]).toEqual([801, 100_000]);
  });

  it('is exported for other clients without delay, while one client exports it many times', async () => {
    const { path } = await createProject({ title: 'Small' });
    const exportAs = async (client: string) => {
      const headers = { 'x-forwarded-for': client };
      return (await hub.send('member', `${path}/export?format=csv&type=Root`, { headers })).status;
    };
    let done = 0;
    const many = Array.from({ length: 40 }, () => exportAs('192.0.2.1').finally(() => (done += 1)));
    await expect.poll(() => done, { interval: 5 }).toBeGreaterThan(0);
    const other = await exportAs('192.0.2.2');
    const before = done;
    expect([other, new Set(await Promise.all(many)), before < 20]).toEqual([200, new Set([200]), true]);
  });
});
