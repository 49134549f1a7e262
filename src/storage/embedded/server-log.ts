/**
 * PostgreSQL's own words go into a file, not into a pipe: the server must be able to outlive the process that started it. The
 * file is kept below a size; one predecessor is kept.
 */
import { closeSync, copyFileSync, fstatSync, openSync, readSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';

const largestLog = 2 * 1024 * 1024;

/** Path of the log in the database's home directory. */
export function serverLogPath(home: string): string {
  return join(home, 'postgres.log');
}

/** Opens the log for appending; the caller closes it. */
export function openServerLog(home: string): number {
  boundServerLog(home);
  return openSync(serverLogPath(home), 'a', 0o600);
}

/** Moves the text of a log that has grown too large to `postgres.log.1`; the running server goes on writing at the start. */
export function boundServerLog(home: string, limit = largestLog): void {
  const path = serverLogPath(home);
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  if (size <= limit) return;
  copyFileSync(path, `${path}.1`);
  truncateSync(path);
}

/** What was written after a position, at most the last 16 kB. */
export function readServerLog(home: string, from: number): string {
  const file = openSync(serverLogPath(home), 'r');
  try {
    const { size } = fstatSync(file);
    const start = Math.max(Math.min(from, size), size - 16_384);
    const buffer = Buffer.alloc(size - start);
    return buffer.toString('utf8', 0, readSync(file, buffer, 0, buffer.length, start));
  } finally {
    closeSync(file);
  }
}

/** Present end of the log. */
export function serverLogSize(home: string): number {
  return statSync(serverLogPath(home), { throwIfNoEntry: false })?.size ?? 0;
}
