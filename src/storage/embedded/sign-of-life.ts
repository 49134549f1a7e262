/**
 * Prevents a second server on the same files in another container or on another machine, which would destroy the files.
 * PostgreSQL detects other servers only by process ID and shared memory, which do not work there. Each process therefore
 * touches a file periodically. A process that finds a file of another environment watches it before it starts a server. If the
 * file is touched again, the directory is in use.
 */
import { readFileSync, readlinkSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseStartError, type StorageLog } from '../storage-errors.ts';

export const heartbeatIntervalMs = 4_000;

const fileName = 'in-use-by';

/** Returns an ID of machine, boot and container. Processes with the same ID can see each other. */
function identifyEnvironment(): string {
  return [
    hostname(),
    readOrReturnDash(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()),
    readOrReturnDash(() => readlinkSync('/proc/self/ns/pid')),
  ].join(' ');
}

function readOrReturnDash(read: () => string): string {
  try {
    return read();
  } catch {
    return '-';
  }
}

export function writeHeartbeat(home: string): void {
  const path = join(home, fileName);
  const now = new Date();
  try {
    utimesSync(path, now, now);
  } catch {
    writeFileSync(path, `${identifyEnvironment()}\n`);
  }
}

/** Marks the files as used by this environment, replacing an old mark of another one. */
export function claimFiles(home: string): void {
  writeFileSync(join(home, fileName), `${identifyEnvironment()}\n`);
}

export function removeHeartbeat(home: string): void {
  rmSync(join(home, fileName), { force: true });
}

/** Resolves when no other machine or container uses the files. @throws DatabaseStartError if the files are in use */
export async function requireUnusedFiles(home: string, log: StorageLog, interval = heartbeatIntervalMs): Promise<void> {
  const path = join(home, fileName);
  const first = readLastHeartbeat(path);
  if (first === undefined || Math.abs(Date.now() - first) > 3 * interval) return;
  if (readOrReturnDash(() => readFileSync(path, 'utf8').trim()) === identifyEnvironment()) return;
  log.info({ directory: home }, 'watching whether another container or machine still uses the database');
  const deadline = Date.now() + 2.5 * interval;
  while (Date.now() < deadline) {
    await sleep(interval / 8);
    const sign = readLastHeartbeat(path);
    if (sign === undefined) return;
    if (sign !== first) {
      throw new DatabaseStartError(
        `another container or machine uses the database in ${home}: run this command there, or share a PostgreSQL server through DATABASE_URL`,
      );
    }
  }
}

function readLastHeartbeat(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs;
}
