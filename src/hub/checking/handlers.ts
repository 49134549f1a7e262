/** Checks a whole project (openapi/hub, showHubValidation and validateHubProject). */
import { data, replyPage } from '../answers.ts';
import type { HubContext } from '../context.ts';
import { createProblemsFrame, createProblemsPage, problemsView } from '../problems/page.ts';
import { countProblems, getProblemGroups } from '../problems/project-problems.ts';
import type { ProjectCall, ProjectOperations } from '../project-operations/operation.ts';
import { listErrors } from '../snapshot/check-project.ts';
import { openSnapshot } from '../snapshot/open-snapshot.ts';

const FIRST = 100;

type CheckId = 'showHubValidation' | 'validateHubProject';

/** Creates the operations. Browsers get the page of problems. */
export function createValidationOperations(context: HubContext) {
  const check = async ({ access, wantsPage }: ProjectCall<CheckId>) => {
    const snapshot = await openSnapshot(context, access);
    const { checked, invalid } = snapshot.check;
    if (wantsPage) {
      const all = getProblemGroups(snapshot);
      const part = {
        groups: all.slice(0, FIRST),
        all,
        total: all.length,
        limit: FIRST,
        offset: 0,
        asked: {},
        flash: undefined,
      };
      const model = createProblemsPage(access, snapshot, { ...part, counts: countProblems(snapshot) });
      return replyPage(200, context.render(problemsView, createProblemsFrame(access), model));
    }
    const errors = listErrors(snapshot.check, (id) => snapshot.get(id));
    return data(200, { valid: invalid === 0, checked, invalid, errors });
  };
  return { showHubValidation: check, validateHubProject: check } satisfies Partial<ProjectOperations>;
}
