/** Errors that show a form again with its typed values. Nothing was changed. */
import { AnswerableError } from '../../contract/errors.ts';
import type { FieldError } from '../../contract/requests/field-errors.ts';

/** Statuses that a form is shown again with. */
export type RefusedStatus = 400 | 403 | 409 | 502;

/** Invalid fields. Programs get one sentence with the names of the members. */
export class FormRefusedError extends AnswerableError {
  override readonly name: string = 'FormRefusedError';
  declare readonly status: RefusedStatus;
  readonly errors: readonly FieldError[];

  constructor(status: RefusedStatus, errors: readonly FieldError[], options?: { cause?: unknown }) {
    const subject = status === 400 ? 'body.' : '';
    super(
      status,
      errors
        .map(({ field, message }) => (field === '' || /^\p{Lu}/u.test(message) ? message : `${subject}${field} ${message}`))
        .join('; '),
      options,
    );
    this.errors = errors;
  }
}

/** 409: the target has changed since it was read. Programs get its current state as `current` with the sentence. */
export class ConflictError<Current = unknown> extends AnswerableError {
  override readonly name: string = 'ConflictError';
  readonly current: Current;

  constructor(detail: string, current: Current) {
    super(409, detail);
    this.current = current;
  }
}

/** 409: another user changed the record since the revision in the request. */
export class StaleRecordError<Row extends { readonly revision: number }> extends ConflictError<Row> {
  override readonly name = 'StaleRecordError';

  constructor(record: string, current: Row, named: number) {
    super(
      `The ${record} was changed by another user: revision ${current.revision} is the current one, the request contains ${named}.`,
      current,
    );
  }
}
