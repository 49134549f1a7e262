// @module-tag full
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { describeWithDatabase, WAITING_LOCKS } from '../../storage/testing.ts';
import { HubClient } from '../entities/testing-hub-client.ts';
import { startTestHub, type TestHub } from '../testing-hub.ts';

describeWithDatabase('A move to another profile', () => {
  let hub: TestHub;
  let client: HubClient;
  beforeAll(async () => {
    hub = await startTestHub();
  });
  afterAll(() => hub?.stop());

  const startExample = async (profile = 'miappe', version = '1.1') => {
    const { body } = await new HubClient(hub.address).post('/hub/projects', {
      workspace_name: `Space ${crypto.randomUUID()}`,
      name: 'Trial',
      profile,
      version,
      load_example: true,
    });
    client = new HubClient(hub.address).selectProject(body.id);
  };
  beforeEach(() => startExample());

  const previewMove = async (profile: string) => (await client.get(client.getPath(`move?profile=${profile}`))).body;
  const sendMove = (json: object) => client.post(client.getPath('move'), { own_columns: [], ...json });
  /** Moves the project. All unmatched fields become own columns, unless `more` selects some. */
  const moveProject = async (profile: string, more: object = {}) => {
    const { state, fields } = await previewMove(profile);
    const own_columns = fields.flatMap((one: { outcome: string; entity_type: string; field: string }) =>
      one.outcome === 'own_column' ? [`${one.entity_type}.${one.field}`] : [],
    );
    return sendMove({ profile, state, own_columns, leave_out: true, ...more });
  };
  const exportData = async () => {
    const { version: _version, ...data } = (await client.get(client.getPath('export?format=json'))).body;
    return data;
  };
  const queryRows = async (sql: string) => (await hub.database.pool.query(sql, [client.getPath().split('/')[3]])).rows;
  const readEntities = () =>
    queryRows(
      'select id, entity_type, parent_id, parent_field, data, label, identifier from hub_entities where project_id = $1 order by id',
    );
  const saveProfile = async (changes: readonly object[]): Promise<string> => {
    const name = `lab-${crypto.randomUUID()}`;
    let draft = (await client.post('/profile-drafts', { parent: 'miappe/1.1' })).body;
    for (const change of changes)
      draft = (await client.post(`/profile-drafts/${draft.id}/changes`, { revision: draft.revision, ...change })).body;
    const saved = await client.post(`/profile-drafts/${draft.id}/save`, {
      revision: draft.revision,
      output_name: name,
      output_version: '1.0',
    });
    if (saved.status !== 201) throw new Error(saved.text);
    return `${name}/1.0`;
  };

  describe('A move to another version of a profile', () => {
    it('keeps every entity and value, and updates the version of the profile', async () => {
      const before = await readEntities();
      const { values, entities, fields } = await previewMove('miappe/1.2');
      expect([entities.left_out, values.left_out, values.own_columns, values.changed]).toEqual([0, 0, 0, 1]);
      expect(fields.find(({ changed }: { changed: number }) => changed > 0)).toMatchObject({
        field: 'miappe_version',
        examples: [{ value: '1.1', stored: '1.2' }],
      });
      const { status, body } = await moveProject('miappe/1.2');
      expect([status, body.version, body.entity_count]).toEqual([200, '1.2', before.length]);
      const after = await readEntities();
      const same = after.filter((row, at) => JSON.stringify(row) === JSON.stringify(before[at]));
      expect(before.length - same.length).toBe(1);
    });

    it('is one action of the history, which can be undone and redone', async () => {
      const before = await readEntities();
      await moveProject('miappe/1.2');
      const after = await readEntities();
      const [action] = (await client.get(client.getPath('actions'))).body.actions;
      expect(action).toMatchObject({
        kind: 'profile_moved',
        title: 'Moved the project from miappe/1.1 to miappe/1.2',
        changed: 1,
      });
      const undone = await client.post(client.getPath('actions', action.moment, 'undo'));
      expect([undone.status, (await client.get(client.getPath())).body.version, await readEntities()]).toEqual([
        200,
        '1.1',
        before,
      ]);
      const redone = await client.post(client.getPath('actions', undone.body.action.moment, 'undo'));
      expect([redone.status, (await client.get(client.getPath())).body.version, await readEntities()]).toEqual([
        200,
        '1.2',
        after,
      ]);
    });

    it('is one action even for a project without entities', async () => {
      client = await new HubClient(hub.address).createProject();
      const { status } = await moveProject('miappe/1.2');
      const [action] = (await client.get(client.getPath('actions'))).body.actions;
      const page = await client.open(client.getPath('actions', action.moment));
      expect([status, action.kind, page.text.includes('Undo the move')]).toEqual([200, 'profile_moved', true]);
      await client.post(client.getPath('actions', action.moment, 'undo'));
      expect((await client.get(client.getPath())).body.version).toBe('1.1');
    });

    it('keeps the own columns that were added later when it is undone', async () => {
      client = await new HubClient(hub.address).createProject();
      await moveProject('miappe/1.2');
      await client.post(client.getPath('own-columns'), { entity_type: 'Study', label: 'Soil pH', kind: 'number' });
      const [action] = (await client.get(client.getPath('actions'))).body.actions;
      const { status } = await client.post(client.getPath('actions', action.moment, 'undo'));
      const { own_columns } = (await client.get(client.getPath('own-columns'))).body;
      expect([status, own_columns.map(({ name }: { name: string }) => name)]).toEqual([200, ['soil_ph']]);
    });

    it('keeps values without a field in own columns, and moves them back', async () => {
      await startExample('miappe', '1.2');
      const before = await exportData();
      const { values } = await previewMove('miappe/1.1');
      expect([values.own_columns > 0, values.left_out]).toEqual([true, 0]);
      await moveProject('miappe/1.1');
      expect((await client.get(client.getPath('own-columns'))).body.own_columns.length).toBeGreaterThan(0);
      await moveProject('miappe/1.2');
      expect([(await client.get(client.getPath('own-columns'))).body.own_columns, await exportData()]).toEqual([[], before]);
    });
  });

  describe('A move to a saved profile', () => {
    it('shows a removed field with its values, and a new required field as a problem', async () => {
      const profile = await saveProfile([
        { kind: 'delete_field', entity: 'Study', item: 'cultural_practices' },
        { kind: 'field', entity: 'Study', name: 'Funder', type: 'string', need: 'required' },
      ]);
      const { fields, problems, errors } = await previewMove(profile);
      expect(fields.find(({ field }: { field: string }) => field === 'cultural_practices')).toMatchObject({
        outcome: 'own_column',
        values: 2,
        examples: [{ value: expect.stringMatching(/^Peat and sand/) }, {}],
      });
      expect([errors, problems]).toMatchObject([2, [{ entity_type: 'Study', field: 'Funder', rule: 'required', count: 2 }]]);
    });

    it('reports values outside of a vocabulary, and keeps them', async () => {
      const profile = await saveProfile([{ kind: 'field', entity: 'Study', item: 'growth_facility_type', enum: 'field' }]);
      const { problems } = await previewMove(profile);
      expect(problems).toMatchObject([{ entity_type: 'Study', field: 'growth_facility_type', value: 'greenhouse' }]);
      const before = await readEntities();
      await moveProject(profile);
      expect(await readEntities()).toEqual(before);
    });

    it('converts values to the type of their new field, and counts them', async () => {
      const profile = await saveProfile([
        { kind: 'field', entity: 'Study', item: 'observation_unit_level_hierarchy', type: 'string' },
        { kind: 'field', entity: 'Study', item: 'cultural_practices', type: 'list:string' },
      ]);
      const before = await exportData();
      const { fields, values } = await previewMove(profile);
      const hierarchy = fields.find(({ field }: { field: string }) => field === 'observation_unit_level_hierarchy');
      expect([hierarchy, values.changed]).toMatchObject([
        { outcome: 'kept', values: 2, changed: 2, examples: [{ value: 'block; pot', stored: 'block; pot' }, {}] },
        4,
      ]);
      await moveProject(profile);
      const [{ data }] = await queryRows(
        `select data from hub_entities where project_id = $1 and data->>'unique_id' = 'BD-GH-2023'`,
      );
      expect([data.observation_unit_level_hierarchy, data.cultural_practices]).toEqual([
        'block; pot',
        [expect.stringMatching(/^Peat and sand/)],
      ]);
      await moveProject('miappe/1.1');
      expect(await exportData()).toEqual(before);
    });

    it('keeps the own columns of the project', async () => {
      const profile = await saveProfile([{ kind: 'delete_field', entity: 'Study', item: 'cultural_practices' }]);
      await client.post(client.getPath('own-columns'), { entity_type: 'Study', label: 'Plot color' });
      await moveProject(profile);
      const { own_columns } = (await client.get(client.getPath('own-columns'))).body;
      expect(own_columns.map(({ name }: { name: string }) => name)).toEqual(['plot_color', 'cultural_practices']);
    });

    it('keeps the choice of own columns in a rejected form', async () => {
      const profile = await saveProfile([{ kind: 'delete_field', entity: 'Study', item: 'cultural_practices' }]);
      const { state } = await previewMove(profile);
      const { text } = await client.send(client.getPath('move'), { profile, state: String(state) });
      expect(text).toMatch(/name="own_columns"\s+value="Study.cultural_practices" form="move-form">/);
    });

    it('drops a value only after a confirmation', async () => {
      const profile = await saveProfile([{ kind: 'delete_field', entity: 'Study', item: 'cultural_practices' }]);
      const before = await readEntities();
      const { state } = await previewMove(profile);
      const refused = await sendMove({ profile, state });
      expect([refused.status, refused.body.detail, await readEntities()]).toEqual([
        409,
        expect.stringContaining(' cannot contain 2 values.'),
        before,
      ]);
      expect((await sendMove({ profile, state, leave_out: true })).status).toBe(200);
      expect(JSON.stringify(await readEntities())).not.toContain('cultural_practices');
    });
  });

  describe('A move to a profile of another field of science', () => {
    it('counts every value once, and names the reason for each type', async () => {
      const { entities, values, left_out } = await previewMove('sdrf-proteomics/1.1');
      const [{ count, filled }] = await queryRows(
        `select count(*)::int as count, sum((select count(*) from jsonb_object_keys(data)))::int as filled from hub_entities where project_id = $1`,
      );
      expect([entities, values]).toEqual([
        { kept: 0, left_out: count },
        { kept: 0, changed: 0, own_columns: 0, left_out: filled },
      ]);
      expect(left_out).toContainEqual(
        expect.objectContaining({ entity_type: 'Study', reason: 'sdrf-proteomics/1.1 has no type Study.', entities: 2 }),
      );
    });

    it.each(['sdrf-proteomics/1.1', 'ena/1.0', 'isa/1.0', 'isa-miappe-combined/1.0'])(
      'is undone completely: %s',
      async (profile) => {
        const before = await readEntities();
        expect((await moveProject(profile)).status).toBe(200);
        const [{ moment }] = (await client.get(client.getPath('actions'))).body.actions;
        const { status } = await client.post(client.getPath('actions', moment, 'undo'));
        expect([status, await readEntities()]).toEqual([200, before]);
      },
    );

    it('is reverted, with all later changes, by restoring the state before it', async () => {
      const before = await readEntities();
      const [{ moment }] = (await client.get(client.getPath('actions'))).body.actions;
      await moveProject('isa/1.0');
      await client.createEntity('Investigation', { title: 'Later' });
      const [, { moment: moved }] = (await client.get(client.getPath('actions'))).body.actions;
      const early = await client.post(client.getPath('actions', moment, 'undo'));
      const undone = await client.post(client.getPath('actions', moved, 'undo'));
      expect([early.status, undone.status]).toEqual([409, 409]);
      const restored = await client.post(client.getPath('restore'), { moment });
      expect([restored.status, (await client.get(client.getPath())).body.profile, await readEntities()]).toEqual([
        200,
        'miappe',
        before,
      ]);
    });

    it('leaves pages of every kind usable', async () => {
      await moveProject('isa/1.0');
      for (const page of [
        '',
        'problems',
        'graph',
        'actions',
        'history',
        'table/Study',
        'own-columns',
        'reviews',
        'files',
        'chat',
        'edit',
        'move',
        'publication',
      ])
        expect([page, (await client.open(page === '' ? client.getPath() : client.getPath(page))).status]).toEqual([page, 200]);
    });

    it('prevents the restoration of an entity whose type the profile lacks', async () => {
      const [{ id }] = await queryRows(`select id from hub_entities where project_id = $1 and entity_type = 'Study' limit 1`);
      await moveProject('sdrf-proteomics/1.1');
      const { status, body } = await client.post(client.getPath('entity', id, 'restore'), { restore_version: 1 });
      expect([status, body.detail]).toEqual([409, expect.stringContaining('has no type Study')]);
    });
  });

  describe('A move to another profile with concurrent users', () => {
    it('is rejected with the new preview if the project changed after the preview', async () => {
      const { state } = await previewMove('miappe/1.2');
      await client.createEntity('Investigation', { title: 'Another' });
      const before = await readEntities();
      const { status } = await sendMove({ profile: 'miappe/1.2', state });
      expect([status, (await client.get(client.getPath())).body.version, await readEntities()]).toEqual([409, '1.1', before]);
      const page = await client.send(client.getPath('move'), { profile: 'miappe/1.2', state: String(state) });
      expect([page.status, page.text]).toEqual([409, expect.stringContaining(`name="state" value="${state + 1}"`)]);
    });

    it('never mixes the profiles when saves arrive at the same time', async () => {
      const { state } = await previewMove('isa/1.0');
      const saves = Array.from({ length: 20 }, (_, number) =>
        client.post(client.getPath('entities'), { entity_type: 'BiologicalMaterial', data: { unique_id: `M${number}` } }),
      );
      const [moved, ...answers] = await Promise.all([sendMove({ profile: 'isa/1.0', state, leave_out: true }), ...saves]);
      const { profile } = (await client.get(client.getPath())).body;
      const types = await queryRows('select distinct entity_type from hub_entities where project_id = $1');
      const hasOld = types.some(({ entity_type }) => entity_type === 'BiologicalMaterial');
      expect([moved?.status === 200, profile === 'isa', !hasOld]).toEqual(
        moved?.status === 200 ? [true, true, true] : [false, false, false],
      );
      expect(answers.every(({ status }) => [201, 400, 503].includes(status))).toBe(true);
    });

    it('rejects a save that started before the move and waited for a lock', async () => {
      const id = client.getPath().split('/')[3] as string;
      const holder = await hub.database.pool.connect();
      await holder.query('begin');
      await holder.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`hub entities of ${id}`]);
      const saving = client.post(client.getPath('entities'), { entity_type: 'Investigation', data: { title: 'Late' } });
      const isWaiting = async () =>
        (await hub.database.pool.query(`${WAITING_LOCKS} and locktype = 'advisory'`)).rowCount === 1;
      await vi.waitUntil(isWaiting);
      await holder.query(`update hub_projects set version = '1.2' where id = $1`, [id]);
      await holder.query('commit');
      holder.release();
      expect([(await saving).status, JSON.stringify(await readEntities()).includes('Late')]).toEqual([503, false]);
    });

    it('succeeds once for the same preview sent several times', async () => {
      const { state } = await previewMove('miappe/1.2');
      const answers = await Promise.all(Array.from({ length: 4 }, () => sendMove({ profile: 'miappe/1.2', state })));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    });

    it('notifies open pages by a message in the channel', async () => {
      const { seq } = (await client.get(client.getPath())).body;
      await moveProject('miappe/1.2');
      const { messages } = (await client.get(client.getPath(`api/messages?since=${seq}`))).body;
      expect(messages).toContainEqual({ type: 'profile', profile: 'miappe', version: '1.2', seq: seq + 1 });
    });

    it('discards previews of imports, and counts as a change since the last review', async () => {
      const content = 'unique_id,title\nX1,Imported\n';
      const imported = await client.post(client.getPath('import'), {
        file_name: 'a.csv',
        entity_type: 'Investigation',
        content,
      });
      const { changes } = (await client.get(client.getPath('reviews'))).body;
      await moveProject('miappe/1.2');
      const applied = await client.post(client.getPath('import', imported.body.id ?? 'none', 'apply'), {});
      expect([applied.status, (await client.get(client.getPath('reviews'))).body.changes > changes]).toEqual([404, true]);
    });
  });

  describe('An invalid move to another profile', () => {
    it.each([
      [{ profile: 'nothing/1.0' }, 400, 'no profile "nothing/1.0"'],
      [{ profile: 'miappe/1.1' }, 400, 'already'],
      [{ profile: '__proto__/constructor' }, 400, 'no profile'],
      [{ profile: 'miappe/1.2', state: 9_007_199_254_740_991 }, 409, 'changed after the preview'],
    ])('is rejected: %j', async (input, status, detail) => {
      const { state } = await previewMove('miappe/1.2');
      const answer = await sendMove({ state, ...input });
      expect([answer.status, answer.body.detail]).toEqual([status, expect.stringContaining(detail)]);
    });

    it('returns 400 for the preview of an unknown profile', async () => {
      expect((await client.get(client.getPath('move?profile=nothing'))).status).toBe(400);
    });

    it('ignores own columns that the plan does not need', async () => {
      const { state } = await previewMove('miappe/1.2');
      const answer = await sendMove({ profile: 'miappe/1.2', state, own_columns: ['Study.title', 'Nothing.x', '__proto__.x'] });
      expect([answer.status, (await client.get(client.getPath('own-columns'))).body.own_columns]).toEqual([200, []]);
    });
  });

  it('leads from the settings through the preview to the moved project without scripts', async () => {
    const settings = await client.open(client.getPath('edit'));
    expect(settings.text).toContain(`href="${client.getPath('move')}"`);
    const choice = await client.open(client.getPath('move'));
    expect(choice.text).toContain('<option value="miappe/1.2">');
    const shown = await client.open(client.getPath('move?profile=miappe%2F1.2'));
    const state = /name="state" value="(\d+)"/.exec(shown.text)?.[1] ?? '';
    const done = await client.submitForm(client.getPath('move'), { profile: 'miappe/1.2', state });
    expect(done.text).toContain('Project moved to miappe/1.2');
  });

  it('moves 100,000 entities', async () => {
    client = await new HubClient(hub.address).createProject();
    await queryRows(
      `insert into hub_entities (id, project_id, entity_type, position, data, label, updated_by)
       select gen_random_uuid(), $1, 'Investigation', n, jsonb_build_object('title', 'T' || n, 'miappe_version', '1.1'), 'T' || n, 'tests'
         from generate_series(1, 100000) n`,
    );
    const { status, body } = await moveProject('miappe/1.2');
    expect([status, body.entity_count]).toEqual([200, 100_000]);
    const [{ count }] = await queryRows(
      `select count(*)::int as count from hub_entities where project_id = $1 and data->>'miappe_version' = '1.2' and version = 2`,
    );
    expect(count).toBe(100_000);
  });
});
