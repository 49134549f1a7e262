/** Computes all changes in memory before the first write, so that a rejected request changes nothing. */
import type pg from 'pg';
import { v7 as newIdentifier } from 'uuid';
import { BadRequestError, NotFoundError } from '../../contract/errors.ts';
import { type Entity, type Profile, quoteText } from '../../profiles/profile.ts';
import type { HubActor } from '../actor.ts';
import { listPlaceReferences } from '../editor/prefill.ts';
import { computeIdentifier, computeLabel } from '../entities/entity-names.ts';
import { applyChange, areSameValues } from '../entities/entity-values.ts';
import {
  createSiblingListKey,
  ENTITY_COLUMNS,
  type EntityList,
  type EntityPlace,
  type EntityRow,
  hasText,
  isSingleEntityField,
  MAX_ENTITY_LEVEL,
  requireEntityType,
  requireHoldingField,
  TOO_DEEP_MESSAGE,
} from '../entities/store.ts';
import { isIdentifier } from '../identifier.ts';
import type { EntityAction } from './actions.ts';
import type { EntityChange } from './entity-change.ts';

export interface KnownEntities {
  readonly rows: ReadonlyMap<string, EntityRow>;
  /** The parent of each referenced parent and of its ancestors; null at the top level. */
  readonly parentOf: ReadonlyMap<string, string | null>;
  /** Number of entities by createSiblingListKey, in referenced parents and at the top level. */
  readonly counts: ReadonlyMap<string, number>;
}

/** Returns the entities to which changes refer. Runs three statements for any number of changes. */
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
  return new Map(rows.map((row) => [createSiblingListKey(row), row.count]));
}

export interface EntityState {
  row: EntityRow;
  /** The state before the call; undefined for a new entity. */
  readonly before: EntityRow | undefined;
  action: EntityAction;
}

export interface SavingStep {
  readonly outcome: 'created' | 'updated' | 'unchanged';
  readonly state: EntityState;
}

export interface ChangeSetStart {
  readonly projectId: string;
  readonly profile: Profile;
  readonly actor: HubActor;
  readonly at: Date;
  readonly known: KnownEntities;
  /** Returns the prefix of error messages for a change. */
  readonly formatPrefix: (index: number) => string;
}

export class ChangeSet {
  /** Entities for which a change contains an outdated version. */
  readonly stale: { row: EntityRow; named: number }[] = [];
  readonly #start: ChangeSetStart;
  readonly #states = new Map<string, EntityState>();
  readonly #refs = new Map<string, string>();
  readonly #parentOf: Map<string, string | null>;
  readonly #counts: Map<string, number>;
  readonly #left = new Map<string, EntityList>();

  constructor(start: ChangeSetStart) {
    this.#start = start;
    this.#parentOf = new Map(start.known.parentOf);
    this.#counts = new Map(start.known.counts);
  }

  /** Returns the new entities, parents before children. */
  listCreated(): readonly EntityRow[] {
    return [...this.#states.values()].filter(({ before }) => before === undefined).map(({ row }) => row);
  }

  listUpdated(): readonly EntityRow[] {
    return [...this.#states.values()].filter(({ before, row }) => before !== undefined && before !== row).map(({ row }) => row);
  }

  listMoved(): readonly EntityRow[] {
    return this.listUpdated().filter(({ id, parentId }) => this.#states.get(id)?.before?.parentId !== parentId);
  }

  /** Returns the lists from which entities were moved. */
  listAbandoned(): readonly EntityList[] {
    return [...this.#left.values()];
  }

  /** Applies one change in memory. @throws the errors of saveEntities */
  applyEntityChange(change: EntityChange, index: number): SavingStep {
    const path = this.#start.formatPrefix(index);
    const entity = requireEntityType(this.#start.profile, change.entityType, `${path}entity_type`);
    return hasText(change.nodeId)
      ? this.#updateEntity(change, change.nodeId, entity, path)
      : this.#createEntity(change, entity, path);
  }

  #createEntity(change: EntityChange, entity: Entity, path: string): SavingStep {
    const { projectId, profile, actor, at } = this.#start;
    const place = this.#findPlace(change, entity, path);
    const data = applyChange(entity, {}, this.#addReferences(change, entity, place), `${path}data.`);
    // UUIDs of version 7 increase with time, so indexes grow at their ends (RFC 9562, section 5.7).
    const id = change.id ?? newIdentifier();
    const position = this.#addToList({ ...place, entityType: entity.name });
    const row: EntityRow = {
      id,
      projectId,
      entityType: entity.name,
      ...place,
      position,
      version: 1,
      data,
      label: computeLabel(profile, entity, data, position + 1),
      identifier: computeIdentifier(profile, entity, data),
      createdAt: at,
      updatedAt: at,
      updatedBy: actor.userName,
    };
    const state: EntityState = { row, before: undefined, action: 'created' };
    this.#states.set(id, state);
    this.#parentOf.set(id, place.parentId);
    if (change.ref !== undefined) this.#refs.set(change.ref, id);
    return { outcome: 'created', state };
  }

  /** Returns the values. Like imports, adds missing references to the parent. */
  #addReferences({ data }: EntityChange, entity: Entity, { parentId }: EntityPlace): EntityChange['data'] {
    const parent = parentId === null ? undefined : this.#getState(parentId);
    if (parent === undefined) return data;
    return { ...Object.fromEntries(listPlaceReferences(this.#start.profile, entity, [parent.row])), ...data };
  }

  #updateEntity(change: EntityChange, nodeId: string, entity: Entity, path: string): SavingStep {
    const { profile, actor, at } = this.#start;
    const state = this.#getState(nodeId);
    if (state === undefined) throw new NotFoundError(`${path}node_id: the project has no entity ${quoteText(nodeId)}.`);
    const { before, row } = state;
    if (row.entityType !== entity.name)
      throw new BadRequestError(`${path}entity_type: the entity is of the type ${row.entityType}, not ${entity.name}.`);
    const present = before?.version ?? row.version;
    if (typeof change.version === 'number' && change.version !== present) {
      this.stale.push({ row: before ?? row, named: change.version });
      return { outcome: 'unchanged', state };
    }
    const place = this.#findNewPlace(state, change, entity, path);
    const data = applyChange(entity, row.data, change.data, `${path}data.`);
    const hasNewData = !areSameValues(data, row.data);
    if (place === undefined && !hasNewData && !this.#isElsewhere(row, change.position)) return { outcome: 'unchanged', state };
    if (place !== undefined) this.#removeFromList(row);
    const position = place === undefined ? row.position : this.#addToList({ ...row, ...place });
    state.row = {
      ...row,
      ...place,
      position,
      version: before === undefined ? 1 : before.version + 1,
      data,
      label: computeLabel(profile, entity, data, position + 1),
      identifier: computeIdentifier(profile, entity, data),
      updatedAt: at,
      updatedBy: actor.userName,
    };
    this.#parentOf.set(row.id, state.row.parentId);
    if (before !== undefined) state.action = hasNewData || state.action === 'updated' ? 'updated' : 'moved';
    return { outcome: 'updated', state };
  }

  #getState(id: string): EntityState | undefined {
    const key = id.toLowerCase();
    let state = this.#states.get(key);
    const row = this.#start.known.rows.get(key);
    if (state === undefined && row !== undefined) {
      state = { row, before: row, action: 'moved' };
      this.#states.set(key, state);
    }
    return state;
  }

  /** Returns the parent and the field of a new entity. @throws BadRequestError if the parent cannot contain the entity */
  #findPlace(change: EntityChange, entity: Entity, path: string): EntityPlace {
    if (!hasText(change.parentId)) {
      if (hasText(change.parentField))
        throw new BadRequestError(`${path}parent_field: an entity without a parent is not in a field; add parent_id.`);
      return { parentId: null, parentField: null };
    }
    const parent = this.#getState(this.#refs.get(change.parentId) ?? change.parentId);
    if (parent === undefined)
      throw new BadRequestError(`${path}parent_id: the project has no entity ${quoteText(change.parentId)}.`);
    const parentEntity = requireEntityType(this.#start.profile, parent.row.entityType, `${path}parent_id`);
    const field = requireHoldingField(
      parentEntity,
      entity.name,
      hasText(change.parentField) ? change.parentField : undefined,
      path,
    );
    const place = { parentId: parent.row.id, parentField: field.name, entityType: entity.name };
    if (isSingleEntityField(field) && (this.#counts.get(createSiblingListKey(place)) ?? 0) > 0)
      throw new BadRequestError(
        `${path}parent_field: ${field.name} can contain only one ${entity.name}, and contains one already.`,
      );
    this.#checkDepth(parent.row.id, 1, path);
    return { parentId: place.parentId, parentField: place.parentField };
  }

  /** Returns the new position of an entity; undefined if the entity does not move. */
  #findNewPlace({ row }: EntityState, change: EntityChange, entity: Entity, path: string): EntityPlace | undefined {
    if (change.parentId === undefined) return undefined;
    const parentId = hasText(change.parentId) ? (this.#refs.get(change.parentId) ?? change.parentId.toLowerCase()) : null;
    const isSameField = !hasText(change.parentField) || change.parentField === row.parentField;
    if (parentId === row.parentId && isSameField) return undefined;
    for (let above: string | null | undefined = parentId; typeof above === 'string'; above = this.#parentOf.get(above)) {
      if (above === row.id) throw new BadRequestError(`${path}parent_id: an entity cannot contain itself.`);
    }
    return this.#findPlace(change, entity, path);
  }

  #checkDepth(parentId: string, levels: number, path: string): void {
    let depth = levels;
    for (let above: string | null | undefined = parentId; typeof above === 'string'; above = this.#parentOf.get(above))
      depth += 1;
    if (depth > MAX_ENTITY_LEVEL) throw new BadRequestError(`${path}parent_id: ${TOO_DEEP_MESSAGE}`);
  }

  #isElsewhere(row: EntityRow, position: number | undefined): boolean {
    if (position === undefined) return false;
    const count = this.#counts.get(createSiblingListKey(row));
    return row.position !== (count === undefined ? position : Math.min(position, count - 1));
  }

  #addToList(list: EntityList): number {
    const count = this.#counts.get(createSiblingListKey(list)) ?? 0;
    this.#counts.set(createSiblingListKey(list), count + 1);
    return count;
  }

  #removeFromList(list: EntityList): void {
    const key = createSiblingListKey(list);
    this.#left.set(key, { parentId: list.parentId, parentField: list.parentField, entityType: list.entityType });
    this.#counts.set(key, (this.#counts.get(key) ?? 1) - 1);
  }
}
