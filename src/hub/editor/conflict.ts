/** Two states of one entity side by side: the input of a user, and the version that another user saved first. */
import type { Entity, Profile } from '../../profiles/profile.ts';
import { formatItemTexts, listPlainFields, looksEqual } from './fields.ts';

type Values = Readonly<Record<string, unknown>>;

/** One of the two states. */
export type ConflictSide = 'yours' | 'theirs';

/** A field whose two values differ. */
export interface ConflictDifference {
  readonly name: string;
  readonly label: string;
  /** Values as strings, one for each item of a list. */
  readonly yours: readonly string[];
  readonly theirs: readonly string[];
  /** The value before both changes. */
  readonly before: readonly string[];
  /** The side that changed it; `both` if this is unknown. */
  readonly changedBy: 'you' | 'them' | 'both';
  /** The proposed value: the one of the user who changed the field. */
  readonly chosen: ConflictSide;
}

/**
 * Returns the fields that differ between the request and the saved state, in the order of the profile. Fields that the
 * request omits stay unchanged, so they do not differ.
 * @param before the version that both states are based on; undefined if unknown
 */
export function findConflicts(
  profile: Profile,
  entity: Entity,
  states: { readonly sent: Values; readonly saved: Values; readonly before: Values | undefined },
): readonly ConflictDifference[] {
  return listPlainFields(profile, entity)
    .filter(({ field }) => Object.hasOwn(states.sent, field.name))
    .filter(({ field }) => !looksEqual(states.sent[field.name], states.saved[field.name]))
    .map(({ field, described }) => {
      const changedBy = findChangeAuthor(field.name, states);
      return {
        name: field.name,
        label: described.label,
        yours: formatItemTexts(states.sent[field.name]),
        theirs: formatItemTexts(states.saved[field.name]),
        before: formatItemTexts(states.before?.[field.name]),
        changedBy,
        chosen: changedBy === 'them' ? 'theirs' : 'yours',
      };
    });
}

function findChangeAuthor(
  name: string,
  { sent, saved, before }: { readonly sent: Values; readonly saved: Values; readonly before: Values | undefined },
): ConflictDifference['changedBy'] {
  if (before === undefined) return 'both';
  if (looksEqual(sent[name], before[name])) return 'them';
  return looksEqual(saved[name], before[name]) ? 'you' : 'both';
}

/** Returns the name of the form field that selects one of the two values. */
export function getChoiceName(fieldName: string): string {
  return `_use_${fieldName}`;
}

/** Returns the fields of a form, except those for which the user selected the other state. */
export function removeOtherValues<Fields extends Readonly<Record<string, string | string[] | undefined>>>(
  fields: Fields,
): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => fields[getChoiceName(name)] !== 'theirs')) as Fields;
}
