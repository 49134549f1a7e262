/** Work that is done as a whole or not at all. */
import type pg from 'pg';

/**
 * Runs work in one transaction on a connection of its own, which is committed when the work is done and rolled back when it fails.
 *
 * @throws what `work` throws
 */
export async function inTransaction<T>(
  pool: Pick<pg.Pool, 'connect'>,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
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
