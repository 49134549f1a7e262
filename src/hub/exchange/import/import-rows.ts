import type pg from 'pg';
import type { components } from '../../../../generated/hub/types.d.ts';
import { formatStorableJson } from '../../../storage/storable-json.ts';
import type { ImportPlan } from './plan.ts';
import type { PlannedRow, RowOutcome } from './planned-rows.ts';

type HubImportRow = components['schemas']['HubImportRow'];

/** Number of rows per statement. */
const BATCH_ROWS = 1_000;

/** Saves the rows of a preview. Returns the length of their JSON in characters. */
export async function saveImportRows(client: pg.ClientBase, id: string, { rows, order }: ImportPlan): Promise<number> {
  let length = 0;
  const applyOrder = new Map(order.map((number, place) => [number, place]));
  for (let from = 0; from < rows.length; from += BATCH_ROWS) {
    const batch = rows.slice(from, from + BATCH_ROWS);
    const shown = batch.map((row) => formatStorableJson(formatRow(row)));
    const changes = batch.map(({ change }) => (change === undefined ? null : JSON.stringify(change)));
    length += [...shown, ...changes].reduce((sum, text) => sum + (text?.length ?? 0), 0);
    await client.query(
      `insert into hub_import_rows (import_id, number, outcome, apply_order, row, change)
       select $1, * from unnest($2::int[], $3::text[], $4::int[], $5::jsonb[], $6::jsonb[])`,
      [
        id,
        batch.map((_row, index) => from + index),
        batch.map(({ outcome }) => outcome),
        batch.map((_row, index) => applyOrder.get(from + index) ?? null),
        shown,
        changes,
      ],
    );
  }
  return length;
}

function formatRow({ place, outcome, entityType, nodeId, label, parent, changes, errors, detail }: PlannedRow): HubImportRow {
  return {
    place,
    outcome,
    entity_type: entityType,
    node_id: nodeId,
    label,
    parent:
      parent === null
        ? null
        : { node_id: parent.nodeId, entity_type: parent.entityType, label: parent.label, field: parent.field },
    changes: [...changes],
    errors: [...errors],
    detail,
  } as HubImportRow;
}

/** Returns one page of rows, the number of rows with the selected outcome, and the total number. */
export async function readImportRows(
  client: Pick<pg.ClientBase, 'query'>,
  id: string,
  { outcome, limit, offset }: { readonly outcome?: RowOutcome | undefined; readonly limit: number; readonly offset: number },
): Promise<{ rows: HubImportRow[]; total: number; all: number }> {
  const parameters = [id, outcome ?? null];
  const { rows } = await client.query<{ row: HubImportRow }>(
    `select row from hub_import_rows where import_id = $1 and ($2::text is null or outcome = $2)
     order by number limit $3 offset $4`,
    [...parameters, limit, offset],
  );
  const counted = await client.query<{ total: number; all: number }>(
    `select count(*) filter (where $2::text is null or outcome = $2)::int as total, count(*)::int as all
     from hub_import_rows where import_id = $1`,
    parameters,
  );
  return { rows: rows.map(({ row }) => ({ ...row, parent: row.parent ?? null })), total: 0, all: 0, ...counted.rows[0] };
}
