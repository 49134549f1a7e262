/**
 * What the application knows of the platform's records (docs/requirements.md, C34): only the fields that it uses, in
 * camelCase, dates as `Date`. Everything else that the platform sends ends at the client.
 */

/** `admin` or `member`; whatever else the platform may say counts as `member`. */
export type Role = 'admin' | 'member';

/** A status word of the platform; a word that is not known is `unknown`, which gives no rights. */
export type CollaborationStatus = 'active' | 'expired' | 'suspended' | 'unknown';

/** As the platform's daily job left it: up to a day behind `expiryDate`, which is what counts. */
export type MembershipStatus = 'active' | 'expired' | 'unknown';

/** The organization that the token belongs to. */
export interface Organisation {
  readonly name: string;
  /** First part of every `globalUrn`; empty when the platform has none. */
  readonly shortName: string;
  /** Names from which a collaboration's units are picked. */
  readonly units: readonly string[];
  /** The message of invitations that bring none. */
  readonly invitationMessage: string | null;
  /** Only services of the platform's operator can be connected. */
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
  /** `null`: the platform did not say. */
  readonly memberCount: number | null;
  /** The services that it is connected to. */
  readonly services: readonly Service[];
  readonly tags: readonly string[];
  readonly units: readonly string[];
  /** Memberships with the role of an administrator, in force or not; null where the platform did not tell of members. */
  readonly administrations: readonly Pick<Membership, 'role' | 'status' | 'expiryDate' | 'suspended'>[] | null;
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
  /** Join requests are off; `null`: the platform does not say. */
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
  /** `<hash>@<host>`, or a whole name of another form, like `urn:…`; empty when the platform has none, which is nobody. */
  readonly uid: string;
  readonly role: Role;
  readonly status: MembershipStatus;
  readonly expiryDate: Date | null;
  /** The platform has locked the account. */
  readonly suspended: boolean;
  readonly name: string | null;
  readonly email: string | null;
}

/** A group without its members, as the answers to changes give it. */
export interface GroupRecord {
  readonly identifier: string;
  readonly name: string;
  /** As the platform stored it, which may differ from what was asked for; empty when it has none. */
  readonly shortName: string;
  readonly description: string | null;
  /** Everybody who joins the collaboration joins the group. */
  readonly autoProvisionMembers: boolean;
  /** Connecting a service made it; its name and description cannot be changed. */
  readonly madeByService: boolean;
}

/** A group of a collaboration. */
export interface Group extends GroupRecord {
  /** Who is in it; the persons themselves stand in the collaboration's memberships. */
  readonly memberUids: readonly string[];
}

/** A service that a collaboration is connected to. */
export interface Service {
  readonly entityId: string;
  readonly name: string;
  readonly description: string | null;
}

/** An open invitation. Expired ones stay open until the platform's daily job, or for ever. */
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

/** A new collaboration (docs/requirements.md, C16). Empty optional texts count as absent. */
export interface CollaborationCreate {
  name: string;
  description: string;
  disableJoinRequests: boolean;
  discloseMemberInformation: boolean;
  discloseEmailInformation: boolean;
  /** Addresses that are invited as administrators. */
  administrators: readonly string[];
  /** `uid` of somebody who becomes administrator at once. */
  administrator?: string | undefined;
  /** Made from the name when absent. */
  shortName?: string | undefined;
  websiteUrl?: string | undefined;
  expiryDate?: Date | undefined;
  tags?: readonly string[] | undefined;
  units?: readonly string[] | undefined;
  /** Plain text of the invitations; markup is refused. */
  message?: string | undefined;
}

/** What became of a new collaboration; compare it with what was asked for (`silentChanges`). */
export interface CreatedCollaboration {
  readonly identifier: string;
  readonly globalUrn: string;
  readonly name: string;
  readonly shortName: string;
  readonly expiryDate: Date | null;
  readonly tags: readonly string[];
  /** Here and below, `null`: the platform did not say. */
  readonly units: readonly string[] | null;
  readonly invitationCount: number | null;
  readonly memberCount: number | null;
}

/** What may go with invitations. */
export interface InviteOptions {
  /** Plain text; markup is refused. */
  message?: string | undefined;
  /** Until when the invitation can be accepted; the platform takes 15 days when absent. */
  invitationExpiryDate?: Date | undefined;
  /** When the membership ends; never when absent. */
  membershipExpiryDate?: Date | undefined;
  /** Identifiers of groups that the person joins on acceptance. */
  groups?: readonly string[] | undefined;
}

/** What became of the addresses that were to be invited. */
export interface InviteResult {
  readonly invited: readonly {
    readonly email: string;
    readonly externalIdentifier: string;
    readonly expiryDate: Date | null;
  }[];
  /** Addresses that the platform left out without a word. */
  readonly leftOut: readonly string[];
}

/** Role and groups of an invitation: always both, because the platform resets the one that is not sent. */
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

/** What is to change in a group; an empty description clears it. */
export interface GroupUpdate {
  name?: string | undefined;
  description?: string | undefined;
  autoProvisionMembers?: boolean | undefined;
}

/** `pending`: people must approve on the platform, and until then nothing is connected. */
export type ServiceConnection = 'connected' | 'pending';
