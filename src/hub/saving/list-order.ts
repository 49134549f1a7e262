/** The order of the entities in a list, in the transaction of its caller. */
import type pg from 'pg';
import type { EntityList } from '../entities/entity-places.ts';

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
