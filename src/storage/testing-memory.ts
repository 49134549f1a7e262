/** Temporary files of tests in a memory file system on Linux, which is faster than a disk. */
import { createHash } from 'node:crypto';
import { accessSync, chmodSync, constants, globSync, mkdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive } from '../live-process.ts';

const PARENT = '/dev/shm';
/** Free memory in bytes that the files of a run require, with a margin. */
const ROOM_FOR_FILES = 8 * 2 ** 30;

/**
 * Returns a path in memory for this checkout and user, if enough memory is free. It is short, because socket paths are limited.
 */
export function findPathInMemory(name: string, bytes: number): string | undefined {
  try {
    accessSync(PARENT, constants.W_OK);
    const { bavail, bsize } = statfsSync(PARENT);
    if (Math.min(bavail * bsize, process.availableMemory()) < bytes) return undefined;
  } catch {
    return undefined;
  }
  const checkout = createHash('sha256')
    .update(import.meta.dirname)
    .digest('hex')
    .slice(0, 6);
  return join(PARENT, `${name}-${process.getuid?.()}-${checkout}`);
}

/** Called by vitest before the first test. Stores temporary files in memory unless TMPDIR is set. Returns the cleanup. */
export function setup(): (() => void) | undefined {
  const path = findPathInMemory('concordat', ROOM_FOR_FILES);
  if (path === undefined || process.env.TMPDIR !== undefined || !canRunPrograms()) return undefined;
  removeLeftovers(path);
  const folder = `${path}-${process.pid}`;
  mkdirSync(folder);
  // Writable by all users like /tmp, because some tests run as another user.
  chmodSync(folder, 0o1777);
  process.env.TMPDIR = folder;
  return () => {
    delete process.env.TMPDIR;
    rmSync(folder, { recursive: true, force: true });
  };
}

/** Returns whether the file system allows programs and devices, which some tests create. */
function canRunPrograms(): boolean {
  const options = new RegExp(`^\\S+ ${PARENT} \\S+ (\\S+)`, 'm').exec(readFileSync('/proc/mounts', 'utf8'))?.[1]?.split(',');
  return options !== undefined && !options.includes('noexec') && !options.includes('nodev');
}

/** Removes folders of killed runs, including that of an earlier process with this process ID. */
function removeLeftovers(path: string): void {
  for (const folder of globSync(`${path}-*`)) {
    const pid = Number(folder.slice(path.length + 1));
    if (pid === process.pid || !isAlive(pid)) rmSync(folder, { recursive: true, force: true });
  }
}
