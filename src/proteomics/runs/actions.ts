/** What people do with runs: try again, cancel, delete. The same for programs and pages. */
import type pg from 'pg';
import { BadRequestError } from '../../contract/errors.ts';
import { storedFiles } from '../../files/open-files.ts';
import { drizzle, eq } from '../../storage/drizzle.ts';
import { inTransaction } from '../../storage/transaction.ts';
import { FormRefusedError } from '../../web/forms/refusals.ts';
import { acquisitionColumns, localTime, readAcquisitionTime } from '../ingestion/acquisition-time.ts';
import { storeValues } from '../ingestion/quality-row.ts';
import type { ColumnValues } from '../ingestion/spike-in.ts';
import { lockResults } from '../ingestion/stored-result-files.ts';
import { canceledBy } from '../people/signatures.ts';
import { removeKeptOf, unlinkRawFile } from '../pipeline-folders.ts';
import { rawFileKey } from '../places.ts';
import { findRawFile, findUser, type RawFileRow, requireUuid } from '../records.ts';
import { proteomicsRawFiles } from '../tables.ts';
import { enqueueRun, type RunContext } from './enqueue.ts';
import { lockRun } from './work/claims.ts';

/** 409: the state of the run does not allow this. */
export class RunStateError extends FormRefusedError {
  override readonly name = 'RunStateError';
  constructor(detail: string) {
    super(409, [{ field: '', message: detail }]);
  }
}

type ActionContext = Pick<RunContext, 'settings' | 'pool' | 'log'>;

/**
 * Queues a run again.
 *
 * @throws BadRequestError, NotFoundError for run or user, RunStateError
 */
export async function retryRun({ settings, pool, log }: ActionContext, run: string, user: string): Promise<void> {
  requireUuid(run, 'run');
  const acting = await findUser(pool, user);
  const { origin, name } = await findRawFile(pool, run);
  const isHere = origin === 'upload' && (await storedFiles(settings).stat(rawFileKey({ uuid: run, name }))) !== undefined;
  await changeLocked(pool, run, async (client, { state }) => {
    if (state === 'queued' || state === 'running') throw new RunStateError(`The run is ${state} already.`);
    if (!isHere) throw new RunStateError('The raw file is not on this server, only its results.');
    if (!(await enqueueRun(client, run))) throw new RunStateError('The pipeline has no tool.');
  });
  log.info({ run, user: acting.uuid }, 'a run is retried');
}

/**
 * Cancels a queued run at once, and asks the worker of a running one to end it.
 *
 * @throws BadRequestError, NotFoundError for run or user, RunStateError
 */
export async function cancelRun({ pool, log }: ActionContext, run: string, user: string): Promise<void> {
  requireUuid(run, 'run');
  const acting = await findUser(pool, user);
  await changeLocked(pool, run, async (client, { state }) => {
    if (state !== 'queued' && state !== 'running')
      throw new RunStateError(`The run is ${state}; only queued and running runs can be canceled.`);
    const message = canceledBy(acting.name);
    const values =
      state === 'queued'
        ? { state: 'canceled' as const, message, jobUuid: null, finishedAt: new Date() }
        : { cancelRequested: true, message };
    await drizzle(client).update(proteomicsRawFiles).set(values).where(eq(proteomicsRawFiles.uuid, run));
  });
  log.info({ run, user: acting.uuid }, 'a run is canceled');
}

/**
 * Sets when a run was acquired, by the instrument's clock as `YYYY-MM-DDTHH:MM:SS`, or removes that time. Files that state the time win.
 *
 * @throws BadRequestError, NotFoundError, RunStateError
 */
export async function setAcquisitionTime({ pool }: ActionContext, run: string, at: string | null, by: string): Promise<void> {
  requireUuid(run, 'run');
  const time = at === null ? undefined : readAcquisitionTime(at);
  if (at !== null && time === undefined)
    throw new BadRequestError('acquired_at: is no moment of the calendar, like 2025-03-04T08:30:00.');
  await changeLocked(pool, run, async (client, { uuid, acquiredAt, acquiredBy }) => {
    await lockResults(client, { uuid });
    if (acquiredAt !== null && acquiredBy === null) throw new RunStateError('A file of this run states when it was acquired.');
    const { rows } = await client.query<{ values: ColumnValues }>(
      'select values from proteomics_quality_rows where raw_file_uuid = $1',
      [uuid],
    );
    const columns = Object.keys(acquisitionColumns(0));
    const kept = Object.entries(rows[0]?.values ?? {}).filter(([column]) => !columns.includes(column));
    await storeValues(
      client,
      { uuid },
      { ...Object.fromEntries(kept), ...(time === undefined ? {} : acquisitionColumns(time)) },
    );
    await drizzle(client)
      .update(proteomicsRawFiles)
      .set({ acquiredAt: time === undefined ? null : localTime(time), acquiredBy: time === undefined ? null : by })
      .where(eq(proteomicsRawFiles.uuid, run));
  });
}

/**
 * Deletes a run with its raw file, results and logs. The caller has made sure that this is for the administration.
 *
 * @throws BadRequestError, NotFoundError, RunStateError
 */
export async function deleteRun(context: ActionContext, run: string): Promise<void> {
  const { settings, pool, log } = context;
  requireUuid(run, 'run');
  const unlink = await unlinkRawFile({ settings }, pool, run);
  await changeLocked(pool, run, async (client, { state }) => {
    if (state === 'running') throw new RunStateError('The run is running. Cancel it first.');
    await drizzle(client).delete(proteomicsRawFiles).where(eq(proteomicsRawFiles.uuid, run));
  });
  await unlink();
  // What cannot be removed now is swept later.
  await removeKeptOf(context, { uuid: run }).catch((err: unknown) => log.warn({ err, run }, 'files of a deleted run are left'));
  log.info({ run }, 'a run was deleted');
}

/** Works on a run that nobody else can change meanwhile. @throws NotFoundError */
async function changeLocked(
  pool: pg.Pool,
  run: string,
  change: (client: pg.PoolClient, row: RawFileRow) => Promise<void>,
): Promise<void> {
  await inTransaction(pool, async (client) => {
    const row = (await lockRun(client, run)) ?? (await findRawFile(client, run));
    await change(client, row);
  });
}
