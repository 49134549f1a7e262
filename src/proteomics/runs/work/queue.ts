/**
 * The queue of runs. A job names a run and the time it was queued; it does nothing when the row says otherwise. The end of a
 * worker is seen by the heartbeat of its job, and at a start on the same machine by its process.
 */

import { type JobRun, type JobWork, jobWork } from '../../../jobs/job.ts';
import { createJobQueues, type JobQueues } from '../../../jobs/job-queues.ts';
import { endedRuns } from '../../../operations/metrics.ts';
import { RUN_TOOL } from '../../jobs.ts';
import { type RunContext, runRequest } from '../enqueue.ts';
import { type Claim, claimRun, isCanceled, requeueLost } from './claims.ts';
import { endOrphans } from './process-records.ts';
import { thisWorker } from './processes.ts';
import { CANCELED, workOn } from './run-work.ts';
import { END_PATIENCE_MS } from './step.ts';

/** How often a run that is worked on is asked for whether somebody canceled it. */
const LOOK_MS = 1_000;

/** Works on up to `parallel` runs at once. */
export function runWork(context: RunContext, parallel: number): JobWork {
  return jobWork(RUN_TOOL, (queued, run) => workOnJob(context, queued, run), {
    parallel,
    async missing(client) {
      await takeOver(context);
      const { rows } = await client.query<{ uuid: string; queued: string; losses: number }>(
        `select uuid, job_uuid as queued, losses from proteomics_raw_files where state in ('queued', 'running') order by queued_at`,
      );
      return rows.map(runRequest);
    },
  });
}

/** Begins to work on runs alone, without a server. */
export async function startRunQueue(context: RunContext, parallel: number): Promise<Pick<JobQueues, 'end'>> {
  const queues = createJobQueues(context, [runWork(context, parallel)]);
  await queues.begin();
  return queues;
}

/** Ends what killed workers of this machine left behind, and queues their runs again. */
async function takeOver({ settings, pool, log }: RunContext): Promise<void> {
  const orphans = await endOrphans(settings, END_PATIENCE_MS);
  const lost = await requeueLost(pool);
  if (orphans + lost > 0) log.warn({ orphans, lost }, 'a worker ended without a word; its runs are queued again');
}

async function workOnJob(
  context: RunContext,
  { run, queued }: { run: string; queued: string },
  { signal }: JobRun,
): Promise<void> {
  // Programs of a killed worker end before the run that they belong to begins again.
  await endOrphans(context.settings, END_PATIENCE_MS);
  const claim = await claimRun(context.pool, { id: queued, run }, thisWorker());
  if (claim === undefined) return;
  const { log } = context;
  const { uuid, attempt, tool } = claim.rawFile;
  log.info({ run: uuid, attempt, tool }, 'a run begins');
  const canceled = watchForCancel(context, claim);
  try {
    const outcome = await workOn(context, claim, AbortSignal.any([canceled.signal, signal]));
    endedRuns.inc({ outcome });
    log.info({ run: uuid, attempt, tool, outcome }, 'a run ended');
  } finally {
    canceled.end();
  }
}

function watchForCancel({ pool }: RunContext, claim: Claim): { readonly signal: AbortSignal; end(): void } {
  const canceled = new AbortController();
  const timer = setInterval(() => {
    // An outage ends by itself, and the next look asks again.
    isCanceled(pool, claim).then(
      (isSo) => isSo && canceled.abort(CANCELED),
      () => undefined,
    );
  }, LOOK_MS);
  return { signal: canceled.signal, end: () => clearInterval(timer) };
}
