/** The turn of a change: changes of one project come one after another. */
import type pg from 'pg';
import { NotFoundError } from '../../contract/errors.ts';
import { inTransaction } from '../../storage/transaction.ts';
import type { HubContext } from '../context.ts';
import type { EntityList } from '../entities/entity-places.ts';

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
    if (rowCount === 0) throw new NotFoundError('This project does not exist.');
    return work(client);
  });
}

/** The entities of a list, in their order. */
export async function idsIn(client: pg.ClientBase, projectId: string, list: EntityList): Promise<string[]> {
  const { parentId, parentField, entityType } = list;
  const { rows } = await client.query<{ id: string }>(
    `select id from hub_entities where project_id = $1 and parent_id is not distinct from $2::uuid
       and parent_field is not distinct from $3::text and ($2::uuid is not null or entity_type = $4) order by position, id`,
    [projectId, parentId, parentField, entityType],
  );
  return rows.map(({ id }) => id);
}

/** Gives entities the positions in which they are named, from 0. Places are no part of the history of those that only moved up. */
export async function arrange(client: pg.ClientBase, ids: readonly string[]): Promise<void> {
  await client.query(
    `update hub_entities e set position = n.place - 1 from unnest($1::uuid[]) with ordinality as n(id, place)
     where e.id = n.id and e.position <> n.place - 1`,
    [ids],
  );
}
