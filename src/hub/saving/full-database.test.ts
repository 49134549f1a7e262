// @module-tag full
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../contract-tests/test-server.ts';
import type { Database } from '../../storage/database.ts';
import { describeWithDatabase, fillDisk } from '../../storage/testing.ts';
import { HubClient } from '../entities/testing-hub-client.ts';
import { createLoginEnvironment, type HubRequest, startTestHub, type TestHub } from '../testing-hub.ts';

const FULL = 'The server’s disk is full. Ask its administrator to free space, then try again.';
const ORDER = { profiles: ['miappe/1.1', 'isa/1.0'], strategy: 'most_restrictive' };

describeWithDatabase('A hub with a full database disk', () => {
  let server: TestServer;
  let hub: HubClient;
  let entity: string;
  let project: { id: string; name: string; workspace_id: string; profile: string };
  let preview: string;
  let deleted: string;

  beforeAll(async () => {
    server = await startTestServer({}, { withDatabase: true });
    hub = await new HubClient(server.address).createProject();
    const { id, version } = await hub.createEntity('Investigation', { title: 'Before' });
    await hub.post(hub.getPath('entities'), { entity_type: 'Investigation', node_id: id, version, data: { title: 'After' } });
    entity = id;
    project = (await hub.get(hub.getPath())).body;
    const content = 'unique_id,title\nI-2,Another\n';
    preview = (await hub.post(hub.getPath('import'), { format: 'csv', content, entity_type: 'Investigation' })).body.id;
    deleted = (
      await hub.post('/hub/projects', {
        workspace_id: project.workspace_id,
        name: 'Mistake',
        profile: 'miappe',
        version: '1.1',
      })
    ).body.id;
    await fetch(`${server.address}/hub/projects/${deleted}`, { method: 'DELETE' });
    await fillDisk((server.database as Database).pool, [
      'insert or update or delete on hub_entities',
      'insert on hub_actions',
      'insert on saved_profiles',
      'insert or delete on hub_deletions',
      'update on hub_imports',
    ]);
  });
  afterAll(() => server?.stop());

  it('returns the reason to a program that restores an older state', async () => {
    const { status, body } = await hub.post(hub.getPath('entity', entity, 'restore'), { restore_version: 1, version: 2 });
    expect([status, body]).toEqual([507, { detail: FULL }]);
    expect((await hub.get(hub.getPath('entity', entity))).body.data).toMatchObject({ title: 'After' });
  });

  it('shows the reason on the page that restores an older state', async () => {
    const { status, text } = await hub.send(hub.getPath('entity', entity, 'restore'), { restore_version: '1', version: '2' });
    expect([status, text.includes(FULL)]).toEqual([507, true]);
  });

  it('returns the reason to a program that moves the project to another profile', async () => {
    const { state } = (await hub.get(hub.getPath('move?profile=isa/1.0'))).body;
    const order = { profile: 'isa/1.0', state, own_columns: [], leave_out: true };
    const { status, body } = await hub.post(hub.getPath('move'), order);
    expect([status, body, (await hub.get(hub.getPath())).body.profile]).toEqual([507, { detail: FULL }, project.profile]);
  });

  it('returns the reason to programs and users who change a choice of an import', async () => {
    const path = hub.getPath('import', preview, 'choices');
    const requested = await hub.post(path, { tables: [{ table: '', columns: [{ column: '2', field: 'title' }] }] });
    const sent = await hub.send(path, { entity_type: 'Investigation', field: 'title', from: 'Another', to: 'One' });
    expect([requested.status, requested.body, sent.status, sent.text.includes(FULL)]).toEqual([
      507,
      { detail: FULL },
      507,
      true,
    ]);
  });

  it('shows the reason on the pages that delete a project and its workspace', async () => {
    const { name, workspace_id } = project;
    const pages = [hub.getPath('delete'), `/hub/workspaces/${workspace_id}/delete`];
    const answers = await Promise.all(pages.map((path) => hub.send(path, { descendants: '1', name })));
    expect(answers.map(({ status, text }) => [status, text.includes(FULL)])).toEqual([
      [507, true],
      [507, true],
    ]);
    expect((await hub.get(hub.getPath())).status).toBe(200);
  });

  it('shows the reason to programs and on pages that restore a deleted project', async () => {
    const path = `/hub/deleted/${deleted}/restore`;
    const requested = await hub.post(path, {});
    const sent = await hub.send(path, {});
    expect([requested.status, requested.body, sent.status, sent.text.includes(FULL)]).toEqual([
      507,
      { detail: FULL },
      507,
      true,
    ]);
  });

  it('returns the reason to a program that saves a merged profile', async () => {
    const order = { ...ORDER, output_name: 'plant-isa', output_version: '1.0' };
    const { status, body } = await hub.post('/merge/save', order);
    expect([status, body]).toEqual([507, { detail: FULL }]);
    expect((await hub.get('/profiles/plant-isa/1.0')).status).toBe(404);
  });

  it('shows the reason on the page that saves a merged profile', async () => {
    const fields: [string, string][] = [
      ...ORDER.profiles.map((profile): [string, string] => ['profiles', profile]),
      ['strategy', ORDER.strategy],
      ['output_name', 'plant-isa'],
      ['output_version', '1.0'],
    ];
    const { status, text } = await hub.send('/merge/save', fields);
    expect([status, text.includes(FULL)]).toEqual([507, true]);
  });
});

describeWithDatabase('A hub with a login and a full database disk', () => {
  let hub: TestHub;
  const paths = { token: '', draft: '', columns: '', people: '', person: '', leave: '', reviews: '' };

  beforeAll(async () => {
    hub = await startTestHub(createLoginEnvironment());
    const token = await hub.send('member', '/hub/me/tokens', { json: { name: 'Robot', access: 'read' } });
    const draft = await hub.send('member', '/profile-drafts', { json: { parent: 'miappe/1.1' } });
    const project = `/hub/projects/${(await hub.place()).projectId}`;
    const content = 'unique_id,Mood\nS1,good\n';
    const json = { format: 'csv', entity_type: 'Study', content };
    const preview = await hub.send('member', `${project}/import`, { json });
    paths.reviews = `${project}/reviews`;
    paths.token = `/hub/me/tokens/${token.body.id}`;
    paths.draft = `/profile-drafts/${draft.body.id}`;
    paths.columns = `${project}/import/${preview.body.id}/own-columns`;
    const { workspaceId } = await hub.createPlaceForRoles({ member: 'manager', nonMember: 'editor' });
    const workspace = `/hub/workspaces/${workspaceId}`;
    paths.people = `${workspace}/people`;
    paths.person = `${paths.people}/${(await hub.send('member', paths.people)).body.people[1].id}`;
    paths.leave = `${workspace}/leave`;
    await hub.database.pool.query(
      `insert into hub_roles (id, workspace_id, email, role, added_by) values (gen_random_uuid(), $1, $2, 'reader', 'tests')`,
      [workspaceId, 'demo.administrator@example.org'],
    );
    await fillDisk(
      hub.database.pool,
      ['personal_tokens', 'hub_roles', 'hub_reviews', 'profile_drafts', 'hub_projects'].map(
        (name) => `insert or update or delete on ${name}`,
      ),
    );
  });
  afterAll(() => hub?.stop());

  const createDraftForm = () => {
    const form = new FormData();
    form.set('revision', '1');
    form.set('yaml', 'name: pots\nversion: "1.0"\nentities: {}\n');
    return form;
  };
  it.each<[string, () => [string, HubRequest]]>([
    ['creates a token', () => ['/hub/me/tokens', { form: { name: 'x', access: 'read', days: '7' } }]],
    ['revokes a token', () => [paths.token, { method: 'DELETE' }]],
    ['revokes a token by form', () => [`${paths.token}/delete`, { form: {} }]],
    ['imports a file into a draft', () => [paths.draft, { form: createDraftForm() }]],
    ['gives a role', () => [paths.people, { form: { person: 'a@example.org', role: 'reader' } }]],
    ['changes a role', () => [paths.person, { method: 'PUT', form: { role: 'reader' } }]],
    ['changes a role by form', () => [paths.person, { form: { role: 'reader' } }]],
    ['removes a person', () => [paths.person, { method: 'DELETE' }]],
    ['removes a person by form', () => [`${paths.person}/delete`, { form: {} }]],
    ['leaves a workspace', () => [paths.leave, { form: {} }]],
    ['requests a review', () => [paths.reviews, { form: { message: 'Please.' } }]],
    ['adds columns of an import', () => [paths.columns, { form: { add: '["","2"]' } }]],
  ])('returns the reason to a program or browser that %s', async (_, request) => {
    const [path, sent] = request();
    const answers = await Promise.all(
      ['application/json', 'text/html'].map((accept) => hub.send('member', path, { ...sent, accept })),
    );
    expect(answers.map(({ status, text }) => [status, text.includes(FULL)])).toEqual([
      [507, true],
      [507, true],
    ]);
  });

  it('admits invited people, and permits their reads', async () => {
    const { status } = await hub.send('administrator', paths.people);
    expect(status).toBe(200);
  });
});
