/**
 * The way of every form: rights first, then what was typed, then the action. A form that breaks the contract goes the same way, so
 * that strangers learn nothing from it, and people get their form back with what they typed.
 */
import type { Request, Response } from 'express';
import type { PipelineLocals } from '../../contract/pipeline.ts';
import { fieldErrors as problemsIn } from '../../contract/requests/field-errors.ts';
import { CollabApiError, CollabInputError, CollaborationConflictError } from '../platform/errors.ts';
import { type FormProblem, type FormReading, readForm, type Typed, typedOf } from './reading.ts';

/** A request for a form, as a handler gets it. */
export interface FormCall {
  readonly request: Request;
  readonly response: Response;
  readonly body?: unknown;
}

/** A form: who may send it, how it is read, what it does, and how it is shown again. */
export interface FormRoute<Admitted, Values, Done, Again> {
  /** Decides whether the person may do this at all. */
  readonly admit: () => Admitted | Promise<Admitted>;
  readonly read: (reading: FormReading, admitted: Admitted) => Values;
  /** Does it. `refuse` answers 409 with the form, where it conflicts with what exists. */
  readonly act: (admitted: Admitted, values: Values, refuse: (problem: FormProblem) => Again | Promise<Again>) => Promise<Done>;
  /** The form with what was typed and what is wrong with it. */
  readonly again: (
    status: 400 | 409 | 502,
    admitted: Admitted,
    typed: Typed,
    problems: readonly FormProblem[],
  ) => Again | Promise<Again>;
  /** A conflict is answered with the form, too; otherwise with a page about it. */
  readonly showsConflicts?: boolean;
  /** What was typed, when it is not the body as it was read. */
  readonly typed?: (call: FormCall) => Promise<Typed>;
}

/**
 * Answers a form.
 *
 * @throws what `admit` and `act` throw; the violation itself when it is not about the fields
 */
export async function answerForm<Admitted, Values, Done, Again>(
  call: FormCall,
  now: Date,
  route: FormRoute<Admitted, Values, Done, Again>,
): Promise<Done | Again> {
  const { violation } = call.response.locals as PipelineLocals;
  const fieldErrors = violation === undefined ? [] : problemsIn(violation);
  if (fieldErrors === undefined) throw violation;
  const admitted = await route.admit();
  const typed = (await route.typed?.(call)) ?? typedOf(call.body);
  const reading = readForm(typed, now);
  const values = route.read(reading, admitted);
  const known = new Set(reading.problems.map(({ field }) => field));
  const problems = [...reading.problems, ...fieldErrors.filter(({ field }) => !known.has(field))];
  if (problems.length > 0) return route.again(400, admitted, typed, problems);
  try {
    return await route.act(admitted, values, (problem) => route.again(409, admitted, typed, [problem]));
  } catch (error) {
    const problem = problemOfError(error);
    const isShown = error instanceof CollabInputError || route.showsConflicts === true;
    if (problem === undefined || !isShown) throw error;
    const requestId = String(call.response.getHeader('X-Request-Id') ?? '');
    const trace = { field: '', message: `This was request ${requestId}.` };
    return route.again(error instanceof CollabInputError ? 400 : isRefused(error) ? 502 : 409, admitted, typed, [
      problem,
      trace,
    ]);
  }
}

/** The platform refused the values with 400, and did not say why in words that are known (docs/requirements.md, C26). */
function isRefused(error: unknown): error is CollabApiError {
  return error instanceof CollabApiError && error.fault === 'refused' && error.refusal === undefined;
}

/** Which field the platform, or the client before it, would not take. */
function problemOfError(error: unknown): FormProblem | undefined {
  if (error instanceof CollabInputError) return { field: error.field, message: error.message.slice(error.field.length + 1) };
  if (isRefused(error)) return { field: '', message: 'The platform did not accept these values.' };
  if (!(error instanceof CollaborationConflictError)) return undefined;
  const fields: Partial<Record<typeof error.reason, string>> = {
    nameTaken: 'name',
    shortNameTaken: 'short_name',
    groupTaken: 'name',
  };
  const message = error.message.replace(/ Nothing was changed\.$/, '');
  const field = fields[error.reason];
  return field === undefined
    ? { field: '', message }
    : { field, message: `is taken: ${message[0]?.toLowerCase()}${message.slice(1)}` };
}
