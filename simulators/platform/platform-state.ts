/** The data of the simulated platform. All dates are seconds since 1970-01-01T00:00:00Z, as in its responses. */
import { createHash } from 'node:crypto';

/** A row whose columns can be null. */
interface NullableRow {
  /** Names of members that are null, as in rows of the platform that are older than their columns. */
  nulls?: readonly string[];
}

/** A person with an account on the platform. */
export interface PlatformUser extends NullableRow {
  id: number;
  /** `<hash>@<host>` */
  uid: string;
  name: string;
  email: string;
  suspended: boolean;
}

/** A service that collaborations can be connected to. */
export interface PlatformService {
  id: number;
  entityId: string;
  name: string;
  abbreviation: string;
  description: string;
  connects: 'automatically' | 'afterApproval' | 'never';
  /** Groups that connecting the service creates in the collaboration. */
  groups: readonly { id: number; name: string; shortName: string; description: string }[];
}

/** An organization; the token belongs to one of them. */
export interface PlatformOrganisation extends NullableRow {
  id: number;
  identifier: string;
  name: string;
  shortName: string;
  description: string;
  invitationMessage: string | null;
  servicesRestricted: boolean;
  connectionRequiresApproval: boolean;
  units: string[];
  /** Tags that are added to every new collaboration. */
  defaultTags: string[];
  /** User who sends the invitations to administrators of a new collaboration. */
  administratorUserId: number;
}

/** The membership of a person in a collaboration. */
export interface PlatformMembership extends NullableRow {
  id: number;
  userId: number;
  role: 'admin' | 'member';
  status: 'active' | 'expired';
  expiryDate: number | null;
  invitationId: number | null;
  createdAt: number;
}

/** A group of a collaboration. */
export interface PlatformGroup extends NullableRow {
  id: number;
  identifier: string;
  name: string;
  shortName: string;
  description: string | null;
  autoProvisionMembers: boolean;
  serviceGroupId: number | null;
  memberUserIds: number[];
  createdAt: number;
}

/** An invitation. It remains after it was accepted or has expired. */
export interface PlatformInvitation extends NullableRow {
  id: number;
  identifier: string;
  email: string;
  role: 'admin' | 'member';
  status: 'open' | 'accepted' | 'expired';
  expiryDate: number;
  membershipExpiryDate: number | null;
  message: string | null;
  groupIds: number[];
  createdBy: string;
  createdAt: number;
}

/** A collaboration with its members, groups, invitations and services. */
export interface PlatformCollaboration extends NullableRow {
  id: number;
  identifier: string;
  organisationId: number;
  name: string;
  shortName: string;
  description: string;
  websiteUrl: string | null;
  /** The image in base64; null for the image of the organization. */
  logo: string | null;
  status: 'active' | 'expired' | 'suspended';
  expiryDate: number | null;
  lastActivityDate: number;
  disableJoinRequests: boolean;
  discloseMemberInformation: boolean;
  discloseEmailInformation: boolean;
  tags: string[];
  units: string[];
  memberships: PlatformMembership[];
  groups: PlatformGroup[];
  invitations: PlatformInvitation[];
  serviceIds: number[];
  /** IDs of services whose connection must still be approved. */
  requestedServiceIds: number[];
  createdAt: number;
}

/** An email that the platform would send. */
export interface PlatformMail {
  to: string;
  kind: 'invitation' | 'reminder' | 'connectionRequest';
  /** The message, which the email does not escape. */
  message: string | null;
  /** Name of the sender, which invitations through the API can set. */
  sender?: string;
}

/** Compares strings as the platform's database does: ignores case and trailing spaces. */
export function isSameText(one: string, other: string): boolean {
  return one.trimEnd().toLowerCase() === other.trimEnd().toLowerCase();
}

const DAY = 86_400;

/** Days for which an invitation is valid by default. */
export const INVITATION_DAYS = 15;

/** The data of the platform. Identifiers depend on the seed and on the order of creation. */
export class PlatformState {
  readonly organisations: PlatformOrganisation[] = [];
  readonly users: PlatformUser[] = [];
  readonly services: PlatformService[] = [];
  readonly collaborations: PlatformCollaboration[] = [];
  readonly outbox: PlatformMail[] = [];
  readonly #now: () => Date;
  readonly #seed: string;
  #lastId = 0;

  constructor(seed: string, now: () => Date) {
    this.#seed = seed;
    this.#now = now;
  }

  /** Returns the time in seconds since 1970. */
  getTime(): number {
    return Math.floor(this.#now().getTime() / 1000);
  }

  /** Returns the time a number of days from now, which may be negative, in seconds since 1970. */
  computeTimeInDays(days: number): number {
    return this.getTime() + days * DAY;
  }

  createId(): number {
    this.#lastId += 1;
    return this.#lastId;
  }

  /** Returns an identifier for a number, in the format of a random UUID (RFC 9562, section 5.4). */
  createIdentifier(id: number): string {
    const hex = createHash('sha256').update(`${this.#seed}/${id}`).digest('hex');
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
  }

  getUser(id: number): PlatformUser {
    return this.users.find((user) => user.id === id) as PlatformUser;
  }

  findUserByUid(uid: string): PlatformUser | undefined {
    return this.users.find((user) => isSameText(user.uid, uid));
  }

  getOrganisation(id: number): PlatformOrganisation {
    return this.organisations.find((organisation) => organisation.id === id) as PlatformOrganisation;
  }

  listCollaborations(organisationId: number): PlatformCollaboration[] {
    return this.collaborations.filter((collaboration) => collaboration.organisationId === organisationId);
  }

  findCollaboration(identifier: string): PlatformCollaboration | undefined {
    return this.collaborations.find((collaboration) => isSameText(collaboration.identifier, identifier));
  }

  findService(entityId: string): PlatformService | undefined {
    return this.services.find((service) => service.entityId === entityId);
  }

  findGroup(identifier: string): { group: PlatformGroup; collaboration: PlatformCollaboration } | undefined {
    for (const collaboration of this.collaborations) {
      const group = collaboration.groups.find((candidate) => isSameText(candidate.identifier, identifier));
      if (group !== undefined) return { group, collaboration };
    }
    return undefined;
  }

  findInvitation(identifier: string): { invitation: PlatformInvitation; collaboration: PlatformCollaboration } | undefined {
    for (const collaboration of this.collaborations) {
      const invitation = collaboration.invitations.find((candidate) => isSameText(candidate.identifier, identifier));
      if (invitation !== undefined) return { invitation, collaboration };
    }
    return undefined;
  }

  findMembership(collaboration: PlatformCollaboration, uid: string): PlatformMembership | undefined {
    const user = this.findUserByUid(uid);
    return collaboration.memberships.find(({ userId }) => userId === user?.id);
  }

  /** Returns a function that restores the current state. */
  createBookmark(): () => void {
    const { organisations, users, services, collaborations, outbox } = this;
    const kept = structuredClone({ organisations, users, services, collaborations, outbox });
    const lastId = this.#lastId;
    return () => {
      const { organisations: home, ...lists } = structuredClone(kept);
      // Organizations are neither created nor deleted, and references to them must stay valid.
      for (const [index, organisation] of home.entries()) {
        Object.assign(organisations[index] as PlatformOrganisation, organisation);
      }
      users.splice(0, users.length, ...lists.users);
      services.splice(0, services.length, ...lists.services);
      collaborations.splice(0, collaborations.length, ...lists.collaborations);
      outbox.splice(0, outbox.length, ...lists.outbox);
      this.#lastId = lastId;
    };
  }

  /** Returns all data that calls can change, as a string for comparisons. */
  takeSnapshot(): string {
    return JSON.stringify([this.organisations, this.collaborations, this.outbox]);
  }

  /** Accepts an invitation by its link. Returns whether the link was valid. */
  acceptInvitation(identifier: string, uid: string): boolean {
    const found = this.findInvitation(identifier);
    const user = this.findUserByUid(uid);
    if (found === undefined || user === undefined || found.invitation.status !== 'open') return false;
    const { invitation, collaboration } = found;
    if (invitation.expiryDate < this.getTime()) {
      invitation.status = 'expired';
      return false;
    }
    this.addMember(collaboration, user, invitation.role, {
      expiryDate: invitation.membershipExpiryDate,
      invitationId: invitation.id,
    });
    for (const group of collaboration.groups) {
      if (invitation.groupIds.includes(group.id) && !group.memberUserIds.includes(user.id)) group.memberUserIds.push(user.id);
    }
    // Invitations through the API remain after they were accepted. Those of users are deleted.
    if (invitation.createdBy === 'system') invitation.status = 'accepted';
    else collaboration.invitations.splice(collaboration.invitations.indexOf(invitation), 1);
    return true;
  }

  /** Approves a connection that waits for approval. */
  approveConnection(collaboration: PlatformCollaboration, service: PlatformService): void {
    collaboration.requestedServiceIds = collaboration.requestedServiceIds.filter((id) => id !== service.id);
    this.connectService(collaboration, service);
  }

  connectService(collaboration: PlatformCollaboration, service: PlatformService): void {
    collaboration.serviceIds.push(service.id);
    for (const { id, name, shortName, description } of service.groups) {
      if (collaboration.groups.some(({ serviceGroupId }) => serviceGroupId === id)) continue;
      this.addGroup(collaboration, {
        name,
        shortName: `${service.abbreviation}-${shortName}`,
        description,
        serviceGroupId: id,
      });
    }
  }

  addMember(
    collaboration: PlatformCollaboration,
    user: PlatformUser,
    role: PlatformMembership['role'],
    more: Partial<PlatformMembership> = {},
  ): PlatformMembership {
    const membership: PlatformMembership = {
      id: this.createId(),
      userId: user.id,
      role,
      status: 'active',
      expiryDate: null,
      invitationId: null,
      createdAt: this.getTime(),
      ...more,
    };
    collaboration.memberships.push(membership);
    for (const group of collaboration.groups) if (group.autoProvisionMembers) group.memberUserIds.push(user.id);
    return membership;
  }

  addGroup(
    collaboration: PlatformCollaboration,
    group: Pick<PlatformGroup, 'name' | 'shortName' | 'description'> & Partial<PlatformGroup>,
  ): PlatformGroup {
    const id = this.createId();
    const made: PlatformGroup = {
      id,
      identifier: this.createIdentifier(id),
      autoProvisionMembers: false,
      serviceGroupId: null,
      memberUserIds: [],
      createdAt: this.getTime(),
      ...group,
    };
    collaboration.groups.push(made);
    return made;
  }

  addInvitation(
    collaboration: PlatformCollaboration,
    invitation: Pick<PlatformInvitation, 'email' | 'role'> & Partial<PlatformInvitation>,
  ): PlatformInvitation {
    const id = this.createId();
    const made: PlatformInvitation = {
      id,
      identifier: this.createIdentifier(id),
      status: 'open',
      expiryDate: this.computeTimeInDays(INVITATION_DAYS),
      membershipExpiryDate: null,
      message: null,
      groupIds: [],
      createdBy: 'system',
      createdAt: this.getTime(),
      ...invitation,
    };
    collaboration.invitations.push(made);
    return made;
  }

  addCollaboration(
    organisation: PlatformOrganisation,
    collaboration: Pick<PlatformCollaboration, 'name' | 'shortName'> & Partial<PlatformCollaboration>,
  ): PlatformCollaboration {
    const id = this.createId();
    const made: PlatformCollaboration = {
      id,
      identifier: this.createIdentifier(id),
      organisationId: organisation.id,
      description: '',
      websiteUrl: null,
      logo: null,
      status: 'active',
      expiryDate: null,
      lastActivityDate: this.getTime(),
      disableJoinRequests: false,
      discloseMemberInformation: false,
      discloseEmailInformation: false,
      tags: [],
      units: [],
      memberships: [],
      groups: [],
      invitations: [],
      serviceIds: [],
      requestedServiceIds: [],
      createdAt: this.getTime(),
      ...collaboration,
    };
    this.collaborations.push(made);
    return made;
  }
}
