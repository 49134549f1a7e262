/** Stores webhooks and their queued messages. Each service has its own tables. */
import type pg from 'pg';
import type { components } from '../../generated/hub/types.d.ts';
import { NotFoundError } from '../contract/errors.ts';
import { type Job, SLOW_PRIORITY, sendJobs } from '../jobs/job.ts';
import { runInTransaction } from '../storage/transaction.ts';
import { requireValidSettings, type WebhookSettings } from './settings.ts';
import type { DeliveryAttempt, Receiver } from './webhook-client.ts';

/** Describes the webhooks of a service: its tables, the columns that differ, and its job. */
export interface WebhookTables {
  readonly webhooks: string;
  readonly deliveries: string;
  /** The key column with the subject of a webhook, such as the pipeline. */
  readonly subject: string;
  /** The column with the person whose rights the webhook has. */
  readonly owner: string;
  /** SQL expression for the person. Messages of a person are delivered one after another. */
  readonly turn: string;
  readonly job: Job<{ readonly message: string }>;
  /** Describes the subject in a message, such as `The pipeline`. */
  readonly subjectWord: string;
}

/** A webhook in responses, without its secret. */
export type WebhookState = components['schemas']['WebhookState'];

export interface QueuedMessage {
  readonly id: string;
  readonly event: string;
}

export interface StoredWebhook<Owner> extends Receiver {
  readonly owner: Owner;
  readonly state: WebhookState;
}

interface WebhookRow extends Receiver {
  readonly enabled: boolean;
  readonly last_at: Date | null;
  readonly last_delivered: boolean | null;
  readonly last_status: number | null;
  readonly last_attempts: number | null;
  readonly last_message: string | null;
}

const COLUMNS = 'url, secret, enabled, last_at, last_delivered, last_status, last_attempts, last_message';

/** Returns the webhook of a subject; undefined if there is none. */
export async function readWebhook<Owner>(
  pool: pg.Pool,
  { webhooks, subject, owner }: WebhookTables,
  id: string,
): Promise<StoredWebhook<Owner> | undefined> {
  const { rows } = await pool.query<WebhookRow & { readonly owner: Owner }>(
    `select ${COLUMNS}, ${owner} as owner from ${webhooks} where ${subject} = $1`,
    [id],
  );
  const [row] = rows;
  return row === undefined ? undefined : { url: row.url, secret: row.secret, owner: row.owner, state: createWebhookState(row) };
}

/** Returns the webhook of a subject. @throws NotFoundError if there is none */
export async function findWebhook<Owner>(pool: pg.Pool, tables: WebhookTables, id: string): Promise<StoredWebhook<Owner>> {
  const found = await readWebhook<Owner>(pool, tables, id);
  if (found === undefined) throw new NotFoundError(`${tables.subjectWord} has no webhook.`);
  return found;
}

/** Sets a webhook with the rights of its owner. A new address gets queued messages, not the old secret. @throws WebhookError */
export async function setWebhook<Owner>(
  pool: pg.Pool,
  tables: WebhookTables,
  { id, owner, allowPrivate }: { readonly id: string; readonly owner: Owner; readonly allowPrivate: boolean },
  settings: WebhookSettings,
): Promise<WebhookState> {
  const { url, secret, enabled } = requireValidSettings(settings, allowPrivate);
  const { webhooks, deliveries, subject } = tables;
  return runInTransaction(pool, async (client) => {
    const { rows } = await client.query<WebhookRow>(
      `insert into ${webhooks} as w (${subject}, url, secret, enabled, ${tables.owner}) values ($1, $2, $3, $4, $5)
       on conflict (${subject}) do update set url = excluded.url, enabled = excluded.enabled, ${tables.owner} = excluded.${tables.owner},
         secret = coalesce(excluded.secret, case w.url when excluded.url then w.secret end)
       returning ${COLUMNS}`,
      [id, url, secret ?? null, enabled, owner],
    );
    if (!enabled) await client.query(`delete from ${deliveries} where ${subject} = $1`, [id]);
    return createWebhookState(rows[0] as WebhookRow);
  });
}

/** Deletes a webhook with its queued messages. @throws NotFoundError if there is none */
export async function removeWebhook(pool: pg.Pool, tables: WebhookTables, id: string): Promise<void> {
  const { rowCount } = await pool.query(`delete from ${tables.webhooks} where ${tables.subject} = $1`, [id]);
  if (rowCount === 0) throw new NotFoundError(`${tables.subjectWord} has no webhook.`);
}

/** A queued message, the person whose messages are delivered in order, and the number of earlier messages. */
export interface WaitingMessage {
  readonly uuid: string;
  readonly turn: string;
  /** True if the receiver responded to its last message. */
  readonly responds: boolean;
  readonly ahead: number;
}

/** Returns the job of a message. Its priority is low unless the receiver responded last time, and decreases with `ahead`. */
export const createDeliveryJob = ({ uuid, turn, responds, ahead }: WaitingMessage) => ({
  data: { message: uuid },
  key: uuid,
  group: turn,
  priority: (responds ? 0 : SLOW_PRIORITY) - ahead,
});

/** Maximum number of earlier messages that are counted for a new one. */
export const MAX_AHEAD = 1_000;

/** Queues a message in the transaction of its cause. Does nothing without an enabled webhook. */
export async function queueMessage(
  client: pg.ClientBase,
  { webhooks, deliveries, subject, turn, job }: WebhookTables,
  id: string,
  message: QueuedMessage,
): Promise<void> {
  const { rows } = await client.query<WaitingMessage>(
    `with added as (insert into ${deliveries} (uuid, ${subject}, message) select $1, ${subject}, $3 from ${webhooks} where ${subject} = $2 and enabled)
     select $1 as uuid, ${turn} as turn, last_status is not null as responds,
       (select count(*)::int from (select from ${deliveries} where ${subject} = $2 limit ${MAX_AHEAD}) earlier) as ahead
       from ${webhooks} where ${subject} = $2 and enabled`,
    [message.id, id, JSON.stringify(message)],
  );
  await sendJobs(client, job, rows.map(createDeliveryJob));
}

/** Records the result of an attempt. `attempts` is the number of attempts for this message. */
export async function recordAttempt(
  pool: pg.Pool,
  { webhooks, subject }: WebhookTables,
  id: string,
  { delivered, status, message }: DeliveryAttempt,
  { attempts, at }: { readonly attempts: number; readonly at: Date },
): Promise<void> {
  await pool.query(
    `update ${webhooks} set last_at = $2, last_delivered = $3, last_status = $4, last_attempts = $5, last_message = $6
      where ${subject} = $1`,
    [id, at, delivered, status, attempts, message],
  );
}

function createWebhookState(row: WebhookRow): WebhookState {
  return {
    url: row.url,
    has_secret: row.secret !== null,
    enabled: row.enabled,
    last_delivery:
      row.last_at === null
        ? null
        : {
            at: row.last_at.toISOString(),
            delivered: row.last_delivered === true,
            status: row.last_status,
            attempts: row.last_attempts ?? 1,
            message: row.last_message,
          },
  };
}
