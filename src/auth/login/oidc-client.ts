/** The client of the login proxy and of the platform's token check (docs/requirements.md, A4). */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { logins } from '../../operations/metrics.ts';
import type { AuthLog } from '../auth-log.ts';
import { type BoundedFetch, createBoundedFetch, DEFAULT_LIMITS, type FetchLimits } from '../bounded-fetch.ts';
import type { Records } from '../sessions/records.ts';
import { type AuthSettings, listMissingForLogin } from '../settings.ts';
import {
  type Introspection,
  type IntrospectionParts,
  introspectAccessToken,
  introspectApplicationToken,
} from '../tokens/introspection.ts';
import { createSignatureProof, type TokenProof } from '../tokens/signature-proof.ts';
import type { User } from '../user.ts';
import { startLogin } from './begin-login.ts';
import { completeLogin, type LoginToken } from './complete-login.ts';
import { LoginError, LoginNotCompletedError, LoginOffError } from './login-errors.ts';
import { createProvider, type Provider, selectScopes } from './provider.ts';
import { explainProviderFailure } from './provider-failure.ts';
import { consumeLogin } from './take-login.ts';

/** Dependencies of the client in addition to the settings. */
export interface OidcClientParts {
  /** Store of logins in progress; without it, login is off. */
  records: Records | undefined;
  log: AuthLog;
  /** Milliseconds since 1970; the clock by default. */
  now?: (() => number) | undefined;
  limits?: FetchLimits | undefined;
}

/** Options of a login. */
export interface AuthorizeOptions {
  /** The callback address; `{base_url}/auth/callback` by default. It must be registered at the provider. */
  redirectUri?: string | undefined;
  /** The page after the login; see safeReturnTo. */
  returnTo?: string | undefined;
  /** If true, the provider authenticates the user again (`prompt=login`) and reports the time. */
  isAgain?: boolean | undefined;
}

/** A login that is done. */
export interface LoginResult {
  token: LoginToken;
  user: User;
  /** Time of the last authentication at the provider, in milliseconds since 1970; undefined if the provider does not report it. */
  authenticatedAt: number | undefined;
  /** A safe address for the browser to go to. */
  returnTo: string;
}

/** Logs users in, and introspects tokens. */
export class OidcClient {
  readonly #settings: AuthSettings;
  readonly #parts: OidcClientParts;
  readonly #now: () => number;
  readonly #provider: Provider;
  readonly #askPlatform: BoundedFetch;
  readonly #signatureProof: (token: string) => TokenProof | undefined;

  constructor(settings: AuthSettings, parts: OidcClientParts) {
    const limits = parts.limits ?? DEFAULT_LIMITS;
    this.#settings = settings;
    this.#parts = parts;
    this.#now = parts.now ?? Date.now;
    this.#provider = createProvider(settings, limits, this.#now);
    this.#askPlatform = createBoundedFetch('collaboration platform', limits, settings.debug);
    this.#signatureProof = createSignatureProof(this.#provider, createBoundedFetch('login service', limits, settings.debug));
  }

  /**
   * Starts a login: sets the cookie that binds the browser to it, and returns the provider's address.
   *
   * @throws LoginOffError, LoginIssuerError, ProviderUnreachableError, ProviderTimeoutError, ProviderAnswerTooLargeError, ProviderAnswerError
   */
  async startLogin(request: IncomingMessage, response: ServerResponse, options: AuthorizeOptions = {}): Promise<URL> {
    const records = this.#records();
    const configuration = await this.#provider();
    const target = {
      redirectUri: options.redirectUri ?? `${this.#settings.baseUrl}/auth/callback`,
      returnTo: options.returnTo,
      scope: selectScopes(configuration, this.#settings),
      isAgain: options.isAgain ?? false,
    };
    logins.inc({ outcome: 'started' });
    return startLogin({ settings: this.#settings, records, now: this.#now }, configuration, request, response, target);
  }

  /** Starts a login and answers 303 to the provider. Throws as startLogin. */
  async authorizeRedirect(request: IncomingMessage, response: ServerResponse, options: AuthorizeOptions = {}): Promise<void> {
    const address = await this.startLogin(request, response, options);
    response.statusCode = 303;
    response.setHeader('Location', address.href);
    response.end();
  }

  /**
   * Completes a login with the provider's answer. It does not create a session: pass the user to startSession.
   *
   * @param logWith added to the log line of a failed login, such as the id of the request
   * @throws a subclass of LoginError; see login-errors.ts
   */
  async handleCallback(request: IncomingMessage, logWith: object = {}): Promise<LoginResult> {
    const parts = { settings: this.#settings, records: this.#records(), now: this.#now };
    let returnTo: string | undefined;
    try {
      const pending = await consumeLogin(parts, request);
      returnTo = pending.record.returnTo;
      const login = await completeLogin(await this.#provider(), pending, this.#now);
      logins.inc({ outcome: 'completed' });
      return { ...login, returnTo };
    } catch (error) {
      throw this.#noted(explainProviderFailure(error), returnTo, logWith);
    }
  }

  /**
   * Introspects an OIDC access token at the provider.
   *
   * @throws LoginOffError, IntrospectionOffError, ProviderUnreachableError, ProviderTimeoutError, ProviderAnswerTooLargeError, ProviderAnswerError
   */
  async introspectToken(token: string): Promise<Introspection> {
    return introspectAccessToken(this.#introspectionParts(), await this.#provider(), token);
  }

  /**
   * Introspects an application token, which a user created at the platform.
   *
   * @throws IntrospectionOffError, IntrospectionTokenError, ProviderUnreachableError, ProviderTimeoutError,
   * ProviderAnswerTooLargeError, ProviderAnswerError
   */
  async introspectCollabToken(userToken: string): Promise<Introspection> {
    return introspectApplicationToken({ ...this.#introspectionParts(), fetchBounded: this.#askPlatform }, userToken);
  }

  /**
   * Returns a check that the provider has signed a token that has not expired; undefined for a token without a signature. The token may be
   * revoked: the check sends it nowhere.
   */
  proofOf(token: string): TokenProof | undefined {
    return this.#signatureProof(token);
  }

  #introspectionParts(): IntrospectionParts {
    return { settings: this.#settings, log: this.#parts.log, now: this.#now };
  }

  #records(): Records {
    const { records } = this.#parts;
    if (records === undefined) throw new LoginOffError(listMissingForLogin(this.#settings));
    return records;
  }

  #noted(error: unknown, returnTo: string | undefined, logWith: object): unknown {
    logins.inc({ outcome: error instanceof LoginError ? error.name : 'unexpected' });
    if (!(error instanceof LoginError)) return error;
    error.returnTo ??= returnTo;
    const reason = error.cause instanceof Error ? error.cause.message : undefined;
    const providerCode = error instanceof LoginNotCompletedError ? error.providerCode : undefined;
    this.#parts.log.warn({ ...logWith, failure: error.name, reason, providerCode }, 'a login failed');
    return error;
  }
}
