/** Selects the personal data that a viewer may see (docs/requirements.md, C29), for all pages, exports, searches and orders. */
import { isSamePerson } from '../../auth/index.ts';
import type { Collaboration, GroupRecord, Role } from '../platform/data-objects.ts';
import { type CollaborationViewer, isActiveAdministrator, isInForce } from './policy.ts';

/** State of a membership today. `unknown`: the platform has a status that this server does not support. */
export type MembershipState = 'active' | 'ending_soon' | 'expired' | 'unknown';

/** A member with the data that the viewer may see. */
export interface SeenMember {
  /** Position in the list of the collaboration. It identifies the row if all other data is hidden. */
  readonly number: number;
  /** Undefined unless the viewer is an administrator or manager. */
  readonly uid: string | undefined;
  /** Undefined if hidden; null if the platform has no name. */
  readonly name: string | null | undefined;
  readonly email: string | null | undefined;
  readonly role: Role;
  readonly standing: MembershipState;
  readonly expiryDate: Date | null;
  /** True if the platform has locked the account. Only administrators and managers see this. */
  readonly isLocked: boolean;
  readonly isViewer: boolean;
  readonly administers: boolean;
}

export interface SeenGroup extends GroupRecord {
  readonly members: readonly SeenMember[];
}

export interface SeenCollaboration extends Omit<Collaboration, 'memberships' | 'groups'> {
  readonly seesNames: boolean;
  readonly seesEmails: boolean;
  readonly manages: boolean;
  readonly isManager: boolean;
  readonly members: readonly SeenMember[];
  readonly groups: readonly SeenGroup[];
}

/** Number of days before the end of a membership during which its state is `ending_soon`. */
export const SOON_DAYS = 30;

export function filterVisibleData(viewer: CollaborationViewer, now: Date): SeenCollaboration {
  const { collaboration, manages, isManager } = viewer;
  const { memberships, groups, ...facts } = collaboration;
  const seesNames = manages || collaboration.discloseMemberInformation;
  const seesEmails = manages || collaboration.discloseEmailInformation;
  const members = memberships.map(
    (membership, index): SeenMember => ({
      number: index + 1,
      uid: manages && membership.uid !== '' ? membership.uid : undefined,
      name: seesNames ? membership.name : undefined,
      email: seesEmails ? membership.email : undefined,
      role: membership.role,
      standing: getMembershipState(membership, now),
      expiryDate: membership.expiryDate,
      isLocked: manages && membership.suspended,
      isViewer: isSamePerson(viewer.user.sub, membership.uid),
      administers: isActiveAdministrator(membership, now),
    }),
  );
  const byUid = new Map(memberships.map(({ uid }, index) => [uid, members[index]]));
  return {
    ...facts,
    seesNames,
    seesEmails,
    manages,
    isManager,
    members,
    groups: groups.map(({ memberUids, ...group }) => ({
      ...group,
      members: memberUids.map((uid) => byUid.get(uid)).filter((member): member is SeenMember => member !== undefined),
    })),
  };
}

function getMembershipState(membership: Collaboration['memberships'][number], now: Date): MembershipState {
  const { status, expiryDate } = membership;
  if (status === 'expired' || (expiryDate !== null && expiryDate <= now)) return 'expired';
  if (status === 'unknown') return 'unknown';
  const soon = new Date(now.getTime() + SOON_DAYS * 86_400_000);
  const isActive = isInForce({ ...membership, suspended: false }, now);
  return isActive && expiryDate !== null && expiryDate <= soon ? 'ending_soon' : 'active';
}

export function getMemberName(member: Pick<SeenMember, 'name' | 'email' | 'uid' | 'number'>): string {
  return member.name || member.email || member.uid || `member ${member.number}`;
}
