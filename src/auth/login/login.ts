/** One login: authorization code with PKCE, state and nonce (OpenID Connect Core, section 3.1; RFC 7636; RFC 9700). */
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
import { cookieNamed, setCookie } from '../../web/cookies.ts';
import { isIdentifier, newIdentifier, type Records } from '../sessions/records.ts';
import { sessionCookieName } from '../sessions/sessions.ts';
import type { AuthSettings } from '../settings.ts';
import { User } from '../user.ts';
import { LoginIncompleteError, LoginNotStartedError, LoginStateError } from './login-errors.ts';
import { safeReturnTo } from './return-to.ts';

/** How long a person may take at the provider. */
export const LOGIN_MS = 600_000;

/** What is kept while a person is at the provider. */
interface LoginRecord {
  nonce: string;
  codeVerifier: string;
  redirectUri: string;
  returnTo: string;
}

/** What a login works with. */
export interface LoginParts {
  settings: AuthSettings;
  records: Records;
  now: () => number;
}

/** What the provider issued. */
export interface LoginToken {
  accessToken: string;
  tokenType: string;
  /** The ID token as it came; checked. */
  idToken: string | undefined;
  refreshToken: string | undefined;
  /** Seconds that the access token is valid; unknown when the provider did not say. */
  expiresIn: number | undefined;
  scope: string | undefined;
}

/** A login that was begun in this browser and is under way. */
export interface PendingLogin {
  state: string;
  record: LoginRecord;
  /** The provider's answer, at the exact address that it was to be sent to. */
  answer: URL;
}

/** Where a login goes and comes back to. */
export interface LoginTarget {
  redirectUri: string;
  returnTo: string | undefined;
  scope: string;
}

/**
 * Begins a login, and returns the provider's address to send the browser to. The browser gets a cookie that binds it to the
 * login; several logins, in several windows, may be under way at once.
 */
export async function beginLogin(
  { settings, records, now }: LoginParts,
  configuration: Configuration,
  request: IncomingMessage,
  response: ServerResponse,
  { redirectUri, returnTo, scope }: LoginTarget,
): Promise<URL> {
  const state = randomState();
  const record: LoginRecord = {
    nonce: randomNonce(),
    codeVerifier: randomPKCECodeVerifier(),
    redirectUri,
    returnTo: safeReturnTo(returnTo, settings.allowedRedirectUrls),
  };
  const name = loginCookieName(settings);
  const held = cookieNamed(request, name);
  const browser = isIdentifier(held) ? held : newIdentifier();
  await records.keep('login', `${browser}.${state}`, record, new Date(now() + LOGIN_MS));
  setCookie(response, { name, value: browser, maxAge: LOGIN_MS / 1_000, secure: settings.sessionHttpsOnly });
  return buildAuthorizationUrl(configuration, {
    redirect_uri: redirectUri,
    scope,
    state,
    nonce: record.nonce,
    code_challenge: await calculatePKCECodeChallenge(record.codeVerifier),
    code_challenge_method: 'S256',
  });
}

/**
 * Finds the login that an answer belongs to, and forgets it: whatever happens next, the same answer is not taken again.
 *
 * @throws LoginNotStartedError, LoginStateError, LoginIncompleteError
 */
export async function takeLogin({ settings, records }: LoginParts, request: IncomingMessage): Promise<PendingLogin> {
  const browser = cookieNamed(request, loginCookieName(settings));
  if (!isIdentifier(browser)) throw new LoginNotStartedError();
  const search = searchOf(request);
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

/**
 * Exchanges the code, checks the ID token (signature, issuer, audience, age, nonce) and asks for the person's claims, which must
 * speak of the same subject.
 *
 * @throws the errors of openid-client; see explainProviderFailure
 */
export async function completeLogin(
  configuration: Configuration,
  { state, record, answer }: PendingLogin,
): Promise<{ token: LoginToken; user: User }> {
  const tokens = await authorizationCodeGrant(configuration, answer, {
    expectedState: state,
    expectedNonce: record.nonce,
    pkceCodeVerifier: record.codeVerifier,
    idTokenExpected: true,
  });
  const subject = tokens.claims()?.sub ?? '';
  const claims = await fetchUserInfo(configuration, tokens.access_token, subject);
  return {
    user: User.fromClaims(claims),
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

/** The cookie that binds a browser to its logins. */
export function loginCookieName(settings: AuthSettings): string {
  return `${sessionCookieName(settings)}_login`;
}

/** The query as it was sent; Express has its own idea of repeated parameters. */
function searchOf(request: IncomingMessage & { originalUrl?: string }): URLSearchParams {
  const address = request.originalUrl ?? request.url ?? '';
  const query = address.indexOf('?');
  return new URLSearchParams(query === -1 ? '' : address.slice(query + 1));
}
