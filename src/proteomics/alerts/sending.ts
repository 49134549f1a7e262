/** Tells people by the channel that they chose. */
import type { ProteomicsContext } from '../context.ts';
import { type Attempt, sendBody } from '../webhooks/webhook-client.ts';
import { sendMail } from './mail-client.ts';
import type { Alert } from './store.ts';
import type { AlertContent } from './table.ts';
import { chatBody, digestOf, plainText } from './wording.ts';

/** Tries once; never rejects. `id` names the message for receivers that may get it twice. */
export async function sendAlert(
  { settings }: Pick<ProteomicsContext, 'settings'>,
  { channel, address }: Pick<Alert, 'channel' | 'address'>,
  { items, id, signal }: { readonly items: readonly AlertContent[]; readonly id: string; readonly signal?: AbortSignal },
): Promise<Attempt> {
  const digest = digestOf(items, settings.baseUrl);
  if (channel === 'email')
    return sendMail(settings, { to: address, subject: `[Concordat] ${digest.title}`, text: plainText(digest), id });
  return sendBody(
    { url: address, secret: null },
    { body: chatBody(channel, digest), event: 'alert' },
    { allowPrivate: settings.webhookPrivateAddresses, ...(signal === undefined ? {} : { signal }) },
  );
}
