/** An entity of a comparison with its fields in all profiles. */
import { isConflicting } from '../../profiles/comparison/attributes.ts';
import type { DiffType } from '../../profiles/comparison/compare.ts';
import { findEntity, type Profile } from '../../profiles/profile.ts';
import { fieldPath, getEntityPath } from '../../schemas/service.ts';
import { countOf } from '../../web/for-people/words.ts';
import { createFieldCell, type FieldCell, joinWords } from '../profiles/field-words.ts';
import { findDifferingAttributes, type ShownEntity } from './shown-differences.ts';

/** A difference as a sign and in words. */
export interface FieldDifference {
  readonly type: DiffType;
  readonly sign: string;
  readonly words: string;
}

/** A field in all columns. */
export interface ComparedField {
  readonly name: string;
  readonly difference: FieldDifference;
  /** Differing attributes in words; empty for none. */
  readonly attributes: string;
  /** By column; undefined if the profile does not have the field. */
  readonly cells: readonly ({ readonly path: string; readonly cell: FieldCell } | undefined)[];
}

/** An entity in all columns. */
export interface ComparedEntity {
  readonly name: string;
  readonly anchor: string;
  readonly difference: FieldDifference;
  readonly isOpen: boolean;
  /** Like `2 conflicts, 10 differ`. */
  readonly counts: string;
  /** By column; undefined if the profile does not have the entity. */
  readonly paths: readonly (string | undefined)[];
  readonly fields: readonly ComparedField[];
}

const SIGNS: Readonly<Record<DiffType, string>> = { conflict: '!', modified: '≠', added: '+', removed: '−', unchanged: '=' };

/** An entity without conflicts is collapsed if it has more fields than this. */
const MAX_OPEN_FIELDS = 15;

/** Returns the row of an entity for the page. */
export function createComparedEntity(
  { entity, fields }: ShownEntity,
  profiles: readonly Profile[],
  isFiltered: boolean,
): ComparedEntity {
  const owners = profiles.map((profile) => findEntity(profile, entity.entity_name));
  const isOpen = isFiltered || entity.has_conflicts || (entity.diff_type === 'modified' && fields.length <= MAX_OPEN_FIELDS);
  return {
    name: entity.entity_name,
    anchor: `entity-${entity.entity_name}`,
    difference: describeDifference(
      entity.diff_type,
      owners.map((owner) => owner !== undefined),
      profiles,
    ),
    isOpen,
    counts: describeCounts(fields.map(({ diff_type }) => diff_type)),
    paths: owners.map((owner, index) => (owner === undefined ? undefined : getEntityPath(profiles[index] as Profile, owner))),
    fields: fields.map((field) => {
      const present = profiles.map(({ id }) => field.profiles[id] ?? undefined);
      const isAlone = present.filter((each) => each !== undefined).length === 1;
      const differing = findDifferingAttributes(field);
      const difference = describeDifference(
        field.diff_type,
        present.map((each) => each !== undefined),
        profiles,
      );
      // Profiles beyond the first may be in conflict, which the difference to the first profile does not show.
      const isHiddenConflict = !field.is_conflict && isConflicting(differing);
      return {
        name: field.field_name,
        difference: isHiddenConflict ? { ...difference, words: `${difference.words}, conflict` } : difference,
        attributes: joinWords(differing),
        cells: present.map((each, index) => {
          const owner = owners[index];
          if (each === undefined || owner === undefined) return undefined;
          return { path: fieldPath(profiles[index] as Profile, owner, each), cell: createFieldCell(each, differing, isAlone) };
        }),
      };
    }),
  };
}

function describeDifference(type: DiffType, isThere: readonly boolean[], profiles: readonly Profile[]): FieldDifference {
  const holders = profiles.filter((_profile, index) => isThere[index]).map(({ id }) => id);
  const words = {
    conflict: 'conflict',
    modified: holders.length < profiles.length ? 'not in all' : 'differs',
    added: holders.length === 1 ? `only in ${holders[0]}` : 'added',
    removed: holders.length === 1 ? `only in ${holders[0]}` : 'removed',
    unchanged: 'the same',
  } satisfies Record<DiffType, string>;
  return { type, sign: SIGNS[type], words: words[type] };
}

function describeCounts(types: readonly DiffType[]): string {
  const count = (type: DiffType) => types.filter((each) => each === type).length;
  const [conflicts, others] = [count('conflict'), count('modified')];
  const parts = [
    conflicts === 0 ? '' : countOf(conflicts, 'conflict'),
    others === 0 ? '' : countOf(others, 'differs', 'differ'),
    count('added') === 0 ? '' : `${count('added')} added`,
    count('removed') === 0 ? '' : `${count('removed')} removed`,
    count('unchanged') === 0 ? '' : `${count('unchanged')} the same`,
  ].filter((part) => part !== '');
  return parts.length === 0 ? 'its description' : parts.join(', ');
}
