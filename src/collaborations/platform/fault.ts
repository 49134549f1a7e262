/** Defines faults between this server and the platform, for logs. They are the `cause` of the errors on pages. */

/**
 * Kinds of faults:
 * - `refused`: a status of 400 to 499
 * - `redirect`: a status of 300 to 399; redirects are never followed, because they would send the token elsewhere
 * - `serverError`: 500 in the platform's own form, which means that it rolled back
 * - `gateway`: any other status of 500 and above
 * - `unexpectedStatus`: a success status other than 200, 201 or 204
 * - `timeout`: no complete response within the time limit
 * - `notSent`: the connection failed
 * - `connection`: the connection broke, or was not HTTP
 * - `emptyBody`, `notJson`, `unexpectedShape`, `tooLarge`: a success that cannot be read
 */
export type FaultKind =
  | 'refused'
  | 'redirect'
  | 'serverError'
  | 'gateway'
  | 'unexpectedStatus'
  | 'timeout'
  | 'notSent'
  | 'connection'
  | 'emptyBody'
  | 'notJson'
  | 'unexpectedShape'
  | 'tooLarge';

/** A failed exchange. It contains neither the token nor the network error, which may contain the request. */
export class PlatformFault extends Error {
  readonly kind: FaultKind;
  readonly status: number | undefined;
  /** Error message of the platform, shortened. It may name other organizations, so it is only logged. */
  readonly platformText: string | undefined;

  constructor(kind: FaultKind, message: string, answer: { status?: number; platformText?: string } = {}) {
    super(message);
    this.kind = kind;
    this.status = answer.status;
    this.platformText = answer.platformText;
  }
}

/** Faults after which the platform has certainly changed nothing. */
const HARMLESS: ReadonlySet<FaultKind> = new Set(['refused', 'redirect', 'serverError', 'notSent']);

/** Returns whether a fault may have occurred after the change was made. */
export function canHaveChanged(kind: FaultKind): boolean {
  return !HARMLESS.has(kind);
}
