/** Resolves references and merges allOf in schemas, for the comparison. */
import { type ContractDocument, type JsonObject, resolveReference } from '../../src/contract/documents/document.ts';

/** A schema without $ref and allOf at its top level. Nested schemas are unchanged. */
export interface Shape extends JsonObject {
  properties?: Record<string, JsonObject>;
  required?: string[];
  enum?: unknown[];
  items?: JsonObject;
  additionalProperties?: boolean | JsonObject;
  oneOf?: JsonObject[];
  anyOf?: JsonObject[];
}

/** Keywords that allow fewer values if their number is increased. */
export const LOWER_BOUNDS = ['minimum', 'minLength', 'minItems', 'minProperties'];
/** Keywords that allow fewer values if their number is decreased. */
export const UPPER_BOUNDS = ['maximum', 'maxLength', 'maxItems', 'maxProperties'];

export function getShape(document: ContractDocument, schema: JsonObject): Shape {
  const { allOf, ...own } = resolveReference<JsonObject>(document, schema) as JsonObject & { allOf?: JsonObject[] };
  return (allOf ?? []).map((part) => getShape(document, part)).reduce(intersectSchemas, own as Shape);
}

/** Returns the schema that allows only values of both. */
function intersectSchemas(first: Shape, second: Shape): Shape {
  const both: Shape = { ...second, ...first };
  for (const [key, value] of Object.entries(second)) {
    const own = first[key];
    if (own !== undefined) both[key] = chooseStricter(key, own, value);
  }
  return both;
}

function chooseStricter(key: string, own: unknown, other: unknown): unknown {
  if (key === 'properties') return joinProperties(own as Record<string, JsonObject>, other as Record<string, JsonObject>);
  if (key === 'required') return [...new Set([...(own as string[]), ...(other as string[])])];
  if (key === 'enum') return (own as unknown[]).filter((value) => (other as unknown[]).includes(value));
  if (key === 'additionalProperties') return own === false || other === false ? false : own === true ? other : own;
  if (LOWER_BOUNDS.includes(key)) return Math.max(own as number, other as number);
  if (UPPER_BOUNDS.includes(key)) return Math.min(own as number, other as number);
  return own;
}

function joinProperties(own: Record<string, JsonObject>, other: Record<string, JsonObject>): Record<string, JsonObject> {
  const joined = { ...other, ...own };
  for (const [name, schema] of Object.entries(other)) {
    const mine = own[name];
    if (mine !== undefined) joined[name] = { allOf: [mine, schema] };
  }
  return joined;
}
