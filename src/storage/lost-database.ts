/**
 * Errors for an outage of the database. They have a status and `expose`, as errors of HTTP libraries do, so that the error
 * boundary of the contract responds with them.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { errorCode, StorageError } from './storage-errors.ts';

/** The number of seconds for Retry-After. */
const RETRY_AFTER = '2';

/** The database is unavailable, or the connection broke. The statement changed nothing. */
export class DatabaseLostError extends StorageError {
  readonly status: number = 503;
  readonly expose = true;
  readonly headers: Record<string, string> = { 'Retry-After': RETRY_AFTER };

  constructor(options?: ErrorOptions, sentence = 'The database does not answer at the moment. Try again in a few seconds.') {
    super(sentence, options);
  }
}

/** The connection broke during a change. The outcome is unknown. */
export class OutcomeUnknownError extends DatabaseLostError {
  constructor(options?: ErrorOptions) {
    super(
      options,
      'The database was lost while your change was being saved. Check whether it was saved before you send it again.',
    );
  }
}

/** Every connection is in use, and none became free in time. */
export class DatabaseBusyError extends DatabaseLostError {
  constructor(options?: ErrorOptions) {
    super(options, 'The server is busy. Try again in a few seconds.');
  }
}

/**
 * SQLSTATEs by which a server says that it cannot be used now (PostgreSQL, "PostgreSQL Error Codes"): connection exceptions, a
 * shutdown, a start that is not over, sessions that it has ended, no connection left, and a server that has become a replica.
 */
const GONE = /^(08...|57P0[1-5]|25P0[345]|53300|25006)$/;

/** Whether the error of a server means that it cannot be used now. */
export const READ_ONLY = '25006';

/** Whether a server's own words say that it cannot be used now. */
export function saysGone(error: unknown): error is pg.DatabaseError {
  return error instanceof pg.DatabaseError && GONE.test(error.code ?? '');
}

/** What is read or only prepared, and so leaves nothing behind when its answer is lost. */
const LEAVES_NOTHING =
  /^\s*(select|table|values|show|begin|start|rollback|savepoint|release|set|reset|listen|unlisten|declare|fetch|close|explain|copy\s.*\bto\b)\b/is;
const READS_FIRST = /^\s*with\b/i;
const CHANGES = /\b(insert|update|delete|merge)\b/i;

/** Whether a statement may change something, as far as its first words tell. */
export function changes(statement: string): boolean {
  return READS_FIRST.test(statement) ? CHANGES.test(statement) : !LEAVES_NOTHING.test(statement);
}

/** Whether a statement ends a transaction and keeps what it changed. */
export function ends(statement: string): boolean {
  return /^\s*(commit|end)\b/i.test(statement);
}

/**
 * What is said of a server that is there and cannot serve yet: it is starting or shutting down, has no connection left, does not answer in
 * time, or has more callers than its socket lets wait.
 */
const BUSY = new Set(['57P03', '53300', 'ETIMEDOUT', 'EAGAIN']);

/** Whether a server may serve later, although it does not now. */
export function isBusy(error: unknown): boolean {
  return BUSY.has(errorCode(error) ?? '');
}

/** A server that took a call and said nothing, under the code that systems give to such calls. */
export function saidNothing(): Error {
  return Object.assign(new Error('it does not answer'), { code: 'ETIMEDOUT' });
}

/** Whether an error is an outage of the database, looking through wrappers like drizzle's. Logs need not repeat it: the watch tells. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error instanceof DatabaseLostError || isOutage(error.cause);
}

const AGAIN_AFTER_MS = 200;

/**
 * Does what must be done however long the database is lost: tries it again as long as that is why it fails.
 * @param signal ends the trying; the last error is thrown then
 * @param isAway what else is waited for
 * @throws what `work` throws for another reason
 */
export async function throughOutages<T>(
  work: () => Promise<T>,
  signal?: AbortSignal,
  isAway: (error: unknown) => boolean = () => false,
): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if ((!isOutage(error) && !isAway(error)) || signal?.aborted === true) throw error;
    }
    await sleep(AGAIN_AFTER_MS, undefined, { ref: false });
  }
}
