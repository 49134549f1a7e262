/** Detects and records the causes of alerts. A unique name per event prevents duplicates of concurrent checks. */
import { statfs } from 'node:fs/promises';
import { range } from 'd3-array';
import { runForEach, sendJobs } from '../../jobs/job.ts';
import { runInTransaction } from '../../storage/transaction.ts';
import { formatDay, formatQuantity, formatTimestamp } from '../../web/for-people/words.ts';
import type { ProteomicsContext } from '../context.ts';
import { SEND_ALERT } from '../jobs.ts';
import { getPipelinePath, getRunPath } from '../page.ts';
import { isUsedForLimits, readRuns } from '../quality/quality-runs.ts';
import { type Client, removeExtension } from '../records.ts';
import { createAlertJob, DUE_ALERT, type DueAlert } from './store.ts';
import type { AlertContent, AlertEvent } from './table.ts';

type Context = Pick<ProteomicsContext, 'settings' | 'pool' | 'now'>;

/** Days for which messages are kept, to recognize a repeated event. */
const RETENTION_DAYS = 400;

interface Listening extends Omit<DueAlert, 'due'> {
  readonly pipeline_uuid: string;
  readonly is_daily: boolean;
  readonly runs_out: number;
  readonly of_runs: number;
}

const LISTENING = `${DUE_ALERT}, a.pipeline_uuid, a.is_daily, a.runs_out, a.of_runs`;

export interface AlertCause {
  readonly pipelineUuid: string;
  readonly event: AlertEvent;
  readonly name: string;
  readonly content: AlertContent;
  /** True if the event is not sent, and only counts for later alerts on several runs. */
  readonly isSilenced?: boolean;
}

export async function recordAlertEvent(client: Client, cause: AlertCause, now: Date): Promise<void> {
  const { rows } = await client.query<Listening>(
    `select ${LISTENING} from proteomics_alerts a where a.pipeline_uuid = $1 and a.events ? $2 order by a.uuid`,
    [cause.pipelineUuid, cause.event],
  );
  for (const alert of rows) await recordEventForAlert(client, alert, cause, now);
}

async function recordEventForAlert(
  client: Client,
  alert: Listening,
  { event, name, content, isSilenced = false }: Omit<AlertCause, 'pipelineUuid'>,
  now: Date,
): Promise<void> {
  const { uuid, is_daily, runs_out, of_runs } = alert;
  const due = computeDueTime(now, is_daily);
  const isOnSeveral = event === 'outside_limits' && runs_out > 1;
  const out = isOnSeveral ? await countRunsOutOfLimits(client, alert, content.run?.uuid) : runs_out;
  const isSent = out >= runs_out && !isSilenced;
  const title = isOnSeveral ? `${out} of the last ${of_runs} runs are out of limits: ${content.title}` : content.title;
  const { rowCount } = await client.query(
    `insert into proteomics_alert_messages (uuid, alert_uuid, cause, content, due_at, settled_at)
     values (gen_random_uuid(), $1, $2, $3, $4, $5) on conflict (alert_uuid, cause) do nothing`,
    [uuid, name, JSON.stringify({ ...content, title, event }), due, isSent ? null : now],
  );
  if (rowCount === 1 && isSent) await sendJobs(client, SEND_ALERT, [createAlertJob({ ...alert, due })]);
}

/**
 * Returns the largest number of runs out of limits among `of_runs` consecutive runs that include the given run. All such
 * sequences are examined, because results arrive in any order. Only runs of the same instrument and sample type count, without
 * excluded runs and runs in maintenance. Every run out of limits has a message. Locks the alert, because concurrent imports
 * cannot see each other's messages.
 */
async function countRunsOutOfLimits(
  client: Client,
  { uuid, pipeline_uuid, of_runs }: Listening,
  run: string | undefined,
): Promise<number> {
  await client.query('select from proteomics_alerts where uuid = $1 for no key update', [uuid]);
  const { rows } = await client.query<{ run: string }>(
    `select content -> 'run' ->> 'uuid' as run from proteomics_alert_messages
      where alert_uuid = $1 and content ->> 'event' = 'outside_limits'`,
    [uuid],
  );
  const out = new Set([run, ...rows.map((row) => row.run)]);
  const all = await readRuns(client, { uuid: pipeline_uuid }, []);
  const own = all.find((one) => one.uuid === run);
  const series = all.filter(
    (one) => one === own || (isUsedForLimits(one) && one.instrument === own?.instrument && one.sampleType === own?.sampleType),
  );
  const index = series.findIndex(({ uuid: id }) => id === run);
  const counts = range(Math.max(0, index - of_runs + 1), index + 1).map(
    (start) => series.slice(start, start + of_runs).filter((one) => out.has(one.uuid)).length,
  );
  return Math.max(0, ...counts);
}

/** Hour of daily messages in UTC, early in the morning in Europe. */
const DAILY_HOUR = 5;
const DAY_MS = 86_400_000;

function computeDueTime(now: Date, isDaily: boolean): Date {
  if (!isDaily) return now;
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), DAILY_HOUR);
  return new Date(today > now.getTime() ? today : today + DAY_MS);
}

/** Records events that occur without a request, each independently. @throws AggregateError, DatabaseLostError */
export async function recordDueEvents(
  context: Context,
  further: readonly ((context: Context) => Promise<void>)[] = [],
  signal: AbortSignal = new AbortController().signal,
): Promise<void> {
  const checks = [...further, recordFailedRuns, recordIdlePeriods, recordFullDisk, deleteOldMessages];
  await runForEach(checks, signal, (check) => check(context));
}

async function deleteOldMessages({ pool, now }: Context): Promise<void> {
  await pool.query(`delete from proteomics_alert_messages where settled_at < $1::timestamptz - make_interval(days => $2)`, [
    now(),
    RETENTION_DAYS,
  ]);
}

interface FailedRun {
  uuid: string;
  name: string;
  message: string | null;
  attempt: number;
  pipeline_uuid: string;
  project: string;
  slug: string;
  pipeline: string;
}

async function recordFailedRuns({ pool, now }: Context): Promise<void> {
  const { rows } = await pool.query<FailedRun>(
    `select distinct r.uuid, r.name, r.message, r.attempt, r.pipeline_uuid, p.slug as project, l.slug, l.name as pipeline
       from proteomics_raw_files r
       join proteomics_alerts a on a.pipeline_uuid = r.pipeline_uuid and a.events ? 'failed_run' and r.finished_at >= a.created_at
       join proteomics_pipelines l on l.uuid = r.pipeline_uuid join proteomics_projects p on p.pk = l.project_pk
      where r.state = 'failed'
        and not exists (select from proteomics_alert_messages m
          where m.alert_uuid = a.uuid and m.cause = 'failed:' || r.uuid || ':' || r.attempt)`,
  );
  for (const run of rows) {
    const content = {
      title: `A run failed in ${run.pipeline}`,
      lines: [`${removeExtension(run.name)}: ${run.message ?? 'The tool reported no reason.'}`],
      path: getRunPath({ slug: run.project }, { slug: run.slug }, run.uuid),
      run: { uuid: run.uuid, rawFile: removeExtension(run.name) },
    };
    const name = `failed:${run.uuid}:${run.attempt}`;
    const cause: AlertCause = { pipelineUuid: run.pipeline_uuid, event: 'failed_run', name, content };
    await runInTransaction(pool, (client) => recordAlertEvent(client, cause, now()));
  }
}

interface Silent extends Listening {
  silent_hours: number;
  since: Date;
  project: string;
  slug: string;
  pipeline: string;
}

/** Records each period without new raw files once. */
async function recordIdlePeriods({ pool, now }: Context): Promise<void> {
  const { rows } = await pool.query<Silent>(
    `select ${LISTENING}, a.silent_hours, p.slug as project, l.slug, l.name as pipeline, last.since
       from proteomics_alerts a
       join proteomics_pipelines l on l.uuid = a.pipeline_uuid and l.archived_at is null
       join proteomics_projects p on p.pk = l.project_pk and p.archived_at is null
       cross join lateral (select greatest(a.created_at, (select max(r.uploaded_at) from proteomics_raw_files r
         where r.pipeline_uuid = l.uuid)) as since) last
      where a.events ? 'no_run' and last.since < $1::timestamptz - make_interval(hours => a.silent_hours)`,
    [now()],
  );
  for (const { silent_hours: hours, since, project, slug, pipeline, ...alert } of rows) {
    const content = {
      title: `No new run in ${pipeline} for ${formatQuantity(hours, 'hour')}`,
      lines: [`The last one arrived at ${formatTimestamp(since)}.`],
      path: getPipelinePath({ slug: project }, { slug }),
    };
    const cause = { event: 'no_run', name: `silent:${since.toISOString()}`, content } as const;
    await runInTransaction(pool, (client) => recordEventForAlert(client, alert, cause, now()));
  }
}

/** Records a nearly full disk at most once a day. */
async function recordFullDisk({ settings, pool, now }: Context): Promise<void> {
  const { bavail, blocks } = await statfs(settings.dataDir).catch(() => ({ bavail: 1, blocks: 1 }));
  const free = Math.floor((100 * bavail) / Math.max(blocks, 1));
  if (free >= settings.alertDiskPercent) return;
  const { rows } = await pool.query<Listening>(`select ${LISTENING} from proteomics_alerts a where a.events ? 'disk'`);
  const content = {
    title: `The server's disk is nearly full: ${free} % free`,
    lines: ['If it is full, raw files and results are rejected. Free space, or delete pipelines.'],
    path: '/proteomics',
  };
  const cause = { event: 'disk', name: `disk:${formatDay(now())}`, content } as const;
  for (const alert of rows) await runInTransaction(pool, (client) => recordEventForAlert(client, alert, cause, now()));
}
