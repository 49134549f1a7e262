import type { Request } from 'express';
import { createEntitlements, getOptionalUser } from '../../auth/index.ts';
import { acceptPersonalToken } from '../../auth/tokens/personal-tokens.ts';
import { getOrAdd } from '../../memoize.ts';
import type { ProteomicsContext } from '../context.ts';
import { createLoginNeededError, type Principal } from './person.ts';
import { convertReportedRights, readConfirmedRights } from './person-rights.ts';
import { readPerson, updatePersonOfLogin } from './person-store.ts';

type PrincipalContext = Pick<ProteomicsContext, 'pool' | 'authentication' | 'memberships' | 'now'>;

const callers = new WeakMap<Request, Promise<Principal | undefined>>();

/** Returns the sender, cached per request; undefined without session and token. @throws LoginNeededError for an invalid token */
export function findPrincipal(context: PrincipalContext, request: Request): Promise<Principal | undefined> {
  return getOrAdd(callers, request, () => identifyPrincipal(context, request));
}

async function identifyPrincipal(context: PrincipalContext, request: Request): Promise<Principal | undefined> {
  if (request.headers.authorization === undefined) return findSessionPrincipal(context, request);
  const token = await acceptPersonalToken(context.pool, 'proteomics', request, context.now());
  const found = token === undefined ? undefined : await readPerson(context.pool, 'subject', token.subject);
  if (token === undefined || found === undefined) throw createLoginNeededError('The personal token is not valid.');
  const { access, places } = token;
  return {
    person: found.person,
    rights: readConfirmedRights(context, found.person, found.reported),
    token: { access, projects: places?.map(Number) ?? null },
  };
}

/** Returns the logged-in user, even if the request also has a token. */
export async function findSessionPrincipal(
  { pool, authentication }: PrincipalContext,
  request: Request,
): Promise<Principal | undefined> {
  const user = await getOptionalUser(request);
  if (user === undefined) return undefined;
  const entitlements = createEntitlements(authentication.settings);
  const { sessions } = authentication;
  const reported = {
    isManager: entitlements.isManager(user),
    collaborations: [...entitlements.listGlobalUrns(user)].toSorted(),
  };
  return {
    person: await updatePersonOfLogin(pool, user, {
      since: (await sessions?.findStart(request)) ?? 0,
      reported,
      isStillOpen: async () => (await sessions?.isStillOpen(request)) === true,
    }),
    rights: convertReportedRights(reported),
    token: undefined,
  };
}
