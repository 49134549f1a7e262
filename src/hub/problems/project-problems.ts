/** Groups and counts the problems of a project. */
import { memoize } from '../../memoize.ts';
import { formatQuantity } from '../../web/for-people/words.ts';
import type { ProjectSnapshot } from '../snapshot/open-snapshot.ts';
import { groupProblems, listEntityProblems, type Problem, type ProblemGroup } from './group-problems.ts';
import { getKnownValues } from './known-values.ts';

export type ProblemCounts = ReturnType<typeof countProblems>;

/** Returns the groups of problems. Cached per snapshot. */
export const getProblemGroups = memoize((snapshot: ProjectSnapshot) =>
  groupProblems(snapshot.profile, iterateProblems(snapshot), getKnownValues(snapshot)),
);

function* iterateProblems(snapshot: ProjectSnapshot): Generator<Problem> {
  for (const row of snapshot.rows)
    for (const problem of listEntityProblems(snapshot, row)) yield { ...problem, nodeId: row.id, label: row.label };
}

export function countProblems(snapshot: ProjectSnapshot) {
  const countLevel = (level: ProblemGroup['level']) =>
    getProblemGroups(snapshot).reduce((sum, group) => sum + (group.level === level ? group.count : 0), 0);
  const { checked, invalid } = snapshot.check;
  return { checked, valid: checked - invalid, errors: countLevel('error'), warnings: countLevel('warning') };
}

/** Maximum number of entities for which the first page counts recommended fields, because counting is slow. */
const MAX_COUNTED_ENTITIES = 5_000;

/** Returns a sentence about missing recommended fields; empty if none are missing, and for a large project. */
export function describeRecommendations(snapshot: ProjectSnapshot): string {
  const { rows, profile } = snapshot;
  if (rows.length > MAX_COUNTED_ENTITIES) return '';
  const count = getProblemGroups(snapshot).filter(({ rule }) => rule === 'recommended').length;
  return count === 0 ? '' : `${profile.display_name} recommends ${formatQuantity(count, 'more field')}`;
}

/** Returns text such as `98 % valid`, rounded down; `nothing yet` for a project without entities. */
export function formatValidity({ checked, invalid }: { readonly checked: number; readonly invalid: number }): string {
  if (checked === 0) return 'nothing yet';
  return invalid === 0 ? 'all valid' : `${Math.floor((100 * (checked - invalid)) / checked)} % valid`;
}
