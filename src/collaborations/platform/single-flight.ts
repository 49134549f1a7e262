/** Shares one expensive read between concurrent callers. */

/** A shared read. */
export interface SingleFlight<T> {
  /** Joins the running read, or starts one. */
  read: () => Promise<T>;
  /** Later calls start a new read instead of joining the running one. */
  outdate: () => void;
}

/** Creates the shared read; its result is not cached. */
export function createSingleFlight<T>(start: () => Promise<T>): SingleFlight<T> {
  let running: Promise<T> | undefined;
  return {
    read() {
      if (running === undefined) {
        const flight = start().finally(() => {
          if (running === flight) running = undefined;
        });
        running = flight;
      }
      return running;
    },
    outdate() {
      running = undefined;
    },
  };
}
