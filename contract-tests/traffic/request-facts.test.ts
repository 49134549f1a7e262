import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { ContractDocument } from '../../src/contract/documents/document.ts';
import { type ExchangeSample, readTraffic } from './corpus.ts';
import { createLedger } from './ledger.ts';
import type { Parameter } from './request-check.ts';
import { findBrokenConstraint, listShownFacts } from './request-facts.ts';
import { createSchemaCheck, type Schema } from './schema-check.ts';

const check = createSchemaCheck({ openapi: '3.0.3', info: { title: '', version: '' }, paths: {} } as ContractDocument);
const parameters: Parameter[] = [
  { name: 'run', in: 'path', required: true, schema: { type: 'string', maxLength: 4 } },
  { name: 'sort', in: 'query', schema: { type: 'string', enum: ['name', 'age'] } },
  { name: 'limit', in: 'query', schema: { type: 'integer', minimum: 1, maximum: 100 } },
];
const listFacts = (url: string, schema?: Schema, body: unknown = null) =>
  listShownFacts(
    check,
    { path: '/runs/{run}', parameters, body: schema },
    { method: 'POST', url, headers: { 'content-type': 'application/json' }, body: body === null ? null : JSON.stringify(body) },
  );

describe('A valid request', () => {
  it('yields facts about present and absent parameters, enum values and limits of ranges', () => {
    expect(listFacts('/runs/abcd?sort=name')).toEqual([
      'path run',
      'path run much',
      'path run most',
      'query sort',
      'query sort "name"',
      'query limit absent',
      'body absent',
    ]);
  });

  it('yields a fact about the minimum of a number', () => {
    expect(listFacts('/runs/a?limit=1')).toContain('query limit least');
  });

  it('yields facts about present, null and absent properties of its body, including in lists', () => {
    const item: Schema = { type: 'object', properties: { name: { type: 'string', nullable: true }, note: { type: 'string' } } };
    const body = listFacts('/runs/a', { type: 'array', items: item }, [{ name: null, more: 1 }]);
    expect(body.filter((one) => one.startsWith('body/'))).toEqual([
      'body/[]',
      'body/[]/name null',
      'body/[]/note absent',
      'body/[]/{}',
    ]);
  });
});

describe('An invalid request', () => {
  const findConstraint = (breaches: string[]) =>
    findBrokenConstraint({ breaches, doubts: [], parameters: [], bodyType: undefined });

  it('yields the violated constraint as a fact, even inside a list', () => {
    expect(findConstraint(['body/rows/17/name must be string'])).toBe('body/rows/[]/name must be string');
  });

  it('yields no fact if it violates several constraints', () => {
    expect(findConstraint(['query a is missing', 'query b is missing'])).toBeUndefined();
  });
});

describe('The ledger of recorded exchanges', () => {
  const scratch = mkdtempSync(join(tmpdir(), 'concordat-ledger-'));
  afterAll(() => rmSync(scratch, { recursive: true }));

  it('stores another exchange if its request has a new fact', () => {
    const ledger = createLedger(join(scratch, 'a.jsonl'));
    const sample: ExchangeSample = {
      kind: 'exchange',
      document: 'runs',
      operation: 'listRuns',
      request: { method: 'GET', url: '/runs', headers: {}, body: '' },
      answer: { status: 200, headers: {}, body: '' },
      ms: 1,
      requestValid: true,
    };
    for (let index = 0; index < 20; index += 1) ledger.recordSample(sample, () => ['query limit']);
    ledger.recordSample({ ...sample, ms: 2 }, () => ['query limit', 'query sort']);
    ledger.flush();
    const stored = readTraffic(scratch).exchanges;
    // Five samples, and one for each of the two facts.
    expect(stored.map(({ ms }) => ms)).toEqual([1, 1, 1, 1, 1, 1, 2]);
  });
});
