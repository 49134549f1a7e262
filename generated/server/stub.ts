// Generated from openapi/server (sha256 516526e07d7fabcc) by `npm run generate`. Do not edit.
// Made by sha256 826baeff7b1ca0f5; what was made has sha256 7fdd641baa57956f.
import type { Router } from 'express';
import { type GuardedHandlers, type Handler, mountHandlers, type Operation } from '../../src/contract/handler.ts';
import type { operations } from './types.d.ts';

/** Access rules of the document. */
export type ServerApiRule = (typeof ServerApiOperations)[number]['access'];

/**
 * Handlers of all operations of the document. A handler whose request or response differs from the contract does not compile.
 * `Access` contains, for each access rule, the type of `access` in the handlers.
 */
export interface ServerApiHandlers<
  Access extends Readonly<Record<ServerApiRule, unknown>> = Readonly<Record<ServerApiRule, unknown>>,
> {
  /** GET /find: Search the site. Responds with 200, 400. */
  findAnything: Handler<
    operations['findAnything'],
    Access['public']
  >;
  /** GET /openapi/{document}: Get the contract of a service. Responds with 200, 304, 400, 404. */
  getDocument: Handler<
    operations['getDocument'],
    Access['public']
  >;
  /** GET /health: Check the health of the process. Responds with 200, 400. */
  getHealth: Handler<
    operations['getHealth'],
    Access['public']
  >;
  /** GET /livez: Check liveness. Responds with 200, 400. */
  getLiveness: Handler<
    operations['getLiveness'],
    Access['public']
  >;
  /** GET /openapi.json: Get the merged contract of all services. Responds with 200, 304, 400. */
  getMergedDocument: Handler<
    operations['getMergedDocument'],
    Access['public']
  >;
  /** GET /metrics: Get the metrics of this process. Responds with 200, 400, 401, 403. */
  getMetrics: Handler<
    operations['getMetrics'],
    Access['metrics:read']
  >;
  /** GET /readyz: Check readiness. Responds with 200, 400, 503. */
  getReadiness: Handler<
    operations['getReadiness'],
    Access['public']
  >;
  /** GET /reference: Show the API reference. Responds with 200, 400. */
  listOperations: Handler<
    operations['listOperations'],
    Access['public']
  >;
  /** GET /: Show the home page. Responds with 200, 400. */
  showHome: Handler<
    operations['showHome'],
    Access['public']
  >;
  /** GET /reference/{operation}: Show an operation with sample requests. Responds with 200, 400, 404. */
  showOperation: Handler<
    operations['showOperation'],
    Access['public']
  >;
  /** GET /redoc: Show the contract of a service in Redoc. Responds with 200, 400, 404. */
  showRedoc: Handler<
    operations['showRedoc'],
    Access['public']
  >;
  /** GET /docs: Show the contract in Swagger UI. Responds with 200, 400. */
  showSwaggerUi: Handler<
    operations['showSwaggerUi'],
    Access['public']
  >;
}

/** The operations of the document. */
export const ServerApiOperations = [
  {
    operationId: 'findAnything',
    method: 'GET',
    path: '/find',
    access: 'public',
    statuses: [200, 400],
  },
  {
    operationId: 'getDocument',
    method: 'GET',
    path: '/openapi/{document}',
    access: 'public',
    statuses: [200, 304, 400, 404],
  },
  {
    operationId: 'getHealth',
    method: 'GET',
    path: '/health',
    access: 'public',
    statuses: [200, 400],
  },
  {
    operationId: 'getLiveness',
    method: 'GET',
    path: '/livez',
    access: 'public',
    statuses: [200, 400],
  },
  {
    operationId: 'getMergedDocument',
    method: 'GET',
    path: '/openapi.json',
    access: 'public',
    statuses: [200, 304, 400],
  },
  {
    operationId: 'getMetrics',
    method: 'GET',
    path: '/metrics',
    access: 'metrics:read',
    statuses: [200, 400, 401, 403],
  },
  {
    operationId: 'getReadiness',
    method: 'GET',
    path: '/readyz',
    access: 'public',
    statuses: [200, 400, 503],
  },
  {
    operationId: 'listOperations',
    method: 'GET',
    path: '/reference',
    access: 'public',
    statuses: [200, 400],
  },
  {
    operationId: 'showHome',
    method: 'GET',
    path: '/',
    access: 'public',
    statuses: [200, 400],
  },
  {
    operationId: 'showOperation',
    method: 'GET',
    path: '/reference/{operation}',
    access: 'public',
    statuses: [200, 400, 404],
  },
  {
    operationId: 'showRedoc',
    method: 'GET',
    path: '/redoc',
    access: 'public',
    statuses: [200, 400, 404],
  },
  {
    operationId: 'showSwaggerUi',
    method: 'GET',
    path: '/docs',
    access: 'public',
    statuses: [200, 400],
  },
] as const satisfies readonly Operation[];

/** Registers the handlers on an Express router under the paths of their operations, behind the guard. */
export function registerServerApi<Access extends Readonly<Record<ServerApiRule, unknown>>>(
  router: Router,
  service: GuardedHandlers<Access, ServerApiHandlers<Access>>,
): void {
  mountHandlers(router, ServerApiOperations, service);
}
