// @module-tag full
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { describeWithDatabase, WAITING_LOCKS } from '../../storage/testing.ts';
import { fillWithTrial } from '../brapi/testing-brapi.ts';
import { createLoginEnvironment, type HubActor, type Place, startTestHub, type TestHub } from '../testing-hub.ts';

const ALL = { entities: true, own_columns: true, views: true, files: true };

describeWithDatabase('A copy of a project', () => {
  let hub: TestHub;
  let dataDir: string;
  let place: Place;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'concordat-copies-'));
    hub = await startTestHub({ ...createLoginEnvironment(), HUB_ACCESS: 'login', DATA_DIR: dataDir });
  });
  afterAll(async () => {
    await hub?.stop();
    await rm(dataDir, { recursive: true, force: true });
  });
  beforeEach(async () => {
    place = await hub.createPlaceForRoles({ member: 'manager', nonMember: 'editor', administrator: 'reader' });
    await fillWithTrial(hub, place.projectId);
  });

  const getPath = (id: string, ...rest: readonly string[]) => ['/hub/projects', id, ...rest].join('/');
  const requestDuplicate = (parts: object = ALL, caller: HubActor = 'member', id = place.projectId) =>
    hub.send(caller, getPath(id, 'duplicate'), { json: { workspace_id: place.workspaceId, name: 'Copy', ...parts } });
  const copyProject = async (parts: object = ALL): Promise<string> => (await requestDuplicate(parts)).body.id;
  const readProjectPath = async (id: string, ...rest: readonly string[]) =>
    (await hub.send('member', getPath(id, ...rest))).body;
  const exportProject = (id: string) => readProjectPath(id, 'export?format=json');
  const queryRows = async (sql: string, ...values: unknown[]) => (await hub.database.pool.query(sql, values)).rows;
  const countProjects = async () => (await queryRows('select count(*)::int as count from hub_projects'))[0].count;

  it('has the same entities under new identifiers', async () => {
    const id = await copyProject();
    expect(await exportProject(id)).toEqual({ ...(await exportProject(place.projectId)), name: 'Copy' });
    const shared = await queryRows('select id from hub_entities where project_id = any($1) group by id having count(*) > 1', [
      id,
      place.projectId,
    ]);
    expect([shared, (await readProjectPath(id)).entity_count]).toEqual([
      [],
      (await readProjectPath(place.projectId)).entity_count,
    ]);
  });

  it('leaves database connections to other requests during many concurrent copies', async () => {
    const client = await hub.database.pool.connect();
    await client.query('begin');
    await client.query('select from hub_workspaces where id = $1 for update', [place.workspaceId]);
    const copies = Promise.all(Array.from({ length: 12 }, () => requestDuplicate({})));
    const countWaiting = async () => (await client.query(WAITING_LOCKS)).rowCount;
    await expect.poll(countWaiting).toBeGreaterThan(1);
    // All connections for copies are in use, but the server still handles other requests.
    const others = await Promise.all(Array.from({ length: 20 }, () => hub.send('member', '/hub/')));
    const isFull = ((await countWaiting()) ?? 0) > 3;
    await client.query('rollback');
    client.release();
    const statuses = new Set([...others, ...(await copies)].map(({ status }) => status));
    expect([isFull, statuses]).toEqual([false, new Set([200, 201])]);
  });

  it('has one action in its history, which can be undone', async () => {
    const id = await copyProject();
    const { actions } = await readProjectPath(id, 'actions');
    const { entity_count: count, seq } = await readProjectPath(id);
    expect(actions).toMatchObject([{ kind: 'duplicated', moment: seq, created: count }]);
    await hub.send('member', getPath(id, 'actions', seq, 'undo'), { method: 'POST' });
    expect((await readProjectPath(id)).entity_count).toBe(0);
  });

  it('can be edited, and does not change with the original', async () => {
    const id = await copyProject();
    const before = await exportProject(id);
    const entity = { entity_type: 'Investigation', data: { title: 'New' } };
    await hub.send('member', getPath(place.projectId, 'entities'), { json: entity });
    expect(await exportProject(id)).toEqual(before);
    expect((await hub.send('member', getPath(id, 'entities'), { json: entity })).status).toBe(201);
  });

  it.each([true, false])('has the own columns with their values if they are selected: %s', async (own_columns) => {
    await hub.send('member', getPath(place.projectId, 'own-columns'), { json: { entity_type: 'Study', label: 'Plot color' } });
    await queryRows(
      `update hub_entities set data = data || '{"plot_color": "red"}' where project_id = $1 and entity_type = 'Study'`,
      place.projectId,
    );
    const id = await copyProject({ ...ALL, own_columns });
    const [{ count }] = await queryRows(
      `select count(*)::int as count from hub_entities where project_id = $1 and data ? 'plot_color'`,
      id,
    );
    expect([(await readProjectPath(id, 'own-columns')).own_columns.length, count > 0]).toEqual([
      own_columns ? 1 : 0,
      own_columns,
    ]);
  });

  it('has the views of the caller and the shared views of other users', async () => {
    const createTableView = (name: string, is_shared: boolean) => ({
      name,
      is_shared,
      order: [],
      hidden: [],
      filters: {},
      sort: '',
    });
    const storeViews = (userId: string, views: object[]) =>
      queryRows(
        `insert into hub_arranged_columns (project_id, user_id, entity_type, columns) values ($1, $2, 'Study', $3)`,
        place.projectId,
        userId,
        JSON.stringify({ order: ['title'], hidden: [], widths: {}, frozen: 0, hide_empty: false, views }),
      );
    const { user_id: own } = (await hub.send('member', '/hub/me')).body;
    await storeViews(own, [createTableView('Mine', false)]);
    await storeViews('user-other', [createTableView('Shared', true), createTableView('Secret', false)]);
    const id = await copyProject();
    const rows = await queryRows(
      `select user_id, columns -> 'order' as "order", (select array_agg(v ->> 'name') from jsonb_array_elements(columns -> 'views') v) as names
         from hub_arranged_columns where project_id = $1 order by names`,
      id,
    );
    expect(rows).toEqual([
      { user_id: own, order: ['title'], names: ['Mine'] },
      { user_id: 'user-other', order: [], names: ['Shared'] },
    ]);
  });

  it('contains only the profile if no part is selected', async () => {
    const { status, body } = await requestDuplicate({});
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({ entity_count: 0, profile: 'miappe', version: '1.2', seq: 0 }),
    ]);
  });

  it('has no comments, reviews or versions, and is not a template', async () => {
    await queryRows(`update hub_projects set template = 'entities' where id = $1`, place.projectId);
    await hub.send('member', getPath(place.projectId, 'reviews'), { json: {} });
    const id = await copyProject();
    const parts = await Promise.all(['comments', 'reviews', 'versions'].map((part) => readProjectPath(id, part)));
    expect([parts[0].total, parts[1].total, parts[2].versions, (await readProjectPath(id)).template]).toEqual([
      0,
      0,
      [],
      'none',
    ]);
  });

  describe('A copy of a project with attached files', () => {
    const uploadFile = (name: string, text: string) => {
      const form = new FormData();
      form.append('file', new Blob([text]), name);
      return hub.send('member', getPath(place.projectId, 'files'), { form });
    };
    const downloadFile = async (id: string, file: string) =>
      (await hub.send('member', getPath(id, 'files', file, 'versions', 'latest'))).text;
    const listContents = () => readdir(join(dataDir, 'hub', 'files'));

    it('has the newest versions of the files, and uses no further storage', async () => {
      await uploadFile('a.csv', 'one');
      await uploadFile('a.csv', 'two');
      const before = await listContents();
      const [file] = (await readProjectPath(await copyProject(), 'files')).files;
      expect([file.name, file.version, await listContents()]).toEqual(['a.csv', 1, before]);
    });

    it('keeps its files when the original deletes them, and the last deletion removes their content', async () => {
      const original = (await uploadFile('b.csv', 'content')).body.file_id;
      const before = (await listContents()).length;
      const id = await copyProject();
      const file = (await readProjectPath(id, 'files')).files[0].id;
      await hub.send('member', getPath(place.projectId, 'files', original), { method: 'DELETE' });
      expect(await downloadFile(id, file)).toBe('content');
      await hub.send('member', getPath(id, 'files', file), { method: 'DELETE' });
      expect((await listContents()).length).toBe(before - 1);
    });

    it('omits unreadable files if the original deletes files at the same time', async () => {
      const ids = [];
      for (const name of ['c', 'd', 'e', 'f']) ids.push((await uploadFile(`${name}.csv`, name)).body.file_id);
      const [id] = await Promise.all([
        copyProject(),
        ...ids.map((one) => hub.send('member', getPath(place.projectId, 'files', one), { method: 'DELETE' })),
      ]);
      const { files } = await readProjectPath(id as string, 'files');
      const texts = await Promise.all(files.map((one: { id: string }) => downloadFile(id as string, one.id)));
      expect(texts).toEqual(files.map(({ name }: { name: string }) => name[0]));
    });

    it('has no files if files are not selected', async () => {
      await uploadFile('g.csv', 'x');
      expect((await readProjectPath(await copyProject({ ...ALL, files: false }), 'files')).total).toBe(0);
    });
  });

  describe('A request to copy a project', () => {
    it.each<[string, HubActor, () => object, number]>([
      ['to a workspace that the caller only reads', 'administrator', () => ({}), 403],
      ['to an unknown workspace', 'member', () => ({ workspace_id: crypto.randomUUID() }), 404],
      ['to a workspace that the caller cannot see', 'nonMember', () => ({ workspace_id: hidden.workspaceId }), 404],
      ['without a workspace', 'member', () => ({ workspace_id: '' }), 400],
      ['to two workspaces', 'member', () => ({ workspace_name: 'Other' }), 400],
    ])('is rejected without a change if it copies %s', async (_, caller, sent, status) => {
      const before = await countProjects();
      const answer = await requestDuplicate({ ...ALL, ...sent() }, caller);
      expect([answer.status, await countProjects()]).toEqual([status, before]);
    });

    it('returns the same 404 for projects that the caller cannot see and for unknown ones', async () => {
      const answers = await Promise.all(
        [hidden.projectId, crypto.randomUUID(), hidden.deletedId].map((id) => requestDuplicate(ALL, 'nonMember', id)),
      );
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    });

    it('creates nothing if the name of the new workspace is taken', async () => {
      await hub.send('member', '/hub/workspaces', { json: { name: 'Taken' } });
      const before = await countProjects();
      const { status } = await requestDuplicate({ ...ALL, workspace_id: '', workspace_name: 'taken' });
      expect([status, await countProjects()]).toEqual([409, before]);
    });

    it.each([
      ['read', {}],
      ['write', { workspace_id: '', workspace_name: 'By a token' }],
    ])('is rejected if it exceeds the limits of a token: %s', async (access, sent) => {
      const json = { name: 'Robot', access, workspace_id: place.workspaceId };
      const { token } = (await hub.send('member', '/hub/me/tokens', { json })).body;
      const { status } = await hub.send('anonymous', getPath(place.projectId, 'duplicate'), {
        json: { workspace_id: place.workspaceId, name: 'Copy', ...sent },
        headers: { authorization: `Bearer ${token}` },
      });
      expect(status).toBe(403);
    });

    let hidden: Place;
    beforeAll(async () => {
      hidden = await hub.createPlaceForRoles({ manager: 'manager' });
    });
  });

  it('can be created by readers in a workspace that they manage', async () => {
    const { status, body } = await requestDuplicate(
      { workspace_id: '', workspace_name: `Own ${crypto.randomUUID()}` },
      'administrator',
    );
    expect([status, body.can_edit]).toEqual([201, true]);
  });

  it.each([
    ['a workspace for people with a role', () => hub.createPlaceForRoles({ member: 'reader' }), 404],
    ['a workspace for everyone', () => hub.place(), 200],
  ])('is visible to others in a new workspace only if they see the original: from %s', async (_, createPlace, status) => {
    const { projectId } = await createPlace();
    const sent = { workspace_id: '', workspace_name: `New ${crypto.randomUUID()}` };
    const { body } = await requestDuplicate(sent, 'member', projectId);
    expect((await hub.send('member', getPath(body.id))).status).toBe(200);
    expect((await hub.send('nonMember', getPath(body.id))).status).toBe(status);
  });

  it('is complete and separate for each of four concurrent requests', async () => {
    const ids = await Promise.all([copyProject(), copyProject(), copyProject(), copyProject()]);
    const counts = await Promise.all(ids.map(async (id) => (await readProjectPath(id)).entity_count));
    expect([new Set(ids).size, new Set(counts).size]).toEqual([4, 1]);
  });

  it('contains more than 100,000 entities if the original does', async () => {
    await queryRows(
      `insert into hub_entities (id, project_id, entity_type, position, data, label, updated_by)
       select gen_random_uuid(), $1, 'Investigation', n, jsonb_build_object('title', 'T' || n), 'T' || n, 'tests' from generate_series(1, 100000) n`,
      place.projectId,
    );
    const { body } = await requestDuplicate();
    expect(body.entity_count).toBeGreaterThan(100_000);
  });

  describe('A project template', () => {
    const setTemplateKind = (template: string, caller: HubActor = 'member') =>
      hub.send(caller, getPath(place.projectId), { method: 'PUT', json: { template } });
    const listTemplates = async (caller: HubActor = 'member') =>
      (await hub.send(caller, '/hub/templates?limit=1000')).body.templates.filter(
        ({ id }: { id: string }) => id === place.projectId,
      );
    const readForm = async () =>
      Object.fromEntries(
        (await readProjectPath(place.projectId, 'duplicate')).fields.map(
          ({ name, value }: { name: string; value?: string }) => [name, value],
        ),
      );

    it('can be marked and unmarked by managers only', async () => {
      expect([(await setTemplateKind('structure', 'nonMember')).status, (await setTemplateKind('structure')).status]).toEqual([
        403, 200,
      ]);
    });

    it('is marked without counting as a change of the project', async () => {
      const { changes } = await readProjectPath(place.projectId, 'reviews');
      await setTemplateKind('entities');
      expect((await readProjectPath(place.projectId, 'reviews')).changes).toBe(changes);
    });

    it('is listed, with its workspace and profile, for users who can see it', async () => {
      await setTemplateKind('structure');
      expect(await listTemplates('administrator')).toMatchObject([
        { name: 'Trial', template: 'structure', profile: 'miappe', workspace_id: place.workspaceId },
      ]);
      await setTemplateKind('none');
      expect(await listTemplates()).toEqual([]);
    });

    it('is hidden from users without a role, and from all users after its deletion', async () => {
      await setTemplateKind('structure');
      await queryRows('delete from hub_roles where workspace_id = $1 and role = $2', place.workspaceId, 'reader');
      expect(await listTemplates('administrator')).toEqual([]);
      await hub.send('member', getPath(place.projectId), { method: 'DELETE' });
      expect(await listTemplates()).toEqual([]);
    });

    it.each([
      ['structure', { name: undefined, entities: 'false', own_columns: 'true', views: 'true', files: 'false' }],
      ['entities', { name: undefined, entities: 'true', own_columns: 'true', views: 'true', files: 'false' }],
      ['none', { name: 'Trial (copy)', entities: 'true', own_columns: 'true', views: 'true', files: 'true' }],
    ])('preselects the parts to copy according to its kind: %s', async (template, expected) => {
      await setTemplateKind(template);
      const form = await readForm();
      expect({ ...form, name: form.name || undefined }).toMatchObject(expected);
    });

    it('is offered on the form for a new project, and its own form redirects to a copy', async () => {
      await setTemplateKind('structure');
      const page = await hub.send('member', `/hub/projects/new?workspace_id=${place.workspaceId}`, { accept: 'text/html' });
      expect(page.text).toMatch(/\/(?:duplicate|templates)\?workspace_id=/);
      const form = { workspace_id: place.workspaceId, name: 'From the template', own_columns: 'true' };
      const { status, headers } = await hub.send('nonMember', getPath(place.projectId, 'duplicate'), {
        form,
        accept: 'text/html',
      });
      const shown = await hub.send('nonMember', headers.get('location') ?? '', { accept: 'text/html' });
      expect([status, shown.text.includes('<h1>From the template</h1>')]).toEqual([303, true]);
    });
  });
});
