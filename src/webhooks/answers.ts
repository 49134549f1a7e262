/** Handles the operations of webhooks: JSON for programs, pages for users. */
import { wantsPage } from '../contract/accept.ts';
import { type FormCall, handleForm, type RefusedForm } from '../web/forms/answer.ts';
import { createFieldError, type FormRefusedError } from '../web/forms/fields.ts';
import type { Flash } from '../web/replies/flash.ts';
import { replyWithJson } from '../web/replies/replies.ts';
import type { Webhooks } from './deliveries.ts';
import { WEBHOOK_FIELDS } from './form.ts';
import { WebhookError } from './settings.ts';
import { findWebhook, type QueuedMessage, recordAttempt, removeWebhook, setWebhook } from './store.ts';
import { sendMessage } from './webhook-client.ts';

export interface WebhookPlace<Shown, Again> {
  readonly subject: string;
  show(flash: Flash | string): Shown;
  showAgain(status: 400, refused: RefusedForm): Again | Promise<Again>;
}

/** Sets a webhook. Its owner is the user who sets it. @throws the errors of handleForm; WebhookError */
export function handleSetWebhook<Owner, Shown, Again>(
  { tables, pool, settings }: Webhooks<Owner>,
  call: FormCall,
  { subject, show, showAgain: again }: WebhookPlace<Shown, Again>,
  owner: Owner,
) {
  return handleForm(call, {
    fields: WEBHOOK_FIELDS,
    async performAction({ secret, ...values }) {
      const place = { id: subject, owner, allowPrivate: settings.webhookPrivateAddresses };
      const state = await setWebhook(pool, tables, place, { ...values, secret: secret === '' ? undefined : secret });
      if (!wantsPage(call)) return replyWithJson(200, state);
      return show({ tone: 'good', title: 'Webhook saved.', lines: ['Send a test message to try it.'] });
    },
    convertError: convertToRefusedForm,
    showAgain: again,
  });
}

/** Removes a webhook. @throws NotFoundError if there is none */
export function handleRemoveWebhook<Shown, Again>(
  { tables, pool }: Webhooks<never>,
  call: FormCall,
  { subject, show, showAgain: again }: WebhookPlace<Shown, Again>,
) {
  return handleForm(call, {
    fields: {},
    async performAction() {
      await removeWebhook(pool, tables, subject);
      return wantsPage(call) ? show('Webhook removed.') : { status: 204 as const };
    },
    showAgain: again,
  });
}

/** Sends a test message and waits for the response. @throws NotFoundError if there is no webhook */
export function handleTestWebhook<Message extends QueuedMessage, Shown, Again>(
  { tables, pool, now, settings }: Webhooks<never>,
  call: FormCall,
  { subject, show, showAgain: again }: WebhookPlace<Shown, Again>,
  message: Message,
) {
  return handleForm(call, {
    fields: {},
    async performAction() {
      const receiver = await findWebhook(pool, tables, subject);
      const at = now();
      const sent = { ...message, sent_at: at.toISOString() };
      const attempt = await sendMessage(receiver, sent, { allowPrivate: settings.webhookPrivateAddresses });
      await recordAttempt(pool, tables, subject, attempt, { attempts: 1, at });
      if (!wantsPage(call)) return replyWithJson(200, { ...attempt, sent });
      return show(
        attempt.delivered
          ? {
              tone: 'good',
              title: 'The receiver accepted the test message.',
              lines: [`The receiver returned ${attempt.status}.`],
            }
          : { tone: 'warning', title: 'The test message did not arrive.', lines: [attempt.message ?? ''] },
      );
    },
    showAgain: again,
  });
}

function convertToRefusedForm(error: unknown): FormRefusedError | undefined {
  if (!(error instanceof WebhookError)) return undefined;
  const message = error.message.slice(error.member.length + 1);
  return createFieldError(error.member, message, 400, error);
}
