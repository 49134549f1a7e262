/** Directories, processes and kills for the tests of the embedded server. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { readPostmasterNote } from './postmaster.ts';

/** Directories made by a test file, with the servers that may still run on them. */
export interface Workshop {
  /** A new directory that every user may enter. */
  directory(): string;
  /** Kills what runs on the directories and removes them. */
  tearDown(): void;
}

/** A place for a test file's databases. */
export function workshop(): Workshop {
  const made: string[] = [];
  return {
    directory() {
      const path = mkdtempSync(join(tmpdir(), 'concordat-test-'));
      chmodSync(path, 0o755);
      made.push(path);
      return path;
    },
    tearDown() {
      for (const path of made) {
        killServer(path);
        rmSync(path, { recursive: true, force: true });
      }
    },
  };
}

/** The cluster of a data directory. */
export function clusterOf(dataDir: string): string {
  return join(dataDir, 'postgres', 'cluster');
}

/** Kills a directory's server and all its processes at once, as when the machine's memory runs out. */
export function killServer(dataDir: string): void {
  const note = readPostmasterNote(clusterOf(dataDir));
  if (note === undefined) return;
  for (const pid of [note.pid, ...childrenOf(note.pid)]) kill(pid);
  rmSync(note.socketDirectory, { recursive: true, force: true });
}

/** Kills only the server's first process. */
export function killPostmaster(dataDir: string): void {
  const note = readPostmasterNote(clusterOf(dataDir));
  if (note !== undefined) kill(note.pid);
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

function childrenOf(parent: number): number[] {
  try {
    return readdirSync('/proc')
      .filter((entry) => /^\d+$/.test(entry))
      .filter((entry) => parentOf(entry) === parent)
      .map(Number);
  } catch {
    return [];
  }
}

function parentOf(pid: string): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return undefined;
  }
}

/** A running testing-process.ts. */
export interface TestingProcess {
  child: ChildProcess;
  ownership: string;
  postmaster: number;
  /** Rows whose storage was acknowledged so far. */
  acknowledged: number[];
  /** Ends it by a signal and waits. */
  end(signal: NodeJS.Signals): Promise<void>;
}

/** Starts testing-process.ts on a data directory and waits until its database is open. */
export function startProcess(dataDir: string, task = ''): Promise<TestingProcess> {
  return launchProcess(dataDir, task).ready;
}

/** Starts testing-process.ts without waiting. */
export function launchProcess(dataDir: string, task = ''): { child: ChildProcess; ready: Promise<TestingProcess> } {
  const program = fileURLToPath(new URL('./testing-process.ts', import.meta.url));
  const child = spawn(process.execPath, [program, dataDir, task], { stdio: ['ignore', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout });
  const acknowledged: number[] = [];
  const ready = new Promise<TestingProcess>((resolve, reject) => {
    lines.once('line', (line) => {
      lines.on('line', (id) => acknowledged.push(Number(id)));
      resolve({ child, ...JSON.parse(line), acknowledged, end });
    });
    child.once('exit', (code, signal) => reject(new Error(`the testing process ended with ${code ?? signal}`)));
  });
  async function end(signal: NodeJS.Signals): Promise<void> {
    const ended = once(child, 'close');
    child.kill(signal);
    await ended;
  }
  return { child, ready };
}
