/**
 * Measures raw data that has arrived, one file after another, beside requests. What waits is a row in the database, so that a killed server's
 * work is done by the next one; several servers pass over what another is measuring.
 */
import { mkdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import type pg from 'pg';
import { storedFiles } from '../../files/open-files.ts';
import { inTransaction } from '../../storage/transaction.ts';
import type { ProteomicsContext } from '../context.ts';
import { acquisitionColumns, localTime, readAcquisitionTime } from '../ingestion/acquisition-time.ts';
import { lockResults } from '../ingestion/kept-files.ts';
import { storeValues } from '../ingestion/quality-row.ts';
import type { ColumnValues } from '../ingestion/spike-in.ts';
import { acquisitionFolder, rawFileKey } from '../places.ts';
import { ACQUIRED_IDS } from '../quality/metrics/engines/acquired.ts';
import { signalRun } from '../runs/enqueue.ts';
import { queueMessages } from '../webhooks/message.ts';
import { type AcquisitionOutcome, measureRawData } from './measure-raw-data.ts';
import { rawDataKind } from './raw-data-kind.ts';
import type { Acquisition } from './reading/acquisition.ts';

type AcquisitionContext = Pick<ProteomicsContext, 'settings' | 'pool' | 'log'>;

/** The background work of a service. */
export interface AcquisitionWork {
  /** Measures everything that waits: at once, or after what is being measured. Returns before. */
  wake(): void;
  /** Ends after the file that is being measured, at most this many milliseconds later; what is left waits for the next start. */
  end(patience: number): Promise<void>;
}

/** Has a raw file measured, in the transaction that stores it, when its format is understood. */
export async function awaitMeasuring(
  client: pg.PoolClient,
  rawFile: { readonly uuid: string; readonly name: string },
): Promise<void> {
  const kind = rawDataKind(rawFile.name);
  if (kind !== 'mzml' && kind !== 'd') return;
  await client.query(
    `insert into proteomics_acquisitions (raw_file_uuid, state) values ($1, 'waiting')
      on conflict (raw_file_uuid) do update set state = 'waiting', problem = null`,
    [rawFile.uuid],
  );
}

/** Makes it. */
export function createAcquisitionWork(context: AcquisitionContext): AcquisitionWork {
  let isWanted = false;
  let isEnding = false;
  let running: Promise<void> | undefined;

  const work = async () => {
    try {
      const pool = context.pool;
      while (isWanted && !isEnding) {
        isWanted = false;
        while (!isEnding && (await measureNext(context, pool)));
      }
    } catch (err) {
      context.log.warn({ err }, 'raw data could not be measured; the next upload or start tries it again');
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

interface Waiting {
  readonly uuid: string;
  readonly name: string;
}

/** As many waiting files are looked at to find one that nobody is measuring. */
const MOST_LOOKED_AT = 100;

/**
 * Measures one file; false when none waits that nobody is measuring. A lock of its own is held meanwhile, not the row, so that the raw file can be
 * deleted.
 */
function measureNext(context: AcquisitionContext, pool: pg.Pool): Promise<boolean> {
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ uuid: string }>(
      `select r.uuid from proteomics_acquisitions a join proteomics_raw_files r on r.uuid = a.raw_file_uuid
        where a.state = 'waiting' order by r.arrival limit $1`,
      [MOST_LOOKED_AT],
    );
    for (const { uuid } of rows) {
      const rawFile = await claim(client, uuid);
      if (rawFile === undefined) continue;
      await measure(context, client, rawFile);
      return true;
    }
    return false;
  });
}

/** Locks a file until the transaction ends; undefined when another server has it, or had it meanwhile. */
async function claim(client: pg.PoolClient, uuid: string): Promise<Waiting | undefined> {
  const lock = await client.query<{ held: boolean }>('select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as held', [
    `proteomics acquisition ${uuid}`,
  ]);
  if (lock.rows[0]?.held !== true) return undefined;
  const { rows } = await client.query<Waiting>(
    `select r.uuid, r.name from proteomics_acquisitions a join proteomics_raw_files r on r.uuid = a.raw_file_uuid
      where r.uuid = $1 and a.state = 'waiting'`,
    [uuid],
  );
  return rows[0];
}

async function measure({ settings, log }: AcquisitionContext, client: pg.PoolClient, rawFile: Waiting): Promise<void> {
  const folder = join(acquisitionFolder(settings), rawFile.uuid);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const outcome = await measureIn(settings, rawFile, folder).finally(() => rm(folder, { recursive: true, force: true }));
  if ('failure' in outcome) log.warn({ run: rawFile.uuid, failure: outcome.failure }, 'raw data could not be measured');
  const problem = problemOf(outcome);
  // When the raw file was deleted meanwhile, there is nothing to keep.
  const { rowCount } = await client.query(
    `update proteomics_acquisitions set state = $2, problem = $3, measured_at = now() where raw_file_uuid = $1`,
    [rawFile.uuid, problem === null ? 'measured' : 'unreadable', problem],
  );
  if (rowCount === 0) return;
  if ('acquisition' in outcome && outcome.acquisition !== null) await keep(client, rawFile, outcome.acquisition);
  await signalRun(client, 'changed', rawFile.uuid);
}

async function measureIn(
  settings: AcquisitionContext['settings'],
  rawFile: Waiting,
  folder: string,
): Promise<AcquisitionOutcome> {
  const path = join(folder, basename(rawFile.name));
  await storedFiles(settings).bring(rawFileKey(rawFile), path);
  const inside = join(folder, 'inside');
  await mkdir(inside);
  return measureRawData({ path, name: rawFile.name, folder: inside });
}

function problemOf(outcome: AcquisitionOutcome): string | null {
  if ('problem' in outcome) return outcome.problem;
  return 'failure' in outcome ? 'The server could not read it; its log says why.' : null;
}

/** Adds the values to those of results. What a table of RawTools says of time and instrument stays. */
async function keep(client: pg.PoolClient, rawFile: Waiting, acquisition: Acquisition): Promise<void> {
  await lockResults(client, rawFile);
  const { rows } = await client.query<{ values: ColumnValues | null; acquired_at: string | null }>(
    `select q.values, r.acquired_at from proteomics_raw_files r left join proteomics_quality_rows q on q.raw_file_uuid = r.uuid
      where r.uuid = $1`,
    [rawFile.uuid],
  );
  const before = rows[0]?.values ?? {};
  const kept = Object.entries(before).filter(([column]) => !ACQUIRED_IDS.has(column));
  const values: ColumnValues = { ...Object.fromEntries(kept), ...acquisition.values };
  const time = acquisition.acquiredAt === null ? undefined : readAcquisitionTime(acquisition.acquiredAt);
  const isTimed = time !== undefined && rows[0]?.acquired_at === null;
  if (isTimed) Object.assign(values, acquisitionColumns(time));
  if (acquisition.instrument !== null) values.Instrument ??= acquisition.instrument;
  await storeValues(client, rawFile, values);
  if (isTimed)
    await client.query('update proteomics_raw_files set acquired_at = $2 where uuid = $1', [rawFile.uuid, localTime(time)]);
  await queueMessages(client, rawFile, { before, after: values });
}

/** Why the raw data of a run could not be read, and whether it is still to be; null for what is measured or not understood. */
export async function acquisitionNote(client: pg.Pool | pg.PoolClient, uuid: string): Promise<string | null> {
  const { rows } = await client.query<{ state: string; problem: string | null }>(
    'select state, problem from proteomics_acquisitions where raw_file_uuid = $1',
    [uuid],
  );
  const [row] = rows;
  if (row?.state === 'waiting') return 'Its raw data is being measured.';
  return row?.problem == null ? null : `Its raw data could not be read. ${row.problem}`;
}
