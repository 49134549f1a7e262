import type pg from 'pg';
import { NotFoundError } from '../../contract/errors.ts';
import type { RawFileRow } from '../records.ts';
import type { ProteinColumn, StoredResultFile } from '../results/table.ts';
import type { SpikeIns } from '../tables.ts';
import type { TargetList } from '../targets/store.ts';
import type { ColumnValues } from './spike-in.ts';

/** The stored results of a raw file. Before the first import, they contain only settings of the pipeline. */
export type StoredResults = Awaited<ReturnType<typeof readStoredResults>>;

/** @throws NotFoundError if the raw file was deleted */
export async function readStoredResults(client: pg.PoolClient, { uuid }: Pick<RawFileRow, 'uuid'>) {
  const { rows } = await client.query<{
    version: string | null;
    files: StoredResultFile[] | null;
    columns: ProteinColumn[] | null;
    values: ColumnValues | null;
    measured: string | null;
    spike_ins: SpikeIns;
    list: string | null;
    targets: TargetList['targets'] | null;
  }>(
    `select s.version, s.files, s.targets_version as measured, s.protein_columns as columns, q.values, p.spike_ins, t.version as list, t.targets
      from proteomics_raw_files r join proteomics_pipelines p on p.uuid = r.pipeline_uuid
        left join proteomics_targets t on t.pipeline_uuid = p.uuid
        left join proteomics_results s on s.raw_file_uuid = r.uuid left join proteomics_quality_rows q on q.raw_file_uuid = r.uuid
      where r.uuid = $1`,
    [uuid],
  );
  const [row] = rows;
  if (row === undefined) throw new NotFoundError('The raw file no longer exists.');
  return {
    spikeIns: row.spike_ins,
    tracked: { version: row.list, targets: row.targets ?? [] },
    version: row.version ?? undefined,
    files: row.files ?? [],
    proteinColumns: row.columns ?? [],
    values: row.values ?? {},
    targetsVersion: row.measured,
  };
}
