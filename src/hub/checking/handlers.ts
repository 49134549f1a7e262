/** Checking a whole project (openapi/hub, showHubValidation and validateHubProject). */
import type { Request } from 'express';
import type { HubApiHandlers } from '../../../generated/hub/stub.ts';
import { openProject } from '../access/project-access.ts';
import { data, page, wantsPage } from '../answers.ts';
import type { HubContext } from '../context.ts';
import { listErrors } from '../picture/check-project.ts';
import { openPicture } from '../picture/open-picture.ts';
import { problemsFrame, problemsPage, problemsView } from '../problems/page.ts';
import { problemCounts, projectGroups } from '../problems/project-problems.ts';

const FIRST = 100;

/** Makes the handlers; people get the page of the problems. */
export function validationHandlers(context: HubContext): Pick<HubApiHandlers, 'showHubValidation' | 'validateHubProject'> {
  const check = async (projectId: string, request: Request) => {
    const access = await openProject(context, request, projectId, 'see');
    const picture = await openPicture(context, access);
    const { checked, invalid } = picture.check;
    if (wantsPage(request)) {
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
  return {
    showHubValidation: ({ path, request }) => check(path.id, request),
    validateHubProject: ({ path, request }) => check(path.id, request),
  };
}
