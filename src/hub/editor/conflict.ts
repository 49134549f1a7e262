/** Two states of one entity side by side: the input of a user, and the version that another user saved first. */
import type { Entity, Profile } from '../../profiles/profile.ts';
import { itemTextsOf, plainFieldsOf, sameValue } from './fields.ts';

type Values = Readonly<Record<string, unknown>>;

/** One of the two states. */
export type ConflictSide = 'yours' | 'theirs';

/** A field whose two values differ. */
export interface ConflictDifference {
  readonly name: string;
  readonly label: string;
  /** Values as texts, one for each item of a list. */
  readonly yours: readonly string[];
  readonly theirs: readonly string[];
  /** The value that both started from. */
  readonly before: readonly string[];
  /** Who changed it since; `both` also where that is not known. */
  readonly changedBy: 'you' | 'them' | 'both';
  /** The proposed value: that of the user who changed it. */
  readonly chosen: ConflictSide;
}

/**
 * The fields that differ between what was sent and what is saved, in the order of the profile. Fields that were not sent are not
 * about to be changed, and so do not differ.
 * @param before the version that both started from; undefined where it is not known
 */
export function differencesOf(
  profile: Profile,
  entity: Entity,
  states: { readonly sent: Values; readonly saved: Values; readonly before: Values | undefined },
): readonly ConflictDifference[] {
  return plainFieldsOf(profile, entity)
    .filter(({ field }) => Object.hasOwn(states.sent, field.name))
    .filter(({ field }) => !sameValue(states.sent[field.name], states.saved[field.name]))
    .map(({ field, described }) => {
      const changedBy = authorOf(field.name, states);
      return {
        name: field.name,
        label: described.label,
        yours: itemTextsOf(states.sent[field.name]),
        theirs: itemTextsOf(states.saved[field.name]),
        before: itemTextsOf(states.before?.[field.name]),
        changedBy,
        chosen: changedBy === 'them' ? 'theirs' : 'yours',
      };
    });
}

function authorOf(
  name: string,
  { sent, saved, before }: { readonly sent: Values; readonly saved: Values; readonly before: Values | undefined },
): ConflictDifference['changedBy'] {
  if (before === undefined) return 'both';
  if (sameValue(sent[name], before[name])) return 'them';
  return sameValue(saved[name], before[name]) ? 'you' : 'both';
}

/** Name of the form field that says whose value of a field is taken. */
export function choiceName(fieldName: string): string {
  return `_use_${fieldName}`;
}

/** What a form sent, without the fields for which the other state was chosen. */
export function withoutTheirs<Fields extends Readonly<Record<string, string | string[] | undefined>>>(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => fields[choiceName(name)] !== 'theirs')) as Fields;
}
