// Generated from openapi/hub (sha256 0fd23a4b59bd3427) by `npm run generate`. Do not edit.
// Made by sha256 d7cb1d1b2cd490b6; what was made has sha256 3552ef5635ea38d5.
import type { Router } from 'express';
import { type Handler, mount, type Operation } from '../../src/contract/handler.ts';
import type { operations } from './types.d.ts';

/** Answers every operation of the document. A handler whose request or answer disagrees with the contract does not compile. */
export interface HubApiHandlers {
  /** POST /hub/projects/{id}/import/{import_id}/apply: Write what the preview shows. Answers 200, 303, 400, 401, 403, 404, 409, 413, 415, 502, 503, 507. */
  applyHubImport: Handler<operations['applyHubImport']>;
  /** PUT /hub/projects/{id}/api/columns/{type}: Arrange the columns of a table for yourself. Answers 200, 400, 401, 403, 404, 413, 415, 502, 503, 507. */
  arrangeHubColumns: Handler<operations['arrangeHubColumns']>;
  /** POST /hub/projects/{id}/bulk: Create, update, move and delete many entities at once. Answers 200, 303, 400, 401, 403, 404, 409, 413, 415, 502, 503, 507. */
  changeHubEntitiesInBulk: Handler<operations['changeHubEntitiesInBulk']>;
  /** PUT /hub/projects/{id}: Rename or describe a project. Answers 200, 400, 401, 403, 404, 409, 413, 415, 502, 503, 507. */
  changeHubProject: Handler<operations['changeHubProject']>;
  /** POST /hub/projects/{id}: The same as PUT, for pages without scripts. Answers 200, 303, 400, 401, 403, 404, 409, 413, 415, 502, 503, 507. */
  changeHubProjectFromPage: Handler<operations['changeHubProjectFromPage']>;
  /** PUT /hub/workspaces/{id}: Rename a workspace, describe it, or bind it to a collaboration. Answers 200, 400, 401, 403, 404, 409, 413, 415, 502, 503, 507. */
  changeWorkspace: Handler<operations['changeWorkspace']>;
  /** POST /hub/workspaces/{id}: The same as PUT, for pages without scripts. Answers 200, 303, 400, 401, 403, 404, 409, 413, 415, 502, 503, 507. */
  changeWorkspaceFromPage: Handler<operations['changeWorkspaceFromPage']>;
  /** POST /hub/projects/{id}/bulk/check: Check many changes without saving them. Answers 200, 400, 401, 403, 404, 413, 415, 502, 503. */
  checkHubEntitiesInBulk: Handler<operations['checkHubEntitiesInBulk']>;
  /** POST /hub/projects/{id}/check: Check values without saving them. Answers 200, 400, 401, 403, 404, 413, 415, 502, 503. */
  checkHubEntity: Handler<operations['checkHubEntity']>;
  /** POST /hub/projects/{id}/import/{import_id}/choices: Say how a file is to be understood. Answers 200, 303, 400, 401, 403, 404, 409, 413, 415, 502, 503, 507. */
  chooseForHubImport: Handler<operations['chooseForHubImport']>;
  /** GET /hub/projects/{id}/differences: How a project differs between two moments. Answers 200, 302, 400, 401, 403, 404, 502, 503. */
  compareHubMoments: Handler<operations['compareHubMoments']>;
  /** GET /hub/projects/{id}/entity/{node_id}/delete: How many descendants would be deleted with an entity. Answers 200, 302, 400, 401, 403, 404, 502, 503. */
  confirmHubEntityDeletion: Handler<operations['confirmHubEntityDeletion']>;
  /** GET /hub/projects/{id}/delete: What deleting a project would take with it. Answers 200, 302, 400, 401, 403, 404, 502, 503. */
  confirmHubProjectDeletion: Handler<operations['confirmHubProjectDeletion']>;
  /** GET /hub/workspaces/{id}/delete: What deleting a workspace would take with it. Answers 200, 302, 400, 401, 403, 404, 502, 503. */
  confirmWorkspaceDeletion: Handler<operations['confirmWorkspaceDeletion']>;
  /** POST /hub/example: Start a project with example data, in a workspace of its own. Answers 201, 303, 400, 401, 403, 502, 503, 507. */
  createHubExample: Handler<operations['createHubExample']>;
  /** POST /hub/projects: Create a project. Answers 201, 303, 400, 401, 403, 404, 413, 415, 502, 503, 507. */
  createHubProject: Handler<operations['createHubProject']>;
  /** POST /hub/projects/{id}/restore-points: Give the present moment a name. Answers 201, 303, 400, 401, 403, 404, 409, 413, 415, 502, 503, 507. */
  createHubRestorePoint: Handler<operations['createHubRestorePoint']>;
  /** POST /hub/workspaces: Create a workspace. Answers 201, 303, 400, 401, 403, 409, 413, 415, 502, 503, 507. */
  createWorkspace: Handler<operations['createWorkspace']>;
  /** DELETE /hub/projects/{id}/entity/{node_id}: Delete an entity with all its descendants. Answers 204, 400, 401, 403, 404, 409, 502, 503, 507. */
  deleteHubEntity: Handler<operations['deleteHubEntity']>;
  /** POST /hub/projects/{id}/entity/{node_id}/delete: Delete an entity after its confirmation page. Answers 204, 303, 400, 401, 403, 404, 409, 413, 415, 502, 503, 507. */
  deleteHubEntityFromPage: Handler<operations['deleteHubEntityFromPage']>;
  /** DELETE /hub/projects/{id}: Delete a project with all its entities. Answers 204, 400, 401, 403, 404, 502, 503, 507. */
  deleteHubProject: Handler<operations['deleteHubProject']>;
  /** POST /hub/projects/{id}/delete: Delete a project after its confirmation page. Answers 204, 303, 400, 401, 403, 404, 409, 413, 415, 502, 503, 507. */
  deleteHubProjectFromPage: Handler<operations['deleteHubProjectFromPage']>;
  /** POST /hub/projects/{id}/restore-points/{point_id}/delete: Delete a restore point. Answers 204, 303, 400, 401, 403, 404, 502, 503, 507. */
  deleteHubRestorePoint: Handler<operations['deleteHubRestorePoint']>;
  /** DELETE /hub/workspaces/{id}: Delete a workspace with all its projects. Answers 204, 400, 401, 403, 404, 502, 503, 507. */
  deleteWorkspace: Handler<operations['deleteWorkspace']>;
  /** POST /hub/workspaces/{id}/delete: Delete a workspace after its confirmation page. Answers 204, 303, 400, 401, 403, 404, 409, 413, 415, 502, 503, 507. */
  deleteWorkspaceFromPage: Handler<operations['deleteWorkspaceFromPage']>;
  /** DELETE /hub/projects/{id}/import/{import_id}: Discard a preview. Answers 204, 400, 401, 403, 404, 502, 503, 507. */
  discardHubImport: Handler<operations['discardHubImport']>;
  /** POST /hub/projects/{id}/import/{import_id}/discard: Discard a preview, for pages without scripts. Answers 204, 303, 400, 401, 403, 404, 502, 503, 507. */
  discardHubImportFromPage: Handler<operations['discardHubImportFromPage']>;
  /** POST /hub/projects/{id}/entity/{node_id}/duplicate: Duplicate an entity with all its descendants. Answers 201, 303, 400, 401, 403, 404, 409, 502, 503, 507. */
  duplicateHubEntity: Handler<operations['duplicateHubEntity']>;
  /** GET /hub/projects/{id}/entity/{node_id}: An entity, as a form to edit. Answers 200, 302, 400, 401, 403, 404, 502, 503. */
  editHubEntity: Handler<operations['editHubEntity']>;
  /** GET /hub/projects/{id}/edit: The form to change a project’s record. Answers 200, 302, 400, 401, 403, 404, 502, 503. */
  editHubProjectForm: Handler<operations['editHubProjectForm']>;
  /** GET /hub/workspaces/{id}/edit: The form to change a workspace. Answers 200, 302, 400, 401, 403, 404, 502, 503. */
  editWorkspaceForm: Handler<operations['editWorkspaceForm']>;
  /** GET /hub/projects/{id}/export: Download a project as a spreadsheet, or as JSON, YAML or CSV. Answers 200, 302, 400, 401, 403, 404, 502, 503, 507. */
  exportHubProject: Handler<operations['exportHubProject']>;
  /** POST /hub/projects/{id}/problems/fix: Put one value for another in every entity that has it. Answers 200, 303, 400, 401, 403, 404, 413, 415, 502, 503, 507. */
  fixHubProblems: Handler<operations['fixHubProblems']>;
  /** GET /hub/projects/{id}/api/columns/{type}: How you have arranged the columns of a table. Answers 200, 400, 401, 403, 404, 502, 503. */
  getHubColumns: Handler<operations['getHubColumns']>;
  /** GET /hub/projects/{id}/api/graph: The graph of a project, as data. Answers 200, 400, 401, 403, 404, 502, 503. */
  getHubGraph: Handler<operations['getHubGraph']>;
  /** GET /hub/projects/{id}/import: The form to import a file. Answers 200, 302, 400, 401, 403, 404, 502, 503. */
  importHubForm: Handler<operations['importHubForm']>;
  /** GET /hub/projects/{id}/actions: What was done in a project, one line for each action. Answers 200, 302, 400, 401, 403, 404, 502, 503. */
  listHubActions: Handler<operations['listHubActions']>;
  /** GET /hub/projects/{id}/entities: List the entities of a project. Answers 200, 302, 400, 401, 403, 404, 502, 503. */
  listHubEntities: Handler<operations['listHubEntities']>;
  /** GET /hub/projects/{id}/entity/{node_id}/history: Every save of an entity, with who, when and what. Answers 200, 302, 400, 401, 403, 404, 502, 503. */
  listHubEntityHistory: Handler<operations['listHubEntityHistory']>;
  /** GET /hub/projects/{id}/export/left-out: What a file of a project leaves out. Answers 200, 302, 400, 401, 403, 404, 502, 503. */
  listHubExportLeftOut: Handler<operations['listHubExportLeftOut']>;
  /** GET /hub/projects/{id}/api/messages: The frames of the channel that came after a number. Answers 200, 400, 401, 403, 404, 502, 503. */
  listHubMessages: Handler<operations['listHubMessages']>;
  /** GET /hub/projects/{id}/problems: The problems of a project, equal ones together. Answers 200, 302, 400, 401, 403, 404, 502, 503. */
  listHubProblems: Handler<operations['listHubProblems']>;
  /** GET /hub/projects/{id}/history: What was saved in a project, by whom and when. Answers 200, 302, 400, 401, 403, 404, 502, 503. */
  listHubProjectHistory: Handler<operations['listHubProjectHistory']>;
  /** GET /hub/projects/{id}/members: Who may see the project and who has been here. Answers 200, 302, 400, 401, 403, 404, 502, 503. */
  listHubProjectMembers: Handler<operations['listHubProjectMembers']>;
  /** GET /hub/: List the workspaces. Answers 200, 302, 400, 401, 502, 503. */
  listWorkspaces: Handler<operations['listWorkspaces']>;
  /** POST /hub/projects/{id}/entity/{node_id}/move: Move an entity within its list or to another parent. Answers 200, 303, 400, 401, 403, 404, 409, 413, 415, 502, 503, 507. */
  moveHubEntity: Handler<operations['moveHubEntity']>;
  /** POST /hub/me: Choose the name that others see. Answers 200, 303, 400, 401, 403, 409, 413, 415, 502, 503. */
  nameHubIdentity: Handler<operations['nameHubIdentity']>;
  /** GET /hub/projects/{id}/form/{type}: The form of a new entity. Answers 200, 302, 400, 401, 403, 404, 502, 503. */
  newHubEntityForm: Handler<operations['newHubEntityForm']>;
  /** GET /hub/projects/new: The form of a new project. Answers 200, 302, 400, 401, 403, 404, 502, 503. */
  newHubProjectForm: Handler<operations['newHubProjectForm']>;
  /** GET /hub/workspaces/new: The form of a new workspace. Answers 200, 302, 400, 401, 502, 503. */
  newWorkspaceForm: Handler<operations['newWorkspaceForm']>;
  /** GET /ws/{project_id}: Open the real-time channel of a project. Answers 101, 400, 401, 403, 404, 426, 502, 503. */
  openHubChannel: Handler<operations['openHubChannel']>;
  /** POST /hub/projects/{id}/import: Read a file and preview what importing it would do. Answers 201, 303, 400, 401, 403, 404, 413, 415, 502, 503, 507. */
  previewHubImport: Handler<operations['previewHubImport']>;
  /** POST /hub/projects/{id}/entity/{node_id}/restore: Bring back the values of an earlier version. Answers 200, 303, 400, 401, 403, 404, 409, 413, 415, 502, 503, 507. */
  restoreHubEntity: Handler<operations['restoreHubEntity']>;
  /** POST /hub/projects/{id}/restore: Bring a whole project back to an earlier moment. Answers 200, 303, 400, 401, 403, 404, 409, 413, 415, 502, 503, 507. */
  restoreHubProject: Handler<operations['restoreHubProject']>;
  /** POST /hub/projects/{id}/entities: Create or update an entity. Answers 200, 201, 303, 400, 401, 403, 404, 409, 413, 415, 502, 503, 507. */
  saveHubEntity: Handler<operations['saveHubEntity']>;
  /** POST /hub/projects/{id}/api/messages: Send a frame into the channel without a socket. Answers 200, 400, 401, 403, 404, 413, 415, 502, 503, 507. */
  sendHubMessage: Handler<operations['sendHubMessage']>;
  /** GET /hub/projects/{id}/actions/{moment}: One action, and how far it can be undone. Answers 200, 302, 400, 401, 403, 404, 502, 503. */
  showHubAction: Handler<operations['showHubAction']>;
  /** GET /hub/projects/{id}/chat: The chat of a project with its history. Answers 200, 302, 400, 401, 403, 404, 502, 503. */
  showHubChat: Handler<operations['showHubChat']>;
  /** GET /hub/projects/{id}/entity/{node_id}/history/{version}: An entity as it was, and the difference to another version. Answers 200, 302, 400, 401, 403, 404, 502, 503. */
  showHubEntityVersion: Handler<operations['showHubEntityVersion']>;
  /** GET /hub/projects/{id}/graph: The graph of a project, drawn. Answers 200, 302, 400, 401, 403, 404, 502, 503. */
  showHubGraph: Handler<operations['showHubGraph']>;
  /** GET /hub/me: Who the hub takes the asker for. Answers 200, 302, 400, 401, 502, 503. */
  showHubIdentity: Handler<operations['showHubIdentity']>;
  /** GET /hub/projects/{id}/import/{import_id}: The preview of an import, row by row. Answers 200, 302, 400, 401, 403, 404, 502, 503. */
  showHubImport: Handler<operations['showHubImport']>;
  /** GET /hub/projects/{id}: The project editor. Answers 200, 302, 400, 401, 403, 404, 502, 503. */
  showHubProject: Handler<operations['showHubProject']>;
  /** GET /hub/projects/{id}/table/{type}: All entities of one type as a table. Answers 200, 302, 400, 401, 403, 404, 502, 503. */
  showHubTable: Handler<operations['showHubTable']>;
  /** GET /hub/projects/{id}/validate: What is wrong in a project. Answers 200, 302, 400, 401, 403, 404, 502, 503. */
  showHubValidation: Handler<operations['showHubValidation']>;
  /** GET /hub/workspaces/{id}: A workspace with its projects. Answers 200, 302, 400, 401, 403, 404, 502, 503. */
  showWorkspace: Handler<operations['showWorkspace']>;
  /** POST /hub/projects/{id}/actions/{moment}/undo: Undo an action. Answers 200, 303, 400, 401, 403, 404, 409, 502, 503, 507. */
  undoHubAction: Handler<operations['undoHubAction']>;
  /** POST /hub/projects/{id}/validate: Validate all entities of a project. Answers 200, 303, 400, 401, 403, 404, 502, 503. */
  validateHubProject: Handler<operations['validateHubProject']>;
  /** POST /hub/projects/{id}/chat: Say something in the chat without a socket. Answers 201, 303, 400, 401, 403, 404, 413, 415, 502, 503, 507. */
  writeHubChat: Handler<operations['writeHubChat']>;
}

/** The operations of the document, for tables and checks. */
export const HubApiOperations = [
  {
    operationId: 'applyHubImport',
    method: 'POST',
    path: '/hub/projects/{id}/import/{import_id}/apply',
    statuses: [200, 303, 400, 401, 403, 404, 409, 413, 415, 502, 503, 507],
  },
  {
    operationId: 'arrangeHubColumns',
    method: 'PUT',
    path: '/hub/projects/{id}/api/columns/{type}',
    statuses: [200, 400, 401, 403, 404, 413, 415, 502, 503, 507],
  },
  {
    operationId: 'changeHubEntitiesInBulk',
    method: 'POST',
    path: '/hub/projects/{id}/bulk',
    statuses: [200, 303, 400, 401, 403, 404, 409, 413, 415, 502, 503, 507],
  },
  {
    operationId: 'changeHubProject',
    method: 'PUT',
    path: '/hub/projects/{id}',
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 502, 503, 507],
  },
  {
    operationId: 'changeHubProjectFromPage',
    method: 'POST',
    path: '/hub/projects/{id}',
    statuses: [200, 303, 400, 401, 403, 404, 409, 413, 415, 502, 503, 507],
  },
  {
    operationId: 'changeWorkspace',
    method: 'PUT',
    path: '/hub/workspaces/{id}',
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 502, 503, 507],
  },
  {
    operationId: 'changeWorkspaceFromPage',
    method: 'POST',
    path: '/hub/workspaces/{id}',
    statuses: [200, 303, 400, 401, 403, 404, 409, 413, 415, 502, 503, 507],
  },
  {
    operationId: 'checkHubEntitiesInBulk',
    method: 'POST',
    path: '/hub/projects/{id}/bulk/check',
    statuses: [200, 400, 401, 403, 404, 413, 415, 502, 503],
  },
  {
    operationId: 'checkHubEntity',
    method: 'POST',
    path: '/hub/projects/{id}/check',
    statuses: [200, 400, 401, 403, 404, 413, 415, 502, 503],
  },
  {
    operationId: 'chooseForHubImport',
    method: 'POST',
    path: '/hub/projects/{id}/import/{import_id}/choices',
    statuses: [200, 303, 400, 401, 403, 404, 409, 413, 415, 502, 503, 507],
  },
  {
    operationId: 'compareHubMoments',
    method: 'GET',
    path: '/hub/projects/{id}/differences',
    statuses: [200, 302, 400, 401, 403, 404, 502, 503],
  },
  {
    operationId: 'confirmHubEntityDeletion',
    method: 'GET',
    path: '/hub/projects/{id}/entity/{node_id}/delete',
    statuses: [200, 302, 400, 401, 403, 404, 502, 503],
  },
  {
    operationId: 'confirmHubProjectDeletion',
    method: 'GET',
    path: '/hub/projects/{id}/delete',
    statuses: [200, 302, 400, 401, 403, 404, 502, 503],
  },
  {
    operationId: 'confirmWorkspaceDeletion',
    method: 'GET',
    path: '/hub/workspaces/{id}/delete',
    statuses: [200, 302, 400, 401, 403, 404, 502, 503],
  },
  {
    operationId: 'createHubExample',
    method: 'POST',
    path: '/hub/example',
    statuses: [201, 303, 400, 401, 403, 502, 503, 507],
  },
  {
    operationId: 'createHubProject',
    method: 'POST',
    path: '/hub/projects',
    statuses: [201, 303, 400, 401, 403, 404, 413, 415, 502, 503, 507],
  },
  {
    operationId: 'createHubRestorePoint',
    method: 'POST',
    path: '/hub/projects/{id}/restore-points',
    statuses: [201, 303, 400, 401, 403, 404, 409, 413, 415, 502, 503, 507],
  },
  {
    operationId: 'createWorkspace',
    method: 'POST',
    path: '/hub/workspaces',
    statuses: [201, 303, 400, 401, 403, 409, 413, 415, 502, 503, 507],
  },
  {
    operationId: 'deleteHubEntity',
    method: 'DELETE',
    path: '/hub/projects/{id}/entity/{node_id}',
    statuses: [204, 400, 401, 403, 404, 409, 502, 503, 507],
  },
  {
    operationId: 'deleteHubEntityFromPage',
    method: 'POST',
    path: '/hub/projects/{id}/entity/{node_id}/delete',
    statuses: [204, 303, 400, 401, 403, 404, 409, 413, 415, 502, 503, 507],
  },
  {
    operationId: 'deleteHubProject',
    method: 'DELETE',
    path: '/hub/projects/{id}',
    statuses: [204, 400, 401, 403, 404, 502, 503, 507],
  },
  {
    operationId: 'deleteHubProjectFromPage',
    method: 'POST',
    path: '/hub/projects/{id}/delete',
    statuses: [204, 303, 400, 401, 403, 404, 409, 413, 415, 502, 503, 507],
  },
  {
    operationId: 'deleteHubRestorePoint',
    method: 'POST',
    path: '/hub/projects/{id}/restore-points/{point_id}/delete',
    statuses: [204, 303, 400, 401, 403, 404, 502, 503, 507],
  },
  {
    operationId: 'deleteWorkspace',
    method: 'DELETE',
    path: '/hub/workspaces/{id}',
    statuses: [204, 400, 401, 403, 404, 502, 503, 507],
  },
  {
    operationId: 'deleteWorkspaceFromPage',
    method: 'POST',
    path: '/hub/workspaces/{id}/delete',
    statuses: [204, 303, 400, 401, 403, 404, 409, 413, 415, 502, 503, 507],
  },
  {
    operationId: 'discardHubImport',
    method: 'DELETE',
    path: '/hub/projects/{id}/import/{import_id}',
    statuses: [204, 400, 401, 403, 404, 502, 503, 507],
  },
  {
    operationId: 'discardHubImportFromPage',
    method: 'POST',
    path: '/hub/projects/{id}/import/{import_id}/discard',
    statuses: [204, 303, 400, 401, 403, 404, 502, 503, 507],
  },
  {
    operationId: 'duplicateHubEntity',
    method: 'POST',
    path: '/hub/projects/{id}/entity/{node_id}/duplicate',
    statuses: [201, 303, 400, 401, 403, 404, 409, 502, 503, 507],
  },
  {
    operationId: 'editHubEntity',
    method: 'GET',
    path: '/hub/projects/{id}/entity/{node_id}',
    statuses: [200, 302, 400, 401, 403, 404, 502, 503],
  },
  {
    operationId: 'editHubProjectForm',
    method: 'GET',
    path: '/hub/projects/{id}/edit',
    statuses: [200, 302, 400, 401, 403, 404, 502, 503],
  },
  {
    operationId: 'editWorkspaceForm',
    method: 'GET',
    path: '/hub/workspaces/{id}/edit',
    statuses: [200, 302, 400, 401, 403, 404, 502, 503],
  },
  {
    operationId: 'exportHubProject',
    method: 'GET',
    path: '/hub/projects/{id}/export',
    statuses: [200, 302, 400, 401, 403, 404, 502, 503, 507],
  },
  {
    operationId: 'fixHubProblems',
    method: 'POST',
    path: '/hub/projects/{id}/problems/fix',
    statuses: [200, 303, 400, 401, 403, 404, 413, 415, 502, 503, 507],
  },
  {
    operationId: 'getHubColumns',
    method: 'GET',
    path: '/hub/projects/{id}/api/columns/{type}',
    statuses: [200, 400, 401, 403, 404, 502, 503],
  },
  {
    operationId: 'getHubGraph',
    method: 'GET',
    path: '/hub/projects/{id}/api/graph',
    statuses: [200, 400, 401, 403, 404, 502, 503],
  },
  {
    operationId: 'importHubForm',
    method: 'GET',
    path: '/hub/projects/{id}/import',
    statuses: [200, 302, 400, 401, 403, 404, 502, 503],
  },
  {
    operationId: 'listHubActions',
    method: 'GET',
    path: '/hub/projects/{id}/actions',
    statuses: [200, 302, 400, 401, 403, 404, 502, 503],
  },
  {
    operationId: 'listHubEntities',
    method: 'GET',
    path: '/hub/projects/{id}/entities',
    statuses: [200, 302, 400, 401, 403, 404, 502, 503],
  },
  {
    operationId: 'listHubEntityHistory',
    method: 'GET',
    path: '/hub/projects/{id}/entity/{node_id}/history',
    statuses: [200, 302, 400, 401, 403, 404, 502, 503],
  },
  {
    operationId: 'listHubExportLeftOut',
    method: 'GET',
    path: '/hub/projects/{id}/export/left-out',
    statuses: [200, 302, 400, 401, 403, 404, 502, 503],
  },
  {
    operationId: 'listHubMessages',
    method: 'GET',
    path: '/hub/projects/{id}/api/messages',
    statuses: [200, 400, 401, 403, 404, 502, 503],
  },
  {
    operationId: 'listHubProblems',
    method: 'GET',
    path: '/hub/projects/{id}/problems',
    statuses: [200, 302, 400, 401, 403, 404, 502, 503],
  },
  {
    operationId: 'listHubProjectHistory',
    method: 'GET',
    path: '/hub/projects/{id}/history',
    statuses: [200, 302, 400, 401, 403, 404, 502, 503],
  },
  {
    operationId: 'listHubProjectMembers',
    method: 'GET',
    path: '/hub/projects/{id}/members',
    statuses: [200, 302, 400, 401, 403, 404, 502, 503],
  },
  {
    operationId: 'listWorkspaces',
    method: 'GET',
    path: '/hub/',
    statuses: [200, 302, 400, 401, 502, 503],
  },
  {
    operationId: 'moveHubEntity',
    method: 'POST',
    path: '/hub/projects/{id}/entity/{node_id}/move',
    statuses: [200, 303, 400, 401, 403, 404, 409, 413, 415, 502, 503, 507],
  },
  {
    operationId: 'nameHubIdentity',
    method: 'POST',
    path: '/hub/me',
    statuses: [200, 303, 400, 401, 403, 409, 413, 415, 502, 503],
  },
  {
    operationId: 'newHubEntityForm',
    method: 'GET',
    path: '/hub/projects/{id}/form/{type}',
    statuses: [200, 302, 400, 401, 403, 404, 502, 503],
  },
  {
    operationId: 'newHubProjectForm',
    method: 'GET',
    path: '/hub/projects/new',
    statuses: [200, 302, 400, 401, 403, 404, 502, 503],
  },
  {
    operationId: 'newWorkspaceForm',
    method: 'GET',
    path: '/hub/workspaces/new',
    statuses: [200, 302, 400, 401, 502, 503],
  },
  {
    operationId: 'openHubChannel',
    method: 'GET',
    path: '/ws/{project_id}',
    statuses: [101, 400, 401, 403, 404, 426, 502, 503],
  },
  {
    operationId: 'previewHubImport',
    method: 'POST',
    path: '/hub/projects/{id}/import',
    statuses: [201, 303, 400, 401, 403, 404, 413, 415, 502, 503, 507],
  },
  {
    operationId: 'restoreHubEntity',
    method: 'POST',
    path: '/hub/projects/{id}/entity/{node_id}/restore',
    statuses: [200, 303, 400, 401, 403, 404, 409, 413, 415, 502, 503, 507],
  },
  {
    operationId: 'restoreHubProject',
    method: 'POST',
    path: '/hub/projects/{id}/restore',
    statuses: [200, 303, 400, 401, 403, 404, 409, 413, 415, 502, 503, 507],
  },
  {
    operationId: 'saveHubEntity',
    method: 'POST',
    path: '/hub/projects/{id}/entities',
    statuses: [200, 201, 303, 400, 401, 403, 404, 409, 413, 415, 502, 503, 507],
  },
  {
    operationId: 'sendHubMessage',
    method: 'POST',
    path: '/hub/projects/{id}/api/messages',
    statuses: [200, 400, 401, 403, 404, 413, 415, 502, 503, 507],
  },
  {
    operationId: 'showHubAction',
    method: 'GET',
    path: '/hub/projects/{id}/actions/{moment}',
    statuses: [200, 302, 400, 401, 403, 404, 502, 503],
  },
  {
    operationId: 'showHubChat',
    method: 'GET',
    path: '/hub/projects/{id}/chat',
    statuses: [200, 302, 400, 401, 403, 404, 502, 503],
  },
  {
    operationId: 'showHubEntityVersion',
    method: 'GET',
    path: '/hub/projects/{id}/entity/{node_id}/history/{version}',
    statuses: [200, 302, 400, 401, 403, 404, 502, 503],
  },
  {
    operationId: 'showHubGraph',
    method: 'GET',
    path: '/hub/projects/{id}/graph',
    statuses: [200, 302, 400, 401, 403, 404, 502, 503],
  },
  {
    operationId: 'showHubIdentity',
    method: 'GET',
    path: '/hub/me',
    statuses: [200, 302, 400, 401, 502, 503],
  },
  {
    operationId: 'showHubImport',
    method: 'GET',
    path: '/hub/projects/{id}/import/{import_id}',
    statuses: [200, 302, 400, 401, 403, 404, 502, 503],
  },
  {
    operationId: 'showHubProject',
    method: 'GET',
    path: '/hub/projects/{id}',
    statuses: [200, 302, 400, 401, 403, 404, 502, 503],
  },
  {
    operationId: 'showHubTable',
    method: 'GET',
    path: '/hub/projects/{id}/table/{type}',
    statuses: [200, 302, 400, 401, 403, 404, 502, 503],
  },
  {
    operationId: 'showHubValidation',
    method: 'GET',
    path: '/hub/projects/{id}/validate',
    statuses: [200, 302, 400, 401, 403, 404, 502, 503],
  },
  {
    operationId: 'showWorkspace',
    method: 'GET',
    path: '/hub/workspaces/{id}',
    statuses: [200, 302, 400, 401, 403, 404, 502, 503],
  },
  {
    operationId: 'undoHubAction',
    method: 'POST',
    path: '/hub/projects/{id}/actions/{moment}/undo',
    statuses: [200, 303, 400, 401, 403, 404, 409, 502, 503, 507],
  },
  {
    operationId: 'validateHubProject',
    method: 'POST',
    path: '/hub/projects/{id}/validate',
    statuses: [200, 303, 400, 401, 403, 404, 502, 503],
  },
  {
    operationId: 'writeHubChat',
    method: 'POST',
    path: '/hub/projects/{id}/chat',
    statuses: [201, 303, 400, 401, 403, 404, 413, 415, 502, 503, 507],
  },
] as const satisfies readonly Operation[];

/** Registers every handler on an Express router under the path of its operation. */
export function registerHubApi(router: Router, handlers: HubApiHandlers): void {
  mount(router, HubApiOperations, handlers);
}
