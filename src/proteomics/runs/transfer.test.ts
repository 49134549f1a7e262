import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWithDatabase } from '../../storage/testing.ts';
import { exportDatabase } from '../../storage/transfer/export.ts';
import { importDatabase } from '../../storage/transfer/import.ts';
import { createTestPipeline, hasEnded, LEAVES_RESULTS, type TestPlace } from './testing.ts';
import { startRunQueue } from './work/queue.ts';

describeWithDatabase('A database after an export and import', () => {
  let place: TestPlace;
  beforeAll(async () => {
    place = await createTestPipeline({ good: { script: LEAVES_RESULTS } });
  });
  afterAll(() => place.close());

  it('continues queued and running runs without the jobs of the original queue', async () => {
    const { pool } = place.database;
    await (await startRunQueue(place.context, 1)).stop(5_000);
    const [waiting, running] = [await place.addRun('good', 'waiting.raw'), await place.addRun('good', 'running.raw')];
    const elsewhere = { machine: 'another machine', pid: 1, began: '1' };
    await pool.query(`update proteomics_raw_files set state = 'running', attempt = 1, worker = $2 where uuid = $1`, [
      running,
      elsewhere,
    ]);
    const file = join(place.settings.dataDir, 'export.gz');
    await exportDatabase(place.database, file);
    await importDatabase(place.database, file, { replace: true });
    await pool.query('drop schema pgboss cascade');
    const queue = await startRunQueue(place.context, 1);
    const ended = await Promise.all([waiting, running].map((uuid) => place.waitUntil(uuid, hasEnded)));
    await queue.stop(5_000);
    expect(ended.map(({ state, attempt }) => `${state} ${attempt}`)).toEqual(['done 1', 'done 2']);
  });
});
