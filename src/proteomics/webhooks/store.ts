/** The webhook of a pipeline: where messages go, and what became of the last one. */
import type pg from 'pg';
import type { components } from '../../../generated/proteomics/types.d.ts';
import { BadRequestError, NotFoundError } from '../../contract/errors.ts';
import { inTransaction } from '../../storage/transaction.ts';
import { type FoundPipeline, findPipelineByUuid } from '../records.ts';
import { isPrivateAddress, literalAddress } from './reachable.ts';
import type { Attempt, Receiver } from './webhook-client.ts';

/** A webhook as it is answered: without its secret. */
export type WebhookState = components['schemas']['WebhookState'];

/** What is set. */
export interface WebhookSettings {
  readonly url: string;
  /** Absent: the one before stays. */
  readonly secret?: string | undefined;
  readonly enabled: boolean;
}

/** A setting that no webhook can have; `member` is the one at fault. */
export class WebhookError extends BadRequestError {
  readonly member: keyof WebhookSettings;
  constructor(member: keyof WebhookSettings, detail: string) {
    super(`${member} ${detail}.`);
    this.member = member;
  }
}

interface Row {
  readonly url: string;
  readonly secret: string | null;
  readonly enabled: boolean;
  readonly last_at: Date | null;
  readonly last_delivered: boolean | null;
  readonly last_status: number | null;
  readonly last_attempts: number | null;
  readonly last_message: string | null;
}

/** A webhook with its pipeline. */
export interface FoundWebhook extends FoundPipeline {
  readonly receiver: Receiver;
  readonly state: WebhookState;
}

/**
 * The webhook of a pipeline; undefined when none is set.
 *
 * @throws BadRequestError when the text is no UUID, NotFoundError when no pipeline has it
 */
export async function readWebhook(pool: pg.Pool, uuid: string): Promise<FoundWebhook | undefined> {
  const found = await findPipelineByUuid(pool, uuid);
  const { rows } = await pool.query<Row>('select * from proteomics_webhooks where pipeline_uuid = $1', [uuid]);
  const [row] = rows;
  return row === undefined ? undefined : { ...found, receiver: { url: row.url, secret: row.secret }, state: stateOf(row) };
}

/** The same; NotFoundError too when none is set. */
export async function findWebhook(pool: pg.Pool, uuid: string): Promise<FoundWebhook> {
  const found = await readWebhook(pool, uuid);
  if (found === undefined) throw new NotFoundError('The pipeline has no webhook.');
  return found;
}

/**
 * Sets the webhook. What waits for its delivery goes to the new address; when it is switched off, it is forgotten.
 *
 * @throws WebhookError, NotFoundError
 */
export async function setWebhook(
  pool: pg.Pool,
  uuid: string,
  settings: WebhookSettings,
  allowPrivate: boolean,
): Promise<WebhookState> {
  await findPipelineByUuid(pool, uuid);
  const { secret, enabled } = settings;
  const url = demandUrl(settings.url, allowPrivate);
  if (secret?.includes('\0')) throw new WebhookError('secret', 'must not contain the character NUL');
  await inTransaction(pool, async (client) => {
    await client.query(
      `insert into proteomics_webhooks (pipeline_uuid, url, secret, enabled) values ($1, $2, $3, $4)
       on conflict (pipeline_uuid) do update
         set url = excluded.url, secret = coalesce(excluded.secret, proteomics_webhooks.secret), enabled = excluded.enabled`,
      [uuid, url, secret ?? null, enabled],
    );
    if (!enabled) await client.query('delete from proteomics_webhook_deliveries where pipeline_uuid = $1', [uuid]);
  });
  return (await findWebhook(pool, uuid)).state;
}

/** Removes the webhook and what waits for its delivery. Throws NotFoundError when none is set. */
export async function removeWebhook(pool: pg.Pool, uuid: string): Promise<void> {
  await findWebhook(pool, uuid);
  await pool.query('delete from proteomics_webhooks where pipeline_uuid = $1', [uuid]);
}

/** Notes what became of an attempt; `attempts` counts those of this message. */
export async function noteAttempt(
  pool: pg.Pool,
  uuid: string,
  { delivered, status, message }: Attempt,
  attempts: number,
  now: Date,
): Promise<void> {
  await pool.query(
    `update proteomics_webhooks set last_at = $2, last_delivered = $3, last_status = $4, last_attempts = $5, last_message = $6
      where pipeline_uuid = $1`,
    [uuid, now, delivered, status, attempts, message],
  );
}

/** An address as it is kept, in the form that it is connected to. */
function demandUrl(text: string, allowPrivate: boolean): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol)) throw new WebhookError('url', 'must be an http or https address');
  if (url.username !== '' || url.password !== '') throw new WebhookError('url', 'must not hold a user name or a password');
  const literal = literalAddress(url);
  if (!allowPrivate && literal !== undefined && isPrivateAddress(literal))
    throw new WebhookError(
      'url',
      'must not lead to this machine or a private network, unless WEBHOOK_PRIVATE_ADDRESSES is true',
    );
  if (url.href.length > 2_000) throw new WebhookError('url', 'must have at most 2000 characters');
  return url.href;
}

function stateOf(row: Row): WebhookState {
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
