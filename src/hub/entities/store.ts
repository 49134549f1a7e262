/** Reading entities of a project as they are now. */
import type pg from 'pg';
import { AnswerableError } from '../../contract/errors.ts';
import { countOf } from '../../web/for-people/words.ts';
import { isIdentifier } from '../identifier.ts';
import type { hubEntities } from '../tables.ts';

/** An entity as it is stored. `data` holds plain values and lists of them; what is nested in it are rows of their own. */
export type EntityRow = typeof hubEntities.$inferSelect;

/** Anything that runs SQL: the pool, or a connection in a transaction. */
export type Queries = Pick<pg.ClientBase, 'query'>;

/** Columns of hub_entities under the names of EntityRow. */
export const ENTITY_COLUMNS = `e.id, e.project_id as "projectId", e.entity_type as "entityType", e.parent_id as "parentId",
  e.parent_field as "parentField", e.position, e.version, e.data, e.label, e.identifier,
  e.created_at as "createdAt", e.updated_at as "updatedAt", e.updated_by as "updatedBy"`;

/** One entity, or undefined. */
export async function readEntity(queries: Queries, projectId: string, id: string): Promise<EntityRow | undefined> {
  if (!isIdentifier(projectId) || !isIdentifier(id)) return undefined;
  const { rows } = await queries.query<EntityRow>(
    `select ${ENTITY_COLUMNS} from hub_entities e where e.project_id = $1 and e.id = $2`,
    [projectId, id],
  );
  return rows[0];
}

/** An entity with everything nested in it: itself first, every other after its parent. */
export async function readSubtree(queries: Queries, projectId: string, id: string): Promise<EntityRow[]> {
  return (await readSubtrees(queries, projectId, [id])).get(id.toLowerCase()) ?? [];
}

/** The same for several entities, by their identifiers in lower case; those that are not there are left out. */
export async function readSubtrees(
  queries: Queries,
  projectId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, EntityRow[]>> {
  const known = ids.filter(isIdentifier);
  if (!isIdentifier(projectId) || known.length === 0) return new Map();
  const { rows } = await queries.query<EntityRow & { root: string }>(
    `with recursive down as (
       select id, id as root, 0 as depth from hub_entities where project_id = $1 and id = any($2::uuid[])
       union all
       select e.id, root, depth + 1 from down join hub_entities e on e.project_id = $1 and e.parent_id = down.id
     )
     select down.root, ${ENTITY_COLUMNS} from down join hub_entities e on e.id = down.id
     order by depth, e.parent_field, e.position, e.id`,
    [projectId, known],
  );
  const subtrees = new Map<string, EntityRow[]>();
  for (const { root, ...row } of rows) {
    const subtree = subtrees.get(root);
    if (subtree === undefined) subtrees.set(root, [row]);
    else subtree.push(row);
  }
  return subtrees;
}

/** 409: another user saved entities since the versions that the request names. Nothing was changed. */
export class ConflictError extends AnswerableError {
  override readonly name = 'ConflictError';
  /** The present state of every entity that was named with another version, at least one. */
  readonly current: readonly EntityRow[];

  constructor(detail: string, current: readonly EntityRow[]) {
    super(409, detail);
    this.current = current;
  }
}

/** 409: a deletion would take other entities with it than the confirmation said. Nothing was deleted. */
export class DeletionChangedError extends AnswerableError {
  override readonly name = 'DeletionChangedError';
  /** The entity as it is. */
  readonly row: EntityRow;

  constructor(now: number, shown: number, row: EntityRow) {
    super(409, `${countOf(now, 'entity', 'entities')} would be deleted with it now, the confirmation was about ${shown}.`);
    this.row = row;
  }
}

/** 409: the place holds one entity only and is taken, or what held the entity is gone. Nothing was changed. */
export class PlaceError extends AnswerableError {
  override readonly name = 'PlaceError';
  constructor(detail: string) {
    super(409, detail);
  }
}

/** Says which version is the present one. */
export function staleVersion(row: EntityRow, named: number): ConflictError {
  const detail = `Another user changed the entity: version ${row.version} is the current one, the request contains ${named}.`;
  return new ConflictError(detail, [row]);
}
