/** Compares profiles with the first one (docs/requirements.md, M1 to M5). Names are case-insensitive. */
import { isDeepStrictEqual } from 'node:util';
import type { components } from '../../../generated/support/types.d.ts';
import type { Field, Profile } from '../profile.ts';

/** Attributes in the order of a profile file, except the example and the name in an exchange format. */
export const COMPARED_ATTRIBUTES = [
  'type',
  'items',
  'required',
  'recommended',
  'description',
  'ontology_term',
  'parent_ref',
  'reference',
  'unique_within',
  'constraints',
] as const satisfies readonly (keyof Field)[];

export type ComparedAttribute = (typeof COMPARED_ATTRIBUTES)[number];

const CONFLICTING: ReadonlySet<string> = new Set<ComparedAttribute>(['type', 'items', 'required']);

export function findChangedAttributes(fields: readonly Field[]): readonly ComparedAttribute[] {
  const [first, ...others] = fields;
  if (first === undefined) return [];
  return COMPARED_ATTRIBUTES.filter((attribute) =>
    others.some((field) => !isDeepStrictEqual(field[attribute], first[attribute])),
  );
}

/** Returns whether data that is valid for one field can be invalid for another (docs/requirements.md, M3). */
export function isConflicting(attributes: readonly string[]): boolean {
  return attributes.some((attribute) => CONFLICTING.has(attribute));
}

/** The state of an item relative to the first profile. */
export type DiffType = components['schemas']['DiffType'];

export type FieldDiff = ReturnType<typeof compareField>;

export interface EntityDiff {
  readonly entity_name: string;
  readonly diff_type: DiffType;
  readonly profiles: readonly string[];
  readonly field_diffs: readonly FieldDiff[];
  readonly has_conflicts: boolean;
}

export type ComparisonStatistics = components['schemas']['ComparisonStatistics'];

export interface Comparison {
  readonly profiles: readonly string[];
  readonly statistics: ComparisonStatistics;
  /** Sorted by entity name. With a single profile, in the order of the profile. */
  readonly entity_diffs: readonly EntityDiff[];
}

/** Compares different profiles. A single profile is compared with itself, so all items are unchanged. */
export function compareProfiles(profiles: readonly Profile[]): Comparison {
  const ids = profiles.map(({ id }) => id);
  const entity_diffs = sortDiffs(
    groupByName(profiles.map(({ entities }) => [...entities.values()])).map(({ name, members }) => {
      const fields = groupByName(members.map((entity) => entity?.fields ?? []));
      const field_diffs = sortDiffs(
        fields.map((field) => compareField(field.name, field.members, ids)),
        ids,
        'field_name',
      );
      const has_conflicts = field_diffs.some(({ is_conflict }) => is_conflict);
      const isChanged = field_diffs.some(({ diff_type }) => diff_type !== 'unchanged') || hasDifferentWords(members);
      return {
        entity_name: name,
        diff_type: classifyPresence(members) ?? (has_conflicts ? 'conflict' : isChanged ? 'modified' : 'unchanged'),
        profiles: ids.filter((_id, index) => members[index] !== undefined),
        field_diffs,
        has_conflicts,
      } satisfies EntityDiff;
    }),
    ids,
    'entity_name',
  );
  return { profiles: ids, statistics: summarizeDiffs(entity_diffs, ids.length), entity_diffs };
}

function compareField(name: string, members: readonly (Field | undefined)[], ids: readonly string[]) {
  const inAll = members.filter((field) => field !== undefined);
  const attributes_changed = inAll.length === members.length ? findChangedAttributes(inAll) : [];
  const is_conflict = isConflicting(attributes_changed);
  return {
    field_name: name,
    diff_type:
      classifyPresence(members) ?? (is_conflict ? 'conflict' : attributes_changed.length > 0 ? 'modified' : 'unchanged'),
    /** The field by profile identifier; null if the profile lacks it. */
    profiles: Object.fromEntries(ids.map((id, index) => [id, members[index] ?? null])),
    /** Differing attributes, in the order of a profile file. Only for fields that all profiles have. */
    attributes_changed,
    is_conflict,
  };
}

/** Returns the state of an item that some profiles lack; undefined if all have it. */
function classifyPresence(members: readonly unknown[]): DiffType | undefined {
  const holders = members.filter((member) => member !== undefined).length;
  if (holders === members.length) return undefined;
  if (members[0] === undefined) return 'added';
  return holders === 1 ? 'removed' : 'modified';
}

function hasDifferentWords(members: readonly ({ description: string; ontology_term?: string } | undefined)[]): boolean {
  const [first] = members;
  return members.some((member) => member?.description !== first?.description || member?.ontology_term !== first?.ontology_term);
}

/** A name, with the item of this name in each profile. */
interface Row<T> {
  readonly name: string;
  readonly members: readonly (T | undefined)[];
}

/** Returns the items of all profiles by name, in the order of the first profile, then of the others. */
export function groupByName<T extends { readonly name: string }>(lists: readonly (readonly T[])[]): readonly Row<T>[] {
  const rows = new Map<string, { name: string; members: (T | undefined)[] }>();
  for (const [index, list] of lists.entries()) {
    for (const member of list) {
      const key = member.name.toLowerCase();
      const row = rows.get(key) ?? { name: member.name, members: lists.map(() => undefined) };
      row.members[index] = member;
      rows.set(key, row);
    }
  }
  return [...rows.values()];
}

function sortDiffs<Key extends string, T extends Readonly<Record<Key, string>>>(
  rows: readonly T[],
  ids: readonly string[],
  key: Key,
): readonly T[] {
  if (ids.length === 1) return rows;
  return rows.toSorted((one, other) => (one[key] < other[key] ? -1 : one[key] > other[key] ? 1 : 0));
}

function summarizeDiffs(entities: readonly EntityDiff[], profiles: number): ComparisonStatistics {
  const fields = entities.flatMap(({ field_diffs }) => field_diffs);
  const countFields = (type: DiffType) => fields.filter(({ diff_type }) => diff_type === type).length;
  return {
    total_entities: entities.length,
    common_entities: entities.filter((entity) => entity.profiles.length === profiles).length,
    unique_entities: profiles === 1 ? 0 : entities.filter((entity) => entity.profiles.length === 1).length,
    modified_entities: entities.filter(({ diff_type }) => diff_type === 'modified' || diff_type === 'conflict').length,
    total_fields: fields.length,
    common_fields: countFields('unchanged'),
    modified_fields: countFields('modified'),
    conflicting_fields: countFields('conflict'),
  };
}
