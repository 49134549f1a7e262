/** Reads entities for an export in batches, by type and in tree order. */
import type pg from 'pg';
import type { Entity, Profile } from '../../profiles/profile.ts';
import { runInTransaction } from '../../storage/run-in-transaction.ts';
import type { EntityRow } from '../entities/store.ts';
import type { ProjectSnapshot } from '../snapshot/open-snapshot.ts';
import { type Cell, formatCell } from './cells.ts';
import { isEntityField } from './columns.ts';
import { recordCellLosses } from './export-account/cell-account.ts';
import { ExportBook } from './export-account/export-book.ts';

const BATCH_ROWS = 500;

export interface StoredRow {
  readonly id: string;
  readonly parentId: string | null;
  readonly parentField: string | null;
  readonly data: Readonly<Record<string, unknown>>;
  /** Number of nested entities by field. */
  readonly held: Readonly<Record<string, number>>;
}

export interface RowReader {
  /** Yields the cells of each entity of a type, in the order of listExchangeColumns. */
  readRows(entity: Entity): AsyncGenerator<Cell[]>;
  readonly book: ExportBook;
}

/** Runs `read` on a snapshot of the database. PostgreSQL sorts the tree, so only one batch is in memory. */
export async function readRowsInSnapshot<T>(
  pool: pg.Pool,
  projectId: string,
  profile: Profile,
  format: 'xlsx' | 'csv',
  read: (reader: RowReader) => Promise<T>,
): Promise<T> {
  return runInTransaction(
    pool,
    async (client) => {
      await client.query(ORDERED, [projectId, ...rankFields(profile)]);
      await client.query('create index on export_order (entity_type, number)');
      await client.query('analyze export_order');
      const book = new ExportBook();
      const recordRowLosses = (entity: Entity, { id, data }: StoredRow) => recordCellLosses(book, format, entity, data, id);
      return read({ readRows: (entity) => readRows(client, entity, recordRowLosses), book });
    },
    'isolation level repeatable read',
  );
}

/** SQL statement that stores entities with their order in the tree. It counts all children in one query, for speed. */
const ORDERED = `create temporary table export_order on commit drop as
  with recursive rank as (select * from unnest($2::text[], $3::text[], $4::int[]) as rank(entity_type, field, place)),
  tree as (
    select id, entity_type, array[position] as way from hub_entities where project_id = $1 and parent_id is null
    union all
    select e.id, e.entity_type, tree.way || array[coalesce(rank.place, 0), e.position]
    from tree join hub_entities e on e.project_id = $1 and e.parent_id = tree.id
      left join rank on rank.entity_type = tree.entity_type and rank.field = e.parent_field
  ),
  held as (
    select parent_id, jsonb_object_agg(parent_field, number) as held from (
      select parent_id, parent_field, count(*) as number from hub_entities
      where project_id = $1 and parent_id is not null group by parent_id, parent_field) by_field
    group by parent_id
  )
  select id, entity_type, row_number() over (partition by entity_type order by way, id) as number, held
  from tree left join held on parent_id = id`;

function rankFields(profile: Profile): [string[], string[], number[]] {
  const ranks = [...profile.entities.values()].flatMap((entity) =>
    entity.fields.map((field, place) => ({ entity: entity.name, field: field.name, place })),
  );
  return [ranks.map(({ entity }) => entity), ranks.map(({ field }) => field), ranks.map(({ place }) => place)];
}

async function* readRows(
  client: pg.ClientBase,
  entity: Entity,
  note: (entity: Entity, row: StoredRow) => void,
): AsyncGenerator<Cell[]> {
  for (let from = 1; ; from += BATCH_ROWS) {
    const { rows } = await client.query<StoredRow>(
      `select e.id, e.parent_id as "parentId", e.parent_field as "parentField", e.data, coalesce(o.held, '{}') as held
       from export_order o join hub_entities e on e.id = o.id
       where o.entity_type = $1 and o.number >= $2 and o.number < $2 + ${BATCH_ROWS} order by o.number`,
      [entity.name, from],
    );
    for (const row of rows) {
      note(entity, row);
      yield createRowCells(entity, row);
    }
    if (rows.length < BATCH_ROWS) return;
  }
}

/** Returns the cells of an entity, in the order of listExchangeColumns. */
export function createSnapshotCells(snapshot: ProjectSnapshot, entity: Entity, row: EntityRow): Cell[] {
  const held: Record<string, number> = {};
  for (const { parentField } of snapshot.listChildren(row.id)) held[parentField ?? ''] = (held[parentField ?? ''] ?? 0) + 1;
  return createRowCells(entity, { ...row, held });
}

function createRowCells(entity: Entity, { id, parentId, parentField, data, held }: StoredRow): Cell[] {
  const values = entity.fields.map((field) =>
    isEntityField(field) ? (held[field.name] ?? null) : formatCell(field, data[field.name]),
  );
  return [...values, id, parentId, parentField];
}
