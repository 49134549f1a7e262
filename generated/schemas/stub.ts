// Generated from openapi/schemas (sha256 26fd8f5c78869fbf) by `npm run generate`. Do not edit.
// Made by sha256 d7cb1d1b2cd490b6; what was made has sha256 5245c3a96c0094ba.
import type { Router } from 'express';
import { type Handler, mount, type Operation } from '../../src/contract/handler.ts';
import type { operations } from './types.d.ts';

/** Answers every operation of the document. A handler whose request or answer disagrees with the contract does not compile. */
export interface SchemasApiHandlers {
  /** GET /schemas/{version}/{entity}: Read the JSON Schema of an entity. Answers 200, 304, 400, 404. */
  getEntitySchema: Handler<operations['getEntitySchema']>;
  /** GET /api/profiles/{profile}/{version}: Read a profile in the format of a profile file. Answers 200, 304, 400, 404. */
  getProfile: Handler<operations['getProfile']>;
  /** GET /api/profiles/{profile}/{version}/example: Read the example data set of a profile. Answers 200, 304, 400, 404. */
  getProfileExample: Handler<operations['getProfileExample']>;
  /** GET /api/profiles: List every profile with its versions. Answers 200, 400. */
  listProfiles: Handler<operations['listProfiles']>;
  /** GET /schemas/{version}: List the entities of a version in the profile’s order. Answers 200, 400, 404. */
  listSchemaEntities: Handler<operations['listSchemaEntities']>;
  /** GET /schemas: List the versions of a profile. Answers 200, 400, 404. */
  listSchemaVersions: Handler<operations['listSchemaVersions']>;
  /** GET /profiles/{profile}/{version}/{entity}: Show an entity with its fields, terms and rules. Answers 200, 400, 404. */
  showEntity: Handler<operations['showEntity']>;
  /** GET /profiles/{profile}/{version}: Show a profile with its entities and rules. Answers 200, 400, 404. */
  showProfile: Handler<operations['showProfile']>;
  /** GET /profiles: Browse the profiles. Answers 200, 400, 404. */
  showProfiles: Handler<operations['showProfiles']>;
  /** GET /validator: Show the form that validates pasted JSON or YAML. Answers 200, 400, 404. */
  showValidator: Handler<operations['showValidator']>;
  /** POST /validate: Validate an object against an entity of a profile. Answers 200, 400, 403, 404, 413, 415, 503. */
  validateObject: Handler<operations['validateObject']>;
  /** POST /validator: Validate pasted JSON or YAML and show the errors at their lines. Answers 200, 400, 403, 404, 413, 415, 503. */
  validateText: Handler<operations['validateText']>;
}

/** The operations of the document, for tables and checks. */
export const SchemasApiOperations = [
  {
    operationId: 'getEntitySchema',
    method: 'GET',
    path: '/schemas/{version}/{entity}',
    statuses: [200, 304, 400, 404],
  },
  {
    operationId: 'getProfile',
    method: 'GET',
    path: '/api/profiles/{profile}/{version}',
    statuses: [200, 304, 400, 404],
  },
  {
    operationId: 'getProfileExample',
    method: 'GET',
    path: '/api/profiles/{profile}/{version}/example',
    statuses: [200, 304, 400, 404],
  },
  {
    operationId: 'listProfiles',
    method: 'GET',
    path: '/api/profiles',
    statuses: [200, 400],
  },
  {
    operationId: 'listSchemaEntities',
    method: 'GET',
    path: '/schemas/{version}',
    statuses: [200, 400, 404],
  },
  {
    operationId: 'listSchemaVersions',
    method: 'GET',
    path: '/schemas',
    statuses: [200, 400, 404],
  },
  {
    operationId: 'showEntity',
    method: 'GET',
    path: '/profiles/{profile}/{version}/{entity}',
    statuses: [200, 400, 404],
  },
  {
    operationId: 'showProfile',
    method: 'GET',
    path: '/profiles/{profile}/{version}',
    statuses: [200, 400, 404],
  },
  {
    operationId: 'showProfiles',
    method: 'GET',
    path: '/profiles',
    statuses: [200, 400, 404],
  },
  {
    operationId: 'showValidator',
    method: 'GET',
    path: '/validator',
    statuses: [200, 400, 404],
  },
  {
    operationId: 'validateObject',
    method: 'POST',
    path: '/validate',
    statuses: [200, 400, 403, 404, 413, 415, 503],
  },
  {
    operationId: 'validateText',
    method: 'POST',
    path: '/validator',
    statuses: [200, 400, 403, 404, 413, 415, 503],
  },
] as const satisfies readonly Operation[];

/** Registers every handler on an Express router under the path of its operation. */
export function registerSchemasApi(router: Router, handlers: SchemasApiHandlers): void {
  mount(router, SchemasApiOperations, handlers);
}
