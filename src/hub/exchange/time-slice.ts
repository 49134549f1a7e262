/** Splits long tasks, because the server must handle other requests in between. */
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Maximum time of a task before other work runs, in milliseconds. */
const MAX_SLICE_MS = 20;

/** Measures the time since the event loop last ran other work. */
export class TimeSlice {
  #since = performance.now();

  async yieldIfDue(): Promise<void> {
    if (performance.now() - this.#since < MAX_SLICE_MS) return;
    await nextTurn();
    this.#since = performance.now();
  }
}
