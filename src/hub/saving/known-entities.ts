/** Reads the data for a save: the changed entities, the parents of new ones, and the number of entities in their lists. */
import type pg from 'pg';
import { type EntityList, listKey } from '../entities/entity-places.ts';
import { ENTITY_COLUMNS, type EntityRow } from '../entities/store.ts';
import { isIdentifier } from '../identifier.ts';
import type { EntityChange } from './entity-change.ts';

/** Entities before the changes. */
export interface KnownEntities {
  readonly rows: ReadonlyMap<string, EntityRow>;
  /** Named parents and their ancestors, as child to parent; null at the top. */
  readonly parentOf: ReadonlyMap<string, string | null>;
  /** Number of entities by listKey, for the lists of named parents and at the top. */
  readonly counts: ReadonlyMap<string, number>;
}

/** Reads the data in three statements for any number of changes. */
export async function readKnownEntities(
  client: pg.ClientBase,
  projectId: string,
  changes: readonly EntityChange[],
): Promise<KnownEntities> {
  const parents = [...new Set(changes.flatMap(({ parentId }) => (isId(parentId) ? [parentId.toLowerCase()] : [])))];
  const ids = changes.flatMap(({ nodeId }) => (isId(nodeId) ? [nodeId.toLowerCase()] : []));
  const named = [...new Set([...parents, ...ids])];
  const rows =
    named.length === 0
      ? []
      : (
          await client.query<EntityRow>(
            `select ${ENTITY_COLUMNS} from hub_entities e where e.project_id = $1 and e.id = any($2::uuid[])`,
            [projectId, named],
          )
        ).rows;
  return {
    rows: new Map(rows.map((row) => [row.id, row])),
    parentOf: await readParents(client, projectId, parents),
    counts: await readCounts(client, projectId, parents),
  };
}

function isId(id: string | null | undefined): id is string {
  return typeof id === 'string' && isIdentifier(id);
}

async function readParents(
  client: pg.ClientBase,
  projectId: string,
  ids: string[],
): Promise<ReadonlyMap<string, string | null>> {
  if (ids.length === 0) return new Map();
  const { rows } = await client.query<{ id: string; parent: string | null }>(
    `with recursive up as (
       select id, parent_id from hub_entities where project_id = $1 and id = any($2::uuid[])
       union
       select e.id, e.parent_id from up join hub_entities e on e.project_id = $1 and e.id = up.parent_id
     )
     select id, parent_id as parent from up`,
    [projectId, ids],
  );
  return new Map(rows.map(({ id, parent }) => [id, parent]));
}

async function readCounts(client: pg.ClientBase, projectId: string, parents: string[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await client.query<EntityList & { count: number }>(
    `select parent_id as "parentId", parent_field as "parentField", entity_type as "entityType", count(*)::int as count
     from hub_entities where project_id = $1 and (parent_id is null or parent_id = any($2::uuid[]))
     group by parent_id, parent_field, entity_type`,
    [projectId, parents],
  );
  return new Map(rows.map((row) => [listKey(row), row.count]));
}
