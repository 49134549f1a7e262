/** Represents a schema as a tree of members, which users can collapse. */
import { type ContractDocument, type JsonObject, resolveReference } from '../../contract/documents/document.ts';
import { formatNumber, formatQuantity } from '../../web/for-people/words.ts';

export interface DescribedConstraint {
  readonly words: string;
  /** Values shown as code; empty if there are none. */
  readonly codes: readonly string[];
}

const FORMATS: Readonly<Record<string, readonly [one: string, many: string]>> = {
  uuid: ['UUID', 'UUIDs'],
  date: ['date', 'dates'],
  'date-time': ['date and time', 'dates and times'],
  uri: ['URI', 'URIs'],
  email: ['email address', 'email addresses'],
  binary: ['file', 'files'],
};

const TYPES: Readonly<Record<string, readonly [one: string, many: string]>> = {
  string: ['text', 'texts'],
  integer: ['integer', 'integers'],
  number: ['number', 'numbers'],
  boolean: ['true or false', 'truth values'],
  object: ['object', 'objects'],
  array: ['list', 'lists'],
};

/** Returns the type of a value, such as `list of UUIDs or null`. `items` is the resolved schema of a list's items. */
export function describeType(schema: JsonObject, items?: JsonObject): string {
  const words =
    schema.type === 'array' ? `list${items === undefined ? '' : ` of ${getTypePair(items)[1]}`}` : getTypePair(schema)[0];
  return schema.nullable === true ? `${words} or null` : words;
}

function getTypePair(schema: JsonObject): readonly [string, string] {
  if (isChoice(schema)) return ['one of several', 'several kinds'];
  const format = schema.type === 'string' ? FORMATS[String(schema.format)] : undefined;
  return (
    format ?? TYPES[String(schema.type)] ?? (schema.properties === undefined ? ['anything', 'anything'] : ['object', 'objects'])
  );
}

export function isChoice(schema: JsonObject): boolean {
  return schema.oneOf !== undefined || schema.anyOf !== undefined;
}

/** Returns the rules of a value in addition to its type. */
function listDemands(schema: JsonObject): DescribedConstraint[] {
  const { enum: allowed, pattern, default: preset, multipleOf, uniqueItems } = schema;
  const demands: DescribedConstraint[] = [];
  const addSchemaDemand = (words: string, ...codes: unknown[]) => demands.push({ words, codes: codes.map(formatCode) });
  if (Array.isArray(allowed)) addSchemaDemand(allowed.length === 1 ? 'always' : 'one of', ...allowed);
  const length = formatSpan(schema.minLength, schema.maxLength, 'character');
  if (length !== '') addSchemaDemand(length);
  const range = getRange(schema);
  if (range !== '') addSchemaDemand(range);
  const size = formatSpan(schema.minItems, schema.maxItems, 'item');
  if (size !== '') addSchemaDemand(size);
  const members = formatSpan(schema.minProperties, schema.maxProperties, 'member');
  if (members !== '') addSchemaDemand(members);
  if (multipleOf !== undefined) addSchemaDemand('a multiple of', multipleOf);
  if (uniqueItems === true) addSchemaDemand('unique items');
  if (pattern !== undefined) addSchemaDemand('matches', pattern);
  if (preset !== undefined) addSchemaDemand('when absent', preset);
  return demands;
}

export function listDemandsWithItems(schema: JsonObject, items?: JsonObject): DescribedConstraint[] {
  const ofEach = listDemands(items ?? {}).map(({ words, codes }) => ({ words: `each ${words}`, codes }));
  return [...listDemands(schema), ...ofEach];
}

function formatCode(value: unknown): string {
  return typeof value === 'string' && value !== '' ? value : JSON.stringify(value);
}

function formatSpan(least: unknown, most: unknown, what: string): string {
  const [from, to] = [least, most].map((one) => (typeof one === 'number' ? one : undefined));
  if (to === undefined) return from === undefined || from === 0 ? '' : `at least ${formatQuantity(from, what)}`;
  if (from === to) return `exactly ${formatQuantity(to, what)}`;
  return from === undefined || from === 0
    ? `at most ${formatQuantity(to, what)}`
    : `${formatNumber(from)} to ${formatQuantity(to, what)}`;
}

function getRange({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }: JsonObject): string {
  const from =
    typeof minimum === 'number' ? `${exclusiveMinimum === true ? 'above' : 'at least'} ${formatNumber(minimum)}` : '';
  // JavaScript's largest safe integer is the general limit of numbers, and not a rule of this field.
  const isBound = typeof maximum === 'number' && maximum !== Number.MAX_SAFE_INTEGER;
  const to = isBound ? `${exclusiveMaximum === true ? 'below' : 'at most'} ${formatNumber(maximum)}` : '';
  return [from, to].filter((words) => words !== '').join(', ');
}

/** A node in the tree of a schema: a member, a list item or the value itself. */
export interface SchemaNode {
  /** Name of the member; empty if the value has none. */
  readonly name: string;
  readonly type: string;
  readonly need: 'required' | 'optional' | '';
  readonly isDeprecated: boolean;
  readonly description: string;
  readonly demands: readonly DescribedConstraint[];
  /** Summary of the children, such as `4 members`; empty if there are none. */
  readonly holds: string;
  readonly children: readonly SchemaNode[];
}

interface Place {
  readonly document: ContractDocument;
  /** Names of the enclosing components. A recursive component is not expanded again. */
  readonly above: readonly string[];
}

export function createSchemaTree(document: ContractDocument, schema: JsonObject): SchemaNode {
  return createSchemaNode(schema, '', '', { document, above: [] });
}

function createSchemaNode(raw: JsonObject, name: string, need: SchemaNode['need'], place: Place): SchemaNode {
  const reference = typeof raw.$ref === 'string' ? raw.$ref : undefined;
  const isInside = reference !== undefined && place.above.includes(reference);
  const inner = reference === undefined ? place : { ...place, above: [...place.above, reference] };
  const schema = resolveSchema(raw, place.document);
  const items = schema.type === 'array' ? resolveSchema((schema.items ?? {}) as JsonObject, place.document) : undefined;
  const children = isInside ? [] : createChildren(schema, inner);
  return {
    name,
    type: isInside ? `${describeType(schema, items)}, again as above` : describeType(schema, items),
    need,
    isDeprecated: schema.deprecated === true,
    description: String(schema.description ?? ''),
    demands: listDemandsWithItems(schema, items !== undefined && hasChildren(items) ? undefined : items),
    holds: children.length === 0 ? '' : describeContents(schema, children.length),
    children,
  };
}

function describeContents(schema: JsonObject, number: number): string {
  if (isChoice(schema)) return `${number} alternatives`;
  return schema.type === 'array' ? 'each item' : formatQuantity(number, 'member');
}

function createChildren(schema: JsonObject, place: Place): SchemaNode[] {
  const alternatives = (schema.oneOf ?? schema.anyOf) as JsonObject[] | undefined;
  if (alternatives !== undefined) return alternatives.map((one) => createSchemaNode(one, '', '', place));
  if (schema.type === 'array') {
    const raw = (schema.items ?? {}) as JsonObject;
    const item = createSchemaNode(raw, '', '', place);
    return item.children.length === 0 ? [] : isChoice(resolveSchema(raw, place.document)) ? [item] : [...item.children];
  }
  const required = new Set((schema.required ?? []) as string[]);
  const members = Object.entries((schema.properties ?? {}) as Record<string, JsonObject>).map(([name, member]) =>
    createSchemaNode(member, name, required.has(name) ? 'required' : 'optional', place),
  );
  const others = schema.additionalProperties;
  if (typeof others === 'object' && others !== null)
    members.push(createSchemaNode(others as JsonObject, 'any other name', 'optional', place));
  return members;
}

function hasChildren(schema: JsonObject): boolean {
  return (
    isChoice(schema) ||
    schema.properties !== undefined ||
    schema.type === 'array' ||
    typeof schema.additionalProperties === 'object'
  );
}

/** Returns a schema with its references resolved, and all of its `allOf` merged. */
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
