/** Selects the user of PostgreSQL, which refuses to run as root: `nobody`, or the owner of existing files. */
import { chownSync, readFileSync, type Stats, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { DatabaseUnsupportedError } from '../storage-errors.ts';

export interface RunAs {
  uid: number;
  gid: number;
}

/** Returns the user to run the database as; undefined for the current user. @throws DatabaseUnsupportedError */
export function chooseRunAs(cluster: string): RunAs | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const owner = statSync(cluster, { throwIfNoEntry: false });
  return owner !== undefined && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : createNobodyUser();
}

function createNobodyUser(): RunAs {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith('nobody:'));
  const [, , uid, gid] = line?.split(':') ?? [];
  if (uid === undefined || gid === undefined) {
    throw new DatabaseUnsupportedError(
      'PostgreSQL does not run as root and this system has no user named nobody: start the server as another user, or set DATABASE_URL',
    );
  }
  // Some systems write -2 for the second-highest number.
  return { uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 };
}

/** Makes the database's user the owner of a new directory. @throws DatabaseUnsupportedError if root may not do this */
export function changeOwner(runAs: RunAs | undefined, directory: string): void {
  if (runAs === undefined) return;
  try {
    chownSync(directory, runAs.uid, runAs.gid);
  } catch (cause) {
    throw new DatabaseUnsupportedError(
      'PostgreSQL does not run as root, and root cannot change the owner of files here: start the server as another user, or set DATABASE_URL',
      { cause },
    );
  }
}

const readable = 4;
const searchable = 1;

export function canEnterDirectory(directory: string, user: RunAs): boolean {
  const path = resolve(directory);
  const parent = dirname(path);
  return isPermitted(statSync(path), user, searchable) && (parent === path || canEnterDirectory(parent, user));
}

/** Returns whether the user may read the file, including its parents. */
export function canReadFile(file: string, user: RunAs): boolean {
  return isPermitted(statSync(file), user, readable) && canEnterDirectory(dirname(file), user);
}

function isPermitted(stats: Stats, user: RunAs, wish: number): boolean {
  const shift = stats.uid === user.uid ? 6 : stats.gid === user.gid ? 3 : 0;
  return ((stats.mode >> shift) & wish) === wish;
}
