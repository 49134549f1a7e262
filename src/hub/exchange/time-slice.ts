/** Splits long work, so that the server handles other requests in between. */
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Maximum milliseconds that work may block the event loop. */
const MAX_SLICE_MS = 20;

/** Measures the time since the event loop last ran other work. */
export class TimeSlice {
  #since = performance.now();

  /** Lets other work run if the slice is used up. */
  async yieldIfDue(): Promise<void> {
    if (performance.now() - this.#since < MAX_SLICE_MS) return;
    await nextTurn();
    this.#since = performance.now();
  }
}
