import { describe, expect, it } from 'vitest';
import { operationsOf, readDocument } from '../src/contract/documents/document.ts';

const ACTORS = ['anonymous', 'nonMember', 'member', 'administrator', 'manager'];

interface Expectation {
  status: number;
  when?: string;
}

interface PlatformCall {
  method: string;
  path: string;
  operationId: string;
  when?: string;
}

const collaborations = readDocument('collaborations');
const conditions = Object.keys((collaborations as unknown as { 'x-conditions': object })['x-conditions']);
const operations = [...operationsOf(collaborations)];
const organisation = [...operationsOf(readDocument('organisation'))];

describe.each(operations.map(({ operation }) => [operation.operationId, operation] as const))(
  'the operation %s',
  (_name, operation) => {
    const actors = (operation['x-actors'] ?? {}) as Record<string, Expectation[]>;

    it('says for each of the five actors which status they get', () => {
      expect(Object.keys(actors)).toEqual(ACTORS);
    });

    it('begins the expectations of each actor with the ordinary case, and names a known condition in every other', () => {
      const wrong = Object.values(actors).filter(
        ([ordinary, ...others]) =>
          ordinary === undefined || ordinary.when !== undefined || others.some(({ when }) => !conditions.includes(when ?? '')),
      );
      expect(wrong).toEqual([]);
    });

    it('expects documented statuses only', () => {
      const undocumented = Object.values(actors)
        .flat()
        .filter(({ status }) => operation.responses[String(status)] === undefined);
      expect(undocumented).toEqual([]);
    });
  },
);

describe('x-platform-call', () => {
  const calls = operations.flatMap(({ operation }) => (operation['x-platform-call'] ?? []) as PlatformCall[]);

  it('names operations of the platform with their method and path', () => {
    const unknown = calls.filter(
      (call) =>
        !organisation.some(
          ({ method, path, operation }) =>
            operation.operationId === call.operationId && method === call.method && path === call.path,
        ),
    );
    expect(unknown).toEqual([]);
  });

  it('stands on every form of a collaboration', () => {
    const silent = operations.filter(
      ({ method, path, operation }) =>
        method === 'POST' && path.startsWith('/collaborations') && operation['x-platform-call'] === undefined,
    );
    expect(silent.map(({ operation }) => operation.operationId)).toEqual([]);
  });

  it('reaches every operation of the platform from some page or form, save that on tokens, which programs send', () => {
    const reached = new Set(calls.map(({ operationId }) => operationId));
    const unreached = organisation.map(({ operation }) => operation.operationId).filter((id) => !reached.has(id));
    expect(unreached).toEqual(['introspectToken']);
  });
});
