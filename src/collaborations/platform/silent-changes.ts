/**
 * What the platform changed or left out although it answered 201. Pages tell it in their message after the action
 * (docs/requirements.md, C21).
 */
import type { CollaborationCreate, CreatedCollaboration, GroupCreate, GroupRecord } from './data-objects.ts';

/** One difference. */
export type SilentChange =
  /** The short name is another one than was asked for, or was made up. */
  | { kind: 'shortName'; stored: string }
  /** The organization's default tags. */
  | { kind: 'tagsAdded'; tags: readonly string[] }
  /** The token is limited to units, which replaced those that were asked for. */
  | { kind: 'unitsReplaced'; units: readonly string[] }
  /** The end was moved to midnight UTC. */
  | { kind: 'expiryDate'; stored: Date | null }
  /** So many addresses got no invitation, such as that of the person in whose name the platform invites. */
  | { kind: 'administratorsLeftOut'; count: number }
  /** The person who was to be administrator at once is not known to the platform. */
  | { kind: 'administratorIgnored' };

/** Compares a new collaboration with what was asked for. What the platform did not tell is taken to be as asked. */
export function silentChanges(asked: CollaborationCreate, made: CreatedCollaboration): SilentChange[] {
  const changes: SilentChange[] = [];
  if ((asked.shortName || undefined) !== made.shortName) changes.push({ kind: 'shortName', stored: made.shortName });

  const tagsAdded = made.tags.filter((tag) => !(asked.tags ?? []).includes(tag));
  if (tagsAdded.length > 0) changes.push({ kind: 'tagsAdded', tags: tagsAdded });

  if (made.units !== null && !isSameSet(asked.units ?? [], made.units))
    changes.push({ kind: 'unitsReplaced', units: made.units });

  if (asked.expiryDate?.getTime() !== made.expiryDate?.getTime()) changes.push({ kind: 'expiryDate', stored: made.expiryDate });

  const addresses = new Set(asked.administrators.map((address) => address.toLowerCase())).size;
  const leftOut = addresses - (made.invitationCount ?? addresses);
  if (leftOut > 0) changes.push({ kind: 'administratorsLeftOut', count: leftOut });

  if (asked.administrator && made.memberCount === 0) changes.push({ kind: 'administratorIgnored' });
  return changes;
}

/** The short name of a new group as it was stored, when that is not what was asked for. */
export function changedShortName(asked: GroupCreate, made: GroupRecord): string | undefined {
  return asked.shortName === made.shortName ? undefined : made.shortName;
}

function isSameSet(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((item) => other.includes(item));
}
