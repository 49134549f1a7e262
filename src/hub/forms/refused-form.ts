/** Forms that cannot be taken as they are, and when their page is shown again. */
import type { Request, Response } from 'express';
import { AnswerableError } from '../../contract/errors.ts';
import type { PipelineLocals } from '../../contract/pipeline.ts';
import { type FieldError, fieldErrors } from '../../contract/requests/field-errors.ts';
import { wantsPage } from '../answers.ts';

/** 400, 403 or 409: fields that cannot be taken as they are. Nothing was changed. */
export class RefusedFormError extends AnswerableError {
  override readonly name = 'RefusedFormError';
  readonly problems: readonly FieldError[];
  constructor(status: 400 | 403 | 409, problems: readonly FieldError[]) {
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
  const problems = fieldErrors(violation);
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
  again: (status: 400 | 403 | 409, problems: readonly FieldError[]) => Promise<Again>,
): Promise<Done | Again> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof RefusedFormError) || !wantsPage(request)) throw error;
    return again(error.status as 400 | 403 | 409, error.problems);
  }
}
