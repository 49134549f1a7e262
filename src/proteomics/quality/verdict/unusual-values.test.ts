import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../../storage/database.ts';
import { describeWithDatabase, openTestDatabase } from '../../../storage/testing.ts';
import { runInTransaction } from '../../../storage/transaction.ts';
import { createAlert } from '../../alerts/store.ts';
import { queueMessages } from '../../webhooks/message.ts';
import { seedRuns } from '../testing-runs.ts';
import { findUnusualValues } from './unusual-values.ts';

const NOW = new Date('2025-03-14T20:00:00Z');
const DAY_MS = 86_400_000;

describeWithDatabase('findUnusualValues', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  /** Stores runs with about 1,000 peptides. The last one has `last`. */
  const seedPipeline = async (last: number, count = 20) => {
    const { pipelineUuid, runs } = await seedRuns(database.pool, {
      count,
      pipeline: `p-${count}-${last}`,
      lastRun: '2025-03-14T17:40:21',
      createValues: (index) => ({ N_peptides: index === count - 1 ? last : 1_000 + (index % 7) }),
    });
    const { rows } = await database.pool.query<{ uuid: string; name: string }>(
      'select uuid, name from proteomics_raw_files where pipeline_uuid = $1 and name like $2',
      [pipelineUuid, `${runs.at(-1)}%`],
    );
    return { pipeline: { uuid: pipelineUuid }, run: rows[0] as { uuid: string; name: string } };
  };
  const findUnusual = ({ pipeline, run }: Awaited<ReturnType<typeof seedPipeline>>, now = NOW, isNew = () => true) =>
    findUnusualValues(database.pool, pipeline, { run: run.uuid, isNew, now });

  it('returns a value far on the bad side, with the usual range', async () => {
    expect(await findUnusual(await seedPipeline(500))).toEqual([
      expect.stringMatching(/: 500, below what is usual \(9\d\d.* to 1,?0\d\d.*\)$/),
    ]);
  });

  it('returns no value on the good side or within the usual range', async () => {
    expect([await findUnusual(await seedPipeline(2_000)), await findUnusual(await seedPipeline(1_002))]).toEqual([[], []]);
  });

  it('returns no value for an old run, for too few runs, or for a value that is not new', async () => {
    const place = await seedPipeline(400);
    expect(await findUnusual(place, new Date(NOW.getTime() + 30 * DAY_MS))).toEqual([]);
    expect(await findUnusual(await seedPipeline(400, 8))).toEqual([]);
    expect(await findUnusual(place, NOW, () => false)).toEqual([]);
  });

  it('causes one alert for recipients of limit alerts if the pipeline has no limits', async () => {
    const now = new Date();
    const { pipelineUuid, runs } = await seedRuns(database.pool, {
      count: 20,
      pipeline: 'alerted',
      lastRun: now.toISOString().slice(0, 19),
      createValues: (index) => ({ N_peptides: index === 19 ? 300 : 1_000 + (index % 7) }),
    });
    const { rows } = await database.pool.query<{ uuid: string; name: string }>(
      'select uuid, name from proteomics_raw_files where pipeline_uuid = $1 and name like $2',
      [pipelineUuid, `${runs.at(-1)}%`],
    );
    const alert = { userUuid: null, channel: 'email', address: 'a@example.org', isDaily: false, silentHours: 24 } as const;
    await createAlert(database.pool, pipelineUuid, { ...alert, events: ['outside_limits'] }, now);
    const run = rows[0] as { uuid: string; name: string };
    for (const before of [{}, {}])
      await runInTransaction(database.pool, (client) => queueMessages(client, run, { before, after: { N_peptides: 300 } }));
    const messages = await database.pool.query('select content from proteomics_alert_messages');
    expect(messages.rows).toEqual([
      {
        content: expect.objectContaining({
          event: 'outside_limits',
          title: expect.stringContaining('1 metric outside the limits'),
        }),
      },
    ]);
  });
});
