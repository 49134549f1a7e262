/** Measures uploaded raw data in the background, one file per user at a time. */
import { mkdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type pg from 'pg';
import { openStoredFiles } from '../../files/open-files.ts';
import { createJobWork, type JobClient, type JobRun, type JobWork, sendJobs } from '../../jobs/job.ts';
import { findErrorCode } from '../../storage/storage-errors.ts';
import { runInTransaction } from '../../storage/transaction.ts';
import { recordAlertEvent } from '../alerts/causes.ts';
import type { ProteomicsContext } from '../context.ts';
import { computeAcquisitionColumns, formatLocalTime, parseAcquisitionTime } from '../ingestion/acquisition-time.ts';
import { storeValues } from '../ingestion/quality-row.ts';
import type { ColumnValues } from '../ingestion/spike-in.ts';
import { lockResults } from '../ingestion/stored-result-files.ts';
import { MEASURE_RAW_DATA } from '../jobs.ts';
import { getRunPath } from '../page.ts';
import { getAcquisitionFolder, getRawFileKey } from '../places.ts';
import { ACQUIRED_IDS } from '../quality/metrics/catalog-file.ts';
import { removeExtension } from '../records.ts';
import { addChromatograms } from '../runs/chromatograms.ts';
import { lockRun } from '../runs/work/claims.ts';
import { queueMessages } from '../webhooks/message.ts';
import { type AcquisitionOutcome, InterruptedMeasuringError, measureRawData } from './measure-raw-data.ts';
import { recognizeRawData } from './raw-data-kind.ts';
import type { Acquisition } from './reading/acquisition.ts';
import { isThermoFile } from './reading/thermo.ts';

type AcquisitionContext = Pick<ProteomicsContext, 'settings' | 'pool' | 'log' | 'now'>;

const MAX_CONCURRENT = 2;

/** Queues a raw file with a supported extension. Adds a note if the content has another format. */
export async function queueMeasuring(
  client: pg.PoolClient,
  rawFile: { readonly uuid: string; readonly name: string },
  beginning: Buffer,
): Promise<void> {
  if (recognizeRawData(rawFile.name) === undefined) return;
  const isForeign = /\.raw$/i.test(rawFile.name) && !isThermoFile(beginning);
  await client.query(
    `insert into proteomics_acquisitions (raw_file_uuid, state, problem) values ($1, $2, $3)
      on conflict (raw_file_uuid) do update set state = $2, problem = $3`,
    [rawFile.uuid, isForeign ? 'measured' : 'waiting', isForeign ? FOREIGN_FILE_NOTE : null],
  );
  if (isForeign) return;
  const waiting = await listWaitingFiles(client);
  const requests = waiting.filter(({ uuid }) => uuid === rawFile.uuid).map(createMeasuringRequest);
  await sendJobs(client, MEASURE_RAW_DATA, requests);
}

const UNKNOWN_FORMAT_NOTE =
  'The format is not supported, so time, instrument and values cannot be read. Set the time on this page.';
const FOREIGN_FILE_NOTE = 'The file is not a Thermo raw file, so its time, instrument and values cannot be read.';

interface WaitingFile {
  readonly uuid: string;
  /** UUID of the user who uploaded the file, otherwise of the pipeline. */
  readonly owner: string;
  /** Number of earlier files of this owner in the queue. */
  readonly ahead: number;
}

async function listWaitingFiles(client: JobClient): Promise<readonly WaitingFile[]> {
  const { rows } = await client.query<WaitingFile>(
    `select r.uuid, owner, (row_number() over (partition by owner order by r.arrival) - 1)::int as ahead
      from proteomics_acquisitions a join proteomics_raw_files r on r.uuid = a.raw_file_uuid,
        lateral (select coalesce(r.user_uuid, r.pipeline_uuid)::text as owner)
      where a.state = 'waiting' order by r.arrival`,
  );
  return rows;
}

/** Assigns jobs to their owner, so that only one file per owner is measured at a time. */
const createMeasuringRequest = ({ uuid, owner, ahead }: WaitingFile) => ({
  data: { rawFile: uuid },
  key: uuid,
  group: owner,
  priority: -ahead,
});

export function createAcquisitionWork(context: AcquisitionContext): JobWork {
  return createJobWork(MEASURE_RAW_DATA, ({ rawFile }, run) => measureWaitingFile(context, rawFile, run), {
    parallel: MAX_CONCURRENT,
    listMissing: async (client) => (await listWaitingFiles(client)).map(createMeasuringRequest),
  });
}

interface Waiting {
  readonly uuid: string;
  readonly name: string;
}

async function measureWaitingFile(
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
  const folder = join(getAcquisitionFolder(settings), uuid);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const outcome = await measureInFolder(settings, rawFile, folder, signal)
    .catch((error: unknown): AcquisitionOutcome => {
      if (!isLast || !(error instanceof InterruptedMeasuringError)) throw error;
      return { failure: error.message };
    })
    .finally(() => rm(folder, { recursive: true, force: true }));
  if ('failure' in outcome) log.warn({ run: uuid, failure: outcome.failure }, 'raw data could not be measured');
  try {
    await storeOutcome({ settings, pool }, rawFile, outcome, now());
  } catch (error) {
    // A retry would not help, because the database rejects these values again.
    if (findErrorCode(error)?.startsWith(DATA_EXCEPTION) !== true) throw error;
    log.error({ err: error, run: uuid }, 'the values of raw data could not be stored');
    await storeOutcome(
      { settings, pool },
      rawFile,
      { problem: 'The values could not be stored. See the server’s log.' },
      now(),
    );
  }
}

/** SQLSTATE class "data exception" (PostgreSQL, "Error Codes"). */
const DATA_EXCEPTION = '22';

async function storeOutcome(
  { settings, pool }: Pick<AcquisitionContext, 'settings' | 'pool'>,
  rawFile: Waiting,
  outcome: AcquisitionOutcome,
  now: Date,
): Promise<void> {
  const problem = getOutcomeProblem(outcome);
  await runInTransaction(pool, async (client) => {
    // A concurrent deletion waits for this lock, and afterwards also deletes the chromatogram.
    if ((await lockRun(client, rawFile.uuid)) === undefined) return;
    const { rowCount } = await client.query(
      `update proteomics_acquisitions set state = $2, problem = $3, measured_at = now() where raw_file_uuid = $1 and state = 'waiting'`,
      [rawFile.uuid, problem === null ? 'measured' : 'unreadable', problem ?? getOutcomeNote(outcome)],
    );
    if (rowCount === 0) return;
    await reportProblem(client, rawFile, problem, now);
    if (!('acquisition' in outcome) || outcome.acquisition == null) return;
    await storeAcquisition(client, rawFile, outcome.acquisition);
    const { chromatogram: ms1, basePeaks: base_peak } = outcome.acquisition;
    await addChromatograms(openStoredFiles(settings), rawFile, { ms1, base_peak });
  });
}

async function measureInFolder(
  settings: AcquisitionContext['settings'],
  rawFile: Waiting,
  folder: string,
  signal: AbortSignal,
): Promise<AcquisitionOutcome> {
  const path = join(folder, basename(rawFile.name));
  await openStoredFiles(settings).fetchTo(getRawFileKey(rawFile), path);
  const inside = join(folder, 'inside');
  await mkdir(inside);
  return measureRawData({ path, name: rawFile.name, folder: inside }, signal);
}

function getOutcomeNote(outcome: AcquisitionOutcome): string | null {
  if (!('acquisition' in outcome) || outcome.acquisition === undefined) return null;
  return outcome.acquisition === null ? UNKNOWN_FORMAT_NOTE : (outcome.acquisition.note ?? null);
}

/** Reports unreadable raw data as a failed run: on the page of the run and by alerts. Readable data removes the report. */
async function reportProblem(client: pg.PoolClient, { uuid, name }: Waiting, problem: string | null, now: Date): Promise<void> {
  const { rows } = await client.query<{ pipeline_uuid: string; project: string; slug: string; pipeline: string }>(
    `update proteomics_raw_files r set message = case when $2::text is not null then coalesce(message, $2) when message like $3 then null else message end
       from proteomics_pipelines l join proteomics_projects p on p.pk = l.project_pk
      where r.uuid = $1 and l.uuid = r.pipeline_uuid
      returning r.pipeline_uuid, p.slug as project, l.slug, l.name as pipeline`,
    [uuid, problem === null ? null : `${UNREADABLE_MESSAGE} ${problem}`, `${UNREADABLE_MESSAGE}%`],
  );
  const [place] = rows;
  if (place === undefined || problem === null) return;
  const content = {
    title: `Raw data cannot be read in ${place.pipeline}`,
    lines: [`${removeExtension(name)}: ${problem}`],
    path: getRunPath({ slug: place.project }, { slug: place.slug }, uuid),
    run: { uuid, rawFile: removeExtension(name) },
  };
  const cause = { pipelineUuid: place.pipeline_uuid, event: 'failed_run', name: `unreadable:${uuid}`, content } as const;
  await recordAlertEvent(client, cause, now);
}

const UNREADABLE_MESSAGE = 'The raw data could not be read.';

function getOutcomeProblem(outcome: AcquisitionOutcome): string | null {
  if ('problem' in outcome) return outcome.problem;
  return 'failure' in outcome ? 'The server could not read it. See the server’s log.' : null;
}

/** Adds the measured values to those of results. Time and instrument from a RawTools table take precedence. */
async function storeAcquisition(client: pg.PoolClient, rawFile: Waiting, acquisition: Acquisition): Promise<void> {
  await lockResults(client, rawFile);
  const { rows } = await client.query<{ values: ColumnValues | null; is_reported: boolean }>(
    `select q.values, r.acquired_at is not null and r.acquired_by is null as is_reported from proteomics_raw_files r left join proteomics_quality_rows q on q.raw_file_uuid = r.uuid
      where r.uuid = $1`,
    [rawFile.uuid],
  );
  const before = rows[0]?.values ?? {};
  const remaining = Object.entries(before).filter(([column]) => !ACQUIRED_IDS.has(column));
  const values: ColumnValues = { ...Object.fromEntries(remaining), ...acquisition.values };
  const time = acquisition.acquiredAt === null ? undefined : parseAcquisitionTime(acquisition.acquiredAt);
  const isTimed = time !== undefined && rows[0]?.is_reported === false;
  if (isTimed) Object.assign(values, computeAcquisitionColumns(time));
  if (acquisition.instrument !== null) values.Instrument ??= acquisition.instrument;
  await storeValues(client, rawFile, values);
  if (isTimed)
    await client.query('update proteomics_raw_files set acquired_at = $2, acquired_by = null where uuid = $1', [
      rawFile.uuid,
      formatLocalTime(time),
    ]);
  if (acquisition.instrument !== null)
    await client.query('update proteomics_raw_files set instrument = coalesce(instrument, $2) where uuid = $1', [
      rawFile.uuid,
      acquisition.instrument,
    ]);
  await queueMessages(client, rawFile, { before, after: values });
}

/** Returns why raw data has no values: it is unreadable, or not yet measured. Null for measured data and unknown formats. */
export async function readAcquisitionNote(client: pg.Pool | pg.PoolClient, uuid: string): Promise<string | null> {
  const { rows } = await client.query<{ state: string; problem: string | null }>(
    'select state, problem from proteomics_acquisitions where raw_file_uuid = $1',
    [uuid],
  );
  const [row] = rows;
  if (row?.state === 'waiting') return 'The raw data is being measured.';
  if (row?.problem == null) return null;
  return row.state === 'unreadable' ? `${UNREADABLE_MESSAGE} ${row.problem}` : row.problem;
}
