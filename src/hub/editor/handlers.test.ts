import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../contract-tests/test-server.ts';
import { describeWithDatabase } from '../../storage/testing.ts';
import { HubClient } from '../entities/testing-hub-client.ts';

type Entity = Awaited<ReturnType<HubClient['createEntity']>>;

const NOBODY = '0199f0a5-0000-7000-8000-000000000000';

describeWithDatabase('The editor of a project', () => {
  let server: TestServer;
  let hub: HubClient;
  let investigation: Entity;
  let study: Entity;

  beforeAll(async () => {
    server = await startTestServer({}, { withDatabase: true });
    hub = await new HubClient(server.address).createProject();
    investigation = await hub.createEntity('Investigation', { unique_id: 'INV-1', title: 'Drought' });
    study = await hub.createEntity('Study', { unique_id: 'STU-1', investigation_id: 'INV-1', title: 'Field' }, investigation);
  });
  afterAll(() => server?.stop());

  it('returns the form of a new entity with values from its parent', async () => {
    const { body } = await hub.get(`${hub.getPath('form', 'observation_unit')}?parent_id=${study.id}`);
    expect(body).toMatchObject({
      entity_type: 'ObservationUnit',
      parent_field: 'observation_units',
      data: { study_id: 'STU-1' },
      breadcrumb: [{ label: 'Drought' }, { label: 'Field' }],
    });
    expect(body.fields.find(({ name }: { name: string }) => name === 'study_id').from_parent).toBe(true);
  });

  it.each([
    ['an unknown type', '/form/Nonsense', 404],
    ['an unknown parent', `/form/Study?parent_id=${NOBODY}`, 404],
    ['a malformed parent', '/form/Study?parent_id=x', 404],
    ['an unknown entity', `/entity/${NOBODY}`, 404],
    ['the table of an unknown type', '/table/Nonsense', 404],
    ['a table sorted by an unknown field', '/table/Study?sort=color', 400],
    ['a list of an unknown type', '/entities?type=Nonsense', 400],
    ['a list inside an unknown entity', `/entities?parent_id=${NOBODY}`, 404],
    ['a table with an unknown query parameter', '/table/Study?color=red', 400],
  ])('rejects a request for %s', async (_what, path, status) => {
    expect((await hub.get(hub.getPath() + path)).status).toBe(status);
  });

  it('rejects a parent that cannot contain the type, and names the property', async () => {
    const { status, body } = await hub.get(`${hub.getPath('form', 'Sample')}?parent_id=${investigation.id}`);
    expect([status, body.detail]).toEqual([400, 'parent_id: no field of Investigation can contain Sample entities.']);
  });

  it('returns an entity with its errors, completeness and ancestors', async () => {
    const broken = await hub.createEntity('Study', { unique_id: 'not an id' }, investigation);
    const { body } = await hub.get(hub.getPath('entity', broken.id));
    expect(body.errors.map(({ field }: { field: string }) => field)).toContain('title');
    expect([body.completeness.required_filled, body.breadcrumb.length]).toEqual([2, 1]);
    await hub.remove(hub.getPath('entity', broken.id));
  });

  it('creates an entity from a form, and redirects to its page', async () => {
    const fields = {
      _entity_type: 'Factor',
      _parent_id: study.id,
      _parent_field: 'factors',
      unique_id: 'FAC-1',
      name: 'Watering',
    };
    const page = await hub.submitForm(hub.getPath('entities'), fields);
    expect(page.text).toContain('Created');
    expect(page.text).toContain('value="FAC-1"');
  });

  it('redirects to the form of another new entity or to the parent if the form requests it', async () => {
    const base = { _entity_type: 'Factor', _parent_id: study.id, _parent_field: 'factors' };
    const another = await hub.send(hub.getPath('entities'), { ...base, unique_id: 'FAC-2', _after: 'new' });
    expect(another.headers.get('location')).toBe(`${hub.getPath('form', 'Factor')}?parent_id=${study.id}&parent_field=factors`);
    const above = await hub.send(hub.getPath('entities'), { ...base, unique_id: 'FAC-3', _after: 'up' });
    expect(above.headers.get('location')).toBe(hub.getPath('entity', study.id));
  });

  it('returns 201 with the path of an entity that a program creates, and 200 for a change', async () => {
    const created = await hub.post(hub.getPath('entities'), {
      entity_type: 'Event',
      parent_id: study.id,
      data: { unique_id: 'EV-1' },
    });
    expect([created.status, created.headers.get('location')]).toEqual([201, hub.getPath('entity', created.body.id)]);
    const changed = await hub.post(hub.getPath('entities'), {
      entity_type: 'Event',
      node_id: created.body.id,
      version: 1,
      data: { event_type: 'sowing' },
    });
    expect([changed.status, changed.body.version]).toEqual([200, 2]);
  });

  it('saves incomplete and invalid values, and reports them', async () => {
    const { status, body } = await hub.post(hub.getPath('entities'), {
      entity_type: 'Event',
      parent_id: study.id,
      data: { date: 'soon' },
    });
    expect(status).toBe(201);
    expect(body.errors.map(({ field }: { field: string }) => field)).toEqual(expect.arrayContaining(['unique_id', 'date']));
  });

  it('saves lists in the order of the form, without empty rows', async () => {
    const page = await hub.send(hub.getPath('entities'), [
      ['_entity_type', 'Study'],
      ['_node_id', study.id],
      ['observation_unit_level_hierarchy', 'block'],
      ['observation_unit_level_hierarchy', ''],
      ['observation_unit_level_hierarchy', 'plot'],
    ]);
    expect(page.status).toBe(303);
    const { body } = await hub.get(hub.getPath('entity', study.id));
    expect(body.data.observation_unit_level_hierarchy).toEqual(['block', 'plot']);
  });

  it('escapes scripts in values', async () => {
    const script = '<script>alert(1)</script>"\'><img src=x onerror=alert(1)>';
    const made = await hub.createEntity(
      'Study',
      { unique_id: script, title: script, observation_unit_level_hierarchy: [script] },
      investigation,
    );
    for (const path of [
      hub.getPath('entity', made.id),
      hub.getPath('table', 'Study'),
      hub.getPath('entities'),
      hub.getPath(),
    ]) {
      const { status, text } = await hub.open(path);
      expect([path, status, text.includes('<script>alert') || text.includes('<img src=x')]).toEqual([path, 200, false]);
    }
    await hub.remove(hub.getPath('entity', made.id));
  });

  it('shows a rejected form again with the input', async () => {
    const fields = { _entity_type: 'Location', _parent_id: study.id, _parent_field: 'geographic_location', name: 'First' };
    expect((await hub.send(hub.getPath('entities'), fields)).status).toBe(303);
    const { status, text } = await hub.send(hub.getPath('entities'), { ...fields, name: 'Second place' });
    expect(status).toBe(400);
    expect(text).toContain('can contain only one Location');
    expect(text).toContain('value="Second place"');
  });

  it('shows the input again if the entity was deleted before the save', async () => {
    const gone = await hub.createEntity('Factor', { unique_id: 'GONE' }, study);
    await hub.remove(hub.getPath('entity', gone.id));
    const typed = { _entity_type: 'Factor', _node_id: gone.id, _version: '1', unique_id: 'GONE', name: 'Typed for an hour' };
    const { status, text } = await hub.send(hub.getPath('entities'), typed);
    expect([status, text.includes('value="Typed for an hour"')]).toEqual([404, true]);
  });

  it('rejects an unknown field of a form, and names it', async () => {
    const { status, text } = await hub.send(hub.getPath('entities'), { _entity_type: 'Study', color: 'red' });
    expect([status, text.includes('color')]).toEqual([400, true]);
  });

  it('lists entities in the order of the tree, page by page', async () => {
    const first = await hub.get(`${hub.getPath('entities')}?limit=2`);
    expect(first.body.entities.map(({ entity_type }: { entity_type: string }) => entity_type)).toEqual([
      'Investigation',
      'Study',
    ]);
    const second = await hub.get(`${hub.getPath('entities')}?limit=2&offset=2`);
    expect([second.body.total, second.body.offset]).toEqual([first.body.total, 2]);
  });

  it('lists the children of an entity that have a given type and contain a given text', async () => {
    const { body } = await hub.get(`${hub.getPath('entities')}?parent_id=${study.id}&type=factor&q=fac-1`);
    expect(body.entities.map(({ data }: { data: Record<string, unknown> }) => data.unique_id)).toEqual(['FAC-1']);
  });

  it('returns a table with the columns of its type', async () => {
    const { body } = await hub.get(`${hub.getPath('table', 'factor')}?sort=-unique_id&parent_id=${investigation.id}`);
    expect(body.columns.map(({ name }: { name: string }) => name)).toEqual([
      'unique_id',
      'study_id',
      'name',
      'description',
      'factor_type',
    ]);
    expect(body.rows.map(({ data }: { data: Record<string, unknown> }) => data.unique_id)).toEqual(['FAC-3', 'FAC-2', 'FAC-1']);
  });

  it('returns only rows with errors on request', async () => {
    const { body } = await hub.get(`${hub.getPath('table', 'Factor')}?only_errors=true`);
    expect(body.rows.every(({ errors }: { errors: readonly unknown[] }) => errors.length > 0)).toBe(true);
  });

  it("accepts the empty search of a browser's form", async () => {
    expect((await hub.open(`${hub.getPath('table', 'Factor')}?q=`)).status).toBe(200);
  });

  it('changes one field of selected rows by a form without scripts', async () => {
    const { body } = await hub.get(hub.getPath('table', 'Factor'));
    const chosen = body.rows.slice(0, 2).map(({ id }: { id: string }) => ['node_id', id] as const);
    await hub.submitForm(hub.getPath('bulk'), [
      ['entity_type', 'Factor'],
      ...chosen,
      ['field', 'factor_type'],
      ['value', 'watering'],
    ]);
    const after = await hub.get(hub.getPath('table', 'Factor'));
    expect(after.body.rows.map(({ data }: { data: Record<string, unknown> }) => data.factor_type)).toEqual([
      'watering',
      'watering',
      undefined,
    ]);
  });
});

describeWithDatabase('The hub after conflicting saves of an entity', () => {
  let server: TestServer;
  let hub: HubClient;
  let study: Entity;
  const createForm = (fields: Record<string, string>) => ({
    _entity_type: 'Study',
    _node_id: study.id,
    _version: '1',
    ...fields,
  });

  beforeAll(async () => {
    server = await startTestServer({}, { withDatabase: true });
    hub = await new HubClient(server.address).createProject();
    study = await hub.createEntity('Study', { unique_id: 'STU-1', title: 'Before', description: 'old', altitude: 5 });
    await hub.send(hub.getPath('entities'), createForm({ title: 'Theirs', description: 'theirs' }));
  });
  afterAll(() => server?.stop());

  it('returns the current state to programs', async () => {
    const { status, body } = await hub.post(hub.getPath('entities'), {
      entity_type: 'Study',
      node_id: study.id,
      version: 1,
      data: { title: 'Mine' },
    });
    expect([status, body.current.version, body.current.data.title]).toEqual([409, 2, 'Theirs']);
  });

  it('shows both values of each field, and preselects the value that changed', async () => {
    const sent = createForm({ title: 'Mine', description: 'old', altitude: '7' });
    const { status, text } = await hub.send(hub.getPath('entities'), sent);
    expect(status).toBe(409);
    const chosen = [...text.matchAll(/name="_use_(\w+)" value="(\w+)" checked/g)].map(([, field, side]) => [field, side]);
    expect(chosen).toEqual([
      ['title', 'yours'],
      ['description', 'theirs'],
      ['altitude', 'yours'],
    ]);
  });

  it('redirects if both users saved the same values', async () => {
    const { status, headers } = await hub.send(hub.getPath('entities'), createForm({ title: 'Theirs' }));
    expect([status, headers.get('location')]).toEqual([303, hub.getPath('entity', study.id)]);
  });

  it('saves the selected values as a change of the current version', async () => {
    const choices = { title: 'Mine', _use_title: 'yours', description: 'old', _use_description: 'theirs', _version: '2' };
    expect((await hub.send(hub.getPath('entities'), createForm(choices))).status).toBe(303);
    const { body } = await hub.get(hub.getPath('entity', study.id));
    expect([body.data.title, body.data.description, body.version]).toEqual(['Mine', 'theirs', 3]);
  });
});
