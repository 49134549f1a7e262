import { describe, expect, it } from 'vitest';
import type { ContractDocument } from '../../src/contract/documents/document.ts';
import type { ExchangeSample, Fact } from '../traffic/corpus.ts';
import { createSchemaCheck, type Schema } from '../traffic/schema-check.ts';
import { type MutantResult, type RunOptions, runMutants } from './mutation-run.ts';
import { createSchemaMutants, type Side } from './schema-mutants.ts';
import { findUntestedConstraints } from './slack.ts';
import { createToySample, getTraffic, toyDocument } from './toy-document.ts';

const testMutants = (
  exchanges: readonly ExchangeSample[],
  facts: readonly Fact[] = [],
  options: Partial<RunOptions> = {},
): MutantResult[] =>
  runMutants(new Map([['toy', toyDocument]]), getTraffic(exchanges, facts), {
    mostOfAKind: Number.POSITIVE_INFINITY,
    foreign: new Set(),
    ...options,
  });

const ETAG = { etag: '"1"' };
const createListExchange = (runs: unknown[], answerHeaders: Record<string, string> = ETAG, url = '/runs/a') =>
  createToySample({ request: `GET ${url}`, status: 200, answer: { runs }, answerHeaders });
const createUrlExchange = (url: string, headers: Record<string, string> = {}) => ({
  ...createListExchange([], ETAG, url),
  request: { ...createListExchange([], ETAG, url).request, headers },
});
const createRefusalExchange = (url: string) =>
  createToySample({ request: `GET ${url}`, status: 400, answer: { detail: 'no' }, valid: false });
const createCreationExchange = (body: unknown) => createToySample({ request: 'POST /runs/a', body, status: 201 });
const createFormExchange = (form: string) => createToySample({ request: 'POST /runs/a', form, status: 201 });
const createRejectionExchange = (body: unknown, status = 400) =>
  createToySample({ request: 'POST /runs/a', body, status, answer: { detail: 'no' }, valid: false });

describe('Mutants of a document', () => {
  const all = testMutants([]);

  it('have unique names, which are the same in every run', () => {
    const names = all.map(({ operation, mutant }) => `${operation} ${mutant}`);
    expect(new Set(names).size).toBe(names.length);
    expect(testMutants([]).map(({ operation, mutant }) => `${operation} ${mutant}`)).toEqual(names);
  });

  it('do not change the document', () => {
    const before = structuredClone(toyDocument);
    testMutants([createListExchange([{ name: 'r1', state: 'done' }])]);
    expect(toyDocument).toEqual(before);
  });

  it('are detected only by the examples of the document if there are no exchanges', () => {
    expect(new Set(all.map(({ killedBy }) => killedBy))).toEqual(new Set([null, 'example']));
  });

  it('are sampled if a kind has more than the limit, and a higher limit only adds mutants', () => {
    const few = testMutants([], [], { mostOfAKind: 2 });
    expect(few.length).toBeLessThan(all.length);
    const names = new Set(all.map(({ mutant }) => mutant));
    expect(few.every(({ mutant }) => names.has(mutant))).toBe(true);
    expect(testMutants([], [], { mostOfAKind: 3 }).map(({ mutant }) => mutant)).toEqual(
      expect.arrayContaining(few.map(({ mutant }) => mutant)),
    );
  });

  it('exclude wider requests and closed objects if other servers implement the document', () => {
    const foreign = testMutants([], [], { foreign: new Set(['toy']) }).map(({ mutant }) => mutant);
    expect(foreign).not.toContain('query sort: enum widened nonsense');
    expect(foreign.filter((name) => name.endsWith('object closed'))).toEqual([]);
    expect(foreign).toContain('query sort: enum narrowed age');
    expect(foreign).toContain('answer 200 application/json: /runs/[]/state enum widened nonsense');
  });
});

describe('createSchemaMutants', () => {
  const listMutants = (schema: Schema, side: Side = 'request') =>
    [...createSchemaMutants(schema, side)].map(({ kind, target }) => `${kind} ${target}`.trim());

  it('changes the type, properties and openness of an open object', () => {
    expect(listMutants({ type: 'object', required: ['a'], properties: { a: {} }, additionalProperties: true })).toEqual([
      'type changed string',
      'null allowed',
      'required dropped a',
      'property removed a',
      'property renamed a',
      'object closed',
    ]);
  });

  it('drops each alternative', () => {
    expect(listMutants({ anyOf: [{ type: 'string' }, { type: 'number' }] })).toEqual([
      'alternative dropped 0',
      'alternative dropped 1',
    ]);
  });

  it('changes the type, nullability and format of a nullable string', () => {
    expect(listMutants({ type: 'string', nullable: true, format: 'date' })).toEqual([
      'type changed integer',
      'null refused',
      'format dropped date',
      'format changed date',
    ]);
  });

  it('widens and narrows each bound of a request by a small step', () => {
    expect(
      [...createSchemaMutants({ type: 'integer', minimum: 2, maximum: 10 }, 'request')].slice(2).map(({ schema }) => schema),
    ).toEqual([
      { type: 'integer', minimum: 1, maximum: 10 },
      { type: 'integer', minimum: 3, maximum: 10 },
      { type: 'integer', minimum: 2, maximum: 20 },
      { type: 'integer', minimum: 2, maximum: 5 },
    ]);
  });

  it('does not change a minimum length that the pattern also requires', () => {
    expect(listMutants({ type: 'string', minLength: 1, pattern: '^[a-z]' })).not.toContain('bound loosened minLength');
    expect(listMutants({ type: 'string', minLength: 1, pattern: '^[a-z]*$' })).toContain('bound loosened minLength');
  });

  it('narrows the bounds of a response as much as possible, and widens the lower bound', () => {
    expect(
      [...createSchemaMutants({ type: 'integer', minimum: 2, maximum: 10 }, 'answer')].slice(2).map(({ schema }) => schema),
    ).toEqual([
      { type: 'integer', minimum: 1, maximum: 10 },
      { type: 'integer', minimum: 10, maximum: 10 },
      { type: 'integer', minimum: 2, maximum: 2 },
    ]);
  });
});

/** Mutants, with the check that detects each, and the exchange that proves it. */
const NOTICED: readonly (readonly [mutant: string, by: MutantResult['killedBy'], seen: readonly ExchangeSample[]])[] = [
  ['query sort: removed', 'accepted request', [createUrlExchange('/runs/a?sort=age')]],
  ['query sort: made required', 'accepted request', [createUrlExchange('/runs/a')]],
  ['query sort: enum narrowed age', 'accepted request', [createUrlExchange('/runs/a?sort=age')]],
  ['query sort: enum widened nonsense', 'refused request', [createRefusalExchange('/runs/a?sort=nonsense')]],
  ['query sort: type changed integer', 'accepted request', [createUrlExchange('/runs/a?sort=age')]],
  ['query limit: bound tightened minimum', 'accepted request', [createUrlExchange('/runs/a?limit=1')]],
  ['query limit: bound loosened minimum', 'refused request', [createRefusalExchange('/runs/a?limit=0')]],
  ['query limit: bound tightened maximum', 'accepted request', [createUrlExchange('/runs/a?limit=6')]],
  ['query limit: bound loosened maximum', 'refused request', [createRefusalExchange('/runs/a?limit=11')]],
  ['query nonsense: added', 'refused request', [createRefusalExchange('/runs/a?nonsense=1')]],
  ['query nonsense: added and required', 'accepted request', [createUrlExchange('/runs/a')]],
  ['header If-None-Match: made required', 'accepted request', [createUrlExchange('/runs/a')]],
  [
    'header If-None-Match: type changed integer',
    'accepted request',
    [createUrlExchange('/runs/a', { 'if-none-match': '"1"' })],
  ],
  // Requests that differ only in a header.
  [
    'header If-None-Match: removed',
    null,
    [createUrlExchange('/runs/a'), createUrlExchange('/runs/a', { 'if-none-match': '"1"' })],
  ],
  [
    'header If-None-Match: type changed integer',
    'accepted request',
    [createUrlExchange('/runs/a'), createUrlExchange('/runs/a', { 'if-none-match': '"1"' })],
  ],
  ['path lab: bound loosened maxLength', 'refused request', [createRefusalExchange('/runs/123456789')]],
  ['path lab: bound tightened maxLength', 'accepted request', [createUrlExchange('/runs/12345')]],
  ['request: made optional', 'refused request', [createRejectionExchange(undefined)]],
  ['request application/json: removed', 'accepted request', [createCreationExchange({ name: 'r' })]],
  ['request application/x-www-form-urlencoded: removed', 'accepted request', [createFormExchange('name=r')]],
  ['request application/json: required dropped name', 'refused request', [createRejectionExchange({})]],
  ['request application/x-www-form-urlencoded: required added day', 'accepted request', [createFormExchange('name=r')]],
  ['request application/x-www-form-urlencoded: property renamed name', 'accepted request', [createFormExchange('name=r')]],
  [
    'request application/x-www-form-urlencoded: property removed day',
    'accepted request',
    [createFormExchange('name=r&day=2026-03-01')],
  ],
  ['request application/json: property renamed name', 'example', []],
  [
    'request application/json: property added nonsense',
    'refused request',
    [createRejectionExchange({ name: 'r', nonsense: 1 })],
  ],
  ['request application/json: object opened', 'refused request', [createRejectionExchange({ name: 'r', other: 1 })]],
  ['request application/json: /name bound tightened minLength', 'accepted request', [createCreationExchange({ name: 'r' })]],
  ['request application/json: /name bound loosened maxLength', 'refused request', [createRejectionExchange({ name: 'rrrrr' })]],
  ['request application/json: /name bound tightened maxLength', 'accepted request', [createCreationExchange({ name: 'rrr' })]],
  ['request application/json: /name pattern dropped', 'refused request', [createRejectionExchange({ name: '1' })]],
  ['request application/json: /name pattern changed', 'example', []],
  [
    'request application/json: /day format dropped date',
    'refused request',
    [createRejectionExchange({ name: 'r', day: 'today' })],
  ],
  ['request application/json: /size null allowed', 'refused request', [createRejectionExchange({ name: 'r', size: null })]],
  ['request application/json: /size type changed string', 'example', []],
  ['answer 418: added', 'slack', [createListExchange([])]],
  ['answer 200: removed', 'answer', [createListExchange([])]],
  [
    'answer 200 text/html: removed',
    'answer',
    [createToySample({ request: 'GET /runs/a', status: 200, page: '<p>', answerHeaders: ETAG })],
  ],
  ['answer 200 application/x-nonsense: added', 'slack', [createListExchange([])]],
  ['answer 200 header X-Nonsense: added', 'slack', [createListExchange([])]],
  ['answer 200 header ETag: removed', 'answer', [createListExchange([])]],
  ['answer 200 header ETag: made optional', 'slack', [createListExchange([])]],
  ['answer 200 header ETag: pattern changed', 'answer', [createListExchange([])]],
  ['answer 200 header ETag: pattern dropped', 'slack', [createListExchange([])]],
  ['answer 200 header Age: made required', 'answer', [createListExchange([])]],
  ['answer 200 header Age: type changed string', 'slack', [createListExchange([], { ...ETAG, age: '3' })]],
  ['answer 200 header Age: bound loosened minimum', 'slack', [createListExchange([], { ...ETAG, age: '3' })]],
  ['answer 200 application/json: required dropped runs', 'slack', [createListExchange([])]],
  ['answer 200 application/json: property renamed runs', 'answer', [createListExchange([])]],
  ['answer 200 application/json: property added nonsense', 'slack', [createListExchange([])]],
  ['answer 200 application/json: /runs type changed object', 'answer', [createListExchange([])]],
  ['answer 200 application/json: /runs null allowed', 'slack', [createListExchange([])]],
  [
    'answer 200 application/json: /runs bound tightened maxItems',
    'answer',
    [createListExchange([{ name: 'r', state: 'done' }])],
  ],
  [
    'answer 200 application/json: /runs/[] property removed name',
    'answer',
    [createListExchange([{ name: 'r', state: 'done' }])],
  ],
  ['answer 200 application/json: /runs/[] required added day', 'answer', [createListExchange([{ name: 'r', state: 'done' }])]],
  ['answer 200 application/json: /runs/[] object opened', 'slack', [createListExchange([{ name: 'r', state: 'done' }])]],
  [
    'answer 200 application/json: /runs/[]/name bound loosened minLength',
    'slack',
    [createListExchange([{ name: 'r', state: 'done' }])],
  ],
  [
    'answer 200 application/json: /runs/[]/state enum narrowed failed',
    'answer',
    [createListExchange([{ name: 'r', state: 'failed' }])],
  ],
  [
    'answer 200 application/json: /runs/[]/state enum widened nonsense',
    'slack',
    [createListExchange([{ name: 'r', state: 'failed' }])],
  ],
  [
    'answer 200 application/json: /runs/[]/day null refused',
    'answer',
    [createListExchange([{ name: 'r', state: 'done', day: null }])],
  ],
  [
    'answer 200 application/json: /runs/[]/day format dropped date',
    'slack',
    [createListExchange([{ name: 'r', state: 'done', day: '2026-03-01' }])],
  ],
  [
    'answer 200 application/json: /runs/[]/day format changed date',
    'answer',
    [createListExchange([{ name: 'r', state: 'done', day: '2026-03-01' }])],
  ],
];

describe('The mutant', () => {
  const findNotice = (mutant: string, exchanges: readonly ExchangeSample[]) => {
    const found = testMutants(exchanges).filter((one) => one.mutant === mutant);
    // A mutant can belong to both operations, so the operation of the exchange is used.
    return found.find(({ operation }) => exchanges.length === 0 || exchanges[0]?.operation === operation)?.killedBy;
  };

  it.each(NOTICED)('"%s" leads to this detection: %s', (mutant, by, seen) => {
    expect(findNotice(mutant, seen)).toBe(by);
  });

  // The form and the JSON body have the same schema, so the example of the JSON body also detects these mutants.
  const silent = NOTICED.filter(
    ([mutant, , seen]) => seen.length > 0 && !/urlencoded: property (renamed|removed)/.test(mutant),
  );

  it.each(silent)('"%s" is not detected without exchanges', (mutant) => {
    expect(findNotice(mutant, [])).toBeNull();
  });
});

describe('A change of a component', () => {
  const state = 'answer 400 application/json: required dropped detail';

  it('is detected for every operation if one operation detects it', () => {
    const results = testMutants([createRefusalExchange('/runs/a?limit=0')]).filter(({ mutant }) => mutant === state);
    expect(results.map(({ operation, killedBy }) => [operation, killedBy])).toEqual([
      ['listRuns', 'slack'],
      ['addRun', 'slack'],
    ]);
  });

  it('is not detected by an operation that does not refer to the component', () => {
    const results = testMutants([createRefusalExchange('/runs/a?limit=0')]).filter(
      ({ mutant }) => mutant === 'answer 400: removed',
    );
    expect(results.map(({ operation, killedBy }) => [operation, killedBy])).toEqual([
      ['listRuns', 'answer'],
      ['addRun', null],
    ]);
  });
});

describe('A test of a mutant', () => {
  const hasNotice = (mutant: string, exchanges: readonly ExchangeSample[]) =>
    testMutants(exchanges).find((one) => one.mutant === mutant && one.operation === exchanges[0]?.operation)?.killedBy;

  const sorted = createToySample({ request: 'GET /runs/a?sort=age', status: 400 });

  it('does not count a valid request that the validator rejected', () => {
    expect(hasNotice('query sort: removed', [sorted])).toBe('accepted request');
    expect(hasNotice('query sort: removed', [{ ...sorted, refusedByContract: true }])).toBeNull();
  });

  it('does not count a rejected request to a platform without a validator', () => {
    const { refusedByContract: _flag, ...toPlatform } = sorted;
    expect(hasNotice('query sort: removed', [toPlatform])).toBeNull();
    expect(hasNotice('query sort: removed', [{ ...toPlatform, answer: { ...toPlatform.answer, status: 200 } }])).toBe(
      'accepted request',
    );
  });

  it('does not count a valid request that was rejected before the validation', () => {
    expect(hasNotice('query sort: removed', [createToySample({ request: 'GET /runs/a?sort=age', status: 403 })])).toBeNull();
  });

  it('does not count a rejected request that also has another error', () => {
    expect(hasNotice('query sort: enum widened nonsense', [createRefusalExchange('/runs/a?sort=nonsense&limit=0')])).toBeNull();
  });

  it('does not count a response that violates the original document', () => {
    expect(
      hasNotice('answer 200 application/json: /runs/[]/state enum narrowed failed', [
        createListExchange([{ name: '', state: 'failed' }]),
      ]),
    ).toBeNull();
  });

  it('does not count an example that violates the original document', () => {
    const broken = structuredClone(toyDocument) as ContractDocument;
    const post = broken.paths['/runs/{lab}']?.post as { requestBody: { content: Record<string, { example: object }> } };
    (post.requestBody.content['application/json'] as { example: object }).example = { name: 'TOO LONG' };
    const results = runMutants(new Map([['toy', broken]]), getTraffic([]), { mostOfAKind: 1e6, foreign: new Set() });
    expect(results.filter(({ killedBy }) => killedBy !== null)).toEqual([]);
  });
});

describe('A recorded fact', () => {
  it('serves as evidence if the response was not stored', () => {
    const fact: Fact = {
      kind: 'fact',
      document: 'toy',
      operation: 'listRuns',
      fact: 'answer 200 application/json property /runs/[]/day',
    };
    const found = testMutants([], [fact]).find(
      ({ mutant }) => mutant === 'answer 200 application/json: /runs/[] property removed day',
    );
    expect(found?.killedBy).toBe('answer');
  });
});

describe('The list of loosely tested constraints', () => {
  const listSlack = (schema: object, ...values: unknown[]) =>
    [...findUntestedConstraints(createSchemaCheck(toyDocument), schema, values)].sort();

  it('is empty without exchanges', () => {
    expect(listSlack({ type: 'string', enum: ['a'] })).toEqual([]);
  });

  it('includes each value of an enum that no exchange has', () => {
    expect(listSlack({ type: 'string', enum: ['a', 'b'] }, 'a')).toEqual([' value "b"']);
  });

  it('includes a bound that no value equals, regardless of the distance', () => {
    expect(listSlack({ type: 'integer', minimum: 1, maximum: 9 }, 1, 8)).toEqual([' maximum']);
    expect(listSlack({ type: 'integer', minimum: 1, maximum: 99 }, 1, 8)).toEqual([' maximum']);
  });

  it('includes a format that all strings match although the schema allows any string', () => {
    expect(listSlack({ type: 'string', minLength: 1 }, '2026-03-01')).toEqual([' minLength', ' other than date']);
    expect(listSlack({ type: 'string', minLength: 1 }, 'two words', 'a')).toEqual([]);
  });

  it('includes a property that is always present or never present', () => {
    const schema = { type: 'object', properties: { a: { type: 'boolean' }, b: { type: 'boolean' } } };
    expect(listSlack(schema, { a: true })).toEqual([' property a absent', ' property b']);
  });

  it('includes an open object without additional properties, and each unnamed property', () => {
    const schema = { type: 'object', additionalProperties: true, properties: { a: {} }, required: ['a'] };
    expect(listSlack(schema, { a: 1 })).toEqual([' other members']);
    expect(listSlack(schema, { a: 1, b: 2 })).toEqual([' unnamed b']);
  });

  it('includes each alternative that no exchange has', () => {
    expect(listSlack({ anyOf: [{ type: 'integer', minimum: 1 }, { type: 'boolean' }] }, 1)).toEqual([' alternative 1']);
  });
});
