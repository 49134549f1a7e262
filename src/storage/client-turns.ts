/** Queues database queries by client, so that a client with many slow queries cannot block others. */
import { findCurrentClient, runWithoutClient } from './current-request.ts';
import { FairQueue, QueueFullError } from './fair-queue.ts';
import { DatabaseBusyError } from './storage-errors.ts';

/** Creates the queue of a pool. One client can use four of the ten connections (pool.ts). */
export function createConnectionQueue(): FairQueue {
  return new FairQueue({ running: 8, runningOfOne: 4, waiting: 5_000, waitingOfOne: 500, isShort: true });
}

/** Runs work in the queue of the request's client; nested calls run immediately. @throws DatabaseBusyError */
export async function runInTurnOfClient<T>(turns: FairQueue, work: () => Promise<T>): Promise<T> {
  const client = findCurrentClient();
  if (client === undefined) return work();
  const leave = await turns.enter(client, 0).catch((cause: unknown) => {
    throw cause instanceof QueueFullError ? new DatabaseBusyError({ cause }) : cause;
  });
  return runWithoutClient(work).finally(leave);
}
