/** A fair queue: clients are served in rotation, so that a busy client cannot block others. */
import { recheckAccessOfRequest } from './current-request.ts';

export interface QueueLimits {
  /** Maximum number of tasks that run at the same time. */
  readonly running: number;
  /** Maximum concurrent tasks of one client: below `running`, so that it cannot occupy all threads or connections. */
  readonly runningOfOne: number;
  /** Maximum bytes of waiting tasks; further tasks are rejected. The default is unlimited. */
  readonly waitingBytes?: number;
  /** Maximum waiting tasks of all clients; further tasks are rejected. The default is unlimited. */
  readonly waiting?: number;
  /** Maximum waiting tasks of one client; further tasks are rejected. The default is unlimited. */
  readonly waitingOfOne?: number;
  /** True to skip the access check after a wait, because waits are short. */
  readonly isShort?: boolean;
}

export class QueueFullError extends Error {}

interface Waiting {
  readonly bytes: number;
  begin(): void;
}

export class FairQueue {
  readonly #limits: QueueLimits;
  /** Queues by client, starting with the client that is served next. */
  readonly #waiting = new Map<string, Waiting[]>();
  readonly #running = new Map<string, number>();
  #count = 0;
  #bytes = 0;
  #waitingCount = 0;

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  /** Resolves in turn to a function that reports the end of the task. @throws QueueFullError, the reason of the signal */
  async enter(client: string, bytes: number, signal?: AbortSignal): Promise<() => void> {
    signal?.throwIfAborted();
    if (this.#canBegin(client)) this.#beginTask(client);
    else {
      await this.#waitForTurn(client, bytes, signal);
      if (this.#limits.isShort !== true)
        await recheckAccessOfRequest().catch((error: unknown) => {
          this.#endTask(client);
          throw error;
        });
    }
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      this.#endTask(client);
    };
  }

  #waitForTurn(client: string, bytes: number, signal?: AbortSignal): Promise<void> {
    const { waitingBytes = Number.POSITIVE_INFINITY, waitingOfOne = Number.POSITIVE_INFINITY } = this.#limits;
    const own = this.#waiting.get(client) ?? [];
    const isFull = this.#waitingCount >= (this.#limits.waiting ?? Number.POSITIVE_INFINITY);
    if (isFull || own.length >= waitingOfOne || this.#bytes + bytes > waitingBytes)
      throw new QueueFullError('The queue is full.');
    return new Promise((resolve, reject) => {
      const leaveQueue = () => {
        this.#removeWaiting(client, waiting);
        reject(signal?.reason as Error);
      };
      const waiting: Waiting = {
        bytes,
        begin: () => {
          signal?.removeEventListener('abort', leaveQueue);
          resolve();
        },
      };
      signal?.addEventListener('abort', leaveQueue, { once: true });
      own.push(waiting);
      this.#waiting.set(client, own);
      this.#bytes += bytes;
      this.#waitingCount += 1;
    });
  }

  #removeWaiting(client: string, waiting: Waiting): void {
    const own = this.#waiting.get(client) ?? [];
    const place = own.indexOf(waiting);
    if (place < 0) return;
    own.splice(place, 1);
    this.#bytes -= waiting.bytes;
    this.#waitingCount -= 1;
    if (own.length === 0) this.#waiting.delete(client);
  }

  #canBegin(client: string): boolean {
    const { running, runningOfOne } = this.#limits;
    return this.#count < running && (this.#running.get(client) ?? 0) < runningOfOne;
  }

  #beginTask(client: string): void {
    this.#count += 1;
    this.#running.set(client, (this.#running.get(client) ?? 0) + 1);
  }

  #endTask(client: string): void {
    this.#count -= 1;
    const left = (this.#running.get(client) ?? 1) - 1;
    if (left === 0) this.#running.delete(client);
    else this.#running.set(client, left);
    this.#beginWaiting();
  }

  #beginWaiting(): void {
    for (const [client, own] of [...this.#waiting]) {
      const next = own[0];
      if (next === undefined || !this.#canBegin(client)) continue;
      this.#removeWaiting(client, next);
      if (own.length > 0) {
        // The client that was served moves to the end of the rotation.
        this.#waiting.delete(client);
        this.#waiting.set(client, own);
      }
      this.#beginTask(client);
      next.begin();
    }
  }
}
