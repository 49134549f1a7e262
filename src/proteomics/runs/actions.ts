import type pg from 'pg';
import { BadRequestError, NotFoundError } from '../../contract/errors.ts';
import { openStoredFiles } from '../../files/open-files.ts';
import { readFileStats, type StoredFiles } from '../../files/stored-files.ts';
import { drizzle, eq, runInTransaction } from '../../storage/transaction.ts';
import { formatQuantity, joinItems } from '../../web/for-people/words.ts';
import type { ProteomicsContext } from '../context.ts';
import { computeAcquisitionColumns, formatLocalTime, parseAcquisitionTime } from '../ingestion/acquisition-time.ts';
import { storeValues } from '../ingestion/quality-row.ts';
import { lockResults } from '../ingestion/stored-result-files.ts';
import { readStoredResults } from '../ingestion/stored-results.ts';
import { describeCancellation, type Signature } from '../people/signatures.ts';
import { prepareLinkRemoval, removeStoredFiles } from '../pipeline-folders.ts';
import { getRawFileKey } from '../places.ts';
import {
  type Client,
  findRawFile,
  findUser,
  type PipelineRow,
  type RawFileRow,
  RecordStateError,
  requireUuid,
  type UserRow,
} from '../records.ts';
import { proteomicsRawFiles } from '../tables.ts';
import { queueFinishedRuns } from '../webhooks/message.ts';
import { enqueueRun, enqueueRuns, type RunContext } from './enqueue.ts';
import { type RunState, removeNulCharacters } from './store.ts';
import { lockRun } from './work/claims.ts';

type ActionContext = Pick<RunContext, 'settings' | 'pool' | 'log'>;

export async function retryRun({ settings, pool, log }: ActionContext, run: string, user: string): Promise<void> {
  requireUuid(run, 'run');
  const acting = await findUser(pool, user);
  const { origin, name } = await findRawFile(pool, run);
  const isHere =
    origin === 'upload' && (await openStoredFiles(settings).stat(getRawFileKey({ uuid: run, name }))) !== undefined;
  await updateLockedRun(pool, run, async (client, { state }) => {
    if (state === 'queued' || state === 'running') throw new RecordStateError(`The run is already ${state}.`);
    if (!isHere) throw new RecordStateError('The raw file is not on this server, only its results.');
    if (!(await enqueueRun(client, run))) throw new RecordStateError('The pipeline has no tool.');
  });
  log.info({ run, user: acting.uuid }, 'a run is retried');
}

/** Cancels a queued run, or requests its worker to stop. @throws BadRequestError, NotFoundError, RecordStateError */
export async function cancelRun({ pool, log }: ActionContext, run: string, user: string): Promise<void> {
  requireUuid(run, 'run');
  const acting = await findUser(pool, user);
  await updateLockedRun(pool, run, async (client, { state }) => {
    if (state !== 'queued' && state !== 'running')
      throw new RecordStateError(`The run is ${state}; only queued and running runs can be canceled.`);
    await cancelLockedRuns(client, [{ uuid: run }], acting);
  });
  log.info({ run, user: acting.uuid }, 'a run is canceled');
}

/** Cancels queued runs, and requests workers to stop running ones. The caller has locked and checked the runs. */
export async function cancelLockedRuns(
  client: pg.PoolClient,
  runs: readonly Pick<RawFileRow, 'uuid'>[],
  by: Pick<UserRow, 'uuid' | 'name'>,
): Promise<void> {
  await client.query(
    `update proteomics_raw_files set message = $2, canceled_by_uuid = $3, cancel_requested = (state = 'running'),
        state = case state when 'queued' then 'canceled' else state end,
        job_uuid = case state when 'queued' then null else job_uuid end,
        finished_at = case state when 'queued' then now() else finished_at end
      where uuid = any($1::uuid[])`,
    [runs.map(({ uuid }) => uuid), describeCancellation(by.name), by.uuid],
  );
  await queueFinishedRuns(client, runs);
}

/** Sets or removes the acquisition time (`YYYY-MM-DDTHH:MM:SS`, local). @throws RecordStateError if files contain it */
export async function setAcquisitionTime(
  { pool }: ActionContext,
  run: string,
  at: string | null,
  by: Signature,
): Promise<void> {
  requireUuid(run, 'run');
  const time = at === null ? undefined : parseAcquisitionTime(at);
  if (at !== null && time === undefined)
    throw new BadRequestError('acquired_at must be a date and time, such as 2025-03-04T08:30:00.');
  await updateLockedRun(pool, run, async (client, rawFile) => {
    const { acquiredAt, acquiredBy } = rawFile;
    await lockResults(client, rawFile);
    if (acquiredAt !== null && acquiredBy === null)
      throw new RecordStateError('The acquisition time comes from a file of this run and cannot be changed.');
    const { values } = await readStoredResults(client, rawFile);
    const columns = Object.keys(computeAcquisitionColumns(0));
    const others = Object.fromEntries(Object.entries(values).filter(([column]) => !columns.includes(column)));
    await storeValues(client, rawFile, time === undefined ? others : { ...others, ...computeAcquisitionColumns(time) });
    await drizzle(client)
      .update(proteomicsRawFiles)
      .set({
        acquiredAt: time === undefined ? null : formatLocalTime(time),
        acquiredBy: time === undefined ? null : by.changedBy,
        acquiredByUuid: time === undefined ? null : by.changedByUuid,
      })
      .where(eq(proteomicsRawFiles.uuid, run));
  });
}

/** Deletes a run, whose access the caller has checked. @throws BadRequestError, NotFoundError, RecordStateError */
export async function deleteRun(context: ActionContext, run: string): Promise<void> {
  const { settings, pool, log } = context;
  requireUuid(run, 'run');
  const unlink = await prepareLinkRemoval({ settings }, pool, run);
  await updateLockedRun(pool, run, async (client, { state }) => {
    if (state === 'running') throw new RecordStateError('The run is running. Cancel it first.');
    await drizzle(client).delete(proteomicsRawFiles).where(eq(proteomicsRawFiles.uuid, run));
  });
  await unlink();
  // If this fails, the cleanup of orphaned files removes the rest.
  await removeStoredFiles(context, { uuid: run }).catch((err: unknown) =>
    log.warn({ err, run }, 'files of a deleted run could not be removed'),
  );
  log.info({ run }, 'a run was deleted');
}

async function updateLockedRun(
  pool: pg.Pool,
  run: string,
  change: (client: pg.PoolClient, row: RawFileRow) => Promise<void>,
): Promise<void> {
  await runInTransaction(pool, async (client) => {
    const row = (await lockRun(client, run)) ?? (await findRawFile(client, run));
    await change(client, row);
  });
}

export const RETRYABLE: readonly RunState[] = ['stored', 'done', 'failed', 'canceled'];
export const CANCELABLE: readonly RunState[] = ['queued', 'running'];
const MAX_NAMES = 3;

/** The runs of the filtered list, for an action on all of them. */
export interface FoundByList {
  readonly state: RunState | undefined;
  readonly search: string;
  readonly uploadedBy: string;
}

interface Candidate {
  readonly uuid: string;
  readonly name: string;
  readonly state: RunState;
  readonly origin: 'upload' | 'import';
}

/** Queues runs again with current settings; returns their number. @throws BadRequestError, NotFoundError, RecordStateError */
export async function retryRuns(
  { settings, pool, log }: Pick<ProteomicsContext, 'settings' | 'pool' | 'log'>,
  pipeline: Pick<PipelineRow, 'uuid' | 'tool'>,
  runs: readonly string[],
  user: string,
): Promise<number> {
  const uuids = parseUuids(runs);
  const acting = await findUser(pool, user);
  if (pipeline.tool === null) throw new RecordStateError('The pipeline has no tool.');
  // The raw files are checked before the rows are locked, because a bucket is slow. A raw file exists as long as its row.
  const selected = await readCandidateRuns(pool, pipeline, uuids);
  requireState(selected);
  await requireRawFiles(openStoredFiles(settings), selected);
  const queued = await runInTransaction(pool, async (client) => {
    requireState(await readCandidateRuns(client, pipeline, uuids, 'for update'));
    return enqueueRuns(client, uuids);
  });
  log.info({ pipeline: pipeline.uuid, runs: queued, user: acting.uuid }, 'runs are retried');
  return queued;
}

/** Cancels queued runs, and stops running ones; returns the numbers. @throws BadRequestError, RecordStateError */
export async function cancelRuns(
  { pool, log }: Pick<ProteomicsContext, 'pool' | 'log'>,
  pipeline: Pick<PipelineRow, 'uuid'>,
  runs: readonly string[],
  user: string,
): Promise<{ readonly canceled: number; readonly ended: number }> {
  const uuids = parseUuids(runs);
  const acting = await findUser(pool, user);
  const canceled = await runInTransaction(pool, async (client) => {
    const active = (await readCandidateRuns(client, pipeline, uuids, 'for update')).filter(({ state }) =>
      CANCELABLE.includes(state),
    );
    await cancelLockedRuns(client, active, acting);
    return active.length;
  });
  if (canceled === 0) throw new RecordStateError('These runs have ended; only queued and running runs can be canceled.');
  log.info({ pipeline: pipeline.uuid, runs: canceled, user: acting.uuid }, 'runs are canceled');
  return { canceled, ended: uuids.length - canceled };
}

const LISTED_RUNS = `
  from proteomics_raw_files where pipeline_uuid = $1 and origin = 'upload' and ($2::text is null or state = $2)
    and ($3 = '' or strpos(lower(name), lower($3)) > 0)
    and ($4 = '' or user_uuid in (select uuid from proteomics_users where name = $4))`;

const buildParameters = ({ uuid }: Pick<PipelineRow, 'uuid'>, { state, search, uploadedBy }: FoundByList) => [
  uuid,
  state ?? null,
  removeNulCharacters(search),
  removeNulCharacters(uploadedBy),
];

/** Returns the UUIDs of the runs in the order of upload. */
export async function findListedRuns(
  client: Client,
  pipeline: Pick<PipelineRow, 'uuid'>,
  states: readonly RunState[],
  list: FoundByList,
): Promise<readonly string[]> {
  const { rows } = await client.query<{ uuid: string }>(`select uuid ${LISTED_RUNS} and state = any($5) order by arrival`, [
    ...buildParameters(pipeline, list),
    states,
  ]);
  return rows.map((row) => row.uuid);
}

interface ListedCounts {
  readonly retryable: number;
  readonly cancelable: number;
}

export async function countListedRuns(
  client: Client,
  pipeline: Pick<PipelineRow, 'uuid'>,
  list: FoundByList,
): Promise<ListedCounts> {
  const { rows } = await client.query<ListedCounts>(
    `select count(*) filter (where state = any($5))::int as retryable, count(*) filter (where state = any($6))::int as cancelable ${LISTED_RUNS}`,
    [...buildParameters(pipeline, list), RETRYABLE, CANCELABLE],
  );
  return rows[0] ?? { retryable: 0, cancelable: 0 };
}

/** Returns distinct UUIDs in lower case. @throws BadRequestError for an invalid UUID */
function parseUuids(runs: readonly string[]): readonly string[] {
  for (const run of runs) requireUuid(run, 'runs');
  return [...new Set(runs.map((run) => run.toLowerCase()))];
}

/** Returns runs by number. With `lock`, locks them in this order, so that two actions cannot deadlock. @throws NotFoundError */
async function readCandidateRuns(
  client: Client,
  { uuid }: Pick<PipelineRow, 'uuid'>,
  wanted: readonly string[],
  lock: '' | 'for update' = '',
): Promise<readonly Candidate[]> {
  const { rows } = await client.query<Candidate>(
    `select uuid, name, state, origin from proteomics_raw_files
      where pipeline_uuid = $1 and uuid = any($2::uuid[]) order by arrival ${lock}`,
    [uuid, wanted],
  );
  const found = new Set(rows.map((row) => row.uuid));
  const unknown = wanted.find((run) => !found.has(run));
  if (unknown !== undefined) throw new NotFoundError(`There is no run ${unknown} in this pipeline.`);
  return rows;
}

async function requireRawFiles(files: StoredFiles, candidates: readonly Candidate[]): Promise<void> {
  const stored = await readFileStats(files, candidates.map(getRawFileKey));
  const missing = candidates.filter((_, at) => stored[at] === undefined);
  if (missing.length > 0)
    throw new RecordStateError(`${joinRunNames(missing)} ${chooseVerb(missing)} not on this server; only the results are.`);
}

function requireState(candidates: readonly Candidate[]): void {
  const busy = candidates.filter(({ state }) => !RETRYABLE.includes(state));
  if (busy.length > 0) throw new RecordStateError(`${joinRunNames(busy)} ${chooseVerb(busy)} queued or running already.`);
  const imported = candidates.filter(({ origin }) => origin === 'import');
  if (imported.length > 0)
    throw new RecordStateError(`${joinRunNames(imported)} ${chooseVerb(imported)} not on this server; only the results are.`);
}

function joinRunNames(runs: readonly Candidate[]): string {
  const names = runs.slice(0, MAX_NAMES).map(({ name }) => name);
  const more = runs.length - names.length;
  return joinItems(more === 0 ? names : [...names, formatQuantity(more, 'other')]);
}

function chooseVerb(runs: readonly Candidate[]): string {
  return runs.length === 1 ? 'is' : 'are';
}
