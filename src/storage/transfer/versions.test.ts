// @module-tag full
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, openDatabase } from '../database.ts';
import { silentLog } from '../storage-errors.ts';
import { describeUnless, describeWithDatabase, openTestDatabase } from '../testing.ts';
import { exportDatabase } from './export.ts';
import { importDatabase } from './import.ts';
import { findSystemPostgres, startSystemPostgres } from './testing-other-version.ts';
import { createTemporaryDirectory, fillLaterTables, laterMigrations, readContents } from './testing-transfer.ts';

const programs = findSystemPostgres();

describeWithDatabase('A move to another PostgreSQL version and back', () => {
  describeUnless(programs === undefined ? 'the system has no other PostgreSQL' : null, 'by export and import', () => {
    let folder: ReturnType<typeof createTemporaryDirectory>;
    let source: Database;
    let elsewhere: Database;
    let back: Database;
    let stop: () => Promise<void>;

    beforeAll(async () => {
      folder = createTemporaryDirectory();
      const server = await startSystemPostgres(programs ?? '');
      stop = server.stop;
      elsewhere = await openDatabase({ databaseUrl: server.url, dataDir: '', log: silentLog });
      [source, back] = await Promise.all([openTestDatabase(), openTestDatabase()]);
      await fillLaterTables(source.pool);
    });
    afterAll(async () => {
      await Promise.all([source, elsewhere, back].map((database) => database.close()));
      await stop();
      folder.remove();
    });

    it('preserves every value', async () => {
      const there = join(folder.path, 'there.gz');
      const thereAndBack = join(folder.path, 'there-and-back.gz');
      await exportDatabase(source, there, { migrations: laterMigrations });
      await importDatabase(elsewhere, there, { migrations: laterMigrations });
      await exportDatabase(elsewhere, thereAndBack, { migrations: laterMigrations });
      await importDatabase(back, thereAndBack, { migrations: laterMigrations });
      const expected = await readContents(source.pool);
      expect(await readContents(elsewhere.pool)).toEqual(expected);
      expect(await readContents(back.pool)).toEqual(expected);
    });
  });
});
