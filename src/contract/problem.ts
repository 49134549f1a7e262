/** Converts errors of the validator and the body parser to AnswerableError, each with one plain sentence. */
import {
  AnswerableError,
  BadRequestError,
  ForbiddenError,
  hasErrorCode,
  isStorageFullError,
  NotFoundError,
  PayloadTooLargeError,
  StorageFullError,
  UnsupportedMediaTypeError,
} from './errors.ts';
import type { Route } from './route-table.ts';

interface ContractViolation {
  path?: string;
  message?: string;
  errorCode?: string;
}

interface ForeignError {
  status?: unknown;
  type?: unknown;
  message?: string;
  errors?: ContractViolation[];
  limit?: number;
  headers?: Record<string, string>;
}

/** Maximum number of violations to report. The first ones are the most helpful. */
const MAX_VIOLATIONS_LISTED = 5;

/** Returns the error that the client may see; undefined for a fault of the server. */
export function findAnswerableError(error: unknown, route: Route | undefined): AnswerableError | undefined {
  if (error instanceof AnswerableError) return error;
  if (typeof error !== 'object' || error === null) return undefined;
  if (isStorageFullError(error)) return new StorageFullError({ cause: error });
  const outage = findExposedFailure(error);
  if (outage !== undefined) return outage;
  if (hasErrorCode(error, FOREIGN_KEY_VIOLATION)) return createConcurrentDeletionError(error, route);
  const foreign = error as ForeignError;
  const cause = { cause: error };
  switch (foreign.status) {
    case 400:
      return new BadRequestError(formatBadRequest(foreign, route), cause);
    case 401:
      return new AnswerableError(401, 'A valid bearer token is required.', {
        cause: error,
        headers: { 'WWW-Authenticate': 'Bearer' },
      });
    case 403:
      return new ForbiddenError('This is not allowed.', cause);
    case 404:
      return new NotFoundError('This address does not exist.', cause);
    case 413:
      return new PayloadTooLargeError(foreign.limit ?? 0, cause);
    case 415:
      return new UnsupportedMediaTypeError(undefined, route?.consumes ?? [], cause);
    case 416:
      return new AnswerableError(416, 'The range begins after the end of the file.', {
        cause: error,
        headers: foreign.headers ?? {},
      });
    default:
      return undefined;
  }
}

/** Returns the error of an HTTP library that clients may see, with its headers. Also searches the causes of the error. */
function findExposedFailure(error: unknown): AnswerableError | undefined {
  if (!(error instanceof Error)) return undefined;
  const {
    status,
    expose,
    headers = {},
  } = error as Error & { status?: unknown; expose?: unknown; headers?: Record<string, string> };
  if (expose === true && typeof status === 'number' && status >= 500)
    return new AnswerableError(status, error.message, { cause: error, headers });
  return findExposedFailure(error.cause);
}

/** SQLSTATE of a row that refers to a missing row (PostgreSQL, "Error Codes"). */
const FOREIGN_KEY_VIOLATION = new Set(['23503']);

/** Creates the error about an object deleted after the handler's check. Undefined if the operation documents none. */
function createConcurrentDeletionError(cause: unknown, route: Route | undefined): AnswerableError | undefined {
  const sentence = 'A referenced item was deleted or used by another request. Nothing was changed. Try again.';
  const status = [404, 409].find((one) => route === undefined || route.produces.has(one));
  return status === undefined ? undefined : new AnswerableError(status, sentence, { cause });
}

function formatBadRequest(error: ForeignError, route: Route | undefined): string {
  if (/malformed uri|decode/i.test(error.message ?? '')) return 'The path is not correctly percent-encoded.';
  if (error.errors !== undefined && error.errors.length > 0) return formatViolations(error.errors, route);
  if (error.type === 'entity.parse.failed') return `The body is not valid JSON: ${getFirstLine(error.message)}`;
  if (error.type === 'request.aborted') return 'The request was cut off before its body was complete.';
  if (typeof error.type === 'string') return 'The body cannot be read.';
  return getFirstLine(error.message);
}

function formatViolations(violations: ContractViolation[], route: Route | undefined): string {
  const messages = [...new Set(violations.map((violation) => formatViolation(violation, route)))];
  const more = messages.length - MAX_VIOLATIONS_LISTED;
  return messages.slice(0, MAX_VIOLATIONS_LISTED).join('; ') + (more > 0 ? `; and ${more} more` : '');
}

/** Formats a violation: `/body/data/0/name` and `must be string` become `body.data[0].name must be string`. */
function formatViolation(
  { path = '', message = 'is not as the contract requires', errorCode }: ContractViolation,
  route: Route | undefined,
): string {
  const steps = path
    .split('/')
    .filter((step) => step !== '')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  if (steps[0] === 'params') steps[0] = 'path';
  const field = steps.map((step, index) => (/^\d+$/.test(step) ? `[${step}]` : index === 0 ? step : `.${step}`)).join('');
  if (errorCode?.startsWith('required')) return `${field} is required`;
  if (errorCode?.startsWith('additionalProperties')) return `${field} is not known`;
  if (/^Unknown query parameter/.test(message)) return `${field} is not known`;
  if (/^Empty value found/.test(message)) return `${field} must not be empty`;
  const example = errorCode?.startsWith('pattern') ? route?.examples.get(field) : undefined;
  return `${field} ${rewordLimitMessage(message)}${example === undefined ? '' : `, such as ${example}`}`;
}

/** Rewords the validator's message about a number of characters or items. */
export function rewordLimitMessage(message: string): string {
  return message
    .replace(/^must NOT have more than /, 'must have at most ')
    .replace(/^must NOT have fewer than /, 'must have at least ')
    .replace(/ 1 (character|item)s$/, ' 1 $1');
}

function getFirstLine(message = 'The request is malformed.'): string {
  return message.split('\n')[0]?.slice(0, 300) ?? '';
}
