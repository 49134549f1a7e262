/** Checking a whole project (openapi/hub, showHubValidation and validateHubProject). */
import { data, page } from '../answers.ts';
import type { HubContext } from '../context.ts';
import { listErrors } from '../picture/check-project.ts';
import { openPicture } from '../picture/open-picture.ts';
import { problemsFrame, problemsPage, problemsView } from '../problems/page.ts';
import { problemCounts, projectGroups } from '../problems/project-problems.ts';
import type { ProjectCall, ProjectOperations } from '../project-operations/operation.ts';

const FIRST = 100;

type CheckId = 'showHubValidation' | 'validateHubProject';

/** Makes the operations; people get the page of the problems. */
export function validationOperations(context: HubContext) {
  const check = async ({ access, wantsPage }: ProjectCall<CheckId>) => {
    const picture = await openPicture(context, access);
    const { checked, invalid } = picture.check;
    if (wantsPage) {
      const all = projectGroups(picture);
      const part = {
        groups: all.slice(0, FIRST),
        all,
        total: all.length,
        limit: FIRST,
        offset: 0,
        asked: {},
        flash: undefined,
      };
      const model = problemsPage(access, picture, { ...part, counts: problemCounts(picture) });
      return page(200, context.render(problemsView, problemsFrame(access), model));
    }
    const errors = listErrors(picture.check, (id) => picture.get(id));
    return data(200, { valid: invalid === 0, checked, invalid, errors });
  };
  return { showHubValidation: check, validateHubProject: check } satisfies Partial<ProjectOperations>;
}
