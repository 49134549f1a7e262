/** What can be wrong with stored files. */

/** There is no file of this key. Readers of paths know its code. */
export class MissingFileError extends Error {
  override readonly name = 'MissingFileError';
  readonly code = 'ENOENT';
  constructor(key: string, options?: ErrorOptions) {
    super(`There is no file ${key}.`, options);
  }
}

/** What was read is not what was stored. */
export class DamagedFileError extends Error {
  override readonly name = 'DamagedFileError';
  constructor(key: string) {
    super(`The stored file ${key} is damaged: its SHA-256 is not that of what arrived.`);
  }
}

/** Seconds after which asking again is worth it. */
const RETRY_AFTER = '5';

/**
 * The object storage does not answer, or refuses. It carries a status and an `expose`, as errors of HTTP libraries do, so that the contract's
 * error boundary answers with it wherever it comes up.
 */
export class FilesUnavailableError extends Error {
  override readonly name = 'FilesUnavailableError';
  readonly status = 503;
  readonly expose = true;
  readonly headers: Readonly<Record<string, string>> = { 'Retry-After': RETRY_AFTER };
  /** Name of the error as S3 or the system tells it, like `NoSuchBucket` or `ECONNREFUSED`. */
  readonly reason: string;
  constructor(reason: string, options?: ErrorOptions) {
    super('The storage of files does not answer at the moment. Try again in a few seconds.', options);
    this.reason = reason;
  }
}

/** Whether an error is an outage of the storage of files, looking through wrappers. */
export function isFilesOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error instanceof FilesUnavailableError || isFilesOutage(error.cause);
}
