/** Who asks: somebody who is logged in, the holder of a personal token, or nobody that is known. */
import type { IncomingMessage } from 'node:http';
import type { Request } from 'express';
import { createEntitlements, getOptionalUser } from '../../auth/index.ts';
import { noteKnownPerson } from '../../operations/called-operation.ts';
import { noteRightToken } from '../../web/limits/right-tokens.ts';
import type { ProteomicsContext } from '../context.ts';
import { type Asker, personNeeded } from './person.ts';
import { personOfLogin } from './person-store.ts';
import { standingAfterLogin, standingOfLogin } from './standing.ts';
import { findToken, personalTokenIn } from './tokens/store.ts';

type AskerContext = Pick<ProteomicsContext, 'pool' | 'authentication' | 'memberships' | 'now'>;

const asked = new WeakMap<Request, Promise<Asker | undefined>>();

/**
 * Who asks; looked up once per request. Undefined where nobody is logged in and no token was sent.
 *
 * @throws LoginNeededError for a token that is not valid
 */
export function askerOf(context: AskerContext, request: Request): Promise<Asker | undefined> {
  const known = asked.get(request) ?? findAsker(context, request);
  asked.set(request, known);
  return known;
}

async function findAsker(context: AskerContext, request: Request): Promise<Asker | undefined> {
  if (request.headers.authorization === undefined) return sessionAsker(context, request);
  const sent = personalTokenIn(request);
  const found = sent === undefined ? undefined : await findToken(context.pool, sent, context.now());
  if (found === undefined) throw personNeeded('The personal token is not valid.');
  const { person, told, limits } = found;
  noteKnownPerson(request, person.subject);
  noteRightToken(request);
  return { person, standing: standingAfterLogin(context, person, told), token: limits };
}

/** The user who is logged in, whatever else the request brings. */
export async function sessionAsker({ pool, authentication }: AskerContext, request: Request): Promise<Asker | undefined> {
  const user = await getOptionalUser(request);
  if (user === undefined) return undefined;
  const entitlements = createEntitlements(authentication.settings);
  const told = { isManager: entitlements.isManager(user), collaborations: [...entitlements.globalUrns(user)].toSorted() };
  return {
    person: await personOfLogin(pool, user, told, async () => (await authentication.sessions?.isStillOpen(request)) === true),
    standing: standingOfLogin(told),
    token: undefined,
  };
}

/** `sub` of the person whose personal token a request brings; undefined without a valid one, and where the service is open. */
export async function holderOfToken(
  { pool, now, settings }: Pick<ProteomicsContext, 'pool' | 'now' | 'settings'>,
  request: IncomingMessage,
): Promise<string | undefined> {
  const sent = settings.proteomicsAccess === 'login' ? personalTokenIn(request) : undefined;
  return sent === undefined ? undefined : (await findToken(pool, sent, now()))?.person.subject;
}
