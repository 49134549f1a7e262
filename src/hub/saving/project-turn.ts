/** The turn of a change: changes of one project come one after another. */
import type pg from 'pg';
import { NotFoundError } from '../../contract/errors.ts';
import { inTransaction } from '../../storage/transaction.ts';
import type { HubContext } from '../context.ts';

/**
 * Runs work in one transaction that has the project for itself: changes of one project wait for one another, so that versions
 * and places that were read stay true until they are written. Readers do not wait.
 * @throws NotFoundError when there is no such project
 */
export async function inProject<T>(
  context: HubContext,
  projectId: string,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  return inTransaction(context.pool, async (client) => {
    // Not the project's row: the channel writes to it, and should not have to wait for a large save.
    await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`hub entities of ${projectId.toLowerCase()}`]);
    const { rowCount } = await client.query('select 1 from hub_projects where id = $1 for key share', [projectId]);
    if (rowCount === 0) throw new NotFoundError('There is no such project.');
    return work(client);
  });
}
