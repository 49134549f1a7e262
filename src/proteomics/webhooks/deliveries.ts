/**
 * Delivers messages to webhooks. A message is a row until it is delivered or given up, with a job per row. A message can arrive twice, with the
 * same ID, if a process ends between delivery and its record.
 */

import { createJobWork, type JobRun, type JobWork } from '../../jobs/job.ts';
import { findSilence, type RightContext } from '../access/right-to-know.ts';
import type { ProteomicsContext } from '../context.ts';
import { DELIVER_WEBHOOK } from '../jobs.ts';
import type { WebhookMessage } from './message.ts';
import { recordAttempt } from './store.ts';
import { type DeliveryAttempt, sendMessage } from './webhook-client.ts';

type Context = Pick<ProteomicsContext, 'now'> & RightContext;

/** Concurrent deliveries, so that a slow receiver delays few others. */
const PARALLEL = 4;

/** A receiver did not accept a message. */
export class NotDeliveredError extends Error {
  override readonly name = 'NotDeliveredError';
  constructor(pipelineUuid: string, { message }: DeliveryAttempt) {
    super(`A message of the pipeline ${pipelineUuid} was not delivered: ${message}`);
  }
}

interface Waiting {
  readonly pipelineUuid: string;
  readonly message: Omit<WebhookMessage, 'sent_at'>;
  readonly url: string;
  readonly secret: string | null;
  readonly userUuid: string | null;
}

/** Delivers messages in this process. */
export function createWebhookDeliveries(context: Context): JobWork {
  return createJobWork(DELIVER_WEBHOOK, ({ message }, run) => deliverMessage(context, message, run), {
    parallel: PARALLEL,
    async missing(client) {
      const { rows } = await client.query<{ uuid: string }>('select uuid from proteomics_webhook_deliveries');
      return rows.map(({ uuid }) => ({ data: { message: uuid }, key: uuid }));
    },
  });
}

async function deliverMessage(context: Context, uuid: string, run: JobRun): Promise<void> {
  const { settings, pool, now } = context;
  const { rows } = await pool.query<Waiting>(
    `select d.pipeline_uuid as "pipelineUuid", d.message, w.url, w.secret, w.user_uuid as "userUuid" from proteomics_webhook_deliveries d
       join proteomics_webhooks w on w.pipeline_uuid = d.pipeline_uuid where d.uuid = $1 and w.enabled`,
    [uuid],
  );
  const [waiting] = rows;
  if (waiting === undefined) return;
  const at = now();
  const message = { ...waiting.message, sent_at: at.toISOString() };
  const silence = await findSilence(context, waiting);
  const attempt =
    silence ?? (await sendMessage(waiting, message, { allowPrivate: settings.webhookPrivateAddresses, signal: run.signal }));
  if (!attempt.delivered) run.signal.throwIfAborted();
  await recordAttempt(pool, waiting.pipelineUuid, attempt, run.attempt, at);
  const isOver = attempt.delivered || silence?.isSilent === true;
  if (isOver || run.isLast) await pool.query('delete from proteomics_webhook_deliveries where uuid = $1', [uuid]);
  if (!isOver) throw new NotDeliveredError(waiting.pipelineUuid, attempt);
}
