/** Validates values with Ajv, independently of the server's code. */
import { Ajv, type ValidateFunction } from 'ajv';
import { default as addFormats } from 'ajv-formats';
import type { RequestSchema } from './fuzz-operations.ts';

const ajv = new Ajv({ strict: false, allErrors: true, verbose: true });
(addFormats as unknown as (ajv: Ajv) => void)(ajv);
const compiled = new WeakMap<RequestSchema, ValidateFunction>();

/** A violation of a schema. */
export interface SchemaComplaint {
  readonly at: string;
  /** Keyword of JSON Schema, such as `maxLength`. */
  readonly keyword: string;
}

export function isAllowedBySchema(schema: RequestSchema, value: unknown): boolean {
  return getValidator(schema)(value);
}

export function listSchemaComplaints(schema: RequestSchema, value: unknown): SchemaComplaint[] {
  const validate = getValidator(schema);
  if (validate(value)) return [];
  return (validate.errors ?? []).map(({ instancePath, keyword }) => ({ at: instancePath, keyword }));
}

function getValidator(schema: RequestSchema): ValidateFunction {
  const known = compiled.get(schema);
  if (known !== undefined) return known;
  const made = ajv.compile(schema as object);
  compiled.set(schema, made);
  return made;
}
