/** Starts the measured programs, each in a separate process. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { killOnExit } from '../../src/storage/testing-children.ts';

export const root = join(import.meta.dirname, '../..');

export interface ServerProcess {
  address: string;
  /** Milliseconds from the start of the process until it reports readiness. */
  readyMs: number;
  pid: number;
  stop: () => Promise<void>;
}

/** Starts a program of the project. Resolves when it prints the line with its address. */
export async function startProgram(
  file: string,
  args: string[],
  environment: Record<string, string> = {},
): Promise<ServerProcess> {
  return startBenchProgram([process.execPath, join(root, file), ...args], environment);
}

export function startServer(environment: Record<string, string>): Promise<ServerProcess> {
  return startProgram('bin/concordat.js', ['start'], environment);
}

export function startServerByNpm(environment: Record<string, string>): Promise<ServerProcess> {
  return startBenchProgram(['npm', 'start', '--silent'], environment);
}

/** Interval in milliseconds at which the output of a ready server is discarded. */
const MAX_LINES_MS = 1_000;

async function startBenchProgram(
  [program = '', ...args]: string[],
  environment: Record<string, string>,
): Promise<ServerProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'concordat-bench-'));
  // The log is a file, as in production. Reading lines here would slow down the load generator.
  const lines = join(folder, 'lines');
  const output = openSync(lines, 'a');
  const start = performance.now();
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', output, 'inherit'],
    // Starts a process group, so that a signal reaches npm and its children, as in a terminal.
    detached: true,
  });
  closeSync(output);
  killOnExit(child, 'SIGTERM', true);
  const ended = once(child, 'exit');
  const address = await waitForReadyAddress(child, lines, args[0] ?? program);
  const readyMs = performance.now() - start;
  const emptying = setInterval(() => truncateSync(lines), MAX_LINES_MS);
  return {
    address,
    readyMs,
    pid: child.pid as number,
    async stop() {
      process.kill(-(child.pid as number), 'SIGTERM');
      await ended;
      clearInterval(emptying);
      rmSync(folder, { recursive: true });
    },
  };
}

async function waitForReadyAddress(child: ChildProcess, lines: string, file: string): Promise<string> {
  for (;;) {
    const [, address] = /^.*ready.*?(http:\/\/[\w.:[\]]+).*\n/m.exec(readFileSync(lines, 'utf8')) ?? [];
    if (address !== undefined) return address;
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`${file} ended before it was ready`);
    await sleep(1);
  }
}
