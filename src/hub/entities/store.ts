import type pg from 'pg';
import { AnswerableError, BadRequestError } from '../../contract/errors.ts';
import { memoize } from '../../memoize.ts';
import {
  type Entity,
  type Field,
  findEntity,
  findFieldByName,
  getContent,
  type Profile,
  quoteText,
} from '../../profiles/profile.ts';
import { formatQuantity } from '../../web/for-people/words.ts';
import { isIdentifier } from '../identifier.ts';
import type { hubEntities } from '../tables.ts';

/** `data` contains plain values and lists. Nested entities are separate rows. */
export type EntityRow = typeof hubEntities.$inferSelect;

/** A pool, or a connection in a transaction. */
export type Queries = Pick<pg.ClientBase, 'query'>;

/** Columns of hub_entities, with the property names of EntityRow. */
export const ENTITY_COLUMNS = `e.id, e.project_id as "projectId", e.entity_type as "entityType", e.parent_id as "parentId",
  e.parent_field as "parentField", e.position, e.version, e.data, e.label, e.identifier,
  e.created_at as "createdAt", e.updated_at as "updatedAt", e.updated_by as "updatedBy"`;

export async function readEntity(queries: Queries, projectId: string, id: string): Promise<EntityRow | undefined> {
  if (!isIdentifier(projectId) || !isIdentifier(id)) return undefined;
  const { rows } = await queries.query<EntityRow>(
    `select ${ENTITY_COLUMNS} from hub_entities e where e.project_id = $1 and e.id = $2`,
    [projectId, id],
  );
  return rows[0];
}

/** Returns the entity and its descendants, each after its parent; empty for an unknown entity. */
export async function readSubtree(queries: Queries, projectId: string, id: string): Promise<EntityRow[]> {
  return (await readSubtrees(queries, projectId, [id])).get(id.toLowerCase()) ?? [];
}

/** Returns entities with their descendants by ID in lower case. Omits unknown entities. */
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

/** Response 409: another user saved the entities after the client read them. Nothing was changed. */
export class ConflictError extends AnswerableError {
  /** The current state of at least one outdated entity. */
  readonly current: readonly EntityRow[];

  constructor(detail: string, current: readonly EntityRow[]) {
    super(409, detail);
    this.current = current;
  }
}

/** Response 409: the number of entities to delete differs from the confirmed number. Nothing was deleted. */
export class DeletionChangedError extends AnswerableError {
  readonly row: EntityRow;

  constructor(now: number, shown: number, row: EntityRow) {
    super(409, `${formatQuantity(now, 'entity', 'entities')} would be deleted with it now, but you confirmed ${shown}.`);
    this.row = row;
  }
}

/** Response 409: the position is full, or the parent was deleted. Nothing was changed. */
export class PlaceError extends AnswerableError {
  constructor(detail: string) {
    super(409, detail);
  }
}

export function createStaleError(row: EntityRow, named: number): ConflictError {
  const detail = `The entity has changed: version ${row.version} is the current one, the request contains ${named}. Nothing was saved. Read the entity again, and send your change with its version.`;
  return new ConflictError(detail, [row]);
}

/** The top level is level 1. */
export const MAX_ENTITY_LEVEL = 64;

/** Both properties are null at the top level. */
export interface EntityPlace {
  readonly parentId: string | null;
  readonly parentField: string | null;
}

/** Entities of one type in a field of their parent, or at the top level. */
export interface EntityList extends EntityPlace {
  readonly entityType: string;
}

/** Returns the same key for all siblings. */
export function createSiblingListKey({ parentId, parentField, entityType }: EntityList): string {
  return parentId === null ? `/${entityType}` : `${parentId}/${parentField}`;
}

/** Returns the entity type for its name, ignoring case, or its snake_case name. @throws BadRequestError that names `member` */
export function requireEntityType(profile: Profile, name: string, member = 'entity_type'): Entity {
  const entity = findEntity(profile, name);
  if (entity === undefined) throw new BadRequestError(`${member}: ${profile.id} has no entity type ${quoteText(name)}.`);
  return entity;
}

const groupFieldsByType = memoize(({ fields }: Entity) =>
  Map.groupBy(fields, (field) => {
    const content = getContent(field);
    return content.kind === 'entity' ? content.entity : undefined;
  }),
);

export function listFieldsForType(parent: Entity, entityType: string): readonly Field[] {
  return groupFieldsByType(parent).get(entityType) ?? [];
}

export function isSingleEntityField(field: Field): boolean {
  return field.type === 'entity';
}

/** Returns the field `name`, or the only field that can contain the type. @throws BadRequestError that names parent_field */
export function requireHoldingField(parent: Entity, entityType: string, name: string | undefined, path = ''): Field {
  const able = listFieldsForType(parent, entityType);
  const names = able.map((field) => field.name).join(', ');
  if (name === undefined) {
    const [only, ...others] = able;
    if (only === undefined)
      throw new BadRequestError(`${path}parent_id: no field of ${parent.name} can contain ${entityType} entities.`);
    if (others.length > 0)
      throw new BadRequestError(
        `${path}parent_field: several fields of ${parent.name} can contain ${entityType} entities; name one of ${names}.`,
      );
    return only;
  }
  const field = able.find((one) => one.name === name);
  if (field !== undefined) return field;
  const reason =
    findFieldByName(parent, name) === undefined
      ? `${parent.name} has no field ${quoteText(name)}`
      : `the field ${name} of ${parent.name} cannot contain ${entityType} entities`;
  throw new BadRequestError(`${path}parent_field: ${reason}${names === '' ? '' : `; these do: ${names}`}.`);
}

export function hasText(text: string | null | undefined): text is string {
  return text !== undefined && text !== null && text !== '';
}

export const TOO_DEEP_MESSAGE = `entities can be nested at most ${MAX_ENTITY_LEVEL} levels deep, and this would be deeper.`;

/** @throws BadRequestError if a moved entity exceeds the maximum level. The caller then rolls the transaction back. */
export async function rejectTooDeepMoves(client: pg.ClientBase, projectId: string, moved: readonly EntityRow[]): Promise<void> {
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
  if ((rows[0]?.deepest ?? 0) > MAX_ENTITY_LEVEL) throw new BadRequestError(`parent_id: ${TOO_DEEP_MESSAGE}`);
}
