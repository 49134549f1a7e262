/** Addresses of comparisons. */
import type { Profile } from '../../profiles/profile.ts';
import type { ComparisonQuestion } from './shown-differences.ts';

/** Address of a comparison. */
export function comparisonPath(profiles: readonly Pick<Profile, 'id'>[], question: ComparisonQuestion = {}): string {
  return `/compare?${questionOf(profiles, question)}`;
}

/** Address of a comparison as a file. */
export function filePath(
  profiles: readonly Profile[],
  { sort: _sort, ...question }: ComparisonQuestion,
  format: 'md' | 'csv',
): string {
  return `/compare/file?${questionOf(profiles, question)}&format=${format}`;
}

/** The profiles and what is asked of them, as the query of an address. */
export function questionOf(profiles: readonly Pick<Profile, 'id'>[], question: ComparisonQuestion = {}): string {
  const query = new URLSearchParams(profiles.map(({ id }): [string, string] => ['profiles', id]));
  const usual: Record<string, string> = { changes: 'only', kind: 'all', sort: 'difference', q: '' };
  for (const [name, value] of Object.entries(question)) {
    if (value !== undefined && value !== usual[name]) query.append(name, value);
  }
  return query.toString().replaceAll('%2F', '/');
}
