// @module-tag full
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDocument } from '../../src/contract/documents/document.ts';
import { OWN_DOCUMENTS } from '../traffic/documents.ts';
import { generateRequestBreaks } from './broken-requests.ts';
import { createSchemaBreaks, JsonNumber } from './broken-values.ts';
import { type FuzzOperation, listFuzzOperations, type RequestSchema } from './fuzz-operations.ts';
import { createWireRequest, type Draft, formatJson } from './requests.ts';
import { isAllowedBySchema, listSchemaComplaints } from './schema-judge.ts';
import { deriveSeed } from './shares.ts';
import { generateValidDrafts } from './valid-requests.ts';
import { generateValidValues } from './valid-values.ts';

const operations = OWN_DOCUMENTS.flatMap((name) => listFuzzOperations(readDocument(name), name));
const nothingKnown = { hints: () => [] };
const named = operations.map((operation) => [operation.id, operation] as const);

/** A schema with all constraints that requests of the documents have. */
const EVERYTHING: RequestSchema = {
  type: 'object',
  required: ['title', 'tags'],
  additionalProperties: false,
  minProperties: 1,
  properties: {
    title: { type: 'string', minLength: 2, maxLength: 10 },
    slug: { type: 'string', maxLength: 5, pattern: '^[a-z]+$' },
    id: { type: 'string', format: 'uuid' },
    email: { type: 'string', format: 'email' },
    kind: { type: 'string', enum: ['chat', 'cursor'] },
    count: { type: 'integer', minimum: 1, maximum: 9 },
    share: { type: 'number', minimum: 0, maximum: 1 },
    note: { type: 'string', nullable: true, maxLength: 3 },
    isDone: { type: 'boolean' },
    tags: { type: 'array', minItems: 2, maxItems: 3, items: { type: 'string', minLength: 1 } },
    truth: { anyOf: [{ type: 'boolean' }, { type: 'string', pattern: '^(True|False)$' }] },
    data: { type: 'object', additionalProperties: { type: 'integer' }, maxProperties: 2 },
  },
};

/** The JSON Schema keyword that a kind violates, if the kind has another name. */
const KEYWORDS: Readonly<Record<string, string>> = {
  null: 'type',
  fraction: 'type',
  'unknown member': 'additionalProperties',
  alternatives: 'anyOf',
};

describe('A schema violation', () => {
  const breaks = createSchemaBreaks(EVERYTHING, nothingKnown.hints);
  const titled = breaks.map(
    (one) => [`${one.kind} at /${one.at.filter((step) => typeof step !== 'object').join('/')}`, one] as const,
  );

  it('is generated for every constraint', () => {
    const kinds = new Set(breaks.map(({ kind }) => kind));
    expect([...kinds].sort()).toEqual(
      [
        ...[
          'alternatives',
          'enum',
          'format',
          'fraction',
          'maxItems',
          'maxLength',
          'maxProperties',
          'maximum',
          'minItems',
          'minLength',
        ],
        ...['minProperties', 'minimum', 'null', 'pattern', 'required', 'type', 'unknown member'],
      ].sort(),
    );
  });

  it.each(titled)('breaks only the constraint %s', (_title, { kind, at, values }) => {
    const steps = at.filter((step) => typeof step !== 'object');
    // Missing, additional or too many members are errors of the object or list that contains them.
    const isAboutHolder = ['required', 'maxItems'].includes(kind);
    const place = `/${(isAboutHolder ? steps.slice(0, -1) : steps).join('/')}`.replace(/\/$/, '');
    for (const value of fc.sample(values, { seed: 7, numRuns: 30 })) {
      const found = listSchemaComplaints(EVERYTHING, JSON.parse(formatJson(value)));
      expect(found.map(({ keyword }) => keyword)).toContain(place.startsWith('/truth') ? 'anyOf' : (KEYWORDS[kind] ?? kind));
      // Without members, required members are also missing.
      if (kind !== 'minProperties') expect(found.filter((one) => one.at !== place)).toEqual([]);
    }
  });
});

describe('A value that is generated as valid', () => {
  it('conforms to its schema', () => {
    const values = fc.sample(generateValidValues(EVERYTHING, { hints: nothingKnown.hints }), { seed: 7, numRuns: 300 });
    expect(values.filter((value) => !isAllowedBySchema(EVERYTHING, value))).toEqual([]);
  });

  it('is taken from existing records that conform to the schema', () => {
    const schema: RequestSchema = { type: 'string', maxLength: 5 };
    const listCertainValues = () => ['known', 'much too long'];
    expect(
      new Set(fc.sample(generateValidValues(schema, { hints: listCertainValues, certain: listCertainValues, name: 'x' }), 50)),
    ).toEqual(new Set(['known']));
  });
});

describe.each(named)('Requests for %s', (_id, operation) => {
  const sampleDrafts = (drafts: fc.Arbitrary<Draft>, numRuns = 2) => fc.sample(drafts, { seed: 11, numRuns });

  it('satisfy the schema if they are generated as valid', () => {
    expect(
      sampleDrafts(generateValidDrafts(operation, nothingKnown), 5).flatMap((draft) => createWrongBody(operation, draft)),
    ).toEqual([]);
  });

  it('violate the schema if they are generated as invalid', () => {
    const breaks = generateRequestBreaks(operation, nothingKnown).filter(({ place }) => /^body \S+ \//.test(place));
    const valid = breaks.filter(({ drafts }) =>
      sampleDrafts(drafts).some((draft) => createWrongBody(operation, draft).length === 0),
    );
    expect(valid.map(({ kind, place }) => `${kind} at ${place}`)).toEqual([]);
  });
});

/** Returns the violations of the body's schema. */
function createWrongBody({ bodies }: FuzzOperation, { body }: Draft): string[] {
  const found = bodies.find(({ type }) => type === body?.type);
  if (body === undefined || found === undefined || !('value' in body)) return [];
  return listSchemaComplaints(found.schema, replaceFilesByBytes(JSON.parse(formatJson(body.value)))).map(
    ({ at, keyword }) => `${keyword} at ${at}`,
  );
}

/** Replaces files by strings, as schemas describe them. */
function replaceFilesByBytes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(replaceFilesByBytes);
  if (typeof value !== 'object' || value === null) return value;
  if ('file' in value && 'content' in value && Object.keys(value).length === 2) return 'bytes';
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, replaceFilesByBytes(inner)]));
}

describe('The seed of a generator', () => {
  const [operation] = operations.filter(({ id }) => id === 'saveHubEntity') as [FuzzOperation];
  const listRequests = (seed: number) =>
    generateRequestBreaks(operation, nothingKnown).flatMap(({ kind, place, drafts }) =>
      fc
        .sample(drafts, { seed: deriveSeed(seed, operation.id, `${kind} at ${place}`), numRuns: 2 })
        .map((draft) => createWireRequest(operation, draft)),
    );

  it('determines the generated requests', () => {
    expect(listRequests(1)).toEqual(listRequests(1));
  });

  it('leads to different requests than another seed', () => {
    expect(listRequests(1)).not.toEqual(listRequests(2));
  });
});

describe('A generated request', () => {
  it('can contain numbers that JavaScript cannot represent', () => {
    expect(formatJson({ a: [new JsonNumber('1e400')], b: 'number 0' })).toBe('{"a":[1e400],"b":"number 0"}');
  });

  it('encodes an unpaired surrogate in three bytes, which are not valid UTF-8', () => {
    const draft = { path: { id: 'a\ud800/é' }, query: [], headers: {} };
    expect(createWireRequest({ method: 'GET', path: '/x/{id}' }, draft).target).toBe('/x/a%ED%A0%80%2F%C3%A9');
  });
});
