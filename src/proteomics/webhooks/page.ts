/** The part of a pipeline's page about its webhook. */

import type pg from 'pg';
import { writtenMinute } from '../../web/for-people/words.ts';
import { type FieldDefinition, type FormModel, type FormProblem, formModel, type Typed } from '../administration/form.ts';
import { readWebhook } from './store.ts';

/** The form's fields (contract, schema WebhookForm). */
export const WEBHOOK_FIELDS: readonly FieldDefinition[] = [
  {
    name: 'url',
    label: 'Address',
    kind: 'text',
    help: 'Messages are sent there.',
    isRequired: true,
    maxLength: 2_000,
    pattern: { of: /^https?:\/\/[^\s]+$/, inWords: 'begin with http:// or https:// and have no spaces' },
    isMono: true,
  },
  {
    name: 'secret',
    label: 'Secret',
    kind: 'password',
    help: 'Key of the signature, at least 16 characters. Leave empty to keep the present one.',
    maxLength: 200,
    pattern: { of: /^[\s\S]{16,}$/, inWords: 'have at least 16 characters' },
  },
  { name: 'enabled', label: 'Send messages', kind: 'checkbox', maxLength: 2, pattern: { of: /^on$/, inWords: 'be on' } },
];

/** The form as it was typed, and what is wrong with it. */
export interface AnsweredForm {
  readonly typed: Typed;
  readonly problems: readonly FormProblem[];
}

/** The view model. */
export interface WebhookSection {
  readonly isSet: boolean;
  readonly form: FormModel;
  readonly testPath: string;
  readonly deletePath: string;
  /** Whether messages are signed. */
  readonly isSigned: boolean;
  /** What became of the last attempt; undefined before the first. */
  readonly last: { readonly at: string; readonly isDelivered: boolean; readonly words: string } | undefined;
}

/** @param answered the form as it was typed, where it is answered again */
export async function webhookSection(pool: pg.Pool, uuid: string, answered?: AnsweredForm): Promise<WebhookSection> {
  const state = (await readWebhook(pool, uuid))?.state;
  const path = `/proteomics/admin/pipelines/${uuid}/webhook`;
  const current: Typed = { url: state?.url ?? '', enabled: (state?.enabled ?? true) ? 'on' : '' };
  const delivery = state?.last_delivery ?? undefined;
  return {
    isSet: state !== undefined,
    form: formModel(
      { action: path, submit: 'Save webhook', prefix: 'webhook' },
      WEBHOOK_FIELDS,
      // What was typed for a secret is not sent back.
      { ...(answered?.typed ?? current), secret: '' },
      answered?.problems,
    ),
    testPath: `${path}/test`,
    deletePath: `${path}/delete`,
    isSigned: state?.has_secret === true,
    last:
      delivery === undefined
        ? undefined
        : {
            at: writtenMinute(delivery.at),
            isDelivered: delivery.delivered,
            words: delivery.delivered
              ? `taken with ${delivery.status}`
              : `not taken (attempt ${delivery.attempts}): ${delivery.message ?? ''}`,
          },
  };
}
