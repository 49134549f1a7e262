/**
 * Threads for work that would make others wait: a few at most, all but one started when they are needed and ended when they are not, each with a
 * budget of memory, each work with a budget of time. Work beyond its budget costs its thread and nothing else.
 */
import { once } from 'node:events';
import type { Transferable } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { FairQueue, QueueFullError } from './fair-queue.ts';
import { OutOfMemoryError, OutOfTimeError, ThreadLostError, ThreadsBusyError, ThreadsEndedError } from './thread-errors.ts';

/** What threads may use. */
export interface ThreadLimits {
  /** Threads at once, two at least. */
  readonly threads: number;
  /** Memory of one thread's objects, megabytes. */
  readonly memory: number;
  /** After how many milliseconds without work a thread beyond the first ends, and its memory returns. */
  readonly idle: number;
  /** Bytes of the works that wait. */
  readonly waitingBytes: number;
  /** Works of one client that wait. */
  readonly waitingOfOne: number;
}

/**
 * Whoever keeps threads busy leaves one free. Of the three that one client may have, some wait for the database while others work, also on two cores.
 */
export const THREAD_LIMITS: ThreadLimits = {
  threads: 4,
  memory: 1_024,
  idle: 20_000,
  waitingBytes: 100_000_000,
  waitingOfOne: 40,
};

/**
 * Megabytes of what a thread has just made. A thread beyond its memory gets 16 MB more to end in, and where more than these is kept at
 * once the whole process aborts: of this many a third is kept at most.
 */
const YOUNG_MEMORY = 32;

/** Whose work it is, and what it may use. */
export interface WorkOptions {
  /** Works of one client wait for one another. */
  readonly client: string;
  readonly milliseconds: number;
  /** Bytes that the work holds while it waits. */
  readonly bytes: number;
  /** What the thread gets instead of a copy. */
  readonly transfer?: Transferable[];
  /** Takes the work out of the queue; what runs runs on. */
  readonly signal: AbortSignal;
}

/** The threads. */
export interface ThreadPool<Work, Result> {
  /** Starts the first thread, so that nobody's work waits until it has read the program. */
  begin(): void;
  /** @throws ThreadsBusyError, ThreadsEndedError, ThreadLostError, OutOfTimeError, OutOfMemoryError, the reason of the signal, what the work throws */
  run(work: Work, options: WorkOptions): Promise<Result>;
  /** How many threads there are at present. */
  size(): number;
  /** Ends all threads, once they have done what they are at, or after so many milliseconds whatever they are at. */
  end(patience: number): Promise<void>;
}

/** What a thread is started with. */
export interface ThreadStart {
  /** The module that works. */
  readonly file: URL;
  /** Name of the function that it exports. */
  readonly name: string;
  /** Asked when the first thread is started; a copy goes to each. */
  readonly data: () => unknown;
}

/** Makes the pool; no thread is started before there is work, unless it is told to begin. */
export function createThreadPool<Work, Result>(
  { file, name, data }: ThreadStart,
  limits: ThreadLimits = THREAD_LIMITS,
): ThreadPool<Work, Result> {
  const { threads, waitingBytes, waitingOfOne } = limits;
  const queue = new FairQueue({ running: threads, runningOfOne: threads - 1, waitingBytes, waitingOfOne });
  let pool: Piscina<Work, Result> | undefined;
  /** That run or wait. */
  let works = 0;
  let allDone: (() => void) | undefined;
  let hasEnded = false;
  const started = () => {
    pool ??= new Piscina<Work, Result>({
      filename: file.href,
      name,
      workerData: data(),
      minThreads: 1,
      maxThreads: threads,
      idleTimeout: limits.idle,
      concurrentTasksPerWorker: 1,
      // Between two works a thread goes on listening to its connections.
      atomics: 'disabled',
      resourceLimits: { maxOldGenerationSizeMb: limits.memory, maxYoungGenerationSizeMb: YOUNG_MEMORY },
    });
    return pool;
  };

  const inThread = async (work: Work, { milliseconds, transfer = [] }: WorkOptions): Promise<Result> => {
    const deadline = new AbortController();
    const timer = setTimeout(() => deadline.abort(), milliseconds);
    try {
      if (hasEnded) throw new ThreadsEndedError('The threads have ended.');
      return await started().run(work, { transferList: transfer, signal: deadline.signal });
    } catch (cause) {
      if (deadline.signal.aborted) throw new OutOfTimeError(milliseconds, { cause });
      if (hasEnded) throw new ThreadsEndedError('The threads have ended.', { cause });
      const { code, message } = cause as NodeJS.ErrnoException;
      if (code === 'ERR_WORKER_OUT_OF_MEMORY')
        throw new OutOfMemoryError('The work needs more memory than it may have.', { cause });
      if (message.startsWith('worker exited')) throw new ThreadLostError('The thread ended.', { cause });
      throw cause;
    } finally {
      clearTimeout(timer);
    }
  };

  return {
    begin() {
      started();
    },
    async run(work, options) {
      works += 1;
      try {
        const leave = await queue.enter(options.client, options.bytes, options.signal).catch((cause: unknown) => {
          throw cause instanceof QueueFullError ? new ThreadsBusyError('The line is full.', { cause }) : cause;
        });
        return await inThread(work, options).finally(leave);
      } finally {
        works -= 1;
        if (works === 0) allDone?.();
      }
    },
    size: () => pool?.threads.length ?? 0,
    async end(patience) {
      if (works > 0) {
        const finished = new Promise<void>((resolve) => {
          allDone = resolve;
        });
        const patient = AbortSignal.timeout(patience);
        await Promise.race([finished, once(patient, 'abort')]);
      }
      hasEnded = true;
      await pool?.destroy();
    },
  };
}
