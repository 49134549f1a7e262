/** Writing entities: every statement takes any number of rows, and runs in the transaction of its caller. */
import type pg from 'pg';
import { NotFoundError } from '../../contract/errors.ts';
import { inTransaction } from '../../storage/transaction.ts';
import type { HubActor } from '../actor.ts';
import { recordEvents } from '../channel/events.ts';
import type { HubContext } from '../context.ts';
import type { EntityList } from '../entities/entity-places.ts';
import type { EntityRow } from '../entities/store.ts';
import type { hubEntityVersions } from '../tables.ts';

/** What happened to an entity, as its history names it. */
export type EntityAction = (typeof hubEntityVersions.$inferSelect)['action'];

/** A state of an entity that goes into its history and to the channel. */
export interface Happening {
  readonly row: EntityRow;
  readonly action: EntityAction;
  /** What the channel is told, where that is not the same word. */
  readonly told?: 'created' | 'updated' | 'deleted';
}

/**
 * Runs work in one transaction that has the project for itself: changes of one project wait for one another, so that versions
 * and places that were read stay true until they are written. Readers do not wait.
 * @throws NotFoundError when there is no such project
 */
export async function inProject<T>(
  context: HubContext,
  projectId: string,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  return inTransaction(await context.pool(), async (client) => {
    // Not the project's row: the channel writes to it, and should not have to wait for a large save.
    await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`hub entities of ${projectId.toLowerCase()}`]);
    const { rowCount } = await client.query('select 1 from hub_projects where id = $1 for key share', [projectId]);
    if (rowCount === 0) throw new NotFoundError('There is no such project.');
    return work(client);
  });
}

/** Adds entities. */
export async function insertEntities(client: pg.ClientBase, rows: readonly EntityRow[]): Promise<void> {
  if (rows.length === 0) return;
  await client.query(
    `insert into hub_entities (id, project_id, entity_type, parent_id, parent_field, position, version, data, label, identifier,
       created_at, updated_at, updated_by)
     select * from unnest($1::uuid[], $2::uuid[], $3::text[], $4::uuid[], $5::text[], $6::int[], $7::int[], $8::jsonb[], $9::text[],
       $10::text[], $11::timestamptz[], $12::timestamptz[], $13::text[])`,
    [
      rows.map(({ id }) => id),
      rows.map(({ projectId }) => projectId),
      ...stateColumns(rows),
      rows.map(({ createdAt }) => createdAt),
      rows.map(({ updatedAt }) => updatedAt),
      rows.map(({ updatedBy }) => updatedBy),
    ],
  );
}

/** Replaces the present state of entities. */
export async function updateEntities(client: pg.ClientBase, rows: readonly EntityRow[]): Promise<void> {
  if (rows.length === 0) return;
  await client.query(
    `update hub_entities e set parent_id = n.parent_id, parent_field = n.parent_field, position = n.position, version = n.version,
       data = n.data, label = n.label, identifier = n.identifier, updated_at = n.updated_at, updated_by = n.updated_by
     from unnest($1::uuid[], $2::text[], $3::uuid[], $4::text[], $5::int[], $6::int[], $7::jsonb[], $8::text[], $9::text[],
       $10::timestamptz[], $11::text[]) as n(id, entity_type, parent_id, parent_field, position, version, data, label, identifier,
       updated_at, updated_by)
     where e.id = n.id`,
    [
      rows.map(({ id }) => id),
      ...stateColumns(rows),
      rows.map(({ updatedAt }) => updatedAt),
      rows.map(({ updatedBy }) => updatedBy),
    ],
  );
}

/** Takes entities away; their history stays. */
export async function removeEntities(client: pg.ClientBase, ids: readonly string[]): Promise<void> {
  await client.query('delete from hub_entities where id = any($1::uuid[])', [ids]);
}

function stateColumns(rows: readonly EntityRow[]): unknown[][] {
  return [
    rows.map(({ entityType }) => entityType),
    rows.map(({ parentId }) => parentId),
    rows.map(({ parentField }) => parentField),
    rows.map(({ position }) => position),
    rows.map(({ version }) => version),
    rows.map(({ data }) => JSON.stringify(data)),
    rows.map(({ label }) => label),
    rows.map(({ identifier }) => identifier),
  ];
}

/** Writes what happened into the history, and tells the channel. Does nothing when nothing happened. */
export async function recordHappenings(
  client: pg.ClientBase,
  projectId: string,
  actor: HubActor,
  at: Date,
  happenings: readonly Happening[],
): Promise<void> {
  if (happenings.length === 0) return;
  const first = await recordEvents(
    client,
    projectId,
    happenings.map(({ row, action, told }) => ({
      senderId: null,
      frame: {
        type: 'update',
        action: told ?? (action === 'created' || action === 'deleted' ? action : 'updated'),
        entity_id: row.id,
        entity_type: row.entityType,
        version: row.version,
      },
    })),
  );
  const rows = happenings.map(({ row }) => row);
  await client.query(
    `insert into hub_entity_versions (project_id, at, user_id, user_name, seq, action, entity_id, entity_type, parent_id,
       parent_field, position, version, data, label)
     select $1, $2, $3, $4, $5::bigint + number - 1, action, entity_id, entity_type, parent_id, parent_field, position, version,
       data, label
     from unnest($6::text[], $7::uuid[], $8::text[], $9::uuid[], $10::text[], $11::int[], $12::int[], $13::jsonb[], $14::text[])
       with ordinality as n(action, entity_id, entity_type, parent_id, parent_field, position, version, data, label, number)`,
    [
      projectId,
      at,
      actor.userId,
      actor.userName,
      first,
      happenings.map(({ action }) => action),
      rows.map(({ id }) => id),
      ...stateColumns(rows).slice(0, -1),
    ],
  );
  await client.query('update hub_projects set updated_at = $2 where id = $1', [projectId, at]);
}

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
