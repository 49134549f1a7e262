/**
 * Creates the socket directory of the embedded server. It is in the temporary folder, named by a hash of the data path, because
 * a socket path has at most about 100 bytes. The server trusts all clients of its socket, so only the database's user may enter
 * the directory.
 */
import { createHash } from 'node:crypto';
import { chmodSync, lstatSync, mkdirSync, mkdtempSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseStartError } from '../storage-errors.ts';
import { canEnterDirectory, changeOwner, type RunAs } from './run-as.ts';

/** The port in the name of the socket. The server does not listen on the network. */
export const socketPort = 5432;

/** Maximum bytes of sun_path on the strictest system (macOS 104, Linux 108), without the final NUL. */
const MAX_SOCKET_PATH_LENGTH = 103;

export function prepareSocketDirectory(realCluster: string, runAs: RunAs | undefined): string {
  const parent = chooseSocketParent(runAs);
  const name = `concordat-${createHash('sha256').update(realCluster).digest('hex').slice(0, 16)}`;
  const path = join(parent, name);
  try {
    mkdirSync(path, { mode: 0o700 });
    restrictFolder(path, runAs);
    return path;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  if (isSafeSocketDirectory(path, runAs)) return path;
  // Another user owns this name. A random name cannot be occupied in advance, and other processes read it from postmaster.pid.
  const random = mkdtempSync(join(parent, 'concordat-'));
  restrictFolder(random, runAs);
  return random;
}

function restrictFolder(path: string, runAs: RunAs | undefined): void {
  chmodSync(path, 0o700);
  changeOwner(runAs, path);
}

/** Returns whether the directory belongs to the database user and is closed to others. */
export function isSafeSocketDirectory(path: string, runAs: RunAs | undefined): boolean {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  const uid = runAs?.uid ?? process.getuid?.();
  return stats?.isDirectory() === true && stats.uid === uid && (stats.mode & 0o077) === 0;
}

function chooseSocketParent(runAs: RunAs | undefined): string {
  const isSuitable = (parent: string) =>
    Buffer.byteLength(join(parent, `concordat-${'x'.repeat(16)}`, `.s.PGSQL.${socketPort}`)) <= MAX_SOCKET_PATH_LENGTH &&
    (runAs === undefined || canEnterDirectory(parent, runAs));
  const parent = [tmpdir(), '/tmp', '/var/tmp', '/run'].find((candidate) => {
    try {
      return isSuitable(candidate);
    } catch {
      return false;
    }
  });
  if (parent === undefined)
    throw new DatabaseStartError('there is no temp folder with a short path for the database socket: set TMPDIR');
  return parent;
}

/** Removes the directory after the server has stopped, unless another server uses it. */
export function removeSocketDirectory(path: string): void {
  try {
    rmdirSync(path);
  } catch {
    // The empty directory remains, and the next start reuses it.
  }
}
