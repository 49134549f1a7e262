/** The end of a login: the code for tokens, and the tokens for the person. */
import { authorizationCodeGrant, type Configuration, fetchUserInfo } from 'openid-client';
import { User } from '../user.ts';
import type { PendingLogin } from './take-login.ts';

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
