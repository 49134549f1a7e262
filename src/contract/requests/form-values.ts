/**
 * Forms have the same schemas as JSON bodies, but know only texts. Here the texts of fields that are numbers, booleans or lists become
 * these, before the contract looks at them: the validator could do it for all media types only, and JSON must stay as it was sent.
 */
import { type ContractDocument, type JsonObject, resolveReference } from '../documents/document.ts';

/** A field whose text stands for something else. */
export interface FormValue {
  readonly name: string;
  readonly type: 'array' | 'boolean' | 'integer' | 'number';
}

const TYPES: ReadonlySet<unknown> = new Set(['array', 'boolean', 'integer', 'number']);

/** The fields of a form that are not texts. */
export function formValuesOf(document: ContractDocument, schema: JsonObject = {}): FormValue[] {
  const { properties = {} } = resolveReference<JsonObject>(document, schema) as { properties?: Record<string, JsonObject> };
  return Object.entries(properties).flatMap(([name, property]) => {
    const { type } = resolveReference<JsonObject>(document, property);
    return TYPES.has(type) ? [{ name, type: type as FormValue['type'] }] : [];
  });
}

/** Turns the texts into what they stand for. What stands for nothing stays a text, which the contract refuses; an empty field is left out. */
export function readFormValues(fields: readonly FormValue[], body: Record<string, unknown>): void {
  for (const { name, type } of fields) {
    const text = body[name];
    if (typeof text !== 'string') continue;
    if (type === 'array') body[name] = [text];
    else if (text === '') delete body[name];
    else body[name] = typedValue(type, text);
  }
}

function typedValue(type: Exclude<FormValue['type'], 'array'>, text: string): unknown {
  if (type === 'boolean') return text === 'true' || (text === 'false' ? false : text);
  return /^-?\d+(\.\d+)?([eE][+-]?\d+)?$/.test(text) ? Number(text) : text;
}
