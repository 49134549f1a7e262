/** The beginning of a login: code flow with PKCE, state and nonce (OpenID Connect Core, section 3.1; RFC 7636; RFC 9700). */
import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import { RECENT_LOGIN_SECONDS } from '../sessions/sessions.ts';
import { type LoginParts, type LoginRecord, setLoginCookie } from './login-parts.ts';
import { safeReturnTo } from './return-to.ts';

/** Parameters of a login. */
export interface LoginTarget {
  redirectUri: string;
  returnTo: string | undefined;
  scope: string;
  /** If true, the provider authenticates the user again, even if the user has a session there. */
  isAgain: boolean;
}

/**
 * Begins a login, and returns the provider's address for the browser. A cookie binds the browser to the login. Several logins
 * can run at once, in several windows.
 */
export async function startLogin(
  parts: LoginParts,
  configuration: Configuration,
  request: IncomingMessage,
  response: ServerResponse,
  { redirectUri, returnTo, scope, isAgain }: LoginTarget,
): Promise<URL> {
  const state = randomState();
  const record: LoginRecord = {
    nonce: randomNonce(),
    codeVerifier: randomPKCECodeVerifier(),
    redirectUri,
    returnTo: safeReturnTo(returnTo, parts.settings.allowedRedirectUrls),
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
