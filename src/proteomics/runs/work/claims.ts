/** Claims runs for workers. Later changes name the attempt, so that a worker that lost the run cannot change it. */
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { and, drizzle, eq, runInTransaction } from '../../../storage/transaction.ts';
import { type Client, type FoundPipeline, findPipelineByUuid, type RawFileRow } from '../../records.ts';
import { proteomicsRawFiles, type StoredSearch, type StoredStep, type StoredWorker } from '../../tables.ts';
import { queueFinishedRuns } from '../../webhooks/message.ts';
import { sendRuns } from '../enqueue.ts';
import { isProcessAlive, thisMachine } from './processes.ts';

export interface Claim extends FoundPipeline {
  /** The raw file, with the attempt number of this claim. */
  readonly rawFile: RawFileRow;
}

/** Thrown if another worker has taken over the run, or the run was canceled or deleted. */
export class ClaimLostError extends Error {}

/** Number of retries after a worker ended unexpectedly, which the run may have caused. */
const MAX_LOST_WORKERS = 2;

/** Claims a run for a worker; undefined if the job is outdated, or if the run was canceled or has lost too many workers. */
export async function claimRun(
  pool: pg.Pool,
  job: { id: string; run: string },
  worker: StoredWorker,
): Promise<Claim | undefined> {
  const rawFile = await runInTransaction(pool, async (client) => {
    const row = await lockRun(client, job.run);
    if (row?.jobUuid !== job.id) return undefined;
    if (row.state === 'running' && (await failLostRun(client, row))) return undefined;
    if (row.state !== 'queued' && row.state !== 'running') return undefined;
    const [claimed] = await drizzle(client)
      .update(proteomicsRawFiles)
      .set({
        state: 'running',
        attempt: row.attempt + 1,
        losses: row.losses + Number(row.state === 'running'),
        worker,
        startedAt: new Date(),
        finishedAt: null,
        message: null,
      })
      .where(eq(proteomicsRawFiles.uuid, row.uuid))
      .returning();
    return claimed;
  });
  if (rawFile === undefined) return undefined;
  return { rawFile, ...(await findPipelineByUuid(pool, rawFile.pipelineUuid)) };
}

/** @throws ClaimLostError */
export async function storeSteps(
  client: Client,
  { rawFile }: Pick<Claim, 'rawFile'>,
  steps: readonly StoredStep[],
): Promise<void> {
  await updateClaimedRun(client, rawFile, { steps: [...steps] });
}

export interface Settlement {
  readonly state: 'done' | 'failed' | 'canceled';
  /** Message for users. For a canceled run, null leaves the message unchanged. */
  readonly message: string | null;
}

/** Ends a run, and locks its row until the transaction ends. @throws ClaimLostError */
export async function endRun(
  client: pg.PoolClient,
  { rawFile }: Pick<Claim, 'rawFile'>,
  { state, message }: Settlement,
): Promise<void> {
  // The current message of a canceled run contains the name of the user.
  const change = state === 'canceled' && message === null ? {} : { message };
  await updateClaimedRun(client, rawFile, { state, ...change, ...getEndedValues(), finishedAt: new Date() });
  await queueFinishedRuns(client, [rawFile]);
}

/** Must be called in the transaction that imports the results. */
export async function storeSearchSettings(
  client: Client,
  { uuid }: Pick<RawFileRow, 'uuid'>,
  searchedWith: StoredSearch,
): Promise<void> {
  await drizzle(client).update(proteomicsRawFiles).set({ searchedWith }).where(eq(proteomicsRawFiles.uuid, uuid));
}

/** Queues a run again, because this worker stops. @throws ClaimLostError */
export async function requeueRun(pool: pg.Pool, { rawFile }: Pick<Claim, 'rawFile'>): Promise<void> {
  const queued = randomUUID();
  const { uuid, losses } = rawFile;
  await runInTransaction(pool, async (client) => {
    await updateClaimedRun(client, rawFile, { ...BACK_IN_QUEUE, jobUuid: queued, losses });
    await sendRuns(client, [{ uuid, queued, losses }]);
  });
}

export async function isRunCanceled(pool: pg.Pool, { rawFile }: Pick<Claim, 'rawFile'>): Promise<boolean> {
  const { rowCount } = await pool.query('select from proteomics_raw_files where uuid = $1 and cancel_requested', [
    rawFile.uuid,
  ]);
  return rowCount === 1;
}

/** Queues the runs of ended workers on this machine again. Returns their number. */
export async function requeueLostRuns(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ uuid: string; worker: StoredWorker }>(
    `select uuid, worker from proteomics_raw_files where state = 'running' and worker ->> 'machine' = $1`,
    [thisMachine],
  );
  const lost = rows.filter(({ worker }) => !isProcessAlive(worker));
  for (const { uuid, worker } of lost) {
    await runInTransaction(pool, async (client) => {
      const row = await lockRun(client, uuid);
      if (row?.state !== 'running' || row.worker?.pid !== worker.pid || row.worker.began !== worker.began) return;
      if (await failLostRun(client, row)) return;
      const queued = randomUUID();
      const losses = row.losses + 1;
      await drizzle(client)
        .update(proteomicsRawFiles)
        .set({ ...BACK_IN_QUEUE, jobUuid: queued, losses })
        .where(eq(proteomicsRawFiles.uuid, uuid));
      await sendRuns(client, [{ uuid, queued, losses }]);
    });
  }
  return lost.length;
}

/** Ends a lost run if it was canceled or has no attempts left. Returns false for other runs. */
async function failLostRun(client: pg.PoolClient, row: RawFileRow): Promise<boolean> {
  const settlement: Settlement | undefined = row.cancelRequested
    ? { state: 'canceled', message: row.message ?? 'Canceled.' }
    : row.losses >= MAX_LOST_WORKERS
      ? { state: 'failed', message: `The server ended ${row.losses + 1} times while it worked on this run.` }
      : undefined;
  if (settlement === undefined) return false;
  const steps = row.steps.map((step) => endStep(step, settlement.state === 'canceled' ? 'canceled' : 'failed'));
  await updateClaimedRun(client, row, { ...settlement, steps, ...getEndedValues(), finishedAt: new Date() });
  await queueFinishedRuns(client, [row]);
  return true;
}

export function endStep(step: StoredStep, state: 'failed' | 'canceled'): StoredStep {
  if (step.state === 'queued') return { ...step, state: 'skipped' };
  return step.state === 'running' ? { ...step, state, finished_at: new Date().toISOString() } : step;
}

const getEndedValues = () => ({ jobUuid: null, worker: null, cancelRequested: false });
const BACK_IN_QUEUE = { state: 'queued' as const, worker: null, startedAt: null, steps: [] };

async function updateClaimedRun(client: Client, { uuid, attempt }: RawFileRow, values: Partial<RawFileRow>): Promise<void> {
  const { uuid: column, attempt: attemptColumn, state } = proteomicsRawFiles;
  const changed = await drizzle(client)
    .update(proteomicsRawFiles)
    .set(values)
    .where(and(eq(column, uuid), eq(attemptColumn, attempt), eq(state, 'running')))
    .returning({ uuid: column });
  if (changed.length === 0) throw new ClaimLostError(`The run ${uuid} is no longer running under attempt ${attempt}.`);
}

export async function lockRun(client: Client, uuid: string): Promise<RawFileRow | undefined> {
  const [row] = await drizzle(client).select().from(proteomicsRawFiles).where(eq(proteomicsRawFiles.uuid, uuid)).for('update');
  return row;
}
