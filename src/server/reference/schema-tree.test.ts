import { describe, expect, it } from 'vitest';
import type { ContractDocument, JsonObject } from '../../contract/documents/document.ts';
import { createSchemaTree, type SchemaNode } from './schema-tree.ts';

const schemas: Record<string, JsonObject> = {
  Named: { type: 'object', required: ['name'], properties: { name: { type: 'string' } } },
  Plot: {
    allOf: [
      { $ref: '#/components/schemas/Named' },
      { type: 'object', required: ['rows'], properties: { rows: { type: 'integer' }, note: { type: 'string' } } },
    ],
  },
  Branch: { type: 'object', properties: { branches: { type: 'array', items: { $ref: '#/components/schemas/Branch' } } } },
};
const document = {
  openapi: '3.0.3',
  info: { title: 'x', version: '1' },
  paths: {},
  components: { schemas },
} as ContractDocument;

const createTree = (schema: JsonObject) => createSchemaTree(document, schema);
const outlineNode = ({ name, type, need, children }: SchemaNode): unknown[] => [name, type, need, ...children.map(outlineNode)];

describe('The tree of a schema', () => {
  it('has the properties of all parts of an allOf, with the constraints of each', () => {
    expect(outlineNode(createTree({ $ref: '#/components/schemas/Plot' }))).toEqual([
      '',
      'object',
      '',
      ['name', 'text', 'required'],
      ['rows', 'integer', 'required'],
      ['note', 'text', 'optional'],
    ]);
  });

  it('shows the properties of the items of a list', () => {
    expect(outlineNode(createTree({ type: 'array', items: { $ref: '#/components/schemas/Named' } }))).toEqual([
      '',
      'list of objects',
      '',
      ['name', 'text', 'required'],
    ]);
  });

  it('shows alternatives next to each other', () => {
    const tree = createTree({ oneOf: [{ type: 'string' }, { type: 'integer' }] });
    expect([tree.holds, ...tree.children.map(({ type }) => type)]).toEqual(['2 alternatives', 'text', 'integer']);
  });

  it('shows the type of additional properties', () => {
    const [other] = createTree({ type: 'object', additionalProperties: { type: 'number' } }).children;
    expect([other?.name, other?.type]).toEqual(['any other name', 'number']);
  });

  it('ends at a recursive component', () => {
    const [branches] = createTree({ $ref: '#/components/schemas/Branch' }).children;
    expect(branches?.children).toEqual([]);
  });
});
