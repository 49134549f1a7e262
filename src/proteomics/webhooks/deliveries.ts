/**
 * Delivers the messages that wait. They stand in a table until a receiver took them or they are given up, so that no end of a
 * process loses one; a message may arrive twice, with the same id, when a process ends between delivery and its note.
 */

import { isOutage } from '../../storage/lost-database.ts';
import type { ProteomicsContext } from '../context.ts';
import type { WebhookMessage } from './message.ts';
import { noteAttempt } from './store.ts';
import { sendMessage } from './webhook-client.ts';

type Context = Pick<ProteomicsContext, 'settings' | 'pool' | 'log' | 'now'>;

const [SECOND, MINUTE, HOUR] = [1_000, 60_000, 3_600_000];
/** Milliseconds from a failed attempt to the next; after the last one a message is given up. */
export const RETRY_AFTER_MS: readonly number[] = [10 * SECOND, MINUTE, 10 * MINUTE, HOUR, 6 * HOUR];
/** How often is looked for messages. */
const LOOK_MS = 2_000;
/** Messages on their way at once: a receiver that does not answer holds up no other one for long. */
const AT_ONCE = 4;
/** Longer than an attempt takes; then another process may try. */
const LEASE_SECONDS = 30;

interface Due {
  readonly uuid: string;
  readonly pipeline_uuid: string;
  readonly message: Omit<WebhookMessage, 'sent_at'>;
  readonly attempts: number;
  readonly url: string;
  readonly secret: string | null;
}

/** How messages are delivered. */
export interface DeliveryOptions {
  readonly retryAfter?: readonly number[];
  /** Ends what is on its way; it is tried again later. */
  readonly signal?: AbortSignal;
}

/** Begin and end of the deliveries, as MountedService has them. */
export function deliveries(context: Context): { begin(): void; end(): Promise<void> } {
  const stop = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<unknown> | undefined;
  const look = () => {
    looking ??= deliverDue(context, { signal: stop.signal })
      .catch((error: unknown) => {
        // Where the database is away, the next look will tell.
        if (!isOutage(error))
          context.log.warn({ reason: (error as Error).message }, 'messages to webhooks could not be looked for');
      })
      .finally(() => {
        looking = undefined;
      });
  };
  return {
    begin() {
      timer = setInterval(look, LOOK_MS);
      timer.unref();
    },
    async end() {
      clearInterval(timer);
      stop.abort();
      await looking;
    },
  };
}

/** Tries every message whose time has come, once; resolves with how many there were. */
export async function deliverDue(context: Context, options: DeliveryOptions = {}): Promise<number> {
  const turn = async () => {
    let count = 0;
    while (options.signal?.aborted !== true && (await deliverNext(context, options))) count += 1;
    return count;
  };
  const counts = await Promise.all(Array.from({ length: AT_ONCE }, turn));
  return counts.reduce((sum, count) => sum + count, 0);
}

async function deliverNext(context: Context, { retryAfter = RETRY_AFTER_MS, signal }: DeliveryOptions): Promise<boolean> {
  const pool = context.pool;
  const { rows } = await pool.query<Due>(
    `update proteomics_webhook_deliveries d set attempts = d.attempts + 1, next_at = now() + make_interval(secs => $1)
      from proteomics_webhooks w
      where w.pipeline_uuid = d.pipeline_uuid and d.uuid = (
        select o.uuid from proteomics_webhook_deliveries o join proteomics_webhooks e on e.pipeline_uuid = o.pipeline_uuid
          where o.next_at <= now() and e.enabled order by o.next_at limit 1 for update of o skip locked)
      returning d.uuid, d.pipeline_uuid, d.message, d.attempts, w.url, w.secret`,
    [LEASE_SECONDS],
  );
  const [due] = rows;
  if (due === undefined) return false;
  const now = context.now();
  const message = { ...due.message, sent_at: now.toISOString() };
  const attempt = await sendMessage(due, message, {
    allowPrivate: context.settings.webhookPrivateAddresses,
    ...(signal === undefined ? {} : { signal }),
  });
  if (signal?.aborted === true && !attempt.delivered) {
    await pool.query('update proteomics_webhook_deliveries set attempts = attempts - 1, next_at = now() where uuid = $1', [
      due.uuid,
    ]);
    return false;
  }
  const wait = attempt.delivered ? undefined : retryAfter[due.attempts - 1];
  if (wait === undefined) await pool.query('delete from proteomics_webhook_deliveries where uuid = $1', [due.uuid]);
  else
    await pool.query('update proteomics_webhook_deliveries set next_at = now() + make_interval(secs => $2) where uuid = $1', [
      due.uuid,
      wait / SECOND,
    ]);
  await noteAttempt(pool, due.pipeline_uuid, attempt, due.attempts, now);
  if (!attempt.delivered)
    context.log.warn(
      { pipeline: due.pipeline_uuid, attempts: due.attempts, status: attempt.status, isGivenUp: wait === undefined },
      'a webhook did not take a message',
    );
  return true;
}
