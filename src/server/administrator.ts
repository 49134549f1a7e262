/** Returns whether a server administrator views a page that belongs to no service. */
import type { Request } from 'express';
import { type AuthSettings, createEntitlements, getOptionalUser } from '../auth/index.ts';

/** Dependencies of the check. */
export interface AdministratorParts {
  readonly auth: AuthSettings;
  readonly hasLogin: boolean;
  /** Returns whether the request has a session of ADMIN_TOKEN, or comes from this machine if there is no such token. */
  readonly hasAdministration: (request: Request) => Promise<boolean>;
}

/**
 * Creates the check. Managers of the organization and users with access to the administration pages administer the server.
 *
 * @returns a function that returns false if unknown
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
