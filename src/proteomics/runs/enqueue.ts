/**
 * Putting a run into the queue. The row is the queue's truth: once its transaction is committed the run will be worked on, even
 * when nobody listens now, because workers look for queued rows when they begin. Jobs of pg-boss are made from these rows.
 */
import { randomUUID } from 'node:crypto';
import type pg from 'pg';

/** Channel on which workers and pages hear of changes: `queued:`, `cancel:` or `changed:` and the UUID of the run. */
export const RUNS_CHANNEL = 'concordat_proteomics_runs';

/** What is told on the channel. */
export type RunSignal = 'queued' | 'cancel' | 'changed';

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
  const { rowCount } = await client.query(
    `update proteomics_raw_files r
        set state = 'queued', tool = p.tool, job_uuid = $2, worker = null, losses = 0, queued_at = now(), started_at = null,
            finished_at = null, cancel_requested = false, message = null, steps = '[]'
       from proteomics_pipelines p
      where r.uuid = $1 and p.uuid = r.pipeline_uuid and p.tool is not null`,
    [rawFileUuid, randomUUID()],
  );
  if (rowCount === 0) return false;
  await signalRun(client, 'queued', rawFileUuid);
  return true;
}

/** Tells every process about a run; in a transaction, when it is committed. */
export async function signalRun(client: Client, signal: RunSignal, rawFileUuid: string): Promise<void> {
  await client.query('select pg_notify($1, $2)', [RUNS_CHANNEL, `${signal}:${rawFileUuid}`]);
}
