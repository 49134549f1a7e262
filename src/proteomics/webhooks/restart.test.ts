import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer } from '../../../contract-tests/test-server.ts';
import type { Database } from '../../storage/database.ts';
import { describeWithDatabase, openTestDatabase } from '../../storage/testing.ts';
import { startReceiver, type TestReceiver } from '../../webhooks/testing-receiver.ts';
import { seedRuns } from '../quality/testing-runs.ts';
import { createTestMessage } from './message.ts';

describeWithDatabase('A message that is queued while no server runs', () => {
  let database: Database;
  let receiver: TestReceiver;
  beforeAll(async () => {
    [database, receiver] = await Promise.all([openTestDatabase(), startReceiver()]);
  });
  afterAll(async () => {
    await receiver.stop();
    await database.close();
  });

  it('is delivered once when several servers start', async () => {
    const { pipelineUuid } = await seedRuns(database.pool, { count: 1 });
    const message = createTestMessage({ project: 'lung-cohort', pipeline: 'tmt11-quality' });
    await database.pool.query('insert into proteomics_webhooks (pipeline_uuid, url, enabled) values ($1, $2, true)', [
      pipelineUuid,
      receiver.address,
    ]);
    await database.pool.query('insert into proteomics_webhook_deliveries (uuid, pipeline_uuid, message) values ($1, $2, $3)', [
      message.id,
      pipelineUuid,
      message,
    ]);
    const environment = { WEBHOOK_PRIVATE_ADDRESSES: 'true', PARALLEL_RUNS: '0' };
    const servers = [await startTestServer(environment, { database }), await startTestServer(environment, { database })];
    const countWaiting = async () =>
      (await database.pool.query('select from proteomics_webhook_deliveries where uuid = $1', [message.id])).rowCount;
    await expect.poll(countWaiting).toBe(0);
    await Promise.all(servers.map((server) => server.stop()));
    expect(receiver.received.map(({ message: { id } }) => id)).toEqual([message.id]);
  });
});
