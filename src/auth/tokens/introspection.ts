/** Whom a token stands for: OIDC access tokens at the provider (RFC 7662), application tokens at the platform. */
import { type Configuration, tokenIntrospection } from 'openid-client';
import { IntrospectionOffError, IntrospectionTokenError } from '../auth-errors.ts';
import type { AuthLog } from '../auth-log.ts';
import type { BoundedFetch } from '../bounded-fetch.ts';
import { ProviderAnswerError } from '../login/login-errors.ts';
import { explainProviderFailure } from '../login/provider-failure.ts';
import { type AuthSettings, missingForApplicationTokens } from '../settings.ts';
import { User } from '../user.ts';

/** What came of asking. */
export type Introspection =
  | { active: true; user: User }
  /** `status`: why, as far as it was said, for the log. */
  | { active: false; status: string };

/**
 * Asks the provider about an access token. A token that stands for no person, or that is bound to a key of its sender, counts
 * as inactive here.
 *
 * @throws IntrospectionOffError when the provider has no introspection; what explainProviderFailure makes of its faults
 */
export async function introspectAccessToken(configuration: Configuration, token: string): Promise<Introspection> {
  if (configuration.serverMetadata().introspection_endpoint === undefined) {
    throw new IntrospectionOffError('Access tokens', []);
  }
  let answer: Awaited<ReturnType<typeof tokenIntrospection>>;
  try {
    answer = await tokenIntrospection(configuration, token, { token_type_hint: 'access_token' });
  } catch (error) {
    throw explainProviderFailure(error);
  }
  if (!answer.active) return { active: false, status: 'inactive' };
  // A refresh token may be active, too; it has no type. A bound token proves nothing without its key (RFC 7800).
  const isBearer = typeof answer.token_type === 'string' && answer.token_type.toLowerCase() === 'bearer';
  if ((answer.token_type !== undefined && !isBearer) || answer.cnf !== undefined)
    return { active: false, status: 'not a bearer token' };
  if (typeof answer.sub !== 'string' || answer.sub === '') return { active: false, status: 'no person' };
  return { active: true, user: User.fromClaims(answer as Record<string, unknown>) };
}

/** What asking the platform needs. */
export interface PlatformParts {
  settings: AuthSettings;
  fetchBounded: BoundedFetch;
  log: AuthLog;
}

/**
 * Asks the platform about an application token, with the introspection token of this service. The platform nests the claims
 * under `user`; `sub` is the person's uid there, whose host is not the one of the login's subjects.
 *
 * @throws IntrospectionOffError, IntrospectionTokenError, ProviderUnreachableError, ProviderTimeoutError, ProviderAnswerTooLargeError, ProviderAnswerError
 */
export async function introspectApplicationToken(
  { settings, fetchBounded, log }: PlatformParts,
  token: string,
): Promise<Introspection> {
  const missing = missingForApplicationTokens(settings);
  if (missing.length > 0) throw new IntrospectionOffError('Application tokens', missing);
  const response = await fetchBounded(settings.collabIntrospectionUrl ?? '', {
    method: 'POST',
    headers: { authorization: `bearer ${settings.collabIntrospectionToken}`, accept: 'application/json' },
    body: new URLSearchParams({ token }),
  });
  if (response.status === 401 || response.status === 403) {
    log.error(
      { variable: 'COLLAB_INTROSPECTION_TOKEN', status: response.status },
      'the platform refuses the service introspection token: renew COLLAB_INTROSPECTION_TOKEN',
    );
    throw new IntrospectionTokenError({ cause: new Error(`the platform answered ${response.status}`) });
  }
  return readAnswer(response.status, await response.text());
}

function readAnswer(status: number, text: string): Introspection {
  const unexpected = (reason: string) => new ProviderAnswerError('collaboration platform', { cause: new Error(reason) });
  if (status !== 200) throw unexpected(`it answered ${status}`);
  const answer = parseObject(text);
  if (answer === undefined || typeof answer.active !== 'boolean') throw unexpected('its answer is no introspection');
  if (!answer.active) return { active: false, status: String(answer.status ?? 'inactive').slice(0, 64) };
  const { user, sub } = answer;
  const claims = typeof user === 'object' && user !== null ? user : {};
  if (typeof sub !== 'string' || sub === '') throw unexpected('its answer names nobody');
  return { active: true, user: User.fromClaims({ ...claims, sub }) };
}

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
