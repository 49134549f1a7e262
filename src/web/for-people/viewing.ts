/** Determines the user who views a page, for its header. */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { RequestHandler } from 'express';

/** The viewer of a page: a user, or a guest with a `path` for choosing a name; null if not logged in, undefined if unknown. */
export type PageViewer =
  | {
      readonly name: string;
      readonly path?: string;
      readonly more?: readonly { readonly title: string; readonly path: string }[];
    }
  | null
  | undefined;

const viewers = new AsyncLocalStorage<PageViewer>();

/** Returns the viewer while a request for a page is handled; otherwise undefined. */
export function getCurrentViewer(): PageViewer {
  return viewers.getStore();
}

/** Runs work on behalf of a viewer, such as rendering a page in a thread. */
export function runForViewer<Result>(viewer: PageViewer, work: () => Result): Result {
  return viewers.run(viewer, work);
}

/** Creates the middleware that determines the viewer if the response can be a page. */
export function createViewerMiddleware(
  viewerOf: (request: Parameters<RequestHandler>[0]) => Promise<PageViewer>,
): RequestHandler {
  return (request, _response, next) => {
    if (request.headers.accept?.includes('text/html') !== true) return next();
    viewerOf(request).then((viewer) => runForViewer(viewer, next), next);
  };
}
