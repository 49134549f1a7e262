/** Reads the current entities of a project. */
import type pg from 'pg';
import { AnswerableError } from '../../contract/errors.ts';
import { countOf } from '../../web/for-people/words.ts';
import { isIdentifier } from '../identifier.ts';
import type { hubEntities } from '../tables.ts';

/** A stored entity. `data` has plain values and lists of them; nested entities have their own rows. */
export type EntityRow = typeof hubEntities.$inferSelect;

/** Runs SQL: the pool, or a connection in a transaction. */
export type Queries = Pick<pg.ClientBase, 'query'>;

/** Columns of hub_entities under the names of EntityRow. */
export const ENTITY_COLUMNS = `e.id, e.project_id as "projectId", e.entity_type as "entityType", e.parent_id as "parentId",
  e.parent_field as "parentField", e.position, e.version, e.data, e.label, e.identifier,
  e.created_at as "createdAt", e.updated_at as "updatedAt", e.updated_by as "updatedBy"`;

/** Reads an entity; undefined for an unknown one. */
export async function readEntity(queries: Queries, projectId: string, id: string): Promise<EntityRow | undefined> {
  if (!isIdentifier(projectId) || !isIdentifier(id)) return undefined;
  const { rows } = await queries.query<EntityRow>(
    `select ${ENTITY_COLUMNS} from hub_entities e where e.project_id = $1 and e.id = $2`,
    [projectId, id],
  );
  return rows[0];
}

/** Reads an entity with its descendants: itself first, every other after its parent. */
export async function readSubtree(queries: Queries, projectId: string, id: string): Promise<EntityRow[]> {
  return (await readSubtrees(queries, projectId, [id])).get(id.toLowerCase()) ?? [];
}

/** Reads several entities with their descendants, by their identifiers in lower case; unknown ones are skipped. */
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
  /** The current state of every entity that was named with another version, at least one. */
  readonly current: readonly EntityRow[];

  constructor(detail: string, current: readonly EntityRow[]) {
    super(409, detail);
    this.current = current;
  }
}

/** 409: a deletion would remove another number of entities than confirmed. Nothing was deleted. */
export class DeletionChangedError extends AnswerableError {
  override readonly name = 'DeletionChangedError';
  /** The current entity. */
  readonly row: EntityRow;

  constructor(now: number, shown: number, row: EntityRow) {
    super(409, `${countOf(now, 'entity', 'entities')} would be deleted with it now, the confirmation was about ${shown}.`);
    this.row = row;
  }
}

/** 409: the place can have one entity only and is taken, or the parent was deleted. Nothing was changed. */
export class PlaceError extends AnswerableError {
  override readonly name = 'PlaceError';
  constructor(detail: string) {
    super(409, detail);
  }
}

/** Returns the error that names the current version. */
export function createStaleError(row: EntityRow, named: number): ConflictError {
  const detail = `Another user changed the entity: version ${row.version} is the current one, the request contains ${named}.`;
  return new ConflictError(detail, [row]);
}
