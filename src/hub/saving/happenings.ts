/** What happens to entities, as it goes into their history and to the channel. */
import type pg from 'pg';
import type { HubActor } from '../actor.ts';
import { recordEvents } from '../channel/events.ts';
import type { EntityRow } from '../entities/store.ts';
import type { hubEntityVersions } from '../tables.ts';
import { type ActionCause, recordAction } from './actions.ts';
import { stateColumns } from './entity-writes.ts';

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
 * Writes what happened into the history, as one action, and tells the channel. Does nothing when nothing happened.
 * @returns the moment of the action; 0 when nothing happened
 */
export async function recordHappenings(
  client: pg.ClientBase,
  projectId: string,
  actor: HubActor,
  at: Date,
  happenings: readonly Happening[],
  cause?: ActionCause,
): Promise<number> {
  if (happenings.length === 0) return 0;
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
  await recordAction(client, { projectId, first, at, actor, cause }, happenings);
  await client.query('update hub_projects set updated_at = $2 where id = $1', [projectId, at]);
  return first + happenings.length - 1;
}
