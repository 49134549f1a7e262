/** Executes blocking work in threads: the first starts in advance, others on demand. A limit ends only its thread. */
import { once } from 'node:events';
import type { Transferable } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { FairQueue, QueueFullError } from '../storage/fair-queue.ts';
import { OutOfMemoryError, OutOfTimeError, ThreadLostError, ThreadsBusyError, ThreadsEndedError } from './task.ts';

export interface ThreadLimits {
  /** Maximum number of threads, at least 2. */
  readonly threads: number;
  /** The heap limit of a thread, in megabytes. */
  readonly memory: number;
  /** Milliseconds after which an idle thread ends and releases its memory. The first thread does not end. */
  readonly idle: number;
  /** Maximum bytes of waiting work; further work is rejected. */
  readonly waitingBytes: number;
  /** Maximum waiting work items of one client; further work is rejected. */
  readonly waitingOfOne: number;
  /** Milliseconds for which work of a disconnected client may continue. Then its thread ends, which is expensive to replace. */
  readonly abandoned: number;
}

/** One client cannot use all threads. It can use several, because tasks also wait for the database. */
export const THREAD_LIMITS: ThreadLimits = {
  threads: 4,
  memory: 1_024,
  idle: 20_000,
  waitingBytes: 100_000_000,
  waitingOfOne: 40,
  abandoned: 5_000,
};

/** Size of the young generation in megabytes. V8 aborts the process if too many young objects survive, so the size is small. */
const YOUNG_MEMORY = 32;

export interface WorkOptions {
  /** Determines the queue: tasks of one client run one after another. */
  readonly client: string;
  readonly milliseconds: number;
  /** Size of the arguments while the work waits. */
  readonly bytes: number;
  /** Objects to transfer to the thread instead of copying. */
  readonly transfer?: Transferable[];
  /** Cancels waiting work. Also ends running work, unless `runsToEnd` is set. */
  readonly signal: AbortSignal;
  /** True to continue the work if its client disconnects. */
  readonly runsToEnd?: boolean;
}

export interface ThreadPool<Work, Result> {
  /** Starts the first thread, so that the first work does not wait for the program to load. */
  startThread(): void;
  /** @throws ThreadsBusyError, ThreadsEndedError, ThreadLostError, OutOfTimeError, OutOfMemoryError; errors of signal, work */
  run(work: Work, options: WorkOptions): Promise<Result>;
  getSize(): number;
  /** Ends all threads after their current work, at the latest after `timeoutMs`. */
  stop(timeoutMs: number): Promise<void>;
}

export interface ThreadStart {
  readonly file: URL;
  /** Name of the function that the program exports. */
  readonly name: string;
  /** Data for each new thread, which receives a copy. */
  readonly data: () => unknown;
}

export function createThreadPool<Work, Result>(
  { file, name, data }: ThreadStart,
  limits: ThreadLimits = THREAD_LIMITS,
): ThreadPool<Work, Result> {
  const { threads, waitingBytes, waitingOfOne } = limits;
  const queue = new FairQueue({ running: threads, runningOfOne: threads - 1, waitingBytes, waitingOfOne });
  let pool: Piscina<Work, Result> | undefined;
  /** Number of running and waiting tasks. */
  let works = 0;
  let allDone: (() => void) | undefined;
  let hasEnded = false;
  const startThreads = () => {
    pool ??= new Piscina<Work, Result>({
      filename: file.href,
      name,
      workerData: data(),
      minThreads: 1,
      maxThreads: threads,
      idleTimeout: limits.idle,
      concurrentTasksPerWorker: 1,
      // With synchronous atomics, an idle thread could not handle events of its connections.
      atomics: 'disabled',
      resourceLimits: { maxOldGenerationSizeMb: limits.memory, maxYoungGenerationSizeMb: YOUNG_MEMORY },
    });
    return pool;
  };

  const runInThread = async (
    work: Work,
    { milliseconds, transfer = [], signal, runsToEnd = false }: WorkOptions,
  ): Promise<Result> => {
    const deadline = new AbortController();
    const timers = [setTimeout(() => deadline.abort(), milliseconds)];
    const scheduleDeadline = () => timers.push(setTimeout(() => deadline.abort(), limits.abandoned));
    if (!runsToEnd) signal.addEventListener('abort', scheduleDeadline, { once: true });
    try {
      // The client may have disconnected while the task was waiting.
      if (!runsToEnd) signal.throwIfAborted();
      if (hasEnded) throw new ThreadsEndedError('The thread pool has stopped.');
      return await startThreads().run(work, { transferList: transfer, signal: deadline.signal });
    } catch (cause) {
      if (deadline.signal.aborted && signal.aborted && !runsToEnd) throw signal.reason;
      if (deadline.signal.aborted) throw new OutOfTimeError(milliseconds, { cause });
      if (hasEnded) throw new ThreadsEndedError('The thread pool has stopped.', { cause });
      const { code, message } = cause as NodeJS.ErrnoException;
      if (code === 'ERR_WORKER_OUT_OF_MEMORY') throw new OutOfMemoryError('The work exceeded its memory limit.', { cause });
      if (message.startsWith('worker exited')) throw new ThreadLostError('The thread ended unexpectedly.', { cause });
      throw cause;
    } finally {
      signal.removeEventListener('abort', scheduleDeadline);
      for (const timer of timers) clearTimeout(timer);
    }
  };

  return {
    startThread() {
      startThreads();
    },
    async run(work, options) {
      works += 1;
      try {
        const leave = await queue.enter(options.client, options.bytes, options.signal).catch((cause: unknown) => {
          throw cause instanceof QueueFullError ? new ThreadsBusyError('The queue is full.', { cause }) : cause;
        });
        return await runInThread(work, options).finally(leave);
      } finally {
        works -= 1;
        if (works === 0) allDone?.();
      }
    },
    getSize: () => pool?.threads.length ?? 0,
    async stop(timeoutMs) {
      if (works > 0) {
        const finished = new Promise<void>((resolve) => {
          allDone = resolve;
        });
        await Promise.race([finished, once(AbortSignal.timeout(timeoutMs), 'abort')]);
      }
      hasEnded = true;
      await pool?.destroy();
    },
  };
}
