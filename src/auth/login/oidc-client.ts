/** OpenID Connect login (docs/requirements.md, A4): code flow with PKCE, state and nonce (Core, 3.1; RFC 7636; RFC 9700). */
import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import { logins } from '../../operations/metrics.ts';
import { getOriginalAddress } from '../../operations/operation-metrics.ts';
import { hasOtherLocalName } from '../../web/hosts/host-names.ts';
import type { AuthLog } from '../auth-log.ts';
import { type BoundedFetch, createBoundedFetch, DEFAULT_LIMITS, type FetchLimits } from '../bounded-fetch.ts';
import type { Records } from '../sessions/records.ts';
import { RECENT_LOGIN_SECONDS } from '../sessions/sessions.ts';
import { type AuthSettings, listMissingForLogin } from '../settings.ts';
import {
  type Introspection,
  type IntrospectionParts,
  introspectAccessToken,
  introspectApplicationToken,
} from '../tokens/introspection.ts';
import { createSignatureProof, type TokenProof } from '../tokens/signature-proof.ts';
import { User } from '../user.ts';
import {
  convertProviderError,
  LoginError,
  LoginIncompleteError,
  LoginNotCompletedError,
  LoginNotRecentError,
  LoginNotStartedError,
  LoginOffError,
  LoginStateError,
} from './login-errors.ts';
import { getBrowserIdentifier, type LoginParts, type LoginRecord, setLoginCookie } from './login-parts.ts';
import { createProvider, type Provider, selectScopes } from './provider.ts';
import { sanitizeReturnTo } from './return-to.ts';

/** Begins a login, and returns the provider's address. One cookie binds all logins in progress to the browser. */
export async function startLogin(
  parts: LoginParts,
  configuration: Configuration,
  request: IncomingMessage,
  response: ServerResponse,
  {
    redirectUri,
    returnTo,
    scope,
    isAgain,
  }: { redirectUri: string; returnTo: string | undefined; scope: string; isAgain: boolean },
): Promise<URL> {
  const state = randomState();
  const record: LoginRecord = {
    nonce: randomNonce(),
    codeVerifier: randomPKCECodeVerifier(),
    redirectUri,
    returnTo: sanitizeReturnTo(returnTo, parts.settings.allowedRedirectUrls),
    ...(isAgain ? { maxAge: RECENT_LOGIN_SECONDS } : {}),
  };
  await setLoginCookie(parts, request, response, { purpose: 'login', part: `.${state}`, value: record });
  return buildAuthorizationUrl(configuration, {
    redirect_uri: redirectUri,
    scope,
    state,
    nonce: record.nonce,
    code_challenge: await calculatePKCECodeChallenge(record.codeVerifier),
    code_challenge_method: 'S256',
    // OpenID Connect Core, section 3.1.2.1: with max_age, the ID token must contain auth_time.
    ...(isAgain ? { prompt: 'login', max_age: String(RECENT_LOGIN_SECONDS) } : {}),
  });
}

export interface PendingLogin {
  state: string;
  record: LoginRecord;
  /** The callback URL as the browser requested it, including the parameters from the provider. */
  answer: URL;
}

/** Removes and returns the login of a callback. @throws LoginNotStartedError, LoginStateError, LoginIncompleteError */
export async function consumeLogin({ settings, records }: LoginParts, request: IncomingMessage): Promise<PendingLogin> {
  const browser = getBrowserIdentifier(request, settings);
  if (browser === undefined) throw new LoginNotStartedError();
  const search = parseSearchParams(request);
  const [state, ...more] = search.getAll('state');
  if (state === undefined || more.length > 0 || state.length > 1_024) throw new LoginStateError();
  const record = (await records.take('login', `${browser}.${state}`)) as LoginRecord | undefined;
  if (record === undefined) throw new LoginStateError();
  const isAmbiguous = ['code', 'error', 'iss'].some((name) => search.getAll(name).length > 1);
  if (isAmbiguous || (search.get('code') === null && search.get('error') === null)) {
    throw Object.assign(new LoginIncompleteError(), { returnTo: record.returnTo });
  }
  const answer = new URL(record.redirectUri);
  for (const [name, value] of search) answer.searchParams.append(name, value);
  return { state, record, answer };
}

/** Parses the original query, because Express changes repeated parameters. */
function parseSearchParams(request: IncomingMessage & { originalUrl?: string }): URLSearchParams {
  const address = request.originalUrl ?? request.url ?? '';
  const query = address.indexOf('?');
  return new URLSearchParams(query === -1 ? '' : address.slice(query + 1));
}

export interface LoginToken {
  accessToken: string;
  tokenType: string;
  /** The validated ID token as a JWT. */
  idToken: string | undefined;
  refreshToken: string | undefined;
  /** Validity of the access token in seconds; undefined if the provider did not send it. */
  expiresIn: number | undefined;
  scope: string | undefined;
}

/** Tolerated difference between the clocks of the provider and of this server. */
const TOLERANCE_SECONDS = 30;

const NO_CLAIMS: { readonly sub?: string; readonly auth_time?: number } = {};

/** Claims of an ID token that describe the token or the login, not the user (OpenID Connect Core, section 2; RFC 7519). */
const TOKEN_CLAIMS: ReadonlySet<string> = new Set(
  'iss aud exp nbf iat jti auth_time nonce acr amr azp at_hash c_hash s_hash sid'.split(' '),
);

/**
 * Exchanges the code, checks the ID token (signature, issuer, audience, age, nonce) and reads the user's claims from it. Claims
 * of userinfo override them if the provider offers it; both must have the same subject. @throws LoginNotRecentError if a repeated
 * authentication was required and the provider does not confirm it; the errors of openid-client; see convertProviderError
 */
export async function completeLogin(
  configuration: Configuration,
  { state, record, answer }: PendingLogin,
  now: () => number,
): Promise<{ token: LoginToken; user: User; authenticatedAt: number | undefined }> {
  const tokens = await authorizationCodeGrant(configuration, answer, {
    expectedState: state,
    expectedNonce: record.nonce,
    pkceCodeVerifier: record.codeVerifier,
    idTokenExpected: true,
  });
  const { sub = '', auth_time: authTime, ...tokenClaims } = tokens.claims() ?? NO_CLAIMS;
  const authenticatedAt = typeof authTime === 'number' ? authTime * 1_000 : undefined;
  if (record.maxAge !== undefined && now() - (authenticatedAt ?? 0) > (record.maxAge + TOLERANCE_SECONDS) * 1_000)
    throw new LoginNotRecentError();
  const hasUserinfo = configuration.serverMetadata().userinfo_endpoint !== undefined;
  const userinfo = hasUserinfo ? await fetchUserInfo(configuration, tokens.access_token, sub) : {};
  const ofPerson = Object.entries(tokenClaims).filter(([name]) => !TOKEN_CLAIMS.has(name));
  return {
    authenticatedAt,
    user: User.fromClaims({ ...Object.fromEntries(ofPerson), ...userinfo, sub }),
    token: {
      accessToken: tokens.access_token,
      tokenType: tokens.token_type,
      idToken: tokens.id_token,
      refreshToken: tokens.refresh_token,
      expiresIn: tokens.expires_in,
      scope: tokens.scope,
    },
  };
}

export interface OidcClientParts {
  /** Store of logins in progress. Without it, login is disabled. */
  records: Records | undefined;
  log: AuthLog;
  /** Returns milliseconds since 1970; the default is the clock. */
  now?: (() => number) | undefined;
  limits?: FetchLimits | undefined;
}

export interface AuthorizeOptions {
  /** The callback address, registered at the provider. The default is `{base_url}/auth/callback`. */
  redirectUri?: string | undefined;
  /** The page after the login; see sanitizeReturnTo. */
  returnTo?: string | undefined;
  /** If true, the provider authenticates the user again (`prompt=login`) and reports the time. */
  isAgain?: boolean | undefined;
}

export interface LoginResult {
  token: LoginToken;
  user: User;
  /** Time of the last authentication at the provider, in milliseconds since 1970; undefined if not reported. */
  authenticatedAt: number | undefined;
  /** Address to which the browser is redirected; see sanitizeReturnTo. */
  returnTo: string;
}

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
   * Starts a login: sets the cookie that binds the browser to it, and returns the provider's address. If request and callback
   * use different names of this machine, which do not share cookies, returns instead the address that starts the login
   * under the callback's name. @throws LoginOffError, LoginIssuerError; the errors of createBoundedFetch
   */
  async startLogin(request: IncomingMessage, response: ServerResponse, options: AuthorizeOptions = {}): Promise<URL> {
    const records = this.#requireRecords();
    const redirectUri = options.redirectUri ?? `${this.#settings.baseUrl}/auth/callback`;
    if (hasOtherLocalName(request, redirectUri)) return new URL(new URL(redirectUri).origin + getOriginalAddress(request));
    const configuration = await this.#provider();
    const target = {
      redirectUri,
      returnTo: options.returnTo,
      scope: selectScopes(configuration, this.#settings),
      isAgain: options.isAgain ?? false,
    };
    logins.inc({ outcome: 'started' });
    return startLogin({ settings: this.#settings, records, now: this.#now }, configuration, request, response, target);
  }

  /** Starts a login and redirects (303) to the provider. @throws the errors of startLogin */
  async authorizeRedirect(request: IncomingMessage, response: ServerResponse, options: AuthorizeOptions = {}): Promise<void> {
    const address = await this.startLogin(request, response, options);
    response.statusCode = 303;
    response.setHeader('Location', address.href);
    response.end();
  }

  /** Completes a login; startSession then begins a session. `logWith` is added to the log of a failure. @throws LoginError */
  async handleCallback(request: IncomingMessage, logWith: object = {}): Promise<LoginResult> {
    const parts = { settings: this.#settings, records: this.#requireRecords(), now: this.#now };
    let returnTo: string | undefined;
    try {
      const pending = await consumeLogin(parts, request);
      returnTo = pending.record.returnTo;
      const login = await completeLogin(await this.#provider(), pending, this.#now);
      logins.inc({ outcome: 'completed' });
      return { ...login, returnTo };
    } catch (error) {
      throw this.#logFailure(convertProviderError(error), returnTo, logWith);
    }
  }

  /** Introspects an OIDC access token. @throws LoginOffError, IntrospectionOffError; the errors of createBoundedFetch */
  async introspectToken(token: string): Promise<Introspection> {
    return introspectAccessToken(this.#getIntrospectionParts(), await this.#provider(), token);
  }

  /** Introspects a user's application token of the platform. @throws the errors of introspectApplicationToken */
  async introspectCollabToken(userToken: string): Promise<Introspection> {
    return introspectApplicationToken({ ...this.#getIntrospectionParts(), fetchBounded: this.#askPlatform }, userToken);
  }

  /** Returns an offline check of a token's signature and expiry; undefined for a token without a signature. */
  findProof(token: string): TokenProof | undefined {
    return this.#signatureProof(token);
  }

  #getIntrospectionParts(): IntrospectionParts {
    return { settings: this.#settings, log: this.#parts.log, now: this.#now };
  }

  #requireRecords(): Records {
    const { records } = this.#parts;
    if (records === undefined) throw new LoginOffError(listMissingForLogin(this.#settings));
    return records;
  }

  #logFailure(error: unknown, returnTo: string | undefined, logWith: object): unknown {
    logins.inc({ outcome: error instanceof LoginError ? error.name : 'unexpected' });
    if (!(error instanceof LoginError)) return error;
    error.returnTo ??= returnTo;
    const reason = error.cause instanceof Error ? error.cause.message : undefined;
    const providerCode = error instanceof LoginNotCompletedError ? error.providerCode : undefined;
    this.#parts.log.warn({ ...logWith, failure: error.name, reason, providerCode }, 'a login failed');
    return error;
  }
}
