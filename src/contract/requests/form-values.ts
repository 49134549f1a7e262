/**
 * Forms have the same schemas as JSON bodies, but only contain texts. This code converts the texts of numbers, booleans and
 * lists before the contract is checked. The validator could only do so for all media types, and JSON must stay as it was sent.
 */
import { type ContractDocument, type JsonObject, resolveReference } from '../documents/document.ts';

/** A field with a text to convert. */
export interface FormValue {
  readonly name: string;
  readonly type: 'array' | 'boolean' | 'integer' | 'number';
}

const TYPES: ReadonlySet<unknown> = new Set(['array', 'boolean', 'integer', 'number']);

/** The fields of a form that are not texts. */
export function getFormValues(document: ContractDocument, schema: JsonObject = {}): FormValue[] {
  const { properties = {} } = resolveReference<JsonObject>(document, schema) as { properties?: Record<string, JsonObject> };
  return Object.entries(properties).flatMap(([name, property]) => {
    const { type } = resolveReference<JsonObject>(document, property);
    return TYPES.has(type) ? [{ name, type: type as FormValue['type'] }] : [];
  });
}

/** Converts the texts. A text without a valid value stays, so that the contract rejects it. Empty fields are removed. */
export function readFormValues(fields: readonly FormValue[], body: Record<string, unknown>): void {
  for (const { name, type } of fields) {
    const text = body[name];
    if (typeof text !== 'string') continue;
    if (type === 'array') body[name] = [text];
    else if (text === '') delete body[name];
    else body[name] = convertFormText(type, text);
  }
}

function convertFormText(type: Exclude<FormValue['type'], 'array'>, text: string): unknown {
  if (type === 'boolean') return text === 'true' || (text === 'false' ? false : text);
  return /^-?\d+(\.\d+)?([eE][+-]?\d+)?$/.test(text) ? Number(text) : text;
}
