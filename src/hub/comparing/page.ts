import type { operations } from '../../../generated/support/types.d.ts';
import type { Catalog } from '../../profiles/catalog/catalog.ts';
import {
  type Comparison,
  type ComparisonStatistics,
  compareProfiles,
  type DiffType,
  type EntityDiff,
  type FieldDiff,
  findChangedAttributes,
  isConflicting,
} from '../../profiles/comparison/compare.ts';
import { findEntity, type Profile } from '../../profiles/profile.ts';
import { getEntityPath, getFieldPagePath, getProfilePath } from '../../schemas/service.ts';
import { formatNumber, formatQuantity } from '../../web/for-people/words.ts';
import { containsAllWords, splitSearchWords } from '../../web/table-order.ts';
import type { Page } from '../../web/views.ts';
import { createFieldCell, joinWords } from '../profiles/field-words.ts';
import { listProfileChoices, type ProfileSelection } from '../profiles/profile-selection.ts';

export type ComparisonQuery = Omit<NonNullable<operations['showComparison']['parameters']['query']>, 'profiles'>;

export interface ShownEntity {
  readonly entity: EntityDiff;
  readonly fields: readonly FieldDiff[];
}

/** Differences appear in this order. */
const ORDER: readonly DiffType[] = ['conflict', 'modified', 'added', 'removed', 'unchanged'];

export function selectDifferences(comparison: Comparison, question: ComparisonQuery): readonly ShownEntity[] {
  const { changes = 'only', kind = 'all', q = '', sort = 'difference' } = question;
  const words = splitSearchWords(q);
  const isSelectedType = (type: DiffType) => (kind === 'all' ? changes === 'all' || type !== 'unchanged' : type === kind);
  const sortDifferences = <T extends { readonly diff_type: DiffType }>(items: readonly T[]): readonly T[] =>
    sort === 'name' ? items : items.toSorted((one, other) => ORDER.indexOf(one.diff_type) - ORDER.indexOf(other.diff_type));
  return sortDifferences(comparison.entity_diffs).flatMap((entity) => {
    const fields = entity.field_diffs.filter(
      (field) =>
        isSelectedType(field.diff_type) && (words.length === 0 || containsAllWords(joinSearchedText(entity, field), words)),
    );
    // True if the entity matches the filters, but none of its fields does.
    const isEntitySelected =
      fields.length === 0 && isSelectedType(entity.diff_type) && containsAllWords(entity.entity_name, words);
    return fields.length > 0 || (isEntitySelected && kind !== 'conflict') ? [{ entity, fields: sortDifferences(fields) }] : [];
  });
}

export function findDifferingAttributes({ profiles }: FieldDiff): readonly string[] {
  return findChangedAttributes(Object.values(profiles).filter((field) => field !== null));
}

function joinSearchedText({ entity_name }: EntityDiff, field: FieldDiff): string {
  const descriptions = Object.values(field.profiles).map((each) => each?.description ?? '');
  return [entity_name, field.field_name, ...findDifferingAttributes(field), ...descriptions].join('\n');
}

export function getComparisonPath(profiles: readonly Pick<Profile, 'id'>[], question: ComparisonQuery = {}): string {
  return `/compare?${buildComparisonQuery(profiles, question)}`;
}

export function getComparisonFilePath(
  profiles: readonly Profile[],
  { sort: _sort, ...question }: ComparisonQuery,
  format: 'md' | 'csv',
): string {
  return `/compare/file?${buildComparisonQuery(profiles, question)}&format=${format}`;
}

export function buildComparisonQuery(profiles: readonly Pick<Profile, 'id'>[], question: ComparisonQuery = {}): string {
  const query = new URLSearchParams(profiles.map(({ id }): [string, string] => ['profiles', id]));
  const { changes = 'only', kind = 'all', q = '', sort = 'difference' } = question;
  if (changes !== 'only') query.append('changes', changes);
  if (kind !== 'all') query.append('kind', kind);
  if (q !== '') query.append('q', q);
  if (sort !== 'difference') query.append('sort', sort);
  return query.toString().replaceAll('%2F', '/');
}

const SIGNS: Readonly<Record<DiffType, string>> = { conflict: '!', modified: '≠', added: '+', removed: '−', unchanged: '=' };

/** An entity without conflicts is initially expanded up to this number of fields. */
const MAX_OPEN_FIELDS = 15;

/** Returns the model of an entity. @param getOwnPath returns paths in the last profile, if it is a draft */
export function createComparedEntity(
  { entity, fields }: ShownEntity,
  profiles: readonly Profile[],
  isFiltered: boolean,
  getOwnPath?: (entity: string, field?: string) => string,
) {
  const owners = profiles.map((profile) => findEntity(profile, entity.entity_name));
  const isOpen = isFiltered || entity.has_conflicts || (entity.diff_type === 'modified' && fields.length <= MAX_OPEN_FIELDS);
  return {
    name: entity.entity_name,
    anchor: `entity-${entity.entity_name}`,
    difference: createDifferenceModel(
      entity.diff_type,
      owners.map((owner) => owner !== undefined),
      profiles,
    ),
    isOpen,
    counts: describeCounts(fields.map(({ diff_type }) => diff_type)),
    paths: owners.map((owner, index) => {
      if (owner === undefined) return undefined;
      const isOwn = getOwnPath !== undefined && index === profiles.length - 1;
      return isOwn ? getOwnPath(owner.name) : getEntityPath(profiles[index] as Profile, owner);
    }),
    fields: fields.map((field) => {
      const present = profiles.map(({ id }) => field.profiles[id] ?? undefined);
      const isAlone = present.filter((each) => each !== undefined).length === 1;
      const differing = findDifferingAttributes(field);
      const difference = createDifferenceModel(
        field.diff_type,
        present.map((each) => each !== undefined),
        profiles,
      );
      // Two later profiles can conflict with each other without a difference to the first profile.
      const isHiddenConflict = !field.is_conflict && isConflicting(differing);
      return {
        name: field.field_name,
        difference: isHiddenConflict ? { ...difference, words: `${difference.words}, conflict` } : difference,
        attributes: joinWords(differing),
        cells: present.map((each, index) => {
          const owner = owners[index];
          if (each === undefined || owner === undefined) return undefined;
          const isOwn = getOwnPath !== undefined && index === profiles.length - 1;
          return {
            path: isOwn ? getOwnPath(owner.name, each.name) : getFieldPagePath(profiles[index] as Profile, owner, each),
            cell: createFieldCell(each, differing, isAlone),
          };
        }),
      };
    }),
  };
}

function createDifferenceModel(type: DiffType, isThere: readonly boolean[], profiles: readonly Profile[]) {
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
  const countType = (type: DiffType) => types.filter((each) => each === type).length;
  const [conflicts, others] = [countType('conflict'), countType('modified')];
  const parts = [
    conflicts === 0 ? '' : formatQuantity(conflicts, 'conflict'),
    others === 0 ? '' : formatQuantity(others, 'differs', 'differ'),
    countType('added') === 0 ? '' : `${countType('added')} added`,
    countType('removed') === 0 ? '' : `${countType('removed')} removed`,
    countType('unchanged') === 0 ? '' : `${countType('unchanged')} the same`,
  ].filter((part) => part !== '');
  return parts.length === 0 ? 'its description' : parts.join(', ');
}

export function createComparisonPage({ profiles }: ProfileSelection): Page {
  return {
    title: describeHeading(profiles),
    crumb: 'Compare',
    section: '/profiles',
    crumbs: [{ title: 'Profiles', path: '/profiles' }],
    styles: ['styles/comparison.css'],
    scripts: ['scripts/hub/chooser.js'],
  };
}

/** Returns the number of fields that at least one profile lacks. */
function countMissingFields(statistics: ComparisonStatistics): number {
  const { total_fields, common_fields, modified_fields, conflicting_fields } = statistics;
  return total_fields - common_fields - modified_fields - conflicting_fields;
}

function describeHeading(profiles: readonly Profile[]): string {
  if (profiles.length < 2) return 'Compare profiles';
  return profiles.length > 3 ? `${profiles.length} profiles` : joinWords(profiles.map(({ display_name }) => display_name));
}

export function createComparisonModel(catalog: Catalog, selection: ProfileSelection, question: ComparisonQuery) {
  const { profiles, problems } = selection;
  const { changes = 'only', kind = 'all', q = '', sort = 'difference' } = question;
  const comparison = profiles.length < 2 ? undefined : compareProfiles(profiles);
  const shown = comparison === undefined ? [] : selectDifferences(comparison, question);
  const isFiltered = q.trim() !== '' || kind !== 'all';
  const statistics = comparison?.statistics;
  const shownFields = shown.reduce((sum, { fields }) => sum + fields.length, 0);
  return {
    heading: describeHeading(profiles),
    problems,
    choices: listProfileChoices(catalog, profiles),
    tooFew: explainTooFewProfiles(profiles.length, question),
    columns: profiles.map((profile, index) => ({
      id: profile.id,
      title: profile.display_name,
      path: getProfilePath(profile),
      isFirst: index === 0,
      firstPath: getComparisonPath([profile, ...profiles.filter((other) => other !== profile)], question),
    })),
    question: { changes, kind, q: q.trim(), sort },
    kinds: [
      { value: 'all', label: 'every difference' },
      { value: 'conflict', label: 'conflicts' },
      { value: 'modified', label: 'differing' },
      { value: 'added', label: 'added' },
      { value: 'removed', label: 'removed' },
    ].map((each) => ({ ...each, isChosen: each.value === kind })),
    facts:
      statistics === undefined
        ? []
        : [
            { label: 'Entities', value: String(statistics.total_entities) },
            { label: 'in all profiles', value: String(statistics.common_entities) },
            { label: 'in one profile only', value: String(statistics.unique_entities) },
            { label: 'Fields', value: String(statistics.total_fields) },
            { label: 'the same in all', value: String(statistics.common_fields) },
            { label: 'differing', value: String(statistics.modified_fields) },
            { label: 'in conflict', value: String(statistics.conflicting_fields) },
            { label: 'not in all profiles', value: String(countMissingFields(statistics)) },
          ],
    entities: shown.map((each) => createComparedEntity(each, profiles, isFiltered)),
    shown: `${formatNumber(shownFields)} of ${formatNumber(statistics?.total_fields ?? 0)} fields`,
    isFiltered,
    clearPath: getComparisonPath(profiles, { changes, sort }),
    downloads: {
      markdown: getComparisonFilePath(profiles, question, 'md'),
      csv: getComparisonFilePath(profiles, question, 'csv'),
    },
    mergePath: `/merge?${buildComparisonQuery(profiles)}`,
  };
}

/** Returns the error for fewer than two profiles; empty if the form was not submitted. */
function explainTooFewProfiles(count: number, { changes }: ComparisonQuery): string {
  if (count === 1) return 'Select at least one more.';
  return count === 0 && changes !== undefined ? 'Select two or more profiles.' : '';
}
