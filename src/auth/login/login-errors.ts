/** Errors of a login, each with a sentence for the error page. Causes contain no codes, tokens or claims. */

import { AuthorizationResponseError, ClientError, ResponseBodyError, WWWAuthenticateChallengeError } from 'openid-client';
import { AnswerableError } from '../../contract/errors.ts';
import { joinItems } from '../../web/for-people/words.ts';
import { ClaimsError } from '../user.ts';

interface LoginErrorOptions {
  cause?: unknown;
}

export class LoginError extends AnswerableError {
  readonly title: string = 'Login failed';
  /** The page to return to, if known. The error page links to a new login that returns there. */
  returnTo: string | undefined;
}

const createErrorClass = (status: number, sentence: string) =>
  class extends LoginError {
    constructor(options?: LoginErrorOptions) {
      super(status, sentence, options);
    }
  };

/** Responded with 503: login is not configured. */
export class LoginOffError extends LoginError {
  override readonly title = 'Login is off';
  readonly variables: readonly string[];
  constructor(variables: readonly string[]) {
    super(503, `Login is off. Set ${joinItems(variables)} to turn it on.`, { onPages: 'Login is not set up on this server.' });
    this.variables = variables;
  }
}

/** Responded with 400: this browser has no login in progress. */
export class LoginNotStartedError extends createErrorClass(
  400,
  'This login was not started in this browser, or it took too long.',
) {}

/** Responded with 400: the state belongs to another login, is forged, or was used before. */
export class LoginStateError extends createErrorClass(
  400,
  'This login is already complete, took too long, or was not started in this browser.',
) {}

/** Responded with 400: the provider's response has neither a code nor an error, or has a parameter twice. */
export class LoginIncompleteError extends createErrorClass(400, 'The response of the login service is incomplete.') {}

/** Responded with 403: the provider or the user refused (`access_denied`, RFC 6749, section 4.1.2.1). */
export class LoginDeniedError extends createErrorClass(403, 'The login service did not let you in.') {
  override readonly title = 'Login refused';
}

/** Responded with 502: the provider reported a failure, or refused to exchange the code. */
export class LoginNotCompletedError extends LoginError {
  readonly providerCode: string;
  constructor(providerCode: string, options?: LoginErrorOptions) {
    super(502, 'The login service could not complete the login.', options);
    this.providerCode = providerCode;
  }
}

/** Responded with 502: the ID token belongs to another login (OpenID Connect Core, section 3.1.3.7, 11). */
export class LoginNonceError extends createErrorClass(502, 'The login service returned the identity of another login.') {}

/** Responded with 502: the response comes from another issuer (OpenID Connect Core, section 3.1.3.7, 2; RFC 9207). */
export class LoginIssuerError extends createErrorClass(
  502,
  'The response comes from a login service that is not configured here.',
) {}

/** Responded with 502: the ID token was issued for another application (OpenID Connect Core, section 3.1.3.7, 3 to 5). */
export class LoginAudienceError extends createErrorClass(
  502,
  'The login service returned an identity for another application.',
) {}

/** Responded with 502: the ID token is too old, or not valid yet (OpenID Connect Core, section 3.1.3.7, 9). */
export class LoginExpiredError extends createErrorClass(
  502,
  'The identity from the login service has expired, or the clocks of the two servers differ.',
) {}

/** Responded with 502: the provider does not confirm a new authentication (OpenID Connect Core, section 3.1.2.1). */
export class LoginNotRecentError extends createErrorClass(
  502,
  'The login service did not confirm that it asked you to log in again.',
) {}

/** Responded with 502: the ID token's signature does not prove its origin (OpenID Connect Core, section 3.1.3.7, 7). */
export class LoginAlgorithmError extends createErrorClass(502, 'The signature of the identity cannot be verified.') {}

/** Responded with 502: the ID token is signed with a key that is not the provider's (OpenID Connect Core, section 3.1.3.7, 6). */
export class LoginSignatureError extends createErrorClass(502, 'The login service did not sign the identity.') {}

/** Responded with 502: the subjects of userinfo and ID token differ (OpenID Connect Core, section 5.3.4). */
export class LoginSubjectError extends createErrorClass(502, 'The login service named two different users in one login.') {}

export type RequestedService = 'login service' | 'collaboration platform' | 'repository';

/** `sentence` follows the name of the service. */
const createRequestedErrorClass = (sentence: string) =>
  class extends LoginError {
    constructor(service: RequestedService, options?: LoginErrorOptions) {
      super(502, `The ${service} ${sentence}`, options);
    }
  };

export class ProviderUnreachableError extends createRequestedErrorClass('could not be reached.') {}

export class ProviderTimeoutError extends createRequestedErrorClass('did not respond in time.') {}

export class ProviderAnswerTooLargeError extends createRequestedErrorClass('returned far more data than expected.') {}

/** Responded with 502: the response is invalid (another status, not JSON, or missing members). */
export class ProviderAnswerError extends createRequestedErrorClass('returned an unexpected response.') {}

/** Members that errors of openid-client can have. */
interface Details {
  claim?: unknown;
  attribute?: unknown;
  header?: unknown;
  alg?: unknown;
  signature?: unknown;
  expected?: unknown;
  parameters?: unknown;
}

/** Returns the error for the response. An error that the provider did not cause is returned unchanged. */
export function convertProviderError(error: unknown): unknown {
  const chain = listErrorCauses(error);
  const own = chain.find((item) => item instanceof AnswerableError);
  if (own !== undefined) return own;
  const options = { cause: new Error(describeFailure(chain)) };
  if (error instanceof AuthorizationResponseError) {
    return error.error === 'access_denied'
      ? new LoginDeniedError(options)
      : new LoginNotCompletedError(getErrorCode(error.error), options);
  }
  if (error instanceof ResponseBodyError) return new LoginNotCompletedError(getErrorCode(error.error), options);
  if (error instanceof ClaimsError || error instanceof WWWAuthenticateChallengeError) {
    return new ProviderAnswerError('login service', options);
  }
  if (!(error instanceof ClientError)) {
    // openid-client reports members of a wrong type as TypeErrors with its own code.
    const isComplaint = error instanceof TypeError && 'code' in error;
    return isComplaint ? new ProviderAnswerError('login service', options) : error;
  }
  return createCheckError(error.code, getDetails(chain), options);
}

function createCheckError(code: string | undefined, details: Details, options: { cause: Error }): Error {
  switch (code) {
    case 'OAUTH_JWT_CLAIM_COMPARISON_FAILED':
      return createClaimError(details.claim, options);
    case 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED':
      return new LoginExpiredError(options);
    case 'OAUTH_KEY_SELECTION_FAILED':
      return new LoginSignatureError(options);
    case 'OAUTH_UNSUPPORTED_OPERATION':
      return details.alg === undefined ? new ProviderAnswerError('login service', options) : new LoginAlgorithmError(options);
    case 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED':
      if (details.attribute === 'sub') return new LoginSubjectError(options);
      return details.attribute === 'issuer' ? new LoginIssuerError(options) : new ProviderAnswerError('login service', options);
    case 'OAUTH_INVALID_RESPONSE':
      return createInvalidTokenError(details, options);
    default:
      return new ProviderAnswerError('login service', options);
  }
}

function createClaimError(claim: unknown, options: { cause: Error }): Error {
  switch (claim) {
    case 'nonce':
      return new LoginNonceError(options);
    case 'iss':
      return new LoginIssuerError(options);
    case 'aud':
    case 'azp':
      return new LoginAudienceError(options);
    default:
      return new ProviderAnswerError('login service', options);
  }
}

function createInvalidTokenError(details: Details, options: { cause: Error }): Error {
  if (details.signature !== undefined) return new LoginSignatureError(options);
  if (details.header !== undefined) return new LoginAlgorithmError(options);
  // At this point, only the issuer of the callback's parameters is unchecked (RFC 9207).
  return details.parameters === undefined ? new ProviderAnswerError('login service', options) : new LoginIssuerError(options);
}

function listErrorCauses(error: unknown): unknown[] {
  const chain: unknown[] = [];
  for (let item = error; item !== undefined && item !== null && chain.length < 8; item = (item as Error).cause)
    chain.push(item);
  return chain;
}

/** Returns the details: a plain object at the end of the chain of causes; empty if there is none. */
function getDetails(chain: unknown[]): Details {
  const last = chain.at(-1);
  return typeof last === 'object' && last !== null && !(last instanceof Error) ? (last as Details) : {};
}

/** Returns fixed sentences and codes of the library, which contain no values. */
function describeFailure(chain: unknown[]): string {
  return chain
    .filter((item) => item instanceof Error)
    .map(({ message }) => message)
    .join(': ');
}

/** Returns an error code in the form of RFC 6749. Any other string from the provider is dropped. */
function getErrorCode(code: string): string {
  return /^[\w.:-]{1,64}$/.test(code) ? code : 'unknown';
}
