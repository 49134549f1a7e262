/** The way of the forms of these pages: what breaks the contract or prevents the change is shown at its field, and nothing is lost. */
import type { Request, Response } from 'express';
import type pg from 'pg';
import { AnswerableError } from '../../../contract/errors.ts';
import { type FieldProblem, fieldProblems } from '../../../contract/field-problems.ts';
import type { PipelineLocals } from '../../../contract/pipeline.ts';
import { drizzle, eq } from '../../../storage/drizzle.ts';
import { type ActingUserField, actingUserField } from '../../acting-user.ts';
import { isUuid } from '../../records.ts';
import { proteomicsUsers } from '../../tables.ts';

/** A field that cannot be taken as it is; nothing was changed. */
export class FieldRefusedError extends AnswerableError {
  override readonly name = 'FieldRefusedError';
  readonly field: string;
  constructor(status: 400 | 409, field: string, message: string, options?: { cause?: unknown }) {
    super(status, message, options);
    this.field = field;
  }
}

/** A request for a form, as a handler gets it. */
export interface FormCall {
  readonly request: Request;
  readonly response: Response;
  readonly body?: unknown;
}

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

/**
 * Answers a form: does it, or shows it again.
 *
 * @throws what `act` throws besides FieldRefusedError; a violation that is not about the fields
 */
export async function answerForm<Done, Again>(
  { response }: FormCall,
  act: () => Promise<Done>,
  again: (status: 400 | 409, problems: readonly FieldProblem[]) => Promise<Again>,
): Promise<Done | Again> {
  const { violation } = response.locals as PipelineLocals;
  const problems = violation === undefined ? [] : fieldProblems(violation);
  if (problems === undefined) throw violation;
  if (problems.length > 0) return again(400, problems);
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof FieldRefusedError)) throw error;
    return again(error.status as 400 | 409, [{ field: error.field, message: error.message }]);
  }
}

/** A form that was refused, as an answer. */
export function refusedPage(status: 400 | 409, content: string) {
  const type = 'text/html' as const;
  return status === 400 ? ({ status: 400, type, content } as const) : ({ status: 409, type, content } as const);
}

/** Turns an error about a field into one that is shown at it. */
export async function atField<T>(field: string, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AnswerableError) || error instanceof FieldRefusedError) throw error;
    throw new FieldRefusedError(error.status === 409 ? 409 : 400, field, withoutField(error.message), { cause: error });
  }
}

/** Name of the person who acts on a page. Throws FieldRefusedError. */
export async function personOf(pool: pg.Pool, uuid: string): Promise<string> {
  const [user] = isUuid(uuid)
    ? await drizzle(pool).select({ name: proteomicsUsers.name }).from(proteomicsUsers).where(eq(proteomicsUsers.uuid, uuid))
    : [];
  if (user === undefined) throw new FieldRefusedError(400, 'user', 'No user has this UUID.');
  return user.name;
}

/** A form with what stands there at first. */
export async function freshForm(pool: pg.Pool, request: Request, values: Readonly<Record<string, string>>): Promise<FormState> {
  return { values, errors: {}, problems: [], user: await actingUserField(pool, request) };
}

/** A form with what was typed and what is wrong with it. `labels` name the fields, in their order. */
export async function typedForm(
  pool: pg.Pool,
  { request, body }: FormCall,
  labels: Readonly<Record<string, string>>,
  problems: readonly FieldProblem[],
): Promise<FormState> {
  const messages = problems.map(({ field, message }) => ({ field, text: sentenceOf(labels[field], message) }));
  const errors = Object.fromEntries(messages.map(({ field, text }) => [field, text]));
  const values = Object.fromEntries(Object.keys(labels).map((name) => [name, typedText(body, name)]));
  const user = { value: typedText(body, 'user'), error: errors.user ?? '' };
  return {
    values,
    errors,
    problems: messages.map(({ field, text }) => ({ anchor: field in labels ? `#${field}` : '', text })),
    user: await actingUserField(pool, request, user),
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

function withoutField(message: string): string {
  return message.replace(/^[a-z_]+: /, '');
}
