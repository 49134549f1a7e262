// Generated from openapi/organisation (sha256 67ab78733283171b) by `npm run generate`. Do not edit.
// Made by sha256 826baeff7b1ca0f5; what was made has sha256 78cb16a79a349927.
import type { Router } from 'express';
import { type GuardedHandlers, type Handler, mountHandlers, type Operation } from '../../src/contract/handler.ts';
import type { operations } from './types.d.ts';

/** Access rules of the document. */
export type OrganisationApiRule = (typeof OrganisationApiOperations)[number]['access'];

/**
 * Handlers of all operations of the document. A handler whose request or response differs from the contract does not compile.
 * `Access` contains, for each access rule, the type of `access` in the handlers.
 */
export interface OrganisationApiHandlers<
  Access extends Readonly<Record<OrganisationApiRule, unknown>> = Readonly<Record<OrganisationApiRule, unknown>>,
> {
  /** POST /api/groups/v1/{group_identifier}: Add a member to a group. Responds with 201, 400, 401, 403, 404, 409, 415, 500. */
  addGroupMember: Handler<
    operations['addGroupMember'],
    Access['organization-token']
  >;
  /** PUT /api/collaborations_services/v1/connect_collaboration_service/{co_identifier}: Connect a collaboration to a service. Responds with 201, 400, 401, 403, 404, 415, 500. */
  connectService: Handler<
    operations['connectService'],
    Access['organization-token']
  >;
  /** POST /api/collaborations/v1: Create a collaboration. Responds with 201, 400, 401, 403, 415, 500. */
  createCollaboration: Handler<
    operations['createCollaboration'],
    Access['organization-token']
  >;
  /** POST /api/groups/v1: Create a group in a collaboration. Responds with 201, 400, 401, 403, 404, 415, 500. */
  createGroup: Handler<
    operations['createGroup'],
    Access['organization-token']
  >;
  /** DELETE /api/collaborations/v1/{co_identifier}: Delete a collaboration. Responds with 204, 401, 403, 404, 500. */
  deleteCollaboration: Handler<
    operations['deleteCollaboration'],
    Access['organization-token']
  >;
  /** DELETE /api/groups/v1/{group_identifier}: Delete a group. Responds with 204, 401, 403, 404, 500. */
  deleteGroup: Handler<
    operations['deleteGroup'],
    Access['organization-token']
  >;
  /** PUT /api/collaborations_services/v1/disconnect_collaboration_service/{co_identifier}: Disconnect a collaboration from a service. Responds with 201, 400, 401, 403, 404, 409, 415, 500. */
  disconnectService: Handler<
    operations['disconnectService'],
    Access['organization-token']
  >;
  /** GET /api/collaborations/v1/{co_identifier}: Get a collaboration. Responds with 200, 401, 403, 404, 500. */
  getCollaboration: Handler<
    operations['getCollaboration'],
    Access['organization-token']
  >;
  /** GET /api/invitations/v1/{external_identifier}: Get an invitation. Responds with 200, 401, 403, 404, 500. */
  getInvitation: Handler<
    operations['getInvitation'],
    Access['organization-token']
  >;
  /** GET /api/organisations/v1: Get the organization with all its data. Responds with 200, 401, 403, 500. */
  getOrganisation: Handler<
    operations['getOrganisation'],
    Access['organization-token']
  >;
  /** POST /api/tokens/introspect: Introspect an application token. Responds with 200, 401, 500. */
  introspectToken: Handler<
    operations['introspectToken'],
    Access['service-token']
  >;
  /** PUT /api/invitations/v1/collaboration_invites: Invite people to a collaboration. Responds with 201, 400, 401, 403, 415, 500. */
  invite: Handler<
    operations['invite'],
    Access['organization-token']
  >;
  /** GET /api/invitations/v1/invitations/{co_identifier}: List open invitations of a collaboration. Responds with 200, 401, 403, 404, 500. */
  listOpenInvitations: Handler<
    operations['listOpenInvitations'],
    Access['organization-token']
  >;
  /** GET /api/services/v1/access/{user_id}: List the services that a person can access. Responds with 200, 401, 403, 404, 500. */
  listUserServices: Handler<
    operations['listUserServices'],
    Access['organization-token']
  >;
  /** DELETE /api/groups/v1/{group_identifier}/members/{uid}: Remove a member from a group. Responds with 204, 401, 403, 404, 500. */
  removeGroupMember: Handler<
    operations['removeGroupMember'],
    Access['organization-token']
  >;
  /** DELETE /api/collaborations/v1/{co_identifier}/members/{user_uid}: Remove a member. Responds with 204, 401, 403, 404, 500. */
  removeMember: Handler<
    operations['removeMember'],
    Access['organization-token']
  >;
  /** PUT /api/invitations/v1/resend/{external_identifier}: Resend an invitation. Responds with 201, 401, 403, 404, 500. */
  resendInvitation: Handler<
    operations['resendInvitation'],
    Access['organization-token']
  >;
  /** PUT /api/collaborations/v1/{co_identifier}/members: Change the role of a member. Responds with 201, 400, 401, 403, 404, 415, 500. */
  setMemberRole: Handler<
    operations['setMemberRole'],
    Access['organization-token']
  >;
  /** PUT /api/collaborations/v1/{co_identifier}/units: Replace the units of a collaboration. Responds with 201, 400, 401, 403, 404, 415, 500. */
  setUnits: Handler<
    operations['setUnits'],
    Access['organization-token']
  >;
  /** PUT /api/groups/v1/{group_identifier}: Update a group. Responds with 201, 400, 401, 403, 404, 415, 500. */
  updateGroup: Handler<
    operations['updateGroup'],
    Access['organization-token']
  >;
  /** PATCH /api/invitations/v1/update/{external_identifier}: Update role and groups of an invitation. Responds with 201, 400, 401, 403, 404, 415, 500. */
  updateInvitation: Handler<
    operations['updateInvitation'],
    Access['organization-token']
  >;
  /** DELETE /api/invitations/v1/{external_identifier}: Withdraw an invitation. Responds with 204, 401, 403, 404, 500. */
  withdrawInvitation: Handler<
    operations['withdrawInvitation'],
    Access['organization-token']
  >;
}

/** The operations of the document. */
export const OrganisationApiOperations = [
  {
    operationId: 'addGroupMember',
    method: 'POST',
    path: '/api/groups/v1/{group_identifier}',
    access: 'organization-token',
    statuses: [201, 400, 401, 403, 404, 409, 415, 500],
  },
  {
    operationId: 'connectService',
    method: 'PUT',
    path: '/api/collaborations_services/v1/connect_collaboration_service/{co_identifier}',
    access: 'organization-token',
    statuses: [201, 400, 401, 403, 404, 415, 500],
  },
  {
    operationId: 'createCollaboration',
    method: 'POST',
    path: '/api/collaborations/v1',
    access: 'organization-token',
    statuses: [201, 400, 401, 403, 415, 500],
  },
  {
    operationId: 'createGroup',
    method: 'POST',
    path: '/api/groups/v1',
    access: 'organization-token',
    statuses: [201, 400, 401, 403, 404, 415, 500],
  },
  {
    operationId: 'deleteCollaboration',
    method: 'DELETE',
    path: '/api/collaborations/v1/{co_identifier}',
    access: 'organization-token',
    statuses: [204, 401, 403, 404, 500],
  },
  {
    operationId: 'deleteGroup',
    method: 'DELETE',
    path: '/api/groups/v1/{group_identifier}',
    access: 'organization-token',
    statuses: [204, 401, 403, 404, 500],
  },
  {
    operationId: 'disconnectService',
    method: 'PUT',
    path: '/api/collaborations_services/v1/disconnect_collaboration_service/{co_identifier}',
    access: 'organization-token',
    statuses: [201, 400, 401, 403, 404, 409, 415, 500],
  },
  {
    operationId: 'getCollaboration',
    method: 'GET',
    path: '/api/collaborations/v1/{co_identifier}',
    access: 'organization-token',
    statuses: [200, 401, 403, 404, 500],
  },
  {
    operationId: 'getInvitation',
    method: 'GET',
    path: '/api/invitations/v1/{external_identifier}',
    access: 'organization-token',
    statuses: [200, 401, 403, 404, 500],
  },
  {
    operationId: 'getOrganisation',
    method: 'GET',
    path: '/api/organisations/v1',
    access: 'organization-token',
    statuses: [200, 401, 403, 500],
  },
  {
    operationId: 'introspectToken',
    method: 'POST',
    path: '/api/tokens/introspect',
    access: 'service-token',
    statuses: [200, 401, 500],
  },
  {
    operationId: 'invite',
    method: 'PUT',
    path: '/api/invitations/v1/collaboration_invites',
    access: 'organization-token',
    statuses: [201, 400, 401, 403, 415, 500],
  },
  {
    operationId: 'listOpenInvitations',
    method: 'GET',
    path: '/api/invitations/v1/invitations/{co_identifier}',
    access: 'organization-token',
    statuses: [200, 401, 403, 404, 500],
  },
  {
    operationId: 'listUserServices',
    method: 'GET',
    path: '/api/services/v1/access/{user_id}',
    access: 'organization-token',
    statuses: [200, 401, 403, 404, 500],
  },
  {
    operationId: 'removeGroupMember',
    method: 'DELETE',
    path: '/api/groups/v1/{group_identifier}/members/{uid}',
    access: 'organization-token',
    statuses: [204, 401, 403, 404, 500],
  },
  {
    operationId: 'removeMember',
    method: 'DELETE',
    path: '/api/collaborations/v1/{co_identifier}/members/{user_uid}',
    access: 'organization-token',
    statuses: [204, 401, 403, 404, 500],
  },
  {
    operationId: 'resendInvitation',
    method: 'PUT',
    path: '/api/invitations/v1/resend/{external_identifier}',
    access: 'organization-token',
    statuses: [201, 401, 403, 404, 500],
  },
  {
    operationId: 'setMemberRole',
    method: 'PUT',
    path: '/api/collaborations/v1/{co_identifier}/members',
    access: 'organization-token',
    statuses: [201, 400, 401, 403, 404, 415, 500],
  },
  {
    operationId: 'setUnits',
    method: 'PUT',
    path: '/api/collaborations/v1/{co_identifier}/units',
    access: 'organization-token',
    statuses: [201, 400, 401, 403, 404, 415, 500],
  },
  {
    operationId: 'updateGroup',
    method: 'PUT',
    path: '/api/groups/v1/{group_identifier}',
    access: 'organization-token',
    statuses: [201, 400, 401, 403, 404, 415, 500],
  },
  {
    operationId: 'updateInvitation',
    method: 'PATCH',
    path: '/api/invitations/v1/update/{external_identifier}',
    access: 'organization-token',
    statuses: [201, 400, 401, 403, 404, 415, 500],
  },
  {
    operationId: 'withdrawInvitation',
    method: 'DELETE',
    path: '/api/invitations/v1/{external_identifier}',
    access: 'organization-token',
    statuses: [204, 401, 403, 404, 500],
  },
] as const satisfies readonly Operation[];

/** Registers the handlers on an Express router under the paths of their operations, behind the guard. */
export function registerOrganisationApi<Access extends Readonly<Record<OrganisationApiRule, unknown>>>(
  router: Router,
  service: GuardedHandlers<Access, OrganisationApiHandlers<Access>>,
): void {
  mountHandlers(router, OrganisationApiOperations, service);
}
