import { getWrittenMinute } from '../web/for-people/words.ts';
import type { RefusedForm } from '../web/forms/answer.ts';
import { createFlagField, createTextField } from '../web/forms/fields.ts';
import { createFormModel } from '../web/forms/model.ts';
import type { WebhookState } from './store.ts';

const SECRET_HELP = 'Key for signing messages, at least 16 characters.';

/** Form fields (contract, schema WebhookForm). */
export const WEBHOOK_FIELDS = {
  url: createTextField({
    label: 'Address',
    help: 'The address that receives the messages.',
    isRequired: true,
    maxLength: 2_000,
    isMono: true,
    check: (text, note) => {
      if (!/^https?:\/\/[^\s]+$/.test(text)) note('must start with http:// or https:// and contain no spaces');
    },
  }),
  secret: createTextField({
    label: 'Secret',
    kind: 'password',
    help: SECRET_HELP,
    maxLength: 200,
    check: (text, note) => {
      if (text.length < 16) note('must have at least 16 characters');
    },
  }),
  enabled: createFlagField({ label: 'Send messages' }),
};

/** Builds the model of views/partials/webhook. `path` is that of the form; `refused` is the rejected form. */
export function buildWebhookSection(path: string, state: WebhookState | undefined, refused?: RefusedForm) {
  const delivery = state?.last_delivery ?? undefined;
  const { secret, ...fields } = WEBHOOK_FIELDS;
  // The help names the stored key only if there is one.
  const help = state?.has_secret === true ? `${SECRET_HELP} Leave empty to keep it for the same address.` : SECRET_HELP;
  return {
    isSet: state !== undefined,
    form: createFormModel(
      { action: path, submit: 'Save webhook', prefix: 'webhook-', isBeside: true },
      { url: fields.url, secret: { ...secret, help }, enabled: fields.enabled },
      {
        initial: { url: state?.url, enabled: state?.enabled ?? true },
        ...refused,
      },
    ),
    testPath: `${path}/test`,
    deletePath: `${path}/delete`,
    // True if messages are signed.
    isSigned: state?.has_secret === true,
    // Result of the last attempt; undefined before the first.
    last:
      delivery === undefined
        ? undefined
        : {
            at: getWrittenMinute(delivery.at),
            isDelivered: delivery.delivered,
            words: delivery.delivered
              ? `accepted with ${delivery.status}`
              : `not accepted (attempt ${delivery.attempts}): ${delivery.message ?? ''}`,
          },
  };
}
