/** One look for all who ask at the same time: a check that answers several watchers must cost what it costs for one. */

/**
 * Makes a check that runs once for all who ask while it runs, and for those who ask soon after it was good. What is bad is looked at again
 * each time.
 *
 * @param holdsFor milliseconds that a good answer holds
 */
export function sharedCheck(check: () => Promise<void>, holdsFor: number): () => Promise<void> {
  let current: Promise<void> | undefined;
  let goodUntil = 0;
  return () => {
    if (performance.now() < goodUntil) return Promise.resolve();
    current ??= check()
      .then(() => {
        goodUntil = performance.now() + holdsFor;
      })
      .finally(() => {
        current = undefined;
      });
    return current;
  };
}
