/** The caller: a logged-in user, a program with a token, or a visitor if the hub is open. */
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { AnswerableError, createEntitlements, getOptionalUser, getTokenUser, type User } from '../../auth/index.ts';
import { LoginNeededError } from '../../web/replies/answering.ts';
import type { HubActor } from '../actor.ts';
import type { HubContext } from '../context.ts';
import { createVisitorActor, normalizeVisitorName, readVisitor, setVisitorCookie } from './visitor.ts';

/** A caller who may use the hub. */
export interface HubCaller {
  readonly actor: HubActor;
  /** True if later requests can be recognized: a login, or a visitor whose browser keeps the cookie. */
  readonly isKnown: boolean;
  /** Absent for visitors. */
  readonly user: User | undefined;
  /** True if the caller has COLLABORATION_MANAGER_ENTITLEMENT, and so manages the data of all collaborations. */
  readonly isManager: boolean;
  /** Global URNs of the collaborations in the entitlements. */
  readonly collaborations: ReadonlySet<string>;
}

const asked = new WeakMap<IncomingMessage, Promise<HubCaller>>();

/**
 * Returns the caller of a request, looked up once per request. A new visitor gets a cookie with the response.
 * @throws LoginNeededError, and 502 or 503 if the user of a token could not be determined
 */
export function findCaller(
  context: HubContext,
  request: IncomingMessage & { res?: ServerResponse | undefined },
): Promise<HubCaller> {
  return resolveCaller(context, request, request.res);
}

/** Returns the caller for pages outside the hub, without a cookie for new visitors. @throws as findCaller */
export function findCallerWithoutCookie(context: HubContext, request: IncomingMessage): Promise<HubCaller> {
  return resolveCaller(context, request, undefined);
}

function resolveCaller(
  context: HubContext,
  request: IncomingMessage,
  response: ServerResponse | undefined,
): Promise<HubCaller> {
  const known = asked.get(request) ?? identifyCaller(context, request, response);
  asked.set(request, known);
  return known;
}

async function identifyCaller(
  context: HubContext,
  request: IncomingMessage,
  response: ServerResponse | undefined,
): Promise<HubCaller> {
  const user = await readUser(context, request);
  if (user !== undefined) {
    const entitlements = createEntitlements(context.authentication.settings);
    return {
      actor: { ...createUserActor(user), client: readClientName(request) },
      isKnown: true,
      user,
      isManager: entitlements.isManager(user),
      collaborations: entitlements.globalUrns(user),
    };
  }
  if (context.settings.hubAccess === 'login') throw new LoginNeededError('Log in to use the hub.');
  const visitor = readVisitor(request);
  if (visitor.isNew && response !== undefined && !response.headersSent) setVisitorCookie(response, visitor);
  return {
    actor: { ...createVisitorActor(visitor), client: readClientName(request) },
    isKnown: !visitor.isNew,
    user: undefined,
    isManager: false,
    collaborations: new Set(),
  };
}

/** The first word of a program's User-Agent (RFC 9110, 10.1.5); empty for browsers. */
function readClientName({ headers }: IncomingMessage): string {
  const said = headers['user-agent'] ?? '';
  if (said.startsWith('Mozilla/')) return '';
  return normalizeVisitorName(said.split(' ', 1)[0] ?? '') || 'a program';
}

async function readUser(context: HubContext, request: IncomingMessage): Promise<User | undefined> {
  context.authentication.recognize(request);
  const hasToken = /^bearer /i.test(request.headers.authorization ?? '');
  if (context.settings.hubAccess !== 'login' || !hasToken) return getOptionalUser(request);
  try {
    return await getTokenUser(request);
  } catch (error) {
    if (error instanceof AnswerableError && error.status === 401) throw new LoginNeededError(error.message, { cause: error });
    throw error;
  }
}

/**
 * The name and identifier of a logged-in user in the channel and in the history. The identifier is made from `sub`, which itself
 * only administrators may see (docs/requirements.md, C30).
 */
function createUserActor({ sub, name, preferredUsername }: User): HubActor {
  const mark = createHash('sha256').update(sub).digest('hex').slice(0, 24);
  return {
    userId: `user-${mark}`,
    userName: normalizeVisitorName(name ?? '') || normalizeVisitorName(preferredUsername ?? '') || `Member ${mark.slice(0, 4)}`,
    loggedIn: true,
  };
}
