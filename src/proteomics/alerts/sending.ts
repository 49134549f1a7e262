import { createHash, randomUUID } from 'node:crypto';
import { createTransport } from 'nodemailer';
import type { Settings } from '../../settings.ts';
import { readWebhook } from '../../webhooks/store.ts';
import { type DeliveryAttempt, sendBody, sendMessage } from '../../webhooks/webhook-client.ts';
import { findSkippedDelivery, type RightContext } from '../access/delivery-rights.ts';
import type { ProteomicsContext } from '../context.ts';
import { findPipelineByUuid } from '../records.ts';
import { createTestMessage, type WebhookMessage } from '../webhooks/message.ts';
import { PIPELINE_WEBHOOKS } from '../webhooks/table.ts';
import type { Alert } from './store.ts';
import type { AlertChannel, AlertContent } from './table.ts';

export type SendingContext = Pick<ProteomicsContext, 'now'> & RightContext;

export type AlertAttempt = DeliveryAttempt & {
  /** True if the owner has lost the right, so that a retry would not help. */
  readonly isSilent?: boolean;
};

/** An item of a message. Its ID is the same for every attempt. */
export type AlertItem = AlertContent & { readonly id?: string };

interface Sending {
  readonly items: readonly AlertItem[];
  readonly id: string;
  readonly signal?: AbortSignal;
}

/** Tries once to send, if the owner of the alert has the right. Rejects only during a database outage. */
export async function sendAlert(
  context: SendingContext,
  alert: Pick<Alert, 'userUuid' | 'channel' | 'address' | 'pipelineUuid'>,
  sending: Sending,
): Promise<AlertAttempt> {
  return (await findSkippedDelivery(context, alert)) ?? deliverAlert(context, alert, sending);
}

async function deliverAlert(
  context: SendingContext,
  alert: Pick<Alert, 'channel' | 'address' | 'pipelineUuid'>,
  { items, id, signal }: Sending,
): Promise<AlertAttempt> {
  const { settings } = context;
  const { channel, address } = alert;
  const options = { allowPrivate: settings.webhookPrivateAddresses, ...(signal === undefined ? {} : { signal }) };
  if (channel === 'webhook') return sendToWebhook(context, alert, items, options);
  const digest = createDigest(items, settings.baseUrl);
  if (channel === 'email')
    return sendMail(
      settings,
      { to: address, subject: `[Concordat] ${digest.title}`, text: formatPlainText(digest), id },
      signal,
    );
  return sendBody({ url: address, secret: null }, { body: formatChatBody(channel, digest), event: 'alert' }, options);
}

/** Sends messages one after another. After a failure, the rest is sent with the next attempt. */
async function sendToWebhook(
  context: SendingContext,
  { pipelineUuid }: Pick<Alert, 'pipelineUuid'>,
  items: readonly AlertItem[],
  options: Parameters<typeof sendMessage>[2],
): Promise<AlertAttempt> {
  const { pool, now } = context;
  const found = await readWebhook<string | null>(pool, PIPELINE_WEBHOOKS, pipelineUuid);
  if (found === undefined) return { delivered: false, status: null, message: 'The pipeline has no webhook.' };
  if (!found.state.enabled) return { delivered: false, status: null, message: 'The webhook of the pipeline is turned off.' };
  const silence = await findSkippedDelivery(context, { userUuid: found.owner, pipelineUuid });
  if (silence !== undefined) return silence;
  const { project, pipeline } = await findPipelineByUuid(pool, pipelineUuid);
  const place = { project: project.slug, pipeline: pipeline.slug };
  let attempt: DeliveryAttempt = { delivered: true, status: null, message: null };
  for (const item of items) {
    const message: WebhookMessage = { ...createWebhookMessage(item, place), sent_at: now().toISOString() };
    attempt = await sendMessage(found, message, options);
    if (!attempt.delivered) return attempt;
  }
  return attempt;
}

function createWebhookMessage(
  { event, id = randomUUID(), title, lines, run }: AlertItem,
  slugs: { readonly project: string; readonly pipeline: string },
): Omit<WebhookMessage, 'sent_at'> {
  if (event === undefined || event === 'outside_limits') return { ...createTestMessage(slugs), id };
  const text = [title, ...lines].join('\n');
  return {
    ...createTestMessage(slugs),
    event,
    id,
    run: run?.uuid ?? null,
    raw_file: run?.rawFile ?? null,
    text: text.slice(0, MAX_TEXT_LENGTH),
  };
}

const MAX_TEXT_LENGTH = 2_000;

type Digest = ReturnType<typeof createDigest>;

function createDigest(items: readonly AlertContent[], baseUrl: string) {
  const [first] = items;
  const title = items.length === 1 && first !== undefined ? first.title : `${items.length} alerts`;
  return { title, items, baseUrl };
}

function formatPlainText({ items, baseUrl }: Digest): string {
  const parts = items.map(({ title, lines, path }) =>
    [title, ...lines.map((line) => `  ${line}`), `  ${baseUrl}${path}`].join('\n'),
  );
  return `${parts.join('\n\n')}\n\nYou receive this message because of an alert on the page "Alerts" of the pipeline. You can delete the alert there.\n`;
}

function formatChatBody(channel: Exclude<AlertChannel, 'email' | 'webhook'>, digest: Digest): object {
  if (channel === 'slack') return formatSlack(digest);
  return channel === 'mattermost' ? formatMattermost(digest) : formatTeams(digest);
}

/** Formats a message for Slack, which escapes three characters ("Sending messages using incoming webhooks"). */
function formatSlack({ title, items, baseUrl }: Digest): object {
  const escapeSlack = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  const blocks = items.map((item) => ({
    type: 'section',
    text: {
      type: 'mrkdwn',
      // Slack accepts at most 3,000 characters per text.
      text: [`<${baseUrl}${item.path}|${escapeSlack(item.title)}>`, ...item.lines.map(escapeSlack)].join('\n').slice(0, 3_000),
    },
  }));
  return { text: escapeSlack(title), blocks: blocks.slice(0, 50) };
}

/** Formats a message for Mattermost. Escapes Markdown, and mentions such as @channel, which would notify all members. */
function formatMattermost({ items, baseUrl }: Digest): object {
  const text = items.map((item) =>
    [
      `**[${escapeMarkdown(item.title)}](${baseUrl}${item.path})**`,
      ...item.lines.map((line) => `- ${escapeMarkdown(line)}`),
    ].join('\n'),
  );
  return { username: 'Concordat', text: text.join('\n\n').slice(0, 16_000) };
}

/** Formats a message for Microsoft Teams: an adaptive card 1.4, whose text blocks interpret some Markdown. */
function formatTeams({ items, baseUrl }: Digest): object {
  const body = items.flatMap((item) => [
    { type: 'TextBlock', weight: 'Bolder', wrap: true, text: escapeMarkdown(item.title) },
    ...item.lines.map((line) => ({ type: 'TextBlock', wrap: true, text: escapeMarkdown(line) })),
  ]);
  const actions = items.slice(0, 6).map((item) => ({ type: 'Action.OpenUrl', title: 'Open', url: `${baseUrl}${item.path}` }));
  const card = {
    $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
    type: 'AdaptiveCard',
    version: '1.4',
    body,
    actions,
  };
  return { type: 'message', attachments: [{ contentType: 'application/vnd.microsoft.card.adaptive', content: card }] };
}

function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_{}[\]()<>#|~@!]/g, (sign) => (sign === '@' ? '@\u200b' : `\\${sign}`));
}

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Message-ID of the email. It is the same for a repeated message, so that mail programs can detect duplicates. */
  readonly id: string;
}

/** Maximum time without any data from the mail server. */
const TIMEOUT_MS = 10_000;
/** Maximum time of a whole delivery, for servers that send their responses byte by byte. */
const DEADLINE_MS = 30_000;

/** Sends an email. Never rejects; the result contains any error. @param signal aborts the delivery */
export async function sendMail(
  { smtpUrl, smtpFrom, baseUrl }: Pick<Settings, 'smtpUrl' | 'smtpFrom' | 'baseUrl'>,
  { to, subject, text, id }: Mail,
  signal?: AbortSignal,
): Promise<DeliveryAttempt> {
  if (smtpUrl === undefined || smtpFrom === undefined)
    return { delivered: false, status: null, message: 'Email is not set up on this server.' };
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const name = createHash('sha256').update(id).digest('hex').slice(0, 40);
  const deadline = AbortSignal.timeout(DEADLINE_MS);
  try {
    await transport.sendMail({
      signal: signal === undefined ? deadline : AbortSignal.any([deadline, signal]),
      from: smtpFrom,
      to: { name: '', address: to },
      // A line break would start a new header.
      subject: subject.replace(/[\r\n]+/g, ' ').slice(0, 200),
      text,
      messageId: `<${name}@${new URL(baseUrl).hostname}>`,
      headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    });
    return { delivered: true, status: null, message: null };
  } catch (error) {
    return { delivered: false, status: null, message: describeSendingError(error) };
  } finally {
    transport.close();
  }
}

/** Returns the error as a sentence for users, without messages of the mail server, which can contain internal host names. */
function describeSendingError(error: unknown): string {
  const {
    code = '',
    originalCode = '',
    responseCode,
  } = error as { code?: string; originalCode?: string; responseCode?: number };
  if (responseCode !== undefined) return `The mail server refused the message with ${responseCode}.`;
  if (code === 'EAUTH') return 'The mail server rejected the name and password of this server.';
  if (code === 'ETIMEDOUT' || code === 'EABORT') return 'The mail server did not respond in time.';
  if (code === 'ETLS' || /CERT|SIGNED|SSL/.test(`${code} ${originalCode}`))
    return 'The certificate of the mail server is not trusted.';
  return 'The mail server cannot be reached.';
}
