/** Tests that the pages with the status of each pipeline include every change, also if they were read before it. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWithDatabase } from '../../../storage/testing.ts';
import { type QualityServer, startQualityServer } from '../testing-quality.ts';

const RUNS = 30;
const createValues = (index: number) => (index === RUNS - 1 ? null : { N_peptides: 6_500 + ((index * 7) % 5) * 10 });

describeWithDatabase('The status of a pipeline', () => {
  let server: QualityServer;
  beforeAll(async () => {
    server = await startQualityServer({ count: RUNS, createValues });
  });
  afterAll(() => server.stop());

  const readText = async (path: string) =>
    (await (await fetch(server.address + path, { headers: { accept: 'text/html' } })).text()).replaceAll(/<[^>]*>/g, ' ');

  const CHANGES = [
    [
      'the measurement of the last run',
      '/proteomics/projects/lung-cohort',
      `with last as (select uuid from proteomics_raw_files order by arrival desc limit 1),
         rows as (insert into proteomics_quality_rows select uuid, '{"N_peptides":12}' from last)
       insert into proteomics_acquisitions (raw_file_uuid, state, measured_at) select uuid, 'measured', now() from last`,
      /new runs? (?:is|are) out of limits/,
    ],
    [
      'another acquisition time',
      '/proteomics/projects/lung-cohort',
      `update proteomics_raw_files set acquired_at = '2025-03-20T10:00:00'
        where arrival = (select max(arrival) from proteomics_raw_files)`,
      /Last run\s+2025-03-20/,
    ],
    [
      'another instrument',
      '/proteomics/instruments',
      `update proteomics_raw_files set instrument = 'timsTOF HT'`,
      /timsTOF HT/,
    ],
  ] as const;
  it.each(CHANGES)('includes %s, even if the page was read before', async (_what, path, change, expected) => {
    expect(await readText(path)).not.toMatch(expected);
    await server.pool.query(change);
    expect(await readText(path)).toMatch(expected);
  });
});
