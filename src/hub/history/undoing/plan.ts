/** Plans how to reverse differences. */
import type pg from 'pg';
import { findFieldByName, type Profile } from '../../../profiles/profile.ts';
import { areSameValues } from '../../entities/entity-values.ts';
import {
  createSiblingListKey,
  ENTITY_COLUMNS,
  type EntityRow,
  isSingleEntityField,
  type Queries,
  rejectTooDeepMoves,
} from '../../entities/store.ts';
import type { ActionCause } from '../../saving/actions.ts';
import { type EntityEvent, recordEntityEvents, removeEntities, updateEntities } from '../../saving/entity-events.ts';
import { type EntityScope, readListEntityIds, updateEntityPositions } from '../../saving/save-entities.ts';
import { createEarlierRow, formatShortValue, readVersionDates, readVersions } from '../store.ts';
import { type ReversibleDifference, readReversibleDifferences, type VersionSpan } from './differences.ts';

export interface PresentPlace {
  readonly id: string;
  readonly entityType: string;
  readonly label: string;
  readonly parentId: string | null;
  readonly parentField: string | null;
}

export interface RetainedEntity {
  readonly difference: ReversibleDifference;
  /** Reason in one sentence, for users. */
  readonly reason: string;
}

export interface UndoPlan {
  readonly remove: readonly ReversibleDifference[];
  /** Deleted entities to restore. */
  readonly insert: readonly ReversibleDifference[];
  /** Entities to restore to earlier values or positions. */
  readonly update: readonly ReversibleDifference[];
  readonly retained: readonly RetainedEntity[];
}

export interface PresentProject {
  /** Current positions by entity ID. */
  readonly places: ReadonlyMap<string, PresentPlace>;
  readonly holdsOne: (entityType: string, field: string) => boolean;
}

/** Plans the restoration of an earlier state. Retains entities that changed later, and those that depend on them. */
export function planUndo(differences: readonly ReversibleDifference[], project: PresentProject): UndoPlan {
  const retained = new Map<string, RetainedEntity>();
  for (const difference of differences) {
    const { changedBy, entityId } = difference;
    if (changedBy === null) continue;
    const verb = project.places.has(entityId) ? 'changed' : 'deleted';
    retained.set(entityId, { difference, reason: `${changedBy} ${verb} it later.` });
  }
  let before = -1;
  while (retained.size !== before) {
    before = retained.size;
    retainDependents(differences, project, retained);
  }
  const done = differences.filter(({ entityId }) => !retained.has(entityId));
  return {
    remove: done.filter((one) => one.before === null),
    insert: done.filter((one) => one.before !== null && !project.places.has(one.entityId)),
    update: done.filter((one) => one.before !== null && project.places.has(one.entityId)),
    retained: [...retained.values()],
  };
}

function retainDependents(
  differences: readonly ReversibleDifference[],
  project: PresentProject,
  retained: Map<string, RetainedEntity>,
): void {
  const later = computePlaces(differences, project, retained);
  const childOf = new Map<string, PresentPlace>();
  const inList = new Map<string, number>();
  for (const place of later.values()) {
    if (place.parentId === null) continue;
    childOf.set(place.parentId, place);
    const list = `${place.parentId}/${place.parentField}`;
    inList.set(list, (inList.get(list) ?? 0) + 1);
  }
  for (const difference of differences) {
    if (retained.has(difference.entityId)) continue;
    const reason = findReasonToRetain(difference, { later, childOf, inList, project });
    if (reason !== undefined) retained.set(difference.entityId, { difference, reason });
  }
}

/** Returns all positions after the planned changes. */
function computePlaces(
  differences: readonly ReversibleDifference[],
  { places }: PresentProject,
  retained: ReadonlyMap<string, RetainedEntity>,
): ReadonlyMap<string, PresentPlace> {
  const later = new Map(places);
  for (const { entityId: id, entityType, label, before, parentId, parentField } of differences) {
    if (retained.has(id)) continue;
    if (before === null) later.delete(id);
    else later.set(id, { id, entityType, label, parentId, parentField });
  }
  return later;
}

interface UndoContext {
  readonly later: ReadonlyMap<string, PresentPlace>;
  /** One child of each parent. */
  readonly childOf: ReadonlyMap<string, PresentPlace>;
  /** Number of entities by parent and field. */
  readonly inList: ReadonlyMap<string, number>;
  readonly project: PresentProject;
}

function findReasonToRetain(
  difference: ReversibleDifference,
  { later, childOf, inList, project }: UndoContext,
): string | undefined {
  const { entityId, before, parentId, parentField } = difference;
  if (before === null) {
    const child = childOf.get(entityId);
    return child === undefined ? undefined : `It contains ${formatShortValue(child.label)}, which stays.`;
  }
  if (parentId === null) return undefined;
  const parent = later.get(parentId);
  if (parent === undefined) return 'Its parent was deleted.';
  const isAlone = parentField === null || !project.holdsOne(parent.entityType, parentField);
  if (!isAlone && (inList.get(`${parentId}/${parentField}`) ?? 0) > 1) return 'Another entity is in its place.';
  return isInsideItself(entityId, later) ? 'Its parent is now inside it.' : undefined;
}

function isInsideItself(id: string, places: ReadonlyMap<string, PresentPlace>): boolean {
  const passed = new Set<string>();
  for (let above = places.get(id)?.parentId ?? null; above !== null; above = places.get(above)?.parentId ?? null) {
    if (above === id) return true;
    if (passed.has(above)) return false;
    passed.add(above);
  }
  return false;
}

export async function planRestoration(
  queries: Queries,
  { project, profile }: Pick<EntityScope, 'project' | 'profile'>,
  span: VersionSpan,
): Promise<UndoPlan> {
  const differences = await readReversibleDifferences(queries, project.id, span);
  const { rows } = await queries.query<PresentPlace>(
    `select id, entity_type as "entityType", label, parent_id as "parentId", parent_field as "parentField" from hub_entities
     where project_id = $1`,
    [project.id],
  );
  const places = new Map(rows.map((row) => [row.id, row]));
  return planUndo(differences, { places, holdsOne: (type, name) => isSingleField(profile, type, name) });
}

function isSingleField(profile: Profile, entityType: string, name: string): boolean {
  const entity = profile.entities.get(entityType);
  const field = entity === undefined ? undefined : findFieldByName(entity, name);
  return field !== undefined && isSingleEntityField(field);
}

/** Executes a plan, in a transaction that locks the project. Returns the number of the action; 0 for an empty plan. */
export async function executePlan(
  client: pg.ClientBase,
  at: Date,
  { project, profile, actor }: EntityScope,
  { remove, insert, update }: UndoPlan,
  cause: ActionCause,
): Promise<number> {
  const change = { updatedAt: at, updatedBy: actor.userName };
  const present = indexById([...(await readEntities(client, update)), ...(await readEntities(client, remove, NO_VALUES))]);
  const states = new Map((await readVersions(client, [...insert, ...update])).map((state) => [state.entityId, state]));
  const dates = await readVersionDates(client, project.id, insert);

  const removedRows = remove.flatMap(({ entityId }) => {
    const row = present.get(entityId);
    return row === undefined ? [] : { ...row, ...change, version: row.version + 1 };
  });
  const back = insert.flatMap(({ entityId, latest }) => {
    const state = states.get(entityId);
    const dated = { ...change, version: latest + 1, createdAt: dates.get(entityId) ?? at };
    return state === undefined ? [] : { ...createEarlierRow(profile, state), ...dated };
  });
  const reset = update.flatMap(({ entityId, moved }) => {
    const [row, state] = [present.get(entityId), states.get(entityId)];
    if (row === undefined || state === undefined) return [];
    const { parentId, parentField, position, ...values } = createEarlierRow(profile, state);
    const place = moved ? { parentId, parentField, position } : {};
    return { before: row, row: { ...row, ...values, ...place, ...change, version: row.version + 1 }, moved };
  });
  const moved = reset.filter((one) => one.moved);
  const entered = [...back, ...moved.map(({ row }) => row)];

  // The order of the history shows which entities were deleted together.
  const removed = sortParentsFirst(removedRows).map((row): EntityEvent => ({ row, action: 'deleted' }));
  const deleted = await recordEntityEvents(client, project.id, actor, at, removed, cause);
  await removeEntities(
    client,
    removedRows.map(({ id }) => id),
  );
  await insertRestoredEntities(client, back, insert);
  await updateEntities(
    client,
    reset.map(({ row }) => row),
  );
  await rejectTooDeepMoves(client, project.id, selectHighest(entered));
  await updateListPositions(client, project.id, { left: [...removedRows, ...moved.map(({ before }) => before)], entered });
  const events: EntityEvent[] = [
    ...sortParentsFirst(back).map((row): EntityEvent => ({ row, action: 'restored', reported: 'created' })),
    ...reset.map(
      ({ before, row }): EntityEvent => ({ row, action: areSameValues(before.data, row.data) ? 'moved' : 'restored' }),
    ),
  ];
  return events.length === 0 ? deleted : recordEntityEvents(client, project.id, actor, at, events, cause);
}

function indexById(rows: readonly EntityRow[]): ReadonlyMap<string, EntityRow> {
  return new Map(rows.map((row) => [row.id, row]));
}

/** Returns the rows whose parents are not in the list. */
function selectHighest(rows: readonly EntityRow[]): readonly EntityRow[] {
  const ids = new Set(rows.map(({ id }) => id));
  return rows.filter(({ parentId }) => parentId === null || !ids.has(parentId));
}

function sortParentsFirst(rows: readonly EntityRow[]): readonly EntityRow[] {
  const known = indexById(rows);
  const depths = new Map<string, number>();
  const getDepth = ({ id, parentId }: EntityRow): number => {
    const parent = known.get(parentId ?? '');
    const depth = depths.get(id) ?? (parent === undefined ? 0 : getDepth(parent) + 1);
    depths.set(id, depth);
    return depth;
  };
  return rows.toSorted((one, other) => getDepth(one) - getDepth(other));
}

/** Inserts deleted entities with their earlier values. */
async function insertRestoredEntities(
  client: pg.ClientBase,
  rows: readonly EntityRow[],
  differences: readonly ReversibleDifference[],
): Promise<void> {
  if (rows.length === 0) return;
  const before = new Map(differences.map(({ entityId, before: version }) => [entityId, version]));
  await client.query(
    `insert into hub_entities (id, project_id, entity_type, parent_id, parent_field, position, version, data, label, identifier, created_at,
       updated_at, updated_by)
     select v.entity_id, v.project_id, v.entity_type, v.parent_id, v.parent_field, v.position, n.version, v.data, n.label, n.identifier,
       n.created_at, n.updated_at, n.updated_by
     from unnest($1::uuid[], $2::int[], $3::int[], $4::text[], $5::text[], $6::timestamptz[], $7::timestamptz[], $8::text[])
         as n(id, before, version, label, identifier, created_at, updated_at, updated_by)
       join hub_entity_versions v on v.entity_id = n.id and v.version = n.before`,
    [
      rows.map(({ id }) => id),
      rows.map(({ id }) => before.get(id)),
      rows.map(({ version }) => version),
      rows.map(({ label }) => label),
      rows.map(({ identifier }) => identifier),
      rows.map(({ createdAt }) => createdAt),
      rows.map(({ updatedAt }) => updatedAt),
      rows.map(({ updatedBy }) => updatedBy),
    ],
  );
}

/** Columns of an entity with empty values, because deletions need no values. */
const NO_VALUES = ENTITY_COLUMNS.replace('e.data', `'{}'::jsonb as data`);

async function readEntities(
  client: Queries,
  differences: readonly ReversibleDifference[],
  columns = ENTITY_COLUMNS,
): Promise<readonly EntityRow[]> {
  if (differences.length === 0) return [];
  const { rows } = await client.query<EntityRow>(`select ${columns} from hub_entities e where e.id = any($1::uuid[])`, [
    differences.map(({ entityId }) => entityId),
  ]);
  return rows;
}

/** Renumbers lists after removals. Restored entities return to their former index, or to the end. */
async function updateListPositions(
  client: pg.ClientBase,
  projectId: string,
  { left, entered }: { readonly left: readonly EntityRow[]; readonly entered: readonly EntityRow[] },
): Promise<void> {
  const enteredBy = Map.groupBy(entered, createSiblingListKey);
  const lists = new Map([...left, ...entered].map((row) => [createSiblingListKey(row), row]));
  for (const [key, list] of lists) {
    const back = (enteredBy.get(key) ?? []).toSorted((one, other) => one.position - other.position);
    await updateEntityPositions(client, mergeIds(await readListEntityIds(client, projectId, list), back));
  }
}

/** Returns the new order of a list. @param ids all entities of the list, including restored entities */
function mergeIds(ids: readonly string[], back: readonly EntityRow[]): readonly string[] {
  const cameBack = new Set(back.map(({ id }) => id));
  const stayed = ids.filter((id) => !cameBack.has(id));
  const order: string[] = [];
  let next = 0;
  for (const { id, position } of back) {
    while (next < stayed.length && order.length < position) order.push(stayed[next++] as string);
    order.push(id);
  }
  return [...order, ...stayed.slice(next)];
}
