import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';
import { memoize } from '../memoize.ts';
import { FairQueue } from './fair-queue.ts';

type Pool = Pick<pg.Pool, 'connect'>;

/** The client whose request runs; undefined in jobs, in threads, and within its transactions. */
const clients = new AsyncLocalStorage<string | undefined>();

/** Runs the request of a client. */
export function runForClient(client: string, run: () => void): void {
  clients.run(client, run);
}

/** A transaction that waits for a lock occupies a connection. The pool has ten (pool.ts), so that reads always have some. */
const getTurns = memoize(
  (_: Pool) =>
    new FairQueue({
      running: 8,
      runningOfOne: 4,
      waitingBytes: Number.POSITIVE_INFINITY,
      waitingOfOne: Number.POSITIVE_INFINITY,
    }),
);

/** Runs work in a transaction on a dedicated connection. Commits when the work is done, and rolls back when it fails. @throws errors of `work` */
export async function runInTransaction<T>(pool: Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const caller = clients.getStore();
  if (caller === undefined) return runOnConnection(pool, work);
  const leave = await getTurns(pool).enter(caller, 0);
  // A transaction within this one must not wait for its end.
  return clients.run(undefined, () => runOnConnection(pool, work)).finally(leave);
}

async function runOnConnection<T>(pool: Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let isBroken = false;
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => {
      isBroken = true;
    });
    throw error;
  } finally {
    client.release(isBroken);
  }
}
