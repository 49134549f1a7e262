import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from './database.ts';
import { insertRows } from './insert-rows.ts';
import { describeWithDatabase, openTestDatabase } from './testing.ts';
import { defineTimestampColumn } from './timestamp-column.ts';
import { bigint, doublePrecision, drizzle, integer, jsonb, pgTable, text, uuid } from './transaction.ts';

const UUID = '0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d';

const inserted = pgTable('inserted', {
  id: uuid('id'),
  place: integer('place').notNull(),
  name: text('name'),
  score: doublePrecision('score'),
  numbers: doublePrecision('numbers').array().$type<(number | null)[]>().notNull(),
  start: bigint('start_at', { mode: 'number' }).notNull(),
  data: jsonb('data').$type<Record<string, unknown>>().notNull(),
  at: defineTimestampColumn('at').notNull(),
});

type Row = typeof inserted.$inferSelect;

describeWithDatabase('insertRows', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
    await database.pool.query(
      `create table inserted (id uuid, place int, name text, score float8, numbers float8[], start_at bigint check (start_at <> 13),
         data jsonb, at timestamptz)`,
    );
  });
  afterAll(() => database.close());

  const row: Row = { id: UUID, place: 0, name: 'a', score: 1, numbers: [], start: 12, data: {}, at: new Date(0) };

  /** Inserts rows, returns the content of the table, and rolls back. */
  async function insertAndRead(rows: readonly Row[]): Promise<Row[]> {
    const client = await database.pool.connect();
    try {
      await client.query('begin');
      await insertRows(client, inserted, rows);
      return await drizzle(client).select().from(inserted).orderBy(inserted.place);
    } finally {
      await client.query('rollback');
      client.release();
    }
  }

  it('inserts all values, including nulls and extremes', async () => {
    const rows: Row[] = [
      { ...row, place: -1, id: null, name: null, score: null, data: { text: '"µ\\😀', none: null, list: [1, 0.1] } },
      {
        ...row,
        place: 0,
        name: 'P02768;µ "quoted" {\\N}\t\n,NULL',
        score: 1 / 3,
        numbers: [null, 5e-324, 1.7976931348623157e308],
        start: Number.MAX_SAFE_INTEGER,
        at: new Date('1969-07-20T20:17:40.123Z'),
      },
      { ...row, place: 2_147_483_647, name: 'x'.repeat(100_000), score: -0.1, numbers: [1], start: -1 },
    ];
    expect(await insertAndRead(rows)).toEqual(rows);
  });

  it('inserts more rows than fit in one statement', async () => {
    const rows = Array.from({ length: 12_345 }, (_, place) => ({ ...row, place, name: place % 3 === 0 ? null : `µ${place}` }));
    expect(await insertAndRead(rows)).toEqual(rows);
  });

  it('inserts nothing if the table rejects a row, and keeps the connection usable', async () => {
    await expect(insertAndRead([row, { ...row, start: 13 }])).rejects.toThrow(/violates check constraint/);
    expect(await insertAndRead([row])).toEqual([row]);
  });

  it('stops early if the table rejects an early row', async () => {
    const many = Array.from({ length: 500 }, (_, place) => ({ ...row, place, name: 'x'.repeat(10_000), start: place }));
    await expect(insertAndRead(many)).rejects.toThrow(/violates check constraint/);
    expect(await insertAndRead([row])).toEqual([row]);
  });
});
