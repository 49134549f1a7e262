import { describe, expect, it } from 'vitest';
import { type AccessOutcome, getAccessRuleTexts, getOutcomes } from '../src/contract/documents/access-rules.ts';
import { getOperations, readDocument } from '../src/contract/documents/document.ts';

interface PlatformCall {
  method: string;
  path: string;
  operationId: string;
  when?: string;
}

const collaborations = readDocument('collaborations');
const { 'x-conditions': conditions, 'x-actors': byRule } = collaborations as unknown as {
  'x-conditions': Record<string, string>;
  'x-actors': Record<string, Record<string, AccessOutcome[]>>;
};
const operations = [...getOperations(collaborations)];
const organisation = [...getOperations(readDocument('organisation'))];

describe('x-actors', () => {
  it('lists the actors of every access rule', () => {
    expect(Object.keys(byRule)).toEqual([...getAccessRuleTexts(collaborations).keys()]);
  });

  it('contains only known actors', () => {
    const [first] = operations;
    const known = [...getOutcomes(collaborations, (first as (typeof operations)[number]).operation).keys()];
    expect(known).toEqual(expect.arrayContaining(Object.values(byRule).flatMap((actors) => Object.keys(actors))));
  });
});

describe.each(operations.map(({ operation }) => [operation.operationId, operation] as const))(
  'The operation %s',
  (_name, operation) => {
    const outcomes = [...getOutcomes(collaborations, operation).values()];

    it('lists a known condition for every outcome except the default', () => {
      const others = outcomes.flatMap((all) => all.slice(1)).map(({ when = '' }) => when);
      expect(others.filter((when) => conditions[when] === undefined)).toEqual([]);
    });

    it('lists only outcomes with documented statuses', () => {
      const undocumented = outcomes.flat().filter(({ status }) => operation.responses[String(status)] === undefined);
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

  it('is documented for every form of a collaboration', () => {
    const silent = operations.filter(
      ({ method, path, operation }) =>
        method === 'POST' && path.startsWith('/collaborations') && operation['x-platform-call'] === undefined,
    );
    expect(silent.map(({ operation }) => operation.operationId)).toEqual([]);
  });

  it('covers every operation of the platform except the introspection of tokens by programs', () => {
    const reached = new Set(calls.map(({ operationId }) => operationId));
    const unreached = organisation.map(({ operation }) => operation.operationId).filter((id) => !reached.has(id));
    expect(unreached).toEqual(['introspectToken']);
  });
});
