/** One expensive read for everybody who asks at the same time. */

/** Reads that are shared while they run. */
export interface SingleFlight<T> {
  /** Joins the running read, or starts one. */
  read: () => Promise<T>;
  /** What is read from now on must not come from a read that began before. */
  outdate: () => void;
}

/** Creates the sharing; nothing is kept once a read has ended. */
export function singleFlight<T>(start: () => Promise<T>): SingleFlight<T> {
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
