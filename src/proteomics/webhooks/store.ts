/** Stores the webhooks of pipelines. */
import type pg from 'pg';
import type { components } from '../../../generated/proteomics/types.d.ts';
import { NotFoundError } from '../../contract/errors.ts';
import { drizzle, eq, runInTransaction } from '../../storage/transaction.ts';
import { type FoundPipeline, findPipelineByUuid } from '../records.ts';
import { checkSettings, type WebhookSettings } from './settings.ts';
import { proteomicsWebhooks } from './table.ts';
import type { DeliveryAttempt, Receiver } from './webhook-client.ts';

/** A webhook with its pipeline. */
export interface FoundWebhook extends FoundPipeline {
  readonly receiver: Receiver & { readonly userUuid: string | null };
  readonly state: WebhookState;
}

/** Returns the webhook of a pipeline; undefined if there is none. @throws BadRequestError for an invalid UUID, NotFoundError if no pipeline has it */
export async function readWebhook(pool: pg.Pool, uuid: string): Promise<FoundWebhook | undefined> {
  const found = await findPipelineByUuid(pool, uuid);
  const [row] = await drizzle(pool).select().from(proteomicsWebhooks).where(eq(proteomicsWebhooks.pipelineUuid, uuid));
  return row === undefined
    ? undefined
    : { ...found, receiver: { url: row.url, secret: row.secret, userUuid: row.userUuid }, state: toWebhookState(row) };
}

/** Returns the webhook of a pipeline. @throws as readWebhook, NotFoundError without a webhook */
export async function findWebhook(pool: pg.Pool, uuid: string): Promise<FoundWebhook> {
  const found = await readWebhook(pool, uuid);
  if (found === undefined) throw new NotFoundError('The pipeline has no webhook.');
  return found;
}

/**
 * Sets the webhook by the right of a user, or of the administration (null). Queued messages go to the new address, or are deleted if it is
 * turned off.
 *
 * @throws WebhookError, NotFoundError
 */
export async function setWebhook(
  pool: pg.Pool,
  uuid: string,
  settings: WebhookSettings,
  allowPrivate: boolean,
  userUuid: string | null = null,
): Promise<WebhookState> {
  await findPipelineByUuid(pool, uuid);
  const { url, secret, enabled } = checkSettings(settings, allowPrivate);
  await runInTransaction(pool, async (client) => {
    await client.query(
      `insert into proteomics_webhooks (pipeline_uuid, url, secret, enabled, user_uuid) values ($1, $2, $3, $4, $5)
       on conflict (pipeline_uuid) do update set url = excluded.url, enabled = excluded.enabled, user_uuid = excluded.user_uuid,
         secret = coalesce(excluded.secret, proteomics_webhooks.secret)`,
      [uuid, url, secret ?? null, enabled, userUuid],
    );
    if (!enabled) await client.query('delete from proteomics_webhook_deliveries where pipeline_uuid = $1', [uuid]);
  });
  return (await findWebhook(pool, uuid)).state;
}

/** Deletes the webhook with its queued messages. @throws NotFoundError without a webhook */
export async function removeWebhook(pool: pg.Pool, uuid: string): Promise<void> {
  await findWebhook(pool, uuid);
  await drizzle(pool).delete(proteomicsWebhooks).where(eq(proteomicsWebhooks.pipelineUuid, uuid));
}

/** Records the result of an attempt; `attempts` counts those of this message. */
export async function recordAttempt(
  pool: pg.Pool,
  uuid: string,
  { delivered, status, message }: DeliveryAttempt,
  attempts: number,
  now: Date,
): Promise<void> {
  await drizzle(pool)
    .update(proteomicsWebhooks)
    .set({ lastAt: now, lastDelivered: delivered, lastStatus: status, lastAttempts: attempts, lastMessage: message })
    .where(eq(proteomicsWebhooks.pipelineUuid, uuid));
}

/** A webhook in responses, without its secret. */
type WebhookState = components['schemas']['WebhookState'];

/** Converts a row for responses. */
function toWebhookState(row: typeof proteomicsWebhooks.$inferSelect): WebhookState {
  return {
    url: row.url,
    has_secret: row.secret !== null,
    enabled: row.enabled,
    last_delivery:
      row.lastAt === null
        ? null
        : {
            at: row.lastAt.toISOString(),
            delivered: row.lastDelivered === true,
            status: row.lastStatus,
            attempts: row.lastAttempts ?? 1,
            message: row.lastMessage,
          },
  };
}
