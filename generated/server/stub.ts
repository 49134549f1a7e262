// Generated from openapi/server (sha256 e77cb03fd6aeda90) by `npm run generate`. Do not edit.
// Made by sha256 d7cb1d1b2cd490b6; what was made has sha256 a7ed77eacdf00436.
import type { Router } from 'express';
import { type Handler, mount, type Operation } from '../../src/contract/handler.ts';
import type { operations } from './types.d.ts';

/** Answers every operation of the document. A handler whose request or answer disagrees with the contract does not compile. */
export interface ServerApiHandlers {
  /** GET /find: Find pages, data and operations by words. Answers 200, 400. */
  findAnything: Handler<operations['findAnything']>;
  /** GET /openapi/{document}: Read the contract of one mounted service. Answers 200, 304, 400, 404. */
  getDocument: Handler<operations['getDocument']>;
  /** GET /health: Say that the process serves. Answers 200, 400. */
  getHealth: Handler<operations['getHealth']>;
  /** GET /livez: Say that the process is alive. Answers 200, 400. */
  getLiveness: Handler<operations['getLiveness']>;
  /** GET /openapi.json: Read the merged contract of every mounted service. Answers 200, 304, 400. */
  getMergedDocument: Handler<operations['getMergedDocument']>;
  /** GET /metrics: Read the figures of this process. Answers 200, 400, 401, 403. */
  getMetrics: Handler<operations['getMetrics']>;
  /** GET /readyz: Say whether the server is ready for work. Answers 200, 400, 503. */
  getReadiness: Handler<operations['getReadiness']>;
  /** GET /reference: Show every operation that is on. Answers 200, 400. */
  listOperations: Handler<operations['listOperations']>;
  /** GET /: Show what this server offers. Answers 200, 400. */
  showHome: Handler<operations['showHome']>;
  /** GET /reference/{operation}: Show one operation with samples of requests. Answers 200, 304, 400, 404. */
  showOperation: Handler<operations['showOperation']>;
  /** GET /redoc: Show the contract in Redoc. Answers 200, 400. */
  showRedoc: Handler<operations['showRedoc']>;
  /** GET /docs: Show the contract in Swagger UI. Answers 200, 400. */
  showSwaggerUi: Handler<operations['showSwaggerUi']>;
}

/** The operations of the document, for tables and checks. */
export const ServerApiOperations = [
  {
    operationId: 'findAnything',
    method: 'GET',
    path: '/find',
    statuses: [200, 400],
  },
  {
    operationId: 'getDocument',
    method: 'GET',
    path: '/openapi/{document}',
    statuses: [200, 304, 400, 404],
  },
  {
    operationId: 'getHealth',
    method: 'GET',
    path: '/health',
    statuses: [200, 400],
  },
  {
    operationId: 'getLiveness',
    method: 'GET',
    path: '/livez',
    statuses: [200, 400],
  },
  {
    operationId: 'getMergedDocument',
    method: 'GET',
    path: '/openapi.json',
    statuses: [200, 304, 400],
  },
  {
    operationId: 'getMetrics',
    method: 'GET',
    path: '/metrics',
    statuses: [200, 400, 401, 403],
  },
  {
    operationId: 'getReadiness',
    method: 'GET',
    path: '/readyz',
    statuses: [200, 400, 503],
  },
  {
    operationId: 'listOperations',
    method: 'GET',
    path: '/reference',
    statuses: [200, 400],
  },
  {
    operationId: 'showHome',
    method: 'GET',
    path: '/',
    statuses: [200, 400],
  },
  {
    operationId: 'showOperation',
    method: 'GET',
    path: '/reference/{operation}',
    statuses: [200, 304, 400, 404],
  },
  {
    operationId: 'showRedoc',
    method: 'GET',
    path: '/redoc',
    statuses: [200, 400],
  },
  {
    operationId: 'showSwaggerUi',
    method: 'GET',
    path: '/docs',
    statuses: [200, 400],
  },
] as const satisfies readonly Operation[];

/** Registers every handler on an Express router under the path of its operation. */
export function registerServerApi(router: Router, handlers: ServerApiHandlers): void {
  mount(router, ServerApiOperations, handlers);
}
