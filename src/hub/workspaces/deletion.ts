/** The end of a workspace. */
import type pg from 'pg';
import { NotFoundError } from '../../contract/errors.ts';
import { inTransaction } from '../../storage/transaction.ts';
import { tellProjectsGone } from '../channel/events.ts';
import { checkCount, countWorkspace } from '../deletion.ts';
import { readWorkspace } from './listing.ts';

/**
 * Deletes a workspace with everything in it.
 *
 * @param expected how many entities the confirmation told of; any when absent
 * @throws NotFoundError, CountChangedError
 */
export async function deleteWorkspace(pool: pg.Pool, id: string, expected?: number): Promise<void> {
  await inTransaction(pool, async (client) => {
    // A lock that new entities wait for, so that what is counted is what is deleted.
    const workspace = await client.query('select 1 from hub_workspaces where id = $1 for update', [id]);
    if (workspace.rowCount === 0) throw new NotFoundError(`Workspace not found: ${id}`);
    const { rows } = await client.query<{ id: string }>(
      'select id from hub_projects where workspace_id = $1 order by id for update',
      [id],
    );
    if (expected !== undefined) checkCount(await countWorkspace(client, await readWorkspace(client, id)), expected);
    await tellProjectsGone(
      client,
      rows.map((row) => row.id),
    );
    await client.query('delete from hub_workspaces where id = $1', [id]);
  });
}
