/**
 * The organization library: the client of the platform's organization API with its errors (`concordat/organisation`).
 * docs/organisation.md shows how to use it.
 */
export { AnswerableError } from '../../contract/errors.ts';
export { organisationAccess, type PlatformAccess, type PlatformLimits } from './access.ts';
export type {
  Collaboration,
  CollaborationCreate,
  CollaborationStatus,
  CollaborationSummary,
  CreatedCollaboration,
  Group,
  GroupCreate,
  GroupRecord,
  GroupUpdate,
  Invitation,
  InvitationUpdate,
  InviteOptions,
  InviteResult,
  Membership,
  MembershipStatus,
  Organisation,
  Role,
  Service,
  ServiceConnection,
} from './data-objects.ts';
export {
  CollabApiError,
  type CollabClientError,
  CollabInputError,
  CollabNotConfiguredError,
  CollaborationConflictError,
  CollaborationNotFoundError,
  type CollabVariable,
  type ConflictReason,
  type ConnectionRefusal,
  OrganisationTokenError,
  type PlatformOutcome,
} from './errors.ts';
export { type CollabOrganisationClient, createCollabOrganisationClient } from './organisation-client.ts';
export type { OddRecord } from './sound-records.ts';
