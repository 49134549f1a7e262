/** Tests that large projects, which worker threads process, behave like small projects. */
// @module-tag full
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { SHORT_JSON } from '../../contract/bodies.ts';
import { describeWithDatabase } from '../../storage/testing.ts';
import { type Place, startTestHub, type TestHub } from '../testing-hub.ts';

const LARGE = 1_200;
const longText = 'A long story. '.repeat(SHORT_JSON / 10);

describeWithDatabase('The hub with worker threads', () => {
  let hub: TestHub;
  let place: Place;
  beforeAll(async () => {
    hub = await startTestHub();
  });
  afterAll(() => hub.stop());
  beforeEach(async () => {
    place = await hub.place();
  });

  const requestProject = (path: string, request: Parameters<TestHub['send']>[2] = {}) =>
    hub.send('anonymous', `/hub/projects/${place.projectId}${path}`, request);

  /** Adds so many studies that the server processes the project in a worker thread. */
  async function addManyStudies(): Promise<void> {
    await hub.database.pool.query(
      `insert into hub_entities (id, project_id, parent_id, parent_field, entity_type, position, data, label, updated_by)
       select gen_random_uuid(), $1, $2, 'studies', 'Study', number, jsonb_build_object('title', 'Study ' || number), 'Study ' || number, 'tests'
       from generate_series(1, $3) as number`,
      [place.projectId, place.entityId, LARGE],
    );
  }

  it('saves the changes of a large request exactly once', async () => {
    const change = { entity_type: 'Investigation', node_id: place.entityId, version: 1, data: { description: longText } };
    const saved = await requestProject('/entities', { json: change });
    expect([saved.status, saved.body.version]).toEqual([200, 2]);
    const again = await requestProject('/entities', { json: change });
    expect([again.status, again.body.current?.version ?? again.body.detail]).toEqual([409, 2]);
    const { body } = await requestProject(`/entity/${place.entityId}/history`);
    expect(body.total).toBe(1);
  });

  it('saves a change in a large project exactly once', async () => {
    await addManyStudies();
    const change = { entity_type: 'Investigation', node_id: place.entityId, version: 1, data: { title: 'Flood' } };
    const { status, body } = await requestProject('/entities', { json: change });
    expect([status, body.version, body.label]).toEqual([200, 2, 'Flood']);
    const form = { _entity_type: 'Investigation', _node_id: place.entityId, _version: '2', title: 'Storm' };
    expect((await requestProject('/entities', { form })).body).toMatchObject({ version: 3, label: 'Storm' });
  });

  it('returns pages, checks, graphs and files of a large project', async () => {
    await addManyStudies();
    const checked = await requestProject('/validate', { method: 'POST' });
    expect([checked.status, checked.body.checked]).toEqual([200, LARGE + 1]);
    const graph = await requestProject('/api/graph');
    expect(graph.body.nodes).toHaveLength(LARGE + 1);
    const every = await hub.send('anonymous', `/api/graph?project=${place.projectId}`);
    expect(every.body.nodes).toHaveLength(LARGE + 1);
    for (const path of ['', '/graph', `/entity/${place.entityId}`, '/table/Study', '/import']) {
      const page = await requestProject(path, { accept: 'text/html' });
      expect([path, page.status, page.headers.get('content-type')]).toEqual([path, 200, 'text/html; charset=utf-8']);
    }
    const exported = await requestProject('/export?format=json');
    expect([exported.status, exported.text.split('"Study ').length > LARGE]).toEqual([200, true]);
  });

  it('returns the same errors from a thread as from the main thread', async () => {
    await addManyStudies();
    const unknown = await requestProject('/entities', { json: { entity_type: 'Nothing', data: {} } });
    expect([unknown.status, unknown.body.detail]).toEqual([400, expect.stringContaining('Nothing')]);
    expect((await requestProject('/entity/00000000-0000-4000-8000-000000000000')).status).toBe(404);
  });

  it('uses profiles that were saved after the thread started, and drops deleted ones', async () => {
    const validateLongStudy = (profile: string) =>
      hub.send('anonymous', '/validate', { json: { entity: 'Study', profile, version: '1.0', data: { title: longText } } });
    expect((await validateLongStudy('isa')).status).toBe(200);
    for (const name of ['lab-one', 'lab-two']) {
      expect((await validateLongStudy(name)).status).toBe(404);
      const order = { profiles: ['miappe/1.1', 'isa/1.0'], strategy: 'first_wins', output_name: name, output_version: '1.0' };
      expect((await hub.send('anonymous', '/merge/save', { json: order })).status).toBe(201);
      expect((await validateLongStudy(name)).status).toBe(200);
      expect((await hub.send('anonymous', `/saved-profiles/${name}/1.0`, { method: 'DELETE' })).status).toBe(204);
      expect((await validateLongStudy(name)).status).toBe(404);
    }
  });

  it('previews and applies a file of many rows', async () => {
    const form = new FormData();
    const rows = Array.from({ length: 2_000 }, (_, index) => `STU-${index},Study ${index}\n`);
    form.append('file', new Blob(['unique_id,title\n', ...rows]), 'Study.csv');
    const target = `${hub.address}/hub/projects/${place.projectId}/import`;
    const answer = await fetch(target, { method: 'POST', body: form, headers: { Accept: 'application/json' } });
    const preview = (await answer.json()) as { id: string; counts: { created: number } };
    expect([answer.status, preview.counts.created]).toEqual([201, 2_000]);
    const applied = await requestProject(`/import/${preview.id}/apply`, { json: {} });
    expect([applied.status, applied.body.counts]).toEqual([200, preview.counts]);
    expect((await requestProject('/validate', { method: 'POST' })).body.checked).toBe(2_001);
  });
});
