/** Turns of clients at the connections of the pool: a client with many slow queries leaves connections for others. */
import { findCurrentClient, runWithoutClient } from './current-request.ts';
import { FairQueue } from './fair-queue.ts';

/** Creates turns at the connections of a pool. The pool has ten connections (pool.ts); one client uses at most four. */
export function createConnectionQueue(): FairQueue {
  return new FairQueue({
    running: 8,
    runningOfOne: 4,
    isShort: true,
  });
}

/** Runs work when it is the turn of its client. Turns within the work do not wait, because they would wait for its end. */
export async function runInTurnOfClient<T>(turns: FairQueue, work: () => Promise<T>): Promise<T> {
  const client = findCurrentClient();
  if (client === undefined) return work();
  const leave = await turns.enter(client, 0);
  return runWithoutClient(work).finally(leave);
}
