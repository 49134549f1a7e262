import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database } from '../../storage/database.ts';
import { describeWithDatabase, openTestDatabase } from '../../storage/testing.ts';
import { readProteinNames } from './handlers.ts';
import { updateAllProteinSums } from './protein-sums.ts';

const PIPELINE = '6c000000-0000-4000-8000-000000000000';
const ALL = { withContaminants: true, withDecoys: true };

describeWithDatabase('Protein sums of hundreds of runs', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
    await database.pool.query(
      `insert into proteomics_projects (name, slug) values ('Sums', 'sums');
       insert into proteomics_pipelines (uuid, project_pk, slug, name, spike_ins) values ('${PIPELINE}', 1, 'all', 'All', '{}')`,
    );
    await addRuns(1, 400);
    await database.pool.query(
      `insert into proteomics_protein_groups (raw_file_uuid, row, name, score, intensity, reporters, line_start, line_length)
         select uuid, g, 'P' || (g + arrival) % 9, case when arrival % 3 = 0 then null else arrival / 7.0 + g end,
           case when g = 4 then null else arrival * 1000 + g end, '{}', 0, 0
           from proteomics_raw_files, generate_series(0, 4) g`,
    );
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await readStored();
  });

  const addRuns = (from: number, to: number) =>
    database.pool.query(
      `insert into proteomics_raw_files (uuid, pipeline_uuid, name, name_key, origin, state)
         select gen_random_uuid(), '${PIPELINE}', 'run ' || n, 'run ' || n, 'import', 'done' from generate_series(${from}, ${to}) n`,
    );
  const readNamed = async (dataRange: number | null) => {
    const { protein_names, Score, Intensity } = await readProteinNames(
      database.pool,
      { uuid: PIPELINE },
      { ...ALL, dataRange },
    );
    const roundValue = (value: number | null | undefined) => (value == null ? null : Number(value.toPrecision(10)));
    return protein_names.map((name, at) => [name, roundValue(Score[at]), roundValue(Intensity[at])]);
  };
  /** Reads names from stored sums, as requests for all runs do. */
  const readStored = () => readNamed(null);
  /** Reads names from the groups. */
  const readSums = () => readNamed(1_000_000);

  it('equal sums that are computed from all groups', async () => {
    expect(await readStored()).toEqual(await readSums());
    expect((await readStored()).length).toBe(9);
  });

  it.each([
    ['is excluded', 'update proteomics_raw_files set use_downstream = false where arrival = 17'],
    ['is deleted', 'delete from proteomics_raw_files where arrival = 200'],
    [
      'is added',
      `insert into proteomics_raw_files (uuid, pipeline_uuid, name, name_key, origin, state)
        values ('72000000-0000-4000-8000-000000000000', '${PIPELINE}', 'new', 'new', 'import', 'done');
      insert into proteomics_protein_groups (raw_file_uuid, row, name, score, reporters, line_start, line_length)
        values ('72000000-0000-4000-8000-000000000000', 0, 'P-NEW', 5, '{}', 0, 0)`,
    ],
    [
      'receives other results',
      `update proteomics_raw_files set columns_filled = 7 where arrival = 5;
      update proteomics_protein_groups set score = 99 where raw_file_uuid = (select uuid from proteomics_raw_files where arrival = 5)`,
    ],
  ])('are updated when a run %s', async (_what, change) => {
    const before = await readStored();
    await database.pool.query(change);
    const after = await readStored();
    expect(after).toEqual(await readSums());
    expect(after).not.toEqual(before);
  });

  it('are computed in advance, except for blocks with recent runs', async () => {
    await database.pool.query('update proteomics_raw_files set use_downstream = false where arrival in (31, 301, 399)');
    const readBlocks = async () =>
      (
        await database.pool.query<{ block: string; state: string }>(
          'select block, state from proteomics_protein_blocks where pipeline_uuid = $1 order by block',
          [PIPELINE],
        )
      ).rows;
    const before = await readBlocks();
    await updateAllProteinSums(database.pool, new AbortController().signal);
    const changed = (await readBlocks()).filter(({ state }, at) => state !== before[at]?.state);
    expect(changed.map(({ block }) => Number(block))).toEqual([0, 2]);
  });

  it('are the same for concurrent requests', async () => {
    await database.pool.query('update proteomics_raw_files set use_downstream = false where arrival in (30, 300)');
    const answers = await Promise.all([readStored(), readStored(), readStored()]);
    const right = await readSums();
    expect(answers).toEqual([right, right, right]);
  });
});
