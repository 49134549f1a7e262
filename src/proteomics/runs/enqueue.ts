/** Queues runs. The row contains the state. A job that is sent in the same transaction executes the run. */
import type pg from 'pg';
import { sendJobs } from '../../jobs/job.ts';
import type { ProteomicsContext } from '../context.ts';
import { RUN_TOOL } from '../jobs.ts';

type Client = Pick<pg.ClientBase, 'query'>;

/** Returns false for a pipeline without tool, which only stores the raw file. `client`: the transaction's connection. */
export async function enqueueRun(client: Client, rawFileUuid: string): Promise<boolean> {
  return (await enqueueRuns(client, [rawFileUuid])) === 1;
}

/** Queues runs in the order of arrival. @returns the number of queued runs; 0 for a pipeline without a tool */
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

interface QueuedRun {
  readonly uuid: string;
  /** Identifies the queued state. A job of an earlier state does nothing. */
  readonly queued: string;
  /** Number of times that the run has lost its worker. */
  readonly losses: number;
  readonly arrival: number;
}

/** Sends the jobs of runs. Runs that have lost their worker have priority. */
export async function sendRuns(client: Client, runs: readonly Omit<QueuedRun, 'arrival'>[]): Promise<void> {
  await sendJobs(client, RUN_TOOL, runs.map(createRunRequest));
}

export function createRunRequest({ uuid, queued, losses }: Omit<QueuedRun, 'arrival'>) {
  return { data: { run: uuid, queued }, key: queued, priority: losses > 0 ? 1 : 0 };
}

export type RunContext = Pick<ProteomicsContext, 'settings' | 'pool' | 'connect' | 'log' | 'now'>;
