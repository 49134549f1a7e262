/** Serializes changes of one project. */
import type pg from 'pg';
import { NotFoundError } from '../../contract/errors.ts';
import { inTransaction } from '../../storage/transaction.ts';
import type { HubContext } from '../context.ts';
import type { EntityList } from '../entities/entity-places.ts';

/**
 * Runs work in a transaction that locks the project: changes of one project wait for each other, so that versions and places stay
 * valid until the commit. Readers do not wait.
 * @throws NotFoundError for an unknown project
 */
export async function runInProject<T>(
  context: HubContext,
  projectId: string,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  return inTransaction(context.pool, async (client) => {
    // Not the project's row: the channel writes to it, and should not wait for a large save.
    await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`hub entities of ${projectId.toLowerCase()}`]);
    const { rowCount } = await client.query('select 1 from hub_projects where id = $1 for key share', [projectId]);
    if (rowCount === 0) throw new NotFoundError('This project does not exist.');
    return work(client);
  });
}

/** Returns the identifiers of a list, in order. */
export async function readListIds(client: pg.ClientBase, projectId: string, list: EntityList): Promise<string[]> {
  const { parentId, parentField, entityType } = list;
  const { rows } = await client.query<{ id: string }>(
    `select id from hub_entities where project_id = $1 and parent_id is not distinct from $2::uuid
       and parent_field is not distinct from $3::text and ($2::uuid is not null or entity_type = $4) order by position, id`,
    [projectId, parentId, parentField, entityType],
  );
  return rows.map(({ id }) => id);
}

/** Gives entities their positions in the given order, from 0. Shifted positions are not part of the history. */
export async function arrangeEntities(client: pg.ClientBase, ids: readonly string[]): Promise<void> {
  await client.query(
    `update hub_entities e set position = n.place - 1 from unnest($1::uuid[]) with ordinality as n(id, place)
     where e.id = n.id and e.position <> n.place - 1`,
    [ids],
  );
}
