import { Router } from 'express';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLog } from '../log.ts';
import { type ListeningServer, startListening } from '../web/http-server.ts';
import { createListener } from '../web/listener.ts';
import { createBodyReader } from './bodies.ts';
import { getDeprecation } from './deprecation.ts';
import type { ContractDocument, OperationObject } from './documents/document.ts';
import { createErrorBoundary } from './error-boundary.ts';
import { NotFoundError } from './errors.ts';
import { createExpressApp } from './express-app.ts';
import { type Handler, mountHandlers, type OperationTypes } from './handler.ts';
import { createRequestPipeline } from './pipeline.ts';
import { prepareJson } from './prepared.ts';

const ENDS = { deprecated: true, 'x-deprecated-since': '2026-03-01', 'x-sunset': '2027-03-01' };

const json = { description: 'x', content: { 'application/json': { schema: { type: 'object' } } } };

function createOperation(operationId: string, more: object = {}): OperationObject {
  return { operationId, responses: { '200': json, '400': json, '404': json }, ...more };
}

function createDocument(operations: Record<string, OperationObject>): ContractDocument {
  const parameter = { name: 'id', in: 'path', required: true, schema: { type: 'string' } };
  const paths = Object.entries(operations).map(([path, get]) => [
    path,
    { get, ...(path.includes('{id}') ? { parameters: [parameter] } : {}) },
  ]);
  return { openapi: '3.0.3', info: { title: 'Seeds', version: '1' }, paths: Object.fromEntries(paths) };
}

const toy = createDocument({
  '/seeds/{id}': createOperation('getSeed', { ...ENDS, 'x-successor': 'getGrain' }),
  '/grains/{id}': createOperation('getGrain'),
  '/seeds': createOperation('listSeeds', { ...ENDS, 'x-successor': 'getGrain' }),
  '/ears': createOperation('listEars', ENDS),
});

describe('The deprecation headers of a response', () => {
  let server: ListeningServer;
  const called: string[] = [];

  beforeAll(async () => {
    const router = Router();
    const ears = prepareJson({ ears: 1 });
    const replyEmpty: Handler<OperationTypes> = () => ({ status: 200, body: {} }) as never;
    mountHandlers(
      router,
      [
        { operationId: 'getSeed', method: 'GET', path: '/seeds/{id}', access: 'public', statuses: [200] },
        { operationId: 'getGrain', method: 'GET', path: '/grains/{id}', access: 'public', statuses: [200] },
        { operationId: 'listSeeds', method: 'GET', path: '/seeds', access: 'public', statuses: [200] },
        { operationId: 'listEars', method: 'GET', path: '/ears', access: 'public', statuses: [200] },
      ],
      {
        guard: { public: () => undefined },
        handlers: {
          getSeed: (({ path }) => {
            if ((path as { id: string }).id === 'none') throw new NotFoundError('No such seed.');
            return { status: 200, body: {} } as never;
          }) satisfies Handler<OperationTypes>,
          getGrain: replyEmpty,
          listSeeds: replyEmpty,
          listEars: () => ({ status: 200, prepared: ears }) as never,
        },
      },
    );
    const pipeline = createRequestPipeline([{ name: 'seeds', document: toy, router }], {
      validateAnswers: true,
      readBody: createBodyReader({ jsonBytes: 1_000, formBytes: 1_000 }),
      guardOrigin: () => undefined,
      reportDeprecatedCall: ({ operationId }) => called.push(operationId),
    });
    const app = createExpressApp();
    app.use((request, response, next) => pipeline.handle(request, response, next));
    app.use(createErrorBoundary({ renderPage: () => '', report: () => undefined }));
    server = await startListening(
      { listener: createListener(app, pipeline.preparedAnswers, { log: createLog('silent') }) },
      '127.0.0.1',
      0,
    );
  });
  afterAll(() => server.stop(0));
  beforeEach(() => {
    called.length = 0;
  });

  const listHeaders = async (path: string): Promise<Record<string, string | number>> => {
    const answer = await fetch(server.address + path);
    return { status: answer.status, ...Object.fromEntries(answer.headers) };
  };

  it('contain the dates, and a link to the page of the operation', async () => {
    expect(await listHeaders('/ears')).toMatchObject({
      deprecation: '@1772323200',
      sunset: 'Mon, 01 Mar 2027 00:00:00 GMT',
      link: '</reference/listEars>; rel="deprecation"; type="text/html"',
    });
  });

  it('link to the same record of the successor if the URL identifies the record', async () => {
    expect((await listHeaders('/seeds/A%2F1%3C')).link).toContain('</grains/A%2F1%3C>; rel="successor-version"');
  });

  it('link to the page of the successor if the URL lacks a value', async () => {
    expect((await listHeaders('/seeds')).link).toContain('</reference/getGrain>; rel="successor-version"');
  });

  it.each([
    [404, '/seeds/none'],
    [400, '/seeds/1?nonsense=1'],
  ])('are also sent with status %i', async (status, path) => {
    expect(await listHeaders(path)).toMatchObject({ status, deprecation: '@1772323200', sunset: expect.anything() });
  });

  it('are sent even if the response is cached', async () => {
    await listHeaders('/ears');
    expect(await listHeaders('/ears')).toMatchObject({ status: 200, deprecation: '@1772323200' });
  });

  it('are sent only if the operation is deprecated', async () => {
    const headers = await listHeaders('/grains/1');
    expect(Object.keys(headers).filter((name) => ['deprecation', 'sunset', 'link'].includes(name))).toEqual([]);
  });

  it('are accompanied by one log entry for each operation', async () => {
    const second = createRequestPipeline([{ name: 'seeds', document: toy, router: Router() }], {
      validateAnswers: false,
      readBody: createBodyReader({ jsonBytes: 1_000, formBytes: 1_000 }),
      guardOrigin: () => undefined,
      reportDeprecatedCall: ({ operationId }) => called.push(operationId),
    });
    const app = createExpressApp();
    app.use((request, response, next) => second.handle(request, response, next));
    const other = await startListening(
      { listener: createListener(app, second.preparedAnswers, { log: createLog('silent') }) },
      '127.0.0.1',
      0,
    );
    for (const path of ['/seeds/1', '/seeds/2', '/seeds', '/grains/1']) await fetch(other.address + path);
    await other.stop(0);
    expect(called).toEqual(['getSeed', 'listSeeds']);
  });
});

describe('getDeprecation', () => {
  it('returns dates in UTC', () => {
    expect(getDeprecation(createOperation('a', ENDS))).toEqual({
      since: new Date('2026-03-01T00:00:00Z'),
      sunset: new Date('2027-03-01T00:00:00Z'),
    });
  });
});
