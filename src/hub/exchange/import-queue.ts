/** Long work in small pieces: others get their turn in between. */
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Milliseconds that others wait at most. */
const MAX_QUEUE_LENGTH = 20;

/** Counts the time since others had their turn. */
export class ImportQueue {
  #since = performance.now();

  /** Lets others have their turn when it is time. */
  async next(): Promise<void> {
    if (performance.now() - this.#since < MAX_QUEUE_LENGTH) return;
    await nextTurn();
    this.#since = performance.now();
  }
}
