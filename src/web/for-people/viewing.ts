/** Who looks at the pages of a request: the header is the same on all of them, also where a service has no use for the person. */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { RequestHandler } from 'express';

/**
 * Who looks at a page: somebody who is logged in, or a visitor, who has a `path` to say who they are. Null: nobody is logged in. Undefined:
 * it cannot be told. `more` is one more page in the person's menu.
 */
export type PageViewer =
  | {
      readonly name: string;
      readonly path?: string;
      readonly more?: { readonly title: string; readonly path: string };
    }
  | null
  | undefined;

const viewers = new AsyncLocalStorage<PageViewer>();

/** Returns who looks, in the course of a request for a page; undefined elsewhere, and where it cannot be told. */
export function currentViewer(): PageViewer {
  return viewers.getStore();
}

/** Makes the middleware that finds out who looks, for requests that may be answered with a page. */
export function rememberViewer(viewerOf: (request: Parameters<RequestHandler>[0]) => Promise<PageViewer>): RequestHandler {
  return (request, _response, next) => {
    if (request.headers.accept?.includes('text/html') !== true) return next();
    viewerOf(request).then((viewer) => viewers.run(viewer, next), next);
  };
}
