/** Puts a run into the queue: the row says that it is queued, and a job of the same transaction has it worked on. */
import type pg from 'pg';
import { sendJobs } from '../../jobs/send-jobs.ts';
import type { ProteomicsContext } from '../context.ts';
import { RUN_TOOL } from '../jobs.ts';

/** A pool, or a connection of one. */
type Client = Pick<pg.ClientBase, 'query'>;

/**
 * Queues the run of a raw file with the tool of its pipeline. Inside the caller's transaction: the run is queued when that is
 * committed, and not at all otherwise.
 *
 * @param client the connection that the transaction runs on
 * @returns false when the pipeline has no tool, and the raw file is only stored
 */
export async function enqueueRun(client: Client, rawFileUuid: string): Promise<boolean> {
  return (await enqueueRuns(client, [rawFileUuid])) === 1;
}

/**
 * Queues the runs of several raw files, as enqueueRun does; they are worked on in the order of their arrival.
 *
 * @returns how many are queued: none of a pipeline without a tool
 */
export async function enqueueRuns(client: Client, rawFileUuids: readonly string[]): Promise<number> {
  const { rows } = await client.query<QueuedRun>(
    `update proteomics_raw_files r
        set state = 'queued', tool = p.tool, job_uuid = gen_random_uuid(), worker = null, losses = 0, queued_at = now(), started_at = null,
            finished_at = null, cancel_requested = false, message = null, steps = '[]'
       from proteomics_pipelines p
      where r.uuid = any($1::uuid[]) and p.uuid = r.pipeline_uuid and p.tool is not null
      returning r.uuid, r.job_uuid as queued, r.losses, r.arrival::int`,
    [rawFileUuids],
  );
  await sendRuns(
    client,
    rows.toSorted((one, other) => one.arrival - other.arrival),
  );
  return rows.length;
}

/** A run that waits in the queue. */
interface QueuedRun {
  readonly uuid: string;
  /** Names the time it was queued: a job of an earlier time does nothing. */
  readonly queued: string;
  /** How often its worker was lost. */
  readonly losses: number;
  readonly arrival: number;
}

/** Has queued runs worked on; those that lost their worker come first. */
export async function sendRuns(client: Client, runs: readonly Omit<QueuedRun, 'arrival'>[]): Promise<void> {
  await sendJobs(client, RUN_TOOL, runs.map(runRequest));
}

/** The job of a queued run. */
export function runRequest({ uuid, queued, losses }: Omit<QueuedRun, 'arrival'>) {
  return { data: { run: uuid, queued }, key: queued, priority: losses > 0 ? 1 : 0 };
}

/** A part of the service's context. */
export type RunContext = Pick<ProteomicsContext, 'settings' | 'pool' | 'connect' | 'log' | 'now'>;
