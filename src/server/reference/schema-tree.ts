/** A schema as a tree of members, which a page can fold. */

import { type ContractDocument, type JsonObject, resolveReference } from '../../contract/documents/document.ts';
import { countOf } from '../../web/for-people/words.ts';
import { type Demand, demandsWithItems, isChoice, typeWords } from './schema-words.ts';

/** A value of a schema. */
export interface SchemaNode {
  /** Name of the member; empty if the value has none. */
  readonly name: string;
  readonly type: string;
  readonly need: 'required' | 'optional' | '';
  readonly isDeprecated: boolean;
  readonly description: string;
  readonly demands: readonly Demand[];
  /** Summary of the children, such as `4 members`; empty without any. */
  readonly holds: string;
  readonly children: readonly SchemaNode[];
}

interface Place {
  readonly document: ContractDocument;
  /** Components that contain the value: a recursive one is not followed again. */
  readonly above: readonly string[];
}

/** The tree of a body's schema. */
export function createSchemaTree(document: ContractDocument, schema: JsonObject): SchemaNode {
  return nodeOf(schema, '', '', { document, above: [] });
}

function nodeOf(raw: JsonObject, name: string, need: SchemaNode['need'], place: Place): SchemaNode {
  const reference = typeof raw.$ref === 'string' ? raw.$ref : undefined;
  const isInside = reference !== undefined && place.above.includes(reference);
  const inner = reference === undefined ? place : { ...place, above: [...place.above, reference] };
  const schema = resolveSchema(raw, place.document);
  const items = schema.type === 'array' ? itemsOf(schema, place.document) : undefined;
  const children = isInside ? [] : childrenOf(schema, inner);
  return {
    name,
    type: isInside ? `${typeWords(schema, items)}, again as above` : typeWords(schema, items),
    need,
    isDeprecated: schema.deprecated === true,
    description: String(schema.description ?? ''),
    demands: demandsWithItems(schema, items !== undefined && holdsMore(items) ? undefined : items),
    holds: children.length === 0 ? '' : holdsWords(schema, children.length),
    children,
  };
}

function holdsWords(schema: JsonObject, number: number): string {
  if (isChoice(schema)) return `${number} alternatives`;
  return schema.type === 'array' ? 'each item' : countOf(number, 'member');
}

function childrenOf(schema: JsonObject, place: Place): SchemaNode[] {
  const alternatives = (schema.oneOf ?? schema.anyOf) as JsonObject[] | undefined;
  if (alternatives !== undefined) return alternatives.map((one) => nodeOf(one, '', '', place));
  if (schema.type === 'array') {
    const raw = (schema.items ?? {}) as JsonObject;
    const item = nodeOf(raw, '', '', place);
    return item.children.length === 0 ? [] : isChoice(resolveSchema(raw, place.document)) ? [item] : [...item.children];
  }
  const required = new Set((schema.required ?? []) as string[]);
  const members = Object.entries((schema.properties ?? {}) as Record<string, JsonObject>).map(([name, member]) =>
    nodeOf(member, name, required.has(name) ? 'required' : 'optional', place),
  );
  const others = schema.additionalProperties;
  if (typeof others === 'object' && others !== null)
    members.push(nodeOf(others as JsonObject, 'any other name', 'optional', place));
  return members;
}

function itemsOf(schema: JsonObject, document: ContractDocument): JsonObject {
  return resolveSchema((schema.items ?? {}) as JsonObject, document);
}

function holdsMore(schema: JsonObject): boolean {
  return (
    isChoice(schema) ||
    schema.properties !== undefined ||
    schema.type === 'array' ||
    typeof schema.additionalProperties === 'object'
  );
}

/** A schema with its references resolved, and all of its `allOf` merged. */
export function resolveSchema(raw: JsonObject, document: ContractDocument): JsonObject {
  const { $ref, ...beside } = raw;
  const schema = $ref === undefined ? beside : resolveReference<JsonObject>(document, { $ref: String($ref) });
  if (!Array.isArray(schema.allOf)) return schema;
  const { allOf, ...own } = schema;
  const parts = [...(allOf as JsonObject[]).map((part) => resolveSchema(part, document)), own];
  return {
    ...Object.assign({}, ...parts),
    properties: Object.assign({}, ...parts.map(({ properties }) => properties)),
    required: parts.flatMap(({ required }) => (required ?? []) as string[]),
  };
}
