/** Creates request bodies with known members only. The platform would write other members to columns of the same name. */
import type { PlatformSchemas } from './contract.ts';
import type { CollaborationCreate, GroupCreate, GroupUpdate, InvitationUpdate, InviteOptions, Role } from './data-objects.ts';
import { CollabInputError } from './errors.ts';

/** Matches the start of a tag, comment or declaration in HTML. */
const MARKUP = /<[a-z/!?]/i;

/** Matches addresses that the platform accepts. */
const ADDRESS = /^[^\s@]+@\S+$/;

/** Returns why a string cannot be the message of an invitation. The platform does not escape HTML in emails. */
export function findMessageProblem(message: string): string | undefined {
  return MARKUP.test(message) ? 'must not contain markup' : undefined;
}

export function createCollaborationBody(spec: CollaborationCreate, now: Date): PlatformSchemas['CollaborationCreate'] {
  return removeAbsentMembers({
    name: spec.name,
    description: spec.description,
    disable_join_requests: spec.disableJoinRequests,
    disclose_member_information: spec.discloseMemberInformation,
    disclose_email_information: spec.discloseEmailInformation,
    administrators: requireAddresses('administrators', spec.administrators),
    administrator: omitEmptyText(spec.administrator),
    // The platform would store an empty short name instead of generating one.
    short_name: omitEmptyText(spec.shortName),
    website_url: omitEmptyText(spec.websiteUrl),
    expiry_date: convertToSeconds(requireFutureDate('expiryDate', spec.expiryDate, now)),
    message: normalizeMessage(spec.message),
    tags: spec.tags && [...spec.tags],
    units: spec.units && [...spec.units],
    logo: omitEmptyText(spec.logo),
  });
}

/** Creates the body of invitations. Duplicate addresses, which may differ in case, are sent once. @throws CollabInputError */
export function createInviteBody(
  collaborationIdentifier: string,
  emails: readonly string[],
  role: Role,
  options: InviteOptions,
  now: Date,
): PlatformSchemas['BulkInvite'] {
  return removeAbsentMembers({
    collaboration_identifier: collaborationIdentifier,
    invites: requireAddresses('emails', emails),
    intended_role: role,
    message: normalizeMessage(options.message),
    sender_name: omitEmptyText(options.senderName),
    invitation_expiry_date: requireFutureDate('invitationExpiryDate', options.invitationExpiryDate, now)?.getTime(),
    membership_expiry_date: requireFutureDate('membershipExpiryDate', options.membershipExpiryDate, now)?.getTime(),
    groups: options.groups && [...options.groups],
  });
}

export function createInvitationUpdateBody({ role, groups }: InvitationUpdate): PlatformSchemas['InvitationUpdate'] {
  return { intended_role: role, groups: [...groups] };
}

export function createGroupBody(collaborationIdentifier: string, group: GroupCreate): PlatformSchemas['GroupCreate'] {
  return removeAbsentMembers({
    collaboration_identifier: collaborationIdentifier,
    name: group.name,
    short_name: group.shortName,
    description: group.description,
    auto_provision_members: group.autoProvisionMembers,
  });
}

/** Creates the body that updates a group. An empty description is sent, because it clears the current one. */
export function createGroupUpdateBody(changes: GroupUpdate): PlatformSchemas['GroupUpdate'] {
  return removeAbsentMembers({
    name: changes.name,
    description: changes.description,
    auto_provision_members: changes.autoProvisionMembers,
  });
}

function requireAddresses(field: string, given: readonly string[]): string[] {
  const byAddress = new Map<string, string>();
  for (const address of given) {
    if (!ADDRESS.test(address)) throw new CollabInputError(field, 'must be email addresses only');
    const key = address.toLowerCase();
    if (!byAddress.has(key)) byAddress.set(key, address);
  }
  return [...byAddress.values()];
}

function normalizeMessage(message: string | undefined): string | undefined {
  const problem = message === undefined ? undefined : findMessageProblem(message);
  if (problem !== undefined) throw new CollabInputError('message', problem);
  return omitEmptyText(message);
}

function requireFutureDate(field: string, date: Date | undefined, now: Date): Date | undefined {
  if (date !== undefined && !(date > now)) throw new CollabInputError(field, 'must be a date in the future');
  return date;
}

function convertToSeconds(date: Date | undefined): number | undefined {
  return date && Math.floor(date.getTime() / 1000);
}

function omitEmptyText(text: string | undefined): string | undefined {
  return text === '' ? undefined : text;
}

type WithoutAbsent<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>;
};

function removeAbsentMembers<T extends object>(body: T): WithoutAbsent<T> {
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)) as WithoutAbsent<T>;
}
