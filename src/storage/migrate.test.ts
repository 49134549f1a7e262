import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import config from '../../drizzle.config.ts';
import { openDatabase } from './database.ts';
import { type Migration, migrateDatabase, readMigrations, release } from './migrate.ts';
import { silentLog } from './storage-errors.ts';
import { createDatabaseWithoutTables, describeWithDatabase } from './testing.ts';
import { readDeployment } from './testing-deployment.ts';

// drizzle-kit adds methods to all arrays and strings that `for … in` iterates. Test files share their process, and Dredd uses
// such loops.
for (const prototype of [Array.prototype, String.prototype]) {
  for (const name of Object.keys(prototype)) Object.defineProperty(prototype, name, { enumerable: false });
}

describe('The migrations', () => {
  it('create exactly the tables of the schema', async () => {
    const number = String(readMigrations().length - 1).padStart(4, '0');
    const snapshot = readFileSync(new URL(`./migrations/meta/${number}_snapshot.json`, import.meta.url), 'utf8');
    const files = (config.schema as string[]).map((file) => import(new URL(`../../${file}`, import.meta.url).href));
    const tables = Object.assign({}, ...(await Promise.all(files)));
    expect(await generateMigration(JSON.parse(snapshot), generateDrizzleJson(tables))).toEqual([]);
  });
});

describeWithDatabase('A migration', () => {
  const known = readMigrations();
  const next: Migration = { tag: '9999_next', when: Date.now(), hash: 'next', text: 'create table later (id bigint)' };
  let url: string;
  let drop: () => Promise<void>;
  beforeEach(async () => {
    ({ url, drop } = await createDatabaseWithoutTables());
  });
  afterEach(() => drop());

  async function useClient<T>(use: (client: pg.Client) => Promise<T>): Promise<T> {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    return use(client).finally(() => client.end());
  }

  it('runs only once if four processes start at the same time', async () => {
    const applied = await Promise.all(
      Array.from({ length: 4 }, () => useClient((client) => migrateDatabase(client, known, silentLog))),
    );
    expect(applied.flat()).toEqual(known.map(({ tag }) => tag));
  });

  it('records the release, and creates the identity of the installation', async () => {
    await useClient(async (client) => {
      await migrateDatabase(client, known, silentLog);
      const { installationId, firstMigration, lastMigration } = await readDeployment(client);
      expect(installationId).toMatch(/^[0-9a-f-]{36}$/);
      expect([firstMigration.release, lastMigration.migration]).toEqual([release, known.at(-1)?.tag]);
    });
  });

  it('keeps the identity and the first release in a later migration', async () => {
    await useClient(async (client) => {
      await migrateDatabase(client, known, silentLog);
      const before = await readDeployment(client);
      await migrateDatabase(client, [...known, next], silentLog);
      expect(await readDeployment(client)).toEqual({
        ...before,
        lastMigration: expect.objectContaining({ migration: next.tag }),
      });
    });
  });

  it('changes nothing if a migration fails', async () => {
    await useClient(async (client) => {
      const broken = { ...next, text: 'create table half (id int); create tabel typo ()' };
      await expect(migrateDatabase(client, [...known, broken], silentLog)).rejects.toThrow(
        /migration 9999_next cannot be applied: syntax error/,
      );
      const { rows } = await client.query(`select to_regclass('half') as half, to_regclass('deployment') as deployment`);
      expect(rows).toEqual([{ half: null, deployment: null }]);
    });
  });

  it('rejects a database of a newer release', async () => {
    await useClient((client) => migrateDatabase(client, [...known, next], silentLog));
    await expect(openDatabase({ databaseUrl: url, dataDir: '', log: silentLog })).rejects.toThrow(
      /migrated by a newer release/,
    );
  });

  it('rejects a database with migrations of another product', async () => {
    const foreign = known.map((migration) => ({ ...migration, when: migration.when + 1 }));
    await useClient((client) => migrateDatabase(client, foreign, silentLog));
    await expect(useClient((client) => migrateDatabase(client, known, silentLog))).rejects.toThrow(/not those of this release/);
  });

  it('explains what to do if the user cannot create tables', async () => {
    const role = `concordat_test_${process.pid}`;
    await useClient((client) => client.query(`create role ${role}`));
    const refusal = useClient(async (client) => {
      await client.query(`set role ${role}`);
      await migrateDatabase(client, known, silentLog);
    });
    await expect(refusal).rejects.toThrow(/lacks the right .*make it the owner/);
    await useClient((client) => client.query(`drop role ${role}`));
  });

  it('is found from any working directory', () => {
    const elsewhere = mkdtempSync(join(tmpdir(), 'concordat-test-'));
    const before = process.cwd();
    process.chdir(elsewhere);
    const found = readMigrations();
    process.chdir(before);
    rmSync(elsewhere, { recursive: true });
    expect(found).toEqual(known);
  });
});
