import type pg from 'pg';
import { BadRequestError } from '../../contract/errors.ts';
import { openStoredFiles } from '../../files/open-files.ts';
import { drizzle, eq, runInTransaction } from '../../storage/transaction.ts';
import { computeAcquisitionColumns, formatLocalTime, parseAcquisitionTime } from '../ingestion/acquisition-time.ts';
import { storeValues } from '../ingestion/quality-row.ts';
import { lockResults } from '../ingestion/stored-result-files.ts';
import { readStoredResults } from '../ingestion/stored-results.ts';
import { describeCancellation, type Signature } from '../people/signatures.ts';
import { prepareLinkRemoval, removeStoredFiles } from '../pipeline-folders.ts';
import { getRawFileKey } from '../places.ts';
import { findRawFile, findUser, type RawFileRow, RecordStateError, requireUuid, type UserRow } from '../records.ts';
import { proteomicsRawFiles } from '../tables.ts';
import { queueFinishedRuns } from '../webhooks/message.ts';
import { enqueueRun, type RunContext } from './enqueue.ts';
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
