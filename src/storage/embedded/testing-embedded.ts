/** Creates directories and processes for tests of the embedded server, and kills them. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { readPostmasterFile } from './postmaster.ts';

export interface Workshop {
  /** Creates a directory that all users can enter. */
  createDirectory(): string;
  /** Kills all processes of the directories, and removes the directories. */
  tearDown(): void;
}

export function createTestDirectories(): Workshop {
  const made: string[] = [];
  return {
    createDirectory() {
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

export function getClusterPath(dataDir: string): string {
  return join(dataDir, 'postgres', 'cluster');
}

/** Kills the server of a directory with all its processes, as when the machine is out of memory. */
export function killServer(dataDir: string): void {
  const note = readPostmasterFile(getClusterPath(dataDir));
  if (note === undefined) return;
  for (const pid of [note.pid, ...listChildren(note.pid)]) killPid(pid);
  rmSync(note.socketDirectory, { recursive: true, force: true });
}

/** Kills only the first process of the server. */
export function killPostmaster(dataDir: string): void {
  const note = readPostmasterFile(getClusterPath(dataDir));
  if (note !== undefined) killPid(note.pid);
}

function killPid(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // The server has already ended.
  }
}

function listChildren(parent: number): number[] {
  try {
    return readdirSync('/proc')
      .filter((entry) => /^\d+$/.test(entry))
      .filter((entry) => readParent(entry) === parent)
      .map(Number);
  } catch {
    return [];
  }
}

function readParent(pid: string): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return undefined;
  }
}

export interface TestingProcess {
  child: ChildProcess;
  ownership: string;
  postmaster: number;
  /** Numbers of the confirmed rows. */
  acknowledged: number[];
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
      resolve({ child, ...JSON.parse(line), acknowledged, end: endProcess });
    });
    child.once('exit', (code, signal) => reject(new Error(`the testing process ended with ${code ?? signal}`)));
  });
  async function endProcess(signal: NodeJS.Signals): Promise<void> {
    const ended = once(child, 'close');
    child.kill(signal);
    await ended;
  }
  return { child, ready };
}
