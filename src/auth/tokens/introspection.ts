/** Introspects tokens: OIDC access tokens at the provider (RFC 7662), application tokens at the platform. */
import { type Configuration, tokenIntrospection } from 'openid-client';
import { IntrospectionOffError, IntrospectionTokenError } from '../auth-errors.ts';
import type { AuthLog } from '../auth-log.ts';
import type { BoundedFetch } from '../bounded-fetch.ts';
import { convertProviderError, ProviderAnswerError } from '../login/login-errors.ts';
import { type AuthSettings, listAcceptedAudiences, listMissingForTokens } from '../settings.ts';
import { User } from '../user.ts';

/** The user of an active token, or the reason why a token is inactive. */
export type Introspection =
  | { active: true; user: User }
  /** `status`: the reason to log, if there is one. */
  | { active: false; status: string };

export interface IntrospectionParts {
  settings: AuthSettings;
  log: AuthLog;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** Introspects an access token at the provider. Tokens without a user, bound to a key, or not valid here are inactive. */
export async function introspectAccessToken(
  parts: IntrospectionParts,
  configuration: Configuration,
  token: string,
): Promise<Introspection> {
  if (configuration.serverMetadata().introspection_endpoint === undefined) {
    throw new IntrospectionOffError('Access tokens', []);
  }
  let answer: Awaited<ReturnType<typeof tokenIntrospection>>;
  try {
    answer = await tokenIntrospection(configuration, token, { token_type_hint: 'access_token' });
  } catch (error) {
    throw convertProviderError(error);
  }
  if (!answer.active) return { active: false, status: 'inactive' };
  // A refresh token can also be active; it has no type. A bound token is invalid without its key (RFC 7800).
  const isBearer = typeof answer.token_type === 'string' && answer.token_type.toLowerCase() === 'bearer';
  if ((answer.token_type !== undefined && !isBearer) || answer.cnf !== undefined)
    return { active: false, status: 'not a bearer token' };
  if (typeof answer.sub !== 'string' || answer.sub === '') return { active: false, status: 'no person' };
  const { issuer } = configuration.serverMetadata();
  const status = findRejectionReason(parts, answer as Record<string, unknown>, (iss) => iss === issuer);
  if (status !== undefined) return { active: false, status };
  return { active: true, user: User.fromClaims(answer as Record<string, unknown>) };
}

export interface PlatformParts extends IntrospectionParts {
  fetchBounded: BoundedFetch;
}

/**
 * Introspects an application token at the platform, with the introspection token of this service. The platform nests the
 * claims under `user`. `sub` is the user's uid, whose part after the `@` differs from that of the login's subject.
 * @throws IntrospectionOffError, IntrospectionTokenError; the errors of createBoundedFetch
 */
export async function introspectApplicationToken(parts: PlatformParts, token: string): Promise<Introspection> {
  const { settings, fetchBounded, log } = parts;
  const missing = listMissingForTokens(settings);
  if (missing.length > 0) throw new IntrospectionOffError('Application tokens', missing);
  const response = await fetchBounded(settings.collabIntrospectionUrl ?? '', {
    method: 'POST',
    headers: { authorization: `bearer ${settings.collabIntrospectionToken}`, accept: 'application/json' },
    body: new URLSearchParams({ token }),
  });
  if (response.status === 401 || response.status === 403) {
    log.error(
      { variable: 'COLLAB_INTROSPECTION_TOKEN', status: response.status },
      'the platform rejected the service introspection token: renew COLLAB_INTROSPECTION_TOKEN',
    );
    throw new IntrospectionTokenError({ cause: new Error(`the platform returned ${response.status}`) });
  }
  return parseIntrospection(parts, response.status, await response.text());
}

function parseIntrospection(parts: PlatformParts, status: number, text: string): Introspection {
  const createUnexpectedError = (reason: string) =>
    new ProviderAnswerError('collaboration platform', { cause: new Error(reason) });
  if (status !== 200) throw createUnexpectedError(`it returned ${status}`);
  const answer = parseObject(text);
  if (answer === undefined || typeof answer.active !== 'boolean')
    throw createUnexpectedError('its response is not an introspection result');
  if (!answer.active) return { active: false, status: String(answer.status ?? 'inactive').slice(0, 64) };
  const { user, sub } = answer;
  const claims = typeof user === 'object' && user !== null ? user : {};
  if (typeof sub !== 'string' || sub === '') throw createUnexpectedError('its response contains no user');
  const refused = findRejectionReason(parts, answer, (iss) => isIssuedByPlatform(parts.settings, iss));
  if (refused !== undefined) return { active: false, status: refused };
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

/** Maximum seconds by which the clocks of servers can differ. */
const CLOCK_TOLERANCE = 30;

/** Returns why an active token is rejected (RFC 7662, section 4). Without an audience, a token is for its client only. */
function findRejectionReason(
  { settings, log, now }: IntrospectionParts,
  { iss, aud, client_id, exp, nbf }: Record<string, unknown>,
  isIssuer: (iss: unknown) => boolean,
): string | undefined {
  if (iss !== undefined && iss !== null && !isIssuer(iss)) return 'issued by another provider';
  const seconds = now() / 1_000;
  if (exp !== undefined && exp !== null && !(Number(exp) > seconds - CLOCK_TOLERANCE)) return 'expired';
  if (nbf !== undefined && nbf !== null && !(Number(nbf) <= seconds + CLOCK_TOLERANCE)) return 'not valid yet';
  const audiences = [aud ?? client_id ?? []].flat().map(String);
  if (audiences.length === 0 || audiences.some((one) => listAcceptedAudiences(settings).includes(one))) return undefined;
  log.warn(
    { variable: 'COLLAB_TOKEN_AUDIENCES', audiences: audiences.map((one) => one.slice(0, 200)).slice(0, 5) },
    'rejected a token for another audience',
  );
  return 'for another audience';
}

function isIssuedByPlatform({ collabPlatformUrl, collabIntrospectionUrl }: AuthSettings, iss: unknown): boolean {
  if (typeof iss !== 'string' || !URL.canParse(iss)) return false;
  const { origin } = new URL(iss);
  return [collabPlatformUrl, collabIntrospectionUrl].some((url) => url !== undefined && new URL(url).origin === origin);
}
