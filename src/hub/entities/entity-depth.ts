/** How deep entities are nested. */
import type pg from 'pg';
import { BadRequestError } from '../../contract/errors.ts';
import { deepestEntity } from './entity-places.ts';
import type { EntityRow } from './store.ts';

/** The sentence about a place that is too deep. */
export const tooDeep = `entities can be nested ${deepestEntity} levels deep, and this would be deeper.`;

/**
 * Refuses moved entities with whose descendants the tree would be too deep.
 * @throws BadRequestError naming parent_id; the caller rolls its transaction back
 */
export async function refuseTooDeep(client: pg.ClientBase, projectId: string, moved: readonly EntityRow[]): Promise<void> {
  if (moved.length === 0) return;
  const { rows } = await client.query<{ deepest: number | null }>(
    `with recursive up as (
       select e.id as start, e.parent_id, 1 as level
       from (select distinct above from unnest($3::uuid[]) as above) as parents join hub_entities e on e.project_id = $1 and e.id = above
       union all
       select start, e.parent_id, level + 1 from up join hub_entities e on e.project_id = $1 and e.id = up.parent_id
     ), around as (
       select start, max(level) as level from up group by start
     ), down as (
       select n.id, coalesce(around.level, 0) + 1 as level
       from unnest($2::uuid[], $3::uuid[]) as n(id, above) left join around on start = above
       union all
       select e.id, level + 1 from down join hub_entities e on e.project_id = $1 and e.parent_id = down.id
     )
     select max(level)::int as deepest from down`,
    [projectId, moved.map(({ id }) => id), moved.map(({ parentId }) => parentId)],
  );
  if ((rows[0]?.deepest ?? 0) > deepestEntity) throw new BadRequestError(`parent_id: ${tooDeep}`);
}
