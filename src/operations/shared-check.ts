/** Shares one check among concurrent callers, so that several monitors cost as much as one. */

/**
 * Creates a check that runs once for concurrent callers, and reuses a success for a while. After a failure, each call checks
 * again.
 * @param holdsFor milliseconds for which a success is reused
 */
export function createSharedCheck(check: () => Promise<void>, holdsFor: number): () => Promise<void> {
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
