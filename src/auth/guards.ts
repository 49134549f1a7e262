/** Access guards (docs/requirements.md, A13 to A15): functions of a request, and middleware that sets `response.locals.user`. */
import type { IncomingMessage } from 'node:http';
import type { NextFunction, Request, Response } from 'express';
import { AuthorizationError, NotLoggedInError } from './auth-errors.ts';
import { getAuthentication } from './authentication.ts';
import type { User } from './user.ts';

/** A function of a request that Express also accepts as middleware. */
export interface Guard<T> {
  (request: IncomingMessage): Promise<T>;
  (request: Request, response: Response, next: NextFunction): void;
}

export interface EntitlementOptions {
  /** True if every value is required. By default, one of them is enough. */
  requireAll?: boolean;
  /** Finds the user whose entitlements are checked. The default is the session's user; use getTokenUser for programs. */
  from?: Guard<User>;
}

export type AffiliationOptions = Pick<EntitlementOptions, 'from'>;

export function createGuard<T>(decide: (request: IncomingMessage) => Promise<T>): Guard<T> {
  function guardRequest(request: IncomingMessage): Promise<T>;
  function guardRequest(request: Request, response: Response, next: NextFunction): void;
  function guardRequest(request: IncomingMessage, response?: Response, next?: NextFunction): Promise<T> | undefined {
    const decision = decide(request);
    if (response === undefined || next === undefined) return decision;
    decision.then((user) => {
      response.locals.user = user;
      next();
    }, next);
    return undefined;
  }
  return guardRequest;
}

/** Returns the user of the session, or `undefined`. */
export const getOptionalUser: Guard<User | undefined> = createGuard(async (request) =>
  getAuthentication(request).sessions?.findUser(request),
);

/** Returns the user of the session. @throws NotLoggedInError (401) if there is no session */
export const getCurrentUser: Guard<User> = createGuard(async (request) => {
  const user = await getOptionalUser(request);
  if (user === undefined) throw new NotLoggedInError();
  return user;
});

/**
 * Creates a guard that requires entitlements, compared as whole values. It throws AuthorizationError (403).
 * @throws TypeError if there is no value, because such a guard would admit every user
 * @example app.get('/reports', requireEntitlement('urn:mace:example.org:platform:group:crops:drought_trial'), showReports);
 */
export function requireEntitlement(...parameters: string[] | [...string[], EntitlementOptions]): Guard<User> {
  const { values, options } = splitParameters<EntitlementOptions>(parameters);
  if (values.length === 0 || values.includes('')) throw new TypeError('requireEntitlement needs entitlements');
  const { requireAll = false, from = getCurrentUser } = options;
  return createGuard(async (request) => {
    const user = await from(request);
    const actual = user.edupersonEntitlement;
    const hasEntitlement = (value: string) => actual?.includes(value) === true;
    if (requireAll ? values.every(hasEntitlement) : values.some(hasEntitlement)) return user;
    throw new AuthorizationError({ required: values, actual, checkType: 'entitlement', requireAll });
  });
}

/**
 * Creates a guard that requires an affiliation: `role@organisation`, the role `role@` in any organization, or any role
 * `@organisation`. One matching pattern is enough. It throws AuthorizationError (403).
 * @throws TypeError if there is no pattern, or one is malformed
 */
export function requireAffiliation(...parameters: string[] | [...string[], AffiliationOptions]): Guard<User> {
  const { values: patterns, options } = splitParameters<AffiliationOptions>(parameters);
  if (patterns.length === 0) throw new TypeError('requireAffiliation needs patterns');
  for (const pattern of patterns) {
    if (splitAffiliation(pattern) === undefined)
      throw new TypeError(`an affiliation pattern must be role@organization, role@ or @organization, not ${pattern}`);
  }
  const { from = getCurrentUser } = options;
  return createGuard(async (request) => {
    const user = await from(request);
    const actual = user.vopersonExternalAffiliation;
    if (actual?.some((value) => patterns.some((pattern) => matchesAffiliation(value, pattern)))) return user;
    throw new AuthorizationError({ required: patterns, actual, checkType: 'affiliation', requireAll: false });
  });
}

/** Returns whether an affiliation matches a pattern (docs/requirements.md, A15). Only complete roles and domains match. */
export function matchesAffiliation(affiliation: string, pattern: string): boolean {
  const owned = splitAffiliation(affiliation);
  const required = splitAffiliation(pattern);
  if (owned === undefined || required === undefined || owned.role === '' || owned.organisation === '') return false;
  return (
    (required.role === '' || required.role === owned.role) &&
    (required.organisation === '' || required.organisation === owned.organisation)
  );
}

function splitAffiliation(text: string): { role: string; organisation: string } | undefined {
  const [role, organisation, ...more] = text.split('@');
  if (role === undefined || organisation === undefined || more.length > 0 || role + organisation === '') return undefined;
  return { role, organisation };
}

function splitParameters<O extends object>(parameters: readonly (string | O)[]): { values: string[]; options: Partial<O> } {
  const values = parameters.filter((parameter) => typeof parameter === 'string');
  const options = parameters.find((parameter) => typeof parameter === 'object');
  return { values, options: (options as O | undefined) ?? {} };
}
