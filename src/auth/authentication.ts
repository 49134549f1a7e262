/** The library put together, and how guards find it from a request. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import { type AuthLog, silentAuthLog } from './auth-log.ts';
import type { FetchLimits } from './bounded-fetch.ts';
import { LoginOffError } from './login/login-errors.ts';
import { OidcClient } from './login/oidc-client.ts';
import { createKeptForms, type FormSender, type SavedForms } from './login/saved-forms.ts';
import { createRecords } from './sessions/records.ts';
import { sessionSecrets } from './sessions/secret-key.ts';
import type { SessionStore } from './sessions/session-store.ts';
import { createMemorySessionStore } from './sessions/session-store.ts';
import { createSessions, type Sessions } from './sessions/sessions.ts';
import { type AuthSettings, missingForLogin, settingsWarnings } from './settings.ts';
import type { User } from './user.ts';

/** What the library is put together from. */
export interface AuthenticationParts {
  settings: AuthSettings;
  /** Where sessions lie; in memory by default, where they end with the process. */
  store?: SessionStore | undefined;
  log?: AuthLog | undefined;
  /** Milliseconds since 1970; the clock by default. */
  now?: (() => number) | undefined;
  /** Limits of requests to the provider and the platform. */
  limits?: FetchLimits | undefined;
  /** Who sends a form that is kept; the address of the connection by default. */
  senderOf?: FormSender | undefined;
}

/** The library at work in one application. */
export interface Authentication {
  readonly settings: AuthSettings;
  readonly client: OidcClient;
  /** `undefined` while there is no session secret. */
  readonly sessions: Sessions | undefined;
  /** Forms that were sent after a session's end; `undefined` while there is no session secret. */
  readonly keptForms: SavedForms | undefined;
  /** Variables to set before anybody can log in; none when login is on. */
  readonly missingForLogin: readonly string[];
  /** Makes a request known to the guards that no middleware sees: one that asks for another protocol. */
  readonly recognize: (request: IncomingMessage) => void;
  /** Makes requests known to the guards. Costs nothing: sessions are looked up when somebody asks. */
  readonly middleware: RequestHandler;
}

const connectionOf: FormSender = ({ socket }) => ({ key: socket.remoteAddress ?? '', isShared: false });

/** A guard was asked about a request that never went through the middleware. */
export class AuthenticationNotMountedError extends Error {
  override readonly name = 'AuthenticationNotMountedError';
  constructor() {
    super('Mount the middleware of createAuthentication before anything that asks who the user is.');
  }
}

const known = new WeakMap<IncomingMessage, Authentication>();

/**
 * Puts the library together. What is missing switches off only what needs it, and the log says at once what should not stay
 * as it is.
 *
 * @throws SecretKeyError when SECRET_KEY is unset and no secret can be kept in DATA_DIR
 */
export function createAuthentication(parts: AuthenticationParts): Authentication {
  const { settings, log = silentAuthLog, now = Date.now, limits, senderOf = connectionOf } = parts;
  for (const warning of settingsWarnings(settings)) log.warn({}, warning);
  const missing = missingForLogin(settings);
  // While nobody can log in, no secret needs to be made; sessions that there are go on with a given one.
  const secrets = missing.length > 0 && settings.secretKey === undefined ? undefined : sessionSecrets(settings, log);
  const store = parts.store ?? createMemorySessionStore();
  const records = secrets === undefined ? undefined : createRecords({ store, secrets, log, now });
  const authentication: Authentication = {
    settings,
    client: new OidcClient(settings, { records, log, now, limits }),
    sessions: records === undefined ? undefined : createSessions(records, settings, now),
    keptForms: records === undefined ? undefined : createKeptForms({ records, settings, now }, senderOf),
    missingForLogin: missing,
    recognize: (request) => {
      known.set(request, authentication);
    },
    middleware: (request, _response, next) => {
      known.set(request, authentication);
      next();
    },
  };
  return authentication;
}

/**
 * The library that a request went through.
 *
 * @throws AuthenticationNotMountedError
 */
export function authenticationOf(request: IncomingMessage): Authentication {
  const authentication = known.get(request);
  if (authentication === undefined) throw new AuthenticationNotMountedError();
  return authentication;
}

/**
 * The client of the login proxy (docs/requirements.md, A4).
 *
 * @throws AuthenticationNotMountedError
 */
export function getOidcClient(request: IncomingMessage): OidcClient {
  return authenticationOf(request).client;
}

/**
 * Begins a session for a user who has logged in, under a new identifier; a session that the browser had ends. The user's raw
 * claims are kept in it.
 *
 * @param authenticatedAt as returned by handleCallback
 * @throws AuthenticationNotMountedError, LoginOffError when there is no secret to seal it with
 */
export async function startSession(
  request: IncomingMessage,
  response: ServerResponse,
  user: User,
  authenticatedAt?: number,
): Promise<void> {
  const { sessions, settings } = authenticationOf(request);
  if (sessions === undefined) throw new LoginOffError(missingForLogin(settings));
  await sessions.begin(request, response, user, authenticatedAt);
}

/**
 * Ends the session of a request, on the server and in the browser. Without one nothing happens.
 *
 * @throws AuthenticationNotMountedError
 */
export async function endSession(request: IncomingMessage, response: ServerResponse): Promise<void> {
  await authenticationOf(request).sessions?.end(request, response);
}
