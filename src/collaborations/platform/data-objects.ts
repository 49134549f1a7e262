/** The platform's records (docs/requirements.md, C34): only necessary fields, in camelCase, with dates as `Date`. */

/** `admin` or `member`; other roles of the platform are treated as `member`. */
export type Role = 'admin' | 'member';

/** Status of the platform; other words become `unknown`, which gives no rights. */
export type CollaborationStatus = 'active' | 'expired' | 'suspended' | 'unknown';

/** Status that the platform updates daily. `expiryDate` takes precedence, because the status can be a day old. */
export type MembershipStatus = 'active' | 'expired' | 'unknown';

/** The organization that the token belongs to. */
export interface Organisation {
  readonly name: string;
  /** First part of every `globalUrn`; empty if the platform has none. */
  readonly shortName: string;
  readonly units: readonly string[];
  readonly invitationMessage: string | null;
  /** True if only services of the platform's operator can be connected. */
  readonly servicesRestricted: boolean;
  /** True if the organization must approve connections before the service does. */
  readonly serviceConnectionRequiresApproval: boolean;
  readonly collaborations: readonly CollaborationSummary[];
}

export interface CollaborationSummary {
  readonly identifier: string;
  /** `<organization short name>:<collaboration short name>`, as in the entitlement; empty if the platform has none. */
  readonly globalUrn: string;
  readonly name: string;
  readonly shortName: string;
  readonly description: string | null;
  readonly status: CollaborationStatus;
  readonly expiryDate: Date | null;
  /** Number of members; null if the platform did not report it. */
  readonly memberCount: number | null;
  readonly services: readonly Service[];
  readonly tags: readonly string[];
  readonly units: readonly string[];
  /** Memberships, in force or not, without names and email addresses; null if the platform did not report members. */
  readonly memberships: readonly ListedMembership[] | null;
}

/** A collaboration with members, groups and services. Callers hide names and addresses by the two disclosure flags. */
export interface Collaboration extends Omit<CollaborationSummary, 'memberCount' | 'memberships'> {
  readonly websiteUrl: string | null;
  /** True if join requests are off; `null` if the platform does not report it. */
  readonly disableJoinRequests: boolean | null;
  /** True if ordinary members may see the names of members. */
  readonly discloseMemberInformation: boolean;
  /** True if ordinary members may see the email addresses of members. */
  readonly discloseEmailInformation: boolean;
  readonly memberships: readonly Membership[];
  readonly groups: readonly Group[];
}

export interface Membership {
  /** The person's number on the platform, for `listUserServices`; `null` if the platform did not report it. */
  readonly userId: number | null;
  /** `<hash>@<host>`, or another form, such as `urn:…`; empty if the platform has none, so that it matches no user. */
  readonly uid: string;
  readonly role: Role;
  readonly status: MembershipStatus;
  readonly expiryDate: Date | null;
  /** True if the platform has locked the account. */
  readonly suspended: boolean;
  readonly name: string | null;
  readonly email: string | null;
}

/** A membership as the list of the organization contains it, without personal data. */
export type ListedMembership = Omit<Membership, 'userId' | 'name' | 'email'>;

/** A group without its members, as the platform returns it after a change. */
export interface GroupRecord {
  readonly identifier: string;
  readonly name: string;
  /** The short name that the platform stored, which may differ from the requested one; empty if there is none. */
  readonly shortName: string;
  readonly description: string | null;
  /** True if all new members of the collaboration join the group. */
  readonly autoProvisionMembers: boolean;
  /** True if connecting a service created the group. Its name and description cannot be changed. */
  readonly madeByService: boolean;
}

export interface Group extends GroupRecord {
  /** uids of the members. Their data is in the memberships of the collaboration. */
  readonly memberUids: readonly string[];
}

export interface Service {
  readonly entityId: string;
  readonly name: string;
  readonly description: string | null;
}

/** A service that a person can access through a collaboration. */
export interface AccessibleService extends Service {
  /** Address at which people use the service. */
  readonly uri: string | null;
  readonly supportEmail: string | null;
}

/** An open invitation. After its expiry, it stays open until the platform's daily job, or longer. */
export interface Invitation {
  /** Identifies the invitation in calls; empty for an old invitation without one, which no call can change. */
  readonly externalIdentifier: string;
  readonly email: string;
  readonly intendedRole: Role;
  readonly status: 'open' | 'accepted' | 'expired' | 'unknown';
  readonly expiryDate: Date | null;
  /** Groups that the person joins by accepting. */
  readonly groups: readonly { readonly identifier: string; readonly name: string; readonly shortName: string }[];
}

export interface InvitationDetail extends Invitation {
  readonly collaboration: { readonly identifier: string; readonly name: string };
  /** The person who accepted the invitation, with any account; null before that. */
  readonly acceptedBy: Pick<Membership, 'uid' | 'name' | 'email' | 'suspended'> | null;
}

/** Data of a new collaboration (docs/requirements.md, C16). Empty optional strings are treated as absent. */
export interface CollaborationCreate {
  name: string;
  description: string;
  disableJoinRequests: boolean;
  discloseMemberInformation: boolean;
  discloseEmailInformation: boolean;
  /** Email addresses of people to invite as administrators. */
  administrators: readonly string[];
  /** `uid` of a user who becomes administrator immediately. */
  administrator?: string | undefined;
  /** Generated from the name if absent. */
  shortName?: string | undefined;
  websiteUrl?: string | undefined;
  expiryDate?: Date | undefined;
  tags?: readonly string[] | undefined;
  units?: readonly string[] | undefined;
  /** Text of the invitations, without markup. */
  message?: string | undefined;
  /** An image in base64; by default that of the organization. */
  logo?: string | undefined;
}

/** A created collaboration. `findSilentChanges` compares it with the request. */
export interface CreatedCollaboration
  extends Pick<
    CollaborationSummary,
    'identifier' | 'globalUrn' | 'name' | 'shortName' | 'expiryDate' | 'tags' | 'memberCount'
  > {
  /** Names of units. Here and below, null means that the platform did not report the value. */
  readonly units: readonly string[] | null;
  readonly invitationCount: number | null;
}

export interface InviteOptions {
  /** Text of the email, without markup. */
  message?: string | undefined;
  /** Name of the sender in the email; by default that of the organization. */
  senderName?: string | undefined;
  /** Time until which the invitation can be accepted; by default 15 days from now. */
  invitationExpiryDate?: Date | undefined;
  /** Time at which the membership ends; by default never. */
  membershipExpiryDate?: Date | undefined;
  /** Identifiers of groups that the person joins by accepting. */
  groups?: readonly string[] | undefined;
}

export interface InviteResult {
  readonly invited: readonly {
    readonly email: string;
    readonly externalIdentifier: string;
    readonly expiryDate: Date | null;
  }[];
  /** Addresses that the platform omitted without an error. */
  readonly leftOut: readonly string[];
}

/** Role and groups of an invitation. Both are always sent, because the platform resets a missing one. */
export interface InvitationUpdate {
  role: Role;
  groups: readonly string[];
}

export interface GroupCreate {
  name: string;
  shortName: string;
  description?: string | undefined;
  autoProvisionMembers?: boolean | undefined;
}

/** Changes of a group. An empty description clears the current one. */
export interface GroupUpdate {
  name?: string | undefined;
  description?: string | undefined;
  autoProvisionMembers?: boolean | undefined;
}

/** State of a connection. `pending`: people must approve it on the platform, and until then nothing is connected. */
export type ServiceConnection = 'connected' | 'pending';
