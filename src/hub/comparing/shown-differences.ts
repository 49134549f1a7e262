import type { operations } from '../../../generated/support/types.d.ts';
import {
  type Comparison,
  type DiffType,
  type EntityDiff,
  type FieldDiff,
  findChangedAttributes,
} from '../../profiles/comparison/compare.ts';
import type { Profile } from '../../profiles/profile.ts';
import { containsAllWords, splitSearchWords } from '../../web/table-order.ts';

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
    // True if only attributes of the entity differ, not its fields.
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
