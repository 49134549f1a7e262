/** Finds who sent a request: a user with a session, the owner of a personal token, or an unknown client. */
import type { Request } from 'express';
import { createEntitlements, getOptionalUser } from '../../auth/index.ts';
import { acceptPersonalToken } from '../../auth/tokens/personal-tokens.ts';
import { getOrAdd } from '../../memoize.ts';
import type { ProteomicsContext } from '../context.ts';
import { type Asker, createLoginNeeded } from './person.ts';
import { confirmRights, convertReportedRights } from './person-rights.ts';
import { readPerson, updatePersonOfLogin } from './person-store.ts';

type AskerContext = Pick<ProteomicsContext, 'pool' | 'authentication' | 'memberships' | 'now'>;

const callers = new WeakMap<Request, Promise<Asker | undefined>>();

/** Returns the sender of a request, looked up once. Undefined without a session and a token. @throws LoginNeededError if the token is invalid */
export function findPrincipal(context: AskerContext, request: Request): Promise<Asker | undefined> {
  return getOrAdd(callers, request, () => findAsker(context, request));
}

async function findAsker(context: AskerContext, request: Request): Promise<Asker | undefined> {
  if (request.headers.authorization === undefined) return findSessionAsker(context, request);
  const token = await acceptPersonalToken(context.pool, 'proteomics', request, context.now());
  const found = token === undefined ? undefined : await readPerson(context.pool, 'subject', token.subject);
  if (token === undefined || found === undefined) throw createLoginNeeded('The personal token is not valid.');
  const { access, places } = token;
  return {
    person: found.person,
    rights: confirmRights(context, found.person, found.reported),
    token: { access, projects: places?.map(Number) ?? null },
  };
}

/** Returns the logged-in user, even if the request also has a token. */
export async function findSessionAsker({ pool, authentication }: AskerContext, request: Request): Promise<Asker | undefined> {
  const user = await getOptionalUser(request);
  if (user === undefined) return undefined;
  const entitlements = createEntitlements(authentication.settings);
  const claims = {
    isManager: entitlements.isManager(user),
    collaborations: [...entitlements.listGlobalUrns(user)].toSorted(),
  };
  return {
    person: await updatePersonOfLogin(
      pool,
      user,
      claims,
      async () => (await authentication.sessions?.isStillOpen(request)) === true,
    ),
    rights: convertReportedRights(claims),
    token: undefined,
  };
}
