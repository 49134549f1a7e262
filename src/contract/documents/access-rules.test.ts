import { describe, expect, it } from 'vitest';
import { getOutcomes } from './access-rules.ts';
import { type ContractDocument, getOperations, type OperationObject } from './document.ts';

const createDocument = (operation: object, more: object = {}): ContractDocument => ({
  openapi: '3.0.3',
  info: { title: 'Toy', version: '1' },
  paths: { '/toys': { get: { operationId: 'listToys', responses: { 200: {}, 303: {} }, ...operation } } },
  ...more,
});
const createOutcomes = (operation: object, actors: object) => {
  const document = createDocument({ 'x-access': 'login', ...operation }, { 'x-actors': { login: actors } });
  const [first] = getOperations(document);
  return getOutcomes(document, first?.operation as OperationObject);
};

describe('getOutcomes', () => {
  it('returns the rejection status for rejected actors, and the lowest status of the operation for others', () => {
    const found = createOutcomes({}, { anonymous: [{ status: 303 }] });
    expect([found.get('anonymous'), found.get('member')]).toEqual([[{ status: 303 }], [{ status: 200 }]]);
  });

  it('adds the operation’s own outcomes to those of admitted actors', () => {
    const found = createOutcomes({ 'x-outcomes': [{ status: 503, when: 'off' }] }, { anonymous: [{ status: 303 }] });
    expect([found.get('anonymous'), found.get('member')]).toEqual([
      [{ status: 303 }],
      [{ status: 200 }, { status: 503, when: 'off' }],
    ]);
  });

  it('replaces the outcome of the rule by that of the operation under the same condition', () => {
    const refused = [{ status: 403 }, { status: 503, when: 'off' }];
    const found = createOutcomes({ 'x-outcomes': [{ status: 200, when: 'off' }] }, { nonMember: refused });
    expect(found.get('nonMember')).toEqual([{ status: 403 }, { status: 200, when: 'off' }]);
  });
});
