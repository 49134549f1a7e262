/** Executes queued runs. A job does nothing if the row has another state. Heartbeats or processes reveal dead workers. */
import { createJobWork, type JobRun, type JobWork } from '../../../jobs/job.ts';
import { createJobQueues, type JobQueues } from '../../../jobs/job-queues.ts';
import { endedRuns } from '../../../operations/metrics.ts';
import { RUN_TOOL } from '../../jobs.ts';
import { createRunRequest, type RunContext } from '../enqueue.ts';
import { type Claim, claimRun, isRunCanceled, requeueLostRuns } from './claims.ts';
import { endOrphanedPrograms, identifyWorker } from './processes.ts';
import { CANCELED, executeRun } from './run-work.ts';
import { END_TIMEOUT_MS } from './step.ts';

/** Milliseconds between checks for a cancellation. */
const CHECK_INTERVAL_MS = 1_000;

export function createRunWork(context: RunContext, parallel: number): JobWork {
  return createJobWork(RUN_TOOL, (queued, run) => executeQueuedRun(context, queued, run), {
    parallel,
    async listMissing(client) {
      await recoverLostRuns(context);
      const { rows } = await client.query<{ uuid: string; queued: string; losses: number }>(
        `select uuid, job_uuid as queued, losses from proteomics_raw_files where state in ('queued', 'running') order by queued_at`,
      );
      return rows.map(createRunRequest);
    },
  });
}

/** Starts to execute runs in a process without a server. */
export async function startRunQueue(context: RunContext, parallel: number): Promise<Pick<JobQueues, 'stop'>> {
  const queues = createJobQueues(context, [createRunWork(context, parallel)]);
  await queues.start();
  return queues;
}

/** Ends programs of killed workers on this machine, and queues their runs again. */
async function recoverLostRuns({ settings, pool, log }: RunContext): Promise<void> {
  const orphans = await endOrphanedPrograms(settings, END_TIMEOUT_MS);
  const lost = await requeueLostRuns(pool);
  if (orphans + lost > 0) log.warn({ orphans, lost }, 'a worker stopped without releasing its runs; they are queued again');
}

async function executeQueuedRun(
  context: RunContext,
  { run, queued }: { run: string; queued: string },
  { signal }: JobRun,
): Promise<void> {
  // The programs of a killed worker must end before its run starts again.
  await endOrphanedPrograms(context.settings, END_TIMEOUT_MS);
  const claim = await claimRun(context.pool, { id: queued, run }, identifyWorker());
  if (claim === undefined) return;
  const { log } = context;
  const { uuid, attempt, tool } = claim.rawFile;
  log.info({ run: uuid, attempt, tool }, 'a run begins');
  const canceled = watchForCancel(context, claim);
  try {
    const outcome = await executeRun(context, claim, AbortSignal.any([canceled.signal, signal]));
    endedRuns.inc({ outcome });
    log.info({ run: uuid, attempt, tool, outcome }, 'a run ended');
  } finally {
    canceled.end();
  }
}

function watchForCancel({ pool }: RunContext, claim: Claim): { readonly signal: AbortSignal; end(): void } {
  const canceled = new AbortController();
  const timer = setInterval(() => {
    // The check is repeated, so an error during an outage can be ignored.
    isRunCanceled(pool, claim).then(
      (isSo) => isSo && canceled.abort(CANCELED),
      () => undefined,
    );
  }, CHECK_INTERVAL_MS);
  return { signal: canceled.signal, end: () => clearInterval(timer) };
}
