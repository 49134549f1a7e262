// Generated from openapi/collaborations (sha256 810b18c9ae5f3a6e) by `npm run generate`. Do not edit.
// Made by sha256 826baeff7b1ca0f5; what was made has sha256 924c5fe36f8e22da.
import type { Router } from 'express';
import { type GuardedHandlers, type Handler, mountHandlers, type Operation } from '../../src/contract/handler.ts';
import type { operations } from './types.d.ts';

/** Access rules of the document. */
export type CollaborationsApiRule = (typeof CollaborationsApiOperations)[number]['access'];

/**
 * Handlers of all operations of the document. A handler whose request or response differs from the contract does not compile.
 * `Access` contains, for each access rule, the type of `access` in the handlers.
 */
export interface CollaborationsApiHandlers<
  Access extends Readonly<Record<CollaborationsApiRule, unknown>> = Readonly<Record<CollaborationsApiRule, unknown>>,
> {
  /** GET /collaborations/{identifier}/delete: Preview the deletion of a collaboration. Responds with 200, 303, 400, 403, 404, 409, 502, 503. */
  confirmDeletion: Handler<
    operations['confirmDeletion'],
    Access['collaboration:delete']
  >;
  /** GET /collaborations/{identifier}/groups/{group_id}/delete: Preview the deletion of a group. Responds with 200, 303, 400, 403, 404, 409, 502, 503. */
  confirmGroupDeletion: Handler<
    operations['confirmGroupDeletion'],
    Access['collaboration:manage']
  >;
  /** GET /collaborations/{identifier}/groups/{group_id}/members/remove: Preview the removal of a group member. Responds with 200, 303, 400, 403, 404, 409, 502, 503. */
  confirmGroupMemberRemoval: Handler<
    operations['confirmGroupMemberRemoval'],
    Access['collaboration:manage']
  >;
  /** GET /collaborations/{identifier}/invitations/role: Preview a role change of invitations. Responds with 200, 303, 400, 403, 404, 409, 502, 503. */
  confirmInvitationsRole: Handler<
    operations['confirmInvitationsRole'],
    Access['collaboration:manage']
  >;
  /** GET /collaborations/{identifier}/invitations/withdraw: Preview the withdrawal of invitations. Responds with 200, 303, 400, 403, 404, 409, 502, 503. */
  confirmInvitationsWithdrawal: Handler<
    operations['confirmInvitationsWithdrawal'],
    Access['collaboration:manage']
  >;
  /** GET /collaborations/{identifier}/members/remove: Preview the removal of members. Responds with 200, 303, 400, 403, 404, 409, 502, 503. */
  confirmMemberRemoval: Handler<
    operations['confirmMemberRemoval'],
    Access['collaboration:manage']
  >;
  /** GET /collaborations/{identifier}/members/role: Preview a role change. Responds with 200, 303, 400, 403, 404, 409, 502, 503. */
  confirmMemberRole: Handler<
    operations['confirmMemberRole'],
    Access['collaboration:manage']
  >;
  /** GET /collaborations/{identifier}/members/roles: Preview a role change of several members. Responds with 200, 303, 400, 403, 404, 409, 502, 503. */
  confirmMemberRoles: Handler<
    operations['confirmMemberRoles'],
    Access['collaboration:manage']
  >;
  /** GET /collaborations/{identifier}/services/disconnect: Preview the disconnection of a service. Responds with 200, 303, 400, 403, 404, 409, 502, 503. */
  confirmServiceDisconnection: Handler<
    operations['confirmServiceDisconnection'],
    Access['collaboration:manage']
  >;
  /** GET /collaborations/{identifier}/activity.csv: Export the activity of a collaboration as CSV. Responds with 200, 303, 400, 403, 404, 409, 502, 503. */
  exportActivity: Handler<
    operations['exportActivity'],
    Access['collaboration:manage']
  >;
  /** GET /collaborations/list.csv: Export the list of collaborations as CSV. Responds with 200, 303, 400, 404, 409, 502, 503. */
  exportCollaborations: Handler<
    operations['exportCollaborations'],
    Access['login']
  >;
  /** GET /collaborations/{identifier}/members.csv: Export the member table as CSV. Responds with 200, 303, 400, 403, 404, 409, 502, 503. */
  exportMembers: Handler<
    operations['exportMembers'],
    Access['collaboration:see']
  >;
  /** GET /collaborations/activity.csv: Export the activity of all collaborations. Responds with 200, 303, 400, 403, 503. */
  exportOrganizationActivity: Handler<
    operations['exportOrganizationActivity'],
    Access['organization:manage']
  >;
  /** GET /auth/callback: Complete a login. Responds with 303, 400, 403, 502, 503. */
  finishLogin: Handler<
    operations['finishLogin'],
    Access['public']
  >;
  /** GET /api/me: Get the user of a bearer token. Responds with 200, 400, 401, 502, 503. */
  getMe: Handler<
    operations['getMe'],
    Access['token']
  >;
  /** POST /collaborations/{identifier}/invite/preview: Preview invitations. Responds with 200, 303, 400, 403, 404, 409, 413, 415, 502, 503. */
  previewInvitations: Handler<
    operations['previewInvitations'],
    Access['collaboration:manage']
  >;
  /** GET /collaborations/{identifier}/activity: Show the activity of a collaboration. Responds with 200, 303, 400, 403, 404, 409, 502, 503. */
  showActivity: Handler<
    operations['showActivity'],
    Access['collaboration:manage']
  >;
  /** GET /collaborations/{identifier}: Show a collaboration. Responds with 200, 303, 400, 403, 404, 409, 502, 503. */
  showCollaboration: Handler<
    operations['showCollaboration'],
    Access['collaboration:see']
  >;
  /** GET /collaborations: List the collaborations of the user. Responds with 200, 303, 400, 404, 409, 502, 503. */
  showCollaborations: Handler<
    operations['showCollaborations'],
    Access['login']
  >;
  /** GET /collaborations/new: Show the form for a new collaboration. Responds with 200, 303, 400, 403, 503. */
  showCreationForm: Handler<
    operations['showCreationForm'],
    Access['organization:manage']
  >;
  /** GET /collaborations/{identifier}/groups/{group_id}: Show a group and its members. Responds with 200, 303, 400, 403, 404, 409, 502, 503. */
  showGroup: Handler<
    operations['showGroup'],
    Access['collaboration:see']
  >;
  /** GET /collaborations/{identifier}/invitations/{invitation_id}: Show an invitation. Responds with 200, 303, 400, 403, 404, 409, 502, 503. */
  showInvitation: Handler<
    operations['showInvitation'],
    Access['collaboration:manage']
  >;
  /** GET /collaborations/{identifier}/invite: Show the invitation form. Responds with 200, 303, 400, 403, 404, 409, 502, 503. */
  showInvitationForm: Handler<
    operations['showInvitationForm'],
    Access['collaboration:manage']
  >;
  /** GET /auth/logout: Show the logout confirmation. Responds with 200, 400, 503. */
  showLogout: Handler<
    operations['showLogout'],
    Access['public']
  >;
  /** GET /collaborations/{identifier}/members/services: Show the services that a member can access. Responds with 200, 303, 400, 403, 404, 409, 502, 503. */
  showMemberServices: Handler<
    operations['showMemberServices'],
    Access['collaboration:oversee']
  >;
  /** GET /profile: Show the logged-in user. Responds with 200, 303, 400, 401, 503. */
  showMyProfile: Handler<
    operations['showMyProfile'],
    Access['login']
  >;
  /** GET /collaborations/activity: Show the activity of all collaborations. Responds with 200, 303, 400, 403, 503. */
  showOrganizationActivity: Handler<
    operations['showOrganizationActivity'],
    Access['organization:manage']
  >;
  /** GET /collaborations/{identifier}/invitations/{invitation_id}/reinvite: Show the form that replaces an invitation. Responds with 200, 303, 400, 403, 404, 409, 502, 503. */
  showReinvitationForm: Handler<
    operations['showReinvitationForm'],
    Access['collaboration:manage']
  >;
  /** GET /auth/form: Show the form saved when the session expired. Responds with 200, 303, 400, 503. */
  showSavedForm: Handler<
    operations['showSavedForm'],
    Access['login']
  >;
  /** GET /collaborations/{identifier}/units: Show the form for units. Responds with 200, 303, 400, 403, 404, 409, 502, 503. */
  showUnitsForm: Handler<
    operations['showUnitsForm'],
    Access['collaboration:oversee']
  >;
  /** GET /auth/login: Start a login. Responds with 200, 303, 400, 502, 503. */
  startLogin: Handler<
    operations['startLogin'],
    Access['public']
  >;
  /** POST /collaborations/new: Create a collaboration. Responds with 303, 400, 403, 404, 409, 413, 415, 502, 503. */
  submitCollaboration: Handler<
    operations['submitCollaboration'],
    Access['organization:manage']
  >;
  /** POST /collaborations/{identifier}/delete: Delete a collaboration. Responds with 303, 400, 403, 404, 409, 413, 415, 502, 503. */
  submitDeletion: Handler<
    operations['submitDeletion'],
    Access['collaboration:delete']
  >;
  /** POST /collaborations/{identifier}/groups: Create a group. Responds with 303, 400, 403, 404, 409, 413, 415, 502, 503. */
  submitGroup: Handler<
    operations['submitGroup'],
    Access['collaboration:manage']
  >;
  /** POST /collaborations/{identifier}/groups/{group_id}/delete: Delete a group. Responds with 303, 400, 403, 404, 409, 502, 503. */
  submitGroupDeletion: Handler<
    operations['submitGroupDeletion'],
    Access['collaboration:manage']
  >;
  /** POST /collaborations/{identifier}/groups/{group_id}/members: Add members to this group. Responds with 303, 400, 403, 404, 409, 413, 415, 502, 503. */
  submitGroupMember: Handler<
    operations['submitGroupMember'],
    Access['collaboration:manage']
  >;
  /** POST /collaborations/{identifier}/groups/{group_id}/members/remove: Remove a member from a group. Responds with 303, 400, 403, 404, 409, 413, 415, 502, 503. */
  submitGroupMemberRemoval: Handler<
    operations['submitGroupMemberRemoval'],
    Access['collaboration:manage']
  >;
  /** POST /collaborations/{identifier}/groups/{group_id}/update: Update a group. Responds with 303, 400, 403, 404, 409, 413, 415, 502, 503. */
  submitGroupUpdate: Handler<
    operations['submitGroupUpdate'],
    Access['collaboration:manage']
  >;
  /** POST /collaborations/{identifier}/invitations/{invitation_id}/resend: Resend an invitation. Responds with 303, 400, 403, 404, 409, 502, 503. */
  submitInvitationResend: Handler<
    operations['submitInvitationResend'],
    Access['collaboration:manage']
  >;
  /** POST /collaborations/{identifier}/invitations/{invitation_id}/role: Change the role of an invitation. Responds with 303, 400, 403, 404, 409, 413, 415, 502, 503. */
  submitInvitationRole: Handler<
    operations['submitInvitationRole'],
    Access['collaboration:manage']
  >;
  /** POST /collaborations/{identifier}/invitations/{invitation_id}/withdraw: Withdraw an invitation. Responds with 303, 400, 403, 404, 409, 502, 503. */
  submitInvitationWithdrawal: Handler<
    operations['submitInvitationWithdrawal'],
    Access['collaboration:manage']
  >;
  /** POST /collaborations/{identifier}/invite: Invite people to a collaboration. Responds with 303, 400, 403, 404, 409, 413, 415, 502, 503. */
  submitInvitations: Handler<
    operations['submitInvitations'],
    Access['collaboration:manage']
  >;
  /** POST /collaborations/{identifier}/invitations/resend: Resend several invitations. Responds with 303, 400, 403, 404, 409, 413, 415, 502, 503. */
  submitInvitationsResend: Handler<
    operations['submitInvitationsResend'],
    Access['collaboration:manage']
  >;
  /** POST /collaborations/{identifier}/invitations/role: Change the role of several invitations. Responds with 303, 400, 403, 404, 409, 413, 415, 502, 503. */
  submitInvitationsRole: Handler<
    operations['submitInvitationsRole'],
    Access['collaboration:manage']
  >;
  /** POST /collaborations/{identifier}/invitations/withdraw: Withdraw several invitations. Responds with 303, 400, 403, 404, 409, 413, 415, 502, 503. */
  submitInvitationsWithdrawal: Handler<
    operations['submitInvitationsWithdrawal'],
    Access['collaboration:manage']
  >;
  /** POST /auth/logout: Log out. Responds with 303, 400, 403, 503. */
  submitLogout: Handler<
    operations['submitLogout'],
    Access['public']
  >;
  /** POST /collaborations/{identifier}/members/remove: Remove members. Responds with 303, 400, 403, 404, 409, 413, 415, 502, 503. */
  submitMemberRemoval: Handler<
    operations['submitMemberRemoval'],
    Access['collaboration:manage']
  >;
  /** POST /collaborations/{identifier}/members/role: Change the role of a member. Responds with 303, 400, 403, 404, 409, 413, 415, 502, 503. */
  submitMemberRole: Handler<
    operations['submitMemberRole'],
    Access['collaboration:manage']
  >;
  /** POST /collaborations/{identifier}/members/roles: Change the role of several members. Responds with 303, 400, 403, 404, 409, 413, 415, 502, 503. */
  submitMemberRoles: Handler<
    operations['submitMemberRoles'],
    Access['collaboration:manage']
  >;
  /** POST /collaborations/{identifier}/members/group: Add members to a group. Responds with 303, 400, 403, 404, 409, 413, 415, 502, 503. */
  submitMembersToGroup: Handler<
    operations['submitMembersToGroup'],
    Access['collaboration:manage']
  >;
  /** POST /collaborations/{identifier}/invitations/{invitation_id}/reinvite: Replace an invitation. Responds with 303, 400, 403, 404, 409, 413, 415, 502, 503. */
  submitReinvitation: Handler<
    operations['submitReinvitation'],
    Access['collaboration:manage']
  >;
  /** POST /collaborations/{identifier}/services/connect: Connect this service to a collaboration. Responds with 303, 400, 403, 404, 409, 502, 503. */
  submitServiceConnection: Handler<
    operations['submitServiceConnection'],
    Access['collaboration:manage']
  >;
  /** POST /collaborations/{identifier}/services/disconnect: Disconnect this service from a collaboration. Responds with 303, 400, 403, 404, 409, 502, 503. */
  submitServiceDisconnection: Handler<
    operations['submitServiceDisconnection'],
    Access['collaboration:manage']
  >;
  /** POST /auth/sessions/end: End another session. Responds with 303, 400, 403, 413, 415, 503. */
  submitSessionEnd: Handler<
    operations['submitSessionEnd'],
    Access['login']
  >;
  /** POST /collaborations/{identifier}/units: Replace the units of a collaboration. Responds with 303, 400, 403, 404, 409, 413, 415, 502, 503. */
  submitUnits: Handler<
    operations['submitUnits'],
    Access['collaboration:oversee']
  >;
}

/** The operations of the document. */
export const CollaborationsApiOperations = [
  {
    operationId: 'confirmDeletion',
    method: 'GET',
    path: '/collaborations/{identifier}/delete',
    access: 'collaboration:delete',
    statuses: [200, 303, 400, 403, 404, 409, 502, 503],
  },
  {
    operationId: 'confirmGroupDeletion',
    method: 'GET',
    path: '/collaborations/{identifier}/groups/{group_id}/delete',
    access: 'collaboration:manage',
    statuses: [200, 303, 400, 403, 404, 409, 502, 503],
  },
  {
    operationId: 'confirmGroupMemberRemoval',
    method: 'GET',
    path: '/collaborations/{identifier}/groups/{group_id}/members/remove',
    access: 'collaboration:manage',
    statuses: [200, 303, 400, 403, 404, 409, 502, 503],
  },
  {
    operationId: 'confirmInvitationsRole',
    method: 'GET',
    path: '/collaborations/{identifier}/invitations/role',
    access: 'collaboration:manage',
    statuses: [200, 303, 400, 403, 404, 409, 502, 503],
  },
  {
    operationId: 'confirmInvitationsWithdrawal',
    method: 'GET',
    path: '/collaborations/{identifier}/invitations/withdraw',
    access: 'collaboration:manage',
    statuses: [200, 303, 400, 403, 404, 409, 502, 503],
  },
  {
    operationId: 'confirmMemberRemoval',
    method: 'GET',
    path: '/collaborations/{identifier}/members/remove',
    access: 'collaboration:manage',
    statuses: [200, 303, 400, 403, 404, 409, 502, 503],
  },
  {
    operationId: 'confirmMemberRole',
    method: 'GET',
    path: '/collaborations/{identifier}/members/role',
    access: 'collaboration:manage',
    statuses: [200, 303, 400, 403, 404, 409, 502, 503],
  },
  {
    operationId: 'confirmMemberRoles',
    method: 'GET',
    path: '/collaborations/{identifier}/members/roles',
    access: 'collaboration:manage',
    statuses: [200, 303, 400, 403, 404, 409, 502, 503],
  },
  {
    operationId: 'confirmServiceDisconnection',
    method: 'GET',
    path: '/collaborations/{identifier}/services/disconnect',
    access: 'collaboration:manage',
    statuses: [200, 303, 400, 403, 404, 409, 502, 503],
  },
  {
    operationId: 'exportActivity',
    method: 'GET',
    path: '/collaborations/{identifier}/activity.csv',
    access: 'collaboration:manage',
    statuses: [200, 303, 400, 403, 404, 409, 502, 503],
  },
  {
    operationId: 'exportCollaborations',
    method: 'GET',
    path: '/collaborations/list.csv',
    access: 'login',
    statuses: [200, 303, 400, 404, 409, 502, 503],
  },
  {
    operationId: 'exportMembers',
    method: 'GET',
    path: '/collaborations/{identifier}/members.csv',
    access: 'collaboration:see',
    statuses: [200, 303, 400, 403, 404, 409, 502, 503],
  },
  {
    operationId: 'exportOrganizationActivity',
    method: 'GET',
    path: '/collaborations/activity.csv',
    access: 'organization:manage',
    statuses: [200, 303, 400, 403, 503],
  },
  {
    operationId: 'finishLogin',
    method: 'GET',
    path: '/auth/callback',
    access: 'public',
    statuses: [303, 400, 403, 502, 503],
  },
  {
    operationId: 'getMe',
    method: 'GET',
    path: '/api/me',
    access: 'token',
    statuses: [200, 400, 401, 502, 503],
  },
  {
    operationId: 'previewInvitations',
    method: 'POST',
    path: '/collaborations/{identifier}/invite/preview',
    access: 'collaboration:manage',
    statuses: [200, 303, 400, 403, 404, 409, 413, 415, 502, 503],
  },
  {
    operationId: 'showActivity',
    method: 'GET',
    path: '/collaborations/{identifier}/activity',
    access: 'collaboration:manage',
    statuses: [200, 303, 400, 403, 404, 409, 502, 503],
  },
  {
    operationId: 'showCollaboration',
    method: 'GET',
    path: '/collaborations/{identifier}',
    access: 'collaboration:see',
    statuses: [200, 303, 400, 403, 404, 409, 502, 503],
  },
  {
    operationId: 'showCollaborations',
    method: 'GET',
    path: '/collaborations',
    access: 'login',
    statuses: [200, 303, 400, 404, 409, 502, 503],
  },
  {
    operationId: 'showCreationForm',
    method: 'GET',
    path: '/collaborations/new',
    access: 'organization:manage',
    statuses: [200, 303, 400, 403, 503],
  },
  {
    operationId: 'showGroup',
    method: 'GET',
    path: '/collaborations/{identifier}/groups/{group_id}',
    access: 'collaboration:see',
    statuses: [200, 303, 400, 403, 404, 409, 502, 503],
  },
  {
    operationId: 'showInvitation',
    method: 'GET',
    path: '/collaborations/{identifier}/invitations/{invitation_id}',
    access: 'collaboration:manage',
    statuses: [200, 303, 400, 403, 404, 409, 502, 503],
  },
  {
    operationId: 'showInvitationForm',
    method: 'GET',
    path: '/collaborations/{identifier}/invite',
    access: 'collaboration:manage',
    statuses: [200, 303, 400, 403, 404, 409, 502, 503],
  },
  {
    operationId: 'showLogout',
    method: 'GET',
    path: '/auth/logout',
    access: 'public',
    statuses: [200, 400, 503],
  },
  {
    operationId: 'showMemberServices',
    method: 'GET',
    path: '/collaborations/{identifier}/members/services',
    access: 'collaboration:oversee',
    statuses: [200, 303, 400, 403, 404, 409, 502, 503],
  },
  {
    operationId: 'showMyProfile',
    method: 'GET',
    path: '/profile',
    access: 'login',
    statuses: [200, 303, 400, 401, 503],
  },
  {
    operationId: 'showOrganizationActivity',
    method: 'GET',
    path: '/collaborations/activity',
    access: 'organization:manage',
    statuses: [200, 303, 400, 403, 503],
  },
  {
    operationId: 'showReinvitationForm',
    method: 'GET',
    path: '/collaborations/{identifier}/invitations/{invitation_id}/reinvite',
    access: 'collaboration:manage',
    statuses: [200, 303, 400, 403, 404, 409, 502, 503],
  },
  {
    operationId: 'showSavedForm',
    method: 'GET',
    path: '/auth/form',
    access: 'login',
    statuses: [200, 303, 400, 503],
  },
  {
    operationId: 'showUnitsForm',
    method: 'GET',
    path: '/collaborations/{identifier}/units',
    access: 'collaboration:oversee',
    statuses: [200, 303, 400, 403, 404, 409, 502, 503],
  },
  {
    operationId: 'startLogin',
    method: 'GET',
    path: '/auth/login',
    access: 'public',
    statuses: [200, 303, 400, 502, 503],
  },
  {
    operationId: 'submitCollaboration',
    method: 'POST',
    path: '/collaborations/new',
    access: 'organization:manage',
    statuses: [303, 400, 403, 404, 409, 413, 415, 502, 503],
  },
  {
    operationId: 'submitDeletion',
    method: 'POST',
    path: '/collaborations/{identifier}/delete',
    access: 'collaboration:delete',
    statuses: [303, 400, 403, 404, 409, 413, 415, 502, 503],
  },
  {
    operationId: 'submitGroup',
    method: 'POST',
    path: '/collaborations/{identifier}/groups',
    access: 'collaboration:manage',
    statuses: [303, 400, 403, 404, 409, 413, 415, 502, 503],
  },
  {
    operationId: 'submitGroupDeletion',
    method: 'POST',
    path: '/collaborations/{identifier}/groups/{group_id}/delete',
    access: 'collaboration:manage',
    statuses: [303, 400, 403, 404, 409, 502, 503],
  },
  {
    operationId: 'submitGroupMember',
    method: 'POST',
    path: '/collaborations/{identifier}/groups/{group_id}/members',
    access: 'collaboration:manage',
    statuses: [303, 400, 403, 404, 409, 413, 415, 502, 503],
  },
  {
    operationId: 'submitGroupMemberRemoval',
    method: 'POST',
    path: '/collaborations/{identifier}/groups/{group_id}/members/remove',
    access: 'collaboration:manage',
    statuses: [303, 400, 403, 404, 409, 413, 415, 502, 503],
  },
  {
    operationId: 'submitGroupUpdate',
    method: 'POST',
    path: '/collaborations/{identifier}/groups/{group_id}/update',
    access: 'collaboration:manage',
    statuses: [303, 400, 403, 404, 409, 413, 415, 502, 503],
  },
  {
    operationId: 'submitInvitationResend',
    method: 'POST',
    path: '/collaborations/{identifier}/invitations/{invitation_id}/resend',
    access: 'collaboration:manage',
    statuses: [303, 400, 403, 404, 409, 502, 503],
  },
  {
    operationId: 'submitInvitationRole',
    method: 'POST',
    path: '/collaborations/{identifier}/invitations/{invitation_id}/role',
    access: 'collaboration:manage',
    statuses: [303, 400, 403, 404, 409, 413, 415, 502, 503],
  },
  {
    operationId: 'submitInvitationWithdrawal',
    method: 'POST',
    path: '/collaborations/{identifier}/invitations/{invitation_id}/withdraw',
    access: 'collaboration:manage',
    statuses: [303, 400, 403, 404, 409, 502, 503],
  },
  {
    operationId: 'submitInvitations',
    method: 'POST',
    path: '/collaborations/{identifier}/invite',
    access: 'collaboration:manage',
    statuses: [303, 400, 403, 404, 409, 413, 415, 502, 503],
  },
  {
    operationId: 'submitInvitationsResend',
    method: 'POST',
    path: '/collaborations/{identifier}/invitations/resend',
    access: 'collaboration:manage',
    statuses: [303, 400, 403, 404, 409, 413, 415, 502, 503],
  },
  {
    operationId: 'submitInvitationsRole',
    method: 'POST',
    path: '/collaborations/{identifier}/invitations/role',
    access: 'collaboration:manage',
    statuses: [303, 400, 403, 404, 409, 413, 415, 502, 503],
  },
  {
    operationId: 'submitInvitationsWithdrawal',
    method: 'POST',
    path: '/collaborations/{identifier}/invitations/withdraw',
    access: 'collaboration:manage',
    statuses: [303, 400, 403, 404, 409, 413, 415, 502, 503],
  },
  {
    operationId: 'submitLogout',
    method: 'POST',
    path: '/auth/logout',
    access: 'public',
    statuses: [303, 400, 403, 503],
  },
  {
    operationId: 'submitMemberRemoval',
    method: 'POST',
    path: '/collaborations/{identifier}/members/remove',
    access: 'collaboration:manage',
    statuses: [303, 400, 403, 404, 409, 413, 415, 502, 503],
  },
  {
    operationId: 'submitMemberRole',
    method: 'POST',
    path: '/collaborations/{identifier}/members/role',
    access: 'collaboration:manage',
    statuses: [303, 400, 403, 404, 409, 413, 415, 502, 503],
  },
  {
    operationId: 'submitMemberRoles',
    method: 'POST',
    path: '/collaborations/{identifier}/members/roles',
    access: 'collaboration:manage',
    statuses: [303, 400, 403, 404, 409, 413, 415, 502, 503],
  },
  {
    operationId: 'submitMembersToGroup',
    method: 'POST',
    path: '/collaborations/{identifier}/members/group',
    access: 'collaboration:manage',
    statuses: [303, 400, 403, 404, 409, 413, 415, 502, 503],
  },
  {
    operationId: 'submitReinvitation',
    method: 'POST',
    path: '/collaborations/{identifier}/invitations/{invitation_id}/reinvite',
    access: 'collaboration:manage',
    statuses: [303, 400, 403, 404, 409, 413, 415, 502, 503],
  },
  {
    operationId: 'submitServiceConnection',
    method: 'POST',
    path: '/collaborations/{identifier}/services/connect',
    access: 'collaboration:manage',
    statuses: [303, 400, 403, 404, 409, 502, 503],
  },
  {
    operationId: 'submitServiceDisconnection',
    method: 'POST',
    path: '/collaborations/{identifier}/services/disconnect',
    access: 'collaboration:manage',
    statuses: [303, 400, 403, 404, 409, 502, 503],
  },
  {
    operationId: 'submitSessionEnd',
    method: 'POST',
    path: '/auth/sessions/end',
    access: 'login',
    statuses: [303, 400, 403, 413, 415, 503],
  },
  {
    operationId: 'submitUnits',
    method: 'POST',
    path: '/collaborations/{identifier}/units',
    access: 'collaboration:oversee',
    statuses: [303, 400, 403, 404, 409, 413, 415, 502, 503],
  },
] as const satisfies readonly Operation[];

/** Registers the handlers on an Express router under the paths of their operations, behind the guard. */
export function registerCollaborationsApi<Access extends Readonly<Record<CollaborationsApiRule, unknown>>>(
  router: Router,
  service: GuardedHandlers<Access, CollaborationsApiHandlers<Access>>,
): void {
  mountHandlers(router, CollaborationsApiOperations, service);
}
