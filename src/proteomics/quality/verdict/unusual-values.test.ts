import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../../storage/database.ts';
import { describeWithDatabase, testDatabase } from '../../../storage/testing.ts';
import { inTransaction } from '../../../storage/transaction.ts';
import { createAlert } from '../../alerts/store.ts';
import { queueMessages } from '../../webhooks/message.ts';
import { seedRuns } from '../testing-runs.ts';
import { unusualValues } from './unusual-values.ts';

const NOW = new Date('2025-03-14T20:00:00Z');
const DAY_MS = 86_400_000;

describeWithDatabase('What is unusual in a new run', () => {
  let database: Database;
  beforeAll(async () => {
    database = await testDatabase();
  });
  afterAll(() => database.close());

  /** Runs of about 1,000 peptides, the last with fewer, or more. */
  const seed = async (last: number, count = 20) => {
    const { pipelineUuid, runs } = await seedRuns(database.pool, {
      count,
      pipeline: `p-${count}-${last}`,
      lastRun: '2025-03-14T17:40:21',
      valuesOf: (index) => ({ N_peptides: index === count - 1 ? last : 1_000 + (index % 7) }),
    });
    const { rows } = await database.pool.query<{ uuid: string; name: string }>(
      'select uuid, name from proteomics_raw_files where pipeline_uuid = $1 and name like $2',
      [pipelineUuid, `${runs.at(-1)}%`],
    );
    return { pipeline: { uuid: pipelineUuid }, run: rows[0] as { uuid: string; name: string } };
  };
  const unusual = ({ pipeline, run }: Awaited<ReturnType<typeof seed>>, now = NOW, isNew = () => true) =>
    unusualValues(database.pool, pipeline, { run: run.uuid, isNew, now });

  it('is a value far on the bad side, with what is usual', async () => {
    expect(await unusual(await seed(500))).toEqual([
      expect.stringMatching(/: 500, below what is usual \(9\d\d.* to 1,?0\d\d.*\)$/),
    ]);
  });

  it('is no value on the good side, nor one like the others', async () => {
    expect([await unusual(await seed(2_000)), await unusual(await seed(1_002))]).toEqual([[], []]);
  });

  it('is not told of a run of long ago, before enough runs are there, or of values that were there before', async () => {
    const place = await seed(400);
    expect(await unusual(place, new Date(NOW.getTime() + 30 * DAY_MS))).toEqual([]);
    expect(await unusual(await seed(400, 8))).toEqual([]);
    expect(await unusual(place, NOW, () => false)).toEqual([]);
  });

  it('is told once to those who want to know of limits, where nobody has set any', async () => {
    const now = new Date();
    const { pipelineUuid, runs } = await seedRuns(database.pool, {
      count: 20,
      pipeline: 'alerted',
      lastRun: now.toISOString().slice(0, 19),
      valuesOf: (index) => ({ N_peptides: index === 19 ? 300 : 1_000 + (index % 7) }),
    });
    const { rows } = await database.pool.query<{ uuid: string; name: string }>(
      'select uuid, name from proteomics_raw_files where pipeline_uuid = $1 and name like $2',
      [pipelineUuid, `${runs.at(-1)}%`],
    );
    const alert = { userUuid: null, channel: 'email', address: 'a@example.org', isDaily: false, silentHours: 24 } as const;
    await createAlert(database.pool, pipelineUuid, { ...alert, events: ['outside_limits'] }, now);
    const run = rows[0] as { uuid: string; name: string };
    for (const before of [{}, {}])
      await inTransaction(database.pool, (client) => queueMessages(client, run, { before, after: { N_peptides: 300 } }));
    const told = await database.pool.query('select content from proteomics_alert_messages');
    expect(told.rows).toEqual([
      {
        content: expect.objectContaining({
          event: 'outside_limits',
          title: expect.stringContaining('1 metric outside the limits'),
        }),
      },
    ]);
  });
});
