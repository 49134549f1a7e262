/** Lost updates of workspaces and projects (contract of the hub, "Lost updates"). */
import { AnswerableError } from '../contract/errors.ts';

/** 409: somebody changed the record since the revision that the request names. Nothing was changed. */
export class StaleRecordError<Row> extends AnswerableError {
  override readonly name = 'StaleRecordError';
  readonly current: Row;
  constructor(what: string, current: Row & { readonly revision: number }, named: number) {
    super(
      409,
      `The ${what} was changed by somebody else: revision ${current.revision} is the present one, the request names ${named}.`,
    );
    this.current = current;
  }
}

/** The revision, or number, that a request names, which forms send as text; `undefined` where it names none. */
export function readNumber(said: string | number | undefined): number | undefined {
  return said === undefined || said === '' ? undefined : Number(said);
}
