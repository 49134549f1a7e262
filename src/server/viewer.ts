/** Finds the viewer of a page from the session. */
import type { IncomingMessage } from 'node:http';
import { getOptionalUser } from '../auth/index.ts';
import type { PageViewer } from '../web/for-people/viewing.ts';
import type { Crumb } from '../web/views.ts';

/** Finds the viewer of a page; null if not logged in, undefined if unknown or if login is disabled. */
export type ViewerOf = (request: IncomingMessage) => Promise<PageViewer>;

/**
 * Creates the function that finds the viewer.
 * @param more further pages in the user menu
 */
export function createViewerOf(hasLogin: boolean, more: readonly Crumb[]): ViewerOf {
  return async (request) => {
    if (!hasLogin) return undefined;
    try {
      const user = await getOptionalUser(request);
      return user === undefined ? null : { name: user.displayName, more };
    } catch {
      return undefined;
    }
  };
}
