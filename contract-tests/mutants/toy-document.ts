/** A small document with recorded exchanges. The check that detects each mutant is known. */
import { parse } from 'yaml';
import type { ContractDocument } from '../../src/contract/documents/document.ts';
import type { ExchangeSample, Fact, Traffic } from '../traffic/corpus.ts';

/** A document with two operations: one lists runs, the other adds a run by form or JSON. */
export const toyDocument = parse(`
openapi: 3.0.3
info: { title: Runs, version: 1.0.0 }
paths:
  /runs/{lab}:
    parameters:
      - { name: lab, in: path, required: true, schema: { type: string, maxLength: 8 } }
    get:
      operationId: listRuns
      parameters:
        - { name: sort, in: query, schema: { type: string, enum: [name, age] } }
        - { name: limit, in: query, schema: { type: integer, minimum: 1, maximum: 10 } }
        - { name: If-None-Match, in: header, schema: { type: string } }
      responses:
        '200':
          headers:
            ETag: { required: true, schema: { type: string, pattern: '^"' } }
            Age: { schema: { type: integer, minimum: 0 } }
          content:
            application/json: { schema: { $ref: '#/components/schemas/RunList' } }
            text/html: { schema: { type: string } }
        '304': { headers: { ETag: { required: true, schema: { type: string } } } }
        '400': { content: { application/json: { schema: { $ref: '#/components/schemas/Error' } } } }
    post:
      operationId: addRun
      requestBody:
        required: true
        content:
          application/json:
            schema: { $ref: '#/components/schemas/NewRun' }
            example: { name: r2, day: '2026-03-01', size: 3 }
          application/x-www-form-urlencoded: { schema: { $ref: '#/components/schemas/NewRun' } }
      responses:
        '201': {}
        '400': { content: { application/json: { schema: { $ref: '#/components/schemas/Error' } } } }
components:
  schemas:
    RunList:
      type: object
      required: [runs]
      properties:
        runs: { type: array, maxItems: 100, items: { $ref: '#/components/schemas/Run' } }
    Run:
      type: object
      required: [name, state]
      additionalProperties: false
      properties:
        name: { type: string, minLength: 1, maxLength: 20 }
        state: { type: string, enum: [done, failed] }
        day: { type: string, format: date, nullable: true }
        next: { $ref: '#/components/schemas/Run' }
    NewRun:
      type: object
      required: [name]
      additionalProperties: false
      properties:
        name: { type: string, minLength: 1, maxLength: 4, pattern: '^[a-z]' }
        day: { type: string, format: date }
        size: { type: integer }
    Error: { type: object, required: [detail], properties: { detail: { type: string } } }
`) as ContractDocument;

const JSON_TYPE = 'application/json';

interface Seen {
  /** Method and address: `GET /runs/a?limit=1`. */
  request: string;
  headers?: Record<string, string>;
  body?: unknown;
  form?: string;
  status: number;
  answer?: unknown;
  page?: string;
  answerHeaders?: Record<string, string>;
  valid?: boolean;
}

/** Creates an exchange with one of the two operations. */
export function createToySample({
  request,
  headers = {},
  body,
  form,
  status,
  answer,
  page,
  answerHeaders = {},
  valid = true,
}: Seen): ExchangeSample {
  const [method = '', url = ''] = request.split(' ');
  const text = form ?? (body === undefined ? '' : JSON.stringify(body));
  const sent =
    form === undefined
      ? body === undefined
        ? {}
        : { 'content-type': JSON_TYPE }
      : { 'content-type': 'application/x-www-form-urlencoded' };
  const answered =
    answer === undefined ? (page === undefined ? {} : { 'content-type': 'text/html' }) : { 'content-type': JSON_TYPE };
  return {
    kind: 'exchange',
    document: 'toy',
    operation: method === 'GET' ? 'listRuns' : 'addRun',
    request: { method, url, headers: { ...sent, 'content-length': String(text.length), ...headers }, body: text },
    answer: {
      status,
      headers: { ...answered, ...answerHeaders },
      body: answer === undefined ? (page ?? '') : JSON.stringify(answer),
    },
    ms: 1,
    requestValid: valid,
    refusedByContract: !valid,
  };
}

/** Returns traffic that consists of these exchanges. */
export function getTraffic(exchanges: readonly ExchangeSample[], facts: readonly Fact[] = []): Traffic {
  return { exchanges, facts, violations: [] };
}
