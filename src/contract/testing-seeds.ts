/** Defines a small server behind the contract pipeline: a document about seeds. */
import { Router } from 'express';
import { createLog } from '../log.ts';
import { createOriginGuard } from '../web/cross-site.ts';
import { type ListeningServer, startListening } from '../web/http-server.ts';
import { createListener } from '../web/listener.ts';
import { createBodyReader } from './bodies.ts';
import type { ContractDocument } from './documents/document.ts';
import { createErrorBoundary } from './error-boundary.ts';
import { createExpressApp } from './express-app.ts';
import { type Handler, mountHandlers, type OperationTypes } from './handler.ts';
import { createRequestPipeline } from './pipeline.ts';
import { prepareJson, prepareUntagged } from './prepared.ts';

/** Calls that the server received. */
export interface SeenBySeeds {
  /** Number of calls of a counting handler. */
  handled: number;
  readonly reported: unknown[];
}

const createJsonContent = (schema: object) => ({ 'application/json': { schema } });
const createAnswers = (...statuses: number[]) =>
  Object.fromEntries(
    statuses.map((status) => [
      String(status),
      { description: 'x', content: createJsonContent({ type: 'object', additionalProperties: true }) },
    ]),
  );
const page = { description: 'x', content: { 'text/html': { schema: { type: 'string' } } } };

const seeds: ContractDocument = {
  openapi: '3.0.3',
  info: { title: 'Seeds', version: '1' },
  paths: {
    '/seeds/{id}': {
      get: {
        operationId: 'getSeed',
        parameters: [
          { name: 'id', in: 'path', required: true, schema: { type: 'integer', maximum: 1000 } },
          { name: 'most', in: 'query', schema: { type: 'integer', maximum: 10 } },
          { name: 'unit', in: 'query', schema: { type: 'string', enum: ['gram', 'piece'] } },
        ],
        responses: {
          ...createAnswers(400, 404),
          '200': {
            description: 'x',
            content: createJsonContent({
              type: 'object',
              required: ['id'],
              additionalProperties: false,
              properties: { id: { type: 'integer' } },
            }),
          },
        },
      },
    },
    '/prepared': { get: { operationId: 'getPrepared', responses: createAnswers(200, 400) } },
    '/untagged': { get: { operationId: 'getUntagged', responses: createAnswers(200, 400) } },
    '/broken': { get: { operationId: 'getBroken', responses: createAnswers(200, 400) } },
    '/page': { get: { operationId: 'getPage', responses: { '200': page, '400': page } } },
    '/seeds': {
      post: {
        operationId: 'addSeed',
        requestBody: {
          required: true,
          content: {
            ...createJsonContent({
              type: 'object',
              required: ['name'],
              additionalProperties: false,
              properties: {
                name: { type: 'string', maxLength: 10 },
                tags: { type: 'array', items: { type: 'string' } },
                data: { type: 'object', additionalProperties: true },
              },
            }),
            'application/x-www-form-urlencoded': {
              schema: {
                type: 'object',
                additionalProperties: false,
                properties: { name: { type: 'string' }, tags: { type: 'array', items: { type: 'string' } } },
              },
            },
          },
        },
        responses: createAnswers(201, 400, 403, 413, 415),
      },
    },
  },
} as never;

const createSeedHandlers = (seen: SeenBySeeds): Record<string, Handler<OperationTypes>> => ({
  getSeed: ({ path }) => {
    seen.handled += 1;
    return { status: 200, body: path } as never;
  },
  getPrepared: () => {
    seen.handled += 1;
    return { status: 200, prepared: prepareJson({ ok: true }) } as never;
  },
  getUntagged: () => {
    seen.handled += 1;
    return { status: 200, prepared: prepareUntagged({ ok: true }) } as never;
  },
  getBroken: () => {
    throw new Error('secret /etc/path');
  },
  getPage: () => ({ status: 200, type: 'text/html', content: '<p>page</p>' }) as never,
  addSeed: ({ body }) => ({ status: 201, body }) as never,
});

/** Starts the server on a free port. `validateAnswers` is true in tests and development, and false in production. */
export async function startSeedServer(validateAnswers: boolean, seen: SeenBySeeds): Promise<ListeningServer> {
  const router = Router();
  mountHandlers(
    router,
    [...Object.entries(seeds.paths)].flatMap(([path, item]) =>
      Object.entries(item).map(([method, operation]) => ({
        path,
        method: method.toUpperCase(),
        operationId: (operation as { operationId: string }).operationId,
        access: 'public',
        statuses: [],
      })),
    ),
    { guard: { public: () => undefined }, handlers: createSeedHandlers(seen) },
  );
  // The handler does not read violations, so the pipeline must reject violations of programs.
  const handlesViolations = new Set(['addSeed']);
  const pipeline = createRequestPipeline([{ name: 'seeds', document: seeds, router, handlesViolations }], {
    validateAnswers,
    readBody: createBodyReader({ jsonBytes: 10_000, formBytes: 1_000 }),
    guardOrigin: createOriginGuard(['http://own.example']),
  });
  const app = createExpressApp();
  app.use((request, response, next) => pipeline.handle(request, response, next));
  app.use(
    createErrorBoundary({
      renderPage: ({ detail }) => {
        if (detail.includes('unprintable')) throw new Error('secret view');
        return `<h1>${detail}</h1>`;
      },
      report: (error) => seen.reported.push(error),
    }),
  );
  return startListening(
    { listener: createListener(app, pipeline.preparedAnswers, { log: createLog('silent') }) },
    '127.0.0.1',
    0,
  );
}
