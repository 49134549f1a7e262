// @module-tag full
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../contract-tests/test-server.ts';
import { describeWithDatabase } from '../../storage/testing.ts';
import { HubClient } from './testing-hub-client.ts';

/** Events of the factor in this test. Each event creates a version. */
const EVENTS = ['created', 'updated', 'moved', 'deleted', 'restored'];

describeWithDatabase('An entity with events of every kind', () => {
  let server: TestServer;
  let hub: HubClient;
  let factor: { id: string };
  beforeAll(async () => {
    server = await startTestServer({}, { withDatabase: true });
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    hub = await new HubClient(server.address).createProject();
    const study = await hub.createEntity('Study', { title: 'Wheat' });
    factor = await hub.createEntity('Factor', { name: 'Water' }, study);
    await hub.post(hub.getPath('entities'), { entity_type: 'Factor', node_id: factor.id, data: { name: 'Light' } });
    await hub.post(getEntityPath('move'), { position: 0, parent_id: null });
    await hub.remove(getEntityPath());
    await hub.post(getEntityPath('restore'), { restore_version: 1 });
  });

  const getEntityPath = (...rest: string[]) => hub.getPath('entity', factor.id, ...rest);
  const listActions = (entries: readonly { entity_id: string; action: string }[]) =>
    entries.filter(({ entity_id }) => entity_id === factor.id).map(({ action }) => action);

  it.each(['its own history', 'the history of the project'])('lists every event in %s, latest first', async (which) => {
    const { body } = await hub.get(which === 'its own history' ? getEntityPath('history') : hub.getPath('history'));
    expect(listActions(body.entries)).toEqual(EVENTS.toReversed());
  });

  it('has a version for each event, with the values of that time', async () => {
    const versions = await Promise.all(
      EVENTS.map(async (_, index) => (await hub.get(getEntityPath('history', `${index + 1}`))).body),
    );
    expect(versions.map(({ action, data }) => [action, data.name])).toEqual([
      ['created', 'Water'],
      ['updated', 'Light'],
      ['moved', 'Light'],
      ['deleted', 'Light'],
      ['restored', 'Water'],
    ]);
  });

  it('is announced in the channel, with a move as an update and its restoration as a creation', async () => {
    const { body } = await hub.get(hub.getPath('api', 'messages'));
    expect(listActions(body.messages)).toEqual(['created', 'updated', 'updated', 'deleted', 'created']);
  });

  it('remains unchanged if a program sends an older version, even without a cookie', async () => {
    const stranger = hub.connectTo(server.address);
    const changes = [{ entity_type: 'Factor', node_id: factor.id, version: 2, data: { name: 'Mine' } }];
    const { status, body, headers } = await stranger.post(hub.getPath('bulk'), { changes });
    expect([status, body.current.map(({ version }: { version: number }) => version)]).toEqual([409, [5]]);
    expect(headers.getSetCookie()).toEqual([expect.stringMatching(/^hub_visitor=[\w-]{32}\./)]);
    expect((await hub.get(getEntityPath())).body.data.name).toBe('Water');
  });
});
