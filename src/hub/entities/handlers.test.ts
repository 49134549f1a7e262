import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../contract-tests/test-server.ts';
import { describeWithDatabase } from '../../storage/testing.ts';
import { HubClient } from './testing-hub-client.ts';

describeWithDatabase('The hub', () => {
  let server: TestServer;
  let hub: HubClient;
  beforeAll(async () => {
    server = await startTestServer({}, { withDatabase: true });
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    hub = await new HubClient(server.address).createProject();
  });

  const nobody = '00000000-0000-4000-8000-000000000000';
  const getEntityPath = ({ id }: { id: string }, ...rest: string[]) => hub.getPath('entity', id, ...rest);

  it('checks values without saving them, including uniqueness in the project', async () => {
    const study = await hub.createEntity('Study', { unique_id: 'S', investigation_id: 'I', title: 'T' });
    await hub.createEntity('Factor', { unique_id: 'F', study_id: 'S', name: 'Water' }, study);
    const input = { entity_type: 'Factor', parent_id: study.id, data: { unique_id: 'F', study_id: 'X', name: 'Light' } };
    const { status, body } = await hub.post(hub.getPath('check'), input);
    expect(status).toBe(200);
    expect(body.errors.map(({ field, rule }: { field: string; rule: string }) => [field, rule])).toEqual([
      ['study_id', expect.stringContaining('reference')],
      ['unique_id', 'unique_id_uniqueness'],
    ]);
    expect((await hub.get(hub.getPath('history'))).body.total).toBe(2);
  });

  it('adds the identifier of the parent to a new entity that does not have the reference', async () => {
    const study = await hub.createEntity('Study', { unique_id: 'S', investigation_id: 'I', title: 'T' });
    const saveFactor = async (data: object) =>
      (await hub.post(hub.getPath('entities'), { entity_type: 'Factor', parent_id: study.id, data })).body.data.study_id;
    expect(await saveFactor({ unique_id: 'F' })).toBe('S');
    expect(await saveFactor({ unique_id: 'G', study_id: 'X' })).toBe('X');
    expect(await saveFactor({ unique_id: 'H', study_id: null })).toBeUndefined();
  });

  it('checks new values of an existing entity from a form', async () => {
    const place = await hub.createEntity('Location', { latitude: 3 });
    const fields = { _entity_type: 'Location', _node_id: place.id, _version: '1', latitude: 'north', longitude: '4.5' };
    const { body } = await hub.send(hub.getPath('check'), fields);
    expect(body.errors).toContainEqual({ field: 'latitude', rule: 'type', message: expect.stringContaining('north') });
    expect(body.errors.some(({ field }: { field: string }) => field === 'longitude')).toBe(false);
  });

  it.each([
    [{ entity_type: 'Plot', data: {} }, 400, 'entity_type'],
    [{ entity_type: 'Study', data: { color: 'red' } }, 400, 'data.color'],
    [{ entity_type: 'Study', node_id: nobody, data: {} }, 404, 'node_id'],
    [{ entity_type: 'Factor', parent_id: nobody, data: {} }, 400, 'parent_id'],
  ])('rejects a check of %j', async (input, status, member) => {
    const answer = await hub.post(hub.getPath('check'), input);
    expect([answer.status, answer.body.detail]).toEqual([status, expect.stringContaining(member)]);
  });

  it('changes many entities in one request, and returns them in the order of the request', async () => {
    const one = await hub.createEntity('Study', { unique_id: 'S' });
    const changes = [
      { entity_type: 'Study', data: { unique_id: 'T' } },
      { entity_type: 'Study', node_id: one.id, version: 1, data: { title: 'One' } },
      { entity_type: 'Study', node_id: one.id, data: { title: 'One' } },
    ];
    const { status, body } = await hub.post(hub.getPath('bulk'), { changes });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      created: 1,
      updated: 1,
      unchanged: 1,
      entities: [{ version: 1 }, { id: one.id, version: 2 }, { version: 2 }],
    });
  });

  it('saves no part of a bulk change after a conflict, and returns the current entity', async () => {
    const one = await hub.createEntity('Study', { unique_id: 'S' });
    await hub.post(hub.getPath('entities'), { entity_type: 'Study', node_id: one.id, data: { title: 'Newer' } });
    const changes = [
      { entity_type: 'Study', data: {} },
      { entity_type: 'Study', node_id: one.id, version: 1, data: { title: 'Mine' } },
    ];
    const { status, body } = await hub.post(hub.getPath('bulk'), { changes });
    expect(status).toBe(409);
    expect(body.current).toMatchObject([{ id: one.id, version: 2, data: { unique_id: 'S', title: 'Newer' } }]);
    expect((await hub.get(hub.getPath('history'))).body.total).toBe(2);
  });

  it('reports the position of an error in a bulk change', async () => {
    const changes = [
      { entity_type: 'Study', data: {} },
      { entity_type: 'Study', data: { title: [['x']] } },
    ];
    const { status, body } = await hub.post(hub.getPath('bulk'), { changes });
    expect([status, body.detail]).toEqual([
      400,
      'body.changes[1].data.title: must be a plain value or a list of plain values.',
    ]);
    expect((await hub.get(hub.getPath('history'))).body.total).toBe(0);
  });

  it('sets one value in selected entities by a form', async () => {
    const ids = [(await hub.createEntity('Location', {})).id, (await hub.createEntity('Location', {})).id];
    const fields: [string, string][] = [
      ['entity_type', 'Location'],
      ['field', 'altitude'],
      ['value', '12'],
      ...ids.map((id): [string, string] => ['node_id', id]),
    ];
    const sent = await hub.send(hub.getPath('bulk'), fields);
    expect([sent.status, sent.headers.get('location')]).toEqual([303, hub.getPath('table', 'Location')]);
    const history = (await hub.get(hub.getPath('history'))).body.entries;
    expect(history.slice(0, 2).map(({ changes }: { changes: unknown }) => changes)).toEqual([
      [{ field: 'altitude', before: null, after: expect.anything() }],
      [{ field: 'altitude', before: null, after: expect.anything() }],
    ]);
  });

  it('requests confirmation before it deletes entities, and lists each of them in the history', async () => {
    const study = await hub.createEntity('Study', { title: 'Wheat <b>' });
    await hub.createEntity('Factor', { name: 'Water' }, study);
    const question = await hub.open(getEntityPath(study, 'delete'));
    expect(question.text).toContain('Delete Wheat &lt;b&gt;?');
    expect(question.text).toContain('This also deletes 1 entity in it.');
    const numbers = (await hub.get(getEntityPath(study, 'delete'))).body;
    expect(numbers).toMatchObject({
      kind: 'entity',
      descendants: 1,
      version: 1,
      by_type: [{ entity_type: 'Factor', count: 1 }],
    });
    const sent = await hub.send(getEntityPath(study, 'delete'), { version: '1', descendants: '1' });
    expect([sent.status, sent.headers.get('location')]).toEqual([303, hub.getPath()]);
    expect((await hub.get(`${hub.getPath('history')}?action=deleted`)).body.total).toBe(2);
  });

  it.each([
    ['version', { version: 1 }],
    ['descendants', { descendants: 0 }],
  ])('deletes nothing if the confirmation contains an outdated value: %s', async (_what, expected) => {
    const study = await hub.createEntity('Study', { title: 'Wheat' });
    await hub.createEntity('Factor', {}, study);
    await hub.post(hub.getPath('entities'), { entity_type: 'Study', node_id: study.id, data: { title: 'Barley' } });
    const answer = await hub.post(getEntityPath(study, 'delete'), expected);
    expect([answer.status, answer.body.current]).toEqual([409, expect.objectContaining({ version: 2, descendants: 1 })]);
    const page = await hub.send(getEntityPath(study, 'delete'), { version: '1' });
    expect([page.status, page.text]).toEqual([409, expect.stringContaining('Nothing was deleted')]);
    expect((await hub.get(`${hub.getPath('history')}?action=deleted`)).body.total).toBe(0);
  });

  it('deletes entities for programs without a confirmation, unless the version differs', async () => {
    const study = await hub.createEntity('Study', { title: 'Wheat' });
    expect(await hub.remove(`${getEntityPath(study)}?version=7`)).toMatchObject({
      status: 409,
      body: { current: { id: study.id, version: 1 } },
    });
    expect((await hub.remove(`${getEntityPath(study)}?version=1`)).status).toBe(204);
    expect((await hub.remove(getEntityPath(study))).status).toBe(404);
  });

  it('duplicates entities for programs and users', async () => {
    const study = await hub.createEntity('Study', { unique_id: 'S', title: 'Wheat' });
    const answer = await hub.post(getEntityPath(study, 'duplicate'));
    expect([answer.status, answer.headers.get('location')]).toEqual([201, hub.getPath('entity', answer.body.id)]);
    expect(answer.body).toMatchObject({ data: { unique_id: 'S-copy' }, position: 1 });
    expect((await hub.send(getEntityPath(study, 'duplicate'))).status).toBe(303);
    expect((await hub.post(getEntityPath({ id: nobody }, 'duplicate'))).status).toBe(404);
  });

  it('does not duplicate an entity of a single-entity field', async () => {
    const study = await hub.createEntity('Study', {});
    const place = await hub.createEntity('Location', {}, study);
    const answer = await hub.post(getEntityPath(place, 'duplicate'));
    expect([answer.status, answer.body.detail]).toEqual([
      409,
      'geographic_location can contain only one Location, so it cannot be duplicated.',
    ]);
  });

  it('moves entities for programs and users, and reports conflicts', async () => {
    const study = await hub.createEntity('Study', {});
    const [a, b] = [
      await hub.createEntity('Factor', { name: 'a' }, study),
      await hub.createEntity('Factor', { name: 'b' }, study),
    ];
    expect((await hub.post(getEntityPath(b, 'move'), { position: 0, version: 1 })).body).toMatchObject({
      position: 0,
      version: 2,
    });
    const sent = await hub.send(getEntityPath(a, 'move'), { direction: 'up', version: '1' });
    expect([sent.status, sent.headers.get('location')]).toEqual([303, getEntityPath(study)]);
    expect((await hub.post(getEntityPath(b, 'move'), { position: 0, version: 1 })).body.current).toMatchObject({
      id: b.id,
      version: 2,
    });
    const page = await hub.send(getEntityPath(b, 'move'), { direction: 'up', version: '1' });
    expect([page.status, page.text]).toEqual([409, expect.stringContaining('b was changed by another user')]);
  });

  it('returns the history of an entity with every difference', async () => {
    const study = await hub.createEntity('Study', { title: '<script>alert(1)</script>' });
    await hub.post(hub.getPath('entities'), { entity_type: 'Study', node_id: study.id, data: { title: 'Wheat' } });
    const { body } = await hub.get(getEntityPath(study, 'history'));
    expect(body).toMatchObject({
      total: 2,
      entries: [
        { version: 2, action: 'updated', changes: [{ field: 'title', before: '<script>alert(1)</script>', after: 'Wheat' }] },
        { version: 1, action: 'created', changes: [{ field: 'title', before: null }] },
      ],
    });
    for (const path of [getEntityPath(study, 'history'), hub.getPath('history'), getEntityPath(study, 'history', '1')]) {
      const page = await hub.open(path);
      expect([page.status, page.text.includes('<script>alert')]).toEqual([200, false]);
      expect(page.text).toContain('&lt;script&gt;alert(1)');
    }
  });

  it.each([
    ['entity_type=&action=', ['moved', 'created', 'created']],
    ['entity_type=factor', ['moved', 'created']],
    ['action=created', ['created', 'created']],
    ['entity_type=Study&action=moved', []],
    ['limit=1&offset=1', ['created']],
  ])('filters the history of a project by %s', async (query, expected) => {
    const study = await hub.createEntity('Study', {});
    const factor = await hub.createEntity('Factor', {}, study);
    await hub.post(getEntityPath(factor, 'move'), { position: 0, parent_id: null });
    const { body } = await hub.get(`${hub.getPath('history')}?${query}`);
    expect(body.entries.map(({ action }: { action: string }) => action)).toEqual(expected);
    expect((await hub.open(`${hub.getPath('history')}?${query}`)).status).toBe(200);
  });

  it('shows a version, and compares it with any other', async () => {
    const study = await hub.createEntity('Study', { title: 'a' });
    for (const title of ['b', 'c'])
      await hub.post(hub.getPath('entities'), { entity_type: 'Study', node_id: study.id, data: { title } });
    const readVersion = async (question: string) => (await hub.get(getEntityPath(study, 'history', question))).body;
    expect(await readVersion('3')).toMatchObject({ against: 2, data: { title: 'c' }, changes: [{ before: 'b', after: 'c' }] });
    expect(await readVersion('3?against=1')).toMatchObject({ against: 1, changes: [{ before: 'a', after: 'c' }] });
    expect(await readVersion('1')).toMatchObject({ against: null, changes: [{ before: null, after: 'a' }] });
    expect(await readVersion('9')).toEqual({ detail: 'The entity has no version 9.' });
  });

  it('restores values and deleted entities', async () => {
    const study = await hub.createEntity('Study', { title: 'Wheat' });
    const factor = await hub.createEntity('Factor', {}, study);
    await hub.post(hub.getPath('entities'), { entity_type: 'Study', node_id: study.id, data: { title: 'Barley' } });
    const back = await hub.post(getEntityPath(study, 'restore'), { restore_version: 1, version: 2 });
    expect(back.body).toMatchObject({ version: 3, data: { title: 'Wheat' } });
    await hub.remove(getEntityPath(study));
    expect((await hub.post(getEntityPath(factor, 'restore'), { restore_version: 1 })).body).toEqual({
      detail: 'The Study that contains this entity is also deleted. Restore it first.',
    });
    const sent = await hub.send(getEntityPath(study, 'restore'), { restore_version: '2', version: '4' });
    expect([sent.status, sent.headers.get('location')]).toEqual([303, getEntityPath(study)]);
    expect((await hub.post(getEntityPath(study, 'restore'), { restore_version: 1, version: 1 })).body.current).toMatchObject({
      version: 5,
      data: { title: 'Barley' },
      descendants: 1,
    });
  });

  it('checks a project, for programs and on a page with links to each field', async () => {
    const place = await hub.createEntity('Location', { name: '"><img src=x onerror=alert(1)>', latitude: 91, longitude: 0 });
    const { body } = await hub.post(hub.getPath('validate'));
    expect(body).toMatchObject({ valid: false, checked: 1, invalid: 1 });
    expect(body.errors).toContainEqual(expect.objectContaining({ node_id: place.id, field: 'latitude', rule: 'maximum' }));
    const page = await hub.send(hub.getPath('validate'));
    expect(page.text).toContain(`href="${getEntityPath(place)}#field-latitude"`);
    expect(page.text).toContain('1 of 1 entity has errors');
    expect(page.text).not.toContain('<img');
  });

  it('reports that an empty project has nothing to check', async () => {
    expect((await hub.post(hub.getPath('validate'))).body).toEqual({ valid: true, checked: 0, invalid: 0, errors: [] });
    expect((await hub.send(hub.getPath('validate'))).text).toContain('Nothing to check yet');
  });

  it('returns 404 for a version number out of range', async () => {
    const study = await hub.createEntity('Investigation', { title: 'Drought' });
    expect((await hub.send(getEntityPath(study, 'restore'), { restore_version: '2200198411' })).status).toBe(404);
  });

  it.each(['history', 'delete', 'history/1'])('returns 404 for …/%s of an unknown entity', async (path) => {
    for (const id of [nobody, 'no-such-thing', '%00', "';drop table hub_entities;--"])
      expect((await hub.get(hub.getPath('entity', encodeURIComponent(id), path))).status).toBe(404);
  });
});
