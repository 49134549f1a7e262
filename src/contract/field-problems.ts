/** What a violation of the contract says about the fields of a form. */

/** Something wrong with a field. */
export interface FieldProblem {
  /** Name of the field; empty for the form as a whole. */
  readonly field: string;
  /** Reads after the field's name, like `is required`. */
  readonly message: string;
}

interface Violation {
  readonly errors?: readonly { readonly path?: string; readonly message?: string; readonly errorCode?: string }[];
}

/**
 * The complaints by field, or `undefined` when one is about something else than the body.
 *
 * @param violation as `response.locals.violation` holds it
 */
export function fieldProblems(violation: unknown): FieldProblem[] | undefined {
  const { errors = [] } = violation as Violation;
  if (errors.length === 0 || errors.some(({ path = '' }) => !path.startsWith('/body'))) return undefined;
  return errors.map(({ path = '', message = '', errorCode = '' }) => ({
    field: path.split('/')[2] ?? '',
    message: errorCode.startsWith('required')
      ? 'is required'
      : errorCode.startsWith('additionalProperties')
        ? 'is not known'
        : message,
  }));
}
