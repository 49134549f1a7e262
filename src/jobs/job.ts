/** Background jobs: the name and retry policy of each queue, and the work that a process does on it. */
import type pg from 'pg';
import type { QueueOptions } from 'pg-boss';
import { isOutage } from '../storage/lost-database.ts';

/** A pool, or the connection of a transaction. */
export type JobClient = Pick<pg.ClientBase, 'query'>;

/** A queue of jobs with the same data. */
export interface Job<Data extends object = object> {
  readonly name: string;
  /** Passed to pg-boss as it is; absent members take the defaults of job-queues.ts. */
  readonly policy: QueueOptions;
  /** When it is sent by the clock: a cron expression in UTC. */
  readonly cron?: string;
  /** Carries the type; no job has this member. */
  readonly data?: Data;
}

/** Defines a job. Its name stays as long as jobs of it may wait in a database. */
export function defineJob<Data extends object = Record<string, never>>(
  name: string,
  policy: QueueOptions = {},
  cron?: string,
): Job<Data> {
  return { name, policy, ...(cron === undefined ? {} : { cron }) };
}

/** One job to be sent. */
export interface JobRequest<Data extends object = object> {
  readonly data: Data;
  /** Jobs of a queue with the same key run one after the other; without a key, all do. */
  readonly key?: string;
  /** Jobs of a queue with the same group also run one after the other; the key, unless it is set. */
  readonly group?: string;
  readonly startAfter?: Date;
  /** Of jobs that wait, those of the highest priority begin first; 0 unless it is set. */
  readonly priority?: number;
  /** Takes the place of jobs with the same key that wait, for work that does everything which is due. */
  readonly replaces?: boolean;
}

/** One attempt at a job. */
export interface JobRun {
  /** Names the job; the same at every attempt. */
  readonly id: string;
  /** Aborted when the process stops, or the job was given to another worker. */
  readonly signal: AbortSignal;
  /** Counted from 1. */
  readonly attempt: number;
  /** Whether pg-boss gives the job up when this attempt fails. */
  readonly isLast: boolean;
  readonly sentAt: Date;
}

/** The work of a process on a queue. */
export interface JobWork {
  readonly job: Job;
  /** Jobs that this process works on at once. */
  readonly parallel: number;
  /** Does the work. A job may run more than once, so running it again must change nothing. What it rejects with is retried. */
  perform(data: object, run: JobRun): Promise<void>;
  /** Jobs that should exist, from the rows they belong to; sent at a start unless they wait already. Exports do not hold jobs. */
  missing?(client: JobClient): Promise<readonly JobRequest[]>;
}

/** The work on a job, with the type of its data. */
export function jobWork<Data extends object>(
  job: Job<Data>,
  perform: (data: Data, run: JobRun) => Promise<void>,
  options: {
    readonly parallel?: number;
    readonly missing?: (client: JobClient) => Promise<readonly JobRequest<Data>[]>;
  } = {},
): JobWork {
  return { parallel: 1, ...options, job, perform: (data, run) => perform(data as Data, run) };
}

/**
 * Works on each item, and goes on when one fails.
 *
 * @throws AggregateError of what failed, DatabaseLostError, the reason of the signal
 */
export async function performEach<T>(
  items: readonly T[],
  signal: AbortSignal,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const failures: Error[] = [];
  for (const item of items) {
    signal.throwIfAborted();
    try {
      await work(item);
    } catch (error) {
      if (isOutage(error)) throw error;
      failures.push(error as Error);
    }
  }
  const [first] = failures;
  if (first !== undefined) throw new AggregateError(failures, `${failures.length} of ${items.length} failed: ${first.message}`);
}
