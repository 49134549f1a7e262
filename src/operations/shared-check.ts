/** Creates a check that runs once for concurrent callers. A success is reused for `holdsFor` milliseconds, a failure never. */
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
