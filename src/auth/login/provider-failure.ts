/** Converts errors of openid-client to errors of this library. They name the failed check, without claims, codes and tokens. */
import { AuthorizationResponseError, ClientError, ResponseBodyError, WWWAuthenticateChallengeError } from 'openid-client';
import { AnswerableError } from '../../contract/errors.ts';
import { ClaimsError } from '../user.ts';
import {
  LoginAlgorithmError,
  LoginAudienceError,
  LoginDeniedError,
  LoginExpiredError,
  LoginIssuerError,
  LoginNonceError,
  LoginNotCompletedError,
  LoginSignatureError,
  LoginSubjectError,
  ProviderAnswerError,
} from './login-errors.ts';

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
