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
import { keepForBrowser, type LoginParts, type LoginRecord } from './login-parts.ts';
import { safeReturnTo } from './return-to.ts';

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
  parts: LoginParts,
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
    returnTo: safeReturnTo(returnTo, parts.settings.allowedRedirectUrls),
  };
  await keepForBrowser(parts, request, response, { purpose: 'login', part: `.${state}`, value: record });
  return buildAuthorizationUrl(configuration, {
    redirect_uri: redirectUri,
    scope,
    state,
    nonce: record.nonce,
    code_challenge: await calculatePKCECodeChallenge(record.codeVerifier),
    code_challenge_method: 'S256',
  });
}
