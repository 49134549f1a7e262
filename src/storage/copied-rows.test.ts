import { afterAll, beforeAll, expect, it } from 'vitest';
import { CopiedRows, copyRows } from './copied-rows.ts';
import type { Database } from './database.ts';
import { describeWithDatabase, testDatabase } from './testing.ts';

const COLUMNS = ['id', 'place', 'name', 'score', 'numbers', 'start'];
const UUID = '0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d';

describeWithDatabase('rows that are copied into a table', () => {
  let database: Database;
  beforeAll(async () => {
    database = await testDatabase();
    await database.pool.query(
      'create table copied (id uuid, place int, name text, score float8, numbers float8[], start bigint check (start <> 13))',
    );
  });
  afterAll(() => database.close());

  type Row = [place: number, name: string, score: number | null, numbers: (number | null)[], start: number];

  async function copy(given: readonly Row[]): Promise<unknown[]> {
    const client = await database.pool.connect();
    try {
      await client.query('begin');
      const rows = new CopiedRows();
      for (const [place, name, score, numbers, start] of given) {
        rows.row(COLUMNS.length);
        rows.uuid(UUID);
        rows.integer(place);
        rows.text(name);
        rows.number(score);
        rows.numbers(numbers);
        rows.bigint(start);
      }
      await rows.copyTo(client, 'copied', COLUMNS);
      const found = await client.query({ text: 'select * from copied order by place', rowMode: 'array' });
      return found.rows;
    } finally {
      await client.query('rollback');
      client.release();
    }
  }

  it('arrive as they are, nulls and extremes included', async () => {
    const rows: Row[] = [
      [-1, '', null, [], 0],
      [0, 'P02768;µ "quoted" {\\N}\t', 1 / 3, [null, 5e-324, 1.7976931348623157e308], Number.MAX_SAFE_INTEGER],
      [2_147_483_647, 'x'.repeat(100_000), -0.1, [1], -1],
    ];
    const expected = rows.map(([place, name, score, numbers, start]) => [UUID, place, name, score, numbers, String(start)]);
    expect(await copy(rows)).toEqual(expected);
  });

  it('arrive from a list, however many, with nulls, jsonb and moments', async () => {
    const client = await database.pool.connect();
    try {
      await client.query('begin');
      await client.query('create temporary table listed (id uuid, name text, data jsonb, at timestamptz)');
      const rows = Array.from({ length: 5_000 }, (_, at) => ({
        id: at % 2 === 0 ? UUID : null,
        name: at % 3 === 0 ? null : `µ${at}`,
        data: { text: `"${at}\\µ😀`, none: null, list: [at, 0.1] },
        at: new Date(Date.UTC(1969 + (at % 80), 0, 1, 0, 0, 0, at % 1_000)),
      }));
      await copyRows(client, { table: 'listed', columns: ['id', 'name', 'data', 'at'], rows }, (fields, row) => {
        fields.uuid(row.id);
        fields.text(row.name);
        fields.json(row.data);
        fields.moment(row.at);
      });
      expect((await client.query('select * from listed')).rows).toEqual(rows);
    } finally {
      await client.query('rollback');
      client.release();
    }
  });

  it('are refused together when the table refuses one, and the connection goes on', async () => {
    const refused = copy([
      [1, 'a', 1, [], 12],
      [2, 'b', 2, [], 13],
    ]);
    await expect(refused).rejects.toThrow(/violates check constraint/);
    expect(await copy([[1, 'a', 1, [], 12]])).toHaveLength(1);
  });
});
