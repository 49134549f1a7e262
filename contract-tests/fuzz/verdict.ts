/** Checks the response to a random request. */
import type { Conformance } from '../traffic/conformance.ts';
import type { FuzzOperation } from './fuzz-operations.ts';
import type { RequestBreak } from './request-break.ts';
import type { SeenExchange } from './sending.ts';

/**
 * Server errors that are correct. A valid profile ID that cannot be loaded leads to 500 (docs/requirements.md, M11). The
 * platform responds with 400 for units that the organization does not have, which leads to 502 (docs/requirements.md, C25).
 */
const MEANT: readonly (readonly [operation: RegExp, statuses: readonly number[]])[] = [
  [/^(compare|merge)Profiles$/, [500]],
  [/^submitCollaboration$/, [502]],
];

/** Operation that announces the length of a body, which a setting limits. All other bodies are smaller than the limits. */
const ANNOUNCES_LENGTH = 'createRawFileUpload';

/** Returns the problems of a response to any request: it must be documented, and must not be a server error. */
export function listGeneralProblems({ id, method }: FuzzOperation, exchange: SeenExchange, conformance: Conformance): string[] {
  const { status, headers, body } = exchange;
  if (isTooLongForHttp(exchange)) return [];
  const isMeant = MEANT.some(([operation, statuses]) => operation.test(id) && statuses.includes(status));
  const wrong = conformance.listViolations(id, { status, headers, body: method === 'HEAD' ? null : body });
  return status >= 500 && !isMeant ? [`a fault of the server: ${status}`, ...wrong] : wrong;
}

/** Returns the problems of a response to a valid request, which must be accepted. Its target may be missing or in conflict. */
export function listValidRequestProblems(operation: FuzzOperation, exchange: SeenExchange): string[] {
  const { status, isViolation } = exchange;
  const elsewhere = exchange.operation !== undefined && exchange.operation !== operation.id;
  return [
    ...(elsewhere ? [`taken for ${exchange.operation}`] : []),
    ...(isViolation ||
    (status === 431 && !isTooLongForHttp(exchange)) ||
    (status === 413 && operation.id !== ANNOUNCES_LENGTH) ||
    status === 415
      ? [`a valid request is refused with ${status}: ${readDetail(exchange)}`]
      : []),
  ];
}

/** Returns the problems of a response to an invalid request, which must be rejected with the name of the invalid part. */
export function listBrokenRequestProblems({ statuses, field }: RequestBreak, exchange: SeenExchange): string[] {
  const { status } = exchange;
  if (isTooLongForHttp(exchange)) return [];
  if (!statuses.includes(status)) return [`returned ${status} instead of ${statuses.join(' or ')}: ${readDetail(exchange)}`];
  if (
    status !== 400 ||
    field === undefined ||
    exchange.body === '' ||
    exchange.headers['content-type']?.startsWith('application/json') !== true
  )
    return [];
  const detail = readDetail(exchange);
  return detail.toLowerCase().includes(field.toLowerCase()) ? [] : [`the detail does not name ${field}: ${detail}`];
}

/**
 * Returns whether address and headers exceed 16 kB, and are rejected before the operation is known (RFC 9110, section 15.5.15;
 * RFC 6585, section 5).
 */
function isTooLongForHttp({ status, headLength }: SeenExchange): boolean {
  return (status === 414 || status === 431) && headLength > 15_000;
}

function readDetail({ body }: SeenExchange): string {
  try {
    return String((JSON.parse(body ?? '') as { detail?: unknown }).detail);
  } catch {
    return (body ?? '')
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .slice(0, 300);
  }
}
