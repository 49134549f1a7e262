import type { FieldError } from '../../contract/requests/enforcement.ts';
import {
  createChoiceField,
  createChoices,
  createListField,
  createTextField,
  type Field,
  type Fields,
  FormRefusedError,
  type ValuesOf,
} from '../../web/forms/fields.ts';
import { requireUrl, WebhookError } from '../../webhooks/settings.ts';
import { readWebhook } from '../../webhooks/store.ts';
import type { ProteomicsContext } from '../context.ts';
import type { FoundPipeline } from '../records.ts';
import { PIPELINE_WEBHOOKS } from '../webhooks/table.ts';
import type { AlertChannel, AlertEvent } from './table.ts';

export interface AlertVisitor extends FoundPipeline {
  readonly userUuid: string | null;
  readonly ownAddress: string;
  readonly managesAll: boolean;
}

export const EVENTS: Readonly<Record<AlertEvent, string>> = {
  outside_limits: 'a run is out of limits',
  lasting_change: 'a metric became permanently worse',
  failed_run: 'a run failed',
  no_run: 'no new run for some hours',
  silent_computer: 'an uploading computer is silent, or is back',
  disk: 'the server’s disk is nearly full',
};
export const CHANNELS: Readonly<Record<AlertChannel, string>> = {
  email: 'Email',
  slack: 'Slack',
  teams: 'Microsoft Teams',
  mattermost: 'Mattermost',
  webhook: "The pipeline's webhook (signed JSON)",
};
export const EMPTY_VALUES = {
  events: ['failed_run', 'outside_limits'],
  runs_out: '1',
  of_runs: '1',
  silent_hours: '24',
  channel: 'email',
  rhythm: 'at_once',
};
const ADDRESS = /^[^\s@<>(),;:"]+@[^\s@<>(),;:"][^\s@<>(),;:".]*\.[^\s@<>(),;:"]+$/;
const MAX_SILENCE_HOURS = 8_760;
const MAX_RUNS = 20;

const events = createListField({
  label: 'Tell when',
  kind: 'checkboxes',
  isOmittedWhenEmpty: true,
  choices: createWordChoices(EVENTS),
}) as Field<readonly AlertEvent[]>;

function createNumberField(label: string, help: string, most: number): Field<string> {
  return createTextField({
    label,
    help,
    maxLength: String(most).length,
    inputMode: 'numeric',
    check: (text, note) => {
      if (!(Number(text) >= 1 && Number(text) <= most)) note(`Enter a number from 1 to ${most}.`);
    },
  });
}

export const ALERT_FIELDS = {
  events: {
    ...events,
    read: (sent, note) => {
      const read = events.read(sent, note);
      if (read.length === 0) note('Select at least one event.');
      return read;
    },
  } satisfies Field<readonly AlertEvent[]>,
  runs_out: createNumberField('Runs out of limits', 'Before an alert, for example 2 of the last 3.', MAX_RUNS),
  of_runs: createNumberField('Of the last runs', 'Only runs of the same instrument.', MAX_RUNS),
  silent_hours: createNumberField('Hours without a new run', 'Before an alert.', MAX_SILENCE_HOURS),
  channel: createChoiceField({ label: 'By', isRequired: true, choices: createWordChoices(CHANNELS) }),
  address: createTextField({
    label: 'Address',
    maxLength: 2_000,
    help: "An email address, or the address of an incoming webhook. Leave empty for the pipeline's webhook.",
  }),
  rhythm: createChoiceField({
    label: 'When',
    choices: createChoices({ at_once: 'At once', daily: 'Once a day, together, at 05:00 UTC' }),
  }),
};

/** Returns the fields of the form. Only users who manage the pipeline can select channels other than email. */
export function selectAlertFields({ managesAll, ownAddress }: AlertVisitor): Fields {
  const { address, channel, rhythm, ...first } = ALERT_FIELDS;
  if (!managesAll) return { ...first, channel: createTextField({ label: 'By', kind: 'hidden' }), rhythm };
  const help = `${address.help ?? ''}${ownAddress === '' ? '' : ` For email, leave empty to use ${ownAddress}.`}`;
  return { ...first, channel, address: { ...address, help }, rhythm };
}

/** Returns the address of the form or of the logged-in user; empty for a webhook. @throws FormRefusedError if it is invalid */
export async function requireAlertAddress(
  context: Pick<ProteomicsContext, 'pool' | 'settings'>,
  visitor: AlertVisitor,
  values: ValuesOf<typeof ALERT_FIELDS>,
): Promise<string> {
  const typed = visitor.managesAll && values.address !== '' ? values.address : visitor.ownAddress;
  const address = values.channel === 'webhook' ? '' : typed;
  const error = await findAddressError(context, visitor, { ...values, address });
  if (error !== undefined) throw new FormRefusedError(400, [error]);
  return address;
}

async function findAddressError(
  { pool, settings }: Pick<ProteomicsContext, 'pool' | 'settings'>,
  { managesAll, pipeline }: AlertVisitor,
  { channel, address, events: reported }: ValuesOf<typeof ALERT_FIELDS>,
): Promise<FieldError | undefined> {
  if (channel !== 'email' && !managesAll)
    return { field: 'channel', message: 'Only users who manage the pipeline can send alerts to a channel of a chat service.' };
  if (channel === 'webhook') {
    if ((await readWebhook(pool, PIPELINE_WEBHOOKS, pipeline.uuid)) === undefined)
      return { field: 'channel', message: 'The pipeline has no webhook yet. Set one in its settings first.' };
    if (reported.includes('outside_limits'))
      return { field: 'events', message: 'The webhook already gets every value out of limits. Select something else.' };
    return undefined;
  }
  if (channel !== 'email')
    return isUsableUrl(address, settings.webhookPrivateAddresses)
      ? undefined
      : { field: 'address', message: 'Enter the web address that the chat service gave for an incoming webhook.' };
  if (address === '') return { field: 'address', message: 'Your login has no email address. Ask an administrator.' };
  if (!ADDRESS.test(address)) return { field: 'address', message: 'Enter one email address, such as name@example.org.' };
  return undefined;
}

function createWordChoices<Value extends string>(
  words: Readonly<Record<Value, string>>,
): readonly { value: Value; label: string }[] {
  return (Object.entries(words) as [Value, string][]).map(([value, label]) => ({ value, label }));
}

function isUsableUrl(address: string, takesPrivate: boolean): boolean {
  try {
    requireUrl(address, takesPrivate);
    return true;
  } catch (error) {
    if (error instanceof WebhookError) return false;
    throw error;
  }
}
