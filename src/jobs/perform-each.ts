/** Jobs that work on several things. */
import { isOutage } from '../storage/lost-database.ts';

/**
 * Works on each item, and goes on when one fails.
 *
 * @throws AggregateError of what failed, DatabaseLostError, the reason of the signal
 */
export async function performEach<T>(
  items: readonly T[],
  signal: AbortSignal,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const failures: Error[] = [];
  for (const item of items) {
    signal.throwIfAborted();
    try {
      await work(item);
    } catch (error) {
      if (isOutage(error)) throw error;
      failures.push(error as Error);
    }
  }
  const [first] = failures;
  if (first !== undefined) throw new AggregateError(failures, `${failures.length} of ${items.length} failed: ${first.message}`);
}
