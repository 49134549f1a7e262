import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database.ts';
import { createContainsPattern } from '../patterns.ts';
import { silentLog } from '../storage-errors.ts';
import { describeWithDatabase, openTestDatabase } from '../testing.ts';
import { createManagedIndexes, ENTITY_TEXT, ENTITY_WORDS } from './managed-indexes.ts';
import { buildTrigramConditions } from './rare-parts.ts';

describeWithDatabase('Searches by rare parts of words', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
    await database.pool.query(
      `insert into hub_workspaces (id, name) values ('77000000-0000-4000-8000-000000000000', 'W');
       insert into hub_projects (id, workspace_id, name, profile, version)
         values ('70000000-0000-4000-8000-000000000000', '77000000-0000-4000-8000-000000000000', 'P', 'miappe', '1.1');
       insert into hub_entities (id, project_id, entity_type, position, data, label, identifier, updated_by)
         select gen_random_uuid(), '70000000-0000-4000-8000-000000000000', 'Study', n, '{}',
           case n % 100 when 0 then 'Große Parzelle 100%_' || n else 'PLOT-' || n end, 'PLOT-' || n, 'Ada' from generate_series(1000, 4999) n`,
    );
    const connection = await database.connect('test');
    await createManagedIndexes(connection, silentLog);
    await connection.finish();
  });
  afterAll(() => database.close());

  const readPatterns = async (...words: string[]) =>
    (await buildTrigramConditions(database.pool, { ...ENTITY_WORDS, text: 'x' }, words)).conditions.map(({ text, pattern }) => [
      text,
      pattern,
    ]);

  it('omit common letters in the index query', async () => {
    expect(await readPatterns('plot-4242')).toEqual([
      ['x', '%-4242%'],
      ['x collate "C"', '%plot-4242%'],
    ]);
    expect(await readPatterns('plot', 'grossest')).toEqual([
      ['x', '%grossest%'],
      ['x collate "C"', '%plot%'],
      ['x collate "C"', '%grossest%'],
    ]);
  });

  it('use the whole word if all or none of its parts are common', async () => {
    expect(await readPatterns('zzzqqq')).toEqual([['x', '%zzzqqq%']]);
    expect(await readPatterns('plot')).toEqual([['x', '%plot%']]);
    expect(await readPatterns('plot-')).toEqual([['x', '%plot-%']]);
  });

  it('use the whole word if the index has no statistics', async () => {
    expect(await buildTrigramConditions(database.pool, { index: 'none_such', text: 'x' }, ['plot-4242'])).toEqual({
      conditions: [{ text: 'x', pattern: '%plot-4242%' }],
      isRare: false,
    });
  });

  describe('Searches for rare parts of words in stored rows', () => {
    const readFound = async (conditions: readonly { text: string; pattern: string }[]) =>
      (
        await database.pool.query<{ identifier: string }>(
          `select identifier from hub_entities where ${conditions.map(({ text }, at) => `${text} like $${at + 1}`).join(' and ')} order by 1`,
          conditions.map(({ pattern }) => pattern),
        )
      ).rows;
    const questions = [
      'plot-4242',
      'lot-42',
      '-42',
      '4242',
      '--',
      'ße',
      'große',
      'parzelle 100%_1',
      '0%_1',
      't-4\np',
      'plot-42 00',
    ];
    for (const question of questions)
      it(`find the same rows as whole words for ${JSON.stringify(question)}`, async () => {
        const words = question.split(' ');
        const plain = words.map((word) => ({ text: ENTITY_TEXT, pattern: createContainsPattern(word) }));
        const { conditions } = await buildTrigramConditions(database.pool, ENTITY_WORDS, words);
        expect(await readFound(conditions)).toEqual(await readFound(plain));
      });
  });
});
