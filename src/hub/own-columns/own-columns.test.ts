// @module-tag full
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeWithDatabase } from '../../storage/testing.ts';
import { COLLABORATION, createLoginEnvironment, type Place, startTestHub, type TestHub } from '../testing-hub.ts';
import { deriveFieldName } from './form.ts';

describe('The name of an own column', () => {
  it.each([
    ['Plot color', 'plot_color'],
    ['Soil moisture (%)', 'soil_moisture_percent'],
    ['Höhe', 'hohe'],
    ['2nd row', 'column_2nd_row'],
    ['地块颜色', 'column'],
    ['constructor', 'constructor_2'],
    ['Title', 'title_2'],
  ])('is, for the label %s, the word %s', (label, name) => {
    expect(deriveFieldName(label, new Set(['title']))).toBe(name);
  });
});

describeWithDatabase('Own columns of a project', () => {
  let hub: TestHub;
  let place: Place;
  let path: string;
  beforeAll(async () => {
    hub = await startTestHub();
  });
  beforeAll(async () => {
    place = await hub.place();
    path = `/hub/projects/${place.projectId}`;
  });
  afterAll(() => hub.stop());

  const sendRequest = (below: string, json?: unknown, method?: string) =>
    hub.send('anonymous', `${path}${below}`, { ...(json === undefined ? {} : { json }), ...(method ? { method } : {}) });
  const addColumn = (label: string, more: object = {}) =>
    sendRequest('/own-columns', { entity_type: 'investigation', label, ...more });
  const saveEntity = (data: object) =>
    sendRequest('/entities', { entity_type: 'Investigation', node_id: place.entityId, data });
  const readEntity = async () => (await sendRequest(`/entity/${place.entityId}`)).body;
  const listColumns = async () =>
    (await sendRequest('/own-columns')).body.own_columns as { name: string; entity_count: number }[];

  it('are fields of the table, the form and the JSON Schema, with their label and unit', async () => {
    expect((await addColumn('Altitude gain', { kind: 'number', unit: 'm' })).status).toBe(201);
    const { columns } = (await sendRequest('/table/Investigation')).body;
    expect(columns.at(-1)).toMatchObject({ name: 'altitude_gain', label: 'Altitude gain (m)', type: 'float' });
    const schema = (await sendRequest('/schema/investigation')).body;
    expect(schema.properties.altitude_gain.title).toBe('Altitude gain (m)');
    const page = await hub.send('anonymous', `${path}/entity/${place.entityId}`, { accept: 'text/html' });
    expect(page.text).toContain('Altitude gain (m)');
  });

  it.each(['text', 'number', 'yes_no', 'date'])('show their kind in the list and before a deletion: %s', async (kind) => {
    const { body } = await addColumn(`Own ${kind}`, { kind });
    const listed = (await sendRequest('/own-columns')).body.own_columns.find(
      ({ name }: { name: string }) => name === body.name,
    );
    const confirmation = await sendRequest(`/own-columns/Investigation/${body.name}/delete`);
    expect([listed.kind, confirmation.status, confirmation.body.kind]).toEqual([kind, 200, kind]);
  });

  it('are validated like fields of the profile', async () => {
    await addColumn('Color', { kind: 'choice', choices: ['red', 'blue'] });
    await saveEntity({ color: 'pink' });
    const { groups } = (await sendRequest('/problems?level=error')).body;
    expect(groups).toContainEqual(expect.objectContaining({ field: 'color', value: 'pink' }));
  });

  it.each([
    [{ label: 'TITLE' }, 'body.label'],
    [{ label: 'Another', name: 'Unique_ID' }, 'body.name'],
    [{ label: 'A list', kind: 'choice' }, 'body.choices'],
    [{ label: 'A list', choices: ['a'] }, 'body.choices'],
    [{ label: '  ' }, 'body.label'],
    [{ label: 'x', name: '_id' }, 'body.name'],
    [{ label: 'x', name: 'toString' }, 'body.name'],
  ])('are not created from %j, and the error names the invalid property', async (input, member) => {
    const { status, body } = await sendRequest('/own-columns', { entity_type: 'Investigation', ...input });
    expect([status, String(body.detail).split(' ')[0]]).toEqual([400, member]);
  });

  it('convert their values when the kind changes, as one action that can be undone', async () => {
    await addColumn('Depth');
    await saveEntity({ depth: '20' });
    const changed = await sendRequest('/own-columns/investigation/depth', { kind: 'whole_number' }, 'PUT');
    expect([changed.status, changed.body.kind, (await readEntity()).data.depth]).toEqual([200, 'whole_number', 20]);
    const [{ moment, kind, changed: count }] = (await sendRequest('/actions')).body.actions;
    expect([kind, count]).toEqual(['changed', 1]);
    await sendRequest(`/actions/${moment}/undo`, {});
    expect((await readEntity()).data.depth).toBe('20');
  });

  it('are deleted with their values, which an undo restores as problems', async () => {
    await addColumn('Note');
    await saveEntity({ note: 'dry' });
    expect((await listColumns()).find(({ name }) => name === 'note')?.entity_count).toBe(1);
    expect((await sendRequest('/own-columns/Investigation/note/delete', { descendants: 2 })).status).toBe(409);
    expect((await sendRequest('/own-columns/Investigation/note', undefined, 'DELETE')).status).toBe(204);
    expect((await readEntity()).data).not.toHaveProperty('note');
    const [{ moment }] = (await sendRequest('/actions')).body.actions;
    await sendRequest(`/actions/${moment}/undo`, {});
    expect((await readEntity()).data.note).toBe('dry');
    expect((await sendRequest('/problems')).body.groups).toContainEqual(expect.objectContaining({ field: 'note' }));
    await addColumn('Note');
    expect((await sendRequest('/problems')).body.groups).not.toContainEqual(expect.objectContaining({ field: 'note' }));
  });

  it('are limited to 50, even when they are added at the same time', async () => {
    const other = await hub.place();
    const inputs = Array.from({ length: 55 }, (_, at) => ({ entity_type: 'Study', label: `Column ${at}` }));
    const answers = await Promise.all(
      inputs.map((json) => hub.send('anonymous', `/hub/projects/${other.projectId}/own-columns`, { json })),
    );
    expect(Object.groupBy(answers, ({ status }) => status)[201]).toHaveLength(50);
  });

  it('are added, changed and deleted on pages without scripts', async () => {
    const postForm = (below: string, form: Record<string, string>) =>
      hub.send('anonymous', `${path}/own-columns${below}`, { form, accept: 'text/html' });
    const form = {
      entity_type: 'Study',
      label: 'Mood',
      kind: 'choice',
      choices: 'good\r\n\r\nbad\r\ngood',
      recommended: 'true',
    };
    expect((await postForm('', form)).status).toBe(303);
    const { body } = await sendRequest('/own-columns/Study/mood/delete');
    expect(body).toMatchObject({ choices: ['good', 'bad'], recommended: true, entity_count: 0 });
    const refused = await postForm('', form);
    expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('is already a field of this type')]);
    expect((await postForm('/Study/mood', { ...form, label: 'Feeling', entity_type: 'Study' })).status).toBe(303);
    expect((await postForm('/Study/mood/delete', { descendants: '0' })).status).toBe(303);
  });

  it('are additional information in BrAPI', async () => {
    await sendRequest('/own-columns', { entity_type: 'ObservationUnit', label: 'Soil moisture', kind: 'number' });
    const study = { entity_type: 'Study', parent_id: place.entityId, data: { unique_id: 'S' } };
    const { id } = (await sendRequest('/entities', study)).body;
    const unit = { entity_type: 'ObservationUnit', parent_id: id, data: { unique_id: 'U', soil_moisture: 12.5 } };
    expect((await sendRequest('/entities', unit)).status).toBe(201);
    const { body } = await hub.send('anonymous', `/brapi/v2/observationunits?studyDbId=${id}`);
    expect(body.result.data.map((one: { additionalInfo: object }) => one.additionalInfo)).toEqual([{ soil_moisture: '12.5' }]);
  });

  it('are offered for unknown columns of a table, and receive their values', async () => {
    const content = 'unique_id,Plot color,Moisture\nS1,red,12.5\nS2,blue,3\n';
    const { body } = await sendRequest('/import', { format: 'csv', entity_type: 'Study', file_name: 'plots.csv', content });
    const proposals = body.tables[0].columns.map(
      ({ own_column: own }: { own_column?: { name: string; kind: string } }) => own && [own.name, own.kind],
    );
    expect(proposals).toEqual([undefined, ['plot_color', 'text'], ['moisture', 'number']]);
    const added = await sendRequest(`/import/${body.id}/own-columns`, { columns: [{ table: '', column: '3' }] });
    expect(added.body.tables[0].columns.map(({ field }: { field: string }) => field)).toEqual(['unique_id', '', 'moisture']);
    expect((await sendRequest(`/import/${body.id}/own-columns`, { columns: [{ table: '', column: '3' }] })).status).toBe(400);
    const page = await hub.send('anonymous', `${path}/import/${body.id}`, { accept: 'text/html' });
    expect(page.text).toContain('Add as own column');
  });
});

describeWithDatabase('Own columns in a workspace of a collaboration', () => {
  let hub: TestHub;
  beforeAll(async () => {
    hub = await startTestHub({ ...createLoginEnvironment(), HUB_ACCESS: 'login' });
  });
  afterAll(() => hub.stop());

  it('can be seen by members, and added only by managers', async () => {
    const { projectId } = await hub.place(COLLABORATION);
    const path = `/hub/projects/${projectId}/own-columns`;
    const json = { entity_type: 'Study', label: 'Color' };
    const statuses = await Promise.all(
      (['member', 'manager', 'nonMember'] as const).map(async (who) => (await hub.send(who, path, { json })).status),
    );
    expect(statuses).toEqual([403, 201, 403]);
    expect((await hub.send('member', path)).body.own_columns).toHaveLength(1);
    expect((await hub.send('member', path, { accept: 'text/html' })).text).not.toContain('Add own column');
  });
});
