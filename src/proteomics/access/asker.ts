/** Finds who sent a request: a user with a session, the owner of a personal token, or an unknown client. */
import type { IncomingMessage } from 'node:http';
import type { Request } from 'express';
import { createEntitlements, getOptionalUser } from '../../auth/index.ts';
import { setKnownPerson } from '../../operations/operation-metrics.ts';
import { noteRightToken } from '../../web/limits/right-tokens.ts';
import type { ProteomicsContext } from '../context.ts';
import { type Asker, createLoginNeeded } from './person.ts';
import { confirmRights, convertReportedRights } from './person-rights.ts';
import { updatePersonOfLogin } from './person-store.ts';
import { findToken, readPersonalToken } from './tokens/store.ts';

type AskerContext = Pick<ProteomicsContext, 'pool' | 'authentication' | 'memberships' | 'now'>;

const asked = new WeakMap<Request, Promise<Asker | undefined>>();

/** Returns the sender of a request, looked up once. Undefined without a session and a token. @throws LoginNeededError if the token is invalid */
export function findPrincipal(context: AskerContext, request: Request): Promise<Asker | undefined> {
  const known = asked.get(request) ?? findAsker(context, request);
  asked.set(request, known);
  return known;
}

async function findAsker(context: AskerContext, request: Request): Promise<Asker | undefined> {
  if (request.headers.authorization === undefined) return findSessionAsker(context, request);
  const sent = readPersonalToken(request);
  const found = sent === undefined ? undefined : await findToken(context.pool, sent, context.now());
  if (found === undefined) throw createLoginNeeded('The personal token is not valid.');
  const { person, told, limits } = found;
  setKnownPerson(request, person.subject);
  noteRightToken(request);
  return { person, rights: confirmRights(context, person, told), token: limits };
}

/** Returns the logged-in user, even if the request also has a token. */
export async function findSessionAsker({ pool, authentication }: AskerContext, request: Request): Promise<Asker | undefined> {
  const user = await getOptionalUser(request);
  if (user === undefined) return undefined;
  const entitlements = createEntitlements(authentication.settings);
  const told = { isManager: entitlements.isManager(user), collaborations: [...entitlements.listGlobalUrns(user)].toSorted() };
  return {
    person: await updatePersonOfLogin(
      pool,
      user,
      told,
      async () => (await authentication.sessions?.isStillOpen(request)) === true,
    ),
    rights: convertReportedRights(told),
    token: undefined,
  };
}

/** Returns the `sub` of the owner of a personal token; undefined if the token is missing or invalid, or if the service is open. */
export async function findTokenHolder(
  { pool, now, settings }: Pick<ProteomicsContext, 'pool' | 'now' | 'settings'>,
  request: IncomingMessage,
): Promise<string | undefined> {
  const sent = settings.proteomicsAccess === 'login' ? readPersonalToken(request) : undefined;
  return sent === undefined ? undefined : (await findToken(pool, sent, now()))?.person.subject;
}
