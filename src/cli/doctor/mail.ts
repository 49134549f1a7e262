/** Checks the mail server that sends alerts. */
import { createTransport } from 'nodemailer';
import type { Settings } from '../../settings.ts';
import { formatSentence, type Outcome, reportGood, reportOff, reportWrong } from './check.ts';

const PATIENCE = { connectionTimeout: 4_000, greetingTimeout: 4_000, socketTimeout: 4_000 };

/** Checks the mail server: connects, and logs in if the address has a password, without sending mail. */
export async function checkMail({ smtpUrl, smtpFrom }: Pick<Settings, 'smtpUrl' | 'smtpFrom'>): Promise<Outcome> {
  if (smtpUrl === undefined) return reportOff('Alerts by email are off.');
  if (smtpFrom === undefined)
    return reportWrong('SMTP_URL is set, but SMTP_FROM is not.', 'Set SMTP_FROM to the sender of the emails.');
  const server = new URL(smtpUrl).host;
  const transport = createTransport({ url: smtpUrl, ...PATIENCE, disableFileAccess: true, disableUrlAccess: true });
  try {
    await transport.verify();
    return reportGood(`The mail server ${server} accepts email from this server.`);
  } catch (error) {
    return reportWrong(
      formatSentence(`the mail server ${server} does not accept email from this server: ${(error as Error).message}`),
      'Check SMTP_URL: host, port, user and password, and smtps:// if it requires implicit TLS.',
    );
  } finally {
    transport.close();
  }
}
