/**
 * Guards the files against a second server in another container or on another machine that shares the directory.
 *
 * PostgreSQL tells by process numbers and shared memory whether the files are in use; neither can be seen from another
 * container or machine, and two servers on the same files destroy them. So attached processes touch a file now and then. Who
 * finds it touched from elsewhere watches it before starting a server: renewed means in use, not renewed means left over.
 */
import { readFileSync, readlinkSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseStartError, type StorageLog } from '../storage-errors.ts';

/** Milliseconds between two signs. */
export const signInterval = 4_000;

const fileName = 'in-use-by';

/** Names the set of processes that can see each other: machine, boot, container. */
function here(): string {
  return [
    hostname(),
    glimpse(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()),
    glimpse(() => readlinkSync('/proc/self/ns/pid')),
  ].join(' ');
}

function glimpse(read: () => string): string {
  try {
    return read();
  } catch {
    return '-';
  }
}

/** Says that the files are in use from here. */
export function giveSign(home: string): void {
  const path = join(home, fileName);
  const now = new Date();
  try {
    utimesSync(path, now, now);
  } catch {
    writeFileSync(path, `${here()}\n`);
  }
}

/** Says it again, also where a stale sign of elsewhere lies. */
export function claimFiles(home: string): void {
  writeFileSync(join(home, fileName), `${here()}\n`);
}

/** Takes the sign away after the server was stopped. */
export function removeSign(home: string): void {
  rmSync(join(home, fileName), { force: true });
}

/**
 * Returns when no other machine or container uses the files.
 * @throws DatabaseStartError when one does
 */
export async function waitUntilNobodyElsewhere(home: string, log: StorageLog, interval = signInterval): Promise<void> {
  const path = join(home, fileName);
  const first = lastSign(path);
  if (first === undefined || Math.abs(Date.now() - first) > 3 * interval) return;
  if (glimpse(() => readFileSync(path, 'utf8').trim()) === here()) return;
  log.info({ directory: home }, 'watching whether another container or machine still uses the database');
  const deadline = Date.now() + 2.5 * interval;
  while (Date.now() < deadline) {
    await sleep(interval / 8);
    const sign = lastSign(path);
    if (sign === undefined) return;
    if (sign !== first) {
      throw new DatabaseStartError(
        `another container or machine uses the database in ${home}: run this command there, or share a PostgreSQL server through DATABASE_URL`,
      );
    }
  }
}

function lastSign(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs;
}
