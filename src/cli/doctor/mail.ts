/** The mail server, which alerts are sent by. */
import { createTransport } from 'nodemailer';
import type { Settings } from '../../settings.ts';
import { sentence, type Trial } from './finding.ts';

const PATIENCE = { connectionTimeout: 4_000, greetingTimeout: 4_000, socketTimeout: 4_000 };

/** Tries it: connects, and logs in where the address has a password; no mail is sent. */
export function mailTrial({ smtpUrl, smtpFrom }: Pick<Settings, 'smtpUrl' | 'smtpFrom'>): Trial {
  const subject = 'Mail';
  return {
    subject,
    async run() {
      if (smtpUrl === undefined) return [{ subject, state: 'off', says: 'Alerts by email are off.' }];
      if (smtpFrom === undefined)
        return [
          {
            subject,
            state: 'wrong',
            says: 'SMTP_URL is set, and SMTP_FROM is not.',
            advice: 'Set SMTP_FROM to whom email comes from.',
          },
        ];
      const server = new URL(smtpUrl).host;
      const transport = createTransport({ url: smtpUrl, ...PATIENCE, disableFileAccess: true, disableUrlAccess: true });
      try {
        await transport.verify();
        return [{ subject, state: 'good', says: `The mail server ${server} takes mail from here.` }];
      } catch (error) {
        const says = sentence(`the mail server ${server} does not take mail from here: ${(error as Error).message}`);
        return [
          {
            subject,
            state: 'wrong',
            says,
            advice: 'Look at SMTP_URL: host, port, user and password, and smtps:// where it wants TLS at once.',
          },
        ];
      } finally {
        transport.close();
      }
    },
  };
}
