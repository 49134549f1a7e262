/** Reads a submitted form, or a JSON body with the same members. */
import type { FieldError } from '../../contract/requests/enforcement.ts';
import type { Fields, ValuesOf } from './fields.ts';

/** Input of a form: a list of strings for each field. */
export type Typed = Readonly<Record<string, readonly string[]>>;

export interface Reading<Values> {
  readonly values: Values;
  readonly errors: readonly FieldError[];
}

/** Reads all fields. A missing field is treated as empty. */
export function createFormReader<Definitions extends Fields>(
  fields: Definitions,
): (typed: Typed) => Reading<ValuesOf<Definitions>> {
  return (typed) => parseNamedFields(fields, Object.keys(fields), typed) as Reading<ValuesOf<Definitions>>;
}

/** Reads the submitted fields. Other fields are absent, as in a partial update. */
export function createPartialFormReader<Definitions extends Fields>(
  fields: Definitions,
): (typed: Typed) => Reading<Partial<ValuesOf<Definitions>>> {
  return (typed) => {
    const sent = Object.keys(fields).filter((name) => typed[name] !== undefined);
    return parseNamedFields(fields, sent, typed) as Reading<Partial<ValuesOf<Definitions>>>;
  };
}

function parseNamedFields(fields: Fields, names: readonly string[], typed: Typed): Reading<Record<string, unknown>> {
  const errors: FieldError[] = [];
  const values = names.map((name) => {
    const addError = (message: string) => errors.push({ field: name, message });
    return [name, fields[name]?.read(typed[name] ?? [], addError)] as const;
  });
  return { values: Object.fromEntries(values), errors };
}

/** Converts a body of any type to strings. */
export function parseTypedBody(body: unknown): Typed {
  if (typeof body !== 'object' || body === null) return {};
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      (Array.isArray(value) ? value : [value]).map((one) => String(one ?? '')),
    ]),
  );
}
