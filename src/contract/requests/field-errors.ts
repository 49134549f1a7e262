/** Converts violations of the contract to errors of form fields. */

/** Something wrong with a field. */
export interface FieldError {
  /** Name of the field; empty for the form as a whole. */
  readonly field: string;
  /** Reads after the field's name, like `is required`; a sentence of its own begins with a capital letter or a quotation mark. */
  readonly message: string;
}

interface Violation {
  readonly errors?: readonly { readonly path?: string; readonly message?: string; readonly errorCode?: string }[];
}

/**
 * Returns the errors by field, or `undefined` if one is not about the body.
 *
 * @param violation as in `response.locals.violation`
 */
export function convertFieldErrors(violation: unknown): FieldError[] | undefined {
  const { errors = [] } = violation as Violation;
  if (errors.length === 0 || errors.some(({ path = '' }) => !path.startsWith('/body'))) return undefined;
  return errors.map(({ path = '', message = '', errorCode = '' }) => ({
    field: path.split('/')[2] ?? '',
    message: rewordMessage(message, errorCode),
  }));
}

/** Rewords the validator's messages. */
function rewordMessage(message: string, errorCode: string): string {
  if (errorCode.startsWith('required')) return 'is required';
  if (errorCode.startsWith('additionalProperties')) return 'is not known';
  if (errorCode.startsWith('pattern')) return 'has the wrong format';
  return message
    .replace(/^must NOT have more than (\d+) /, 'must have at most $1 ')
    .replace(/^must NOT have fewer than (\d+) /, 'must have at least $1 ');
}
