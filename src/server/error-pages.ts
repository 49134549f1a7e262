/** Pages of errors that belong to no service. */
import type { IncomingMessage } from 'node:http';
import type { ErrorPage } from '../contract/error-boundary.ts';
import { problemFrame, problemPageModel, problemPageView } from '../web/replies/problem-page.ts';
import type { Render } from '../web/views.ts';
import type { ViewerOf } from './viewer.ts';

/** Makes them. Whoever is logged in keeps their header; where even that cannot be told, there is still a page. */
export function createErrorPages(
  render: Render,
  viewerOf: ViewerOf,
): (error: ErrorPage, request: IncomingMessage) => Promise<string> {
  return async (error, request) =>
    render(problemPageView, problemFrame(error, await viewerOf(request)), problemPageModel(error));
}
