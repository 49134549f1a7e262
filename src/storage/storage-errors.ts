/** What can go wrong with the database, told in sentences that a person can act on. None carries a password. */

/** Any error of the storage; `cause` keeps the lower one. */

export class StorageError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.name;
  }
}

/** This machine cannot run the embedded PostgreSQL; the way out is DATABASE_URL. */
export class DatabaseUnsupportedError extends StorageError {}

/** The embedded PostgreSQL exists but does not start. */
export class DatabaseStartError extends StorageError {}

/** The PostgreSQL server does not answer, or does not let us in. */
export class DatabaseUnreachableError extends StorageError {}

/** The database answers but must not be used: too old, of another encoding, read-only, or made by a newer release. */
export class DatabaseUnsuitableError extends StorageError {}

/** A migration could not be applied; nothing of it remains. */
export class MigrationError extends StorageError {}

/** An export file is no export, damaged, cut off, or newer than this release. */
export class ExportFileError extends StorageError {}

/** The database to import into is in use or not empty, or does not fit the file; nothing was changed. */
export class ImportRefusedError extends StorageError {}

/** SQLSTATE or system error code of an error, looking through wrappers like drizzle's. */
export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return errorCode(error.cause);
}

/** The words of anything thrown. */
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

/** Says nothing. */
export const silentLog: StorageLog = { debug() {}, info() {}, warn() {}, error() {} };
