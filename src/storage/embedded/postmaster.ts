/** Who runs on a database directory: what PostgreSQL notes in postmaster.pid, and whether that process lives. */
import { readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The lines of postmaster.pid that matter here. */
export interface PostmasterNote {
  pid: number;
  /** Directory of its socket. */
  socketDirectory: string;
  /** As PostgreSQL writes it: starting, ready, stopping, standby. */
  status: string;
  /** The whole text, to recognize the same note again. */
  text: string;
}

/** Reads postmaster.pid; undefined when there is none, or when it is being written. */
export function readPostmasterNote(cluster: string): PostmasterNote | undefined {
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

/**
 * State of a process: `running`; `dead`; `zombie`, dead but not yet collected by its parent, which PostgreSQL takes for
 * alive; `stranger`, a number that another program has got since.
 */
export type ProcessState = 'running' | 'dead' | 'zombie' | 'stranger';

/** Looks at the process that a cluster's postmaster.pid names. */
export function postmasterState(pid: number, cluster: string): ProcessState {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // A process of another user cannot serve files that only we may open.
    return (error as NodeJS.ErrnoException).code === 'EPERM' ? 'stranger' : 'dead';
  }
  if (process.platform !== 'linux') return 'running';
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    if (stat.charAt(stat.lastIndexOf(')') + 2) === 'Z') return 'zombie';
    return worksIn(pid, cluster) ? 'running' : 'stranger';
  } catch {
    // Where /proc hides processes, the signal above has the last word.
    return 'running';
  }
}

/** PostgreSQL works in its data directory: compared as files, for a directory may have several paths. */
function worksIn(pid: number, cluster: string): boolean {
  const there = statSync(`/proc/${pid}/cwd`);
  const here = statSync(cluster);
  return there.dev === here.dev && there.ino === here.ino;
}

/**
 * Takes away a postmaster.pid whose process is certainly gone. PostgreSQL itself still refuses to start while any process of
 * the former server holds its shared memory, so this cannot bring two servers onto the same files.
 */
export function setNoteAside(cluster: string, note: PostmasterNote): void {
  const aside = join(cluster, `postmaster.pid.stale-${process.pid}`);
  try {
    renameSync(join(cluster, 'postmaster.pid'), aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  // Between our look and the renaming another process may have started a server: its note goes back.
  if (readFileSync(aside, 'utf8') === note.text) rmSync(aside);
  else renameSync(aside, join(cluster, 'postmaster.pid'));
}
