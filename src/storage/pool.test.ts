import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from './database.ts';
import { describeWithDatabase, openTestDatabase } from './testing.ts';

describeWithDatabase('The connection pool', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  it('does not reuse a connection with a failed transaction', async () => {
    await expect(database.pool.query('begin; select 1 / 0; commit')).rejects.toThrow('division by zero');
    const answers = await Promise.all(Array.from({ length: 20 }, () => database.pool.query('select 1 as one')));
    expect(answers.every(({ rows }) => rows[0]?.one === 1)).toBe(true);
  });

  it('does not reuse a connection with an open transaction', async () => {
    await database.pool.query('begin; create table left_open (id int)');
    const { rows } = await database.pool.query(`select to_regclass('left_open') as found`);
    expect(rows).toEqual([{ found: null }]);
  });
});
