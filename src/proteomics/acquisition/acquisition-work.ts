/** Measures raw data that has arrived, one file of a person after another, beside requests. A row in the database waits until it is measured. */
import { mkdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type pg from 'pg';
import { storedFiles } from '../../files/open-files.ts';
import { type JobClient, type JobRun, type JobWork, jobWork } from '../../jobs/job.ts';
import { sendJobs } from '../../jobs/send-jobs.ts';
import { errorCode } from '../../storage/storage-errors.ts';
import { inTransaction } from '../../storage/transaction.ts';
import { noteCause } from '../alerts/causes.ts';
import type { ProteomicsContext } from '../context.ts';
import { acquisitionColumns, localTime, readAcquisitionTime } from '../ingestion/acquisition-time.ts';
import { storeValues } from '../ingestion/quality-row.ts';
import type { ColumnValues } from '../ingestion/spike-in.ts';
import { lockResults } from '../ingestion/stored-result-files.ts';
import { MEASURE_RAW_DATA } from '../jobs.ts';
import { runPath } from '../page.ts';
import { acquisitionFolder, rawFileKey } from '../places.ts';
import { ACQUIRED_IDS } from '../quality/metrics/engines/acquired.ts';
import { stemOf } from '../records.ts';
import { queueMessages } from '../webhooks/message.ts';
import { type AcquisitionOutcome, InterruptedMeasuringError, measureRawData } from './measure-raw-data.ts';
import { rawDataKind } from './raw-data-kind.ts';
import type { Acquisition } from './reading/acquisition.ts';
import { isThermo } from './reading/thermo.ts';

type AcquisitionContext = Pick<ProteomicsContext, 'settings' | 'pool' | 'log' | 'now'>;

/** Files that are measured at once. */
const LANES = 2;

/** Has a raw file measured, in the transaction that stores it, when its name or its first bytes tell a format that is understood. */
export async function awaitMeasuring(
  client: pg.PoolClient,
  rawFile: { readonly uuid: string; readonly name: string },
  beginning: Buffer,
): Promise<void> {
  const kind = rawDataKind(rawFile.name);
  if (kind === undefined || kind === 'wiff' || (kind === 'raw' && !isThermo(beginning))) return;
  await client.query(
    `insert into proteomics_acquisitions (raw_file_uuid, state) values ($1, 'waiting')
      on conflict (raw_file_uuid) do update set state = 'waiting', problem = null`,
    [rawFile.uuid],
  );
  const waiting = await waitingFiles(client);
  const requests = waiting.filter(({ uuid }) => uuid === rawFile.uuid).map(requestFor);
  await sendJobs(client, MEASURE_RAW_DATA, requests);
}

interface WaitingFile {
  readonly uuid: string;
  /** Whose it is. */
  readonly owner: string;
  /** How many files of the same owner were there before. */
  readonly ahead: number;
}

async function waitingFiles(client: JobClient): Promise<readonly WaitingFile[]> {
  const { rows } = await client.query<WaitingFile>(
    `select r.uuid, owner, (row_number() over (partition by owner order by r.arrival) - 1)::int as ahead
      from proteomics_acquisitions a join proteomics_raw_files r on r.uuid = a.raw_file_uuid,
        lateral (select coalesce(r.user_uuid, r.pipeline_uuid)::text as owner)
      where a.state = 'waiting' order by r.arrival`,
  );
  return rows;
}

/** Owners take turns: nobody has two files measured at once, and the first of one comes before the second of another. */
const requestFor = ({ uuid, owner, ahead }: WaitingFile) => ({
  data: { rawFile: uuid },
  key: uuid,
  group: owner,
  priority: -ahead,
});

/** The measuring of this process. */
export function acquisitionWork(context: AcquisitionContext): JobWork {
  return jobWork(MEASURE_RAW_DATA, ({ rawFile }, run) => measure(context, rawFile, run), {
    parallel: LANES,
    missing: async (client) => (await waitingFiles(client)).map(requestFor),
  });
}

interface Waiting {
  readonly uuid: string;
  readonly name: string;
}

async function measure(
  { settings, pool, log, now }: AcquisitionContext,
  uuid: string,
  { signal, isLast }: JobRun,
): Promise<void> {
  const { rows } = await pool.query<Waiting>(
    `select r.uuid, r.name from proteomics_acquisitions a join proteomics_raw_files r on r.uuid = a.raw_file_uuid
      where r.uuid = $1 and a.state = 'waiting'`,
    [uuid],
  );
  const [rawFile] = rows;
  if (rawFile === undefined) return;
  const folder = join(acquisitionFolder(settings), uuid);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const outcome = await measureIn(settings, rawFile, folder, signal)
    .catch((error: unknown): AcquisitionOutcome => {
      if (!isLast || !(error instanceof InterruptedMeasuringError)) throw error;
      return { failure: error.message };
    })
    .finally(() => rm(folder, { recursive: true, force: true }));
  if ('failure' in outcome) log.warn({ run: uuid, failure: outcome.failure }, 'raw data could not be measured');
  try {
    await settle(pool, rawFile, outcome, now());
  } catch (error) {
    // What the database refuses for its content it refuses at every attempt.
    if (errorCode(error)?.startsWith(DATA_EXCEPTION) !== true) throw error;
    log.error({ err: error, run: uuid }, 'what raw data tells could not be stored');
    await settle(pool, rawFile, { problem: 'The values could not be stored. See the server’s log.' }, now());
  }
}

/** Class of SQLSTATE (PostgreSQL, "Error Codes"): a value that its type does not take. */
const DATA_EXCEPTION = '22';

/** Ends the waiting of a raw file, and keeps what was told. */
async function settle(pool: pg.Pool, rawFile: Waiting, outcome: AcquisitionOutcome, now: Date): Promise<void> {
  const problem = problemOf(outcome);
  await inTransaction(pool, async (client) => {
    // When the raw file was deleted in the meantime, there is nothing to keep.
    const { rowCount } = await client.query(
      `update proteomics_acquisitions set state = $2, problem = $3, measured_at = now() where raw_file_uuid = $1 and state = 'waiting'`,
      [rawFile.uuid, problem === null ? 'measured' : 'unreadable', problem ?? noteOf(outcome)],
    );
    if (rowCount === 0) return;
    await tell(client, rawFile, problem, now);
    if ('acquisition' in outcome && outcome.acquisition !== null) await keep(client, rawFile, outcome.acquisition);
  });
}

async function measureIn(
  settings: AcquisitionContext['settings'],
  rawFile: Waiting,
  folder: string,
  signal: AbortSignal,
): Promise<AcquisitionOutcome> {
  const path = join(folder, basename(rawFile.name));
  await storedFiles(settings).bring(rawFileKey(rawFile), path);
  const inside = join(folder, 'inside');
  await mkdir(inside);
  return measureRawData({ path, name: rawFile.name, folder: inside }, signal);
}

function noteOf(outcome: AcquisitionOutcome): string | null {
  return 'acquisition' in outcome ? (outcome.acquisition?.note ?? null) : null;
}

/** Raw data that cannot be read is told like a failed run, at the run and by alerts; what was told before ends with data that can be read. */
async function tell(client: pg.PoolClient, { uuid, name }: Waiting, problem: string | null, now: Date): Promise<void> {
  const { rows } = await client.query<{ pipeline_uuid: string; project: string; slug: string; pipeline: string }>(
    `update proteomics_raw_files r set message = case when $2::text is not null then coalesce(message, $2) when message like $3 then null else message end
       from proteomics_pipelines l join proteomics_projects p on p.pk = l.project_pk
      where r.uuid = $1 and l.uuid = r.pipeline_uuid
      returning r.pipeline_uuid, p.slug as project, l.slug, l.name as pipeline`,
    [uuid, problem === null ? null : `${UNREADABLE} ${problem}`, `${UNREADABLE}%`],
  );
  const [place] = rows;
  if (place === undefined || problem === null) return;
  const content = {
    title: `Raw data cannot be read in ${place.pipeline}`,
    lines: [`${stemOf(name)}: ${problem}`],
    path: runPath({ slug: place.project }, { slug: place.slug }, uuid),
    run: { uuid, rawFile: stemOf(name) },
  };
  const cause = { pipelineUuid: place.pipeline_uuid, event: 'failed_run', name: `unreadable:${uuid}`, content } as const;
  await noteCause(client, cause, now);
}

/** How the message of such a run begins. */
const UNREADABLE = 'The raw data could not be read.';

function problemOf(outcome: AcquisitionOutcome): string | null {
  if ('problem' in outcome) return outcome.problem;
  return 'failure' in outcome ? 'The server could not read it. See the server’s log.' : null;
}

/** Adds the values to those of results. What a table of RawTools says of time and instrument stays. */
async function keep(client: pg.PoolClient, rawFile: Waiting, acquisition: Acquisition): Promise<void> {
  await lockResults(client, rawFile);
  const { rows } = await client.query<{ values: ColumnValues | null; is_told: boolean }>(
    `select q.values, r.acquired_at is not null and r.acquired_by is null as is_told from proteomics_raw_files r left join proteomics_quality_rows q on q.raw_file_uuid = r.uuid
      where r.uuid = $1`,
    [rawFile.uuid],
  );
  const before = rows[0]?.values ?? {};
  const kept = Object.entries(before).filter(([column]) => !ACQUIRED_IDS.has(column));
  const values: ColumnValues = { ...Object.fromEntries(kept), ...acquisition.values };
  const time = acquisition.acquiredAt === null ? undefined : readAcquisitionTime(acquisition.acquiredAt);
  const isTimed = time !== undefined && rows[0]?.is_told === false;
  if (isTimed) Object.assign(values, acquisitionColumns(time));
  if (acquisition.instrument !== null) values.Instrument ??= acquisition.instrument;
  await storeValues(client, rawFile, values);
  if (isTimed)
    await client.query('update proteomics_raw_files set acquired_at = $2, acquired_by = null where uuid = $1', [
      rawFile.uuid,
      localTime(time),
    ]);
  if (acquisition.instrument !== null)
    await client.query('update proteomics_raw_files set instrument = coalesce(instrument, $2) where uuid = $1', [
      rawFile.uuid,
      acquisition.instrument,
    ]);
  await queueMessages(client, rawFile, { before, after: values });
}

/** Why the raw data of a run could not be read, and whether it is still to be; null for what is measured or not understood. */
export async function acquisitionNote(client: pg.Pool | pg.PoolClient, uuid: string): Promise<string | null> {
  const { rows } = await client.query<{ state: string; problem: string | null }>(
    'select state, problem from proteomics_acquisitions where raw_file_uuid = $1',
    [uuid],
  );
  const [row] = rows;
  if (row?.state === 'waiting') return 'The raw data is being measured.';
  if (row?.problem == null) return null;
  return row.state === 'unreadable' ? `${UNREADABLE} ${row.problem}` : row.problem;
}
