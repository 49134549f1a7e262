/** The end of a login: the code for tokens, and the tokens for the person. */
import { authorizationCodeGrant, type Configuration, fetchUserInfo } from 'openid-client';
import { User } from '../user.ts';
import { LoginNotRecentError } from './login-errors.ts';
import type { PendingLogin } from './take-login.ts';

/** Tokens that the provider issued. */
export interface LoginToken {
  accessToken: string;
  tokenType: string;
  /** The ID token as it came; checked. */
  idToken: string | undefined;
  refreshToken: string | undefined;
  /** Validity of the access token in seconds; undefined if the provider did not send it. */
  expiresIn: number | undefined;
  scope: string | undefined;
}

/** Tolerated difference between the clocks of the provider and of this server. */
const TOLERANCE_SECONDS = 30;

const noClaims: { readonly sub?: string; readonly auth_time?: number } = {};

/** Claims of an ID token about the token or the login instead of the user (OpenID Connect Core, section 2; RFC 7519). */
const OF_THE_TOKEN: ReadonlySet<string> = new Set(
  'iss aud exp nbf iat jti auth_time nonce acr amr azp at_hash c_hash s_hash sid'.split(' '),
);

/**
 * Exchanges the code, checks the ID token (signature, issuer, audience, age, nonce) and reads the user's claims from it. Claims
 * of userinfo override them if the provider offers it; both must have the same subject.
 *
 * `authenticatedAt` is the time of the authentication (`auth_time`), if the provider sends it.
 *
 * @throws LoginNotRecentError if a repeated authentication was required and the provider does not confirm it; the errors of
 * openid-client; see explainProviderFailure
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
  const { sub = '', auth_time: authTime, ...told } = tokens.claims() ?? noClaims;
  const authenticatedAt = typeof authTime === 'number' ? authTime * 1_000 : undefined;
  if (record.maxAge !== undefined && now() - (authenticatedAt ?? 0) > (record.maxAge + TOLERANCE_SECONDS) * 1_000)
    throw new LoginNotRecentError();
  const hasUserinfo = configuration.serverMetadata().userinfo_endpoint !== undefined;
  const userinfo = hasUserinfo ? await fetchUserInfo(configuration, tokens.access_token, sub) : {};
  const ofPerson = Object.entries(told).filter(([name]) => !OF_THE_TOKEN.has(name));
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
