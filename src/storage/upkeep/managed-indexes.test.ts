import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../database.ts';
import { silentLog } from '../storage-errors.ts';
import { describeWithDatabase, openTestDatabase } from '../testing.ts';
import { createManagedIndexes, explainMissingTrigrams, MANAGED_INDEXES } from './managed-indexes.ts';

describeWithDatabase('Managed indexes', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  const createIndexes = async () => {
    const connection = await database.connect('test');
    try {
      return await createManagedIndexes(connection, silentLog);
    } finally {
      await connection.finish();
    }
  };
  const listValid = async () => {
    const { rows } = await database.pool.query<{ name: string }>(
      'select relname as name from pg_index join pg_class on oid = indexrelid where indisvalid and relname = any($1)',
      [MANAGED_INDEXES.map(({ name }) => name)],
    );
    return rows.map(({ name }) => name).toSorted();
  };
  const all = MANAGED_INDEXES.map(({ name }) => name).toSorted();

  it('are created if they are missing', async () => {
    expect((await createIndexes()).toSorted()).toEqual(all);
    expect(await listValid()).toEqual(all);
    expect(await createIndexes()).toEqual([]);
  });

  it('replace obsolete indexes of migrations', async () => {
    const { rows } = await database.pool.query('select from pg_class where relname = any($1)', [
      MANAGED_INDEXES.flatMap(({ replaces }) => replaces),
    ]);
    expect(rows).toEqual([]);
  });

  it('are recreated if a killed process left an incomplete index', async () => {
    await database.pool.query("update pg_index set indisvalid = false where indexrelid = 'hub_entities_newest'::regclass");
    expect(await createIndexes()).toEqual(['hub_entities_newest']);
    expect(await listValid()).toEqual(all);
  });

  it('are omitted if they require pg_trgm and the user cannot install it', async () => {
    await database.pool.query(`drop extension pg_trgm cascade`);
    const connection = await database.connect('test');
    try {
      // A role that can read and write, but owns no tables.
      await connection.query(`begin; create role reader_${process.pid}; set local role reader_${process.pid}`);
      expect(await explainMissingTrigrams(connection)).toMatch(/cannot create the extension pg_trgm: ask an administrator/);
      await connection.query('rollback');
    } finally {
      await connection.finish();
    }
    expect(await explainMissingTrigrams(database.pool)).toBeUndefined();
  });
});
