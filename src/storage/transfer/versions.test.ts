// @module-tag full
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, openDatabase } from '../database.ts';
import { silentLog } from '../storage-errors.ts';
import { describeUnless, describeWithDatabase, testDatabase } from '../testing.ts';
import { exportDatabase } from './export.ts';
import { importDatabase } from './import.ts';
import { findSystemPostgres, startSystemPostgres } from './testing-other-version.ts';
import { contents, fill, laterMigrations, temporaryDirectory } from './testing-transfer.ts';

const programs = findSystemPostgres();

describeWithDatabase('Moving to another PostgreSQL and back', () => {
  describeUnless(programs === undefined ? 'the system has no other PostgreSQL' : null, 'by export and import', () => {
    let folder: ReturnType<typeof temporaryDirectory>;
    let source: Database;
    let elsewhere: Database;
    let back: Database;
    let stop: () => Promise<void>;

    beforeAll(async () => {
      folder = temporaryDirectory();
      const server = await startSystemPostgres(programs ?? '');
      stop = server.stop;
      elsewhere = await openDatabase({ databaseUrl: server.url, dataDir: '', log: silentLog });
      [source, back] = await Promise.all([testDatabase(), testDatabase()]);
      await fill(source.pool);
    });
    afterAll(async () => {
      await Promise.all([source, elsewhere, back].map((database) => database.close()));
      await stop();
      folder.remove();
    });

    it('keeps every value', async () => {
      const there = join(folder.path, 'there.gz');
      const thereAndBack = join(folder.path, 'there-and-back.gz');
      await exportDatabase(source, there, { migrations: laterMigrations });
      await importDatabase(elsewhere, there, { migrations: laterMigrations });
      await exportDatabase(elsewhere, thereAndBack, { migrations: laterMigrations });
      await importDatabase(back, thereAndBack, { migrations: laterMigrations });
      const expected = await contents(source.pool);
      expect(await contents(elsewhere.pool)).toEqual(expected);
      expect(await contents(back.pool)).toEqual(expected);
    });
  });
});
