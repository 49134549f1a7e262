/** Runs jobs in separate processes with limits on time, memory and disk, because native code reads untrusted files. */
import { type ChildProcess, fork } from 'node:child_process';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

export interface ProcessLimits {
  /** Heap of JavaScript in megabytes. */
  readonly heap: number;
  readonly longestMs: number;
  /** Megabytes of the whole process, including native code. Only Linux reports this. */
  readonly memory: number;
  /** Folder that the process writes to, and its maximum size. */
  readonly disk?: { readonly folder: string; readonly bytes: number };
  readonly signal?: AbortSignal;
}

export type ProcessExcess = 'time' | 'memory' | 'disk';

/** The message of a process, or how it ended without a message. */
export type ProcessEnd<Answer> =
  | { readonly answer: Answer }
  | {
      readonly excess: ProcessExcess | null;
      /** Exit code or signal. */
      readonly ended: string;
      /** The end of its output. */
      readonly stated: string;
    };

const MAX_MESSAGE_CHARACTERS = 300;
const CHECK_INTERVAL_MS = 200;
const BASE_MS = 120_000;
const MS_PER_GIGABYTE = 1_800_000;
const HOUR_MS = 3_600_000;

/** Returns the time limit for reading a file in milliseconds: two minutes plus half an hour per gigabyte, at most one hour. */
export function computeReadingTimeout(bytes: number): number {
  return Math.min(HOUR_MS, Math.ceil(BASE_MS + (bytes / 1e9) * MS_PER_GIGABYTE));
}

/** Sends a job to a program without environment variables, and ends it afterwards. @throws the system error */
export async function runInLimitedProcess<Answer>(
  program: string,
  job: object,
  { heap, longestMs, memory, disk, signal }: ProcessLimits,
): Promise<ProcessEnd<Answer>> {
  signal?.throwIfAborted();
  const child = fork(program, [], {
    execArgv: [`--max-old-space-size=${heap}`, '--disable-warning=ExperimentalWarning'],
    env: {},
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let output = '';
  let excess: ProcessExcess | null = null;
  const killProcess = (reason: ProcessExcess) => {
    excess ??= reason;
    child.kill('SIGKILL');
  };
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    output = (output + text).slice(-MAX_MESSAGE_CHARACTERS);
  });
  const timer = setTimeout(() => killProcess('time'), longestMs);
  const killWithoutReason = () => child.kill('SIGKILL');
  signal?.addEventListener('abort', killWithoutReason, { once: true });
  const watching = new AbortController();
  void watchLimits(child, { memory, ...(disk === undefined ? {} : { disk }) }, killProcess, watching.signal);
  try {
    return await new Promise((resolve, reject) => {
      let response: { readonly answer: Answer } | undefined;
      child.once('message', (answer) => {
        response = { answer: answer as Answer };
        // An orderly exit could wait for streams of a damaged file.
        child.kill('SIGKILL');
      });
      child.once('error', reject);
      child.once('exit', (code, killed) => {
        if (response !== undefined) resolve(response);
        else if (signal?.aborted) reject(signal.reason as Error);
        // V8 aborts a process that exceeds its heap limit.
        else
          resolve({
            excess: excess ?? (killed === 'SIGABRT' ? 'memory' : null),
            ended: String(killed ?? code),
            stated: output,
          });
      });
      child.send(job);
    });
  } finally {
    clearTimeout(timer);
    watching.abort();
    signal?.removeEventListener('abort', killWithoutReason);
  }
}

async function watchLimits(
  { pid }: ChildProcess,
  { memory, disk }: Pick<ProcessLimits, 'memory' | 'disk'>,
  stop: (reason: ProcessExcess) => void,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    if (pid !== undefined && (await readResidentBytes(pid)) > memory * 1e6) stop('memory');
    if (disk !== undefined && (await computeFolderSize(disk.folder)) > disk.bytes) stop('disk');
    await pause(CHECK_INTERVAL_MS, undefined, { signal }).catch(() => undefined);
  }
}

/** Returns the memory of a process in bytes; 0 if it is unknown. */
async function readResidentBytes(pid: number): Promise<number> {
  if (process.platform !== 'linux') return 0;
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s*(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1_024;
}

async function computeFolderSize(folder: string): Promise<number> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(() => []);
  let sum = 0;
  for (const entry of entries)
    if (entry.isFile()) sum += (await stat(join(entry.parentPath, entry.name)).catch(() => ({ size: 0 }))).size;
  return sum;
}
