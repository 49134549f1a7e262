/** Processes that do one job and end: native code and strangers' files are kept away from the server, within limits of time, memory and disk. */
import { type ChildProcess, fork } from 'node:child_process';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** What a process may take. */
export interface ProcessLimits {
  /** Megabytes of its own objects. */
  readonly heap: number;
  /** Milliseconds. */
  readonly longestMs: number;
  /** Megabytes of the whole process, native code included; looked at where the system tells (Linux). */
  readonly memory: number;
  /** A folder that it writes to, and how many bytes may be in it. */
  readonly disk?: { readonly folder: string; readonly bytes: number };
  /** Ends the process. */
  readonly signal?: AbortSignal;
}

/** What a process took more of than it may. */
export type ProcessExcess = 'time' | 'memory' | 'disk';

/** Its answer, or how it ended without one. */
export type ProcessEnd<Answer> =
  | { readonly answer: Answer }
  | {
      /** Why it was ended; null when it ended by itself, or was ended by somebody else. */
      readonly excess: ProcessExcess | null;
      /** Its exit code or signal. */
      readonly ended: string;
      /** The end of what it wrote. */
      readonly said: string;
    };

const SAID = 300;
/** How often memory and disk are looked at. */
const LOOK_MS = 200;
const BASE_MS = 120_000;
const MS_PER_GIGABYTE = 1_800_000;
const HOUR_MS = 3_600_000;

/** Milliseconds that reading files of so many bytes may take: two minutes and half an hour for each gigabyte, an hour at most. */
export function longestReadingMs(bytes: number): number {
  return Math.min(HOUR_MS, Math.ceil(BASE_MS + (bytes / 1e9) * MS_PER_GIGABYTE));
}

/**
 * Starts a program without an environment, sends it a job by a message and resolves with its answer, or when it ended.
 *
 * @throws the error of the system when it could not be started; the reason of the signal
 */
export async function requestProcess<Answer>(
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
  let said = '';
  let excess: ProcessExcess | null = null;
  const stop = (reason: ProcessExcess) => {
    excess ??= reason;
    child.kill('SIGKILL');
  };
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-SAID);
  });
  const timer = setTimeout(() => stop('time'), longestMs);
  const leave = () => child.kill('SIGKILL');
  signal?.addEventListener('abort', leave, { once: true });
  const watching = new AbortController();
  void watch(child, { memory, ...(disk === undefined ? {} : { disk }) }, stop, watching.signal);
  try {
    return await new Promise((resolve, reject) => {
      child.once('message', (answer) => resolve({ answer: answer as Answer }));
      child.once('error', reject);
      child.once('exit', (code, killed) => {
        if (signal?.aborted) reject(signal.reason as Error);
        // V8 aborts a process whose objects need more than its heap.
        else resolve({ excess: excess ?? (killed === 'SIGABRT' ? 'memory' : null), ended: String(killed ?? code), said });
      });
      child.send(job);
    });
  } finally {
    clearTimeout(timer);
    watching.abort();
    signal?.removeEventListener('abort', leave);
  }
}

async function watch(
  { pid }: ChildProcess,
  { memory, disk }: Pick<ProcessLimits, 'memory' | 'disk'>,
  stop: (reason: ProcessExcess) => void,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    if (pid !== undefined && (await residentBytes(pid)) > memory * 1e6) stop('memory');
    if (disk !== undefined && (await bytesBelow(disk.folder)) > disk.bytes) stop('disk');
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, LOOK_MS);
      signal.addEventListener(
        'abort',
        () => {
          clearTimeout(timer);
          resolve();
        },
        { once: true },
      );
    });
  }
}

/** Memory that a process has; 0 where nobody tells. */
async function residentBytes(pid: number): Promise<number> {
  if (process.platform !== 'linux') return 0;
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s{0,20}(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1_024;
}

async function bytesBelow(folder: string): Promise<number> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(() => []);
  let sum = 0;
  for (const entry of entries)
    if (entry.isFile()) sum += (await stat(join(entry.parentPath, entry.name)).catch(() => ({ size: 0 }))).size;
  return sum;
}
