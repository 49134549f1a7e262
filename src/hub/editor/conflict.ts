/** Compares a user's input with the version that another user saved first. */
import type { Entity, Profile } from '../../profiles/profile.ts';
import { formatItemTexts, listValueFields, looksEqual } from './fields.ts';

type Values = Readonly<Record<string, unknown>>;

export interface ConflictDifference {
  readonly name: string;
  readonly label: string;
  /** One string per list item. */
  readonly yours: readonly string[];
  readonly theirs: readonly string[];
  /** The value before the changes of both users. */
  readonly before: readonly string[];
  /** The user who changed the field; `both` if both users changed the field, or if the earlier value is unknown. */
  readonly changedBy: 'you' | 'them' | 'both';
  /** The initially selected value: the value of the user who changed the field. */
  readonly chosen: 'yours' | 'theirs';
}

/** Returns differing fields in profile order. Omits fields that `sent` lacks. `before` is the common earlier version. */
export function findConflicts(
  profile: Profile,
  entity: Entity,
  states: { readonly sent: Values; readonly saved: Values; readonly before: Values | undefined },
): readonly ConflictDifference[] {
  return listValueFields(profile, entity)
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

/** Returns the fields of a form without those for which the user selected the other user's value. */
export function removeOtherValues<Fields extends Readonly<Record<string, string | string[] | undefined>>>(
  fields: Fields,
): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => fields[`_use_${name}`] !== 'theirs')) as Fields;
}
