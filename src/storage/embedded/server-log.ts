/** PostgreSQL logs to a file, because it can outlive this process: limited in size, with one earlier file. */
import { closeSync, copyFileSync, fstatSync, openSync, readSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';

const MAX_LOG_BYTES = 2 * 1024 * 1024;

export function getServerLogPath(home: string): string {
  return join(home, 'postgres.log');
}

/** Opens the log for appending. The caller closes it. */
export function openServerLog(home: string): number {
  rotateServerLog(home);
  return openSync(getServerLogPath(home), 'a', 0o600);
}

/** Moves the content of a log that is too large to `postgres.log.1`. The running server continues at the start of the file. */
export function rotateServerLog(home: string, limit = MAX_LOG_BYTES): void {
  const path = getServerLogPath(home);
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  if (size <= limit) return;
  copyFileSync(path, `${path}.1`);
  truncateSync(path);
}

/** Returns the text after a position, at most the last 16 kB. */
export function readServerLog(home: string, from: number): string {
  const file = openSync(getServerLogPath(home), 'r');
  try {
    const { size } = fstatSync(file);
    const start = Math.max(Math.min(from, size), size - 16_384);
    const buffer = Buffer.alloc(size - start);
    return buffer.toString('utf8', 0, readSync(file, buffer, 0, buffer.length, start));
  } finally {
    closeSync(file);
  }
}

export function getServerLogSize(home: string): number {
  return statSync(getServerLogPath(home), { throwIfNoEntry: false })?.size ?? 0;
}
