import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../contract-tests/test-server.ts';
import { describeWithDatabase } from '../../storage/testing.ts';
import { HubClient } from '../entities/testing-hub-client.ts';

describeWithDatabase('Entities in a bulk request', () => {
  let server: TestServer;
  let hub: HubClient;
  let study: { id: string };
  let other: { id: string };
  let factors: { id: string }[];
  beforeAll(async () => {
    server = await startTestServer({}, { withDatabase: true });
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    hub = await new HubClient(server.address).createProject();
    study = await hub.createEntity('Study', { unique_id: 'S', investigation_id: 'I', title: 'One' });
    other = await hub.createEntity('Study', { unique_id: 'T', investigation_id: 'I', title: 'Two' });
    factors = [];
    for (const name of ['A', 'B', 'C'])
      factors.push(await hub.createEntity('Factor', { unique_id: name, study_id: 'S', name }, study));
  });

  const readLabels = async (query = '') =>
    (await hub.get(`${hub.getPath('table', 'Factor')}${query}`)).body.rows.map(({ label }: { label: string }) => label);
  const createId = (index: number) => factors[index]?.id ?? '';

  it('are changed, moved and deleted in one transaction', async () => {
    const { status, body } = await hub.post(hub.getPath('bulk'), {
      changes: [{ entity_type: 'Factor', node_id: createId(0), version: 1, parent_id: other.id, data: { study_id: 'T' } }],
      deletions: [{ node_id: createId(1), version: 1, descendants: 0 }],
    });
    expect([status, body.updated, body.deleted]).toEqual([200, 1, 1]);
    expect(body.entities[0]).toMatchObject({ parent_id: other.id, data: { study_id: 'T' } });
    expect(await readLabels()).toEqual(['C', 'A']);
  });

  it('are deleted with their descendants, even if a descendant is also listed', async () => {
    const { body } = await hub.post(hub.getPath('bulk'), { deletions: [{ node_id: study.id }, { node_id: createId(2) }] });
    expect(body).toMatchObject({ deleted: 4, entities: [] });
    const restored = await hub.post(hub.getPath('entity', study.id, 'restore'), { restore_version: 1 });
    expect(restored.status).toBe(200);
    expect(await readLabels()).toEqual(['A', 'B', 'C']);
  });

  it.each([
    ['an older version', { version: 7 }],
    ['another number of descendants', { descendants: 2 }],
  ])('remain unchanged if one of the deletions has %s', async (_words, expected) => {
    const { status, body } = await hub.post(hub.getPath('bulk'), {
      changes: [{ entity_type: 'Factor', node_id: createId(0), data: { name: 'Other' } }],
      deletions: [{ node_id: createId(1), ...expected }],
    });
    expect([status, body.current[0].id]).toEqual([409, createId(1)]);
    expect((await hub.get(hub.getPath('entity', createId(0)))).body.version).toBe(1);
  });

  it('are the same in the response and in later reads, even for thousands of new entities', { tags: 'full' }, async () => {
    const addFactors = async (count: number, first: string) => {
      const data = Array.from({ length: count }, (_, at) => ({
        unique_id: `${first}${at}`,
        study_id: 'None',
        name: `${first}${at}`,
      }));
      const changes = data.map((one) => ({ entity_type: 'Factor', parent_id: study.id, data: one }));
      return (await hub.post(hub.getPath('bulk'), { changes })).body.entities;
    };
    const messages = [
      await addFactors(1_200, 'M'),
      await hub.createEntity('Factor', { unique_id: 'D', name: 'D' }, study),
      await addFactors(1_200, 'N'),
    ].flat();
    const sample = [0, 1_199, 1_201, 2_400].map((at) => messages[at]);
    const later = await Promise.all(sample.map(async (entity) => (await hub.get(hub.getPath('entity', entity.id))).body));
    expect(sample.map(({ position, errors }) => [position, errors.length])).toEqual(
      later.map(({ position, errors }) => [position, errors.length]),
    );
    expect(sample.map(({ errors }) => errors.length > 0)).toEqual(sample.map(() => true));
  });

  it('have unique positions and their own errors if another request creates the same ones concurrently', {
    tags: 'full',
  }, async () => {
    const same = Array.from({ length: 60 }, (_, at) => ({ unique_id: `S${at}`, study_id: 'None', name: `S${at}` }));
    const changes = same.map((data) => ({ entity_type: 'Factor', parent_id: study.id, data }));
    const answers = await Promise.all([1, 2].map(() => hub.post(hub.getPath('bulk'), { changes })));
    const made = answers.flatMap(({ body }) => body.entities as { id: string; position: number; errors: { rule: string }[] }[]);
    expect(new Set(made.map(({ position }) => position)).size).toBe(120);
    const ordered = made.toSorted((one, other) => one.position - other.position);
    const isDuplicate = ({ errors }: { errors: { rule: string }[] }) =>
      errors.some(({ rule }) => rule === 'unique_id_uniqueness');
    expect([ordered.slice(0, 60).some(isDuplicate), ordered.slice(60).every(isDuplicate)]).toEqual([false, true]);
  });

  it('are required: a request without changes is rejected', async () => {
    const { status, body } = await hub.post(hub.getPath('bulk'), {});
    expect([status, body.detail]).toEqual([400, expect.stringContaining('body')]);
  });

  it('are rejected with 404 if an entity to delete does not exist', async () => {
    const { status, body } = await hub.post(hub.getPath('bulk'), { deletions: [{ node_id: 'nobody' }] });
    expect([status, body.detail]).toEqual([404, 'Entity not found: nobody']);
  });

  it('are checked together without being saved', async () => {
    const { status, body } = await hub.post(hub.getPath('bulk', 'check'), {
      changes: [
        { entity_type: 'Factor', node_id: createId(0), version: 99, data: { unique_id: 'X' } },
        { entity_type: 'Factor', parent_id: study.id, data: { unique_id: 'X', study_id: 'S', name: 'New' } },
        { entity_type: 'Factor', parent_id: study.id, data: { unique_id: 'C', study_id: 'S', name: 'Newer' } },
      ],
      deletions: [{ node_id: createId(2) }],
    });
    expect([status, body.valid]).toEqual([200, false]);
    expect(body.checks.map(({ errors }: { errors: { rule: string }[] }) => errors.map(({ rule }) => rule))).toEqual([
      ['unique_id_uniqueness'],
      ['unique_id_uniqueness'],
      [],
    ]);
    expect(await readLabels()).toEqual(['A', 'B', 'C']);
  });

  it('are rejected with an error that names the invalid change', async () => {
    const changes = [
      { entity_type: 'Factor', node_id: createId(0), data: {} },
      { entity_type: 'Factor', node_id: createId(1), data: { color: 1 } },
    ];
    const { status, body } = await hub.post(hub.getPath('bulk', 'check'), { changes });
    expect([status, body.detail]).toEqual([400, expect.stringContaining('body.changes[1].data.color')]);
  });

  it('can be filtered in a table that lists their parents and non-empty columns', async () => {
    const { body } = await hub.get(`${hub.getPath('table', 'Factor')}?filter=name>=B&filter=unique_id!=C`);
    expect(body).toMatchObject({ total: 1, invalid: 0, filled: ['unique_id', 'study_id', 'name'] });
    expect(body.parents).toEqual([{ id: study.id, entity_type: 'Study', label: 'One' }]);
    expect((await hub.get(`${hub.getPath('table', 'Factor')}?filter=color~red`)).body.detail).toContain('color');
  });

  it('have a page of errors with a permanent URL', async () => {
    const { status, text } = await hub.open(hub.getPath('validate'));
    expect([status, text.includes('<h1>Problems</h1>')]).toEqual([200, true]);
    expect((await hub.get(hub.getPath('validate'))).body).toEqual((await hub.post(hub.getPath('validate'))).body);
  });
});
