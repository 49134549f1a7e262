/** Why an import cannot be applied as it is. */
import { AnswerableError } from '../../../contract/errors.ts';

/** 409: the import cannot be applied as it is; nothing was written. */
export class ImportConflictError extends AnswerableError {
  override readonly name = 'ImportConflictError';
  constructor(detail: string, options?: { cause?: unknown }) {
    super(409, detail, options);
  }
}

/** The answer to a change or a second application of an applied import. */
export function appliedAlready(): ImportConflictError {
  return new ImportConflictError('This import was already applied.');
}
