/** Reading entities of a project as they are now. */
import type pg from 'pg';
import type { hubEntities } from '../tables.ts';

/** An entity as it is stored. `data` holds plain values and lists of them; what is nested in it are rows of their own. */
export type EntityRow = typeof hubEntities.$inferSelect;

/** Anything that runs SQL: the pool, or a connection in a transaction. */
export type Queries = Pick<pg.ClientBase, 'query'>;

/** Which entities to read; everything given must hold. */
export interface EntitySelection {
  /** Exact name of the type. */
  readonly entityType?: string;
  readonly ids?: readonly string[];
  /** null: entities at the top. */
  readonly parentId?: string | null;
  readonly limit?: number;
  readonly offset?: number;
}

/** Columns of hub_entities under the names of EntityRow. */
export const ENTITY_COLUMNS = `e.id, e.project_id as "projectId", e.entity_type as "entityType", e.parent_id as "parentId",
  e.parent_field as "parentField", e.position, e.version, e.data, e.label, e.identifier,
  e.created_at as "createdAt", e.updated_at as "updatedAt", e.updated_by as "updatedBy"`;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a text can be the identifier of an entity; PostgreSQL takes no other text for a uuid. */
export function isEntityId(text: string): boolean {
  return UUID.test(text);
}

/** Entities of a project, those of one parent together and in their order. Identifiers that cannot exist find nothing. */
export async function readEntities(
  queries: Queries,
  projectId: string,
  { entityType, ids, parentId, limit, offset = 0 }: EntitySelection = {},
): Promise<EntityRow[]> {
  if (!isEntityId(projectId) || (typeof parentId === 'string' && !isEntityId(parentId))) return [];
  const { rows } = await queries.query<EntityRow>(
    `select ${ENTITY_COLUMNS} from hub_entities e
     where e.project_id = $1 and ($2::text is null or e.entity_type = $2) and ($3::uuid[] is null or e.id = any($3))
       and ($4::uuid is null or e.parent_id = $4) and (not $5 or e.parent_id is null)
     order by e.parent_id nulls first, e.parent_field, e.position, e.id limit $6 offset $7`,
    [
      projectId,
      entityType ?? null,
      ids?.filter(isEntityId) ?? null,
      parentId ?? null,
      parentId === null,
      limit ?? null,
      offset,
    ],
  );
  return rows;
}

/** One entity, or undefined. */
export async function readEntity(queries: Queries, projectId: string, id: string): Promise<EntityRow | undefined> {
  return (await readEntities(queries, projectId, { ids: [id] }))[0];
}

/** An entity with everything nested in it: itself first, every other after its parent. */
export async function readSubtree(queries: Queries, projectId: string, id: string): Promise<EntityRow[]> {
  if (!isEntityId(projectId) || !isEntityId(id)) return [];
  const { rows } = await queries.query<EntityRow>(
    `with recursive down as (
       select id, 0 as depth from hub_entities where project_id = $1 and id = $2
       union all
       select e.id, depth + 1 from down join hub_entities e on e.project_id = $1 and e.parent_id = down.id
     )
     select ${ENTITY_COLUMNS} from down join hub_entities e on e.id = down.id order by depth, e.parent_field, e.position, e.id`,
    [projectId, id],
  );
  return rows;
}
