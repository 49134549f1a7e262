/** Records changes of entities in the history, and notifies the channel. */
import type pg from 'pg';
import { NotFoundError } from '../../contract/errors.ts';
import { insertRows } from '../../storage/insert-rows.ts';
import type { HubActor } from '../actor.ts';
import { EVENTS_CHANNEL } from '../channel/events.ts';
import type { EntityRow } from '../entities/store.ts';
import { MAX_ENTITIES, rejectTooMany } from '../maximums.ts';
import { hubEntities } from '../tables.ts';
import { type ActionCause, type EntityOutcome, recordAction } from './actions.ts';

/** A state of an entity for the history and the channel. A deletion must be recorded before the entity is deleted. */
export interface EntityEvent extends EntityOutcome {
  readonly row: EntityRow;
}

/**
 * A single statement, so that the lock on the project's row lasts only one round trip. The statement reads the values from the
 * entities, so that the server need not send them again. Subqueries read single entities, because a join could read the
 * entities of all projects.
 */
const RECORD = `
  with counted as (
    update hub_projects set seq = seq + $2::bigint, updated_at = $3 where id = $1 returning seq - $2::bigint as before
  ), events as (
    insert into hub_events (project_id, seq, frame)
    select $1, before + number, '{"type":"update","action":"' || told || '","entity_id":"' || entity_id || '","entity_type":'
      || to_json(entity_type) || ',"version":' || version || '}'
    from counted, unnest($7::text[], $8::uuid[], $9::text[], $13::int[])
      with ordinality as n(told, entity_id, entity_type, version, number)
  ), versions as (
    insert into hub_entity_versions (project_id, at, user_id, user_name, seq, action, entity_id, entity_type, parent_id, parent_field,
      position, version, label, data)
    select $1, $3, $4, $5, before + number, n.action, n.entity_id, n.entity_type, n.parent_id, n.parent_field, n.position, n.version,
      n.label, e.data
    from counted, unnest($6::text[], $8::uuid[], $9::text[], $10::uuid[], $11::text[], $12::int[], $13::int[], $14::text[])
        with ordinality as n(action, entity_id, entity_type, parent_id, parent_field, position, version, label, number)
      left join lateral (select data from hub_entities where id = n.entity_id offset 0) e on true
  )
  select before, pg_notify('${EVENTS_CHANNEL}', $1::text || ':' || (before + $2::bigint)) from counted`;

/**
 * Writes events into the history as one action, and notifies the channel. The entities must already have their new values, and
 * deleted entities must still exist. Must be the last call in a transaction, because other writers of the project wait for its
 * end. Returns the number of the action; 0 without events. @throws NotFoundError for an unknown project
 */
export async function recordEntityEvents(
  client: pg.ClientBase,
  projectId: string,
  actor: HubActor,
  at: Date,
  events: readonly EntityEvent[],
  cause?: ActionCause,
): Promise<number> {
  if (events.length === 0) return 0;
  const rows = events.map(({ row }) => row);
  const { rows: counted } = await client.query<{ before: string }>(RECORD, [
    projectId,
    rows.length,
    at,
    actor.userId,
    actor.userName,
    events.map(({ action }) => action),
    events.map(({ action, reported }) => reported ?? (action === 'created' || action === 'deleted' ? action : 'updated')),
    rows.map(({ id }) => id),
    rows.map(({ entityType }) => entityType),
    rows.map(({ parentId }) => parentId),
    rows.map(({ parentField }) => parentField),
    rows.map(({ position }) => position),
    rows.map(({ version }) => version),
    rows.map(({ label }) => label),
  ]);
  if (counted[0] === undefined) throw new NotFoundError('This project does not exist.');
  const first = Number(counted[0].before) + 1;
  // Each entity of a project has a sequence number, so a project with fewer numbers needs no count.
  if (first + events.length > MAX_ENTITIES && events.some(({ action }) => action === 'created' || action === 'restored'))
    await rejectTooMany(client, 'entities', projectId);
  await recordAction(client, { projectId, first, at, actor, cause }, events);
  return first + events.length - 1;
}

/** Inserts rows without validation. */
export async function insertEntities(client: pg.ClientBase, rows: readonly EntityRow[]): Promise<void> {
  await insertRows(client, hubEntities, rows);
}

/** Updates entities. All rows must have the same user and time. */
export async function updateEntities(client: pg.ClientBase, rows: readonly EntityRow[]): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  await client.query(
    `update hub_entities e set entity_type = n.entity_type, parent_id = n.parent_id, parent_field = n.parent_field, position = n.position, version = n.version,
       data = n.data, label = n.label, identifier = n.identifier, updated_at = $10, updated_by = $11
     from unnest($1::uuid[], $2::text[], $3::uuid[], $4::text[], $5::int[], $6::int[], $7::jsonb[], $8::text[], $9::text[])
       as n(id, entity_type, parent_id, parent_field, position, version, data, label, identifier)
     where e.id = n.id`,
    [
      rows.map(({ id }) => id),
      rows.map(({ entityType }) => entityType),
      rows.map(({ parentId }) => parentId),
      rows.map(({ parentField }) => parentField),
      rows.map(({ position }) => position),
      rows.map(({ version }) => version),
      rows.map(({ data }) => JSON.stringify(data)),
      rows.map(({ label }) => label),
      rows.map(({ identifier }) => identifier),
      first.updatedAt,
      first.updatedBy,
    ],
  );
}

/** Deletes entities, but not their history. */
export async function removeEntities(client: pg.ClientBase, ids: readonly string[]): Promise<void> {
  await client.query('delete from hub_entities where id = any($1::uuid[])', [ids]);
}
