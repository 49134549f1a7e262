/** Lists the properties and enum values that a schema contains, as pointers: `/entities/[]/label`. */
import { type ContractDocument, resolveReference } from '../../src/contract/documents/document.ts';

/** The parts of an OpenAPI 3.0.3 schema that contain names. */
export interface SchemaObject {
  $ref?: string;
  type?: string;
  properties?: Record<string, SchemaObject>;
  required?: string[];
  additionalProperties?: boolean | SchemaObject;
  items?: SchemaObject;
  enum?: unknown[];
  allOf?: SchemaObject[];
  oneOf?: SchemaObject[];
  anyOf?: SchemaObject[];
}

/** Properties and enum values of a schema. */
export interface DocumentedProperties {
  readonly properties: readonly string[];
  readonly optional: readonly string[];
  /** Pointer, and value as JSON: `/state "done"`. */
  readonly values: readonly string[];
}

interface Findings {
  readonly properties: Set<string>;
  readonly optional: Set<string>;
  readonly values: Set<string>;
}

/** Returns the properties and values of a schema. Recursive schemas are entered once; `{}` stands for a member of any name. */
export function listDocumentedProperties(document: ContractDocument, schema: SchemaObject | undefined): DocumentedProperties {
  const found: Findings = { properties: new Set(), optional: new Set(), values: new Set() };
  if (schema !== undefined) collectSchemaProperties(document, schema, '', [], found);
  return { properties: [...found.properties], optional: [...found.optional], values: [...found.values] };
}

function collectSchemaProperties(
  document: ContractDocument,
  node: SchemaObject,
  pointer: string,
  above: readonly string[],
  found: Findings,
): void {
  if (node.$ref !== undefined && above.includes(node.$ref)) return;
  const inside = node.$ref === undefined ? above : [...above, node.$ref];
  const schema = resolveReference<SchemaObject>(document, node);
  for (const value of schema.enum ?? []) found.values.add(`${pointer} ${JSON.stringify(value)}`);
  for (const part of [...(schema.allOf ?? []), ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])])
    collectSchemaProperties(document, part, pointer, inside, found);
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const place = `${pointer}/${name}`;
    found.properties.add(place);
    if (schema.required?.includes(name) !== true) found.optional.add(place);
    collectSchemaProperties(document, property, place, inside, found);
  }
  if (schema.items !== undefined) collectSchemaProperties(document, schema.items, `${pointer}/[]`, inside, found);
  if (typeof schema.additionalProperties === 'object')
    collectSchemaProperties(document, schema.additionalProperties, `${pointer}/{}`, inside, found);
}
