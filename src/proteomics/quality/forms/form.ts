/** Forms as the views of these pages show them: what stands in the fields, and what is wrong with them. */
import type pg from 'pg';
import type { FieldError } from '../../../contract/requests/field-errors.ts';
import { type ActingUserField, actingUserField } from '../../acting-user.ts';
import type { FormCall } from './answer.ts';

/** A form as a view shows it. */
export interface FormState {
  /** What stands in the fields. */
  readonly values: Readonly<Record<string, string>>;
  /** What is wrong with them, by field. */
  readonly errors: Readonly<Record<string, string>>;
  /** The same in a list, with fragments of the fields. */
  readonly problems: readonly { readonly anchor: string; readonly text: string }[];
  readonly user: ActingUserField;
}

/** A form with what stands there at first. */
export async function freshForm(
  pool: pg.Pool,
  call: Parameters<typeof actingUserField>[1],
  values: Readonly<Record<string, string>>,
): Promise<FormState> {
  return { values, errors: {}, problems: [], user: await actingUserField(pool, call) };
}

/** A form with what was typed and what is wrong with it. `labels` name the fields, in their order. */
export async function typedForm(
  pool: pg.Pool,
  call: FormCall,
  labels: Readonly<Record<string, string>>,
  problems: readonly FieldError[],
): Promise<FormState> {
  const messages = problems.map(({ field, message }) => ({ field, text: sentenceOf(labels[field], message) }));
  const errors = Object.fromEntries(messages.map(({ field, text }) => [field, text]));
  const { body, access } = call;
  const values = Object.fromEntries(Object.keys(labels).map((name) => [name, typedText(body, name)]));
  const user = { value: access.user ?? '', error: errors.user ?? '' };
  return {
    values,
    errors,
    problems: messages.map(({ field, text }) => ({ anchor: field in labels ? `#${field}` : '', text })),
    user: await actingUserField(pool, call, user),
  };
}

/** What was typed into a field; the first of several, empty when nothing was. */
export function typedText(body: unknown, name: string): string {
  return typedList(body, name)[0] ?? '';
}

/** All that was sent under a name. */
export function typedList(body: unknown, name: string): readonly string[] {
  const value = Object.hasOwn(Object(body), name) ? (body as Record<string, unknown>)[name] : undefined;
  if (Array.isArray(value)) return value.filter((one) => typeof one === 'string');
  return typeof value === 'string' ? [value] : [];
}

function sentenceOf(label: string | undefined, message: string): string {
  if (/^[A-Z]/.test(message)) return message;
  return `${label ?? 'The form'} ${message}${message.endsWith('.') ? '' : '.'}`;
}
