import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from './database.ts';
import { beginningWith, containing } from './patterns.ts';
import { describeWithDatabase, testDatabase } from './testing.ts';

describeWithDatabase('A text in a LIKE pattern', () => {
  let database: Database;
  beforeAll(async () => {
    database = await testDatabase();
  });
  afterAll(() => database.close());

  const isLike = async (text: string, pattern: string) =>
    (await database.pool.query('select $1::text like $2 as found', [text, pattern])).rows[0].found;

  it.each(['%', '_', '\\', '50 %_\\'])('matches itself: %s', async (text) => {
    expect(await isLike(`a${text}b`, containing(text))).toBe(true);
    expect(await isLike(`${text}b`, beginningWith(text))).toBe(true);
    expect([await isLike('xyz', containing(text)), await isLike('xyz', beginningWith(text))]).toEqual([false, false]);
  });
});
