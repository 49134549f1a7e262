/**
 * The platform's records as the application uses them (docs/requirements.md, C34): only the necessary fields, in camelCase,
 * dates as `Date`. The client drops all other data.
 */

/** `admin` or `member`; other roles of the platform are treated as `member`. */
export type Role = 'admin' | 'member';

/** Status of the platform; other words become `unknown`, which gives no rights. */
export type CollaborationStatus = 'active' | 'expired' | 'suspended' | 'unknown';

/** Set by the platform's daily job: up to a day behind `expiryDate`, which decides. */
export type MembershipStatus = 'active' | 'expired' | 'unknown';

/** The organization that the token belongs to. */
export interface Organisation {
  readonly name: string;
  /** First part of every `globalUrn`; empty when the platform has none. */
  readonly shortName: string;
  /** Names from which a collaboration's units are picked. */
  readonly units: readonly string[];
  /** The default message of invitations. */
  readonly invitationMessage: string | null;
  /** True if only services of the platform's operator can be connected. */
  readonly servicesRestricted: boolean;
  /** The organization approves connections before the service does. */
  readonly serviceConnectionRequiresApproval: boolean;
  readonly collaborations: readonly CollaborationSummary[];
}

/** A collaboration in the list of the organization. */
export interface CollaborationSummary {
  readonly identifier: string;
  /** `<organization short name>:<collaboration short name>`, the end of its entitlement; empty when the platform has none. */
  readonly globalUrn: string;
  readonly name: string;
  readonly shortName: string;
  readonly description: string | null;
  readonly status: CollaborationStatus;
  readonly expiryDate: Date | null;
  /** `null` if the platform did not report it. */
  readonly memberCount: number | null;
  /** The services that it is connected to. */
  readonly services: readonly Service[];
  readonly tags: readonly string[];
  readonly units: readonly string[];
  /** Memberships, in force or not, without names and email addresses; null if the platform did not report members. */
  readonly memberships: readonly ListedMembership[] | null;
}

/** A collaboration with members, groups and services. Nothing in it is hidden: the two flags are the reader's duty. */
export interface Collaboration {
  readonly identifier: string;
  readonly globalUrn: string;
  readonly name: string;
  readonly shortName: string;
  readonly description: string | null;
  readonly websiteUrl: string | null;
  readonly status: CollaborationStatus;
  readonly expiryDate: Date | null;
  /** True if join requests are off; `null` if the platform does not report it. */
  readonly disableJoinRequests: boolean | null;
  /** Ordinary members may see names. */
  readonly discloseMemberInformation: boolean;
  /** Ordinary members may see email addresses. */
  readonly discloseEmailInformation: boolean;
  readonly tags: readonly string[];
  readonly units: readonly string[];
  readonly memberships: readonly Membership[];
  readonly groups: readonly Group[];
  readonly services: readonly Service[];
}

/** A person's place in a collaboration. */
export interface Membership {
  /** The person's number on the platform, for `listUserServices`; `null` if the platform did not report it. */
  readonly userId: number | null;
  /**
   * `<hash>@<host>`, or a whole name of another form, such as `urn:…`; empty if the platform has none, which matches no user.
   */
  readonly uid: string;
  readonly role: Role;
  readonly status: MembershipStatus;
  readonly expiryDate: Date | null;
  /** The platform has locked the account. */
  readonly suspended: boolean;
  readonly name: string | null;
  readonly email: string | null;
}

/** A membership in the list of the organization. */
export type ListedMembership = Omit<Membership, 'userId' | 'name' | 'email'>;

/** A group without its members, as changes return it. */
export interface GroupRecord {
  readonly identifier: string;
  readonly name: string;
  /** The short name that the platform stored, which may differ from the requested one; empty if there is none. */
  readonly shortName: string;
  readonly description: string | null;
  /** True if all new members of the collaboration join the group. */
  readonly autoProvisionMembers: boolean;
  /** True if connecting a service created it; then its name and description cannot be changed. */
  readonly madeByService: boolean;
}

/** A group with its members. */
export interface Group extends GroupRecord {
  /** Members by uid; their data is in the collaboration's memberships. */
  readonly memberUids: readonly string[];
}

/** A service that a collaboration is connected to. */
export interface Service {
  readonly entityId: string;
  readonly name: string;
  readonly description: string | null;
}

/** A service that a person can access through a collaboration. */
export interface AccessibleService extends Service {
  /** The address where people use it. */
  readonly uri: string | null;
  readonly supportEmail: string | null;
}

/** An open invitation. Expired ones stay open until the platform's daily job, or forever. */
export interface Invitation {
  /** Addresses the invitation in every call; empty for an old invitation that has none, which no call reaches. */
  readonly externalIdentifier: string;
  readonly email: string;
  readonly intendedRole: Role;
  readonly status: 'open' | 'accepted' | 'expired' | 'unknown';
  readonly expiryDate: Date | null;
  /** Groups that the person joins on acceptance. */
  readonly groups: readonly { readonly identifier: string; readonly name: string; readonly shortName: string }[];
}

/** An invitation in any state. */
export interface InvitationDetail extends Invitation {
  readonly collaboration: { readonly identifier: string; readonly name: string };
  /** The person who accepted it, with any account; `null` before that. */
  readonly acceptedBy: Pick<Membership, 'uid' | 'name' | 'email' | 'suspended'> | null;
}

/** A new collaboration (docs/requirements.md, C16). Empty optional strings are treated as absent. */
export interface CollaborationCreate {
  name: string;
  description: string;
  disableJoinRequests: boolean;
  discloseMemberInformation: boolean;
  discloseEmailInformation: boolean;
  /** Addresses that are invited as administrators. */
  administrators: readonly string[];
  /** `uid` of a user who becomes administrator immediately. */
  administrator?: string | undefined;
  /** Made from the name when absent. */
  shortName?: string | undefined;
  websiteUrl?: string | undefined;
  expiryDate?: Date | undefined;
  tags?: readonly string[] | undefined;
  units?: readonly string[] | undefined;
  /** Plain text of the invitations; markup is refused. */
  message?: string | undefined;
  /** An image in base64; that of the organization when absent. */
  logo?: string | undefined;
}

/** A created collaboration; compare it with the request (`findSilentChanges`). */
export interface CreatedCollaboration {
  readonly identifier: string;
  readonly globalUrn: string;
  readonly name: string;
  readonly shortName: string;
  readonly expiryDate: Date | null;
  readonly tags: readonly string[];
  /** Here and below, `null` means that the platform did not report it. */
  readonly units: readonly string[] | null;
  readonly invitationCount: number | null;
  readonly memberCount: number | null;
}

/** Options of invitations. */
export interface InviteOptions {
  /** Plain text; markup is refused. */
  message?: string | undefined;
  /** The sender's name in the email; that of the organization when absent. */
  senderName?: string | undefined;
  /** Last time to accept the invitation; the platform's default is 15 days. */
  invitationExpiryDate?: Date | undefined;
  /** When the membership ends; never when absent. */
  membershipExpiryDate?: Date | undefined;
  /** Identifiers of groups that the person joins on acceptance. */
  groups?: readonly string[] | undefined;
}

/** Results for the invited addresses. */
export interface InviteResult {
  readonly invited: readonly {
    readonly email: string;
    readonly externalIdentifier: string;
    readonly expiryDate: Date | null;
  }[];
  /** Addresses that the platform omitted without an error. */
  readonly leftOut: readonly string[];
}

/** Role and groups of an invitation: always both, because the platform resets a missing one. */
export interface InvitationUpdate {
  role: Role;
  /** Identifiers of groups. */
  groups: readonly string[];
}

/** A new group. */
export interface GroupCreate {
  name: string;
  shortName: string;
  description?: string | undefined;
  autoProvisionMembers?: boolean | undefined;
}

/** Changes of a group; an empty description clears it. */
export interface GroupUpdate {
  name?: string | undefined;
  description?: string | undefined;
  autoProvisionMembers?: boolean | undefined;
}

/** `pending`: people must approve on the platform, and until then nothing is connected. */
export type ServiceConnection = 'connected' | 'pending';
