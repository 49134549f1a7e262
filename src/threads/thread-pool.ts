/**
 * Threads for work that would make others wait: a few at most, started when they are needed and ended when they are not, each with a
 * budget of memory, each work with a budget of time. Work beyond its budget costs its thread and nothing else.
 */
import { availableParallelism } from 'node:os';
import type { Transferable } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { FairQueue, QueueFullError } from './fair-queue.ts';
import { OutOfMemoryError, OutOfTimeError, ThreadsBusyError } from './thread-errors.ts';

/** What threads may use. */
export interface ThreadLimits {
  /** Threads at once, two at least. */
  readonly threads: number;
  /** Memory of one thread's objects, megabytes. */
  readonly memory: number;
  /** After how many milliseconds without work a thread ends, and its memory returns. */
  readonly idle: number;
  /** Bytes of the works that wait. */
  readonly waitingBytes: number;
  /** Works of one client that wait. */
  readonly waitingOfOne: number;
}

/** One thread stays free of whoever keeps all the others busy. */
export const THREAD_LIMITS: ThreadLimits = {
  threads: Math.min(Math.max(availableParallelism(), 2), 4),
  memory: 1_024,
  idle: 20_000,
  waitingBytes: 100_000_000,
  waitingOfOne: 40,
};

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
  /** @throws ThreadsBusyError, OutOfTimeError, OutOfMemoryError, the reason of the signal, what the work throws */
  run(work: Work, options: WorkOptions): Promise<Result>;
  /**
   * Keeps a thread ready from now on. It does this work first, so that nobody waits for the program to be read; once it has done
   * others' work and has nothing to do, a new one takes its place, and its memory returns.
   */
  keepReady(first: () => Promise<Work>): Promise<void>;
  /** How many threads there are at present. */
  size(): number;
  /** Ends all threads, whatever they are at. */
  end(): Promise<void>;
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

/** Makes the pool; no thread is started before there is work. */
export function createThreadPool<Work, Result>(
  { file, name, data }: ThreadStart,
  limits: ThreadLimits = THREAD_LIMITS,
): ThreadPool<Work, Result> {
  const { threads, waitingBytes, waitingOfOne } = limits;
  const queue = new FairQueue({ running: threads, runningOfOne: threads - 1, waitingBytes, waitingOfOne });
  let pool: Piscina<Work, Result> | undefined;
  let first: (() => Promise<Work>) | undefined;
  let running = 0;
  let rest: NodeJS.Timeout | undefined;
  const started = () => {
    pool ??= new Piscina<Work, Result>({
      filename: file.href,
      name,
      workerData: data(),
      minThreads: first === undefined ? 0 : 1,
      maxThreads: threads,
      idleTimeout: limits.idle,
      concurrentTasksPerWorker: 1,
      // Between two works a thread goes on listening to its connections.
      atomics: 'disabled',
      resourceLimits: { maxOldGenerationSizeMb: limits.memory },
    });
    return pool;
  };
  const beReady = async () => {
    if (first !== undefined) await started().run(await first());
  };
  /** What has worked leaves its place to what has not. */
  const renew = () => {
    const old = pool;
    pool = undefined;
    // Whoever comes next starts a thread that is not ready, and fails with a reason.
    beReady().catch(() => undefined);
    void old?.destroy();
  };

  return {
    async run(work, { client, milliseconds, bytes, transfer = [], signal }) {
      const leave = await queue.enter(client, bytes, signal).catch((cause: unknown) => {
        throw cause instanceof QueueFullError ? new ThreadsBusyError('The line is full.', { cause }) : cause;
      });
      const deadline = new AbortController();
      const timer = setTimeout(() => deadline.abort(), milliseconds);
      running += 1;
      clearTimeout(rest);
      try {
        return await started().run(work, { transferList: transfer, signal: deadline.signal });
      } catch (cause) {
        if (deadline.signal.aborted) throw new OutOfTimeError(milliseconds, { cause });
        throw (cause as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY'
          ? new OutOfMemoryError('The work needs more memory than it may have.', { cause })
          : cause;
      } finally {
        clearTimeout(timer);
        running -= 1;
        if (running === 0 && first !== undefined) rest = setTimeout(renew, limits.idle).unref();
        leave();
      }
    },
    size: () => pool?.threads.length ?? 0,
    async keepReady(work) {
      first = work;
      await beReady();
    },
    async end() {
      first = undefined;
      clearTimeout(rest);
      await pool?.destroy();
    },
  };
}
