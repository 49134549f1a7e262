import type { IncomingMessage } from 'node:http';
import type { Request } from 'express';
import { type AuthSettings, createEntitlements, getOptionalUser } from '../auth/index.ts';
import type { PageViewer } from '../web/for-people/viewing.ts';
import type { Crumb } from '../web/views.ts';

/** Finds the viewer of a page; null without login, undefined if login is disabled or the user cannot be determined. */
export type ViewerOf = (request: IncomingMessage) => Promise<PageViewer>;

/** Creates the function that finds the viewer. `more` contains further links of the user menu. */
export function createViewerGetter(hasLogin: boolean, more: readonly Crumb[]): ViewerOf {
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

export interface AdministratorParts {
  readonly auth: AuthSettings;
  readonly hasLogin: boolean;
  /** Returns whether the request has a session of ADMIN_TOKEN, or comes from this machine if there is no such token. */
  readonly hasAdministration: (request: Request) => Promise<boolean>;
}

/** Creates the check for links to administration pages. Returns false if the user cannot be determined. */
export function createAdministratorCheck({ auth, hasLogin, hasAdministration }: AdministratorParts) {
  const { isManager } = createEntitlements(auth);
  return async (request: Request): Promise<boolean> => {
    try {
      const user = hasLogin ? await getOptionalUser(request) : undefined;
      return (user !== undefined && isManager(user)) || (await hasAdministration(request));
    } catch {
      return false;
    }
  };
}
