import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../contract-tests/test-server.ts';
import { describeWithDatabase } from '../../storage/testing.ts';
import { HubClient } from '../entities/testing-hub-client.ts';

describeWithDatabase('A project that refuses invalid values', () => {
  let server: TestServer;
  let hub: HubClient;
  let study: { id: string };
  beforeAll(async () => {
    server = await startTestServer({}, { withDatabase: true });
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    hub = await new HubClient(server.address).createProject();
    study = await hub.createEntity('Study', { unique_id: 'S', title: 'Trial' });
    await hub.send(hub.getPath(), { name: 'Trial', description: '', strictness: 'refuse' });
  });

  const createUnit = (data: object) => ({ entity_type: 'ObservationUnit', parent_id: study.id, data });
  const countUnits = async () => (await hub.get(hub.getPath('table', 'ObservationUnit'))).body.total;

  it('returns the setting, which by default only marks invalid values', async () => {
    expect((await hub.get(hub.getPath())).body.strictness).toBe('refuse');
    const other = await new HubClient(server.address).createProject();
    expect((await other.get(other.getPath())).body.strictness).toBe('mark');
    const { errors } = await other.createEntity('Study', { start_date: 'soon' });
    expect(errors.at(-1)).toMatchObject({ field: 'start_date', rule: 'format' });
  });

  it('accepts missing values, and references to missing entities', async () => {
    expect((await hub.post(hub.getPath('entities'), createUnit({ biological_material_id: 'BM-later' }))).status).toBe(201);
  });

  describe('A change with an invalid value', () => {
    it('results in 400, and the error names entity, field and rule', async () => {
      const { status, body } = await hub.post(hub.getPath('entities'), createUnit({ unique_id: 'U-1', entry_type: 'tset' }));
      expect([status, await countUnits()]).toEqual([400, 0]);
      expect(body.detail).toMatch(/^U-1, Entry type: .*tset.* This project rejects invalid values; nothing was saved\.$/);
    });

    it('is saved for no entity if several are changed', async () => {
      const changes = [
        createUnit({ unique_id: 'U-1' }),
        createUnit({ unique_id: 'U-2', entry_type: 'x' }),
        createUnit({ entry_type: 'y' }),
      ];
      const { status, body } = await hub.post(hub.getPath('bulk'), { changes });
      expect([status, body.detail.includes('1 more value is invalid.'), await countUnits()]).toEqual([400, true, 0]);
    });

    it('is shown again in the form, with the reason', async () => {
      const { status, text } = await hub.send(hub.getPath('entities'), {
        _entity_type: 'ObservationUnit',
        _parent_id: study.id,
        unique_id: 'U-1',
        entry_type: 'tset',
      });
      expect([status, text.includes('This project rejects invalid values'), text.includes('value="U-1"')]).toEqual([
        400,
        true,
        true,
      ]);
    });
  });

  describe('An import into a project that refuses invalid values', () => {
    const readPreview = async () => {
      const content = 'Observation unit ID\tStudy\tEntry type\nU-1\tS\ttset\nU-2\tS\ttest\n';
      const { body } = await hub.post(hub.getPath('import'), { format: 'csv', content });
      const applyImport = (options: object) => hub.post(hub.getPath('import', body.id, 'apply'), options);
      return { ...body, apply: applyImport };
    };

    it('rejects rows in the preview, and imports the others on request', async () => {
      const { rows, counts, apply } = await readPreview();
      expect(counts).toMatchObject({ created: 1, refused: 1 });
      expect(rows[0]).toMatchObject({
        outcome: 'refuse',
        detail: expect.stringMatching(/^Entry type: .*tset.* This project rejects invalid values\.$/),
      });
      expect([(await apply({})).status, (await apply({ skip_refused: true })).status, await countUnits()]).toEqual([
        409, 200, 1,
      ]);
    });

    it('returns 409 if the setting was changed after the preview', async () => {
      await hub.post(hub.getPath(), { strictness: 'mark' });
      const { counts, apply } = await readPreview();
      await hub.post(hub.getPath(), { strictness: 'refuse' });
      const { status, body } = await apply({});
      expect([counts.refused, status, body.detail, await countUnits()]).toEqual([
        0,
        409,
        expect.stringMatching(/^U-1, Entry type: .* This project rejects invalid values; nothing was saved\.$/),
        0,
      ]);
    });
  });

  it('rejects a change that conflicts with another value', async () => {
    const changeStudy = (data: object) => hub.post(hub.getPath('entities'), { entity_type: 'Study', node_id: study.id, data });
    expect((await changeStudy({ start_date: '2024-03-01', end_date: '2024-09-01' })).status).toBe(200);
    const { status, body } = await changeStudy({ start_date: '2025-03-01' });
    expect([status, body.detail]).toEqual([400, expect.stringMatching(/End date: .*2024-09-01/)]);
    expect((await changeStudy({ end_date: null })).status).toBe(200);
  });

  it('restores and duplicates invalid values', { tags: 'full' }, async () => {
    await hub.post(hub.getPath(), { strictness: 'mark' });
    const { body } = await hub.post(hub.getPath('entities'), createUnit({ unique_id: 'U-1', entry_type: 'tset' }));
    await hub.post(hub.getPath(), { strictness: 'refuse' });
    const getEntityPath = (...path: string[]) => hub.getPath('entity', body.id, ...path);
    const corrected = { entity_type: 'ObservationUnit', node_id: body.id, data: { entry_type: 'test' } };
    expect((await hub.post(hub.getPath('entities'), corrected)).status).toBe(200);
    expect((await hub.post(getEntityPath('restore'), { restore_version: 1 })).body.data.entry_type).toBe('tset');
    expect([(await hub.post(getEntityPath('duplicate'), {})).status, await countUnits()]).toEqual([201, 2]);
  });

  it('accepts other changes of an entity that already has invalid values', async () => {
    await hub.post(hub.getPath(), { strictness: 'mark' });
    const { body } = await hub.post(hub.getPath('entities'), createUnit({ unique_id: 'U-1', entry_type: 'tset' }));
    await hub.post(hub.getPath(), { strictness: 'refuse' });
    const changeUnit = (data: object) =>
      hub.post(hub.getPath('entities'), { entity_type: 'ObservationUnit', node_id: body.id, data });
    expect((await changeUnit({ unique_id: 'U-2', entry_type: 'tset' })).status).toBe(200);
    expect((await changeUnit({ entry_type: 'tsett' })).status).toBe(400);
    expect((await changeUnit({ entry_type: 'test' })).status).toBe(200);
  });
});
