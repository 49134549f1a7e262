/** Finds changes that the platform made silently despite 201, for the message after the action (docs/requirements.md, C21). */
import type { CollaborationCreate, CreatedCollaboration, GroupCreate, GroupRecord } from './data-objects.ts';

export type SilentChange =
  /** The short name differs from the requested one, or was generated. */
  | { kind: 'shortName'; stored: string }
  /** The platform added the organization's default tags. */
  | { kind: 'tagsAdded'; tags: readonly string[] }
  /** The token is limited to some units, which replaced the requested ones. */
  | { kind: 'unitsReplaced'; units: readonly string[] }
  /** The platform moved the end to midnight. */
  | { kind: 'expiryDate'; stored: Date | null }
  /** Number of addresses without an invitation, such as that of the sender. */
  | { kind: 'administratorsLeftOut'; count: number }
  /** The platform has no user with the requested administrator's uid. */
  | { kind: 'administratorIgnored' };

/** Compares a new collaboration with the request. Values that the platform did not report are treated as unchanged. */
export function findSilentChanges(requested: CollaborationCreate, made: CreatedCollaboration): SilentChange[] {
  const changes: SilentChange[] = [];
  if (made.shortName !== '' && (requested.shortName || undefined) !== made.shortName)
    changes.push({ kind: 'shortName', stored: made.shortName });

  const tagsAdded = made.tags.filter((tag) => !(requested.tags ?? []).includes(tag));
  if (tagsAdded.length > 0) changes.push({ kind: 'tagsAdded', tags: tagsAdded });

  if (made.units !== null && !hasSameItems(requested.units ?? [], made.units))
    changes.push({ kind: 'unitsReplaced', units: made.units });

  if (!isSameDay(requested.expiryDate ?? null, made.expiryDate)) changes.push({ kind: 'expiryDate', stored: made.expiryDate });

  const addresses = new Set(requested.administrators.map((address) => address.toLowerCase())).size;
  const leftOut = addresses - (made.invitationCount ?? addresses);
  if (leftOut > 0) changes.push({ kind: 'administratorsLeftOut', count: leftOut });

  if (requested.administrator && made.memberCount === 0) changes.push({ kind: 'administratorIgnored' });
  return changes;
}

/** Returns the stored short name of a new group if it differs from the requested one. */
export function findChangedShortName(requested: GroupCreate, made: GroupRecord): string | undefined {
  return requested.shortName === made.shortName ? undefined : made.shortName;
}

/** Largest offset of a time zone in milliseconds. The platform uses midnight in the zone of its host. */
const ZONE_MS = 14 * 3_600_000;

function isSameDay(requested: Date | null, made: Date | null): boolean {
  if (requested === null || made === null) return requested === made;
  return Math.abs(requested.getTime() - made.getTime()) <= ZONE_MS;
}

function hasSameItems(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((item) => other.includes(item));
}
