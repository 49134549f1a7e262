/**
 * Where the embedded server listens. A socket's path holds about a hundred bytes, so it cannot lie beside the data: it lies in
 * a short directory in the temp folder, named by a hash of the real data path. The directory is the authentication (the
 * server trusts whoever reaches its socket), so it must be a real directory of the database's user that nobody else may enter.
 */
import { createHash } from 'node:crypto';
import { chmodSync, lstatSync, mkdirSync, mkdtempSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseStartError } from '../storage-errors.ts';
import { giveTo, mayEnter, type RunAs } from './run-as.ts';

/** The port that names the socket; nothing listens on the network. */
export const socketPort = 5432;

/** sun_path of the strictest system (macOS 104, Linux 108), with its closing zero. */
const longestSocketPath = 103;

/** Makes the socket directory of a database, or finds it, and returns its path. */
export function prepareSocketDirectory(realCluster: string, runAs: RunAs | undefined): string {
  const parent = chooseParent(runAs);
  const name = `concordat-${createHash('sha256').update(realCluster).digest('hex').slice(0, 16)}`;
  const path = join(parent, name);
  try {
    mkdirSync(path, { mode: 0o700 });
    claim(path, runAs);
    return path;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  if (isSafeSocketDirectory(path, runAs)) return path;
  // Someone else sits on the name. A random one cannot be taken beforehand; postmaster.pid tells the others.
  const random = mkdtempSync(join(parent, 'concordat-'));
  claim(random, runAs);
  return random;
}

function claim(path: string, runAs: RunAs | undefined): void {
  chmodSync(path, 0o700);
  giveTo(runAs, path);
}

/** Whether the directory is the database user's own, and closed to everybody else. */
export function isSafeSocketDirectory(path: string, runAs: RunAs | undefined): boolean {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  const uid = runAs?.uid ?? process.getuid?.();
  return stats?.isDirectory() === true && stats.uid === uid && (stats.mode & 0o077) === 0;
}

function chooseParent(runAs: RunAs | undefined): string {
  const fits = (parent: string) =>
    Buffer.byteLength(join(parent, `concordat-${'x'.repeat(16)}`, `.s.PGSQL.${socketPort}`)) <= longestSocketPath &&
    (runAs === undefined || mayEnter(parent, runAs));
  const parent = [tmpdir(), '/tmp', '/var/tmp', '/run'].find((candidate) => {
    try {
      return fits(candidate);
    } catch {
      return false;
    }
  });
  if (parent === undefined)
    throw new DatabaseStartError('there is no temp folder with a short path for the database socket: set TMPDIR');
  return parent;
}

/** Takes the directory away after the server stopped; stays when another server has moved in. */
export function removeSocketDirectory(path: string): void {
  try {
    rmdirSync(path);
  } catch {
    // It is one empty directory, and the next start uses it again.
  }
}
