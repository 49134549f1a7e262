/** A small document with exchanges, for tests of the recorder. */
import type { ContractDocument } from '../../src/contract/documents/document.ts';
import type { ExchangeSample, Fact, Violation } from './corpus.ts';
import { createDocuments, type Documents } from './documents.ts';
import { judgeExchange } from './judge.ts';
import type { RecordedExchange } from './recorder.ts';
import type { Witness } from './witness.ts';

const ERROR = { type: 'object', required: ['detail'], properties: { detail: { type: 'string' } } };
const createResponse = (schema: object) => ({ description: 'x', content: { 'application/json': { schema } } });

/** A document for seeds that can be listed, created and shown on a page. */
export const TOY: ContractDocument = {
  openapi: '3.0.3',
  info: { title: 'Seeds', version: '1' },
  paths: {
    '/seeds': {
      get: {
        operationId: 'listSeeds',
        parameters: [
          { name: 'limit', in: 'query', schema: { type: 'integer', minimum: 1, maximum: 9 } },
          { name: 'kind', in: 'query', schema: { type: 'array', items: { type: 'string', enum: ['oat', 'rye'] } } },
          { name: 'only', in: 'query', schema: { type: 'boolean' } },
          { name: 'If-None-Match', in: 'header', schema: { type: 'string', maxLength: 5 } },
        ],
        responses: {
          '200': {
            ...createResponse({
              type: 'object',
              required: ['seeds'],
              properties: { seeds: { type: 'array', items: { $ref: '#/components/schemas/Seed' } } },
            }),
            headers: { ETag: { required: true, schema: { type: 'string', minLength: 2 } } },
          },
          '400': createResponse(ERROR),
        },
      },
      post: {
        operationId: 'sowSeed',
        requestBody: {
          required: true,
          content: {
            'application/json': { schema: { $ref: '#/components/schemas/Sowing' } },
            'application/x-www-form-urlencoded': { schema: { $ref: '#/components/schemas/Sowing' } },
          },
        },
        'x-platform-call': [{ method: 'PUT', path: '/ground' }],
        responses: {
          '201': createResponse({ $ref: '#/components/schemas/SownSeed' }),
          '303': { description: 'x' },
          '400': createResponse(ERROR),
        },
      },
    },
    '/seeds/{id}': {
      get: {
        operationId: 'showSeed',
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }],
        responses: {
          '200': { description: 'x', content: { 'text/html': { schema: { type: 'string' } } } },
          '404': createResponse(ERROR),
        },
      },
    },
    '/seeds/{id}/picture': {
      put: {
        operationId: 'drawSeed',
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }],
        requestBody: { required: true, content: { 'multipart/form-data': { schema: { type: 'object' } } } },
        responses: { '204': { description: 'x' } },
      },
    },
  },
  components: {
    schemas: {
      Seed: {
        type: 'object',
        required: ['id'],
        properties: {
          id: { type: 'integer' },
          kind: { type: 'string', enum: ['oat', 'rye'] },
          note: { type: 'string', nullable: true },
        },
      },
      SownSeed: {
        allOf: [
          { $ref: '#/components/schemas/Seed' },
          { type: 'object', properties: { at: { type: 'string', format: 'date' } } },
        ],
      },
      Sowing: {
        type: 'object',
        required: ['kind'],
        properties: { kind: { type: 'string', enum: ['oat', 'rye'] }, depth: { type: 'integer' } },
      },
    },
  },
};

/** The test document as the only one of the server, and as that of the platform. */
export const TOY_DOCUMENTS: Documents = createDocuments(['toy'], 'platform-toy', () => TOY);

export interface Reported {
  readonly facts: readonly Fact['fact'][];
  readonly violations: readonly Violation[];
  readonly samples: readonly ExchangeSample[];
  /** Facts that determine whether the sample is stored. */
  readonly distinctFacts: readonly string[];
  readonly wrong: readonly string[];
}

/** Differences from an exchange that lists one seed. */
export type ToyExchange = Partial<Omit<RecordedExchange, 'request' | 'answer'>> & {
  request?: Partial<RecordedExchange['request']>;
  answer?: Partial<RecordedExchange['answer']>;
};

export function judgeToyExchange({ request, answer, ...rest }: ToyExchange): Reported {
  const facts: string[] = [];
  const violations: Violation[] = [];
  const samples: ExchangeSample[] = [];
  const distinctFacts: string[] = [];
  const witness: Witness = {
    recordFact: (_document, _operation, fact) => facts.push(fact),
    recordViolation: (document, operation, status, where, what) =>
      violations.push({ kind: 'violation', document, operation, ...(status === undefined ? {} : { status }), where, what }),
    recordSample: (sample, listDistinctFacts) => {
      samples.push(sample);
      distinctFacts.push(...listDistinctFacts());
    },
  };
  judgeExchange(
    {
      server: 'application',
      ms: 1,
      route: undefined,
      isRefusedByContract: false,
      isForced: false,
      ...rest,
      request: { method: 'GET', url: '/seeds', headers: {}, body: '', ...request },
      answer: {
        status: 200,
        headers: { 'content-type': 'application/json', etag: '"1"' },
        body: '{"seeds":[{"id":1}]}',
        ...answer,
      },
    },
    witness,
    TOY_DOCUMENTS,
  );
  return { facts, violations, samples, distinctFacts, wrong: violations.map(({ what }) => what) };
}

/** Returns an exchange that creates a seed, with this body and status. */
export function createSeedExchange(body: unknown, status: number, rest: ToyExchange = {}): ToyExchange {
  return {
    ...rest,
    request: {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': '1' },
      body: JSON.stringify(body),
      ...rest.request,
    },
    answer: {
      status,
      headers: status === 303 ? { location: '/seeds' } : { 'content-type': 'application/json' },
      body: status === 201 ? '{"id":1,"at":"2026-03-05"}' : status === 400 ? '{"detail":"body.kind is wrong"}' : '',
      ...rest.answer,
    },
  };
}
