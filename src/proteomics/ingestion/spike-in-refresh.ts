/** Measures the columns of spike-ins again. Results contain their settings, so the work continues if a process is killed. */
import { openStoredFiles } from '../../files/open-files.ts';
import { createJobWork, type JobWork, runForEach } from '../../jobs/job.ts';
import { runInTransaction } from '../../storage/transaction.ts';
import type { ProteomicsContext } from '../context.ts';
import { REFRESH_SPIKE_INS } from '../jobs.ts';
import type { Client } from '../records.ts';
import type { SpikeIns } from '../tables.ts';
import { QUALITY_COLUMN, type ResultFileName } from './columns.ts';
import { measureFile } from './measure.ts';
import { storeValues } from './quality-row.ts';
import type { ColumnValues } from './spike-in.ts';
import { getResultFileKey, lockResults } from './stored-result-files.ts';

const DEPENDENT_FILES: readonly ResultFileName[] = ['evidence.txt', 'proteinGroups.txt'];

type RefreshContext = Pick<ProteomicsContext, 'settings' | 'pool'>;

interface OutdatedRow {
  readonly name: string;
  readonly version: string;
  readonly files: readonly { readonly name: ResultFileName; readonly at?: string }[];
  readonly values: ColumnValues;
  readonly spike_ins: SpikeIns;
}

const OUTDATED = `from proteomics_raw_files r join proteomics_pipelines p on p.uuid = r.pipeline_uuid
    join proteomics_results s on s.raw_file_uuid = r.uuid join proteomics_quality_rows q on q.raw_file_uuid = r.uuid
  where s.spike_ins <> p.spike_ins`;

export function createSpikeInRefresh(context: RefreshContext): JobWork {
  const refreshPipeline = async (pipeline: string, signal: AbortSignal) => {
    const { rows } = await context.pool.query<{ uuid: string }>(
      `select r.uuid ${OUTDATED} and p.uuid = $1 order by r.arrival`,
      [pipeline],
    );
    await runForEach(rows, signal, ({ uuid }) => refreshRawFile(context, uuid));
  };
  return createJobWork(REFRESH_SPIKE_INS, ({ pipeline }, { signal }) => refreshPipeline(pipeline, signal), {
    async listMissing(client) {
      const { rows } = await client.query<{ pipeline: string }>(`select distinct p.uuid as pipeline ${OUTDATED}`);
      return rows.map(({ pipeline }) => ({ data: { pipeline }, key: pipeline }));
    },
  });
}

export async function countOutdated(client: Client, pipelineUuid: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(`select count(*)::int as count ${OUTDATED} and p.uuid = $1`, [
    pipelineUuid,
  ]);
  return rows[0]?.count ?? 0;
}

export async function refreshRawFile({ pool, settings }: RefreshContext, uuid: string): Promise<void> {
  // Usually there is nothing to do, so the check must be fast.
  const { rowCount } = await pool.query(`select ${OUTDATED} and r.uuid = $1`, [uuid]);
  if (rowCount === 0) return;
  await runInTransaction(pool, async (client) => {
    await lockResults(client, { uuid });
    const { rows } = await client.query<OutdatedRow>(
      `select r.name, s.version, s.files, q.values, p.spike_ins ${OUTDATED} and r.uuid = $1`,
      [uuid],
    );
    const [row] = rows;
    // Another process has done the work, or the raw file was deleted.
    if (row === undefined) return;
    const files = row.files.filter(({ name }) => DEPENDENT_FILES.includes(name));
    const remaining = Object.entries(row.values).filter(
      ([column]) => !files.some(({ name }) => QUALITY_COLUMN.get(column)?.source === name),
    );
    const values: ColumnValues = Object.fromEntries(remaining);
    for (const file of files) {
      const measured = await openStoredFiles(settings).withPath(getResultFileKey({ uuid }, row.version, file), (path) =>
        measureFile({ name: file.name, path }, { spikeIns: row.spike_ins, rawFileName: row.name }),
      );
      Object.assign(values, measured.values);
    }
    await storeValues(client, { uuid }, values);
    await client.query('update proteomics_results set spike_ins = $2 where raw_file_uuid = $1', [
      uuid,
      JSON.stringify(row.spike_ins),
    ]);
  });
}
