import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from './database.ts';
import { createContainsPattern, createPrefixPattern } from './patterns.ts';
import { describeWithDatabase, openTestDatabase } from './testing.ts';

describeWithDatabase('A string in a LIKE pattern', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  const isLike = async (text: string, pattern: string) =>
    (await database.pool.query('select $1::text like $2 as found', [text, pattern])).rows[0].found;

  it.each(['%', '_', '\\', '50 %_\\'])('matches only itself: %s', async (text) => {
    expect(await isLike(`a${text}b`, createContainsPattern(text))).toBe(true);
    expect(await isLike(`${text}b`, createPrefixPattern(text))).toBe(true);
    expect([await isLike('xyz', createContainsPattern(text)), await isLike('xyz', createPrefixPattern(text))]).toEqual([
      false,
      false,
    ]);
  });
});
