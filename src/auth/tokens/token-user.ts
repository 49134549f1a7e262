/** Finds the user of `Authorization: Bearer …` (RFC 6750; docs/requirements.md, A12). */
import type { IncomingMessage } from 'node:http';
import { AnswerableError } from '../../contract/errors.ts';
import { setRequestUser } from '../../operations/operation-metrics.ts';
import { reportValidToken } from '../../web/limits/valid-tokens.ts';
import { BearerTokenError, IntrospectionOffError } from '../auth-errors.ts';
import { getAuthentication } from '../authentication.ts';
import { createGuard, type Guard } from '../guards.ts';
import { LoginOffError } from '../login/login-errors.ts';
import { type AuthSettings, listMissingForProvider, listMissingForTokens } from '../settings.ts';
import { User } from '../user.ts';
import type { Introspection } from './introspection.ts';

/** Maximum length of a token. The server limits the header as a whole. */
const MAX_TOKEN_LENGTH = 8_192;

/**
 * Returns the user of the request's bearer token: an OIDC access token, checked by the provider, or an application token,
 * checked by the platform. Both name the user by the subject of a known login. Sessions are ignored.
 * @throws BearerTokenError (401) if the token is missing or invalid; 503 if the introspection token of the service is
 * rejected or nothing is configured; 502 if neither could check the token
 */
export const getTokenUser: Guard<User> = createGuard(async (request) => {
  const { client, settings, findSubject } = getAuthentication(request);
  const introspectApplicationToken = async (token: string): Promise<Introspection> => {
    const answer = await client.introspectCollabToken(token);
    if (!answer.active) return answer;
    return { active: true, user: User.fromClaims({ ...answer.user.rawClaims, sub: await findSubject(answer.user.sub) }) };
  };
  const token = requireBearerToken(request, settings);
  const faults: AnswerableError[] = [];
  let isAnswered = false;
  for (const ask of [client.introspectToken.bind(client), introspectApplicationToken]) {
    const answer = await returnAnswerableErrors(ask(token));
    if (answer instanceof AnswerableError) faults.push(answer);
    else if (answer.active) {
      setRequestUser(request, answer.user.sub);
      reportValidToken(request);
      return answer.user;
    } else isAnswered = true;
  }
  // If the provider or the platform could not check the token, the token may be valid, and the client needs no new one.
  const fault = faults.find((item) => !(item instanceof IntrospectionOffError || item instanceof LoginOffError));
  if (fault !== undefined) throw fault;
  if (!isAnswered) {
    throw new IntrospectionOffError('Tokens', [...listMissingForProvider(settings), ...listMissingForTokens(settings)]);
  }
  throw new BearerTokenError('The token is not active.', { hadToken: true, realm: settings.appName });
});

function requireBearerToken({ headers }: IncomingMessage, { appName: realm }: AuthSettings): string {
  const [scheme, token = '', ...more] = headers.authorization?.trim().split(/ +/) ?? [];
  if (scheme?.toLowerCase() !== 'bearer') throw new BearerTokenError('A bearer token is required.', { hadToken: false, realm });
  // RFC 6750, section 2.1: b64token.
  if (more.length > 0 || token.length > MAX_TOKEN_LENGTH || !/^[\w.~+/-]+=*$/.test(token)) {
    throw new BearerTokenError('The bearer token is malformed.', { hadToken: true, realm });
  }
  return token;
}

async function returnAnswerableErrors(introspection: Promise<Introspection>): Promise<Introspection | AnswerableError> {
  try {
    return await introspection;
  } catch (error) {
    if (error instanceof AnswerableError) return error;
    throw error;
  }
}
