/** Queues runs: the row has the state, and a job in the same transaction executes it. */
import type pg from 'pg';
import { sendJobs } from '../../jobs/job.ts';
import type { ProteomicsContext } from '../context.ts';
import { RUN_TOOL } from '../jobs.ts';

/** A pool or a connection. */
type Client = Pick<pg.ClientBase, 'query'>;

/**
 * Queues the run of a raw file with the tool of its pipeline, in the caller's transaction.
 *
 * @param client the connection of the transaction
 * @returns false if the pipeline has no tool, so that the raw file is only stored
 */
export async function enqueueRun(client: Client, rawFileUuid: string): Promise<boolean> {
  return (await enqueueRuns(client, [rawFileUuid])) === 1;
}

/** Queues the runs of several raw files in the order of their arrival. @returns the number of queued runs; 0 for a pipeline without a tool */
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

/** A queued run. */
interface QueuedRun {
  readonly uuid: string;
  /** Identifies the queued state, so that earlier jobs do nothing. */
  readonly queued: string;
  /** Number of lost workers. */
  readonly losses: number;
  readonly arrival: number;
}

/** Sends jobs for queued runs. Those that lost their worker come first. */
export async function sendRuns(client: Client, runs: readonly Omit<QueuedRun, 'arrival'>[]): Promise<void> {
  await sendJobs(client, RUN_TOOL, runs.map(createRunRequest));
}

/** Returns the job of a queued run. */
export function createRunRequest({ uuid, queued, losses }: Omit<QueuedRun, 'arrival'>) {
  return { data: { run: uuid, queued }, key: queued, priority: losses > 0 ? 1 : 0 };
}

/** Dependencies of code that starts and executes runs. */
export type RunContext = Pick<ProteomicsContext, 'settings' | 'pool' | 'connect' | 'log' | 'now'>;
