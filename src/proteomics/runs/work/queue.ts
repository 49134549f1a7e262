/**
 * The queue of runs: jobs of pg-boss in the same database, made from the rows that wait. A job that is worked on is touched
 * again and again; one that is not any more is given to another worker. On this machine the end of a worker is seen sooner, by
 * its process.
 */
import type { Job, PgBoss } from 'pg-boss';
import { endedRuns } from '../../../operations/figures.ts';
import { isOutage } from '../../../storage/lost-database.ts';
import type { RunContext } from '../run-context.ts';
import { readTools } from '../tools/tools-file.ts';
import { type Claim, claimRun, requeueLost } from './claims.ts';
import { endOrphans } from './process-records.ts';
import { thisWorker } from './processes.ts';
import { type EndReason, workOn } from './run-work.ts';
import { listenForRuns } from './signals.ts';
import { END_PATIENCE_MS } from './step.ts';

/** Name of the queue, and of the schema that pg-boss keeps for itself. */
const QUEUE = 'proteomics-runs';
const SCHEMA = 'pgboss';

/** Seconds without a touch after which a job is given to another worker. */
const HEARTBEAT_SECONDS = 20;
/** How often jobs are touched, and what may have been missed is looked for. */
const LOOK_MS = 5_000;
/** How often jobs are looked for that nobody touches, or that were never made. */
const MONITOR_SECONDS = 10;
/** Seconds after which a job is given up whatever it does; pg-boss allows no more. */
const DAY_SECONDS = 86_400;

/** A worker that runs. */
export interface RunQueue {
  /** Ends what runs and gives it back to the queue, within the given milliseconds. */
  stop(patience: number): Promise<void>;
}

type RunJob = Job<{ run: string }>;

interface Work {
  readonly job: RunJob;
  readonly end: AbortController;
  readonly ended: Promise<void>;
}

/** Opens the queue and begins to work on up to `parallel` runs at once. */
export async function startRunQueue(context: RunContext, parallel: number): Promise<RunQueue> {
  // Whatever is wrong with the tools is better told now than by every run.
  readTools(context.settings);
  const queue = new RunWorker(context, await openBoss(context), parallel);
  await queue.begin();
  return queue;
}

async function openBoss({ pool, log }: RunContext): Promise<PgBoss> {
  const { PgBoss } = await import('pg-boss');
  const boss = new PgBoss({
    // The pool of the server, which follows its database when that starts again.
    db: { executeSql: async (text, values) => pool.query(text, values as unknown[]) },
    schema: SCHEMA,
    schedule: false,
    superviseIntervalSeconds: MONITOR_SECONDS,
    monitorIntervalSeconds: MONITOR_SECONDS,
  });
  boss.on('error', (error) => {
    // pg-boss hands on a copy, which has lost its class.
    if (!isOutage(error) && !('expose' in error)) log.warn({ reason: error.message }, 'the queue of runs met an error');
  });
  await boss.start();
  await boss.createQueue(QUEUE, {
    heartbeatSeconds: HEARTBEAT_SECONDS,
    expireInSeconds: DAY_SECONDS,
    // The runs themselves count how often they were lost.
    retryLimit: 1_000,
    deleteAfterSeconds: 3_600,
  });
  return boss;
}

class RunWorker implements RunQueue {
  readonly #context: RunContext;
  readonly #boss: PgBoss;
  readonly #parallel: number;
  readonly #worker = thisWorker();
  /** By job: a run that ends here may be queued again before its work has tidied up. */
  readonly #works = new Map<string, Work>();
  #isStopping = false;
  #stopListening: (() => Promise<void>) | undefined;
  #looking: NodeJS.Timeout | undefined;
  /** One look at a time; another that is asked for meanwhile follows. */
  #look: Promise<void> | undefined;
  #isLookAsked = false;

  constructor(context: RunContext, boss: PgBoss, parallel: number) {
    this.#context = context;
    this.#boss = boss;
    this.#parallel = parallel;
  }

  async begin(): Promise<void> {
    this.#stopListening = listenForRuns(this.#context, {
      heard: (signal, run) => {
        if (signal === 'cancel') this.#endRun(run, 'cancel');
        if (signal === 'queued') this.#askForLook();
      },
      connected: () => this.#askForLook(),
    });
    this.#looking = setInterval(() => this.#askForLook(), LOOK_MS);
    this.#askForLook();
  }

  async stop(patience: number): Promise<void> {
    const deadline = performance.now() + patience;
    this.#isStopping = true;
    clearInterval(this.#looking);
    for (const { end } of this.#works.values()) end.abort('stop' satisfies EndReason);
    const works = [...this.#works.values()].map(({ ended }) => ended);
    await Promise.race([Promise.all([...works, this.#look]), after(patience)]);
    await this.#stopListening?.();
    await Promise.race([
      this.#boss.stop({ graceful: false, close: false }),
      after(Math.max(100, deadline - performance.now())),
    ]);
  }

  #askForLook(): void {
    this.#isLookAsked = true;
    this.#look ??= this.#lookAgain().finally(() => {
      this.#look = undefined;
    });
  }

  async #lookAgain(): Promise<void> {
    while (this.#isLookAsked && !this.#isStopping) {
      this.#isLookAsked = false;
      try {
        await this.#lookOnce();
      } catch (error) {
        // Where the database is away, the next look will tell.
        if (isOutage(error)) return;
        this.#context.log.warn({ reason: (error as Error).message }, 'the queue of runs could not be looked at');
      }
    }
  }

  async #lookOnce(): Promise<void> {
    const pool = this.#context.pool;
    await this.#touch();
    // Programs of a killed worker end before the runs that they belong to begin again.
    const orphans = await endOrphans(this.#context.settings, END_PATIENCE_MS);
    const lost = await requeueLost(pool);
    if (orphans + lost > 0)
      this.#context.log.warn({ orphans, lost }, 'a worker ended without a word; its runs are queued again');
    await this.#makeJobs();
    await this.#endCanceled();
    while (this.#works.size < this.#parallel && !this.#isStopping) {
      const [job] = await this.#boss.fetch<RunJob['data']>(QUEUE);
      if (job === undefined) break;
      await this.#begin(job);
    }
  }

  /** A job that cannot be touched belongs to another worker now. */
  async #touch(): Promise<void> {
    for (const { job, end } of this.#works.values()) {
      const { affected } = (await this.#boss.touch(QUEUE, job)) as { affected?: number };
      if (affected === 0) end.abort('lost' satisfies EndReason);
    }
  }

  /**
   * The rows are the truth, and making a job twice does nothing, as it has the same id. A running row without a job comes from
   * an imported database: exports leave the jobs out.
   */
  async #makeJobs(): Promise<void> {
    const { rows } = await this.#context.pool.query<{ uuid: string; job: string; losses: number }>(
      `select r.uuid, r.job_uuid as job, r.losses from proteomics_raw_files r
        where r.state in ('queued', 'running') and not exists (select from ${SCHEMA}.job j where j.name = $1 and j.id = r.job_uuid)
        order by r.queued_at`,
      [QUEUE],
    );
    if (rows.length === 0) return;
    await this.#boss.insert(
      QUEUE,
      rows.map(({ uuid, job, losses }) => ({ id: job, data: { run: uuid }, priority: losses > 0 ? 1 : 0 })),
    );
  }

  /** Signals that were missed. */
  async #endCanceled(): Promise<void> {
    if (this.#works.size === 0) return;
    const { rows } = await this.#context.pool.query<{ uuid: string }>(
      'select uuid from proteomics_raw_files where uuid = any($1) and cancel_requested',
      [[...this.#works.values()].map(({ job }) => job.data.run)],
    );
    for (const { uuid } of rows) this.#endRun(uuid, 'cancel');
  }

  #endRun(run: string, reason: EndReason): void {
    for (const { job, end } of this.#works.values()) if (job.data.run === run) end.abort(reason);
  }

  async #begin(job: RunJob): Promise<void> {
    const { run } = job.data;
    const claim = await claimRun(this.#context.pool, { id: job.id, run }, this.#worker);
    if (claim === undefined) {
      await this.#boss.complete(QUEUE, job);
      return;
    }
    const end = new AbortController();
    this.#works.set(job.id, { job, end, ended: this.#work(job, claim, end.signal) });
  }

  async #work(job: RunJob, claim: Claim, signal: AbortSignal): Promise<void> {
    const { log } = this.#context;
    const { uuid, attempt } = claim.rawFile;
    log.info({ run: uuid, attempt, tool: claim.rawFile.tool }, 'a run begins');
    try {
      const outcome = await workOn(this.#context, claim, signal);
      await this.#boss.complete(QUEUE, job);
      endedRuns.add(1, outcome);
      log.info({ run: uuid, attempt, tool: claim.rawFile.tool, outcome }, 'a run ended');
    } catch (error) {
      // The job is not touched any more, and another try follows.
      log.error({ err: error, run: uuid, attempt }, 'a run could not be worked on');
    } finally {
      this.#works.delete(job.id);
      this.#askForLook();
    }
  }
}

function after(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds).unref());
}
