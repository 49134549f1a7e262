// Generated from openapi/schemas (sha256 59fff4c73dba6526) by `npm run generate`. Do not edit.
// Made by sha256 826baeff7b1ca0f5; what was made has sha256 f1874d79560f8e9f.
import type { Router } from 'express';
import { type GuardedHandlers, type Handler, mountHandlers, type Operation } from '../../src/contract/handler.ts';
import type { operations } from './types.d.ts';

/** Access rules of the document. */
export type SchemasApiRule = (typeof SchemasApiOperations)[number]['access'];

/**
 * Handlers of all operations of the document. A handler whose request or response differs from the contract does not compile.
 * `Access` contains, for each access rule, the type of `access` in the handlers.
 */
export interface SchemasApiHandlers<
  Access extends Readonly<Record<SchemasApiRule, unknown>> = Readonly<Record<SchemasApiRule, unknown>>,
> {
  /** GET /schemas/{version}/{entity}: Get the JSON Schema of an entity. Responds with 200, 304, 400, 404. */
  getEntitySchema: Handler<
    operations['getEntitySchema'],
    Access['public']
  >;
  /** GET /api/profiles/{profile}/{version}: Get a profile as a profile file. Responds with 200, 304, 400, 404. */
  getProfile: Handler<
    operations['getProfile'],
    Access['public']
  >;
  /** GET /api/profiles/{profile}/{version}/example: Get the example data set of a profile. Responds with 200, 304, 400, 404. */
  getProfileExample: Handler<
    operations['getProfileExample'],
    Access['public']
  >;
  /** GET /api/profiles: List the profiles with their versions. Responds with 200, 400. */
  listProfiles: Handler<
    operations['listProfiles'],
    Access['public']
  >;
  /** GET /schemas/{version}: List the entities of a version. Responds with 200, 400, 404. */
  listSchemaEntities: Handler<
    operations['listSchemaEntities'],
    Access['public']
  >;
  /** GET /schemas: List the versions of a profile. Responds with 200, 400, 404. */
  listSchemaVersions: Handler<
    operations['listSchemaVersions'],
    Access['public']
  >;
  /** GET /profiles/{profile}/{version}/{entity}: Show an entity of a profile. Responds with 200, 400, 404. */
  showEntity: Handler<
    operations['showEntity'],
    Access['public']
  >;
  /** GET /profiles/{profile}/{version}: Show a profile. Responds with 200, 400, 404. */
  showProfile: Handler<
    operations['showProfile'],
    Access['public']
  >;
  /** GET /profiles: Browse the profiles. Responds with 200, 400, 404. */
  showProfiles: Handler<
    operations['showProfiles'],
    Access['public']
  >;
  /** GET /validator: Show the validation form. Responds with 200, 400, 404. */
  showValidator: Handler<
    operations['showValidator'],
    Access['public']
  >;
  /** POST /validate: Validate an object. Responds with 200, 400, 403, 404, 413, 415, 503. */
  validateObject: Handler<
    operations['validateObject'],
    Access['public']
  >;
  /** POST /validator: Validate pasted JSON or YAML. Responds with 200, 400, 403, 404, 413, 415, 503. */
  validateText: Handler<
    operations['validateText'],
    Access['public']
  >;
}

/** The operations of the document. */
export const SchemasApiOperations = [
  {
    operationId: 'getEntitySchema',
    method: 'GET',
    path: '/schemas/{version}/{entity}',
    access: 'public',
    statuses: [200, 304, 400, 404],
  },
  {
    operationId: 'getProfile',
    method: 'GET',
    path: '/api/profiles/{profile}/{version}',
    access: 'public',
    statuses: [200, 304, 400, 404],
  },
  {
    operationId: 'getProfileExample',
    method: 'GET',
    path: '/api/profiles/{profile}/{version}/example',
    access: 'public',
    statuses: [200, 304, 400, 404],
  },
  {
    operationId: 'listProfiles',
    method: 'GET',
    path: '/api/profiles',
    access: 'public',
    statuses: [200, 400],
  },
  {
    operationId: 'listSchemaEntities',
    method: 'GET',
    path: '/schemas/{version}',
    access: 'public',
    statuses: [200, 400, 404],
  },
  {
    operationId: 'listSchemaVersions',
    method: 'GET',
    path: '/schemas',
    access: 'public',
    statuses: [200, 400, 404],
  },
  {
    operationId: 'showEntity',
    method: 'GET',
    path: '/profiles/{profile}/{version}/{entity}',
    access: 'public',
    statuses: [200, 400, 404],
  },
  {
    operationId: 'showProfile',
    method: 'GET',
    path: '/profiles/{profile}/{version}',
    access: 'public',
    statuses: [200, 400, 404],
  },
  {
    operationId: 'showProfiles',
    method: 'GET',
    path: '/profiles',
    access: 'public',
    statuses: [200, 400, 404],
  },
  {
    operationId: 'showValidator',
    method: 'GET',
    path: '/validator',
    access: 'public',
    statuses: [200, 400, 404],
  },
  {
    operationId: 'validateObject',
    method: 'POST',
    path: '/validate',
    access: 'public',
    statuses: [200, 400, 403, 404, 413, 415, 503],
  },
  {
    operationId: 'validateText',
    method: 'POST',
    path: '/validator',
    access: 'public',
    statuses: [200, 400, 403, 404, 413, 415, 503],
  },
] as const satisfies readonly Operation[];

/** Registers the handlers on an Express router under the paths of their operations, behind the guard. */
export function registerSchemasApi<Access extends Readonly<Record<SchemasApiRule, unknown>>>(
  router: Router,
  service: GuardedHandlers<Access, SchemasApiHandlers<Access>>,
): void {
  mountHandlers(router, SchemasApiOperations, service);
}
