// Generated from openapi/schemas (sha256 0e53a1897af59c07) by `npm run generate`. Do not edit.
// Made by sha256 ce501d29780275b9; what was made has sha256 9fa5ae97fa892631.
import type { Router } from 'express';
import { type GuardedHandlers, type Handler, mountHandlers, type Operation } from '../../src/contract/handler.ts';
import type { operations } from './types.d.ts';

/** Rules of access of the document. */
export type SchemasApiRule = (typeof SchemasApiOperations)[number]['access'];

/**
 * Answers every operation of the document. A handler whose request or answer disagrees with the contract does not compile.
 * `Access` has for each rule the type of what the guard hands to the handlers.
 */
export interface SchemasApiHandlers<
  Access extends Readonly<Record<SchemasApiRule, unknown>> = Readonly<Record<SchemasApiRule, unknown>>,
> {
  /** GET /schemas/{version}/{entity}: Get the JSON Schema of an entity. Answers 200, 304, 400, 404. */
  getEntitySchema: Handler<
    operations['getEntitySchema'],
    Access['public']
  >;
  /** GET /api/profiles/{profile}/{version}: Get a profile as a profile file. Answers 200, 304, 400, 404. */
  getProfile: Handler<
    operations['getProfile'],
    Access['public']
  >;
  /** GET /api/profiles/{profile}/{version}/example: Get the example data set of a profile. Answers 200, 304, 400, 404. */
  getProfileExample: Handler<
    operations['getProfileExample'],
    Access['public']
  >;
  /** GET /api/profiles: List the profiles with their versions. Answers 200, 400. */
  listProfiles: Handler<
    operations['listProfiles'],
    Access['public']
  >;
  /** GET /schemas/{version}: List the entities of a version. Answers 200, 400, 404. */
  listSchemaEntities: Handler<
    operations['listSchemaEntities'],
    Access['public']
  >;
  /** GET /schemas: List the versions of a profile. Answers 200, 400, 404. */
  listSchemaVersions: Handler<
    operations['listSchemaVersions'],
    Access['public']
  >;
  /** GET /profiles/{profile}/{version}/{entity}: Show an entity of a profile. Answers 200, 400, 404. */
  showEntity: Handler<
    operations['showEntity'],
    Access['public']
  >;
  /** GET /profiles/{profile}/{version}: Show a profile. Answers 200, 400, 404. */
  showProfile: Handler<
    operations['showProfile'],
    Access['public']
  >;
  /** GET /profiles: Browse the profiles. Answers 200, 400, 404. */
  showProfiles: Handler<
    operations['showProfiles'],
    Access['public']
  >;
  /** GET /validator: Show the validation form. Answers 200, 400, 404. */
  showValidator: Handler<
    operations['showValidator'],
    Access['public']
  >;
  /** POST /validate: Validate an object. Answers 200, 400, 403, 404, 413, 415, 503. */
  validateObject: Handler<
    operations['validateObject'],
    Access['public']
  >;
  /** POST /validator: Validate pasted JSON or YAML. Answers 200, 400, 403, 404, 413, 415, 503. */
  validateText: Handler<
    operations['validateText'],
    Access['public']
  >;
}

/** The operations of the document, for tables and checks. */
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

/** Registers every handler on an Express router under the path of its operation, behind the guard. */
export function registerSchemasApi<Access extends Readonly<Record<SchemasApiRule, unknown>>>(
  router: Router,
  service: GuardedHandlers<Access, SchemasApiHandlers<Access>>,
): void {
  mountHandlers(router, SchemasApiOperations, service);
}
