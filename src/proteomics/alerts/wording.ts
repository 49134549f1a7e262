/** What is sent to each kind of chat service, and by email. Names of raw files come from strangers, and must not become markup. */
import type { AlertChannel, AlertContent } from './table.ts';

/** What a text message is made of. */
export interface Digest {
  readonly title: string;
  readonly items: readonly AlertContent[];
  /** Public address of the server, without a slash at the end. */
  readonly baseUrl: string;
}

/** One alert is told by itself, several together. */
export function digestOf(items: readonly AlertContent[], baseUrl: string): Digest {
  const [first] = items;
  const title = items.length === 1 && first !== undefined ? first.title : `${items.length} alerts`;
  return { title, items, baseUrl };
}

/** The text of an email. */
export function alertPlainText({ items, baseUrl }: Digest): string {
  const parts = items.map(({ title, lines, path }) =>
    [title, ...lines.map((line) => `  ${line}`), `  ${baseUrl}${path}`].join('\n'),
  );
  return `${parts.join('\n\n')}\n\nYou get this because an alert is set on the pipeline's page "Alerts"; it can be deleted there.\n`;
}

/** The body that a chat service takes at the address of an incoming webhook. */
export function chatBody(channel: Exclude<AlertChannel, 'email' | 'webhook'>, digest: Digest): object {
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
