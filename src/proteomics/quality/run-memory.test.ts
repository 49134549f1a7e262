import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../storage/database.ts';
import { describeWithDatabase, openTestDatabase } from '../../storage/testing.ts';
import type { Client } from '../records.ts';
import { getNumericValue, readRuns } from './quality-runs.ts';
import { seedRuns } from './testing-runs.ts';

const METRIC = 'N_peptides';

describeWithDatabase('The run cache', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  const seedPipeline = async (pipeline: string) => ({
    uuid: (await seedRuns(database.pool, { count: 4, pipeline })).pipelineUuid,
  });
  const listValues = async (pipeline: { uuid: string }, client: Client = database.pool) =>
    (await readRuns(client, pipeline, [METRIC])).map((run) => getNumericValue(run, METRIC));
  const setAll = (pipeline: { uuid: string }, value: number, client: Pick<Client, 'query'> = database.pool) =>
    client.query(
      `update proteomics_quality_rows set values = jsonb_build_object('${METRIC}', $2::int)::json
        where raw_file_uuid in (select uuid from proteomics_raw_files where pipeline_uuid = $1)`,
      [pipeline.uuid, value],
    );

  it('returns the values of the database after any change', async () => {
    const pipeline = await seedPipeline('changed');
    await listValues(pipeline);
    await setAll(pipeline, 7);
    expect(await listValues(pipeline)).toEqual([7, 7, 7, 7]);
    await database.pool.query(
      `delete from proteomics_quality_rows where raw_file_uuid =
        (select uuid from proteomics_raw_files where pipeline_uuid = $1 order by arrival limit 1)`,
      [pipeline.uuid],
    );
    expect((await listValues(pipeline)).toSorted()).toEqual([7, 7, 7, null]);
  });

  it('returns the same list until the pipeline changes', async () => {
    const pipeline = await seedPipeline('same');
    const readList = () => readRuns(database.pool, pipeline, [METRIC]);
    // While the server has another open transaction, lists are read again.
    await expect.poll(async () => new Set([await readList(), await readList()]).size).toBe(1);
    const runs = await readList();
    await setAll(pipeline, 1);
    expect(await readList()).not.toBe(runs);
  });

  it('includes added runs, and excludes deleted ones', async () => {
    const pipeline = await seedPipeline('deleted');
    await listValues(pipeline);
    await setAll(pipeline, 3);
    await database.pool.query(
      'delete from proteomics_raw_files where uuid = (select uuid from proteomics_raw_files where pipeline_uuid = $1 limit 1)',
      [pipeline.uuid],
    );
    expect(await listValues(pipeline)).toEqual([3, 3, 3]);
  });

  it('includes the values of a transaction that commits after a later one', async () => {
    const pipeline = await seedPipeline('late');
    const client = await database.pool.connect();
    try {
      await client.query('begin');
      await setAll(pipeline, 5, client);
      await database.pool.query('update proteomics_projects set description = description');
      expect(await listValues(pipeline)).not.toContain(5);
      await client.query('commit');
      expect(await listValues(pipeline)).toEqual([5, 5, 5, 5]);
    } finally {
      client.release();
    }
  });

  it('does not share uncommitted values of a transaction', async () => {
    const pipeline = await seedPipeline('transaction');
    const before = await listValues(pipeline);
    const client = await database.pool.connect();
    try {
      await client.query('begin');
      await setAll(pipeline, 9, client);
      expect(await listValues(pipeline, client)).toEqual([9, 9, 9, 9]);
      expect(await listValues(pipeline)).toEqual(before);
      await client.query('rollback');
    } finally {
      client.release();
    }
    expect(await listValues(pipeline)).toEqual(before);
  });
});
