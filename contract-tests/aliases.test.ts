/** Tests aliases: forms that use the handler of another operation (`x-alias-of`). */
import { describe, expect, it } from 'vitest';
import { getOperations, readDocument } from '../src/contract/documents/document.ts';

const documents = ['hub', 'support', 'proteomics'].map((name) => [...getOperations(readDocument(name))]);
const aliases = documents.flatMap((operations) =>
  operations
    .filter(({ operation }) => operation['x-alias-of'] !== undefined)
    .map((alias) => {
      const original = operations.find(({ operation }) => operation.operationId === alias.operation['x-alias-of']);
      return [alias.operation.operationId, { alias, original }] as const;
    }),
);

describe.each(aliases)('The alias %s', (_name, { alias, original }) => {
  it('refers to an operation of the same document that is not an alias', () => {
    expect(original?.operation['x-alias-of'] ?? original?.operation.operationId).toBe(original?.operation.operationId);
    expect(original).toBeDefined();
  });

  it('permits the same actors as the original operation', () => {
    expect(alias.operation['x-access']).toBe(original?.operation['x-access']);
  });

  it('uses POST, and redirects a browser to a page', () => {
    expect([alias.method, Object.keys(alias.operation.responses)]).toEqual(['POST', expect.arrayContaining(['303'])]);
  });
});

describe('An operation with a name that ends in ByForm or FromPage', () => {
  const twins = documents.flat().filter(({ operation }) => /(ByForm|FromPage)$/.test(operation.operationId));

  it('is an alias of another operation', () => {
    const separate = twins.filter(({ operation }) => operation['x-alias-of'] === undefined);
    expect(separate.map(({ operation }) => operation.operationId)).toEqual([]);
  });
});
