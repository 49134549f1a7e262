/** Email by SMTP (RFC 5321). */
import { createHash } from 'node:crypto';
import { createTransport } from 'nodemailer';
import type { Settings } from '../../settings.ts';
import type { DeliveryAttempt } from '../webhooks/webhook-client.ts';

/** A message. */
export interface Mail {
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
  if (code === 'EAUTH') return 'The mail server does not take the name and password of SMTP_URL.';
  if (code === 'ETIMEDOUT') return 'The mail server did not answer in time.';
  if (code === 'ETLS' || /CERT|SIGNED|SSL/.test(`${code} ${originalCode}`))
    return 'The certificate of the mail server is not trusted.';
  return 'The mail server cannot be reached.';
}
