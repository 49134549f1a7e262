/** Sends alerts by the channel that their user chose. */
import { createHash, randomUUID } from 'node:crypto';
import { createTransport } from 'nodemailer';
import type { Settings } from '../../settings.ts';
import { type RightContext, silenceOf } from '../access/right-to-know.ts';
import type { ProteomicsContext } from '../context.ts';
import { testMessage, type WebhookMessage } from '../webhooks/message.ts';
import { readWebhook } from '../webhooks/store.ts';
import { type DeliveryAttempt, sendBody, sendMessage } from '../webhooks/webhook-client.ts';
import type { Alert } from './store.ts';
import type { AlertChannel, AlertContent } from './table.ts';

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
  return (await silenceOf(context, alert)) ?? deliver(context, alert, sending);
}

async function deliver(
  context: SendingContext,
  alert: Pick<Alert, 'channel' | 'address' | 'pipelineUuid'>,
  { items, id, signal }: Sending,
): Promise<AlertAttempt> {
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
): Promise<AlertAttempt> {
  const { pool, now } = context;
  const found = await readWebhook(pool, pipelineUuid);
  if (found === undefined) return { delivered: false, status: null, message: 'The pipeline has no webhook.' };
  if (!found.state.enabled) return { delivered: false, status: null, message: 'The webhook of the pipeline is turned off.' };
  const silence = await silenceOf(context, { ...found.receiver, pipelineUuid });
  if (silence !== undefined) return silence;
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

/** What a text message is made of. */
interface Digest {
  readonly title: string;
  readonly items: readonly AlertContent[];
  /** Public address of the server, without a slash at the end. */
  readonly baseUrl: string;
}

/** One alert is told by itself, several together. */
function digestOf(items: readonly AlertContent[], baseUrl: string): Digest {
  const [first] = items;
  const title = items.length === 1 && first !== undefined ? first.title : `${items.length} alerts`;
  return { title, items, baseUrl };
}

/** The text of an email. */
function alertPlainText({ items, baseUrl }: Digest): string {
  const parts = items.map(({ title, lines, path }) =>
    [title, ...lines.map((line) => `  ${line}`), `  ${baseUrl}${path}`].join('\n'),
  );
  return `${parts.join('\n\n')}\n\nYou get this because of an alert on the pipeline's page "Alerts". You can delete it there.\n`;
}

/** The body that a chat service takes at the address of an incoming webhook. */
function chatBody(channel: Exclude<AlertChannel, 'email' | 'webhook'>, digest: Digest): object {
  if (channel === 'slack') return slackBody(digest);
  return channel === 'mattermost' ? mattermostBody(digest) : teamsBody(digest);
}

/** Slack, "Sending messages using incoming webhooks": three characters are escaped, and that is all. */
function slackBody({ title, items, baseUrl }: Digest): object {
  const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  const blocks = items.map((item) => ({
    type: 'section',
    text: {
      type: 'mrkdwn',
      // Slack takes at most 3,000 characters here.
      text: [`<${baseUrl}${item.path}|${escaped(item.title)}>`, ...item.lines.map(escaped)].join('\n').slice(0, 3_000),
    },
  }));
  return { text: escaped(title), blocks: blocks.slice(0, 50) };
}

/** Mattermost, "Incoming webhooks": Markdown, where @channel would call everybody. */
function mattermostBody({ items, baseUrl }: Digest): object {
  const text = items.map((item) =>
    [`**[${ofMarkdown(item.title)}](${baseUrl}${item.path})**`, ...item.lines.map((line) => `- ${ofMarkdown(line)}`)].join(
      '\n',
    ),
  );
  return { username: 'Concordat', text: text.join('\n\n').slice(0, 16_000) };
}

/** Microsoft Teams, "Post adaptive cards by workflows": an adaptive card 1.4, whose text blocks know some Markdown. */
function teamsBody({ items, baseUrl }: Digest): object {
  const body = items.flatMap((item) => [
    { type: 'TextBlock', weight: 'Bolder', wrap: true, text: ofMarkdown(item.title) },
    ...item.lines.map((line) => ({ type: 'TextBlock', wrap: true, text: ofMarkdown(line) })),
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

/** A text that Markdown shows as it is. */
function ofMarkdown(text: string): string {
  return text.replace(/[\\`*_{}[\]()<>#|~@!]/g, (sign) => (sign === '@' ? '@\u200b' : `\\${sign}`));
}

/** A message. */
interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Names the message: one that comes twice has the same, by which mail programs tell. */
  readonly id: string;
}

const PATIENCE_MS = 10_000;

/** Sends email; never rejects: whatever goes wrong is the outcome. */
export async function sendMail(
  { smtpUrl, smtpFrom, baseUrl }: Pick<Settings, 'smtpUrl' | 'smtpFrom' | 'baseUrl'>,
  { to, subject, text, id }: Mail,
): Promise<DeliveryAttempt> {
  if (smtpUrl === undefined || smtpFrom === undefined)
    return { delivered: false, status: null, message: 'Email is off: SMTP_URL and SMTP_FROM are not set.' };
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const name = createHash('sha256').update(id).digest('hex').slice(0, 40);
  try {
    await transport.sendMail({
      from: smtpFrom,
      to: { name: '', address: to },
      // No line of a subject begins a header of its own.
      subject: subject.replace(/[\r\n]+/g, ' ').slice(0, 200),
      text,
      messageId: `<${name}@${new URL(baseUrl).hostname}>`,
      headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    });
    return { delivered: true, status: null, message: null };
  } catch (error) {
    return { delivered: false, status: null, message: reasonOf(error) };
  } finally {
    transport.close();
  }
}

/** For people who set alerts; what the mail server said may hold names of the network behind it. */
function reasonOf(error: unknown): string {
  const {
    code = '',
    originalCode = '',
    responseCode,
  } = error as { code?: string; originalCode?: string; responseCode?: number };
  if (responseCode !== undefined) return `The mail server refused the message with ${responseCode}.`;
  if (code === 'EAUTH') return 'The mail server rejected the name and password of SMTP_URL.';
  if (code === 'ETIMEDOUT') return 'The mail server did not answer in time.';
  if (code === 'ETLS' || /CERT|SIGNED|SSL/.test(`${code} ${originalCode}`))
    return 'The certificate of the mail server is not trusted.';
  return 'The mail server cannot be reached.';
}
