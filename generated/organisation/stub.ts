// Generated from openapi/organisation (sha256 9a3a113b5583db92) by `npm run generate`. Do not edit.
// Made by sha256 d7cb1d1b2cd490b6; what was made has sha256 de461a85f8a24c01.
import type { Router } from 'express';
import { type Handler, mount, type Operation } from '../../src/contract/handler.ts';
import type { operations } from './types.d.ts';

/** Answers every operation of the document. A handler whose request or answer disagrees with the contract does not compile. */
export interface OrganisationApiHandlers {
  /** POST /api/groups/v1/{group_identifier}: Add a member of the collaboration to a group. Answers 201, 400, 401, 403, 404, 409, 415, 500. */
  addGroupMember: Handler<operations['addGroupMember']>;
  /** PUT /api/collaborations_services/v1/connect_collaboration_service/{co_identifier}: Connect a collaboration to a service. Answers 201, 400, 401, 403, 404, 415, 500. */
  connectService: Handler<operations['connectService']>;
  /** POST /api/collaborations/v1: Create a collaboration. Answers 201, 400, 401, 403, 415, 500. */
  createCollaboration: Handler<operations['createCollaboration']>;
  /** POST /api/groups/v1: Create a group in a collaboration. Answers 201, 400, 401, 403, 404, 415, 500. */
  createGroup: Handler<operations['createGroup']>;
  /** DELETE /api/collaborations/v1/{co_identifier}: Delete a collaboration with everything in it. Answers 204, 401, 403, 404, 500. */
  deleteCollaboration: Handler<operations['deleteCollaboration']>;
  /** DELETE /api/groups/v1/{group_identifier}: Delete a group. Answers 204, 401, 403, 404, 500. */
  deleteGroup: Handler<operations['deleteGroup']>;
  /** PUT /api/collaborations_services/v1/disconnect_collaboration_service/{co_identifier}: Disconnect a collaboration from a service. Answers 201, 400, 401, 403, 404, 409, 415, 500. */
  disconnectService: Handler<operations['disconnectService']>;
  /** GET /api/collaborations/v1/{co_identifier}: Read one collaboration with its members, groups and services. Answers 200, 401, 403, 404, 500. */
  getCollaboration: Handler<operations['getCollaboration']>;
  /** GET /api/organisations/v1: Read the organisation with everything in it. Answers 200, 401, 403, 500. */
  getOrganisation: Handler<operations['getOrganisation']>;
  /** POST /api/tokens/introspect: Ask whom an application token stands for. Answers 200, 401, 500. */
  introspectToken: Handler<operations['introspectToken']>;
  /** PUT /api/invitations/v1/collaboration_invites: Invite many addresses to a collaboration. Answers 201, 400, 401, 403, 415, 500. */
  invite: Handler<operations['invite']>;
  /** GET /api/invitations/v1/invitations/{co_identifier}: Read the open invitations of a collaboration. Answers 200, 401, 403, 404, 500. */
  listOpenInvitations: Handler<operations['listOpenInvitations']>;
  /** DELETE /api/groups/v1/{group_identifier}/members/{uid}: Remove a person from a group. Answers 204, 401, 403, 404, 500. */
  removeGroupMember: Handler<operations['removeGroupMember']>;
  /** DELETE /api/collaborations/v1/{co_identifier}/members/{user_uid}: Remove a member. Answers 204, 401, 403, 404, 500. */
  removeMember: Handler<operations['removeMember']>;
  /** PUT /api/invitations/v1/resend/{external_identifier}: Send an invitation’s mail again. Answers 201, 401, 403, 404, 500. */
  resendInvitation: Handler<operations['resendInvitation']>;
  /** PUT /api/collaborations/v1/{co_identifier}/members: Change the role of an existing member. Answers 201, 400, 401, 403, 404, 415, 500. */
  setMemberRole: Handler<operations['setMemberRole']>;
  /** PUT /api/groups/v1/{group_identifier}: Change name, description or automatic membership of a group. Answers 201, 400, 401, 403, 404, 415, 500. */
  updateGroup: Handler<operations['updateGroup']>;
  /** PATCH /api/invitations/v1/update/{external_identifier}: Replace the intended role and the groups of an invitation. Answers 201, 400, 401, 403, 404, 415, 500. */
  updateInvitation: Handler<operations['updateInvitation']>;
  /** DELETE /api/invitations/v1/{external_identifier}: Withdraw an invitation. Answers 204, 401, 403, 404, 500. */
  withdrawInvitation: Handler<operations['withdrawInvitation']>;
}

/** The operations of the document, for tables and checks. */
export const OrganisationApiOperations = [
  {
    operationId: 'addGroupMember',
    method: 'POST',
    path: '/api/groups/v1/{group_identifier}',
    statuses: [201, 400, 401, 403, 404, 409, 415, 500],
  },
  {
    operationId: 'connectService',
    method: 'PUT',
    path: '/api/collaborations_services/v1/connect_collaboration_service/{co_identifier}',
    statuses: [201, 400, 401, 403, 404, 415, 500],
  },
  {
    operationId: 'createCollaboration',
    method: 'POST',
    path: '/api/collaborations/v1',
    statuses: [201, 400, 401, 403, 415, 500],
  },
  {
    operationId: 'createGroup',
    method: 'POST',
    path: '/api/groups/v1',
    statuses: [201, 400, 401, 403, 404, 415, 500],
  },
  {
    operationId: 'deleteCollaboration',
    method: 'DELETE',
    path: '/api/collaborations/v1/{co_identifier}',
    statuses: [204, 401, 403, 404, 500],
  },
  {
    operationId: 'deleteGroup',
    method: 'DELETE',
    path: '/api/groups/v1/{group_identifier}',
    statuses: [204, 401, 403, 404, 500],
  },
  {
    operationId: 'disconnectService',
    method: 'PUT',
    path: '/api/collaborations_services/v1/disconnect_collaboration_service/{co_identifier}',
    statuses: [201, 400, 401, 403, 404, 409, 415, 500],
  },
  {
    operationId: 'getCollaboration',
    method: 'GET',
    path: '/api/collaborations/v1/{co_identifier}',
    statuses: [200, 401, 403, 404, 500],
  },
  {
    operationId: 'getOrganisation',
    method: 'GET',
    path: '/api/organisations/v1',
    statuses: [200, 401, 403, 500],
  },
  {
    operationId: 'introspectToken',
    method: 'POST',
    path: '/api/tokens/introspect',
    statuses: [200, 401, 500],
  },
  {
    operationId: 'invite',
    method: 'PUT',
    path: '/api/invitations/v1/collaboration_invites',
    statuses: [201, 400, 401, 403, 415, 500],
  },
  {
    operationId: 'listOpenInvitations',
    method: 'GET',
    path: '/api/invitations/v1/invitations/{co_identifier}',
    statuses: [200, 401, 403, 404, 500],
  },
  {
    operationId: 'removeGroupMember',
    method: 'DELETE',
    path: '/api/groups/v1/{group_identifier}/members/{uid}',
    statuses: [204, 401, 403, 404, 500],
  },
  {
    operationId: 'removeMember',
    method: 'DELETE',
    path: '/api/collaborations/v1/{co_identifier}/members/{user_uid}',
    statuses: [204, 401, 403, 404, 500],
  },
  {
    operationId: 'resendInvitation',
    method: 'PUT',
    path: '/api/invitations/v1/resend/{external_identifier}',
    statuses: [201, 401, 403, 404, 500],
  },
  {
    operationId: 'setMemberRole',
    method: 'PUT',
    path: '/api/collaborations/v1/{co_identifier}/members',
    statuses: [201, 400, 401, 403, 404, 415, 500],
  },
  {
    operationId: 'updateGroup',
    method: 'PUT',
    path: '/api/groups/v1/{group_identifier}',
    statuses: [201, 400, 401, 403, 404, 415, 500],
  },
  {
    operationId: 'updateInvitation',
    method: 'PATCH',
    path: '/api/invitations/v1/update/{external_identifier}',
    statuses: [201, 400, 401, 403, 404, 415, 500],
  },
  {
    operationId: 'withdrawInvitation',
    method: 'DELETE',
    path: '/api/invitations/v1/{external_identifier}',
    statuses: [204, 401, 403, 404, 500],
  },
] as const satisfies readonly Operation[];

/** Registers every handler on an Express router under the path of its operation. */
export function registerOrganisationApi(router: Router, handlers: OrganisationApiHandlers): void {
  mount(router, OrganisationApiOperations, handlers);
}
