/** Delivers messages to webhooks. Each is a row with a job. If a process is killed, it can arrive twice with the same ID. */
import type pg from 'pg';
import { createJobWork, type JobRun, type JobWork } from '../jobs/job.ts';
import {
  createDeliveryJob,
  MAX_AHEAD,
  type QueuedMessage,
  recordAttempt,
  type WaitingMessage,
  type WebhookTables,
} from './store.ts';
import { type DeliveryAttempt, sendMessage } from './webhook-client.ts';

/** Retries after 10 to 20 seconds, then with doubled delays: 11 retries in about 8 hours. */
export const DELIVERY_POLICY = { retryLimit: 11, retryDelay: 10, retryBackoff: true, retryDelayMax: 21_600 };

/** Concurrent deliveries, at most one for each person. Half of them are for receivers that responded to their last message. */
export const DELIVERY_WORKERS = { parallel: 8, reserved: 4 };

/** Thrown if a receiver did not accept a message. */
export class NotDeliveredError extends Error {
  constructor(subject: string, { message }: DeliveryAttempt) {
    super(`A message about ${subject} was not delivered: ${message}`);
  }
}

/** Why a message was not sent. */
export interface Silence {
  readonly delivered: false;
  readonly status: null;
  readonly message: string;
  /** True if the owner has lost the right, so that retries are useless. False if the platform does not respond. */
  readonly isSilent: boolean;
}

export interface Webhooks<Owner> {
  readonly tables: WebhookTables;
  readonly pool: pg.Pool;
  readonly now: () => Date;
  readonly settings: { readonly webhookPrivateAddresses: boolean };
  /** Called before each delivery. Returns the outcome to record if the message must not be sent; otherwise undefined. */
  readonly findSilence: (subject: string, owner: Owner) => Promise<Silence | undefined>;
}

interface Waiting<Owner> {
  readonly subject: string;
  readonly owner: Owner;
  readonly message: QueuedMessage;
  readonly url: string;
  readonly secret: string | null;
}

export function createWebhookDeliveries<Owner>(webhooks: Webhooks<Owner>): JobWork {
  const { tables } = webhooks;
  return createJobWork(tables.job, ({ message }, run) => deliverMessage(webhooks, message, run), {
    ...DELIVERY_WORKERS,
    async listMissing(client) {
      const { rows } = await client.query<WaitingMessage>(
        `select uuid, ${tables.turn} as turn, last_status is not null as responds,
             least(row_number() over (partition by ${tables.subject}) - 1, ${MAX_AHEAD})::int as ahead
           from ${tables.deliveries} join ${tables.webhooks} using (${tables.subject})`,
      );
      return rows.map(createDeliveryJob);
    },
  });
}

async function deliverMessage<Owner>(
  { tables, pool, now, settings, findSilence }: Webhooks<Owner>,
  uuid: string,
  run: JobRun,
): Promise<void> {
  const { rows } = await pool.query<Waiting<Owner>>(
    `select ${tables.subject} as subject, ${tables.owner} as owner, message, url, secret
       from ${tables.deliveries} join ${tables.webhooks} using (${tables.subject}) where uuid = $1 and enabled`,
    [uuid],
  );
  const [waiting] = rows;
  if (waiting === undefined) return;
  const at = now();
  const silence = await findSilence(waiting.subject, waiting.owner);
  const message = { ...waiting.message, sent_at: at.toISOString() };
  const options = { allowPrivate: settings.webhookPrivateAddresses, signal: run.signal };
  const attempt = silence ?? (await sendMessage(waiting, message, options));
  if (!attempt.delivered) run.signal.throwIfAborted();
  await recordAttempt(pool, tables, waiting.subject, attempt, { attempts: run.attempt, at });
  const isOver = attempt.delivered || silence?.isSilent === true;
  if (isOver || run.isLast) await pool.query(`delete from ${tables.deliveries} where uuid = $1`, [uuid]);
  if (!isOver) throw new NotDeliveredError(waiting.subject, attempt);
}
