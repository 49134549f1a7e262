// Generated from openapi/support (sha256 d97f60707574350a) by `npm run generate`. Do not edit.
// Made by sha256 826baeff7b1ca0f5; what was made has sha256 28af611e81ce8cde.
import type { Router } from 'express';
import { type GuardedHandlers, type Handler, mountHandlers, type Operation } from '../../src/contract/handler.ts';
import type { operations } from './types.d.ts';

/** Access rules of the document. */
export type SupportApiRule = (typeof SupportApiOperations)[number]['access'];

/**
 * Handlers of all operations of the document. A handler whose request or response differs from the contract does not compile.
 * `Access` contains, for each access rule, the type of `access` in the handlers.
 */
export interface SupportApiHandlers<
  Access extends Readonly<Record<SupportApiRule, unknown>> = Readonly<Record<SupportApiRule, unknown>>,
> {
  /** POST /profile-drafts/{id}/changes: Change an item of a draft. Responds with 200, 303, 400, 401, 403, 404, 409, 413, 415, 502, 503, 507. */
  changeProfileDraft: Handler<
    operations['changeProfileDraft'],
    Access['profile-draft:own']
  >;
  /** POST /api/compare: Compare profiles. Responds with 200, 400, 403, 413, 415, 500, 503. */
  compareProfiles: Handler<
    operations['compareProfiles'],
    Access['public']
  >;
  /** GET /saved-profiles/{profile}/{version}/delete: Preview the deletion of a saved profile. Responds with 200, 302, 400, 401, 403, 404, 502, 503. */
  confirmSavedProfileDeletion: Handler<
    operations['confirmSavedProfileDeletion'],
    Access['saved-profile:delete']
  >;
  /** POST /profile-drafts: Create a draft of a profile. Responds with 201, 303, 400, 401, 403, 409, 413, 415, 502, 503, 507. */
  createProfileDraft: Handler<
    operations['createProfileDraft'],
    Access['hub:use']
  >;
  /** DELETE /profile-drafts/{id}: Delete a draft. Responds with 204, 400, 401, 403, 404, 502, 503, 507. */
  deleteProfileDraft: Handler<
    operations['deleteProfileDraft' | 'deleteProfileDraftFromPage'],
    Access['profile-draft:own']
  >;
  /** DELETE /saved-profiles/{profile}/{version}: Delete a saved profile. Responds with 204, 400, 401, 403, 404, 409, 502, 503, 507. */
  deleteSavedProfile: Handler<
    operations['deleteSavedProfile' | 'deleteSavedProfileFromPage'],
    Access['saved-profile:delete']
  >;
  /** GET /compare/file: Export a comparison of profiles. Responds with 200, 400, 404, 503. */
  downloadComparison: Handler<
    operations['downloadComparison'],
    Access['public']
  >;
  /** POST /merge/file: Export the merged profile. Responds with 200, 400, 403, 404, 413, 415, 503. */
  downloadMergedProfile: Handler<
    operations['downloadMergedProfile'],
    Access['public']
  >;
  /** GET /profile-drafts/{id}/file: Export a draft as a profile file. Responds with 200, 302, 400, 401, 403, 404, 502, 503. */
  downloadProfileDraft: Handler<
    operations['downloadProfileDraft'],
    Access['profile-draft:own']
  >;
  /** GET /api/graph: Get entities and their relations as a graph. Responds with 200, 400, 401, 403, 404, 502, 503. */
  getGraph: Handler<
    operations['getGraph'],
    Access['projects:see']
  >;
  /** GET /api/reference-fields/{entity_type}: Get the reference fields of an entity type. Responds with 200, 400, 404. */
  getReferenceFields: Handler<
    operations['getReferenceFields'],
    Access['public']
  >;
  /** GET /profile-drafts: List your drafts of profiles. Responds with 200, 302, 400, 401, 403, 502, 503. */
  listProfileDrafts: Handler<
    operations['listProfileDrafts'],
    Access['hub:use']
  >;
  /** GET /api/lookup/{entity_type}: Find entities of a type. Responds with 200, 400, 401, 403, 404, 502, 503. */
  lookupEntities: Handler<
    operations['lookupEntities'],
    Access['projects:see']
  >;
  /** POST /api/merge: Merge profiles. Responds with 200, 400, 403, 413, 415, 500, 503. */
  mergeProfiles: Handler<
    operations['mergeProfiles'],
    Access['public']
  >;
  /** GET /profile-drafts/new: Show the form for a new draft. Responds with 200, 302, 400, 401, 403, 404, 502, 503. */
  newProfileDraftForm: Handler<
    operations['newProfileDraftForm'],
    Access['hub:use']
  >;
  /** POST /merge: Preview a merge with choices. Responds with 200, 400, 403, 404, 413, 415, 503. */
  previewMerge: Handler<
    operations['previewMerge'],
    Access['public']
  >;
  /** PUT /profile-drafts/{id}: Replace the profile of a draft. Responds with 200, 303, 400, 401, 403, 404, 409, 413, 415, 502, 503, 507. */
  replaceProfileDraft: Handler<
    operations['replaceProfileDraft' | 'replaceProfileDraftFromPage'],
    Access['profile-draft:own']
  >;
  /** POST /merge/save: Save the merged profile. Responds with 201, 303, 400, 401, 403, 409, 413, 415, 502, 503, 507. */
  saveMergedProfile: Handler<
    operations['saveMergedProfile'],
    Access['hub:use']
  >;
  /** POST /profile-drafts/{id}/save: Save a draft as a profile. Responds with 201, 303, 400, 401, 403, 404, 409, 413, 415, 502, 503, 507. */
  saveProfileDraft: Handler<
    operations['saveProfileDraft'],
    Access['profile-draft:own']
  >;
  /** GET /api/terms: Find terms of vocabularies. Responds with 200, 400, 404, 503. */
  searchTerms: Handler<
    operations['searchTerms'],
    Access['public']
  >;
  /** GET /compare: Show a comparison of profiles. Responds with 200, 400, 404, 503. */
  showComparison: Handler<
    operations['showComparison'],
    Access['public']
  >;
  /** GET /merge: Show the merge assistant. Responds with 200, 400, 404, 503. */
  showMerge: Handler<
    operations['showMerge'],
    Access['public']
  >;
  /** GET /profile-drafts/{id}: Get a draft with its errors. Responds with 200, 302, 400, 401, 403, 404, 502, 503. */
  showProfileDraft: Handler<
    operations['showProfileDraft'],
    Access['profile-draft:own']
  >;
  /** GET /profile-drafts/{id}/form: Show a form of a draft. Responds with 200, 302, 400, 401, 403, 404, 502, 503. */
  showProfileDraftForm: Handler<
    operations['showProfileDraftForm'],
    Access['profile-draft:own']
  >;
}

/** The operations of the document. */
export const SupportApiOperations = [
  {
    operationId: 'changeProfileDraft',
    method: 'POST',
    path: '/profile-drafts/{id}/changes',
    access: 'profile-draft:own',
    statuses: [200, 303, 400, 401, 403, 404, 409, 413, 415, 502, 503, 507],
  },
  {
    operationId: 'compareProfiles',
    method: 'POST',
    path: '/api/compare',
    access: 'public',
    statuses: [200, 400, 403, 413, 415, 500, 503],
  },
  {
    operationId: 'confirmSavedProfileDeletion',
    method: 'GET',
    path: '/saved-profiles/{profile}/{version}/delete',
    access: 'saved-profile:delete',
    statuses: [200, 302, 400, 401, 403, 404, 502, 503],
  },
  {
    operationId: 'createProfileDraft',
    method: 'POST',
    path: '/profile-drafts',
    access: 'hub:use',
    statuses: [201, 303, 400, 401, 403, 409, 413, 415, 502, 503, 507],
  },
  {
    operationId: 'deleteProfileDraft',
    method: 'DELETE',
    path: '/profile-drafts/{id}',
    access: 'profile-draft:own',
    statuses: [204, 400, 401, 403, 404, 502, 503, 507],
  },
  {
    operationId: 'deleteProfileDraftFromPage',
    aliasOf: 'deleteProfileDraft',
    method: 'POST',
    path: '/profile-drafts/{id}/delete',
    access: 'profile-draft:own',
    statuses: [204, 303, 400, 401, 403, 404, 502, 503, 507],
  },
  {
    operationId: 'deleteSavedProfile',
    method: 'DELETE',
    path: '/saved-profiles/{profile}/{version}',
    access: 'saved-profile:delete',
    statuses: [204, 400, 401, 403, 404, 409, 502, 503, 507],
  },
  {
    operationId: 'deleteSavedProfileFromPage',
    aliasOf: 'deleteSavedProfile',
    method: 'POST',
    path: '/saved-profiles/{profile}/{version}/delete',
    access: 'saved-profile:delete',
    statuses: [204, 303, 400, 401, 403, 404, 409, 502, 503, 507],
  },
  {
    operationId: 'downloadComparison',
    method: 'GET',
    path: '/compare/file',
    access: 'public',
    statuses: [200, 400, 404, 503],
  },
  {
    operationId: 'downloadMergedProfile',
    method: 'POST',
    path: '/merge/file',
    access: 'public',
    statuses: [200, 400, 403, 404, 413, 415, 503],
  },
  {
    operationId: 'downloadProfileDraft',
    method: 'GET',
    path: '/profile-drafts/{id}/file',
    access: 'profile-draft:own',
    statuses: [200, 302, 400, 401, 403, 404, 502, 503],
  },
  {
    operationId: 'getGraph',
    method: 'GET',
    path: '/api/graph',
    access: 'projects:see',
    statuses: [200, 400, 401, 403, 404, 502, 503],
  },
  {
    operationId: 'getReferenceFields',
    method: 'GET',
    path: '/api/reference-fields/{entity_type}',
    access: 'public',
    statuses: [200, 400, 404],
  },
  {
    operationId: 'listProfileDrafts',
    method: 'GET',
    path: '/profile-drafts',
    access: 'hub:use',
    statuses: [200, 302, 400, 401, 403, 502, 503],
  },
  {
    operationId: 'lookupEntities',
    method: 'GET',
    path: '/api/lookup/{entity_type}',
    access: 'projects:see',
    statuses: [200, 400, 401, 403, 404, 502, 503],
  },
  {
    operationId: 'mergeProfiles',
    method: 'POST',
    path: '/api/merge',
    access: 'public',
    statuses: [200, 400, 403, 413, 415, 500, 503],
  },
  {
    operationId: 'newProfileDraftForm',
    method: 'GET',
    path: '/profile-drafts/new',
    access: 'hub:use',
    statuses: [200, 302, 400, 401, 403, 404, 502, 503],
  },
  {
    operationId: 'previewMerge',
    method: 'POST',
    path: '/merge',
    access: 'public',
    statuses: [200, 400, 403, 404, 413, 415, 503],
  },
  {
    operationId: 'replaceProfileDraft',
    method: 'PUT',
    path: '/profile-drafts/{id}',
    access: 'profile-draft:own',
    statuses: [200, 303, 400, 401, 403, 404, 409, 413, 415, 502, 503, 507],
  },
  {
    operationId: 'replaceProfileDraftFromPage',
    aliasOf: 'replaceProfileDraft',
    method: 'POST',
    path: '/profile-drafts/{id}',
    access: 'profile-draft:own',
    statuses: [200, 303, 400, 401, 403, 404, 409, 413, 415, 502, 503, 507],
  },
  {
    operationId: 'saveMergedProfile',
    method: 'POST',
    path: '/merge/save',
    access: 'hub:use',
    statuses: [201, 303, 400, 401, 403, 409, 413, 415, 502, 503, 507],
  },
  {
    operationId: 'saveProfileDraft',
    method: 'POST',
    path: '/profile-drafts/{id}/save',
    access: 'profile-draft:own',
    statuses: [201, 303, 400, 401, 403, 404, 409, 413, 415, 502, 503, 507],
  },
  {
    operationId: 'searchTerms',
    method: 'GET',
    path: '/api/terms',
    access: 'public',
    statuses: [200, 400, 404, 503],
  },
  {
    operationId: 'showComparison',
    method: 'GET',
    path: '/compare',
    access: 'public',
    statuses: [200, 400, 404, 503],
  },
  {
    operationId: 'showMerge',
    method: 'GET',
    path: '/merge',
    access: 'public',
    statuses: [200, 400, 404, 503],
  },
  {
    operationId: 'showProfileDraft',
    method: 'GET',
    path: '/profile-drafts/{id}',
    access: 'profile-draft:own',
    statuses: [200, 302, 400, 401, 403, 404, 502, 503],
  },
  {
    operationId: 'showProfileDraftForm',
    method: 'GET',
    path: '/profile-drafts/{id}/form',
    access: 'profile-draft:own',
    statuses: [200, 302, 400, 401, 403, 404, 502, 503],
  },
] as const satisfies readonly Operation[];

/** Registers the handlers on an Express router under the paths of their operations, behind the guard. */
export function registerSupportApi<Access extends Readonly<Record<SupportApiRule, unknown>>>(
  router: Router,
  service: GuardedHandlers<Access, SupportApiHandlers<Access>>,
): void {
  mountHandlers(router, SupportApiOperations, service);
}
