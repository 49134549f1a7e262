/** The job queues of a process, with one pg-boss for the server's database. */
import { setTimeout as after } from 'node:timers/promises';
import type pg from 'pg';
import type { PgBoss, QueueOptions } from 'pg-boss';
import type { Log } from '../log.ts';
import { type Connect, DatabaseListener } from '../storage/database.ts';
import { isDatabaseOutage, retryWhileDisconnected } from '../storage/storage-errors.ts';
import { JOBS_SCHEMA, type JobWork, SLOW_PRIORITY, sendJobs } from './job.ts';

const DEFAULTS = {
  /** Seconds without a heartbeat from a worker, after which another worker takes over the job. */
  heartbeatSeconds: 30,
  /** Maximum seconds of a job: the largest value that pg-boss allows. Work that can hang has its own limits. */
  expireInSeconds: 86_400,
  retryLimit: 5,
  retryDelay: 10,
  retryBackoff: true,
  /** Seconds for which a job waits for a process that handles its queue. */
  retentionSeconds: 31_536_000,
  deleteAfterSeconds: 3_600,
} satisfies QueueOptions;

/** Seconds between polls for retries and delayed jobs. New jobs are announced immediately. */
const POLL_SECONDS = 5;
/** Seconds between polls for jobs whose worker is dead. */
const MONITOR_SECONDS = 10;

export interface JobQueueParts {
  readonly pool: pg.Pool;
  readonly connect: Connect;
  readonly log: Log;
}

export interface JobQueues {
  /** Creates missing tables and queues, and starts to work. Waits until the database is available. */
  start(): Promise<void>;
  /** Aborts running jobs, and waits for them at most the given milliseconds. Unfinished jobs are retried. */
  stop(timeoutMs: number): Promise<void>;
}

/** Creates the queues of this process without starting them. */
export function createJobQueues(parts: JobQueueParts, works: readonly JobWork[]): JobQueues {
  const stopping = new AbortController();
  let boss: PgBoss | undefined;
  let sending: Promise<void> | undefined;
  return {
    async start() {
      boss = await retryWhileDisconnected(() => openBoss(parts), stopping.signal);
      await retryWhileDisconnected(() => prepareQueues(boss as PgBoss, works), stopping.signal);
      for (const work of works)
        for (let worker = 0; worker < work.parallel; worker += 1)
          await startWorker({ ...parts, boss, stopping: stopping.signal }, work, worker < work.reserved);
      sending = sendAllMissingJobs(parts, works, stopping.signal);
    },
    async stop(timeoutMs) {
      const deadline = performance.now() + timeoutMs;
      stopping.abort();
      const ending = Promise.all([sending, ...works.map(({ job }) => boss?.offWork(job.name, { wait: true }))]);
      await Promise.race([ending, after(timeoutMs, undefined, { ref: false })]);
      const rest = Math.max(100, deadline - performance.now());
      await Promise.race([boss?.stop({ graceful: false, close: false }), after(rest, undefined, { ref: false })]);
    },
  };
}

/** Creates missing tables of pg-boss and queues for these kinds of work, without starting them. @throws DatabaseLostError */
export async function prepareJobs(parts: JobQueueParts, works: readonly Pick<JobWork, 'job'>[]): Promise<void> {
  const boss = await openBoss(parts);
  await prepareQueues(boss, works);
  await boss.stop({ graceful: false, close: false });
}

async function openBoss({ pool, connect, log }: JobQueueParts): Promise<PgBoss> {
  const { PgBoss } = await import('pg-boss');
  const boss = new PgBoss({
    db: {
      // The server's pool, which reconnects after a restart of the database.
      executeSql: (text, values) => pool.query(text, values as unknown[]),
      async listen(channel, onMessage, listening) {
        const listener = new DatabaseListener({
          channel,
          name: 'jobs',
          connect,
          log,
          onNotification: onMessage,
          onListening: listening,
        });
        await listener.start();
        return { close: () => listener.stop() };
      },
    },
    schema: JOBS_SCHEMA,
    useListenNotify: true,
    superviseIntervalSeconds: MONITOR_SECONDS,
    monitorIntervalSeconds: MONITOR_SECONDS,
    // Interval for reading the keys of running jobs.
    queueCacheIntervalSeconds: MONITOR_SECONDS,
  });
  boss.on('error', (error) => {
    // pg-boss passes a copy of the error, which has lost its class.
    if (!isDatabaseOutage(error) && !('expose' in error))
      log.warn({ reason: error.message }, 'the job queues reported an error');
  });
  try {
    return await boss.start();
  } catch (error) {
    await boss.stop({ graceful: false, close: false });
    throw error;
  }
}

/** Creates the queues, and updates policies and schedules that a new release changed. */
async function prepareQueues(boss: PgBoss, works: readonly Pick<JobWork, 'job'>[]): Promise<void> {
  const queues = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  const crons = new Map((await boss.getSchedules()).map(({ name, cron }) => [name, cron]));
  for (const { job } of works) {
    const policy = { ...DEFAULTS, ...job.policy, notify: true };
    const present: Readonly<Record<string, unknown>> | undefined = queues.get(job.name) && { ...queues.get(job.name) };
    // The index allows one running job per key. `groupConcurrency` prevents workers from claiming jobs that they cannot run.
    if (present === undefined) await boss.createQueue(job.name, { ...policy, policy: 'singleton' });
    else if (Object.entries(policy).some(([key, value]) => present[key] !== value)) await boss.updateQueue(job.name, policy);
    if (job.cron !== undefined && crons.get(job.name) !== job.cron)
      await boss.schedule(job.name, job.cron, {}, { singletonKey: job.name, group: { id: job.name } });
  }
}

async function sendAllMissingJobs(
  { pool, log }: JobQueueParts,
  works: readonly JobWork[],
  stopping: AbortSignal,
): Promise<void> {
  for (const work of works) {
    try {
      await retryWhileDisconnected(() => sendMissingJobs(pool, work), stopping);
    } catch (err) {
      if (!stopping.aborted) log.error({ err, job: work.job.name }, 'missing background jobs could not be sent');
    }
  }
}

async function sendMissingJobs(pool: pg.Pool, { job, listMissing: missing }: JobWork): Promise<void> {
  const requests = (await missing?.(pool)) ?? [];
  if (requests.length === 0) return;
  const { rows } = await pool.query<{ key: string }>(
    `select singleton_key as key from ${JOBS_SCHEMA}.job where name = $1 and state < 'completed'`,
    [job.name],
  );
  const live = new Set(rows.map(({ key }) => key));
  await sendJobs(
    pool,
    job,
    requests.filter(({ key = job.name }) => !live.has(key)),
  );
}

/** Milliseconds after which a failed job counts as slow. */
const SLOW_MS = 2_000;

/** Starts a worker, which processes jobs one after another. */
async function startWorker(
  { boss, pool, log, stopping }: JobQueueParts & { readonly boss: PgBoss; readonly stopping: AbortSignal },
  work: JobWork,
  isReserved: boolean,
): Promise<void> {
  const options = {
    includeMetadata: true,
    groupConcurrency: 1,
    notifyPollingIntervalSeconds: POLL_SECONDS,
    ...(isReserved ? { minPriority: SLOW_PRIORITY + 1 } : {}),
  } as const;
  const worker: string = await boss.work<object, void, typeof options>(work.job.name, options, async (jobs) => {
    for (const { id, data, signal, retryCount, retryLimit, createdOn, singletonKey, groupId, priority } of jobs) {
      const attempt = retryCount + 1;
      const isLast = retryCount >= retryLimit;
      const begun = performance.now();
      try {
        const ends = AbortSignal.any([signal, stopping]);
        await work.perform(data, { id, signal: ends, attempt, isLast, sentAt: createdOn });
      } catch (err) {
        if (!stopping.aborted && !isDatabaseOutage(err)) {
          log.warn({ err, job: work.job.name, attempt, isLast }, 'a background job failed');
          if (work.reserved > 0 && performance.now() - begun > SLOW_MS)
            await pool.query(`update ${JOBS_SCHEMA}.job set priority = least(priority, $3) where name = $1 and id = $2`, [
              work.job.name,
              id,
              SLOW_PRIORITY,
            ]);
          throw err;
        }
        // A stop or an outage is not a failure of the work, so the job restarts immediately and keeps its attempts.
        const key = singletonKey ?? work.job.name;
        const again = { data, priority, key, group: groupId ?? key };
        await retryWhileDisconnected(() => sendJobs(pool, work.job, [again]), stopping);
      } finally {
        // Without this call, the worker would wait for the next poll although jobs may be waiting.
        boss.notifyWorker(worker);
      }
    }
  });
}
