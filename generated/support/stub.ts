// Generated from openapi/support (sha256 3cd377ad6aea1f93) by `npm run generate`. Do not edit.
import type { Router } from 'express';
import { type Handler, mount, type Operation } from '../../src/contract/handler.ts';
import type { operations } from './types.d.ts';

/** Answers every operation of the document. A handler whose request or answer disagrees with the contract does not compile. */
export interface SupportApiHandlers {
  /** POST /api/compare: Compare profiles. Answers 200, 400, 403, 413, 415, 500. */
  compareProfiles: Handler<operations['compareProfiles']>;
  /** GET /api/graph: Read saved entities and their relations as a graph. Answers 200, 400, 401, 403, 404. */
  getGraph: Handler<operations['getGraph']>;
  /** GET /api/reference-fields/{entity_type}: Read which fields of an entity type refer to other entities. Answers 200, 400, 404. */
  getReferenceFields: Handler<operations['getReferenceFields']>;
  /** GET /api/lookup/{entity_type}: Find saved entities of a type. Answers 200, 400, 401, 403, 404. */
  lookupEntities: Handler<operations['lookupEntities']>;
  /** POST /api/merge: Merge profiles into one. Answers 200, 400, 403, 413, 415, 500. */
  mergeProfiles: Handler<operations['mergeProfiles']>;
}

/** The operations of the document, for tables and checks. */
export const SupportApiOperations = [
  {
    operationId: 'compareProfiles',
    method: 'POST',
    path: '/api/compare',
    statuses: [200, 400, 403, 413, 415, 500],
  },
  {
    operationId: 'getGraph',
    method: 'GET',
    path: '/api/graph',
    statuses: [200, 400, 401, 403, 404],
  },
  {
    operationId: 'getReferenceFields',
    method: 'GET',
    path: '/api/reference-fields/{entity_type}',
    statuses: [200, 400, 404],
  },
  {
    operationId: 'lookupEntities',
    method: 'GET',
    path: '/api/lookup/{entity_type}',
    statuses: [200, 400, 401, 403, 404],
  },
  {
    operationId: 'mergeProfiles',
    method: 'POST',
    path: '/api/merge',
    statuses: [200, 400, 403, 413, 415, 500],
  },
] as const satisfies readonly Operation[];

/** Registers every handler on an Express router under the path of its operation. */
export function registerSupportApi(router: Router, handlers: SupportApiHandlers): void {
  mount(router, SupportApiOperations, handlers);
}
