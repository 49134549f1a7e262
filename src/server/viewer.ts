/** Who looks at a page. */
import type { IncomingMessage } from 'node:http';
import { getOptionalUser } from '../auth/index.ts';
import type { PageViewer } from '../web/for-people/viewing.ts';
import type { Crumb } from '../web/views.ts';

/** Finds out who looks; null where nobody is logged in, undefined where that cannot be told or nobody can log in here. */
export type ViewerOf = (request: IncomingMessage) => Promise<PageViewer>;

/** Makes it. `more` is one more page in the menu of a person. */
export function createViewerOf(hasLogin: boolean, more?: Crumb): ViewerOf {
  return async (request) => {
    if (!hasLogin) return undefined;
    try {
      const user = await getOptionalUser(request);
      return user === undefined ? null : { name: user.displayName, ...(more === undefined ? {} : { more }) };
    } catch {
      return undefined;
    }
  };
}
