/** Tests alerts that count the runs out of limits among the last runs. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database } from '../../storage/database.ts';
import { describeWithDatabase, openTestDatabase } from '../../storage/testing.ts';
import { runInTransaction } from '../../storage/transaction.ts';
import { type SeededPipeline, seedRuns } from '../quality/testing-runs.ts';
import { recordAlertEvent } from './causes.ts';
import { createAlert } from './store.ts';
import type { AlertEvent } from './table.ts';

describeWithDatabase('An alert on several of the last runs', () => {
  let database: Database;
  let seeded: SeededPipeline;
  /** UUIDs of the runs in the order of acquisition. */
  let runs: readonly string[] = [];
  beforeAll(async () => {
    database = await openTestDatabase();
    seeded = await seedRuns(database.pool, { count: 6 });
    const { rows } = await database.pool.query<{ uuid: string }>('select uuid from proteomics_raw_files order by acquired_at');
    runs = rows.map(({ uuid }) => uuid);
  });
  afterAll(() => database.close());
  beforeEach(() =>
    database.pool.query(
      `delete from proteomics_alerts; delete from proteomics_annotations;
        update proteomics_raw_files set sample_type = null, use_downstream = true`,
    ),
  );

  const createRunsAlert = (runsOut: number, ofRuns: number) =>
    createAlert(
      database.pool,
      seeded.pipelineUuid,
      {
        userUuid: null,
        channel: 'email',
        address: 'a@example.org',
        events: ['outside_limits', 'failed_run'],
        isDaily: false,
        silentHours: 24,
        runsOut,
        ofRuns,
      },
      new Date(),
    );
  const recordRun = (place: number, event: AlertEvent = 'outside_limits') =>
    runInTransaction(database.pool, (client) => {
      const run = { uuid: runs[place] ?? '', rawFile: seeded.runs[place] ?? '' };
      const content = { title: `run ${place}`, lines: [], path: '/proteomics', run };
      return recordAlertEvent(
        client,
        { pipelineUuid: seeded.pipelineUuid, event, name: `${event}:${run.uuid}`, content },
        new Date(),
      );
    });
  /** Returns the titles of the messages that are waiting. */
  const readUnsentTitles = async () => {
    const { rows } = await database.pool.query<{ title: string }>(
      `select content ->> 'title' as title from proteomics_alert_messages where settled_at is null order by made_at`,
    );
    return rows.map(({ title }) => title);
  };

  it('is sent only when the required number of runs is out of limits', async () => {
    await createRunsAlert(2, 3);
    await recordRun(0);
    await recordRun(3);
    const before = await readUnsentTitles();
    await recordRun(5);
    expect([before, await readUnsentTitles()]).toEqual([[], ['2 of the last 3 runs are out of limits: run 5']]);
  });

  it('counts each run once', async () => {
    await createRunsAlert(2, 3);
    await recordRun(1);
    await recordRun(1);
    expect(await readUnsentTitles()).toEqual([]);
  });

  it('ignores runs of another instrument', async () => {
    await createRunsAlert(2, 2);
    await database.pool.query(`update proteomics_raw_files set instrument = 'Exploris' where uuid = $1`, [runs[2]]);
    await recordRun(2);
    await recordRun(3);
    const before = await readUnsentTitles();
    await recordRun(1);
    await database.pool.query('update proteomics_raw_files set instrument = $2 where uuid = $1', [
      runs[2],
      'Orbitrap Fusion Lumos',
    ]);
    expect([before, await readUnsentTitles()]).toEqual([[], ['2 of the last 2 runs are out of limits: run 1']]);
  });

  it.each([
    ['a blank', `update proteomics_raw_files set sample_type = 'blank' where uuid = $1`],
    ['an excluded run', 'update proteomics_raw_files set use_downstream = false where uuid = $1'],
    [
      'a run in maintenance',
      `insert into proteomics_annotations (uuid, pipeline_uuid, at, until, kind, text, excludes_runs, changed_by, changed_at)
        select gen_random_uuid(), pipeline_uuid, acquired_at, acquired_at, 'maintenance', 'x', true, 'Operator', now()
          from proteomics_raw_files where uuid = $1`,
    ],
  ])('ignores %s, whether out of limits or between other runs', async (_what, change) => {
    await createRunsAlert(2, 2);
    await recordRun(2);
    await database.pool.query(change, [runs[2]]);
    await recordRun(3);
    const before = await readUnsentTitles();
    await recordRun(1);
    expect([before, await readUnsentTitles()]).toEqual([[], ['2 of the last 2 runs are out of limits: run 1']]);
  });

  it('counts runs whose results arrive late', async () => {
    await createRunsAlert(2, 2);
    await recordRun(2);
    await recordRun(0);
    const before = await readUnsentTitles();
    await recordRun(1);
    expect([before, await readUnsentTitles()]).toEqual([[], ['2 of the last 2 runs are out of limits: run 1']]);
  });

  it('is sent once if two runs out of limits are imported at the same time', async () => {
    await createRunsAlert(2, 2);
    await Promise.all([recordRun(0), recordRun(1)]);
    expect(await readUnsentTitles()).toHaveLength(1);
  });

  it('reports other events immediately', async () => {
    await createRunsAlert(3, 3);
    await recordRun(0, 'failed_run');
    expect(await readUnsentTitles()).toEqual(['run 0']);
  });
});
