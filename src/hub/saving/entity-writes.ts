/** Rows of entities: every statement takes any number of them, and runs in the transaction of its caller. */
import type pg from 'pg';
import type { EntityRow } from '../entities/store.ts';

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

/** The states of entities as columns for `unnest`: type, place, version, values, label and identifier. */
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
