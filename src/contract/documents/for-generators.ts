/** Rewrites parts of documents from which generators write clients that do not compile. Responses stay the same. */
import { isDeepStrictEqual } from 'node:util';
import { JSON_TYPE } from '../requests/media-types.ts';
import { type ContractDocument, resolveReference } from './document.ts';

type Node = Readonly<Record<string, unknown>>;

/**
 * Returns a document from which the generators of docs/client.md write clients that compile and read every response. It
 * omits the limits of lists of files, the default content type of text parts, and the second of two properties that become
 * one name, which is then treated as additional. Alternatives become one schema, and a body has one media type.
 */
export function simplifyForGenerators<T extends ContractDocument>(document: T): T {
  return rewriteNode(document, document) as T;
}

function rewriteNode(document: ContractDocument, node: unknown): unknown {
  if (Array.isArray(node)) return node.map((item) => rewriteNode(document, item));
  if (!isNode(node)) return node;
  const single = mergeObjects(document, removeScalars(openJsonSchema(inlineText(document, node))));
  const own = removeSharedNames(removeNull(removeFileLimits(convertPartsToText(single))));
  return Object.fromEntries(
    Object.entries(own).flatMap(([key, value]): [string, unknown][] => {
      if (key === 'example' || key === 'examples') return [[key, value]];
      if (key === 'encoding' && isNode(value)) return removePlainText(value);
      if (key === 'requestBody' && isNode(value)) return [[key, rewriteNode(document, selectBodyType(document, value))]];
      return [[key, rewriteNode(document, value)]];
    }),
  );
}

function isNode(node: unknown): node is Node {
  return typeof node === 'object' && node !== null && !Array.isArray(node);
}

/** Replaces references to string schemas in forms. For these, openapi-generator's Rust code does not compile. */
function inlineText(document: ContractDocument, node: Node): Node {
  const [part, ...others] = Array.isArray(node.allOf) ? (node.allOf as unknown[]) : [];
  if (others.length > 0 || !isNode(part)) return node;
  const text = resolveReference<Node>(document, part);
  if (text.type !== 'string' || 'enum' in text) return node;
  const { allOf: _parts, ...rest } = node;
  return { ...text, ...rest };
}

/** Removes `properties` from JSON Schemas, because Java treats `additionalProperties` as a property of the object. */
function openJsonSchema(node: Node): Node {
  if (node.additionalProperties !== true || !isNode(node.properties) || !isNode(node.properties.properties)) return node;
  const { properties: _properties, required: _required, ...rest } = node;
  return rest;
}

/** Removes a choice of strings, numbers and booleans. Java and C# would reject null, even if it is allowed. */
function removeScalars(node: Node): Node {
  const { anyOf, ...rest } = node;
  if (!Array.isArray(anyOf)) return node;
  const parts = anyOf.filter(isNode);
  const types = parts.map(({ type }) => type);
  if (parts.length < anyOf.length || types.some((type) => !['string', 'number', 'boolean'].includes(String(type)))) return node;
  const named = parts.some(({ nullable }) => nullable === true) ? [...types, 'null'] : types;
  return { description: `One of: ${named.join(', ')}.`, ...rest };
}

/** Merges a choice of objects into one object that requires only common members. Java and C# cannot distinguish the classes. */
function mergeObjects(document: ContractDocument, node: Node): Node {
  const { oneOf, ...rest } = node;
  if (!Array.isArray(oneOf)) return node;
  const parts = oneOf.map((part) => resolveReference<Node>(document, part));
  if (!parts.every(({ properties }) => isNode(properties))) return node;
  const members = parts.flatMap(({ properties }) => Object.entries(properties as Record<string, Node>));
  const properties = [...Map.groupBy(members, ([name]) => name)].map(
    ([name, found]) => [name, found.map(([, schema]) => schema).reduce(mergeSchemas)] as const,
  );
  const required = properties
    .map(([name]) => name)
    .filter((name) => parts.every((part) => Array.isArray(part.required) && part.required.includes(name)));
  const open = parts.some(({ additionalProperties }) => additionalProperties !== false);
  return {
    type: 'object',
    ...rest,
    ...(required.length > 0 && { required }),
    properties: Object.fromEntries(properties),
    additionalProperties: open,
  };
}

/** Returns a schema that accepts the values of both schemas: a string, or any value if their types differ. */
function mergeSchemas(one: Node, other: Node): Node {
  if (isDeepStrictEqual(one, other)) return one;
  if (one.type !== 'string' || other.type !== 'string') return {};
  return { type: 'string', nullable: one.nullable === true || other.nullable === true };
}

/** Removes the second of two media types: JSON beside a form that requires a file, otherwise the form. */
function selectBodyType(document: ContractDocument, body: Node): Node {
  const { content, ...rest } = resolveReference<Node>(document, body);
  const { [JSON_TYPE]: json, 'multipart/form-data': form, ...others } = (content ?? {}) as Record<string, Node>;
  if (json === undefined || form === undefined) return body;
  const { properties = {}, required = [] } = resolveReference<Node>(document, form.schema as Node);
  const files = Object.entries(properties as Record<string, Node>).filter(([, { format }]) => format === 'binary');
  const isUpload = files.some(([name]) => (required as string[]).includes(name));
  return { ...rest, content: { ...others, ...(isUpload ? { 'multipart/form-data': form } : { [JSON_TYPE]: json }) } };
}

/** Removes limits from lists of files, for which openapi-generator writes Go code that does not compile. */
function removeFileLimits(node: Node): Node {
  if (node.type !== 'array' || !isNode(node.items) || node.items.format !== 'binary') return node;
  const { minItems: _least, maxItems: _most, ...rest } = node;
  return rest;
}

/** Converts UUIDs in forms with files to plain strings. openapi-generator's Java code would send them in quotes. */
function convertPartsToText(node: Node): Node {
  if (!isNode(node.properties) || !JSON.stringify(node.properties).includes('"format":"binary"')) return node;
  const properties = Object.entries(node.properties).map(([name, property]) => {
    const { format, ...rest } = isNode(property) ? property : {};
    return [name, format === 'uuid' ? rest : property];
  });
  return { ...node, properties: Object.fromEntries(properties) };
}

/** Removes null from enumerations with `nullable`, because openapi-zod-client would list it among strings. */
function removeNull(node: Node): Node {
  if (node.nullable !== true || !Array.isArray(node.enum)) return node;
  return { ...node, enum: node.enum.filter((value) => value !== null) };
}

/** Removes the content type of strings, which orval would send as files. Plain text is the default (OpenAPI 3.0.3). */
function removePlainText(parts: Node): [string, unknown][] {
  const left = Object.entries(parts).filter(([, part]) => !isNode(part) || part.contentType !== 'text/plain');
  return left.length === 0 ? [] : [['encoding', Object.fromEntries(left)]];
}

/** Removes properties whose names become equal in generated code, which keeps only letters and digits. The first one stays. */
function removeSharedNames(node: Node): Node {
  if (node.type !== 'object' || !isNode(node.properties)) return node;
  const names = new Set<string>();
  const remaining = Object.entries(node.properties).filter(([name]) => {
    const identifier = name.replaceAll(/[^a-z0-9]/gi, '').toLowerCase();
    return !names.has(identifier) && names.add(identifier);
  });
  if (remaining.length === Object.keys(node.properties).length) return node;
  return { ...node, properties: Object.fromEntries(remaining), additionalProperties: true };
}
