/** Errors of rejected access to a page or form. */
import { AnswerableError, NOTHING_CHANGED } from '../../contract/errors.ts';

/** 403: logged in, but without the right. The message names nothing, so that it reveals nothing. */
export class AccessDeniedError extends AnswerableError {
  override readonly name = 'AccessDeniedError';
  constructor() {
    super(403, 'Your account does not have access to this.', { after: NOTHING_CHANGED });
  }
}

/** 403: deletion is switched off. */
export class DeletionOffError extends AnswerableError {
  override readonly name = 'DeletionOffError';
  constructor() {
    super(403, 'Deletion is off. Set COLLABORATION_DELETION_ENABLED to turn it on.', { after: NOTHING_CHANGED });
  }
}
