/** Writes rows of entities. Every statement takes any number of them, and runs in the transaction of its caller. */
import type pg from 'pg';
import { insertRows } from '../../storage/insert-rows.ts';
import type { EntityRow } from '../entities/store.ts';
import { hubEntities } from '../tables.ts';

/** Adds entities. */
export async function insertEntities(client: pg.ClientBase, rows: readonly EntityRow[]): Promise<void> {
  await insertRows(client, hubEntities, rows);
}

/** Updates entities that one user changed at one time. */
export async function updateEntities(client: pg.ClientBase, rows: readonly EntityRow[]): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  await client.query(
    `update hub_entities e set parent_id = n.parent_id, parent_field = n.parent_field, position = n.position, version = n.version,
       data = n.data, label = n.label, identifier = n.identifier, updated_at = $10, updated_by = $11
     from unnest($1::uuid[], $2::text[], $3::uuid[], $4::text[], $5::int[], $6::int[], $7::jsonb[], $8::text[], $9::text[])
       as n(id, entity_type, parent_id, parent_field, position, version, data, label, identifier)
     where e.id = n.id`,
    [rows.map(({ id }) => id), ...listStateColumns(rows), first.updatedAt, first.updatedBy],
  );
}

/** Deletes entities; their history stays. */
export async function removeEntities(client: pg.ClientBase, ids: readonly string[]): Promise<void> {
  await client.query('delete from hub_entities where id = any($1::uuid[])', [ids]);
}

/** Returns the states of entities as columns for `unnest`: type, place, version, values, label and identifier. */
function listStateColumns(rows: readonly EntityRow[]): unknown[][] {
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
