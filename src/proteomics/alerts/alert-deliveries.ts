/**
 * Sends what is due, alert by alert: several messages of one alert go together. They stand in a table until a receiver took them or they
 * are given up, so that no end of a process loses one. A message is sent again only when a process ends between its delivery and the
 * note of it; an email then has the same Message-ID, by which mail servers and programs tell.
 */
import { isOutage } from '../../storage/lost-database.ts';
import type { ProteomicsContext } from '../context.ts';
import { lookForCauses } from './causes.ts';
import { RETRY_AFTER_MS } from './rhythm.ts';
import { sendAlert } from './sending.ts';
import { type Alert, noteAlertAttempt } from './store.ts';
import type { AlertContent } from './table.ts';

type Context = Pick<ProteomicsContext, 'settings' | 'pool' | 'log' | 'now'>;

/** How often is looked for messages, and for what nobody tells in passing. */
const LOOK_MS = 5_000;
const CAUSES_MS = 60_000;
/** Longer than an attempt takes; then another process may try. */
const LEASE_SECONDS = 60;
/** One message holds so many alerts; the rest goes with the next. */
const MOST_TOGETHER = 50;
/** As long is kept what was told, so that it is not told again. */
const KEPT_DAYS = 400;

interface Waiting {
  readonly uuid: string;
  readonly content: AlertContent;
  readonly attempts: number;
}

/** Begin and end, as MountedService has them. */
export function alertDeliveries(context: Context): { begin(): void; end(): Promise<void> } {
  const stop = new AbortController();
  const timers: NodeJS.Timeout[] = [];
  const works = new Map<string, Promise<unknown>>();
  /** One look of a kind at a time. */
  const look = (kind: string, work: () => Promise<unknown>) => {
    if (works.has(kind)) return;
    const done = work()
      .catch((error: unknown) => {
        if (!isOutage(error)) context.log.warn({ reason: (error as Error).message }, `${kind} could not be looked for`);
      })
      .finally(() => works.delete(kind));
    works.set(kind, done);
  };
  return {
    begin() {
      timers.push(
        setInterval(() => look('alerts that are due', () => sendDueAlerts(context, { signal: stop.signal })), LOOK_MS),
        setInterval(() => look('causes of alerts', () => lookForCauses(context)), CAUSES_MS),
      );
      for (const timer of timers) timer.unref();
    },
    async end() {
      for (const timer of timers) clearInterval(timer);
      stop.abort();
      await Promise.all(works.values());
    },
  };
}

/** Sends to every alert that has something due, once; resolves with how many messages went out. */
export async function sendDueAlerts(
  context: Context,
  { signal, retryAfter = RETRY_AFTER_MS }: { readonly signal?: AbortSignal; readonly retryAfter?: readonly number[] } = {},
): Promise<number> {
  let sent = 0;
  for (let alert = await lease(context); alert !== undefined; alert = await lease(context)) {
    if (signal?.aborted === true) break;
    sent += (await sendDueOf(context, alert, retryAfter, signal)) ? 1 : 0;
  }
  const pool = context.pool;
  await pool.query(`delete from proteomics_alert_messages where settled_at < $1::timestamptz - make_interval(days => $2)`, [
    context.now(),
    KEPT_DAYS,
  ]);
  return sent;
}

/** An alert with something due, which nobody else sends to meanwhile. */
async function lease({ pool, now }: Context): Promise<Alert | undefined> {
  const { rows } = await pool.query<Alert>(
    `update proteomics_alerts set leased_until = $1::timestamptz + make_interval(secs => $2)
      where uuid = (select a.uuid from proteomics_alerts a
        where (a.leased_until is null or a.leased_until < $1)
          and exists (select from proteomics_alert_messages m where m.alert_uuid = a.uuid and m.settled_at is null and m.due_at <= $1)
        limit 1 for update skip locked)
      returning uuid, pipeline_uuid as "pipelineUuid", channel, address`,
    [now(), LEASE_SECONDS],
  );
  return rows[0];
}

async function sendDueOf(
  context: Context,
  alert: Alert,
  retryAfter: readonly number[],
  signal: AbortSignal | undefined,
): Promise<boolean> {
  const pool = context.pool;
  const now = context.now();
  const { rows } = await pool.query<Waiting>(
    `select uuid, content, attempts from proteomics_alert_messages
      where alert_uuid = $1 and settled_at is null and due_at <= $2 order by made_at, uuid limit $3`,
    [alert.uuid, now, MOST_TOGETHER],
  );
  const messages = rows.map(({ uuid }) => uuid);
  const attempt = await sendAlert(context, alert, {
    items: rows.map(({ uuid, content }) => ({ ...content, id: uuid })),
    id: messages.join(),
    ...(signal === undefined ? {} : { signal }),
  });
  if (attempt.delivered)
    await pool.query('update proteomics_alert_messages set settled_at = $2 where uuid = any($1::uuid[])', [messages, now]);
  else
    for (const { uuid, attempts } of rows) {
      const wait = retryAfter[attempts];
      const due = wait === undefined ? null : new Date(now.getTime() + wait);
      await pool.query(
        `update proteomics_alert_messages set attempts = attempts + 1, due_at = coalesce($2, due_at),
           settled_at = case when $2::timestamptz is null then $3::timestamptz end where uuid = $1`,
        [uuid, due, now],
      );
    }
  await noteAlertAttempt(pool, alert, attempt, now);
  await pool.query('update proteomics_alerts set leased_until = null where uuid = $1', [alert.uuid]);
  if (!attempt.delivered)
    context.log.warn({ alert: alert.uuid, channel: alert.channel, reason: attempt.message }, 'an alert was not taken');
  return attempt.delivered;
}
