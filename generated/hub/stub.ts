// Generated from openapi/hub (sha256 077848318f7d3fcd) by `npm run generate`. Do not edit.
// Made by sha256 826baeff7b1ca0f5; what was made has sha256 dcb26f6edb513054.
import type { Router } from 'express';
import { type GuardedHandlers, type Handler, mountHandlers, type Operation } from '../../src/contract/handler.ts';
import type { operations } from './types.d.ts';

/** Access rules of the document. */
export type HubApiRule = (typeof HubApiOperations)[number]['access'];

/**
 * Handlers of all operations of the document. A handler whose request or response differs from the contract does not compile.
 * `Access` contains, for each access rule, the type of `access` in the handlers.
 */
export interface HubApiHandlers<
  Access extends Readonly<Record<HubApiRule, unknown>> = Readonly<Record<HubApiRule, unknown>>,
> {
  /** POST /hub/projects/{id}/import/{import_id}/own-columns: Add columns of a file to the project. Responds with 200, 303, 400, 401, 403, 404, 409, 413, 415, 502, 503, 507. */
  addHubImportColumns: Handler<
    operations['addHubImportColumns'],
    Access['project:manage']
  >;
  /** POST /hub/workspaces/{id}/people: Add a person to a workspace. Responds with 201, 303, 400, 401, 403, 404, 409, 413, 415, 502, 503, 507. */
  addWorkspacePerson: Handler<
    operations['addWorkspacePerson'],
    Access['workspace:manage']
  >;
  /** POST /hub/projects/{id}/import/{import_id}/apply: Apply an import. Responds with 200, 303, 400, 401, 403, 404, 409, 413, 415, 502, 503, 507. */
  applyHubImport: Handler<
    operations['applyHubImport'],
    Access['project:edit']
  >;
  /** PUT /hub/projects/{id}/api/columns/{type}: Update your column layout of a table. Responds with 200, 400, 401, 403, 404, 413, 415, 502, 503, 507. */
  arrangeHubColumns: Handler<
    operations['arrangeHubColumns'],
    Access['project:see']
  >;
  /** PUT /brapi/v2/observations: Change observations. Responds with 200, 400, 401, 403, 404, 413, 415, 502, 503, 507. */
  changeBrapiObservations: Handler<
    operations['changeBrapiObservations'],
    Access['projects:edit']
  >;
  /** POST /hub/projects/{id}/deposits/{deposit_id}: Change the state of a deposit. Responds with 200, 303, 400, 401, 403, 404, 409, 413, 415, 502, 503, 507. */
  changeHubDeposit: Handler<
    operations['changeHubDeposit'],
    Access['project:deposit']
  >;
  /** POST /hub/projects/{id}/bulk: Change many entities together. Responds with 200, 303, 400, 401, 403, 404, 409, 413, 415, 502, 503, 507. */
  changeHubEntitiesInBulk: Handler<
    operations['changeHubEntitiesInBulk'],
    Access['project:edit']
  >;
  /** PUT /hub/projects/{id}/files/{file_id}: Change the name or description of a file. Responds with 200, 303, 400, 401, 403, 404, 409, 413, 415, 502, 503, 507. */
  changeHubFile: Handler<
    operations['changeHubFile' | 'changeHubFileFromPage'],
    Access['project:edit']
  >;
  /** PUT /hub/projects/{id}/own-columns/{type}/{name}: Update an own column. Responds with 200, 303, 400, 401, 403, 404, 413, 415, 502, 503, 507. */
  changeHubOwnColumn: Handler<
    operations['changeHubOwnColumn' | 'changeHubOwnColumnFromPage'],
    Access['project:manage']
  >;
  /** PUT /hub/projects/{id}: Update a project. Responds with 200, 303, 400, 401, 403, 404, 409, 413, 415, 502, 503, 507. */
  changeHubProject: Handler<
    operations['changeHubProject' | 'changeHubProjectFromPage'],
    Access['project:manage']
  >;
  /** POST /id/{version_id}: Publish a version for everyone, or withdraw it. Responds with 200, 303, 400, 401, 403, 404, 409, 413, 415, 502, 503, 507. */
  changePublishedVersion: Handler<
    operations['changePublishedVersion'],
    Access['version:manage']
  >;
  /** PUT /hub/workspaces/{id}: Update a workspace. Responds with 200, 303, 400, 401, 403, 404, 409, 413, 415, 502, 503, 507. */
  changeWorkspace: Handler<
    operations['changeWorkspace' | 'changeWorkspaceFromPage'],
    Access['workspace:manage']
  >;
  /** PUT /hub/workspaces/{id}/people/{person_id}: Change the role of a person. Responds with 200, 303, 400, 401, 403, 404, 409, 413, 415, 502, 503, 507. */
  changeWorkspacePerson: Handler<
    operations['changeWorkspacePerson' | 'changeWorkspacePersonFromPage'],
    Access['workspace:manage']
  >;
  /** POST /hub/projects/{id}/bulk/check: Validate many changes without saving. Responds with 200, 400, 401, 403, 404, 413, 415, 502, 503. */
  checkHubEntitiesInBulk: Handler<
    operations['checkHubEntitiesInBulk'],
    Access['project:see']
  >;
  /** POST /hub/projects/{id}/check: Validate values without saving. Responds with 200, 400, 401, 403, 404, 413, 415, 502, 503. */
  checkHubEntity: Handler<
    operations['checkHubEntity'],
    Access['project:see']
  >;
  /** POST /hub/projects/{id}/import/{import_id}/choices: Update the choices of an import. Responds with 200, 303, 400, 401, 403, 404, 409, 413, 415, 502, 503, 507. */
  chooseForHubImport: Handler<
    operations['chooseForHubImport'],
    Access['project:edit']
  >;
  /** GET /hub/projects/{id}/differences: Compare two moments of a project. Responds with 200, 302, 400, 401, 403, 404, 502, 503. */
  compareHubMoments: Handler<
    operations['compareHubMoments'],
    Access['project:see']
  >;
  /** GET /hub/projects/{id}/entity/{node_id}/delete: Preview the deletion of an entity. Responds with 200, 302, 400, 401, 403, 404, 502, 503. */
  confirmHubEntityDeletion: Handler<
    operations['confirmHubEntityDeletion'],
    Access['project:edit']
  >;
  /** GET /hub/projects/{id}/files/{file_id}/delete: Preview the deletion of a file. Responds with 200, 302, 400, 401, 403, 404, 502, 503. */
  confirmHubFileDeletion: Handler<
    operations['confirmHubFileDeletion'],
    Access['project:edit']
  >;
  /** GET /hub/projects/{id}/own-columns/{type}/{name}/delete: Preview the deletion of an own column. Responds with 200, 302, 400, 401, 403, 404, 502, 503. */
  confirmHubOwnColumnDeletion: Handler<
    operations['confirmHubOwnColumnDeletion'],
    Access['project:manage']
  >;
  /** GET /hub/projects/{id}/delete: Preview the deletion of a project. Responds with 200, 302, 400, 401, 403, 404, 502, 503. */
  confirmHubProjectDeletion: Handler<
    operations['confirmHubProjectDeletion'],
    Access['project:manage']
  >;
  /** GET /hub/workspaces/{id}/delete: Preview the deletion of a workspace. Responds with 200, 302, 400, 401, 403, 404, 502, 503. */
  confirmWorkspaceDeletion: Handler<
    operations['confirmWorkspaceDeletion'],
    Access['workspace:manage']
  >;
  /** POST /brapi/v2/observations: Create observations. Responds with 200, 400, 401, 403, 413, 415, 502, 503, 507. */
  createBrapiObservations: Handler<
    operations['createBrapiObservations'],
    Access['projects:edit']
  >;
  /** POST /hub/projects/{id}/entity/{node_id}/comments: Comment on an entity. Responds with 201, 303, 400, 401, 403, 404, 409, 413, 415, 502, 503, 507. */
  createHubComment: Handler<
    operations['createHubComment'],
    Access['project:comment']
  >;
  /** POST /hub/projects/{id}/deposits: Create a deposit as a draft. Responds with 201, 303, 400, 401, 403, 404, 413, 415, 502, 503, 507. */
  createHubDeposit: Handler<
    operations['createHubDeposit'],
    Access['project:deposit']
  >;
  /** POST /hub/example: Create a project with example data. Responds with 201, 303, 400, 401, 403, 502, 503, 507. */
  createHubExample: Handler<
    operations['createHubExample'],
    Access['hub:use']
  >;
  /** POST /hub/projects/{id}/own-columns: Add an own column to a project. Responds with 201, 303, 400, 401, 403, 404, 413, 415, 502, 503, 507. */
  createHubOwnColumn: Handler<
    operations['createHubOwnColumn'],
    Access['project:manage']
  >;
  /** POST /hub/projects: Create a project. Responds with 201, 303, 400, 401, 403, 404, 409, 413, 415, 502, 503, 507. */
  createHubProject: Handler<
    operations['createHubProject'],
    Access['workspace:edit']
  >;
  /** POST /hub/projects/{id}/restore-points: Create a restore point. Responds with 201, 303, 400, 401, 403, 404, 409, 413, 415, 502, 503, 507. */
  createHubRestorePoint: Handler<
    operations['createHubRestorePoint'],
    Access['project:edit']
  >;
  /** POST /hub/me/tokens: Create a personal token. Responds with 201, 303, 400, 401, 403, 404, 409, 413, 415, 502, 503, 507. */
  createHubToken: Handler<
    operations['createHubToken'],
    Access['hub:own']
  >;
  /** POST /hub/workspaces: Create a workspace. Responds with 201, 303, 400, 401, 403, 409, 413, 415, 502, 503, 507. */
  createWorkspace: Handler<
    operations['createWorkspace'],
    Access['hub:use']
  >;
  /** POST /hub/projects/{id}/reviews/{review_id}: Approve a project or request changes. Responds with 200, 303, 400, 401, 403, 404, 409, 413, 415, 502, 503, 507. */
  decideHubReview: Handler<
    operations['decideHubReview'],
    Access['project:review']
  >;
  /** POST /hub/projects/{id}/comments/{comment_id}/delete: Delete a comment. Responds with 204, 303, 400, 401, 403, 404, 502, 503, 507. */
  deleteHubComment: Handler<
    operations['deleteHubComment'],
    Access['project:comment']
  >;
  /** DELETE /hub/projects/{id}/entity/{node_id}: Delete an entity with all its descendants. Responds with 204, 400, 401, 403, 404, 409, 502, 503, 507. */
  deleteHubEntity: Handler<
    operations['deleteHubEntity' | 'deleteHubEntityFromPage'],
    Access['project:edit']
  >;
  /** DELETE /hub/projects/{id}/files/{file_id}: Delete a file with all its versions. Responds with 204, 400, 401, 403, 404, 502, 503. */
  deleteHubFile: Handler<
    operations['deleteHubFile' | 'deleteHubFileFromPage'],
    Access['project:edit']
  >;
  /** DELETE /hub/projects/{id}/own-columns/{type}/{name}: Delete an own column with its values. Responds with 204, 400, 401, 403, 404, 502, 503, 507. */
  deleteHubOwnColumn: Handler<
    operations['deleteHubOwnColumn' | 'deleteHubOwnColumnFromPage'],
    Access['project:manage']
  >;
  /** DELETE /hub/projects/{id}: Delete a project with all its entities. Responds with 204, 400, 401, 403, 404, 502, 503, 507. */
  deleteHubProject: Handler<
    operations['deleteHubProject' | 'deleteHubProjectFromPage'],
    Access['project:manage']
  >;
  /** POST /hub/projects/{id}/restore-points/{point_id}/delete: Delete a restore point. Responds with 204, 303, 400, 401, 403, 404, 502, 503, 507. */
  deleteHubRestorePoint: Handler<
    operations['deleteHubRestorePoint'],
    Access['project:edit']
  >;
  /** DELETE /hub/workspaces/{id}/webhook: Remove the webhook of a workspace. Responds with 204, 303, 400, 401, 403, 404, 502, 503, 507. */
  deleteHubWebhook: Handler<
    operations['deleteHubWebhook' | 'deleteHubWebhookFromPage'],
    Access['workspace:manage']
  >;
  /** DELETE /hub/workspaces/{id}: Delete a workspace with all its projects. Responds with 204, 400, 401, 403, 404, 502, 503, 507. */
  deleteWorkspace: Handler<
    operations['deleteWorkspace' | 'deleteWorkspaceFromPage'],
    Access['workspace:manage']
  >;
  /** DELETE /hub/projects/{id}/import/{import_id}: Discard an import. Responds with 204, 400, 401, 403, 404, 502, 503, 507. */
  discardHubImport: Handler<
    operations['discardHubImport' | 'discardHubImportFromPage'],
    Access['project:edit']
  >;
  /** GET /hub/projects/{id}/files/{file_id}/versions/{version}: Download a version of a file. Responds with 200, 206, 302, 304, 400, 401, 403, 404, 416, 502, 503. */
  downloadHubFile: Handler<
    operations['downloadHubFile'],
    Access['project:see']
  >;
  /** GET /id/{version_id}/files/{name}: Download a file of a published version. Responds with 200, 206, 304, 400, 404, 410, 416, 502, 503. */
  downloadPublishedFile: Handler<
    operations['downloadPublishedFile'],
    Access['version:see']
  >;
  /** POST /hub/projects/{id}/entity/{node_id}/duplicate: Duplicate an entity with all its descendants. Responds with 201, 303, 400, 401, 403, 404, 409, 502, 503, 507. */
  duplicateHubEntity: Handler<
    operations['duplicateHubEntity'],
    Access['project:edit']
  >;
  /** POST /hub/projects/{id}/duplicate: Duplicate a project. Responds with 201, 303, 400, 401, 403, 404, 409, 413, 415, 502, 503, 507. */
  duplicateHubProject: Handler<
    operations['duplicateHubProject'],
    Access['project:copy']
  >;
  /** GET /hub/projects/{id}/duplicate: Show the form that duplicates a project. Responds with 200, 302, 400, 401, 403, 404, 502, 503. */
  duplicateHubProjectForm: Handler<
    operations['duplicateHubProjectForm'],
    Access['project:see']
  >;
  /** GET /hub/projects/{id}/entity/{node_id}: Get an entity. Responds with 200, 302, 400, 401, 403, 404, 502, 503. */
  editHubEntity: Handler<
    operations['editHubEntity'],
    Access['project:see']
  >;
  /** GET /hub/projects/{id}/own-columns/{type}/{name}: Show the form for an own column. Responds with 200, 302, 400, 401, 403, 404, 502, 503. */
  editHubOwnColumnForm: Handler<
    operations['editHubOwnColumnForm'],
    Access['project:manage']
  >;
  /** GET /hub/projects/{id}/edit: Show the form to edit a project. Responds with 200, 302, 400, 401, 403, 404, 502, 503. */
  editHubProjectForm: Handler<
    operations['editHubProjectForm'],
    Access['project:manage']
  >;
  /** GET /hub/workspaces/{id}/edit: Show the form to edit a workspace. Responds with 200, 302, 400, 401, 403, 404, 502, 503. */
  editWorkspaceForm: Handler<
    operations['editWorkspaceForm'],
    Access['workspace:manage']
  >;
  /** GET /hub/projects/{id}/publication/citation: Export the citation of a project. Responds with 200, 302, 400, 401, 403, 404, 502, 503. */
  exportHubCitation: Handler<
    operations['exportHubCitation'],
    Access['project:see']
  >;
  /** GET /hub/projects/{id}/export: Export a project. Responds with 200, 302, 400, 401, 403, 404, 502, 503, 507. */
  exportHubProject: Handler<
    operations['exportHubProject'],
    Access['project:see']
  >;
  /** GET /hub/collaborations/{collaboration}/export: Export the research object of a collaboration. Responds with 200, 302, 400, 401, 404, 502, 503. */
  exportHubResearchObject: Handler<
    operations['exportHubResearchObject'],
    Access['hub:see']
  >;
  /** POST /hub/projects/{id}/problems/fix: Replace a value in all entities. Responds with 200, 303, 400, 401, 403, 404, 413, 415, 502, 503, 507. */
  fixHubProblems: Handler<
    operations['fixHubProblems'],
    Access['project:edit']
  >;
  /** GET /hub/projects/{id}/api/columns/{type}: Get your column layout of a table. Responds with 200, 400, 401, 403, 404, 502, 503. */
  getHubColumns: Handler<
    operations['getHubColumns'],
    Access['project:see']
  >;
  /** GET /hub/projects/{id}/api/graph: Get the graph of a project. Responds with 200, 400, 401, 403, 404, 502, 503. */
  getHubGraph: Handler<
    operations['getHubGraph'],
    Access['project:see']
  >;
  /** GET /hub/projects/{id}/schema/{type}: Get the JSON Schema of a project’s entities. Responds with 200, 400, 401, 403, 404, 502, 503. */
  getHubProjectSchema: Handler<
    operations['getHubProjectSchema'],
    Access['project:see']
  >;
  /** GET /hub/workspaces/{id}/webhook: Get the webhook of a workspace. Responds with 200, 302, 400, 401, 403, 404, 502, 503. */
  getHubWebhook: Handler<
    operations['getHubWebhook'],
    Access['workspace:manage']
  >;
  /** GET /hub/projects/{id}/import: Show the import form. Responds with 200, 302, 400, 401, 403, 404, 502, 503. */
  importHubForm: Handler<
    operations['importHubForm'],
    Access['project:edit']
  >;
  /** POST /hub/workspaces/{id}/leave: Remove yourself from a workspace. Responds with 204, 303, 400, 401, 403, 404, 409, 502, 503, 507. */
  leaveWorkspace: Handler<
    operations['leaveWorkspace'],
    Access['workspace:leave']
  >;
  /** GET /brapi/v2/commoncropnames: List crops. Responds with 200, 400, 401, 502, 503. */
  listBrapiCrops: Handler<
    operations['listBrapiCrops'],
    Access['projects:see']
  >;
  /** GET /brapi/v2/events: List events. Responds with 200, 400, 401, 502, 503. */
  listBrapiEvents: Handler<
    operations['listBrapiEvents'],
    Access['projects:see']
  >;
  /** GET /brapi/v2/germplasm: List germplasm. Responds with 200, 400, 401, 502, 503. */
  listBrapiGermplasm: Handler<
    operations['listBrapiGermplasm'],
    Access['projects:see']
  >;
  /** GET /brapi/v2/observationlevels: List levels of observation units. Responds with 200, 400, 401, 502, 503. */
  listBrapiLevels: Handler<
    operations['listBrapiLevels'],
    Access['projects:see']
  >;
  /** GET /brapi/v2/lists: List lists. Responds with 200, 400, 401, 502, 503. */
  listBrapiLists: Handler<
    operations['listBrapiLists'],
    Access['projects:see']
  >;
  /** GET /brapi/v2/locations: List locations. Responds with 200, 400, 401, 502, 503. */
  listBrapiLocations: Handler<
    operations['listBrapiLocations'],
    Access['projects:see']
  >;
  /** GET /brapi/v2/methods: List methods. Responds with 200, 400, 401, 502, 503. */
  listBrapiMethods: Handler<
    operations['listBrapiMethods'],
    Access['projects:see']
  >;
  /** GET /brapi/v2/observations: List observations. Responds with 200, 400, 401, 502, 503. */
  listBrapiObservations: Handler<
    operations['listBrapiObservations'],
    Access['projects:see']
  >;
  /** GET /brapi/v2/ontologies: List ontologies. Responds with 200, 400, 401, 502, 503. */
  listBrapiOntologies: Handler<
    operations['listBrapiOntologies'],
    Access['projects:see']
  >;
  /** GET /brapi/v2/people: List people. Responds with 200, 400, 401, 502, 503. */
  listBrapiPeople: Handler<
    operations['listBrapiPeople'],
    Access['projects:see']
  >;
  /** GET /brapi/v2/programs: List programs. Responds with 200, 400, 401, 502, 503. */
  listBrapiPrograms: Handler<
    operations['listBrapiPrograms'],
    Access['projects:see']
  >;
  /** GET /brapi/v2/samples: List samples. Responds with 200, 400, 401, 502, 503. */
  listBrapiSamples: Handler<
    operations['listBrapiSamples'],
    Access['projects:see']
  >;
  /** GET /brapi/v2/scales: List scales. Responds with 200, 400, 401, 502, 503. */
  listBrapiScales: Handler<
    operations['listBrapiScales'],
    Access['projects:see']
  >;
  /** GET /brapi/v2/seasons: List seasons. Responds with 200, 400, 401, 502, 503. */
  listBrapiSeasons: Handler<
    operations['listBrapiSeasons'],
    Access['projects:see']
  >;
  /** GET /brapi/v2/studies: List studies. Responds with 200, 400, 401, 502, 503. */
  listBrapiStudies: Handler<
    operations['listBrapiStudies'],
    Access['projects:see']
  >;
  /** GET /brapi/v2/studytypes: List study types. Responds with 200, 400, 401, 502, 503. */
  listBrapiStudyTypes: Handler<
    operations['listBrapiStudyTypes'],
    Access['projects:see']
  >;
  /** GET /brapi/v2/traits: List traits. Responds with 200, 400, 401, 502, 503. */
  listBrapiTraits: Handler<
    operations['listBrapiTraits'],
    Access['projects:see']
  >;
  /** GET /brapi/v2/trials: List trials. Responds with 200, 400, 401, 502, 503. */
  listBrapiTrials: Handler<
    operations['listBrapiTrials'],
    Access['projects:see']
  >;
  /** GET /brapi/v2/observationunits: List observation units. Responds with 200, 400, 401, 502, 503. */
  listBrapiUnits: Handler<
    operations['listBrapiUnits'],
    Access['projects:see']
  >;
  /** GET /brapi/v2/variables: List observed variables. Responds with 200, 400, 401, 502, 503. */
  listBrapiVariables: Handler<
    operations['listBrapiVariables'],
    Access['projects:see']
  >;
  /** GET /hub/deleted: List the deleted workspaces and projects. Responds with 200, 302, 400, 401, 502, 503. */
  listDeletedHubItems: Handler<
    operations['listDeletedHubItems'],
    Access['hub:see']
  >;
  /** GET /hub/projects/{id}/actions: List the actions in a project. Responds with 200, 302, 400, 401, 403, 404, 502, 503. */
  listHubActions: Handler<
    operations['listHubActions'],
    Access['project:see']
  >;
  /** GET /hub/projects/{id}/comments: List the comments of a project. Responds with 200, 302, 400, 401, 403, 404, 502, 503. */
  listHubComments: Handler<
    operations['listHubComments'],
    Access['project:see']
  >;
  /** GET /hub/projects/{id}/deposits: List the deposits of a project. Responds with 200, 302, 400, 401, 403, 404, 502, 503. */
  listHubDeposits: Handler<
    operations['listHubDeposits'],
    Access['project:see']
  >;
  /** GET /hub/projects/{id}/entities: List the entities of a project. Responds with 200, 302, 400, 401, 403, 404, 502, 503. */
  listHubEntities: Handler<
    operations['listHubEntities'],
    Access['project:see']
  >;
  /** GET /hub/projects/{id}/entity/{node_id}/comments: List the comments on an entity. Responds with 200, 302, 400, 401, 403, 404, 502, 503. */
  listHubEntityComments: Handler<
    operations['listHubEntityComments'],
    Access['project:see']
  >;
  /** GET /hub/projects/{id}/entity/{node_id}/history: List the versions of an entity. Responds with 200, 302, 400, 401, 403, 404, 502, 503. */
  listHubEntityHistory: Handler<
    operations['listHubEntityHistory'],
    Access['project:see']
  >;
  /** GET /hub/projects/{id}/export/left-out: List data that an export format omits. Responds with 200, 302, 400, 401, 403, 404, 502, 503. */
  listHubExportLeftOut: Handler<
    operations['listHubExportLeftOut'],
    Access['project:see']
  >;
  /** GET /hub/projects/{id}/files: List the files of a project. Responds with 200, 302, 400, 401, 403, 404, 502, 503. */
  listHubFiles: Handler<
    operations['listHubFiles'],
    Access['project:see']
  >;
  /** GET /hub/projects/{id}/api/messages: List the frames of the channel. Responds with 200, 400, 401, 403, 404, 502, 503. */
  listHubMessages: Handler<
    operations['listHubMessages'],
    Access['project:see']
  >;
  /** GET /hub/projects/{id}/observations: List the observations of a project. Responds with 200, 302, 400, 401, 403, 404, 502, 503. */
  listHubObservations: Handler<
    operations['listHubObservations'],
    Access['project:see']
  >;
  /** GET /hub/projects/{id}/own-columns: List the own columns of a project. Responds with 200, 302, 400, 401, 403, 404, 502, 503. */
  listHubOwnColumns: Handler<
    operations['listHubOwnColumns'],
    Access['project:see']
  >;
  /** GET /hub/projects/{id}/problems: List the problems of a project. Responds with 200, 302, 400, 401, 403, 404, 502, 503. */
  listHubProblems: Handler<
    operations['listHubProblems'],
    Access['project:see']
  >;
  /** GET /hub/projects/{id}/history: List the saved changes of a project. Responds with 200, 302, 400, 401, 403, 404, 502, 503. */
  listHubProjectHistory: Handler<
    operations['listHubProjectHistory'],
    Access['project:see']
  >;
  /** GET /hub/projects/{id}/members: List the members and visitors of a project. Responds with 200, 302, 400, 401, 403, 404, 502, 503. */
  listHubProjectMembers: Handler<
    operations['listHubProjectMembers'],
    Access['project:see']
  >;
  /** GET /hub/repositories: List repositories for deposits. Responds with 200, 302, 400, 401, 403, 502, 503. */
  listHubRepositories: Handler<
    operations['listHubRepositories'],
    Access['hub:use']
  >;
  /** GET /hub/projects/{id}/reviews: List the reviews of a project. Responds with 200, 302, 400, 401, 403, 404, 502, 503. */
  listHubReviews: Handler<
    operations['listHubReviews'],
    Access['project:see']
  >;
  /** GET /hub/templates: List the templates of projects. Responds with 200, 302, 400, 401, 502, 503. */
  listHubTemplates: Handler<
    operations['listHubTemplates'],
    Access['hub:see']
  >;
  /** GET /hub/me/tokens: List your personal tokens. Responds with 200, 302, 400, 401, 403, 502, 503. */
  listHubTokens: Handler<
    operations['listHubTokens'],
    Access['hub:own']
  >;
  /** GET /hub/projects/{id}/versions: List the published versions of a project. Responds with 200, 302, 400, 401, 403, 404, 502, 503. */
  listHubVersions: Handler<
    operations['listHubVersions'],
    Access['project:see']
  >;
  /** GET /hub/workspaces/{id}/people: List the people of a workspace. Responds with 200, 302, 400, 401, 403, 404, 502, 503. */
  listWorkspacePeople: Handler<
    operations['listWorkspacePeople'],
    Access['workspace:see']
  >;
  /** GET /hub/: List the workspaces. Responds with 200, 302, 400, 401, 502, 503. */
  listWorkspaces: Handler<
    operations['listWorkspaces'],
    Access['hub:see']
  >;
  /** POST /hub/projects/{id}/entity/{node_id}/move: Move an entity. Responds with 200, 303, 400, 401, 403, 404, 409, 413, 415, 502, 503, 507. */
  moveHubEntity: Handler<
    operations['moveHubEntity'],
    Access['project:edit']
  >;
  /** POST /hub/projects/{id}/move: Move a project to another profile. Responds with 200, 303, 400, 401, 403, 404, 409, 413, 415, 502, 503, 507. */
  moveHubProject: Handler<
    operations['moveHubProject'],
    Access['project:manage']
  >;
  /** POST /hub/me: Set the display name of a guest. Responds with 200, 303, 400, 401, 403, 409, 413, 415, 502, 503. */
  nameHubIdentity: Handler<
    operations['nameHubIdentity'],
    Access['hub:use']
  >;
  /** GET /hub/projects/{id}/form/{type}: Show the form for a new entity. Responds with 200, 302, 400, 401, 403, 404, 502, 503. */
  newHubEntityForm: Handler<
    operations['newHubEntityForm'],
    Access['project:edit']
  >;
  /** GET /hub/projects/new: Show the form for a new project. Responds with 200, 302, 400, 401, 403, 404, 502, 503. */
  newHubProjectForm: Handler<
    operations['newHubProjectForm'],
    Access['hub:see']
  >;
  /** GET /hub/workspaces/new: Show the form for a new workspace. Responds with 200, 302, 400, 401, 403, 502, 503. */
  newWorkspaceForm: Handler<
    operations['newWorkspaceForm'],
    Access['hub:use']
  >;
  /** GET /ws/{project_id}: Open the real-time channel of a project. Responds with 101, 400, 401, 403, 404, 426, 502, 503. */
  openHubChannel: Handler<
    operations['openHubChannel'],
    Access['project:see']
  >;
  /** POST /hub/projects/{id}/import: Upload a file and preview its import. Responds with 201, 303, 400, 401, 403, 404, 413, 415, 502, 503, 507. */
  previewHubImport: Handler<
    operations['previewHubImport'],
    Access['project:edit']
  >;
  /** GET /hub/projects/{id}/move: Preview a move to another profile. Responds with 200, 302, 400, 401, 403, 404, 502, 503. */
  previewHubProjectMove: Handler<
    operations['previewHubProjectMove'],
    Access['project:manage']
  >;
  /** POST /hub/projects/{id}/versions: Publish a version of a project. Responds with 201, 303, 400, 401, 403, 404, 409, 413, 415, 502, 503, 507. */
  publishHubVersion: Handler<
    operations['publishHubVersion'],
    Access['project:manage']
  >;
  /** DELETE /hub/workspaces/{id}/people/{person_id}: Remove a person from a workspace. Responds with 204, 303, 400, 401, 403, 404, 409, 502, 503, 507. */
  removeWorkspacePerson: Handler<
    operations['removeWorkspacePerson' | 'removeWorkspacePersonFromPage'],
    Access['workspace:manage']
  >;
  /** POST /hub/projects/{id}/reviews: Request a review of a project. Responds with 201, 303, 400, 401, 403, 404, 409, 413, 415, 502, 503, 507. */
  requestHubReview: Handler<
    operations['requestHubReview'],
    Access['project:edit']
  >;
  /** POST /hub/projects/{id}/comments/{comment_id}/resolve: Resolve or reopen a comment. Responds with 200, 303, 400, 401, 403, 404, 413, 415, 502, 503, 507. */
  resolveHubComment: Handler<
    operations['resolveHubComment'],
    Access['project:comment']
  >;
  /** POST /hub/deleted/{id}/restore: Restore a deleted workspace or project. Responds with 200, 303, 400, 401, 403, 404, 502, 503, 507. */
  restoreDeletedHubItem: Handler<
    operations['restoreDeletedHubItem'],
    Access['deleted:manage']
  >;
  /** POST /hub/projects/{id}/entity/{node_id}/restore: Restore an earlier version of an entity. Responds with 200, 303, 400, 401, 403, 404, 409, 413, 415, 502, 503, 507. */
  restoreHubEntity: Handler<
    operations['restoreHubEntity'],
    Access['project:edit']
  >;
  /** POST /hub/projects/{id}/restore: Restore a project to an earlier moment. Responds with 200, 303, 400, 401, 403, 404, 409, 413, 415, 502, 503, 507. */
  restoreHubProject: Handler<
    operations['restoreHubProject'],
    Access['project:edit']
  >;
  /** DELETE /hub/me/tokens/{token_id}: Revoke a personal token. Responds with 204, 303, 400, 401, 403, 404, 502, 503, 507. */
  revokeHubToken: Handler<
    operations['revokeHubToken' | 'revokeHubTokenFromPage'],
    Access['hub:own']
  >;
  /** POST /hub/projects/{id}/entities: Create or update an entity. Responds with 200, 201, 303, 400, 401, 403, 404, 409, 413, 415, 502, 503, 507. */
  saveHubEntity: Handler<
    operations['saveHubEntity'],
    Access['project:edit']
  >;
  /** POST /brapi/v2/search/germplasm: Search for germplasm. Responds with 200, 400, 401, 413, 415, 502, 503. */
  searchBrapiGermplasm: Handler<
    operations['searchBrapiGermplasm'],
    Access['projects:see']
  >;
  /** POST /brapi/v2/search/observations: Search for observations. Responds with 200, 400, 401, 413, 415, 502, 503. */
  searchBrapiObservations: Handler<
    operations['searchBrapiObservations'],
    Access['projects:see']
  >;
  /** POST /brapi/v2/search/studies: Search for studies. Responds with 200, 400, 401, 413, 415, 502, 503. */
  searchBrapiStudies: Handler<
    operations['searchBrapiStudies'],
    Access['projects:see']
  >;
  /** POST /brapi/v2/search/observationunits: Search for observation units. Responds with 200, 400, 401, 413, 415, 502, 503. */
  searchBrapiUnits: Handler<
    operations['searchBrapiUnits'],
    Access['projects:see']
  >;
  /** POST /brapi/v2/search/variables: Search for observed variables. Responds with 200, 400, 401, 413, 415, 502, 503. */
  searchBrapiVariables: Handler<
    operations['searchBrapiVariables'],
    Access['projects:see']
  >;
  /** POST /hub/projects/{id}/api/messages: Send a frame to the channel. Responds with 200, 400, 401, 403, 404, 413, 415, 502, 503, 507. */
  sendHubMessage: Handler<
    operations['sendHubMessage'],
    Access['project:comment']
  >;
  /** POST /hub/repositories/{repository}/token: Set the token of a repository. Responds with 200, 303, 400, 401, 403, 404, 413, 415, 502, 503, 507. */
  setHubRepositoryToken: Handler<
    operations['setHubRepositoryToken'],
    Access['hub:own']
  >;
  /** PUT /hub/workspaces/{id}/webhook: Set the webhook of a workspace. Responds with 200, 303, 400, 401, 403, 404, 413, 415, 502, 503, 507. */
  setHubWebhook: Handler<
    operations['setHubWebhook' | 'setHubWebhookFromPage'],
    Access['workspace:manage']
  >;
  /** GET /brapi/v2/germplasm/{germplasmDbId}: Get a germplasm record. Responds with 200, 400, 401, 404, 502, 503. */
  showBrapiGermplasm: Handler<
    operations['showBrapiGermplasm'],
    Access['projects:see']
  >;
  /** GET /brapi/v2/lists/{listDbId}: Get a list. Responds with 200, 400, 401, 404, 502, 503. */
  showBrapiList: Handler<
    operations['showBrapiList'],
    Access['projects:see']
  >;
  /** GET /brapi/v2/locations/{locationDbId}: Get a location. Responds with 200, 400, 401, 404, 502, 503. */
  showBrapiLocation: Handler<
    operations['showBrapiLocation'],
    Access['projects:see']
  >;
  /** GET /brapi/v2/methods/{methodDbId}: Get a method. Responds with 200, 400, 401, 404, 502, 503. */
  showBrapiMethod: Handler<
    operations['showBrapiMethod'],
    Access['projects:see']
  >;
  /** GET /brapi/v2/observations/{observationDbId}: Get an observation. Responds with 200, 400, 401, 404, 502, 503. */
  showBrapiObservation: Handler<
    operations['showBrapiObservation'],
    Access['projects:see']
  >;
  /** GET /brapi/v2/ontologies/{ontologyDbId}: Get an ontology. Responds with 200, 400, 401, 404, 502, 503. */
  showBrapiOntology: Handler<
    operations['showBrapiOntology'],
    Access['projects:see']
  >;
  /** GET /brapi/v2/people/{personDbId}: Get a person. Responds with 200, 400, 401, 404, 502, 503. */
  showBrapiPerson: Handler<
    operations['showBrapiPerson'],
    Access['projects:see']
  >;
  /** GET /brapi/v2/programs/{programDbId}: Get a program. Responds with 200, 400, 401, 404, 502, 503. */
  showBrapiProgram: Handler<
    operations['showBrapiProgram'],
    Access['projects:see']
  >;
  /** GET /brapi/v2/samples/{sampleDbId}: Get a sample. Responds with 200, 400, 401, 404, 502, 503. */
  showBrapiSample: Handler<
    operations['showBrapiSample'],
    Access['projects:see']
  >;
  /** GET /brapi/v2/scales/{scaleDbId}: Get a scale. Responds with 200, 400, 401, 404, 502, 503. */
  showBrapiScale: Handler<
    operations['showBrapiScale'],
    Access['projects:see']
  >;
  /** GET /brapi/v2/seasons/{seasonDbId}: Get a season. Responds with 200, 400, 401, 404, 502, 503. */
  showBrapiSeason: Handler<
    operations['showBrapiSeason'],
    Access['projects:see']
  >;
  /** GET /brapi/v2/serverinfo: List the BrAPI calls of the server. Responds with 200, 400. */
  showBrapiServer: Handler<
    operations['showBrapiServer'],
    Access['public']
  >;
  /** GET /brapi/v2/studies/{studyDbId}: Get a study. Responds with 200, 400, 401, 404, 502, 503. */
  showBrapiStudy: Handler<
    operations['showBrapiStudy'],
    Access['projects:see']
  >;
  /** GET /brapi/v2/traits/{traitDbId}: Get a trait. Responds with 200, 400, 401, 404, 502, 503. */
  showBrapiTrait: Handler<
    operations['showBrapiTrait'],
    Access['projects:see']
  >;
  /** GET /brapi/v2/trials/{trialDbId}: Get a trial. Responds with 200, 400, 401, 404, 502, 503. */
  showBrapiTrial: Handler<
    operations['showBrapiTrial'],
    Access['projects:see']
  >;
  /** GET /brapi/v2/observationunits/{observationUnitDbId}: Get an observation unit. Responds with 200, 400, 401, 404, 502, 503. */
  showBrapiUnit: Handler<
    operations['showBrapiUnit'],
    Access['projects:see']
  >;
  /** GET /brapi/v2/variables/{observationVariableDbId}: Get an observed variable. Responds with 200, 400, 401, 404, 502, 503. */
  showBrapiVariable: Handler<
    operations['showBrapiVariable'],
    Access['projects:see']
  >;
  /** GET /hub/projects/{id}/actions/{moment}: Get an action. Responds with 200, 302, 400, 401, 403, 404, 502, 503. */
  showHubAction: Handler<
    operations['showHubAction'],
    Access['project:see']
  >;
  /** GET /hub/projects/{id}/chat: List the chat messages of a project. Responds with 200, 302, 400, 401, 403, 404, 502, 503. */
  showHubChat: Handler<
    operations['showHubChat'],
    Access['project:see']
  >;
  /** GET /hub/projects/{id}/deposits/{deposit_id}: Get a deposit. Responds with 200, 302, 400, 401, 403, 404, 502, 503. */
  showHubDeposit: Handler<
    operations['showHubDeposit'],
    Access['project:see']
  >;
  /** GET /hub/projects/{id}/entity/{node_id}/history/{version}: Get a version of an entity. Responds with 200, 302, 400, 401, 403, 404, 502, 503. */
  showHubEntityVersion: Handler<
    operations['showHubEntityVersion'],
    Access['project:see']
  >;
  /** GET /hub/projects/{id}/files/{file_id}: Get a file with its versions. Responds with 200, 302, 400, 401, 403, 404, 502, 503. */
  showHubFile: Handler<
    operations['showHubFile'],
    Access['project:see']
  >;
  /** GET /hub/projects/{id}/graph: Show the graph of a project. Responds with 200, 302, 400, 401, 403, 404, 502, 503. */
  showHubGraph: Handler<
    operations['showHubGraph'],
    Access['project:see']
  >;
  /** GET /hub/me: Get the current user or guest. Responds with 200, 302, 400, 401, 502, 503. */
  showHubIdentity: Handler<
    operations['showHubIdentity'],
    Access['hub:see']
  >;
  /** GET /hub/projects/{id}/import/{import_id}: Get the preview of an import. Responds with 200, 302, 400, 401, 403, 404, 502, 503. */
  showHubImport: Handler<
    operations['showHubImport'],
    Access['project:edit']
  >;
  /** GET /hub/projects/{id}: Get a project. Responds with 200, 302, 400, 401, 403, 404, 502, 503. */
  showHubProject: Handler<
    operations['showHubProject'],
    Access['project:see']
  >;
  /** GET /hub/projects/{id}/publication: Show the missing parts of a publication. Responds with 200, 302, 400, 401, 403, 404, 502, 503. */
  showHubPublication: Handler<
    operations['showHubPublication'],
    Access['project:see']
  >;
  /** GET /hub/collaborations/{collaboration}: Show the research object of a collaboration. Responds with 200, 302, 400, 401, 404, 502, 503. */
  showHubResearchObject: Handler<
    operations['showHubResearchObject'],
    Access['hub:see']
  >;
  /** GET /hub/projects/{id}/table/{type}: List entities of a type as a table. Responds with 200, 302, 400, 401, 403, 404, 502, 503. */
  showHubTable: Handler<
    operations['showHubTable'],
    Access['project:see']
  >;
  /** GET /hub/projects/{id}/validate: Show the validation result of a project. Responds with 200, 302, 400, 401, 403, 404, 502, 503. */
  showHubValidation: Handler<
    operations['showHubValidation'],
    Access['project:see']
  >;
  /** GET /id/{version_id}: Get a published version. Responds with 200, 400, 404, 410, 502, 503. */
  showPublishedVersion: Handler<
    operations['showPublishedVersion'],
    Access['version:see']
  >;
  /** GET /hub/workspaces/{id}: Get a workspace with its projects. Responds with 200, 302, 400, 401, 403, 404, 502, 503. */
  showWorkspace: Handler<
    operations['showWorkspace'],
    Access['workspace:see']
  >;
  /** POST /hub/projects/{id}/files/{file_id}/observations: Import the observations of a table. Responds with 200, 303, 400, 401, 403, 404, 413, 415, 502, 503, 507. */
  storeHubFileObservations: Handler<
    operations['storeHubFileObservations'],
    Access['project:edit']
  >;
  /** POST /hub/workspaces/{id}/webhook/test: Send a test message to the webhook. Responds with 200, 303, 400, 401, 403, 404, 502, 503, 507. */
  testHubWebhook: Handler<
    operations['testHubWebhook'],
    Access['workspace:manage']
  >;
  /** POST /hub/projects/{id}/actions/{moment}/undo: Undo an action. Responds with 200, 303, 400, 401, 403, 404, 409, 502, 503, 507. */
  undoHubAction: Handler<
    operations['undoHubAction'],
    Access['project:edit']
  >;
  /** POST /hub/projects/{id}/files: Upload files to a project. Responds with 201, 303, 400, 401, 403, 404, 413, 415, 502, 503, 507. */
  uploadHubFiles: Handler<
    operations['uploadHubFiles'],
    Access['project:edit']
  >;
  /** POST /hub/projects/{id}/validate: Validate a project. Responds with 200, 303, 400, 401, 403, 404, 502, 503. */
  validateHubProject: Handler<
    operations['validateHubProject'],
    Access['project:see']
  >;
  /** POST /hub/projects/{id}/reviews/{review_id}/withdraw: Withdraw a request for a review. Responds with 200, 303, 400, 401, 403, 404, 409, 502, 503, 507. */
  withdrawHubReview: Handler<
    operations['withdrawHubReview'],
    Access['project:edit']
  >;
  /** POST /hub/projects/{id}/chat: Send a chat message. Responds with 201, 303, 400, 401, 403, 404, 413, 415, 502, 503, 507. */
  writeHubChat: Handler<
    operations['writeHubChat'],
    Access['project:comment']
  >;
}

/** The operations of the document. */
export const HubApiOperations = [
  {
    operationId: 'addHubImportColumns',
    method: 'POST',
    path: '/hub/projects/{id}/import/{import_id}/own-columns',
    access: 'project:manage',
    statuses: [200, 303, 400, 401, 403, 404, 409, 413, 415, 502, 503, 507],
  },
  {
    operationId: 'addWorkspacePerson',
    method: 'POST',
    path: '/hub/workspaces/{id}/people',
    access: 'workspace:manage',
    statuses: [201, 303, 400, 401, 403, 404, 409, 413, 415, 502, 503, 507],
  },
  {
    operationId: 'applyHubImport',
    method: 'POST',
    path: '/hub/projects/{id}/import/{import_id}/apply',
    access: 'project:edit',
    statuses: [200, 303, 400, 401, 403, 404, 409, 413, 415, 502, 503, 507],
  },
  {
    operationId: 'arrangeHubColumns',
    method: 'PUT',
    path: '/hub/projects/{id}/api/columns/{type}',
    access: 'project:see',
    statuses: [200, 400, 401, 403, 404, 413, 415, 502, 503, 507],
  },
  {
    operationId: 'changeBrapiObservations',
    method: 'PUT',
    path: '/brapi/v2/observations',
    access: 'projects:edit',
    statuses: [200, 400, 401, 403, 404, 413, 415, 502, 503, 507],
  },
  {
    operationId: 'changeHubDeposit',
    method: 'POST',
    path: '/hub/projects/{id}/deposits/{deposit_id}',
    access: 'project:deposit',
    statuses: [200, 303, 400, 401, 403, 404, 409, 413, 415, 502, 503, 507],
  },
  {
    operationId: 'changeHubEntitiesInBulk',
    method: 'POST',
    path: '/hub/projects/{id}/bulk',
    access: 'project:edit',
    statuses: [200, 303, 400, 401, 403, 404, 409, 413, 415, 502, 503, 507],
  },
  {
    operationId: 'changeHubFile',
    method: 'PUT',
    path: '/hub/projects/{id}/files/{file_id}',
    access: 'project:edit',
    statuses: [200, 303, 400, 401, 403, 404, 409, 413, 415, 502, 503, 507],
  },
  {
    operationId: 'changeHubFileFromPage',
    aliasOf: 'changeHubFile',
    method: 'POST',
    path: '/hub/projects/{id}/files/{file_id}',
    access: 'project:edit',
    statuses: [200, 303, 400, 401, 403, 404, 409, 413, 415, 502, 503, 507],
  },
  {
    operationId: 'changeHubOwnColumn',
    method: 'PUT',
    path: '/hub/projects/{id}/own-columns/{type}/{name}',
    access: 'project:manage',
    statuses: [200, 303, 400, 401, 403, 404, 413, 415, 502, 503, 507],
  },
  {
    operationId: 'changeHubOwnColumnFromPage',
    aliasOf: 'changeHubOwnColumn',
    method: 'POST',
    path: '/hub/projects/{id}/own-columns/{type}/{name}',
    access: 'project:manage',
    statuses: [200, 303, 400, 401, 403, 404, 413, 415, 502, 503, 507],
  },
  {
    operationId: 'changeHubProject',
    method: 'PUT',
    path: '/hub/projects/{id}',
    access: 'project:manage',
    statuses: [200, 303, 400, 401, 403, 404, 409, 413, 415, 502, 503, 507],
  },
  {
    operationId: 'changeHubProjectFromPage',
    aliasOf: 'changeHubProject',
    method: 'POST',
    path: '/hub/projects/{id}',
    access: 'project:manage',
    statuses: [200, 303, 400, 401, 403, 404, 409, 413, 415, 502, 503, 507],
  },
  {
    operationId: 'changePublishedVersion',
    method: 'POST',
    path: '/id/{version_id}',
    access: 'version:manage',
    statuses: [200, 303, 400, 401, 403, 404, 409, 413, 415, 502, 503, 507],
  },
  {
    operationId: 'changeWorkspace',
    method: 'PUT',
    path: '/hub/workspaces/{id}',
    access: 'workspace:manage',
    statuses: [200, 303, 400, 401, 403, 404, 409, 413, 415, 502, 503, 507],
  },
  {
    operationId: 'changeWorkspaceFromPage',
    aliasOf: 'changeWorkspace',
    method: 'POST',
    path: '/hub/workspaces/{id}',
    access: 'workspace:manage',
    statuses: [200, 303, 400, 401, 403, 404, 409, 413, 415, 502, 503, 507],
  },
  {
    operationId: 'changeWorkspacePerson',
    method: 'PUT',
    path: '/hub/workspaces/{id}/people/{person_id}',
    access: 'workspace:manage',
    statuses: [200, 303, 400, 401, 403, 404, 409, 413, 415, 502, 503, 507],
  },
  {
    operationId: 'changeWorkspacePersonFromPage',
    aliasOf: 'changeWorkspacePerson',
    method: 'POST',
    path: '/hub/workspaces/{id}/people/{person_id}',
    access: 'workspace:manage',
    statuses: [200, 303, 400, 401, 403, 404, 409, 413, 415, 502, 503, 507],
  },
  {
    operationId: 'checkHubEntitiesInBulk',
    method: 'POST',
    path: '/hub/projects/{id}/bulk/check',
    access: 'project:see',
    statuses: [200, 400, 401, 403, 404, 413, 415, 502, 503],
  },
  {
    operationId: 'checkHubEntity',
    method: 'POST',
    path: '/hub/projects/{id}/check',
    access: 'project:see',
    statuses: [200, 400, 401, 403, 404, 413, 415, 502, 503],
  },
  {
    operationId: 'chooseForHubImport',
    method: 'POST',
    path: '/hub/projects/{id}/import/{import_id}/choices',
    access: 'project:edit',
    statuses: [200, 303, 400, 401, 403, 404, 409, 413, 415, 502, 503, 507],
  },
  {
    operationId: 'compareHubMoments',
    method: 'GET',
    path: '/hub/projects/{id}/differences',
    access: 'project:see',
    statuses: [200, 302, 400, 401, 403, 404, 502, 503],
  },
  {
    operationId: 'confirmHubEntityDeletion',
    method: 'GET',
    path: '/hub/projects/{id}/entity/{node_id}/delete',
    access: 'project:edit',
    statuses: [200, 302, 400, 401, 403, 404, 502, 503],
  },
  {
    operationId: 'confirmHubFileDeletion',
    method: 'GET',
    path: '/hub/projects/{id}/files/{file_id}/delete',
    access: 'project:edit',
    statuses: [200, 302, 400, 401, 403, 404, 502, 503],
  },
  {
    operationId: 'confirmHubOwnColumnDeletion',
    method: 'GET',
    path: '/hub/projects/{id}/own-columns/{type}/{name}/delete',
    access: 'project:manage',
    statuses: [200, 302, 400, 401, 403, 404, 502, 503],
  },
  {
    operationId: 'confirmHubProjectDeletion',
    method: 'GET',
    path: '/hub/projects/{id}/delete',
    access: 'project:manage',
    statuses: [200, 302, 400, 401, 403, 404, 502, 503],
  },
  {
    operationId: 'confirmWorkspaceDeletion',
    method: 'GET',
    path: '/hub/workspaces/{id}/delete',
    access: 'workspace:manage',
    statuses: [200, 302, 400, 401, 403, 404, 502, 503],
  },
  {
    operationId: 'createBrapiObservations',
    method: 'POST',
    path: '/brapi/v2/observations',
    access: 'projects:edit',
    statuses: [200, 400, 401, 403, 413, 415, 502, 503, 507],
  },
  {
    operationId: 'createHubComment',
    method: 'POST',
    path: '/hub/projects/{id}/entity/{node_id}/comments',
    access: 'project:comment',
    statuses: [201, 303, 400, 401, 403, 404, 409, 413, 415, 502, 503, 507],
  },
  {
    operationId: 'createHubDeposit',
    method: 'POST',
    path: '/hub/projects/{id}/deposits',
    access: 'project:deposit',
    statuses: [201, 303, 400, 401, 403, 404, 413, 415, 502, 503, 507],
  },
  {
    operationId: 'createHubExample',
    method: 'POST',
    path: '/hub/example',
    access: 'hub:use',
    statuses: [201, 303, 400, 401, 403, 502, 503, 507],
  },
  {
    operationId: 'createHubOwnColumn',
    method: 'POST',
    path: '/hub/projects/{id}/own-columns',
    access: 'project:manage',
    statuses: [201, 303, 400, 401, 403, 404, 413, 415, 502, 503, 507],
  },
  {
    operationId: 'createHubProject',
    method: 'POST',
    path: '/hub/projects',
    access: 'workspace:edit',
    statuses: [201, 303, 400, 401, 403, 404, 409, 413, 415, 502, 503, 507],
  },
  {
    operationId: 'createHubRestorePoint',
    method: 'POST',
    path: '/hub/projects/{id}/restore-points',
    access: 'project:edit',
    statuses: [201, 303, 400, 401, 403, 404, 409, 413, 415, 502, 503, 507],
  },
  {
    operationId: 'createHubToken',
    method: 'POST',
    path: '/hub/me/tokens',
    access: 'hub:own',
    statuses: [201, 303, 400, 401, 403, 404, 409, 413, 415, 502, 503, 507],
  },
  {
    operationId: 'createWorkspace',
    method: 'POST',
    path: '/hub/workspaces',
    access: 'hub:use',
    statuses: [201, 303, 400, 401, 403, 409, 413, 415, 502, 503, 507],
  },
  {
    operationId: 'decideHubReview',
    method: 'POST',
    path: '/hub/projects/{id}/reviews/{review_id}',
    access: 'project:review',
    statuses: [200, 303, 400, 401, 403, 404, 409, 413, 415, 502, 503, 507],
  },
  {
    operationId: 'deleteHubComment',
    method: 'POST',
    path: '/hub/projects/{id}/comments/{comment_id}/delete',
    access: 'project:comment',
    statuses: [204, 303, 400, 401, 403, 404, 502, 503, 507],
  },
  {
    operationId: 'deleteHubEntity',
    method: 'DELETE',
    path: '/hub/projects/{id}/entity/{node_id}',
    access: 'project:edit',
    statuses: [204, 400, 401, 403, 404, 409, 502, 503, 507],
  },
  {
    operationId: 'deleteHubEntityFromPage',
    aliasOf: 'deleteHubEntity',
    method: 'POST',
    path: '/hub/projects/{id}/entity/{node_id}/delete',
    access: 'project:edit',
    statuses: [204, 303, 400, 401, 403, 404, 409, 413, 415, 502, 503, 507],
  },
  {
    operationId: 'deleteHubFile',
    method: 'DELETE',
    path: '/hub/projects/{id}/files/{file_id}',
    access: 'project:edit',
    statuses: [204, 400, 401, 403, 404, 502, 503],
  },
  {
    operationId: 'deleteHubFileFromPage',
    aliasOf: 'deleteHubFile',
    method: 'POST',
    path: '/hub/projects/{id}/files/{file_id}/delete',
    access: 'project:edit',
    statuses: [204, 303, 400, 401, 403, 404, 502, 503],
  },
  {
    operationId: 'deleteHubOwnColumn',
    method: 'DELETE',
    path: '/hub/projects/{id}/own-columns/{type}/{name}',
    access: 'project:manage',
    statuses: [204, 400, 401, 403, 404, 502, 503, 507],
  },
  {
    operationId: 'deleteHubOwnColumnFromPage',
    aliasOf: 'deleteHubOwnColumn',
    method: 'POST',
    path: '/hub/projects/{id}/own-columns/{type}/{name}/delete',
    access: 'project:manage',
    statuses: [204, 303, 400, 401, 403, 404, 409, 413, 415, 502, 503, 507],
  },
  {
    operationId: 'deleteHubProject',
    method: 'DELETE',
    path: '/hub/projects/{id}',
    access: 'project:manage',
    statuses: [204, 400, 401, 403, 404, 502, 503, 507],
  },
  {
    operationId: 'deleteHubProjectFromPage',
    aliasOf: 'deleteHubProject',
    method: 'POST',
    path: '/hub/projects/{id}/delete',
    access: 'project:manage',
    statuses: [204, 303, 400, 401, 403, 404, 409, 413, 415, 502, 503, 507],
  },
  {
    operationId: 'deleteHubRestorePoint',
    method: 'POST',
    path: '/hub/projects/{id}/restore-points/{point_id}/delete',
    access: 'project:edit',
    statuses: [204, 303, 400, 401, 403, 404, 502, 503, 507],
  },
  {
    operationId: 'deleteHubWebhook',
    method: 'DELETE',
    path: '/hub/workspaces/{id}/webhook',
    access: 'workspace:manage',
    statuses: [204, 303, 400, 401, 403, 404, 502, 503, 507],
  },
  {
    operationId: 'deleteHubWebhookFromPage',
    aliasOf: 'deleteHubWebhook',
    method: 'POST',
    path: '/hub/workspaces/{id}/webhook/delete',
    access: 'workspace:manage',
    statuses: [204, 303, 400, 401, 403, 404, 502, 503, 507],
  },
  {
    operationId: 'deleteWorkspace',
    method: 'DELETE',
    path: '/hub/workspaces/{id}',
    access: 'workspace:manage',
    statuses: [204, 400, 401, 403, 404, 502, 503, 507],
  },
  {
    operationId: 'deleteWorkspaceFromPage',
    aliasOf: 'deleteWorkspace',
    method: 'POST',
    path: '/hub/workspaces/{id}/delete',
    access: 'workspace:manage',
    statuses: [204, 303, 400, 401, 403, 404, 409, 413, 415, 502, 503, 507],
  },
  {
    operationId: 'discardHubImport',
    method: 'DELETE',
    path: '/hub/projects/{id}/import/{import_id}',
    access: 'project:edit',
    statuses: [204, 400, 401, 403, 404, 502, 503, 507],
  },
  {
    operationId: 'discardHubImportFromPage',
    aliasOf: 'discardHubImport',
    method: 'POST',
    path: '/hub/projects/{id}/import/{import_id}/discard',
    access: 'project:edit',
    statuses: [204, 303, 400, 401, 403, 404, 502, 503, 507],
  },
  {
    operationId: 'downloadHubFile',
    method: 'GET',
    path: '/hub/projects/{id}/files/{file_id}/versions/{version}',
    access: 'project:see',
    statuses: [200, 206, 302, 304, 400, 401, 403, 404, 416, 502, 503],
  },
  {
    operationId: 'downloadPublishedFile',
    method: 'GET',
    path: '/id/{version_id}/files/{name}',
    access: 'version:see',
    statuses: [200, 206, 304, 400, 404, 410, 416, 502, 503],
  },
  {
    operationId: 'duplicateHubEntity',
    method: 'POST',
    path: '/hub/projects/{id}/entity/{node_id}/duplicate',
    access: 'project:edit',
    statuses: [201, 303, 400, 401, 403, 404, 409, 502, 503, 507],
  },
  {
    operationId: 'duplicateHubProject',
    method: 'POST',
    path: '/hub/projects/{id}/duplicate',
    access: 'project:copy',
    statuses: [201, 303, 400, 401, 403, 404, 409, 413, 415, 502, 503, 507],
  },
  {
    operationId: 'duplicateHubProjectForm',
    method: 'GET',
    path: '/hub/projects/{id}/duplicate',
    access: 'project:see',
    statuses: [200, 302, 400, 401, 403, 404, 502, 503],
  },
  {
    operationId: 'editHubEntity',
    method: 'GET',
    path: '/hub/projects/{id}/entity/{node_id}',
    access: 'project:see',
    statuses: [200, 302, 400, 401, 403, 404, 502, 503],
  },
  {
    operationId: 'editHubOwnColumnForm',
    method: 'GET',
    path: '/hub/projects/{id}/own-columns/{type}/{name}',
    access: 'project:manage',
    statuses: [200, 302, 400, 401, 403, 404, 502, 503],
  },
  {
    operationId: 'editHubProjectForm',
    method: 'GET',
    path: '/hub/projects/{id}/edit',
    access: 'project:manage',
    statuses: [200, 302, 400, 401, 403, 404, 502, 503],
  },
  {
    operationId: 'editWorkspaceForm',
    method: 'GET',
    path: '/hub/workspaces/{id}/edit',
    access: 'workspace:manage',
    statuses: [200, 302, 400, 401, 403, 404, 502, 503],
  },
  {
    operationId: 'exportHubCitation',
    method: 'GET',
    path: '/hub/projects/{id}/publication/citation',
    access: 'project:see',
    statuses: [200, 302, 400, 401, 403, 404, 502, 503],
  },
  {
    operationId: 'exportHubProject',
    method: 'GET',
    path: '/hub/projects/{id}/export',
    access: 'project:see',
    statuses: [200, 302, 400, 401, 403, 404, 502, 503, 507],
  },
  {
    operationId: 'exportHubResearchObject',
    method: 'GET',
    path: '/hub/collaborations/{collaboration}/export',
    access: 'hub:see',
    statuses: [200, 302, 400, 401, 404, 502, 503],
  },
  {
    operationId: 'fixHubProblems',
    method: 'POST',
    path: '/hub/projects/{id}/problems/fix',
    access: 'project:edit',
    statuses: [200, 303, 400, 401, 403, 404, 413, 415, 502, 503, 507],
  },
  {
    operationId: 'getHubColumns',
    method: 'GET',
    path: '/hub/projects/{id}/api/columns/{type}',
    access: 'project:see',
    statuses: [200, 400, 401, 403, 404, 502, 503],
  },
  {
    operationId: 'getHubGraph',
    method: 'GET',
    path: '/hub/projects/{id}/api/graph',
    access: 'project:see',
    statuses: [200, 400, 401, 403, 404, 502, 503],
  },
  {
    operationId: 'getHubProjectSchema',
    method: 'GET',
    path: '/hub/projects/{id}/schema/{type}',
    access: 'project:see',
    statuses: [200, 400, 401, 403, 404, 502, 503],
  },
  {
    operationId: 'getHubWebhook',
    method: 'GET',
    path: '/hub/workspaces/{id}/webhook',
    access: 'workspace:manage',
    statuses: [200, 302, 400, 401, 403, 404, 502, 503],
  },
  {
    operationId: 'importHubForm',
    method: 'GET',
    path: '/hub/projects/{id}/import',
    access: 'project:edit',
    statuses: [200, 302, 400, 401, 403, 404, 502, 503],
  },
  {
    operationId: 'leaveWorkspace',
    method: 'POST',
    path: '/hub/workspaces/{id}/leave',
    access: 'workspace:leave',
    statuses: [204, 303, 400, 401, 403, 404, 409, 502, 503, 507],
  },
  {
    operationId: 'listBrapiCrops',
    method: 'GET',
    path: '/brapi/v2/commoncropnames',
    access: 'projects:see',
    statuses: [200, 400, 401, 502, 503],
  },
  {
    operationId: 'listBrapiEvents',
    method: 'GET',
    path: '/brapi/v2/events',
    access: 'projects:see',
    statuses: [200, 400, 401, 502, 503],
  },
  {
    operationId: 'listBrapiGermplasm',
    method: 'GET',
    path: '/brapi/v2/germplasm',
    access: 'projects:see',
    statuses: [200, 400, 401, 502, 503],
  },
  {
    operationId: 'listBrapiLevels',
    method: 'GET',
    path: '/brapi/v2/observationlevels',
    access: 'projects:see',
    statuses: [200, 400, 401, 502, 503],
  },
  {
    operationId: 'listBrapiLists',
    method: 'GET',
    path: '/brapi/v2/lists',
    access: 'projects:see',
    statuses: [200, 400, 401, 502, 503],
  },
  {
    operationId: 'listBrapiLocations',
    method: 'GET',
    path: '/brapi/v2/locations',
    access: 'projects:see',
    statuses: [200, 400, 401, 502, 503],
  },
  {
    operationId: 'listBrapiMethods',
    method: 'GET',
    path: '/brapi/v2/methods',
    access: 'projects:see',
    statuses: [200, 400, 401, 502, 503],
  },
  {
    operationId: 'listBrapiObservations',
    method: 'GET',
    path: '/brapi/v2/observations',
    access: 'projects:see',
    statuses: [200, 400, 401, 502, 503],
  },
  {
    operationId: 'listBrapiOntologies',
    method: 'GET',
    path: '/brapi/v2/ontologies',
    access: 'projects:see',
    statuses: [200, 400, 401, 502, 503],
  },
  {
    operationId: 'listBrapiPeople',
    method: 'GET',
    path: '/brapi/v2/people',
    access: 'projects:see',
    statuses: [200, 400, 401, 502, 503],
  },
  {
    operationId: 'listBrapiPrograms',
    method: 'GET',
    path: '/brapi/v2/programs',
    access: 'projects:see',
    statuses: [200, 400, 401, 502, 503],
  },
  {
    operationId: 'listBrapiSamples',
    method: 'GET',
    path: '/brapi/v2/samples',
    access: 'projects:see',
    statuses: [200, 400, 401, 502, 503],
  },
  {
    operationId: 'listBrapiScales',
    method: 'GET',
    path: '/brapi/v2/scales',
    access: 'projects:see',
    statuses: [200, 400, 401, 502, 503],
  },
  {
    operationId: 'listBrapiSeasons',
    method: 'GET',
    path: '/brapi/v2/seasons',
    access: 'projects:see',
    statuses: [200, 400, 401, 502, 503],
  },
  {
    operationId: 'listBrapiStudies',
    method: 'GET',
    path: '/brapi/v2/studies',
    access: 'projects:see',
    statuses: [200, 400, 401, 502, 503],
  },
  {
    operationId: 'listBrapiStudyTypes',
    method: 'GET',
    path: '/brapi/v2/studytypes',
    access: 'projects:see',
    statuses: [200, 400, 401, 502, 503],
  },
  {
    operationId: 'listBrapiTraits',
    method: 'GET',
    path: '/brapi/v2/traits',
    access: 'projects:see',
    statuses: [200, 400, 401, 502, 503],
  },
  {
    operationId: 'listBrapiTrials',
    method: 'GET',
    path: '/brapi/v2/trials',
    access: 'projects:see',
    statuses: [200, 400, 401, 502, 503],
  },
  {
    operationId: 'listBrapiUnits',
    method: 'GET',
    path: '/brapi/v2/observationunits',
    access: 'projects:see',
    statuses: [200, 400, 401, 502, 503],
  },
  {
    operationId: 'listBrapiVariables',
    method: 'GET',
    path: '/brapi/v2/variables',
    access: 'projects:see',
    statuses: [200, 400, 401, 502, 503],
  },
  {
    operationId: 'listDeletedHubItems',
    method: 'GET',
    path: '/hub/deleted',
    access: 'hub:see',
    statuses: [200, 302, 400, 401, 502, 503],
  },
  {
    operationId: 'listHubActions',
    method: 'GET',
    path: '/hub/projects/{id}/actions',
    access: 'project:see',
    statuses: [200, 302, 400, 401, 403, 404, 502, 503],
  },
  {
    operationId: 'listHubComments',
    method: 'GET',
    path: '/hub/projects/{id}/comments',
    access: 'project:see',
    statuses: [200, 302, 400, 401, 403, 404, 502, 503],
  },
  {
    operationId: 'listHubDeposits',
    method: 'GET',
    path: '/hub/projects/{id}/deposits',
    access: 'project:see',
    statuses: [200, 302, 400, 401, 403, 404, 502, 503],
  },
  {
    operationId: 'listHubEntities',
    method: 'GET',
    path: '/hub/projects/{id}/entities',
    access: 'project:see',
    statuses: [200, 302, 400, 401, 403, 404, 502, 503],
  },
  {
    operationId: 'listHubEntityComments',
    method: 'GET',
    path: '/hub/projects/{id}/entity/{node_id}/comments',
    access: 'project:see',
    statuses: [200, 302, 400, 401, 403, 404, 502, 503],
  },
  {
    operationId: 'listHubEntityHistory',
    method: 'GET',
    path: '/hub/projects/{id}/entity/{node_id}/history',
    access: 'project:see',
    statuses: [200, 302, 400, 401, 403, 404, 502, 503],
  },
  {
    operationId: 'listHubExportLeftOut',
    method: 'GET',
    path: '/hub/projects/{id}/export/left-out',
    access: 'project:see',
    statuses: [200, 302, 400, 401, 403, 404, 502, 503],
  },
  {
    operationId: 'listHubFiles',
    method: 'GET',
    path: '/hub/projects/{id}/files',
    access: 'project:see',
    statuses: [200, 302, 400, 401, 403, 404, 502, 503],
  },
  {
    operationId: 'listHubMessages',
    method: 'GET',
    path: '/hub/projects/{id}/api/messages',
    access: 'project:see',
    statuses: [200, 400, 401, 403, 404, 502, 503],
  },
  {
    operationId: 'listHubObservations',
    method: 'GET',
    path: '/hub/projects/{id}/observations',
    access: 'project:see',
    statuses: [200, 302, 400, 401, 403, 404, 502, 503],
  },
  {
    operationId: 'listHubOwnColumns',
    method: 'GET',
    path: '/hub/projects/{id}/own-columns',
    access: 'project:see',
    statuses: [200, 302, 400, 401, 403, 404, 502, 503],
  },
  {
    operationId: 'listHubProblems',
    method: 'GET',
    path: '/hub/projects/{id}/problems',
    access: 'project:see',
    statuses: [200, 302, 400, 401, 403, 404, 502, 503],
  },
  {
    operationId: 'listHubProjectHistory',
    method: 'GET',
    path: '/hub/projects/{id}/history',
    access: 'project:see',
    statuses: [200, 302, 400, 401, 403, 404, 502, 503],
  },
  {
    operationId: 'listHubProjectMembers',
    method: 'GET',
    path: '/hub/projects/{id}/members',
    access: 'project:see',
    statuses: [200, 302, 400, 401, 403, 404, 502, 503],
  },
  {
    operationId: 'listHubRepositories',
    method: 'GET',
    path: '/hub/repositories',
    access: 'hub:use',
    statuses: [200, 302, 400, 401, 403, 502, 503],
  },
  {
    operationId: 'listHubReviews',
    method: 'GET',
    path: '/hub/projects/{id}/reviews',
    access: 'project:see',
    statuses: [200, 302, 400, 401, 403, 404, 502, 503],
  },
  {
    operationId: 'listHubTemplates',
    method: 'GET',
    path: '/hub/templates',
    access: 'hub:see',
    statuses: [200, 302, 400, 401, 502, 503],
  },
  {
    operationId: 'listHubTokens',
    method: 'GET',
    path: '/hub/me/tokens',
    access: 'hub:own',
    statuses: [200, 302, 400, 401, 403, 502, 503],
  },
  {
    operationId: 'listHubVersions',
    method: 'GET',
    path: '/hub/projects/{id}/versions',
    access: 'project:see',
    statuses: [200, 302, 400, 401, 403, 404, 502, 503],
  },
  {
    operationId: 'listWorkspacePeople',
    method: 'GET',
    path: '/hub/workspaces/{id}/people',
    access: 'workspace:see',
    statuses: [200, 302, 400, 401, 403, 404, 502, 503],
  },
  {
    operationId: 'listWorkspaces',
    method: 'GET',
    path: '/hub/',
    access: 'hub:see',
    statuses: [200, 302, 400, 401, 502, 503],
  },
  {
    operationId: 'moveHubEntity',
    method: 'POST',
    path: '/hub/projects/{id}/entity/{node_id}/move',
    access: 'project:edit',
    statuses: [200, 303, 400, 401, 403, 404, 409, 413, 415, 502, 503, 507],
  },
  {
    operationId: 'moveHubProject',
    method: 'POST',
    path: '/hub/projects/{id}/move',
    access: 'project:manage',
    statuses: [200, 303, 400, 401, 403, 404, 409, 413, 415, 502, 503, 507],
  },
  {
    operationId: 'nameHubIdentity',
    method: 'POST',
    path: '/hub/me',
    access: 'hub:use',
    statuses: [200, 303, 400, 401, 403, 409, 413, 415, 502, 503],
  },
  {
    operationId: 'newHubEntityForm',
    method: 'GET',
    path: '/hub/projects/{id}/form/{type}',
    access: 'project:edit',
    statuses: [200, 302, 400, 401, 403, 404, 502, 503],
  },
  {
    operationId: 'newHubProjectForm',
    method: 'GET',
    path: '/hub/projects/new',
    access: 'hub:see',
    statuses: [200, 302, 400, 401, 403, 404, 502, 503],
  },
  {
    operationId: 'newWorkspaceForm',
    method: 'GET',
    path: '/hub/workspaces/new',
    access: 'hub:use',
    statuses: [200, 302, 400, 401, 403, 502, 503],
  },
  {
    operationId: 'openHubChannel',
    method: 'GET',
    path: '/ws/{project_id}',
    access: 'project:see',
    statuses: [101, 400, 401, 403, 404, 426, 502, 503],
  },
  {
    operationId: 'previewHubImport',
    method: 'POST',
    path: '/hub/projects/{id}/import',
    access: 'project:edit',
    statuses: [201, 303, 400, 401, 403, 404, 413, 415, 502, 503, 507],
  },
  {
    operationId: 'previewHubProjectMove',
    method: 'GET',
    path: '/hub/projects/{id}/move',
    access: 'project:manage',
    statuses: [200, 302, 400, 401, 403, 404, 502, 503],
  },
  {
    operationId: 'publishHubVersion',
    method: 'POST',
    path: '/hub/projects/{id}/versions',
    access: 'project:manage',
    statuses: [201, 303, 400, 401, 403, 404, 409, 413, 415, 502, 503, 507],
  },
  {
    operationId: 'removeWorkspacePerson',
    method: 'DELETE',
    path: '/hub/workspaces/{id}/people/{person_id}',
    access: 'workspace:manage',
    statuses: [204, 303, 400, 401, 403, 404, 409, 502, 503, 507],
  },
  {
    operationId: 'removeWorkspacePersonFromPage',
    aliasOf: 'removeWorkspacePerson',
    method: 'POST',
    path: '/hub/workspaces/{id}/people/{person_id}/delete',
    access: 'workspace:manage',
    statuses: [204, 303, 400, 401, 403, 404, 409, 502, 503, 507],
  },
  {
    operationId: 'requestHubReview',
    method: 'POST',
    path: '/hub/projects/{id}/reviews',
    access: 'project:edit',
    statuses: [201, 303, 400, 401, 403, 404, 409, 413, 415, 502, 503, 507],
  },
  {
    operationId: 'resolveHubComment',
    method: 'POST',
    path: '/hub/projects/{id}/comments/{comment_id}/resolve',
    access: 'project:comment',
    statuses: [200, 303, 400, 401, 403, 404, 413, 415, 502, 503, 507],
  },
  {
    operationId: 'restoreDeletedHubItem',
    method: 'POST',
    path: '/hub/deleted/{id}/restore',
    access: 'deleted:manage',
    statuses: [200, 303, 400, 401, 403, 404, 502, 503, 507],
  },
  {
    operationId: 'restoreHubEntity',
    method: 'POST',
    path: '/hub/projects/{id}/entity/{node_id}/restore',
    access: 'project:edit',
    statuses: [200, 303, 400, 401, 403, 404, 409, 413, 415, 502, 503, 507],
  },
  {
    operationId: 'restoreHubProject',
    method: 'POST',
    path: '/hub/projects/{id}/restore',
    access: 'project:edit',
    statuses: [200, 303, 400, 401, 403, 404, 409, 413, 415, 502, 503, 507],
  },
  {
    operationId: 'revokeHubToken',
    method: 'DELETE',
    path: '/hub/me/tokens/{token_id}',
    access: 'hub:own',
    statuses: [204, 303, 400, 401, 403, 404, 502, 503, 507],
  },
  {
    operationId: 'revokeHubTokenFromPage',
    aliasOf: 'revokeHubToken',
    method: 'POST',
    path: '/hub/me/tokens/{token_id}/delete',
    access: 'hub:own',
    statuses: [204, 303, 400, 401, 403, 404, 502, 503, 507],
  },
  {
    operationId: 'saveHubEntity',
    method: 'POST',
    path: '/hub/projects/{id}/entities',
    access: 'project:edit',
    statuses: [200, 201, 303, 400, 401, 403, 404, 409, 413, 415, 502, 503, 507],
  },
  {
    operationId: 'searchBrapiGermplasm',
    method: 'POST',
    path: '/brapi/v2/search/germplasm',
    access: 'projects:see',
    statuses: [200, 400, 401, 413, 415, 502, 503],
  },
  {
    operationId: 'searchBrapiObservations',
    method: 'POST',
    path: '/brapi/v2/search/observations',
    access: 'projects:see',
    statuses: [200, 400, 401, 413, 415, 502, 503],
  },
  {
    operationId: 'searchBrapiStudies',
    method: 'POST',
    path: '/brapi/v2/search/studies',
    access: 'projects:see',
    statuses: [200, 400, 401, 413, 415, 502, 503],
  },
  {
    operationId: 'searchBrapiUnits',
    method: 'POST',
    path: '/brapi/v2/search/observationunits',
    access: 'projects:see',
    statuses: [200, 400, 401, 413, 415, 502, 503],
  },
  {
    operationId: 'searchBrapiVariables',
    method: 'POST',
    path: '/brapi/v2/search/variables',
    access: 'projects:see',
    statuses: [200, 400, 401, 413, 415, 502, 503],
  },
  {
    operationId: 'sendHubMessage',
    method: 'POST',
    path: '/hub/projects/{id}/api/messages',
    access: 'project:comment',
    statuses: [200, 400, 401, 403, 404, 413, 415, 502, 503, 507],
  },
  {
    operationId: 'setHubRepositoryToken',
    method: 'POST',
    path: '/hub/repositories/{repository}/token',
    access: 'hub:own',
    statuses: [200, 303, 400, 401, 403, 404, 413, 415, 502, 503, 507],
  },
  {
    operationId: 'setHubWebhook',
    method: 'PUT',
    path: '/hub/workspaces/{id}/webhook',
    access: 'workspace:manage',
    statuses: [200, 303, 400, 401, 403, 404, 413, 415, 502, 503, 507],
  },
  {
    operationId: 'setHubWebhookFromPage',
    aliasOf: 'setHubWebhook',
    method: 'POST',
    path: '/hub/workspaces/{id}/webhook',
    access: 'workspace:manage',
    statuses: [200, 303, 400, 401, 403, 404, 413, 415, 502, 503, 507],
  },
  {
    operationId: 'showBrapiGermplasm',
    method: 'GET',
    path: '/brapi/v2/germplasm/{germplasmDbId}',
    access: 'projects:see',
    statuses: [200, 400, 401, 404, 502, 503],
  },
  {
    operationId: 'showBrapiList',
    method: 'GET',
    path: '/brapi/v2/lists/{listDbId}',
    access: 'projects:see',
    statuses: [200, 400, 401, 404, 502, 503],
  },
  {
    operationId: 'showBrapiLocation',
    method: 'GET',
    path: '/brapi/v2/locations/{locationDbId}',
    access: 'projects:see',
    statuses: [200, 400, 401, 404, 502, 503],
  },
  {
    operationId: 'showBrapiMethod',
    method: 'GET',
    path: '/brapi/v2/methods/{methodDbId}',
    access: 'projects:see',
    statuses: [200, 400, 401, 404, 502, 503],
  },
  {
    operationId: 'showBrapiObservation',
    method: 'GET',
    path: '/brapi/v2/observations/{observationDbId}',
    access: 'projects:see',
    statuses: [200, 400, 401, 404, 502, 503],
  },
  {
    operationId: 'showBrapiOntology',
    method: 'GET',
    path: '/brapi/v2/ontologies/{ontologyDbId}',
    access: 'projects:see',
    statuses: [200, 400, 401, 404, 502, 503],
  },
  {
    operationId: 'showBrapiPerson',
    method: 'GET',
    path: '/brapi/v2/people/{personDbId}',
    access: 'projects:see',
    statuses: [200, 400, 401, 404, 502, 503],
  },
  {
    operationId: 'showBrapiProgram',
    method: 'GET',
    path: '/brapi/v2/programs/{programDbId}',
    access: 'projects:see',
    statuses: [200, 400, 401, 404, 502, 503],
  },
  {
    operationId: 'showBrapiSample',
    method: 'GET',
    path: '/brapi/v2/samples/{sampleDbId}',
    access: 'projects:see',
    statuses: [200, 400, 401, 404, 502, 503],
  },
  {
    operationId: 'showBrapiScale',
    method: 'GET',
    path: '/brapi/v2/scales/{scaleDbId}',
    access: 'projects:see',
    statuses: [200, 400, 401, 404, 502, 503],
  },
  {
    operationId: 'showBrapiSeason',
    method: 'GET',
    path: '/brapi/v2/seasons/{seasonDbId}',
    access: 'projects:see',
    statuses: [200, 400, 401, 404, 502, 503],
  },
  {
    operationId: 'showBrapiServer',
    method: 'GET',
    path: '/brapi/v2/serverinfo',
    access: 'public',
    statuses: [200, 400],
  },
  {
    operationId: 'showBrapiStudy',
    method: 'GET',
    path: '/brapi/v2/studies/{studyDbId}',
    access: 'projects:see',
    statuses: [200, 400, 401, 404, 502, 503],
  },
  {
    operationId: 'showBrapiTrait',
    method: 'GET',
    path: '/brapi/v2/traits/{traitDbId}',
    access: 'projects:see',
    statuses: [200, 400, 401, 404, 502, 503],
  },
  {
    operationId: 'showBrapiTrial',
    method: 'GET',
    path: '/brapi/v2/trials/{trialDbId}',
    access: 'projects:see',
    statuses: [200, 400, 401, 404, 502, 503],
  },
  {
    operationId: 'showBrapiUnit',
    method: 'GET',
    path: '/brapi/v2/observationunits/{observationUnitDbId}',
    access: 'projects:see',
    statuses: [200, 400, 401, 404, 502, 503],
  },
  {
    operationId: 'showBrapiVariable',
    method: 'GET',
    path: '/brapi/v2/variables/{observationVariableDbId}',
    access: 'projects:see',
    statuses: [200, 400, 401, 404, 502, 503],
  },
  {
    operationId: 'showHubAction',
    method: 'GET',
    path: '/hub/projects/{id}/actions/{moment}',
    access: 'project:see',
    statuses: [200, 302, 400, 401, 403, 404, 502, 503],
  },
  {
    operationId: 'showHubChat',
    method: 'GET',
    path: '/hub/projects/{id}/chat',
    access: 'project:see',
    statuses: [200, 302, 400, 401, 403, 404, 502, 503],
  },
  {
    operationId: 'showHubDeposit',
    method: 'GET',
    path: '/hub/projects/{id}/deposits/{deposit_id}',
    access: 'project:see',
    statuses: [200, 302, 400, 401, 403, 404, 502, 503],
  },
  {
    operationId: 'showHubEntityVersion',
    method: 'GET',
    path: '/hub/projects/{id}/entity/{node_id}/history/{version}',
    access: 'project:see',
    statuses: [200, 302, 400, 401, 403, 404, 502, 503],
  },
  {
    operationId: 'showHubFile',
    method: 'GET',
    path: '/hub/projects/{id}/files/{file_id}',
    access: 'project:see',
    statuses: [200, 302, 400, 401, 403, 404, 502, 503],
  },
  {
    operationId: 'showHubGraph',
    method: 'GET',
    path: '/hub/projects/{id}/graph',
    access: 'project:see',
    statuses: [200, 302, 400, 401, 403, 404, 502, 503],
  },
  {
    operationId: 'showHubIdentity',
    method: 'GET',
    path: '/hub/me',
    access: 'hub:see',
    statuses: [200, 302, 400, 401, 502, 503],
  },
  {
    operationId: 'showHubImport',
    method: 'GET',
    path: '/hub/projects/{id}/import/{import_id}',
    access: 'project:edit',
    statuses: [200, 302, 400, 401, 403, 404, 502, 503],
  },
  {
    operationId: 'showHubProject',
    method: 'GET',
    path: '/hub/projects/{id}',
    access: 'project:see',
    statuses: [200, 302, 400, 401, 403, 404, 502, 503],
  },
  {
    operationId: 'showHubPublication',
    method: 'GET',
    path: '/hub/projects/{id}/publication',
    access: 'project:see',
    statuses: [200, 302, 400, 401, 403, 404, 502, 503],
  },
  {
    operationId: 'showHubResearchObject',
    method: 'GET',
    path: '/hub/collaborations/{collaboration}',
    access: 'hub:see',
    statuses: [200, 302, 400, 401, 404, 502, 503],
  },
  {
    operationId: 'showHubTable',
    method: 'GET',
    path: '/hub/projects/{id}/table/{type}',
    access: 'project:see',
    statuses: [200, 302, 400, 401, 403, 404, 502, 503],
  },
  {
    operationId: 'showHubValidation',
    method: 'GET',
    path: '/hub/projects/{id}/validate',
    access: 'project:see',
    statuses: [200, 302, 400, 401, 403, 404, 502, 503],
  },
  {
    operationId: 'showPublishedVersion',
    method: 'GET',
    path: '/id/{version_id}',
    access: 'version:see',
    statuses: [200, 400, 404, 410, 502, 503],
  },
  {
    operationId: 'showWorkspace',
    method: 'GET',
    path: '/hub/workspaces/{id}',
    access: 'workspace:see',
    statuses: [200, 302, 400, 401, 403, 404, 502, 503],
  },
  {
    operationId: 'storeHubFileObservations',
    method: 'POST',
    path: '/hub/projects/{id}/files/{file_id}/observations',
    access: 'project:edit',
    statuses: [200, 303, 400, 401, 403, 404, 413, 415, 502, 503, 507],
  },
  {
    operationId: 'testHubWebhook',
    method: 'POST',
    path: '/hub/workspaces/{id}/webhook/test',
    access: 'workspace:manage',
    statuses: [200, 303, 400, 401, 403, 404, 502, 503, 507],
  },
  {
    operationId: 'undoHubAction',
    method: 'POST',
    path: '/hub/projects/{id}/actions/{moment}/undo',
    access: 'project:edit',
    statuses: [200, 303, 400, 401, 403, 404, 409, 502, 503, 507],
  },
  {
    operationId: 'uploadHubFiles',
    method: 'POST',
    path: '/hub/projects/{id}/files',
    access: 'project:edit',
    statuses: [201, 303, 400, 401, 403, 404, 413, 415, 502, 503, 507],
  },
  {
    operationId: 'validateHubProject',
    method: 'POST',
    path: '/hub/projects/{id}/validate',
    access: 'project:see',
    statuses: [200, 303, 400, 401, 403, 404, 502, 503],
  },
  {
    operationId: 'withdrawHubReview',
    method: 'POST',
    path: '/hub/projects/{id}/reviews/{review_id}/withdraw',
    access: 'project:edit',
    statuses: [200, 303, 400, 401, 403, 404, 409, 502, 503, 507],
  },
  {
    operationId: 'writeHubChat',
    method: 'POST',
    path: '/hub/projects/{id}/chat',
    access: 'project:comment',
    statuses: [201, 303, 400, 401, 403, 404, 413, 415, 502, 503, 507],
  },
] as const satisfies readonly Operation[];

/** Registers the handlers on an Express router under the paths of their operations, behind the guard. */
export function registerHubApi<Access extends Readonly<Record<HubApiRule, unknown>>>(
  router: Router,
  service: GuardedHandlers<Access, HubApiHandlers<Access>>,
): void {
  mountHandlers(router, HubApiOperations, service);
}
