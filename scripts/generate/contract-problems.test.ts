import { describe, expect, it } from 'vitest';
import { type ContractDocument, type OperationObject, readDocument } from '../../src/contract/documents/document.ts';
import { listAccessProblems, listDeprecationProblems } from './contract-problems.ts';

const ENDS = { deprecated: true, 'x-deprecated-since': '2026-03-01', 'x-sunset': '2027-03-01' };

const createOperation = (operationId: string, more: object = {}): OperationObject => ({ operationId, responses: {}, ...more });
const createDocument = (operations: readonly OperationObject[], more: object = {}): ContractDocument => ({
  openapi: '3.0.3',
  info: { title: 'Toy', version: '1' },
  paths: Object.fromEntries(operations.map((get) => [`/${get.operationId}`, { get }])),
  ...more,
});

describe('listAccessProblems', () => {
  it.each(['organisation', 'collaborations', 'schemas', 'support', 'hub', 'proteomics', 'server'])(
    'returns no problem for the document %s',
    (api) => {
      expect(listAccessProblems(readDocument(api))).toEqual([]);
    },
  );

  it('reports an operation without a rule', () => {
    expect(listAccessProblems(createDocument([createOperation('listToys')]))).toEqual(['listToys has no x-access']);
  });

  it('reports an operation with an unknown rule, and a rule without an operation', () => {
    const document = createDocument([createOperation('listToys', { 'x-access': 'logn' })], {
      'x-access-rules': { login: 'Logged-in users.' },
    });
    expect(listAccessProblems(document)).toEqual([
      'listToys: x-access logn is not one of x-access-rules',
      'no operation has x-access login',
    ]);
  });
});

describe('The deprecations of a contract', () => {
  const listProblems = (more: object, others: OperationObject[] = []) =>
    listDeprecationProblems([createDocument([createOperation('a', more), ...others])]);

  it('are accepted if the mark and both dates are present', () => {
    expect(listProblems(ENDS)).toEqual([]);
  });

  it.each([
    ['a mark without the beginning', { deprecated: true, 'x-sunset': '2027-03-01' }, 'x-deprecated-since is not a day'],
    ['a mark without the end', { deprecated: true, 'x-deprecated-since': '2026-03-01' }, 'x-sunset is not a day'],
    ['dates without the mark', { 'x-sunset': '2027-03-01' }, 'x-sunset without deprecated'],
    ['a day that does not exist', { ...ENDS, 'x-sunset': '2027-02-30' }, 'x-sunset is not a day'],
    ['an end before the beginning', { ...ENDS, 'x-sunset': '2026-02-01' }, 'does not come after'],
    ['an unknown successor', { ...ENDS, 'x-successor': 'nothing' }, 'names no other operation'],
    ['itself as successor', { ...ENDS, 'x-successor': 'a' }, 'names no other operation'],
    ['a WebSocket', { ...ENDS, 'x-websocket': {} }, 'is a WebSocket'],
  ])('are rejected if the operation has %s', (_what, more, words) => {
    expect(listProblems(more)).toEqual([expect.stringContaining(words)]);
  });

  it('are rejected if the successor is deprecated', () => {
    expect(listProblems({ ...ENDS, 'x-successor': 'b' }, [createOperation('b', ENDS)])).toEqual([
      'a: x-successor is deprecated itself',
    ]);
  });

  it('are valid in every document of this server', () => {
    const names = ['server', 'collaborations', 'schemas', 'support', 'hub', 'proteomics'];
    expect(listDeprecationProblems(names.map((name) => readDocument(name)))).toEqual([]);
  });
});
