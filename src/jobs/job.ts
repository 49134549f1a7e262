/** Background jobs: the name and retry policy of each queue, and the work of a process on it. */
import type pg from 'pg';
import type { PgBoss, QueueOptions } from 'pg-boss';
import { isDatabaseOutage } from '../storage/storage-errors.ts';

/** A pool, or the connection of a transaction. */
export type JobClient = Pick<pg.ClientBase, 'query'>;

export interface Job<Data extends object = object> {
  readonly name: string;
  /** Passed to pg-boss unchanged. Missing properties have the defaults in job-queues.ts. */
  readonly policy: QueueOptions;
  /** The schedule, as a cron expression in UTC. */
  readonly cron?: string;
  /** Exists only as a type, not at run time. */
  readonly data?: Data;
}

/** Defines a job. Do not rename it while jobs may wait in a database. */
export function defineJob<Data extends object = Record<string, never>>(
  name: string,
  policy: QueueOptions = {},
  cron?: string,
): Job<Data> {
  return { name, policy, ...(cron === undefined ? {} : { cron }) };
}

export interface JobRequest<Data extends object = object> {
  readonly data: Data;
  /** Jobs of a queue with the same key run one after another. Jobs without a key share one key. */
  readonly key?: string;
  /** Jobs of a queue with the same group also run one after another. The default is the key. */
  readonly group?: string;
  readonly startAfter?: Date;
  /** Waiting jobs with a higher priority start first. The default is 0. See {@link SLOW_PRIORITY}. */
  readonly priority?: number;
  /** True to replace waiting jobs with the same key, if one job handles everything that is due. */
  readonly replaces?: boolean;
}

/** Highest priority of jobs that may wait long for another system. Reserved workers do not take them. */
export const SLOW_PRIORITY = -10_000;

export interface JobRun {
  /** The job ID, the same for every attempt. */
  readonly id: string;
  /** Aborted when the process stops, or when another worker takes the job. */
  readonly signal: AbortSignal;
  /** The attempt number, from 1. */
  readonly attempt: number;
  /** True if the job is not retried after this attempt. */
  readonly isLast: boolean;
  readonly sentAt: Date;
}

export interface JobWork {
  readonly job: Job;
  readonly parallel: number;
  /** Number of these workers that take no slow jobs. With reserved workers, the retry of a slow failed job is a slow job. */
  readonly reserved: number;
  /** Does the work, and rejects to be retried. A job can run more than once, so the work must be idempotent. */
  perform(data: object, run: JobRun): Promise<void>;
  /** Returns the jobs that stored rows require. Startup sends missing ones, because database exports contain no jobs. */
  listMissing?(client: JobClient): Promise<readonly JobRequest[]>;
}

export function createJobWork<Data extends object>(
  job: Job<Data>,
  perform: (data: Data, run: JobRun) => Promise<void>,
  options: {
    readonly parallel?: number;
    readonly reserved?: number;
    readonly listMissing?: (client: JobClient) => Promise<readonly JobRequest<Data>[]>;
  } = {},
): JobWork {
  return { parallel: 1, reserved: 0, ...options, job, perform: (data, run) => perform(data as Data, run) };
}

/** Runs the work for each item despite failures. @throws AggregateError, DatabaseLostError, the reason of the signal */
export async function runForEach<T>(items: readonly T[], signal: AbortSignal, work: (item: T) => Promise<void>): Promise<void> {
  const failures: Error[] = [];
  for (const item of items) {
    signal.throwIfAborted();
    try {
      await work(item);
    } catch (error) {
      if (isDatabaseOutage(error)) throw error;
      failures.push(error as Error);
    }
  }
  const [first] = failures;
  if (first !== undefined) throw new AggregateError(failures, `${failures.length} of ${items.length} failed: ${first.message}`);
}

export const JOBS_SCHEMA = 'pgboss';

/** One sender per connection, because a pg-boss instance sends through one database. */
const senders = new WeakMap<JobClient, PgBoss>();

/** Sends jobs. In a transaction, workers get them after its commit. @throws Error if no process has worked on jobs here */
export async function sendJobs<Data extends object>(
  client: JobClient,
  job: Job<Data>,
  requests: readonly JobRequest<Data>[],
): Promise<void> {
  if (requests.length === 0) return;
  const sender = senders.get(client) ?? (await createSender(client));
  senders.set(client, sender);
  const replaced = requests.filter(({ replaces }) => replaces).map(({ key = job.name }) => key);
  if (replaced.length > 0)
    await client.query(`delete from ${JOBS_SCHEMA}.job where name = $1 and singleton_key = any($2) and state < 'active'`, [
      job.name,
      replaced,
    ]);
  await sender.insert(
    job.name,
    requests.map(({ data, key = job.name, group = key, startAfter, priority }) => ({
      data,
      singletonKey: key,
      group: { id: group },
      ...(startAfter === undefined ? {} : { startAfter }),
      ...(priority === undefined ? {} : { priority }),
    })),
  );
}

/** Returns whether a failed job with this key waits for its next attempt, and no other job with the key exists. */
export async function isWaitingForRetry(client: JobClient, job: Pick<Job, 'name'>, key: string): Promise<boolean> {
  const { rows } = await client.query<{ state: string }>(
    `select state from ${JOBS_SCHEMA}.job where name = $1 and singleton_key = $2 and state < 'completed'`,
    [job.name, key],
  );
  return rows.length > 0 && rows.every(({ state }) => state === 'retry');
}

async function createSender(client: JobClient): Promise<PgBoss> {
  const { PgBoss } = await import('pg-boss');
  return new PgBoss({ db: { executeSql: (text, values) => client.query(text, values as unknown[]) }, schema: JOBS_SCHEMA });
}
