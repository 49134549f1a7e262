/** Faults between this server and the platform, for logs. They are the `cause` of the errors on pages. */

/**
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

/** A failed exchange. It never contains the token or the network error, which may contain the request. */
export class PlatformFault extends Error {
  override readonly name = 'PlatformFault';
  readonly kind: FaultKind;
  /** Status of the response, if there was one. */
  readonly status: number | undefined;
  /** The platform's own words, shortened; they may name other organizations, so they are for logs only. */
  readonly platformText: string | undefined;

  constructor(kind: FaultKind, message: string, answer: { status?: number; platformText?: string } = {}) {
    super(message);
    this.kind = kind;
    this.status = answer.status;
    this.platformText = answer.platformText;
  }
}

/** Faults that certainly changed nothing, although a change was requested. */
const HARMLESS: ReadonlySet<FaultKind> = new Set(['refused', 'redirect', 'serverError', 'notSent']);

/** Returns whether a change may have been made despite the fault. */
export function canHaveChanged(kind: FaultKind): boolean {
  return !HARMLESS.has(kind);
}
