/**
 * Putting a run into the queue. The row is the queue's truth: once its transaction is committed the run will be worked on, even
 * when nobody listens now, because workers look for queued rows when they begin. Jobs of pg-boss are made from these rows.
 */
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
  return (await enqueueRuns(client, [rawFileUuid])) === 1;
}

/**
 * Queues the runs of several raw files, as enqueueRun does; they are worked on in the order of their arrival.
 *
 * @returns how many are queued: none of a pipeline without a tool
 */
export async function enqueueRuns(client: Client, rawFileUuids: readonly string[]): Promise<number> {
  const { rows } = await client.query<{ uuid: string }>(
    `update proteomics_raw_files r
        set state = 'queued', tool = p.tool, job_uuid = gen_random_uuid(), worker = null, losses = 0, queued_at = now(), started_at = null,
            finished_at = null, cancel_requested = false, message = null, steps = '[]'
       from proteomics_pipelines p
      where r.uuid = any($1::uuid[]) and p.uuid = r.pipeline_uuid and p.tool is not null returning r.uuid`,
    [rawFileUuids],
  );
  const queued = rows.map(({ uuid }) => `queued:${uuid}`);
  await client.query('select pg_notify($1, signal) from unnest($2::text[]) signal', [RUNS_CHANNEL, queued]);
  return rows.length;
}

/** Tells every process about a run; in a transaction, when it is committed. */
export async function signalRun(client: Client, signal: RunSignal, rawFileUuid: string): Promise<void> {
  await client.query('select pg_notify($1, $2)', [RUNS_CHANNEL, `${signal}:${rawFileUuid}`]);
}
