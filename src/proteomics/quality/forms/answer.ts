/** The way of the forms of these pages: what breaks the contract or prevents the change is shown at its field, and nothing is lost. */
import type { Request, Response } from 'express';
import type { PipelineLocals } from '../../../contract/pipeline.ts';
import { type FieldError, fieldErrors } from '../../../contract/requests/field-errors.ts';
import type { Signer } from '../../access/caller.ts';
import { FieldRefusedError } from './refusal.ts';

/** A request for a form, as a handler gets it. */
export interface FormCall {
  readonly request: Request;
  readonly response: Response;
  readonly body?: unknown;
  readonly access: Signer;
}

/**
 * Answers a form: does it, or shows it again.
 *
 * @throws what `act` throws besides FieldRefusedError; a violation that is not about the fields
 */
export async function answerForm<Done, Again>(
  { response }: FormCall,
  act: () => Promise<Done>,
  again: (status: 400 | 409, problems: readonly FieldError[]) => Promise<Again>,
): Promise<Done | Again> {
  const { violation } = response.locals as PipelineLocals;
  const problems = violation === undefined ? [] : fieldErrors(violation);
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
