/** Forms of the hub: one definition for the page, for the description that programs get, and for what is wrong with what was typed. */
import type { Request, Response } from 'express';
import type { components } from '../../generated/hub/types.d.ts';
import { AnswerableError } from '../contract/errors.ts';
import { type FieldProblem, fieldProblems } from '../contract/field-problems.ts';
import type { PipelineLocals } from '../contract/pipeline.ts';
import { wantsPage } from './answers.ts';

type HubForm = components['schemas']['HubForm'];

/** A field as a form defines it; `kept` is not shown. */
export interface FieldDefinition {
  readonly name: string;
  readonly label: string;
  readonly kind: 'text' | 'textarea' | 'select' | 'flag' | 'kept';
  readonly help?: string;
  readonly isRequired?: boolean;
  readonly maxLength?: number;
  readonly rows?: number;
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  /** What stands there before anything is typed; `true` for a ticked box. */
  readonly initial?: string;
}

/** What was typed, by field. */
export type Typed = Readonly<Record<string, string>>;

/** A form as views/hub/partials/form shows it. */
export interface FormModel {
  readonly action: string;
  readonly submit: string;
  readonly backPath: string;
  readonly fields: readonly object[];
  readonly problems: readonly { readonly anchor: string; readonly text: string }[];
}

/** 400, 403 or 409: fields that cannot be taken as they are. Nothing was changed. */
export class RefusedFormError extends AnswerableError {
  override readonly name = 'RefusedFormError';
  readonly problems: readonly FieldProblem[];
  constructor(status: 400 | 403 | 409, problems: readonly FieldProblem[]) {
    const subject = status === 400 ? 'body.' : '';
    super(status, problems.map(({ field, message }) => `${field === '' ? '' : `${subject}${field} `}${message}`).join('; '));
    this.problems = problems;
  }
}

/**
 * Throws what the contract found wrong with the request of an operation that is judged by its handler: for a page, by field.
 *
 * @throws RefusedFormError, or the violation itself
 */
export function refuseViolation({ request, response }: { request: Request; response: Response }): void {
  const { violation } = response.locals as PipelineLocals;
  if (violation === undefined) return;
  const problems = fieldProblems(violation);
  if (problems === undefined || !wantsPage(request)) throw violation;
  throw new RefusedFormError(400, problems);
}

/**
 * Runs what a form does; where its fields are refused and a page is wanted, the answer is the form again.
 *
 * @throws what `act` throws besides RefusedFormError, and that where JSON is wanted
 */
export async function orFormAgain<Done, Again>(
  request: Request,
  act: () => Promise<Done>,
  again: (status: 400 | 403 | 409, problems: readonly FieldProblem[]) => Promise<Again>,
): Promise<Done | Again> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof RefusedFormError) || !wantsPage(request)) throw error;
    return again(error.status as 400 | 403 | 409, error.problems);
  }
}

/** What was typed, of a body that may break the contract. */
export function typedOf(body: unknown): Typed {
  if (typeof body !== 'object' || body === null) return {};
  const texts = Object.entries(body).map(([name, value]) => [name, String((Array.isArray(value) ? value[0] : value) ?? '')]);
  return Object.fromEntries(texts) as Typed;
}

/**
 * A line or a text that a person wrote: without spaces around it, line ends as LF, NFC.
 *
 * @throws RefusedFormError where it is empty though needed, or has characters that no text has
 */
export function writtenText(field: string, value: string, { isRequired = false, isLine = false } = {}): string {
  const text = value.replaceAll('\r\n', '\n').trim().normalize('NFC');
  const refuse = (message: string) => new RefusedFormError(400, [{ field, message }]);
  if (isRequired && text === '') throw refuse('is required');
  if (!text.isWellFormed() || (isLine ? /\p{Cc}/u : /[^\P{Cc}\n\t]/u).test(text)) {
    throw refuse('must not contain control characters');
  }
  return text;
}

/** The form for programs. */
export function describeForm(action: string, definitions: readonly FieldDefinition[]): HubForm {
  return {
    action,
    method: 'POST',
    fields: definitions.map(({ name, label, kind, help, isRequired = false, maxLength, options, initial }) => ({
      name,
      label,
      kind: kind === 'flag' ? 'checkbox' : kind === 'kept' ? 'hidden' : kind,
      required: isRequired,
      ...(help === undefined ? {} : { help }),
      ...(maxLength === undefined ? {} : { max_length: maxLength }),
      ...(initial === undefined ? {} : { value: initial }),
      ...(options === undefined ? {} : { options: options.map((option) => ({ ...option })) }),
    })),
  };
}

/** The form for people, filled with what was typed, or with what stands there at first. */
export function formModel(
  frame: Pick<FormModel, 'action' | 'submit' | 'backPath'>,
  definitions: readonly FieldDefinition[],
  typed?: Typed,
  problems: readonly FieldProblem[] = [],
): FormModel {
  const places = definitions.map(({ name }) => name);
  const place = ({ field }: FieldProblem) => (places.includes(field) ? places.indexOf(field) : places.length);
  return {
    ...frame,
    fields: definitions.map((definition) => {
      const { name, initial = '', options = [], kind } = definition;
      const value = typed === undefined || kind === 'kept' ? initial : (typed[name] ?? '');
      return {
        ...definition,
        id: name,
        value,
        isTicked: value === 'true',
        choices: options.map((option, index) => ({
          ...option,
          id: `${name}-${index}`,
          isChosen: option.value === value,
        })),
        errors: problems.filter(({ field }) => field === name).map(({ message }) => message),
      };
    }),
    problems: problems
      .toSorted((one, other) => place(one) - place(other))
      .map((problem) => {
        const shown = definitions.find(({ name, kind }) => name === problem.field && kind !== 'kept');
        return {
          anchor: shown === undefined ? '' : `#${shown.name}`,
          text: `${shown?.label ?? problem.field} ${problem.message}`.trim(),
        };
      }),
  };
}
