/** The problems of a whole project, and how many there are. */

import type { ProjectPicture } from '../picture/project-picture.ts';
import { groupedProblemsOf, groupProblems, knownValues, type Problem, type ProblemGroup } from './group-problems.ts';

/** Counts of the contract's HubProblems. */
export interface ProblemCounts {
  readonly checked: number;
  readonly valid: number;
  readonly errors: number;
  readonly warnings: number;
}

const kept = new WeakMap<ProjectPicture, readonly ProblemGroup[]>();

/** All groups; made once for each picture. */
export function projectGroups(picture: ProjectPicture): readonly ProblemGroup[] {
  let groups = kept.get(picture);
  if (groups === undefined) {
    groups = groupProblems(picture.profile, allProblems(picture), knownValues(picture));
    kept.set(picture, groups);
  }
  return groups;
}

function* allProblems(picture: ProjectPicture): Generator<Problem> {
  for (const row of picture.rows)
    for (const problem of groupedProblemsOf(picture, row)) yield { ...problem, nodeId: row.id, label: row.label };
}

/** Entities, those that are valid, and errors and warnings one by one. */
export function problemCounts(picture: ProjectPicture): ProblemCounts {
  const count = (level: ProblemGroup['level']) =>
    projectGroups(picture).reduce((sum, group) => sum + (group.level === level ? group.count : 0), 0);
  const { checked, invalid } = picture.check;
  return { checked, valid: checked - invalid, errors: count('error'), warnings: count('warning') };
}

/** Like `98 % valid`, rounded down, so that only what is whole is called whole; `nothing yet` for a project without entities. */
export function validText({ checked, invalid }: { readonly checked: number; readonly invalid: number }): string {
  if (checked === 0) return 'nothing yet';
  return invalid === 0 ? 'all valid' : `${Math.floor((100 * (checked - invalid)) / checked)} % valid`;
}
