/**
 * Brings the columns about spike-ins up to date after a pipeline's settings changed, while requests go on. Which settings a raw file
 * was measured for is kept with its results, so that what a killed server did not end is ended by the next one.
 */
import { setTimeout as after } from 'node:timers/promises';
import { storedFiles } from '../../files/open-files.ts';
import { inTransaction } from '../../storage/transaction.ts';
import type { ProteomicsContext } from '../context.ts';
import type { Client } from '../records.ts';
import type { SpikeIns } from '../tables.ts';
import { QUALITY_COLUMN, type ResultFileName } from './columns.ts';
import { keyOfKept, lockResults } from './kept-files.ts';
import { measureFile } from './measure.ts';
import { storeValues } from './quality-row.ts';
import type { ColumnValues } from './spike-in.ts';

/** The files whose columns depend on the spike-ins. */
const FILES: readonly ResultFileName[] = ['evidence.txt', 'proteinGroups.txt'];

type RefreshContext = Pick<ProteomicsContext, 'settings' | 'pool'>;

/** The background work of a service. */
export interface SpikeInRefresh {
  /** Measures every raw file again whose columns are out of date: at once, or after those that it knows of. Returns before. */
  wake(): void;
  /** Ends after the raw file that is being measured, at most this many milliseconds later; what is left waits for the next start. */
  end(patience: number): Promise<void>;
}

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

/** Makes it. */
export function createSpikeInRefresh(context: RefreshContext & Pick<ProteomicsContext, 'log'>): SpikeInRefresh {
  let isWanted = false;
  let isEnding = false;
  let running: Promise<void> | undefined;

  const measure = async (uuid: string) => {
    try {
      await refreshRawFile(context, uuid);
    } catch (err) {
      context.log.warn({ err, run: uuid }, 'a raw file could not be measured for the spike-ins of its pipeline');
    }
  };

  const work = async () => {
    try {
      const pool = context.pool;
      while (isWanted && !isEnding) {
        isWanted = false;
        const { rows } = await pool.query<{ uuid: string }>(`select r.uuid ${OUTDATED} order by r.arrival`);
        for (const { uuid } of rows) if (!isEnding) await measure(uuid);
      }
    } catch (err) {
      context.log.warn({ err }, 'raw files could not be measured for the spike-ins of their pipelines');
    } finally {
      running = undefined;
    }
  };

  return {
    wake() {
      isWanted = true;
      running ??= work();
    },
    async end(patience) {
      isEnding = true;
      await Promise.race([running, after(patience, undefined, { ref: false })]);
    },
  };
}

/** How many raw files of a pipeline wait to be measured for its spike-ins. */
export async function countOutdated(client: Client, pipelineUuid: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(`select count(*)::int as count ${OUTDATED} and p.uuid = $1`, [
    pipelineUuid,
  ]);
  return rows[0]?.count ?? 0;
}

/** Measures one raw file again; nothing happens when its columns are up to date. */
export async function refreshRawFile({ pool, settings }: RefreshContext, uuid: string): Promise<void> {
  // Nearly always: after each import it is asked.
  const { rowCount } = await pool.query(`select ${OUTDATED} and r.uuid = $1`, [uuid]);
  if (rowCount === 0) return;
  await inTransaction(pool, async (client) => {
    await lockResults(client, { uuid });
    const { rows } = await client.query<OutdatedRow>(
      `select r.name, s.version, s.files, q.values, p.spike_ins ${OUTDATED} and r.uuid = $1`,
      [uuid],
    );
    const [row] = rows;
    // Somebody else was here first, or the raw file is gone.
    if (row === undefined) return;
    const files = row.files.filter(({ name }) => FILES.includes(name));
    const kept = Object.entries(row.values).filter(
      ([column]) => !files.some(({ name }) => QUALITY_COLUMN.get(column)?.source === name),
    );
    const values: ColumnValues = Object.fromEntries(kept);
    for (const file of files) {
      const measured = await storedFiles(settings).withPath(keyOfKept({ uuid }, row.version, file), (path) =>
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
