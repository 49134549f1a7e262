/** Errors of the database as sentences with instructions. None contains a password. */

/** An error of the storage. `cause` is the underlying error. */
export class StorageError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.name;
  }
}

/** This machine cannot run the embedded PostgreSQL. DATABASE_URL is the alternative. */
export class DatabaseUnsupportedError extends StorageError {}

/** The embedded PostgreSQL exists but does not start. */
export class DatabaseStartError extends StorageError {}

/** The PostgreSQL server does not respond, or rejects the login. */
export class DatabaseUnreachableError extends StorageError {}

/** The database responds but cannot be used: too old, another encoding, read-only, or created by a newer release. */
export class DatabaseUnsuitableError extends StorageError {}

/** A migration failed and was rolled back. */
export class MigrationError extends StorageError {}

/** An export file is not an export, damaged, truncated, or newer than this release. */
export class ExportFileError extends StorageError {}

/** The target database of an import is in use, not empty, or does not match the file. Nothing was changed. */
export class ImportRefusedError extends StorageError {}

/** Returns the SQLSTATE or system error code of an error, including wrapped errors such as drizzle's. */
export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return errorCode(error.cause);
}

/** Returns the message of any thrown value. */
export function errorText(error: unknown): string {
  return error instanceof Error && error.message !== '' ? error.message : (errorCode(error) ?? String(error));
}

/** The part of a logger that the storage uses; a pino logger fits. */
export interface StorageLog {
  debug(details: object, message: string): void;
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** A log that writes nothing. */
export const silentLog: StorageLog = { debug() {}, info() {}, warn() {}, error() {} };
