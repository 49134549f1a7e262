/** The form of an alert: what was typed, and what is wrong with it. */
import type { Response } from 'express';
import type { PipelineLocals } from '../../contract/pipeline.ts';
import { fieldErrors } from '../../contract/requests/field-errors.ts';
import type { ProteomicsContext } from '../context.ts';
import type { FoundPipeline } from '../records.ts';
import { demandUrl, WebhookError } from '../webhooks/settings.ts';
import { readWebhook } from '../webhooks/store.ts';

/** What was typed. */
export interface TypedAlert {
  readonly channel: string;
  readonly address: string;
  readonly events: readonly string[];
  readonly silentHours: string;
  readonly rhythm: string;
}

/** What is wrong, by field; empty where nothing is. */
export type AlertErrors = Readonly<Record<'channel' | 'address' | 'events' | 'silent_hours' | 'rhythm', string>>;

/** Whoever sets alerts. */
export interface AlertVisitor extends FoundPipeline {
  /** Whose alerts are set; null for the administration where people sign by UUID. */
  readonly userUuid: string | null;
  readonly ownAddress: string;
  readonly managesAll: boolean;
}

/** A form that nobody has typed into. */
export const FRESH: TypedAlert = {
  channel: 'email',
  address: '',
  events: ['failed_run', 'outside_limits'],
  silentHours: '24',
  rhythm: 'at_once',
};
export const NO_ERRORS: AlertErrors = { channel: '', address: '', events: '', silent_hours: '', rhythm: '' };
const MESSAGES: Readonly<Record<string, string>> = {
  channel: 'Choose how to tell.',
  address: 'Enter an address.',
  events: 'Select at least one thing to be told of.',
  silent_hours: 'Enter a number of hours, such as 24.',
  rhythm: 'Choose when.',
};
const ADDRESS = /^[^\s@<>(),;:"]+@[^\s@<>(),;:"]+\.[^\s@<>(),;:"]+$/;
const LONGEST_SILENCE = 8_760;

/** What breaks the contract, by field. Throws a violation that is about none. */
export function violated(response: Response): Partial<AlertErrors> {
  const { violation } = response.locals as PipelineLocals;
  if (violation === undefined) return {};
  const problems = fieldErrors(violation);
  const fields = (problems ?? []).map(({ field }) => field.replace(/[.[].*$/, ''));
  if (problems === undefined || fields.some((field) => MESSAGES[field] === undefined)) throw violation;
  return Object.fromEntries(fields.map((field) => [field, MESSAGES[field] ?? '']));
}

/** Where to tell: what was typed, else the address of whoever is logged in. The webhook has its own. */
export function addressOf({ managesAll, ownAddress }: AlertVisitor, { channel, address }: TypedAlert): string {
  if (channel === 'webhook') return '';
  return managesAll && address !== '' ? address : ownAddress;
}

/** Reads the form. */
export function typedAlert(body: unknown): TypedAlert {
  const fields = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  const one = (name: string) => (typeof fields[name] === 'string' ? fields[name].trim() : '');
  const { events = [] } = fields;
  return {
    channel: one('channel'),
    address: one('address'),
    events: [events].flat().filter((event) => typeof event === 'string'),
    silentHours: one('silent_hours'),
    rhythm: one('rhythm'),
  };
}

/** What the contract does not know of the form. */
export async function problemsOf(
  { pool, settings }: Pick<ProteomicsContext, 'pool' | 'settings'>,
  { managesAll, pipeline }: AlertVisitor,
  { channel, address, events, silentHours }: TypedAlert,
): Promise<Partial<AlertErrors>> {
  const errors: { -readonly [field in keyof AlertErrors]?: string } = {};
  if (channel !== 'email' && !managesAll)
    errors.channel = 'Only those who manage the pipeline can tell a channel of a chat service.';
  else if (channel === 'webhook') {
    if ((await readWebhook(pool, pipeline.uuid)) === undefined)
      errors.channel = 'The pipeline has no webhook yet. Set one in its settings first.';
    else if (events.includes('outside_limits'))
      errors.events = 'The webhook gets every value outside the limits by itself. Select something else.';
  } else if (channel !== 'email') {
    if (!isUrl(address, settings.webhookPrivateAddresses))
      errors.address = 'Enter the web address that the chat service gave for an incoming webhook.';
  } else if (address === '') errors.address = 'Your login tells no email address. Ask an administrator.';
  else if (!ADDRESS.test(address)) errors.address = 'Enter one email address, such as name@example.org.';
  if (silentHours !== '' && !(Number(silentHours) >= 1 && Number(silentHours) <= LONGEST_SILENCE))
    errors.silent_hours = `Enter a number of hours from 1 to ${LONGEST_SILENCE}.`;
  return errors;
}

function isUrl(address: string, takesPrivate: boolean): boolean {
  try {
    demandUrl(address, takesPrivate);
    return true;
  } catch (error) {
    if (error instanceof WebhookError) return false;
    throw error;
  }
}
