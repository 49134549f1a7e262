// Generated from openapi/collaborations (sha256 87cbfcf0dcdedb93) by `npm run generate`. Do not edit.
// Made by sha256 a6922d97596b2489; what was made has sha256 5a4fd14c8581adb5.
import type { Router } from 'express';
import { type GuardedHandlers, type Handler, mount, type Operation } from '../../src/contract/handler.ts';
import type { operations } from './types.d.ts';

/** Rules of access of the document. */
export type CollaborationsApiRule = (typeof CollaborationsApiOperations)[number]['access'];

/**
 * Answers every operation of the document. A handler whose request or answer disagrees with the contract does not compile.
 * `Access` has for each rule the type of what the guard hands to the handlers.
 */
export interface CollaborationsApiHandlers<
  Access extends Readonly<Record<CollaborationsApiRule, unknown>> = Readonly<Record<CollaborationsApiRule, unknown>>,
> {
  /** GET /collaborations/{identifier}/delete: Ask whether the collaboration is to be deleted. Answers 200, 303, 400, 403, 404, 409, 502, 503. */
  confirmDeletion: Handler<
    operations['confirmDeletion'],
    Access['collaboration:delete']
  >;
  /** GET /collaborations/{identifier}/groups/{group_id}/delete: Ask whether the group is to be deleted. Answers 200, 303, 400, 403, 404, 409, 502, 503. */
  confirmGroupDeletion: Handler<
    operations['confirmGroupDeletion'],
    Access['collaboration:manage']
  >;
  /** GET /collaborations/{identifier}/groups/{group_id}/members/remove: Ask whether the person is to leave the group. Answers 200, 303, 400, 403, 404, 409, 502, 503. */
  confirmGroupMemberRemoval: Handler<
    operations['confirmGroupMemberRemoval'],
    Access['collaboration:manage']
  >;
  /** GET /collaborations/{identifier}/invitations/role: Ask whether invitations are to have another role. Answers 200, 303, 400, 403, 404, 409, 502, 503. */
  confirmInvitationsRole: Handler<
    operations['confirmInvitationsRole'],
    Access['collaboration:manage']
  >;
  /** GET /collaborations/{identifier}/invitations/withdraw: Ask whether invitations are to be withdrawn. Answers 200, 303, 400, 403, 404, 409, 502, 503. */
  confirmInvitationsWithdrawal: Handler<
    operations['confirmInvitationsWithdrawal'],
    Access['collaboration:manage']
  >;
  /** GET /collaborations/{identifier}/members/remove: Ask whether members are to be removed. Answers 200, 303, 400, 403, 404, 409, 502, 503. */
  confirmMemberRemoval: Handler<
    operations['confirmMemberRemoval'],
    Access['collaboration:manage']
  >;
  /** GET /collaborations/{identifier}/members/role: Ask whether the role of a member is to change. Answers 200, 303, 400, 403, 404, 409, 502, 503. */
  confirmMemberRole: Handler<
    operations['confirmMemberRole'],
    Access['collaboration:manage']
  >;
  /** GET /collaborations/{identifier}/members/roles: Ask whether the role of members is to change. Answers 200, 303, 400, 403, 404, 409, 502, 503. */
  confirmMemberRoles: Handler<
    operations['confirmMemberRoles'],
    Access['collaboration:manage']
  >;
  /** GET /collaborations/{identifier}/services/disconnect: Ask whether this service is to be disconnected. Answers 200, 303, 400, 403, 404, 409, 502, 503. */
  confirmServiceDisconnection: Handler<
    operations['confirmServiceDisconnection'],
    Access['collaboration:manage']
  >;
  /** GET /collaborations/{identifier}/activity.csv: Export what was done to a collaboration as CSV. Answers 200, 303, 400, 403, 404, 409, 502, 503. */
  exportActivity: Handler<
    operations['exportActivity'],
    Access['collaboration:manage']
  >;
  /** GET /collaborations/list.csv: Export the list of collaborations as CSV. Answers 200, 303, 400, 404, 409, 502, 503. */
  exportCollaborations: Handler<
    operations['exportCollaborations'],
    Access['login']
  >;
  /** GET /collaborations/{identifier}/members.csv: Export the member table as CSV. Answers 200, 303, 400, 403, 404, 409, 502, 503. */
  exportMembers: Handler<
    operations['exportMembers'],
    Access['collaboration:see']
  >;
  /** GET /collaborations/activity.csv: Export what was done to every collaboration as CSV. Answers 200, 303, 400, 403, 503. */
  exportOrganisationActivity: Handler<
    operations['exportOrganisationActivity'],
    Access['organisation:manage']
  >;
  /** GET /auth/callback: Take the provider’s answer and begin a session. Answers 303, 400, 403, 502, 503. */
  finishLogin: Handler<
    operations['finishLogin'],
    Access['public']
  >;
  /** GET /api/me: Tell whom a bearer token stands for. Answers 200, 400, 401, 502, 503. */
  getMe: Handler<
    operations['getMe'],
    Access['token']
  >;
  /** POST /collaborations/{identifier}/invite/preview: Preview what inviting these addresses would do. Answers 200, 303, 400, 403, 404, 409, 413, 415, 502, 503. */
  previewInvitations: Handler<
    operations['previewInvitations'],
    Access['collaboration:manage']
  >;
  /** GET /collaborations/{identifier}/activity: Show what was done to a collaboration from here. Answers 200, 303, 400, 403, 404, 409, 502, 503. */
  showActivity: Handler<
    operations['showActivity'],
    Access['collaboration:manage']
  >;
  /** GET /collaborations/{identifier}: Show one collaboration with members, invitations, groups and services. Answers 200, 303, 400, 403, 404, 409, 502, 503. */
  showCollaboration: Handler<
    operations['showCollaboration'],
    Access['collaboration:see']
  >;
  /** GET /collaborations: Show the collaborations that the user belongs to. Answers 200, 303, 400, 404, 409, 502, 503. */
  showCollaborations: Handler<
    operations['showCollaborations'],
    Access['login']
  >;
  /** GET /collaborations/new: Show the form for a new collaboration. Answers 200, 303, 400, 403, 503. */
  showCreationForm: Handler<
    operations['showCreationForm'],
    Access['organisation:manage']
  >;
  /** GET /collaborations/{identifier}/groups/{group_id}: Show a group and who is in it. Answers 200, 303, 400, 403, 404, 409, 502, 503. */
  showGroup: Handler<
    operations['showGroup'],
    Access['collaboration:see']
  >;
  /** GET /collaborations/{identifier}/invite: Show the form for inviting many. Answers 200, 303, 400, 403, 404, 409, 502, 503. */
  showInvitationForm: Handler<
    operations['showInvitationForm'],
    Access['collaboration:manage']
  >;
  /** GET /auth/form: Show what was sent after a session had ended. Answers 200, 303, 400, 503. */
  showKeptForm: Handler<
    operations['showKeptForm'],
    Access['login']
  >;
  /** GET /auth/logout: Ask whether to log out. Answers 200, 400, 503. */
  showLogout: Handler<
    operations['showLogout'],
    Access['public']
  >;
  /** GET /profile: Show who is logged in. Answers 200, 303, 400, 401, 503. */
  showMyProfile: Handler<
    operations['showMyProfile'],
    Access['login']
  >;
  /** GET /collaborations/activity: Show what was done to every collaboration from here. Answers 200, 303, 400, 403, 503. */
  showOrganisationActivity: Handler<
    operations['showOrganisationActivity'],
    Access['organisation:manage']
  >;
  /** GET /collaborations/{identifier}/invitations/{invitation_id}/reinvite: Show the form that replaces an invitation. Answers 200, 303, 400, 403, 404, 409, 502, 503. */
  showReinvitationForm: Handler<
    operations['showReinvitationForm'],
    Access['collaboration:manage']
  >;
  /** GET /auth/login: Start a login at the provider. Answers 200, 303, 400, 502, 503. */
  startLogin: Handler<
    operations['startLogin'],
    Access['public']
  >;
  /** POST /collaborations/new: Create a collaboration and connect this service to it. Answers 303, 400, 403, 404, 409, 413, 415, 502, 503. */
  submitCollaboration: Handler<
    operations['submitCollaboration'],
    Access['organisation:manage']
  >;
  /** POST /collaborations/{identifier}/delete: Delete the collaboration. Answers 303, 400, 403, 404, 409, 413, 415, 502, 503. */
  submitDeletion: Handler<
    operations['submitDeletion'],
    Access['collaboration:delete']
  >;
  /** POST /collaborations/{identifier}/groups: Create a group. Answers 303, 400, 403, 404, 409, 413, 415, 502, 503. */
  submitGroup: Handler<
    operations['submitGroup'],
    Access['collaboration:manage']
  >;
  /** POST /collaborations/{identifier}/groups/{group_id}/delete: Delete a group. Answers 303, 400, 403, 404, 409, 502, 503. */
  submitGroupDeletion: Handler<
    operations['submitGroupDeletion'],
    Access['collaboration:manage']
  >;
  /** POST /collaborations/{identifier}/groups/{group_id}/members: Add a member of the collaboration to a group. Answers 303, 400, 403, 404, 409, 413, 415, 502, 503. */
  submitGroupMember: Handler<
    operations['submitGroupMember'],
    Access['collaboration:manage']
  >;
  /** POST /collaborations/{identifier}/groups/{group_id}/members/remove: Remove a person from a group. Answers 303, 400, 403, 404, 409, 413, 415, 502, 503. */
  submitGroupMemberRemoval: Handler<
    operations['submitGroupMemberRemoval'],
    Access['collaboration:manage']
  >;
  /** POST /collaborations/{identifier}/groups/{group_id}/update: Rename or describe a group, or change its automatic membership. Answers 303, 400, 403, 404, 409, 413, 415, 502, 503. */
  submitGroupUpdate: Handler<
    operations['submitGroupUpdate'],
    Access['collaboration:manage']
  >;
  /** POST /collaborations/{identifier}/invitations/{invitation_id}/resend: Send an invitation again. Answers 303, 400, 403, 404, 409, 502, 503. */
  submitInvitationResend: Handler<
    operations['submitInvitationResend'],
    Access['collaboration:manage']
  >;
  /** POST /collaborations/{identifier}/invitations/{invitation_id}/role: Change the intended role of an invitation. Answers 303, 400, 403, 404, 409, 413, 415, 502, 503. */
  submitInvitationRole: Handler<
    operations['submitInvitationRole'],
    Access['collaboration:manage']
  >;
  /** POST /collaborations/{identifier}/invitations/{invitation_id}/withdraw: Withdraw an invitation. Answers 303, 400, 403, 404, 409, 502, 503. */
  submitInvitationWithdrawal: Handler<
    operations['submitInvitationWithdrawal'],
    Access['collaboration:manage']
  >;
  /** POST /collaborations/{identifier}/invite: Invite addresses to the collaboration. Answers 303, 400, 403, 404, 409, 413, 415, 502, 503. */
  submitInvitations: Handler<
    operations['submitInvitations'],
    Access['collaboration:manage']
  >;
  /** POST /collaborations/{identifier}/invitations/resend: Send invitations again. Answers 303, 400, 403, 404, 409, 413, 415, 502, 503. */
  submitInvitationsResend: Handler<
    operations['submitInvitationsResend'],
    Access['collaboration:manage']
  >;
  /** POST /collaborations/{identifier}/invitations/role: Change the intended role of invitations. Answers 303, 400, 403, 404, 409, 413, 415, 502, 503. */
  submitInvitationsRole: Handler<
    operations['submitInvitationsRole'],
    Access['collaboration:manage']
  >;
  /** POST /collaborations/{identifier}/invitations/withdraw: Withdraw invitations. Answers 303, 400, 403, 404, 409, 413, 415, 502, 503. */
  submitInvitationsWithdrawal: Handler<
    operations['submitInvitationsWithdrawal'],
    Access['collaboration:manage']
  >;
  /** POST /auth/logout: Log out. Answers 303, 400, 403, 503. */
  submitLogout: Handler<
    operations['submitLogout'],
    Access['public']
  >;
  /** POST /collaborations/{identifier}/members/remove: Remove one member or several. Answers 303, 400, 403, 404, 409, 413, 415, 502, 503. */
  submitMemberRemoval: Handler<
    operations['submitMemberRemoval'],
    Access['collaboration:manage']
  >;
  /** POST /collaborations/{identifier}/members/role: Promote or demote a member. Answers 303, 400, 403, 404, 409, 413, 415, 502, 503. */
  submitMemberRole: Handler<
    operations['submitMemberRole'],
    Access['collaboration:manage']
  >;
  /** POST /collaborations/{identifier}/members/roles: Promote or demote one member or several. Answers 303, 400, 403, 404, 409, 413, 415, 502, 503. */
  submitMemberRoles: Handler<
    operations['submitMemberRoles'],
    Access['collaboration:manage']
  >;
  /** POST /collaborations/{identifier}/members/group: Add one member or several to a group. Answers 303, 400, 403, 404, 409, 413, 415, 502, 503. */
  submitMembersToGroup: Handler<
    operations['submitMembersToGroup'],
    Access['collaboration:manage']
  >;
  /** POST /collaborations/{identifier}/invitations/{invitation_id}/reinvite: Replace an invitation by a new one to the same address. Answers 303, 400, 403, 404, 409, 413, 415, 502, 503. */
  submitReinvitation: Handler<
    operations['submitReinvitation'],
    Access['collaboration:manage']
  >;
  /** POST /collaborations/{identifier}/services/connect: Connect this service to the collaboration. Answers 303, 400, 403, 404, 409, 502, 503. */
  submitServiceConnection: Handler<
    operations['submitServiceConnection'],
    Access['collaboration:manage']
  >;
  /** POST /collaborations/{identifier}/services/disconnect: Disconnect this service from the collaboration. Answers 303, 400, 403, 404, 409, 502, 503. */
  submitServiceDisconnection: Handler<
    operations['submitServiceDisconnection'],
    Access['collaboration:manage']
  >;
  /** POST /auth/sessions/end: Log out elsewhere. Answers 303, 400, 403, 413, 415, 503. */
  submitSessionEnd: Handler<
    operations['submitSessionEnd'],
    Access['login']
  >;
}

/** The operations of the document, for tables and checks. */
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
    operationId: 'exportOrganisationActivity',
    method: 'GET',
    path: '/collaborations/activity.csv',
    access: 'organisation:manage',
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
    access: 'organisation:manage',
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
    operationId: 'showInvitationForm',
    method: 'GET',
    path: '/collaborations/{identifier}/invite',
    access: 'collaboration:manage',
    statuses: [200, 303, 400, 403, 404, 409, 502, 503],
  },
  {
    operationId: 'showKeptForm',
    method: 'GET',
    path: '/auth/form',
    access: 'login',
    statuses: [200, 303, 400, 503],
  },
  {
    operationId: 'showLogout',
    method: 'GET',
    path: '/auth/logout',
    access: 'public',
    statuses: [200, 400, 503],
  },
  {
    operationId: 'showMyProfile',
    method: 'GET',
    path: '/profile',
    access: 'login',
    statuses: [200, 303, 400, 401, 503],
  },
  {
    operationId: 'showOrganisationActivity',
    method: 'GET',
    path: '/collaborations/activity',
    access: 'organisation:manage',
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
    access: 'organisation:manage',
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
] as const satisfies readonly Operation[];

/** Registers every handler on an Express router under the path of its operation, behind the guard. */
export function registerCollaborationsApi<Access extends Readonly<Record<CollaborationsApiRule, unknown>>>(
  router: Router,
  service: GuardedHandlers<Access, CollaborationsApiHandlers<Access>>,
): void {
  mount(router, CollaborationsApiOperations, service);
}
