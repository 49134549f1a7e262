/** Programs under measurement, each in a process of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { endsWithUs } from '../../src/storage/testing-children.ts';

export const root = join(import.meta.dirname, '../..');

/** A started server. */
export interface ServerProcess {
  address: string;
  /** Milliseconds from the start of the process to its line that says it is ready. */
  readyMs: number;
  pid: number;
  stop: () => Promise<void>;
}

/** Starts a program of ours that prints one line with its address when it is ready. */
export async function startProgram(
  file: string,
  args: string[],
  environment: Record<string, string> = {},
): Promise<ServerProcess> {
  return started([process.execPath, join(root, file), ...args], environment);
}

/** Starts the server itself. */
export function startServer(environment: Record<string, string>): Promise<ServerProcess> {
  return startProgram('bin/concordat.js', ['start'], environment);
}

/** Starts the server as people do. */
export function startByNpm(environment: Record<string, string>): Promise<ServerProcess> {
  return started(['npm', 'start', '--silent'], environment);
}

async function started([program = '', ...args]: string[], environment: Record<string, string>): Promise<ServerProcess> {
  const start = performance.now();
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
    // A group of its own, as in a terminal, so that a signal reaches npm and what it starts.
    detached: true,
  });
  endsWithUs(child, 'SIGTERM', true);
  const address = await readyAddress(child, args[0] ?? program);
  return {
    address,
    readyMs: performance.now() - start,
    pid: child.pid as number,
    async stop() {
      const ended = once(child, 'exit');
      process.kill(-(child.pid as number), 'SIGTERM');
      await ended;
    },
  };
}

async function readyAddress(child: ChildProcess, file: string): Promise<string> {
  const lines = createInterface({ input: child.stdout as NodeJS.ReadableStream });
  for await (const line of lines) {
    const address = /http:\/\/[\w.:[\]]+/.exec(line)?.[0];
    if (address !== undefined && line.includes('ready')) {
      lines.removeAllListeners();
      child.stdout?.resume();
      return address;
    }
  }
  throw new Error(`${file} ended before it was ready`);
}
