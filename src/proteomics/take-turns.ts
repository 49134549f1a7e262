import { runInTurnOfClient } from '../storage/client-turns.ts';
import { FairQueue } from '../storage/fair-queue.ts';
import type { ProteomicsHandlers } from './access/guard.ts';

const turns = new FairQueue({ running: 4, runningOfOne: 1, waitingOfOne: 40 });

/** Serves one request of a client at a time, because computing the values of thousands of runs occupies the main thread. */
export function takeTurns<Handlers extends Partial<ProteomicsHandlers>>(handlers: Handlers): Handlers {
  const queued = Object.entries(handlers).map(([name, handle]) => {
    const serve = handle as (call: never) => unknown;
    return [name, (call: never) => runInTurnOfClient(turns, async () => serve(call))];
  });
  return Object.fromEntries(queued) as Handlers;
}
