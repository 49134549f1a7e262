/**
 * Brings the columns about spike-ins up to date after a pipeline's settings changed. Which settings a raw file was measured for is kept
 * with its results, so that a refresh that a killed server did not end is ended by the next one.
 */
import { join } from 'node:path';
import { inTransaction } from '../../storage/transaction.ts';
import type { ProteomicsContext } from '../context.ts';
import type { SpikeIns } from '../tables.ts';
import { QUALITY_COLUMN, type ResultFileName } from './columns.ts';
import { lockResults, setFolder } from './kept-files.ts';
import { measureFile } from './measure.ts';
import { storeValues } from './quality-row.ts';
import type { ColumnValues } from './spike-in.ts';

/** The files whose columns depend on the spike-ins. */
const FILES: readonly ResultFileName[] = ['evidence.txt', 'proteinGroups.txt'];

type RefreshContext = Pick<ProteomicsContext, 'settings' | 'pool'>;

interface OutdatedRow {
  readonly name: string;
  readonly version: string;
  readonly files: readonly { readonly name: ResultFileName }[];
  readonly values: ColumnValues;
  readonly spike_ins: SpikeIns;
}

const OUTDATED = `from proteomics_raw_files r join proteomics_pipelines p on p.uuid = r.pipeline_uuid
    join proteomics_results s on s.raw_file_uuid = r.uuid join proteomics_quality_rows q on q.raw_file_uuid = r.uuid
  where s.spike_ins <> p.spike_ins`;

/** Measures the raw files of a pipeline again, or of all pipelines, whose columns are out of date. One after the other. */
export async function refreshSpikeIns(context: RefreshContext, pipelineUuid?: string): Promise<void> {
  const { rows } = await (await context.pool()).query<{ uuid: string }>(
    `select r.uuid ${OUTDATED} and ($1::uuid is null or p.uuid = $1) order by r.arrival`,
    [pipelineUuid ?? null],
  );
  for (const { uuid } of rows) await refreshRawFile(context, uuid);
}

/** The same for one raw file; nothing happens when its columns are up to date. */
export async function refreshRawFile({ pool, settings }: RefreshContext, uuid: string): Promise<void> {
  await inTransaction(await pool(), async (client) => {
    await lockResults(client, { uuid });
    const { rows } = await client.query<OutdatedRow>(
      `select r.name, s.version, s.files, q.values, p.spike_ins ${OUTDATED} and r.uuid = $1`,
      [uuid],
    );
    const [row] = rows;
    // Somebody else was here first, or the raw file is gone.
    if (row === undefined) return;
    const names = FILES.filter((name) => row.files.some((file) => file.name === name));
    const kept = Object.entries(row.values).filter(
      ([column]) => !names.some((name) => QUALITY_COLUMN.get(column)?.source === name),
    );
    const values: ColumnValues = Object.fromEntries(kept);
    for (const name of names) {
      const path = join(setFolder(settings, { uuid }, row.version), name);
      const measured = await measureFile({ name, path }, { spikeIns: row.spike_ins, rawFileName: row.name });
      Object.assign(values, measured.values);
    }
    await storeValues(client, { uuid }, values);
    await client.query('update proteomics_results set spike_ins = $2 where raw_file_uuid = $1', [
      uuid,
      JSON.stringify(row.spike_ins),
    ]);
  });
}
