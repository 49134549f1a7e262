import type { ErrorPage } from '../contract/error-boundary.ts';
import { buildProblemPageModel, createProblemFrame } from '../web/replies/problem-page.ts';
import type { Render } from '../web/views.ts';

export function createErrorPages(render: Render): (error: ErrorPage) => Promise<string> {
  return async (error) => render('partials/problem', createProblemFrame(error), buildProblemPageModel(error));
}
