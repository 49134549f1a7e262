/**
 * Where Linux keeps files in memory, for what tests write and throw away: it never gets to a disk. Making and removing a hundred thousand files
 * there takes a third of the time of the system.
 */
import { createHash } from 'node:crypto';
import { accessSync, chmodSync, constants, globSync, mkdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive } from '../live-process.ts';

const PARENT = '/dev/shm';
/** Bytes that must be free in memory for the files of tests; those of a whole run take a third of it. */
const ROOM_FOR_FILES = 8 * 2 ** 30;

/** A path of this checkout and user in memory, while so many bytes are free there. It is short: sockets of PostgreSQL lie below it. */
export function pathInMemory(name: string, bytes: number): string | undefined {
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

/** Called by vitest before the first test: temporary files lie in memory, unless TMPDIR says where. The answer is called after the last one. */
export function setup(): (() => void) | undefined {
  const path = pathInMemory('concordat', ROOM_FOR_FILES);
  if (path === undefined || process.env.TMPDIR !== undefined || !takesPrograms()) return undefined;
  removeForgotten(path);
  const folder = `${path}-${process.pid}`;
  mkdirSync(folder);
  // As /tmp is: some tests give up the rights of this user.
  chmodSync(folder, 0o1777);
  process.env.TMPDIR = folder;
  return () => {
    delete process.env.TMPDIR;
    rmSync(folder, { recursive: true, force: true });
  };
}

/** Whether programs and devices work there: what is installed for a test, and whole systems. */
function takesPrograms(): boolean {
  const options = new RegExp(`^\\S+ ${PARENT} \\S+ (\\S+)`, 'm').exec(readFileSync('/proc/mounts', 'utf8'))?.[1]?.split(',');
  return options !== undefined && !options.includes('noexec') && !options.includes('nodev');
}

/** What runs left that were killed; one of them may have had the number of this process. */
function removeForgotten(path: string): void {
  for (const folder of globSync(`${path}-*`)) {
    const pid = Number(folder.slice(path.length + 1));
    if (pid === process.pid || !isAlive(pid)) rmSync(folder, { recursive: true, force: true });
  }
}
