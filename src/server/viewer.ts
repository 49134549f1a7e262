/** Who looks at a page that belongs to no service. */
import type { IncomingMessage } from 'node:http';
import { getOptionalUser } from '../auth/index.ts';
import type { Page } from '../web/views.ts';

/** Finds out who looks; null where nobody is logged in, undefined where that cannot be told or nobody can log in here. */
export type ViewerOf = (request: IncomingMessage) => Promise<Page['viewer']>;

/** Makes it. */
export function createViewerOf(hasLogin: boolean): ViewerOf {
  return async (request) => {
    if (!hasLogin) return undefined;
    try {
      const user = await getOptionalUser(request);
      return user === undefined ? null : { name: user.displayName };
    } catch {
      return undefined;
    }
  };
}
