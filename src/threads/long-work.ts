/** How a handler says that its answer is long work. */

/**
 * Thrown by a handler before it has changed anything: the request is answered again, in a thread, by the same handler. Never reaches a
 * client.
 */
export class LongWork extends Error {
  override readonly name = 'LongWork';
  /** What was taken from the request already, for the thread. */
  readonly received: unknown;
  /** Called when the thread has answered. */
  readonly release: () => Promise<void>;

  constructor(received?: unknown, release: () => Promise<void> = async () => {}) {
    super('The answer is long work.');
    this.received = received;
    this.release = release;
  }
}

const received = new WeakMap<object, unknown>();

/** Notes for a request in a thread what was taken from it already. */
export function noteReceived(request: object, what: unknown): void {
  received.set(request, what);
}

/** What was taken from the request before it came into this thread. */
export function receivedOf(request: object): unknown {
  return received.get(request);
}
