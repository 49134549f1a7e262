import type pg from 'pg';
import { memoize } from '../memoize.ts';
import { createConnectionQueue, runInTurnOfClient } from './client-turns.ts';

type Pool = Pick<pg.Pool, 'connect'>;

/** Limits transactions, which occupy connections while they wait for locks, so that reads always find a free one. */
const getTurns = memoize((_: Pool) => createConnectionQueue());

/** Runs work in a transaction on a separate connection, with a `mode` such as `isolation level repeatable read`. */
export function runInTransaction<T>(pool: Pool, work: (client: pg.PoolClient) => Promise<T>, mode = ''): Promise<T> {
  return runInTurnOfClient(getTurns(pool), () => runOnConnection(pool, work, mode));
}

async function runOnConnection<T>(pool: Pool, work: (client: pg.PoolClient) => Promise<T>, mode: string): Promise<T> {
  const client = await pool.connect();
  let isBroken = false;
  try {
    await client.query(`begin ${mode}`);
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
