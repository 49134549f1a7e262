import { describe, expect, it } from 'vitest';
import type { ContractDocument } from './document.ts';
import { DocumentClashError, mergeDocuments } from './merged-document.ts';

const createDocument = (
  path: string,
  components: ContractDocument['components'] = {},
  extra: Partial<ContractDocument> = {},
): ContractDocument => ({
  openapi: '3.0.3',
  info: { title: path, version: '1' },
  paths: { [path]: { get: { operationId: path.slice(1), responses: {} } } },
  components,
  ...extra,
});
const mergeAll = (...documents: ContractDocument[]) =>
  mergeDocuments(new Map(documents.map((one, index) => [`d${index}`, one])), '1', '/');

describe('mergeDocuments', () => {
  it('includes the paths of all documents', () => {
    expect(Object.keys(mergeAll(createDocument('/a'), createDocument('/b')).paths)).toEqual(['/a', '/b']);
  });

  it('includes a shared component only once', () => {
    const shared = { schemas: { Error: { type: 'object' } } };
    expect(mergeAll(createDocument('/a', shared), createDocument('/b', shared)).components).toEqual(shared);
  });

  it('rejects a component that two documents define differently', () => {
    expect(() =>
      mergeAll(
        createDocument('/a', { schemas: { Error: { type: 'object' } } }),
        createDocument('/b', { schemas: { Error: { type: 'string' } } }),
      ),
    ).toThrow(DocumentClashError);
  });

  it('rejects a path that two documents define', () => {
    expect(() => mergeAll(createDocument('/a'), createDocument('/a'))).toThrow(DocumentClashError);
  });

  it('applies the security of a document to its own operations only', () => {
    const merged = mergeAll(createDocument('/a', {}, { security: [{ session: [] }] }), createDocument('/b'));
    expect([merged.paths['/a']?.get, merged.paths['/b']?.get]).toEqual([
      expect.objectContaining({ security: [{ session: [] }] }),
      expect.not.objectContaining({ security: expect.anything() }),
    ]);
  });
});
