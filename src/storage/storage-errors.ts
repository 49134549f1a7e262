/** Errors of the database as sentences, without passwords. The error boundary reads `status` and `expose` of outages. */
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

export class StorageError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.name;
  }
}

/** Thrown if this machine cannot run the embedded PostgreSQL. DATABASE_URL is the alternative. */
export class DatabaseUnsupportedError extends StorageError {}

/** Thrown if the embedded PostgreSQL exists but does not start. */
export class DatabaseStartError extends StorageError {}

/** Thrown if the PostgreSQL server cannot be reached or rejects the login. */
export class DatabaseUnreachableError extends StorageError {}

/** Thrown if the database responds but cannot be used: too old, another encoding, read-only, or created by a newer release. */
export class DatabaseUnsuitableError extends StorageError {}

/** Thrown if a migration failed and was rolled back. */
export class MigrationError extends StorageError {}

/** Thrown if an export file is not an export, damaged, truncated, or newer than this release. */
export class ExportFileError extends StorageError {}

/** Thrown if the target database of an import is in use, not empty, or does not match the file. Nothing was changed. */
export class ImportRefusedError extends StorageError {}

/** Returns the SQLSTATE or system error code of an error, including wrapped errors such as drizzle's. */
export function findErrorCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return findErrorCode(error.cause);
}

export function getErrorText(error: unknown): string {
  return error instanceof Error && error.message !== '' ? error.message : (findErrorCode(error) ?? String(error));
}

/** The methods of a logger that the storage calls. A pino logger has them. */
export interface StorageLog {
  debug(details: object, message: string): void;
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

export const silentLog: StorageLog = { debug() {}, info() {}, warn() {}, error() {} };

const RETRY_AFTER = '2';

/** Thrown if the database is unavailable, or the connection broke before data was changed. */
export class DatabaseLostError extends StorageError {
  readonly status: number = 503;
  readonly expose = true;
  readonly headers: Record<string, string> = { 'Retry-After': RETRY_AFTER };

  constructor(options?: ErrorOptions, sentence = 'The database is unavailable. Try again in a few seconds.') {
    super(sentence, options);
  }
}

/** Thrown if the connection broke during a change. The outcome is unknown. */
export class OutcomeUnknownError extends DatabaseLostError {
  constructor(options?: ErrorOptions) {
    super(options, 'The database connection was lost while saving. Check whether your change was saved before you repeat it.');
  }
}

/** Thrown if all connections are in use, and none became free in time. */
export class DatabaseBusyError extends DatabaseLostError {
  constructor(options?: ErrorOptions) {
    super(options, 'The server is busy. Try again in a few seconds.');
  }
}

/** SQLSTATEs of a temporarily unusable server: connection errors, shutdown, startup, ended sessions, replica. */
const UNUSABLE_SERVER = /^(08...|57P0[1-5]|25P0[345]|53300|25006)$/;

/** The SQLSTATE of a change that a replica rejects. */
export const READ_ONLY = '25006';

/** Returns whether an error means that the server is temporarily unusable. */
export function isDisconnection(error: unknown): error is pg.DatabaseError {
  return error instanceof pg.DatabaseError && UNUSABLE_SERVER.test(error.code ?? '');
}

/** Statements that only read or prepare, so that a lost response does not leave the outcome unknown. */
const CHANGES_NOTHING =
  /^\s*(select|table|values|show|begin|start|rollback|savepoint|release|set|reset|listen|unlisten|declare|fetch|close|explain|copy\s.*\bto\b)\b/is;
const READS_FIRST = /^\s*with\b/i;
const CHANGES = /\b(insert|update|delete|merge)\b/i;

/** Returns whether a statement can change data, based on its first words. */
export function isWriteStatement(statement: string): boolean {
  return READS_FIRST.test(statement) ? CHANGES.test(statement) : !CHANGES_NOTHING.test(statement);
}

export function isCommit(statement: string): boolean {
  return /^\s*(commit|end)\b/i.test(statement);
}

/** Error codes of a server that exists but is starting, stopping, full, slow or overloaded. */
const BUSY = new Set(['57P03', '53300', 'ETIMEDOUT', 'EAGAIN']);

/** Returns whether a server may become available later. */
export function isTemporaryError(error: unknown): boolean {
  return BUSY.has(findErrorCode(error) ?? '');
}

/** Returns the error of a server that accepted a connection but sent nothing, with the code of system timeouts. */
export function createSilentServerError(): Error {
  return Object.assign(new Error('it does not respond'), { code: 'ETIMEDOUT' });
}

/** SQLSTATE of a statement that did not get a lock in time (lock_not_available). */
export const LOCK_NOT_AVAILABLE = '55P03';

/** Returns whether an error, or its cause, is an outage of the database. Outages are already logged. */
export function isDatabaseOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error instanceof DatabaseLostError || isDatabaseOutage(error.cause);
}

const AGAIN_AFTER_MS = 200;

/** Retries work during an outage, or after errors that `isAway` accepts. If `signal` aborts, throws the last error. */
export async function retryWhileDisconnected<T>(
  work: () => Promise<T>,
  signal?: AbortSignal,
  isAway: (error: unknown) => boolean = () => false,
): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if ((!isDatabaseOutage(error) && !isAway(error)) || signal?.aborted === true) throw error;
    }
    await sleep(AGAIN_AFTER_MS, undefined, { ref: false });
  }
}
