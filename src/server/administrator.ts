/** Whether somebody who administers the server looks at a page that belongs to no service. */
import type { Request } from 'express';
import { type AuthSettings, createEntitlements, getOptionalUser } from '../auth/index.ts';

/** What tells it. */
export interface AdministratorParts {
  readonly auth: AuthSettings;
  readonly hasLogin: boolean;
  /** Whether the request has a session of ADMIN_TOKEN or, without that token, comes from this machine. */
  readonly hasAdministration: (request: Request) => Promise<boolean>;
}

/**
 * Makes the check: managers of the organization administer the server, and people who may open the administration.
 *
 * @returns a function that answers false where that cannot be told
 */
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
