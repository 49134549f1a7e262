/**
 * Sessions (docs/requirements.md, A9). The server stores them encrypted; the browser has an opaque identifier, which is new after
 * every login. A session ends at a fixed age, or earlier if it was idle for SESSION_MAX_IDLE. express-session does not meet these
 * requirements: it extends a session with every request, sets no secure cookie behind an untrusted proxy, and looks up the
 * session of every request, although most requests need none.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setRequestUser } from '../../operations/operation-metrics.ts';
import { addCookiePrefix, listCookieValues, setCookie } from '../../web/cookies.ts';
import type { AuthSettings } from '../settings.ts';
import { User } from '../user.ts';
import { generateIdentifier, isSessionIdentifier, type Records } from './records.ts';

/** The encrypted part of a stored session. */
interface SessionRecord {
  claims: Record<string, unknown>;
  /** Milliseconds since 1970 at the login. */
  since: number;
  /** Time of the authentication at the provider, in milliseconds since 1970; undefined if the provider did not report it. */
  authenticatedAt?: number | undefined;
}

/** Time of the last use. It is a separate record, because rewriting the session could restore a session that has just ended. */
interface UseRecord {
  /** Milliseconds since 1970. */
  at: number;
}

interface LiveSession {
  identifier: string;
  user: User;
  since: number;
  authenticatedAt: number | undefined;
}

interface Summary {
  /** Milliseconds since 1970 at the login. */
  since: number;
  agent: string;
}

export interface OwnSession extends Summary {
  /** Identifies the session for {@link Sessions.endOwn}. */
  readonly handle: string;
  /** Milliseconds since 1970. */
  readonly endsAt: number;
  /** True if the current request belongs to the session. */
  readonly isThis: boolean;
}

export interface Sessions {
  /** Returns the user of the request's session; `undefined` if there is no session. Looked up once per request. */
  findUser(request: IncomingMessage): Promise<User | undefined>;
  /** Starts a session, and ends the previous one and those above the limit. `authenticatedAt`: milliseconds since 1970. */
  startSession(request: IncomingMessage, response: ServerResponse, user: User, authenticatedAt?: number): Promise<void>;
  /** Returns whether the provider authenticated the request's user in the last five minutes. */
  isRecent(request: IncomingMessage): Promise<boolean>;
  /** Ends the request's session on the server, and removes its cookie. Does nothing without a session. */
  endSession(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Returns all sessions of the request's user: the current one first, then the newest. */
  listOwn(request: IncomingMessage): Promise<OwnSession[]>;
  /** Ends one of the user's own sessions, or all except the current one. Returns their number. */
  endOwn(request: IncomingMessage, handle?: string): Promise<number>;
  /** Ends all sessions of a user, or of all users; resolves with their number. */
  endAll(sub: string | undefined): Promise<number>;
  /** Returns when the request's session began, in milliseconds since 1970. */
  findStart(request: IncomingMessage): Promise<number | undefined>;
  /** Looks up again whether the session of a running request still exists. */
  isStillOpen(request: IncomingMessage): Promise<boolean>;
  /** Returns the handle of the session in a request's cookie, as in {@link OwnSession.handle}, without looking it up. */
  getHandle(request: IncomingMessage): string | undefined;
  /** Registers a listener for the handles of sessions that end early. */
  onEnd(listener: (handle: string) => void): void;
}

/** Returns the user with the claims that still apply. Never rejects. `since`: time of the login in milliseconds since 1970. */
export type CurrentClaims = (user: User, since: number) => Promise<User>;

const MAX_AGENT_LENGTH = 400;
/** Maximum session cookies of a request, because each costs a query. Others are ignored. */
const MAX_SESSION_COOKIES = 4;

/** Seconds for which a login counts as recent. Ending other sessions requires a recent login. */
export const RECENT_LOGIN_SECONDS = 300;

/** Seconds for which a browser remembers the user of its last session. Forms can stay open over holidays. */
const PERSON_COOKIE_SECONDS = 2_592_000;

/** Returns the name of the session cookie. It has the prefix for HTTPS if the cookie is sent over HTTPS only. */
export function getSessionCookieName(
  settings: Pick<AuthSettings, 'sessionCookieName' | 'sessionHttpsOnly' | 'baseUrl'>,
): string {
  const isHttps = settings.sessionHttpsOnly && settings.baseUrl.startsWith('https:');
  return isHttps ? addCookiePrefix(settings.sessionCookieName) : settings.sessionCookieName;
}

/** Returns the name of the cookie with the user of the last session. The cookie does not authenticate. */
export function getPersonCookieName(settings: Parameters<typeof getSessionCookieName>[0]): string {
  return `${getSessionCookieName(settings)}_person`;
}

/** Creates the sessions. `now` returns milliseconds since 1970. Without `currentClaims`, claims of the login stay. */
export function createSessions(
  records: Records,
  settings: Pick<
    AuthSettings,
    'sessionCookieName' | 'sessionMaxAge' | 'sessionMaxIdle' | 'sessionsPerUser' | 'sessionHttpsOnly' | 'baseUrl'
  >,
  now: () => number,
  currentClaims: CurrentClaims = async (user) => user,
): Sessions {
  const { sessionHttpsOnly: secure } = settings;
  const name = getSessionCookieName(settings);
  const maxAgeMs = settings.sessionMaxAge * 1_000;
  const maxIdleMs = settings.sessionMaxIdle * 1_000;
  const identified = new WeakMap<IncomingMessage, string>();
  const lookedUp = new WeakMap<IncomingMessage, Promise<LiveSession | undefined>>();

  const listIdentifiers = (request: IncomingMessage) =>
    listCookieValues(request, name).filter(isSessionIdentifier).slice(0, MAX_SESSION_COOKIES);

  const lookUpSession = async (request: IncomingMessage): Promise<LiveSession | undefined> => {
    for (const identifier of listIdentifiers(request)) {
      const session = await readLiveSession(identifier);
      if (session !== undefined) return session;
    }
    return undefined;
  };

  const readLiveSession = async (identifier: string): Promise<LiveSession | undefined> => {
    const record = (await records.read('session', identifier)) as SessionRecord | undefined;
    if (record === undefined) return undefined;
    // A shorter SESSION_MAX_AGE also applies to existing sessions.
    const endsAt = record.since + maxAgeMs;
    if (endsAt <= now() || (maxIdleMs > 0 && !(await isInUse(identifier, record.since, endsAt)))) return undefined;
    const user = await currentClaims(User.fromClaims(record.claims), record.since);
    return { identifier, user, since: record.since, authenticatedAt: record.authenticatedAt };
  };

  const isInUse = async (identifier: string, since: number, endsAt: number): Promise<boolean> => {
    const used = (await records.read('use', identifier)) as UseRecord | undefined;
    const idleMs = now() - (used?.at ?? since);
    if (idleMs >= maxIdleMs) return false;
    if (idleMs >= maxIdleMs / 10) await records.set('use', identifier, { at: now() } satisfies UseRecord, new Date(endsAt));
    return true;
  };

  const findLiveSession = (request: IncomingMessage): Promise<LiveSession | undefined> => {
    const found =
      lookedUp.get(request) ??
      lookUpSession(request).then((session) => {
        if (session !== undefined) {
          setRequestUser(request, session.user.sub);
          identified.set(request, session.identifier);
        }
        return session;
      });
    lookedUp.set(request, found);
    return found;
  };

  const listeners: ((handle: string) => void)[] = [];
  const reportSessionEnd = (handle: string) => {
    for (const listener of listeners) listener(handle);
  };

  const findHandle = (request: IncomingMessage): string | undefined => {
    const identifier = identified.get(request) ?? listIdentifiers(request)[0];
    return identifier === undefined ? undefined : records.handleOf('session', identifier);
  };

  const removeOldSessions = async (request: IncomingMessage): Promise<void> => {
    for (const identifier of listIdentifiers(request)) {
      await records.remove('session', identifier);
      reportSessionEnd(records.handleOf('session', identifier));
    }
  };

  const listSessions = async (sub: string, identifier: string): Promise<OwnSession[]> => {
    const here = records.handleOf('session', identifier);
    const all = (await records.listOwned(sub)).map(({ handle, summary }) => {
      const { since, agent } = summary as Summary;
      return { handle, since, agent, endsAt: since + maxAgeMs, isThis: handle === here };
    });
    return all
      .filter(({ endsAt }) => endsAt > now())
      .sort((one, other) => Number(other.isThis) - Number(one.isThis) || other.since - one.since);
  };

  const listOwnSessions = async (request: IncomingMessage): Promise<OwnSession[]> => {
    const session = await findLiveSession(request);
    return session === undefined ? [] : listSessions(session.user.sub, session.identifier);
  };

  const endSessions = async (ended: readonly OwnSession[]): Promise<number> => {
    await Promise.all(ended.map(({ handle }) => records.removeOwned(handle)));
    for (const { handle } of ended) reportSessionEnd(handle);
    return ended.length;
  };

  return {
    listOwn: listOwnSessions,
    async endOwn(request, handle) {
      return endSessions(
        (await listOwnSessions(request)).filter((one) => (handle === undefined ? !one.isThis : one.handle === handle)),
      );
    },
    async endAll(sub) {
      const handles = await records.removeAllOf(sub);
      for (const handle of handles) reportSessionEnd(handle);
      return handles.length;
    },
    async isRecent(request) {
      const { authenticatedAt = 0 } = (await findLiveSession(request)) ?? {};
      return now() - authenticatedAt <= RECENT_LOGIN_SECONDS * 1_000;
    },
    isStillOpen: async (request) => (await lookUpSession(request)) !== undefined,
    getHandle: findHandle,
    onEnd: (listener) => void listeners.push(listener),
    async findUser(request) {
      return (await findLiveSession(request))?.user;
    },
    async findStart(request) {
      return (await findLiveSession(request))?.since;
    },
    async startSession(request, response, user, authenticatedAt) {
      await removeOldSessions(request);
      const identifier = generateIdentifier();
      const since = now();
      const record: SessionRecord = { claims: { ...user.rawClaims }, since, authenticatedAt };
      const summary: Summary = { since, agent: (request.headers['user-agent'] ?? '').slice(0, MAX_AGENT_LENGTH) };
      await records.set('session', identifier, record, new Date(since + maxAgeMs), { owner: user.sub, summary });
      await endSessions((await listSessions(user.sub, identifier)).slice(settings.sessionsPerUser));
      setCookie(response, { name, value: identifier, maxAge: settings.sessionMaxAge, secure });
      const [mark = ''] = records.listMarks(user.sub);
      setCookie(response, { name: getPersonCookieName(settings), value: mark, maxAge: PERSON_COOKIE_SECONDS, secure });
      lookedUp.set(request, Promise.resolve({ identifier, user, since, authenticatedAt }));
      setRequestUser(request, user.sub);
    },
    async endSession(request, response) {
      await removeOldSessions(request);
      lookedUp.set(request, Promise.resolve(undefined));
      if (listCookieValues(request, name).length > 0) setCookie(response, { name, value: '', maxAge: 0, secure });
    },
  };
}
