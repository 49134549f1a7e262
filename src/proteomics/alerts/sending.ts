/** Tells people by the channel that they chose. */
import { randomUUID } from 'node:crypto';
import { UnavailableError } from '../../contract/errors.ts';
import { type RightContext, whySilent } from '../access/right-to-know.ts';
import type { ProteomicsContext } from '../context.ts';
import { testMessage, type WebhookMessage } from '../webhooks/message.ts';
import { readWebhook } from '../webhooks/store.ts';
import { type DeliveryAttempt, sendBody, sendMessage } from '../webhooks/webhook-client.ts';
import { sendMail } from './mail-client.ts';
import type { Alert } from './store.ts';
import type { AlertContent } from './table.ts';
import { alertPlainText, chatBody, digestOf } from './wording.ts';

/** What sending works with. */
export type SendingContext = Pick<ProteomicsContext, 'now'> & RightContext;

/** What became of an attempt. */
export type AlertAttempt = DeliveryAttempt & {
  /** Whether nobody was told because the alert may not tell any more; later attempts would not either. */
  readonly isSilent?: boolean;
};

/** Something to tell; its id is the same at every attempt. */
export type AlertItem = AlertContent & { readonly id?: string };

interface Sending {
  readonly items: readonly AlertItem[];
  /** Names the message for receivers that may get it twice. */
  readonly id: string;
  readonly signal?: AbortSignal;
}

/** Tries once, where the alert may still tell; rejects only when the database does not answer. */
export async function sendAlert(
  context: SendingContext,
  alert: Pick<Alert, 'userUuid' | 'channel' | 'address' | 'pipelineUuid'>,
  sending: Sending,
): Promise<AlertAttempt> {
  try {
    const silence = await whySilent(context, alert);
    if (silence !== undefined) return { delivered: false, status: null, message: silence, isSilent: true };
  } catch (error) {
    if (!(error instanceof UnavailableError)) throw error;
    return { delivered: false, status: null, message: error.message };
  }
  return deliver(context, alert, sending);
}

async function deliver(
  context: SendingContext,
  alert: Pick<Alert, 'channel' | 'address' | 'pipelineUuid'>,
  { items, id, signal }: Sending,
): Promise<DeliveryAttempt> {
  const { settings } = context;
  const { channel, address } = alert;
  const options = { allowPrivate: settings.webhookPrivateAddresses, ...(signal === undefined ? {} : { signal }) };
  if (channel === 'webhook') return sendToWebhook(context, alert, items, options);
  const digest = digestOf(items, settings.baseUrl);
  if (channel === 'email')
    return sendMail(settings, { to: address, subject: `[Concordat] ${digest.title}`, text: alertPlainText(digest), id });
  return sendBody({ url: address, secret: null }, { body: chatBody(channel, digest), event: 'alert' }, options);
}

/** One message after another, as programs take them; those behind one that is not taken are sent with it again. */
async function sendToWebhook(
  context: SendingContext,
  { pipelineUuid }: Pick<Alert, 'pipelineUuid'>,
  items: readonly AlertItem[],
  options: Parameters<typeof sendMessage>[2],
): Promise<DeliveryAttempt> {
  const { pool, now } = context;
  const found = await readWebhook(pool, pipelineUuid);
  if (found === undefined) return { delivered: false, status: null, message: 'The pipeline has no webhook.' };
  if (!found.state.enabled) return { delivered: false, status: null, message: 'The webhook of the pipeline is switched off.' };
  const silence = await whySilent(context, { ...found.receiver, pipelineUuid, channel: 'webhook', address: '' });
  if (silence !== undefined) return { delivered: false, status: null, message: silence };
  const place = { project: found.project.slug, pipeline: found.pipeline.slug };
  let attempt: DeliveryAttempt = { delivered: true, status: null, message: null };
  for (const item of items) {
    const message: WebhookMessage = { ...messageOf(item, place), sent_at: now().toISOString() };
    attempt = await sendMessage(found.receiver, message, options);
    if (!attempt.delivered) return attempt;
  }
  return attempt;
}

function messageOf(
  { event, id = randomUUID(), title, lines, run }: AlertItem,
  place: { readonly project: string; readonly pipeline: string },
): Omit<WebhookMessage, 'sent_at'> {
  if (event === undefined || event === 'outside_limits') return { ...testMessage(place), id };
  const text = [title, ...lines].join('\n');
  return {
    ...testMessage(place),
    event,
    id,
    run: run?.uuid ?? null,
    raw_file: run?.rawFile ?? null,
    text: text.slice(0, MAX_TEXT_LENGTH),
  };
}

/** Characters, by the contract. */
const MAX_TEXT_LENGTH = 2_000;
