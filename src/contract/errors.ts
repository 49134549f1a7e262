/** Errors that clients can see (error-boundary.ts). Every other error leads to a 500 response without its message. */

/** Last sentence of an error after which a change was rolled back. */
export const NOTHING_CHANGED = 'Nothing was changed.';

interface AnswerableErrorOptions {
  readonly cause?: unknown;
  readonly headers?: Record<string, string>;
  readonly after?: string | undefined;
  readonly onPages?: string;
}

/** Base class of errors that clients see. The response contains the message, which consists of plain sentences. */
export class AnswerableError extends Error {
  readonly status: number;
  /** The message without the sentence `after`. */
  readonly explanation: string;
  /** The message on pages. It contains no names of settings. */
  readonly pageMessage: string;
  readonly headers: Record<string, string>;

  /** @param options `after`: last sentence about the effect of the request; `onPages`: replaces the explanation on pages */
  constructor(status: number, explanation: string, { cause, headers = {}, after, onPages }: AnswerableErrorOptions = {}) {
    const addEffect = (text: string) => (after === undefined ? text : `${text} ${after}`);
    super(addEffect(explanation), cause === undefined ? undefined : { cause });
    this.pageMessage = onPages === undefined ? this.message : addEffect(onPages);
    this.name = new.target.name;
    this.status = status;
    this.explanation = explanation;
    this.headers = headers;
  }
}

/** 400: the request breaks the contract. The message names the field. */
export class BadRequestError extends AnswerableError {
  constructor(detail: string, options?: { cause?: unknown; after?: string }) {
    super(400, detail, options);
  }
}

/** 403: the caller has no right, or the request comes from another site's page. */
export class ForbiddenError extends AnswerableError {
  constructor(detail: string, options?: { cause?: unknown }) {
    super(403, detail, options);
  }
}

export class NotFoundError extends AnswerableError {
  constructor(detail: string, options?: { cause?: unknown }) {
    super(404, detail, options);
  }
}

/** 405: the path exists, but not with this method (RFC 9110, section 15.5.6). */
export class MethodNotAllowedError extends AnswerableError {
  constructor(allowed: readonly string[]) {
    super(405, `This path accepts only ${allowed.join(', ')}.`, { headers: { Allow: allowed.join(', ') } });
  }
}

/** 413: the body is larger than the limit for its kind. */
export class PayloadTooLargeError extends AnswerableError {
  constructor(limitInBytes: number, options?: { cause?: unknown }) {
    super(413, `The body is larger than ${limitInBytes / 1_000_000} MB.`, options);
  }
}

/** 415: the operation does not accept this media type. */
export class UnsupportedMediaTypeError extends AnswerableError {
  constructor(sent: string | undefined, accepted: readonly string[], options?: { cause?: unknown }) {
    super(
      415,
      `${sent === undefined ? 'A body with a media type is required' : `The media type ${sent} is not supported`}; send ${accepted.join(' or ')}.`,
      options,
    );
  }
}

/** 415: the content coding of the body is unknown or not allowed (RFC 9110, section 15.5.16). */
export class UnsupportedCodingError extends AnswerableError {
  constructor(sent: string, accepted: readonly string[]) {
    const codings = accepted.length === 0 ? 'without a coding' : `as ${accepted.join(', ')}, or without a coding`;
    super(415, `The coding ${sent.slice(0, 60)} of Content-Encoding is not supported; send the body ${codings}.`, {
      headers: { 'Accept-Encoding': accepted.length > 0 ? accepted.join(', ') : 'identity' },
    });
  }
}

/** 416: the range begins after the end of the file (RFC 9110, section 15.5.17). */
export class RangeNotSatisfiableError extends AnswerableError {
  constructor(size: number) {
    super(416, `The file has ${size} bytes; the range starts after the end.`, {
      headers: { 'Content-Range': `bytes */${size}` },
    });
  }
}

/** 503: a service that the operation needs does not respond, or is disabled. */
export class UnavailableError extends AnswerableError {
  constructor(detail: string, options?: { cause?: unknown; onPages?: string }) {
    super(503, detail, options);
  }
}

/** 507: there is no space left for the content (RFC 4918, section 11.5). */
export class StorageFullError extends AnswerableError {
  constructor(options?: { cause?: unknown }) {
    super(507, 'The server’s disk is full. Ask its administrator to free space, then try again.', options);
  }
}

/** Error codes of a full disk, a quota, a file size limit, and a full disk of the database (PostgreSQL, "Error Codes"). */
const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', '53100']);

/** Returns whether an error of file system or database means that no space is left. Also searches the causes of the error. */
export function isStorageFullError(error: unknown): boolean {
  return hasErrorCode(error, FULL);
}

/** Returns whether an error of file system or database has one of these codes. Also searches the causes of the error. */
export function hasErrorCode(error: unknown, codes: ReadonlySet<string>): boolean {
  if (!(error instanceof Error)) return false;
  return codes.has((error as NodeJS.ErrnoException).code ?? '') || hasErrorCode(error.cause, codes);
}
