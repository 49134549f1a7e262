/** Conflicts that prevent an import. */
import { AnswerableError } from '../../../contract/errors.ts';

/** 409: the import conflicts with the project; nothing was written. */
export class ImportConflictError extends AnswerableError {
  override readonly name = 'ImportConflictError';
  constructor(detail: string, options?: { cause?: unknown }) {
    super(409, detail, options);
  }
}

/** Returns the error for changing or repeating an applied import. */
export function createAppliedError(): ImportConflictError {
  return new ImportConflictError('This import was already applied.');
}
