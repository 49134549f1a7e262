/** Converts the platform's records to data objects with only the necessary fields. */
import type { PlatformSchemas } from './contract.ts';
import type {
  AccessibleService,
  Collaboration,
  CollaborationStatus,
  CollaborationSummary,
  CreatedCollaboration,
  Group,
  GroupRecord,
  Invitation,
  InvitationDetail,
  InviteResult,
  ListedMembership,
  Membership,
  Organisation,
  Role,
  Service,
  ServiceConnection,
} from './data-objects.ts';
import { PlatformFault } from './fault.ts';

/** Specifies members to select: `true` for a value, an object for its members, a list for the members of each item. */
export type Selection = true | { readonly [member: string]: Selection } | readonly [Selection];

const selectMembers = <Name extends string>(...names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, true])) as Readonly<Record<Name, true>>;

const RECORD = selectMembers('identifier', 'global_urn', 'name', 'short_name', 'description', 'status', 'expiry_date');
const GROUP = selectMembers('identifier', 'name', 'short_name', 'description', 'auto_provision_members', 'service_group_id');
const MEMBERSHIP = selectMembers('role', 'status', 'expiry_date');
const INVITATION = {
  status: true,
  invitation: { identifier: true, email: true, expiry_date: true },
  intended_role: true,
  groups: [{ identifier: true, name: true, short_name: true }],
} as const;

/** Members of each response to select. Other members, such as keys and login dates of users, are dropped. */
export const SELECTIONS = {
  organisation: {
    ...selectMembers('name', 'short_name', 'units', 'invitation_message'),
    ...selectMembers('services_restricted', 'service_connection_requires_approval'),
    collaborations: [
      {
        ...RECORD,
        ...selectMembers('tags', 'units', 'collaboration_memberships_count'),
        collaboration_memberships: [{ ...MEMBERSHIP, user: { uid: true, suspended: true } }],
        services: [{ entity_id: true, name: true }],
      },
    ],
  },
  collaboration: {
    ...RECORD,
    ...selectMembers('website_url', 'disable_join_requests', 'tags', 'units'),
    ...selectMembers('disclose_member_information', 'disclose_email_information'),
    collaboration_memberships: [
      { ...MEMBERSHIP, user_id: true, user: { uid: true, name: true, email: true, suspended: true } },
    ],
    groups: [{ ...GROUP, collaboration_memberships: [{ ...MEMBERSHIP, user: { uid: true } }] }],
    services: [{ entity_id: true, name: true, description: true }],
  },
  createdCollaboration: {
    ...RECORD,
    ...selectMembers('tags', 'units', 'invitations_count', 'collaboration_memberships_count'),
  },
  group: GROUP,
  invitation: INVITATION,
  invitations: [INVITATION],
  invitationDetail: {
    ...INVITATION,
    collaboration: { identifier: true, name: true, short_name: true, global_urn: true },
    user: { platform_id: true, name: true, mail: true, status: true },
  },
  units: { identifier: true, units: [{ name: true }] },
  userServices: [{ entity_id: true, name: true, description: true, uri: true, support_email: true }],
  invited: [{ email: true, invitation_id: true, invitation_expiry_date: true }],
  connection: { status: true },
} as const satisfies Record<string, Selection>;

export function convertOrganisation(
  record: PlatformSchemas['Organisation'],
  collaborations: readonly CollaborationSummary[],
): Organisation {
  return {
    name: record.name,
    shortName: record.short_name ?? '',
    units: record.units ?? [],
    invitationMessage: record.invitation_message ?? null,
    servicesRestricted: record.services_restricted ?? false,
    serviceConnectionRequiresApproval: record.service_connection_requires_approval ?? false,
    collaborations,
  };
}

/** Converts the members of all responses about a collaboration. @throws PlatformFault without identifier, or for a bad date */
function convertCommonMembers(
  record: PlatformSchemas['CollaborationInOrganisation' | 'Collaboration' | 'CollaborationCreated'],
) {
  requireFilledIdentifier(record);
  return {
    identifier: record.identifier,
    globalUrn: record.global_urn ?? '',
    name: record.name,
    shortName: record.short_name ?? '',
    expiryDate: convertSeconds(record.expiry_date),
    tags: record.tags ?? [],
  };
}

/** Converts a collaboration of the list. @throws PlatformFault if it has no identifier, or an invalid date */
export function convertSummary(
  record: PlatformSchemas['CollaborationInOrganisation'],
  memberships: unknown,
): CollaborationSummary {
  return {
    ...convertCommonMembers(record),
    description: record.description ?? null,
    status: convertCollaborationStatus(record.status),
    memberCount: record.collaboration_memberships_count ?? null,
    services: (record.services ?? []).map(convertService),
    units: record.units ?? [],
    memberships: Array.isArray(memberships) ? memberships.flatMap(convertListedMembership) : null,
  };
}

/** Converts a membership, without name and address. Returns an empty list if it is invalid, so that the others are shown. */
function convertListedMembership(record: unknown): ListedMembership[] {
  const { role, status, expiry_date, user } = (record ?? {}) as Partial<PlatformSchemas['Membership']>;
  const { uid, suspended } = (user ?? {}) as { uid?: unknown; suspended?: unknown };
  if (typeof uid !== 'string' || typeof (expiry_date ?? 0) !== 'number') return [];
  try {
    const {
      userId: _userId,
      name: _name,
      email: _email,
      ...listed
    } = convertMembership({
      role: role ?? 'member',
      status: status ?? 'expired',
      expiry_date: expiry_date ?? null,
      user: { uid, suspended: suspended === true },
    });
    return [listed];
  } catch {
    return [];
  }
}

/** Converts a collaboration. @throws PlatformFault if it has no identifier, or an invalid date */
export function convertCollaboration(
  record: PlatformSchemas['Collaboration'],
  lists: Pick<Collaboration, 'memberships' | 'groups' | 'services'>,
): Collaboration {
  return {
    ...convertCommonMembers(record),
    description: record.description,
    websiteUrl: record.website_url ?? null,
    status: convertCollaborationStatus(record.status),
    disableJoinRequests: record.disable_join_requests ?? null,
    // Callers show these only if the platform allows it (docs/requirements.md, C29).
    discloseMemberInformation: record.disclose_member_information === true,
    discloseEmailInformation: record.disclose_email_information === true,
    units: record.units ?? [],
    ...lists,
  };
}

/** Converts a created collaboration. @throws PlatformFault if it has no identifier */
export function convertCreatedCollaboration(record: PlatformSchemas['CollaborationCreated']): CreatedCollaboration {
  return {
    ...convertCommonMembers(record),
    units: record.units ?? null,
    invitationCount: record.invitations_count ?? null,
    memberCount: record.collaboration_memberships_count ?? null,
  };
}

/** Converts a membership. @throws PlatformFault if the date is invalid */
export function convertMembership({ role, status, expiry_date, user_id, user }: PlatformSchemas['Membership']): Membership {
  return {
    userId: user_id ?? null,
    uid: user?.uid ?? '',
    role: convertRole(role),
    status: status === 'active' || status === 'expired' ? status : 'unknown',
    expiryDate: convertSeconds(expiry_date),
    suspended: user?.suspended === true,
    name: user?.name ?? null,
    email: user?.email ?? null,
  };
}

export function convertGroup(
  record: PlatformSchemas['GroupInCollaboration'],
  members: PlatformSchemas['GroupInCollaboration']['collaboration_memberships'],
): Group {
  const uids = (Array.isArray(members) ? members : []).map((membership) => membership?.user?.uid);
  return {
    ...convertGroupRecord(record),
    memberUids: uids.filter((uid): uid is string => typeof uid === 'string' && uid !== ''),
  };
}

export function convertGroupRecord(record: PlatformSchemas['Group']): GroupRecord {
  return {
    identifier: record.identifier,
    name: record.name,
    shortName: record.short_name ?? '',
    description: record.description ?? null,
    autoProvisionMembers: record.auto_provision_members ?? false,
    madeByService: (record.service_group_id ?? null) !== null,
  };
}

export function convertService({ entity_id, name, description }: PlatformSchemas['Service']): Service {
  return { entityId: entity_id, name, description: description ?? null };
}

export function convertInvitation({ status, invitation, intended_role, groups }: PlatformSchemas['Invitation']): Invitation {
  return {
    externalIdentifier: invitation.identifier ?? '',
    email: invitation.email,
    intendedRole: convertRole(intended_role ?? 'member'),
    status: status === 'open' || status === 'accepted' || status === 'expired' ? status : 'unknown',
    expiryDate: convertSeconds(invitation.expiry_date),
    groups: groups.map(({ identifier, name, short_name }) => ({ identifier, name, shortName: short_name ?? '' })),
  };
}

export function convertInvitationDetail(record: PlatformSchemas['InvitationDetail']): InvitationDetail {
  const { collaboration, user } = record;
  return {
    ...convertInvitation(record),
    collaboration: { identifier: collaboration.identifier, name: collaboration.name },
    acceptedBy:
      user === undefined
        ? null
        : {
            uid: user.platform_id ?? '',
            name: user.name ?? null,
            email: user.mail ?? null,
            suspended: user.status === 'suspended',
          },
  };
}

export function convertAccessibleService(record: PlatformSchemas['AccessibleService']): AccessibleService {
  return { ...convertService(record), uri: record.uri ?? null, supportEmail: record.support_email ?? null };
}

/** Compares the invited addresses with the result, because the platform omits addresses silently. */
export function createInviteResult(
  requested: readonly string[],
  made: readonly PlatformSchemas['InvitationCreated'][],
): InviteResult {
  const done = new Set(made.map(({ email }) => email.toLowerCase()));
  return {
    invited: made.map(({ email, invitation_id, invitation_expiry_date }) => ({
      email,
      externalIdentifier: invitation_id,
      expiryDate: convertSeconds(invitation_expiry_date),
    })),
    leftOut: requested.filter((email) => !done.has(email.toLowerCase())),
  };
}

/** Converts the status of a connection. @throws PlatformFault if it is unknown */
export function convertConnectionStatus({ status }: { status: string }): ServiceConnection {
  if (status === 'connected' || status === 'pending') return status;
  throw new PlatformFault('unexpectedShape', 'the connection is neither made nor waiting');
}

function convertRole(word: string): Role {
  return word === 'admin' ? 'admin' : 'member';
}

function convertCollaborationStatus(word: string | undefined): CollaborationStatus {
  return word === 'active' || word === 'expired' || word === 'suspended' ? word : 'unknown';
}

/** Converts seconds since 1970 to a date. @throws PlatformFault if the number is outside the range of dates */
function convertSeconds(seconds: number | null | undefined): Date | null {
  if (seconds === null || seconds === undefined) return null;
  const date = new Date(seconds * 1000);
  if (Number.isNaN(date.getTime())) throw new PlatformFault('unexpectedShape', 'a date is out of range');
  return date;
}

function requireFilledIdentifier({ identifier }: { identifier: string }): void {
  if (identifier === '') throw new PlatformFault('unexpectedShape', 'a collaboration without identifier');
}

export function requireList(answer: unknown): unknown[] {
  if (!Array.isArray(answer)) throw new PlatformFault('unexpectedShape', 'not a list');
  return answer;
}
