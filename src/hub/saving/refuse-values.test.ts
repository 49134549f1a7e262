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
    hub = await new HubClient(server.address).start();
    study = await hub.make('Study', { unique_id: 'S', title: 'Trial' });
    await hub.send(hub.in(), { name: 'Trial', description: '', strictness: 'refuse' });
  });

  const unit = (data: object) => ({ entity_type: 'ObservationUnit', parent_id: study.id, data });
  const count = async () => (await hub.get(hub.in('table', 'ObservationUnit'))).body.total;

  it('returns the setting, which is to mark them by default', async () => {
    expect((await hub.get(hub.in())).body.strictness).toBe('refuse');
    const other = await new HubClient(server.address).start();
    expect((await other.get(other.in())).body.strictness).toBe('mark');
    const { errors } = await other.make('Study', { start_date: 'soon' });
    expect(errors.at(-1)).toMatchObject({ field: 'start_date', rule: 'format' });
  });

  it('saves missing values and references to missing entities', async () => {
    expect((await hub.post(hub.in('entities'), unit({ biological_material_id: 'BM-later' }))).status).toBe(201);
  });

  describe('after a change with an invalid value', () => {
    it('returns 400 that names entity, field and rule', async () => {
      const { status, body } = await hub.post(hub.in('entities'), unit({ unique_id: 'U-1', entry_type: 'tset' }));
      expect([status, await count()]).toEqual([400, 0]);
      expect(body.detail).toMatch(/^U-1, Entry type: .*tset.* This project refuses invalid values; nothing was saved\.$/);
    });

    it('saves none of several changes', async () => {
      const changes = [unit({ unique_id: 'U-1' }), unit({ unique_id: 'U-2', entry_type: 'x' }), unit({ entry_type: 'y' })];
      const { status, body } = await hub.post(hub.in('bulk'), { changes });
      expect([status, body.detail.includes('1 more value is invalid.'), await count()]).toEqual([400, true, 0]);
    });

    it('shows the form with the input and the reason', async () => {
      const { status, text } = await hub.send(hub.in('entities'), {
        _entity_type: 'ObservationUnit',
        _parent_id: study.id,
        unique_id: 'U-1',
        entry_type: 'tset',
      });
      expect([status, text.includes('This project refuses invalid values'), text.includes('value="U-1"')]).toEqual([
        400,
        true,
        true,
      ]);
    });

    it('refuses an import, and keeps its preview', async () => {
      const content = 'Observation unit ID\tStudy\tEntry type\nU-1\tS\ttset\n';
      const preview = await hub.post(hub.in('import'), { format: 'csv', content });
      const { status, body } = await hub.post(hub.in('import', preview.body.id, 'apply'), {});
      expect([status, body.detail]).toEqual([409, expect.stringContaining('This project refuses invalid values')]);
      expect(await count()).toBe(0);
    });
  });

  it('accepts other changes of an entity that has invalid values already', async () => {
    await hub.post(hub.in(), { strictness: 'mark' });
    const { body } = await hub.post(hub.in('entities'), unit({ unique_id: 'U-1', entry_type: 'tset' }));
    await hub.post(hub.in(), { strictness: 'refuse' });
    const change = (data: object) => hub.post(hub.in('entities'), { entity_type: 'ObservationUnit', node_id: body.id, data });
    expect((await change({ unique_id: 'U-2', entry_type: 'tset' })).status).toBe(200);
    expect((await change({ entry_type: 'tsett' })).status).toBe(400);
    expect((await change({ entry_type: 'test' })).status).toBe(200);
  });
});
