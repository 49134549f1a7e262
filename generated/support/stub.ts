// Generated from openapi/support (sha256 101ad49d5e34e8aa) by `npm run generate`. Do not edit.
// Made by sha256 d7cb1d1b2cd490b6; what was made has sha256 099831ceed661935.
import type { Router } from 'express';
import { type Handler, mount, type Operation } from '../../src/contract/handler.ts';
import type { operations } from './types.d.ts';

/** Answers every operation of the document. A handler whose request or answer disagrees with the contract does not compile. */
export interface SupportApiHandlers {
  /** POST /api/compare: Compare profiles. Answers 200, 400, 403, 413, 415, 500, 503. */
  compareProfiles: Handler<operations['compareProfiles']>;
  /** GET /saved-profiles/{profile}/{version}/delete: The question before a saved profile is deleted. Answers 200, 302, 400, 401, 403, 404, 502, 503. */
  confirmSavedProfileDeletion: Handler<operations['confirmSavedProfileDeletion']>;
  /** DELETE /saved-profiles/{profile}/{version}: Delete a saved profile. Answers 204, 400, 401, 403, 404, 409, 502, 503, 507. */
  deleteSavedProfile: Handler<operations['deleteSavedProfile']>;
  /** POST /saved-profiles/{profile}/{version}/delete: Delete a saved profile from its page. Answers 204, 303, 400, 401, 403, 404, 409, 502, 503, 507. */
  deleteSavedProfileFromPage: Handler<operations['deleteSavedProfileFromPage']>;
  /** GET /compare/file: The same comparison as a file. Answers 200, 400, 404. */
  downloadComparison: Handler<operations['downloadComparison']>;
  /** POST /merge/file: The merged profile as a file. Answers 200, 400, 403, 404, 413, 415, 503. */
  downloadMergedProfile: Handler<operations['downloadMergedProfile']>;
  /** GET /api/graph: Read saved entities and their relations as a graph. Answers 200, 400, 401, 403, 404, 502, 503. */
  getGraph: Handler<operations['getGraph']>;
  /** GET /api/reference-fields/{entity_type}: Read which fields of an entity type refer to other entities. Answers 200, 400, 404. */
  getReferenceFields: Handler<operations['getReferenceFields']>;
  /** GET /api/lookup/{entity_type}: Find saved entities of a type. Answers 200, 400, 401, 403, 404, 502, 503. */
  lookupEntities: Handler<operations['lookupEntities']>;
  /** POST /api/merge: Merge profiles into one. Answers 200, 400, 403, 413, 415, 500, 503. */
  mergeProfiles: Handler<operations['mergeProfiles']>;
  /** POST /merge: The merge assistant with a person’s choices. Answers 200, 400, 403, 404, 413, 415, 503. */
  previewMerge: Handler<operations['previewMerge']>;
  /** POST /merge/save: Save the merged profile as a profile of this site. Answers 201, 303, 400, 401, 403, 409, 413, 415, 502, 503, 507. */
  saveMergedProfile: Handler<operations['saveMergedProfile']>;
  /** GET /api/terms: Find terms of vocabularies. Answers 200, 400, 404, 503. */
  searchTerms: Handler<operations['searchTerms']>;
  /** GET /compare: Profiles side by side. Answers 200, 400, 404. */
  showComparison: Handler<operations['showComparison']>;
  /** GET /merge: The merge assistant. Answers 200, 400, 404. */
  showMerge: Handler<operations['showMerge']>;
}

/** The operations of the document, for tables and checks. */
export const SupportApiOperations = [
  {
    operationId: 'compareProfiles',
    method: 'POST',
    path: '/api/compare',
    statuses: [200, 400, 403, 413, 415, 500, 503],
  },
  {
    operationId: 'confirmSavedProfileDeletion',
    method: 'GET',
    path: '/saved-profiles/{profile}/{version}/delete',
    statuses: [200, 302, 400, 401, 403, 404, 502, 503],
  },
  {
    operationId: 'deleteSavedProfile',
    method: 'DELETE',
    path: '/saved-profiles/{profile}/{version}',
    statuses: [204, 400, 401, 403, 404, 409, 502, 503, 507],
  },
  {
    operationId: 'deleteSavedProfileFromPage',
    method: 'POST',
    path: '/saved-profiles/{profile}/{version}/delete',
    statuses: [204, 303, 400, 401, 403, 404, 409, 502, 503, 507],
  },
  {
    operationId: 'downloadComparison',
    method: 'GET',
    path: '/compare/file',
    statuses: [200, 400, 404],
  },
  {
    operationId: 'downloadMergedProfile',
    method: 'POST',
    path: '/merge/file',
    statuses: [200, 400, 403, 404, 413, 415, 503],
  },
  {
    operationId: 'getGraph',
    method: 'GET',
    path: '/api/graph',
    statuses: [200, 400, 401, 403, 404, 502, 503],
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
    statuses: [200, 400, 401, 403, 404, 502, 503],
  },
  {
    operationId: 'mergeProfiles',
    method: 'POST',
    path: '/api/merge',
    statuses: [200, 400, 403, 413, 415, 500, 503],
  },
  {
    operationId: 'previewMerge',
    method: 'POST',
    path: '/merge',
    statuses: [200, 400, 403, 404, 413, 415, 503],
  },
  {
    operationId: 'saveMergedProfile',
    method: 'POST',
    path: '/merge/save',
    statuses: [201, 303, 400, 401, 403, 409, 413, 415, 502, 503, 507],
  },
  {
    operationId: 'searchTerms',
    method: 'GET',
    path: '/api/terms',
    statuses: [200, 400, 404, 503],
  },
  {
    operationId: 'showComparison',
    method: 'GET',
    path: '/compare',
    statuses: [200, 400, 404],
  },
  {
    operationId: 'showMerge',
    method: 'GET',
    path: '/merge',
    statuses: [200, 400, 404],
  },
] as const satisfies readonly Operation[];

/** Registers every handler on an Express router under the path of its operation. */
export function registerSupportApi(router: Router, handlers: SupportApiHandlers): void {
  mount(router, SupportApiOperations, handlers);
}
