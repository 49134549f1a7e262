/** Tests that a long import of observations delays no comment, message or arrival in the channel of its project. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWithDatabase, WAITING_LOCKS } from '../../../storage/testing.ts';
import { TestClient } from '../../channel/testing-channel.ts';
import { type ExchangeSite, startExchange } from '../testing-exchange.ts';

describeWithDatabase('An import that stores observations', () => {
  let folder: string;
  let site: ExchangeSite;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'concordat-long-crate-'));
    site = await startExchange(folder);
  });
  afterAll(async () => {
    await site?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it('delays no arrival, message, comment or restore point in its project', async () => {
    const source = await site.project('miappe/1.2');
    await source.fillWithExample();
    const entities = await source.entities();
    const unit = entities.find(({ entity_type }) => entity_type === 'ObservationUnit');
    const variable = entities.find(
      ({ entity_type, parent_id }) => entity_type === 'ObservedVariable' && parent_id === unit.parent_id,
    );
    const observation = { observationUnitDbId: unit.id, observationVariableDbId: variable.id, value: 'NA' };
    expect((await source.hub.post('/brapi/v2/observations', [observation])).status).toBe(200);
    const target = await site.project('miappe/1.2');
    const [{ id: commented } = { id: '' }] = await target.fill({ entityType: 'Investigation', data: { title: 'Drought' } });
    const { id } = (await target.upload({ name: 'crate.zip', content: await source.export('format=ro-crate') })).body;

    const lock = await site.database.connect('tests');
    await lock.query('begin; lock table hub_observations in share mode');
    const applied = target.apply(id);
    await expect.poll(async () => (await lock.query(WAITING_LOCKS)).rowCount).toBe(1);
    const { hub } = target;
    const client = await new TestClient(site.address, target.id).waitForArrival();
    const sent = [
      await hub.post(hub.getPath('chat'), { content: 'Hello' }),
      await hub.post(hub.getPath('entity', commented, 'comments'), { content: 'Hello' }),
      await hub.post(hub.getPath('restore-points'), { name: 'Before the import' }),
    ];
    await client.waitForFrames('chat', 1);
    await client.closeAndWait();
    await lock.query('rollback');
    await lock.end();
    expect(sent.map(({ status }) => status)).toEqual([201, 201, 201]);
    const { status, body } = await applied;
    expect([status, body.counts.observations]).toEqual([200, 1]);
  }, 60_000);
});
