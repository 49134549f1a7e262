/**
 * PostgreSQL refuses to run as root. Where the server runs as root (containers often do), its database runs as the user
 * `nobody`, or as whoever owns the database files already.
 */
import { chownSync, readFileSync, type Stats, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { DatabaseUnsupportedError } from '../storage-errors.ts';

/** The unprivileged user that the database programs run as. */
export interface RunAs {
  uid: number;
  gid: number;
}

/**
 * Whom to run the database as; undefined: as the user that we are.
 * @param cluster directory of the database files, which need not exist
 * @throws DatabaseUnsupportedError where root has no such user
 */
export function chooseRunAs(cluster: string): RunAs | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const owner = statSync(cluster, { throwIfNoEntry: false });
  return owner !== undefined && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : nobody();
}

function nobody(): RunAs {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith('nobody:'));
  const [, , uid, gid] = line?.split(':') ?? [];
  if (uid === undefined || gid === undefined) {
    throw new DatabaseUnsupportedError(
      'PostgreSQL does not run as root and this system has no user named nobody: start the server as another user, or set DATABASE_URL',
    );
  }
  // Some systems write -2 for the highest number but one.
  return { uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 };
}

/**
 * Makes the database's user the owner of a directory that we made for it.
 * @throws DatabaseUnsupportedError where root has lost the right to
 */
export function giveTo(runAs: RunAs | undefined, directory: string): void {
  if (runAs === undefined) return;
  try {
    chownSync(directory, runAs.uid, runAs.gid);
  } catch (cause) {
    throw new DatabaseUnsupportedError(
      'PostgreSQL does not run as root, and root may not give it files as another user here: start the server as another user, or set DATABASE_URL',
      { cause },
    );
  }
}

const readable = 4;
const searchable = 1;

/** Whether the user may pass through every directory down to this one, and through it. */
export function mayEnter(directory: string, user: RunAs): boolean {
  const path = resolve(directory);
  const parent = dirname(path);
  return permits(statSync(path), user, searchable) && (parent === path || mayEnter(parent, user));
}

/** Whether the user may read the file, parents included. */
export function mayRead(file: string, user: RunAs): boolean {
  return permits(statSync(file), user, readable) && mayEnter(dirname(file), user);
}

function permits(stats: Stats, user: RunAs, wish: number): boolean {
  const shift = stats.uid === user.uid ? 6 : stats.gid === user.gid ? 3 : 0;
  return ((stats.mode >> shift) & wish) === wish;
}
