/** Finds the server of a database directory by postmaster.pid and the process ID in it. */
import { readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

export interface PostmasterNote {
  pid: number;
  socketDirectory: string;
  /** The state that PostgreSQL writes: starting, ready, stopping, standby. */
  status: string;
  /** The whole content, to detect changes. */
  text: string;
}

/** Reads postmaster.pid. Returns undefined if it is missing or incomplete. */
export function readPostmasterFile(cluster: string): PostmasterNote | undefined {
  let text: string;
  try {
    text = readFileSync(join(cluster, 'postmaster.pid'), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  const lines = text.split('\n').map((line) => line.trim());
  const pid = Number(lines[0]);
  if (!Number.isSafeInteger(pid) || pid <= 0) return undefined;
  return { pid, socketDirectory: lines[4] ?? '', status: lines[7] ?? '', text };
}

/** State of a process. `zombie`: dead but not reaped; alive for PostgreSQL. `stranger`: another program has the ID. */
export type ProcessState = 'running' | 'dead' | 'zombie' | 'stranger';

export function readPostmasterState(pid: number, cluster: string): ProcessState {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // A process of another user cannot serve files that only this user can open.
    return (error as NodeJS.ErrnoException).code === 'EPERM' ? 'stranger' : 'dead';
  }
  if (process.platform !== 'linux') return 'running';
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    if (stat.charAt(stat.lastIndexOf(')') + 2) === 'Z') return 'zombie';
    return isInDataDirectory(pid, cluster) ? 'running' : 'stranger';
  } catch {
    // If /proc hides processes, the result of the signal applies.
    return 'running';
  }
}

/** Returns whether a process runs in the data directory, as PostgreSQL does. Compares files, because paths can differ. */
function isInDataDirectory(pid: number, cluster: string): boolean {
  const there = statSync(`/proc/${pid}/cwd`);
  const here = statSync(cluster);
  return there.dev === here.dev && there.ino === here.ino;
}

/** Removes a postmaster.pid whose process has ended. PostgreSQL does not start while another holds the shared memory. */
export function removeStalePostmasterFile(cluster: string, note: PostmasterNote): void {
  const aside = join(cluster, `postmaster.pid.stale-${process.pid}`);
  try {
    renameSync(join(cluster, 'postmaster.pid'), aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  // If another process has started a server in between, its file is restored.
  if (readFileSync(aside, 'utf8') === note.text) rmSync(aside);
  else renameSync(aside, join(cluster, 'postmaster.pid'));
}
