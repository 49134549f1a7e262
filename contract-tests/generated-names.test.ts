/** Tests names that client generators convert to identifiers, in each document and in the merged document. */
import { describe, expect, it } from 'vitest';
import { type ContractDocument, getOperations, readDocument } from '../src/contract/documents/document.ts';
import { mergeDocuments } from '../src/contract/documents/merged-document.ts';
import { removePages } from '../src/contract/documents/without-pages.ts';
import { OWN_DOCUMENTS, PLATFORM_DOCUMENT } from './traffic/documents.ts';

const createEntry = (name: string): [string, ContractDocument] => [name, readDocument(name)];
const own = OWN_DOCUMENTS.map(createEntry);
const documents = [...own, createEntry(PLATFORM_DOCUMENT), ['all', mergeDocuments(new Map(own), '1', '/')] as const];

/** Returns the letters and digits of a name in lower case, because languages drop or change the rest. */
const createIdentifier = (name: string) => name.replaceAll(/[^a-z0-9]/gi, '').toLowerCase();

function findCollisions(names: readonly string[]): string[] {
  const groups = Map.groupBy(names, (name) => createIdentifier(name.replace(/^.*: /, '')));
  return [...groups.values()].filter((group) => group.length > 1).map((group) => group.join(', '));
}

describe.each(documents)('The document %s', (_name, document) => {
  const { securitySchemes: _schemes, ...components } = document.components ?? {};
  const componentNames = Object.entries(components).flatMap(([kind, named]) =>
    Object.keys(named).map((name) => `${kind}: ${name}`),
  );

  it('has component names that are unique over all kinds', () => {
    expect(findCollisions(componentNames)).toEqual([]);
  });

  it('has unique operation IDs that differ from all component names', () => {
    const operations = [...getOperations(document)].map(({ operation }) => `operations: ${operation.operationId}`);
    expect(findCollisions([...componentNames, ...operations])).toEqual([]);
  });

  // In Go, NewPipeline is the constructor of Pipeline.
  it('has no component with the name of a constructor', () => {
    expect(componentNames.filter((name) => /: New[A-Z]/.test(name))).toEqual([]);
  });

  // Generated models in C# also import these classes.
  it('has no component with the name of a class that generated clients import', () => {
    const imported = ['DataMember', 'JsonConverter', 'Regex', 'Stream', 'ValidationContext', 'ValidationResult'];
    expect(componentNames.filter((name) => imported.includes(name.replace(/^.*: /, '')))).toEqual([]);
  });

  it('declares the width of every number that may need more than 32 bits', () => {
    expect(
      listNumbers(document).filter(
        ({ type, maximum = 0, format }) => format === undefined && (type === 'number' || maximum > 2 ** 31 - 1),
      ),
    ).toEqual([]);
  });

  it('has property names that differ in letters and digits within each schema', () => {
    const listNames = (properties: Record<string, object>) =>
      Object.entries(properties).map(([name, schema]) => ('x-go-name' in schema ? String(schema['x-go-name']) : name));
    expect(listProperties(document).flatMap((properties) => findCollisions(listNames(properties)))).toEqual([]);
  });

  // openapi-typescript would make such a property required, even in requests.
  it('has no property with a default value', () => {
    const properties = listProperties(document).flatMap((named) => Object.entries(named));
    expect(properties.filter(([, schema]) => Object.hasOwn(schema, 'default'))).toEqual([]);
  });
});

describe.each(documents)('The document %s without pages', (_name, document) => {
  const nodes = listNodes(removePages(document));

  // Generated code in Java and C# tries all classes of a choice. It can match several, or reject null.
  it('has no choice of objects without a discriminator, and none that contains null', () => {
    const choices = nodes.filter(
      ({ oneOf, anyOf, discriminator }) =>
        (Array.isArray(oneOf) && discriminator === undefined) ||
        (Array.isArray(anyOf) && JSON.stringify(anyOf).includes('null')),
    );
    expect(choices).toEqual([]);
  });

  // If a body can be a form or JSON, generated code in Java sends JSON.
  it('has only request bodies with a single media type', () => {
    const bodies = nodes.flatMap(({ requestBody }) => (requestBody === undefined ? [] : [Object(requestBody).content ?? {}]));
    expect(bodies.filter((content) => Object.keys(content).length > 1)).toEqual([]);
  });
});

/** Returns all objects below a node, except those in examples. */
function listNodes(node: unknown): Record<string, unknown>[] {
  if (typeof node !== 'object' || node === null) return [];
  const { example: _example, examples: _examples, ...parts } = node as Record<string, unknown>;
  return [...(Array.isArray(node) ? [] : [parts]), ...Object.values(parts).flatMap(listNodes)];
}

function listProperties(node: unknown): Record<string, object>[] {
  if (typeof node !== 'object' || node === null) return [];
  const { properties, type } = node as { properties?: Record<string, object>; type?: unknown };
  const own = type === 'object' && properties !== undefined ? [properties] : [];
  return [...own, ...Object.values(node).flatMap(listProperties)];
}

interface NumberSchema {
  readonly type: string;
  readonly maximum?: number;
  readonly format?: string;
}

function listNumbers(node: unknown): NumberSchema[] {
  if (typeof node !== 'object' || node === null) return [];
  // Examples can contain members with the name `type`.
  const { type, example: _example, examples: _examples, ...parts } = node as Partial<NumberSchema> & Record<string, unknown>;
  return [
    ...(type === 'number' || type === 'integer' ? [node as NumberSchema] : []),
    ...Object.values(parts).flatMap(listNumbers),
  ];
}
