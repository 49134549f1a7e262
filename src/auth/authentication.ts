/** Creates the authentication of an application. Guards find it by the request. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import { type AuthLog, silentAuthLog } from './auth-log.ts';
import type { FetchLimits } from './bounded-fetch.ts';
import { LoginOffError } from './login/login-errors.ts';
import { OidcClient } from './login/oidc-client.ts';
import { createSavedForms, type FormSender, type SavedForms } from './login/saved-forms.ts';
import { createRecords } from './sessions/records.ts';
import { createSeal, type Seal } from './sessions/sealing.ts';
import { loadSessionSecrets } from './sessions/secret-key.ts';
import type { SessionStore } from './sessions/session-store.ts';
import { createMemorySessionStore } from './sessions/session-store.ts';
import { type CurrentClaims, createSessions, type Sessions } from './sessions/sessions.ts';
import { type AuthSettings, listMissingForLogin, listSettingsWarnings } from './settings.ts';
import type { User } from './user.ts';

export interface AuthenticationParts {
  settings: AuthSettings;
  /** Store of sessions. The default store is in memory, so sessions end with the process. */
  store?: SessionStore | undefined;
  log?: AuthLog | undefined;
  /** Returns milliseconds since 1970; the default is the clock. */
  now?: (() => number) | undefined;
  limits?: FetchLimits | undefined;
  /** Returns the client that sent a form, for the size limits of saved forms. The default is the address of the connection. */
  senderOf?: FormSender | undefined;
  /** Removes claims that are no longer valid, such as those of an ended membership. By default, no claim is removed. */
  currentClaims?: CurrentClaims | undefined;
  /** Returns the login subject for the uid in an application token. The default is the uid itself. */
  findSubject?: ((uid: string) => Promise<string>) | undefined;
  /** Called before each session begins. */
  onLogin?: ((user: User) => Promise<void>) | undefined;
}

/** Settings and sessions that the guards and the login routes of one application share. */
export interface Authentication {
  readonly settings: AuthSettings;
  readonly client: OidcClient;
  /** `undefined` if there is no session secret. */
  readonly sessions: Sessions | undefined;
  /** Removes claims that are no longer valid. Also used for work that outlives the session. */
  readonly currentClaims: CurrentClaims;
  readonly findSubject: (uid: string) => Promise<string>;
  readonly onLogin: (user: User) => Promise<void>;
  /** Forms that were sent after the end of a session; `undefined` if there is no session secret. */
  readonly savedForms: SavedForms | undefined;
  /** Returns the seal of stored secrets; undefined without SECRET_KEY if processes share a database. @throws SecretKeyError */
  readonly openSeal: () => Seal | undefined;
  /** Variables that login still requires; empty if login is enabled. */
  readonly missingForLogin: readonly string[];
  /** Registers a request that no middleware handles, such as a WebSocket upgrade, with the guards. */
  readonly recognize: (request: IncomingMessage) => void;
  /** Registers requests with the guards. A session is looked up only when a guard requires it. */
  readonly middleware: RequestHandler;
}

const getConnection: FormSender = ({ socket }) => ({ key: socket.remoteAddress ?? '', isShared: false });

/** Thrown if a guard is called for a request that has not passed the middleware. */
export class AuthenticationNotMountedError extends Error {
  override readonly name = 'AuthenticationNotMountedError';
  constructor() {
    super('Mount the middleware of createAuthentication before any code that reads the user.');
  }
}

const authentications = new WeakMap<IncomingMessage, Authentication>();

/** Creates the authentication. Missing settings disable only the features that need them. @throws SecretKeyError */
export function createAuthentication(parts: AuthenticationParts): Authentication {
  const { settings, log = silentAuthLog, now = Date.now, limits, senderOf = getConnection } = parts;
  const currentClaims = parts.currentClaims ?? (async (user) => user);
  for (const warning of listSettingsWarnings(settings)) log.warn({}, warning);
  const missing = listMissingForLogin(settings);
  // Without login, no new secret is needed. Existing sessions need the configured one.
  const secrets = missing.length > 0 && settings.secretKey === undefined ? undefined : loadSessionSecrets(settings, log);
  const store = parts.store ?? createMemorySessionStore();
  const records = secrets === undefined ? undefined : createRecords({ store, secrets, log, now });
  let seal: Seal | undefined;
  const authentication: Authentication = {
    settings,
    openSeal() {
      const ownSecrets = seal === undefined ? (secrets ?? loadSessionSecrets(settings, log)) : undefined;
      if (ownSecrets !== undefined) seal = createSeal(ownSecrets);
      return seal;
    },
    client: new OidcClient(settings, { records, log, now, limits }),
    sessions: records === undefined ? undefined : createSessions(records, settings, now, currentClaims),
    currentClaims,
    findSubject: parts.findSubject ?? (async (uid) => uid),
    onLogin: parts.onLogin ?? (async () => undefined),
    savedForms: records === undefined ? undefined : createSavedForms({ records, settings, now }, senderOf),
    missingForLogin: missing,
    recognize: (request) => {
      authentications.set(request, authentication);
    },
    middleware: (request, _response, next) => {
      authentications.set(request, authentication);
      next();
    },
  };
  return authentication;
}

/** Returns the authentication of a request. @throws AuthenticationNotMountedError */
export function getAuthentication(request: IncomingMessage): Authentication {
  const authentication = authentications.get(request);
  if (authentication === undefined) throw new AuthenticationNotMountedError();
  return authentication;
}

/** Returns the client of the login proxy (docs/requirements.md, A4). @throws AuthenticationNotMountedError */
export function getOidcClient(request: IncomingMessage): OidcClient {
  return getAuthentication(request).client;
}

/**
 * Begins a session for a user who has logged in, under a new identifier. An earlier session of the browser ends. The session
 * stores the user's raw claims.
 * @param authenticatedAt as returned by handleCallback
 * @throws AuthenticationNotMountedError, LoginOffError if there is no secret to encrypt it
 */
export async function startSession(
  request: IncomingMessage,
  response: ServerResponse,
  user: User,
  authenticatedAt?: number,
): Promise<void> {
  const { sessions, settings, onLogin } = getAuthentication(request);
  if (sessions === undefined) throw new LoginOffError(listMissingForLogin(settings));
  await onLogin(user);
  await sessions.startSession(request, response, user, authenticatedAt);
}

/** Ends the session of a request, on the server and in the browser, if there is one. @throws AuthenticationNotMountedError */
export async function endSession(request: IncomingMessage, response: ServerResponse): Promise<void> {
  await getAuthentication(request).sessions?.endSession(request, response);
}
