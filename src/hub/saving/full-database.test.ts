import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../contract-tests/test-server.ts';
import type { Database } from '../../storage/database.ts';
import { describeWithDatabase, fillDisk } from '../../storage/testing.ts';
import { HubClient } from '../entities/testing-hub-client.ts';

const FULL = 'The server has no room left. Ask its administrator to free space, then try again.';
const ORDER = { profiles: ['miappe/1.1', 'isa/1.0'], strategy: 'most_restrictive' };

describeWithDatabase('While the disk of the database is full', () => {
  let server: TestServer;
  let hub: HubClient;
  let entity: string;

  beforeAll(async () => {
    server = await startTestServer({}, { withDatabase: true });
    hub = await new HubClient(server.address).start();
    const { id, version } = await hub.make('Investigation', { title: 'Before' });
    await hub.post(hub.in('entities'), { entity_type: 'Investigation', node_id: id, version, data: { title: 'After' } });
    entity = id;
    await fillDisk((server.database as Database).pool, ['update on hub_entities', 'insert on saved_profiles']);
  });
  afterAll(() => server?.stop());

  it('an older state is not restored, and a program is told why', async () => {
    const { status, body } = await hub.post(hub.in('entity', entity, 'restore'), { restore_version: 1, version: 2 });
    expect([status, body]).toEqual([507, { detail: FULL }]);
    expect((await hub.get(hub.in('entity', entity))).body.data).toMatchObject({ title: 'After' });
  });

  it('an older state is not restored, and the page says why', async () => {
    const { status, text } = await hub.send(hub.in('entity', entity, 'restore'), { restore_version: '1', version: '2' });
    expect([status, text.includes(FULL)]).toEqual([507, true]);
  });

  it('a merged profile is not saved, and a program is told why', async () => {
    const order = { ...ORDER, output_name: 'plant-isa', output_version: '1.0' };
    const { status, body } = await hub.post('/merge/save', order);
    expect([status, body]).toEqual([507, { detail: FULL }]);
    expect((await hub.get('/profiles/plant-isa/1.0')).status).toBe(404);
  });

  it('a merged profile is not saved, and the page says why', async () => {
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
