// @module-tag full
/** Tests that release 0.2.0 continues to read and write while this release migrates the database. */
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import type pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createSeededRandom } from '../../src/profiles/testing-seeded-random.ts';
import { migrateDatabase, readMigrations } from '../../src/storage/migrate.ts';
import { createPool } from '../../src/storage/pool.ts';
import { silentLog } from '../../src/storage/storage-errors.ts';
import { createDatabaseWithoutTables, describeWithDatabase, WAITING_LOCKS } from '../../src/storage/testing.ts';
import { importDatabase } from '../../src/storage/transfer/import.ts';

/** A table of 0.2.0, with columns that its statements use. */
interface OldTable {
  readonly name: string;
  readonly columns: readonly string[];
}

describeWithDatabase('The upgrade of a database of release 0.2.0', () => {
  const migrations = readMigrations();
  const old = migrations.slice(0, migrations.findIndex(({ tag }) => tag.startsWith('0003_')) + 1);
  let pool: pg.Pool;
  let drop: () => Promise<void>;
  let tables: readonly OldTable[];

  beforeEach(async () => {
    const bare = await createDatabaseWithoutTables();
    drop = bare.drop;
    pool = createPool({ connectionString: bare.url, max: 20 });
    await useClient((client) => migrateDatabase(client, old, silentLog));
    await importDatabase({ pool }, join(import.meta.dirname, 'release-0.2.0.backup'), {
      replace: true,
      migrations: old,
    });
    const { rows } = await pool.query<OldTable>(
      `select table_name as name, array_agg(quote_ident(column_name)::text order by ordinal_position) as columns
       from information_schema.columns join information_schema.tables using (table_schema, table_name)
       where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER' group by 1`,
    );
    tables = rows.filter(({ name }) => !name.startsWith('deployment'));
  });
  afterEach(async () => {
    await pool.end();
    await drop();
  });

  async function useClient<T>(use: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await pool.connect();
    return use(client).finally(() => client.release());
  }
  const formatSelect = ({ name, columns }: OldTable) => `select ${columns.join(', ')} from ${name} limit 20`;
  const formatUpdate = ({ name, columns }: OldTable) =>
    `update ${name} set ${columns.at(-1)} = ${columns.at(-1)} where ctid in (select ctid from ${name} limit 1)`;

  it('allows reads and writes of all tables', async () => {
    const random = createSeededRandom(20_262);
    const pickTable = () => tables[Math.floor(random.unit() * tables.length)] as OldTable;
    let isOver = false;
    const counts = { transactions: 0 };
    const works = Array.from({ length: 8 }, (_, at) =>
      useClient(async (client) => {
        while (!isOver) {
          // Sorted by name, because no release locks rows of two tables in different orders.
          const [first, second] = [pickTable(), pickTable()].toSorted((a, b) => (a.name < b.name ? -1 : 1)) as [
            OldTable,
            OldTable,
          ];
          await client.query('begin');
          await client.query(formatSelect(pickTable()));
          await client.query(at % 2 === 0 ? formatUpdate(first) : formatSelect(first));
          await client.query(formatSelect(second));
          await client.query('commit');
          counts.transactions += 1;
          // A pause, because tables would otherwise never be unlocked at the same time.
          await after(5);
        }
      }),
    );
    const applied = await useClient((client) => migrateDatabase(client, migrations, silentLog)).finally(() => {
      isOver = true;
    });
    await Promise.all(works);
    expect(applied).toHaveLength(migrations.length - old.length);
    expect(counts.transactions).toBeGreaterThan(0);
  });

  it('allows a transaction that delays it to read another table', async () => {
    const formatFirstSelect = (name: string) => formatSelect(tables.find((table) => table.name === name) as OldTable);
    await useClient(async (reader) => {
      await reader.query('begin');
      await reader.query(formatFirstSelect('proteomics_users'));
      const migrating = useClient((client) => migrateDatabase(client, migrations, silentLog));
      await expect
        .poll(async () => {
          const { rows } = await pool.query(`${WAITING_LOCKS} and relation = 'proteomics_users'::regclass`);
          return rows.length;
        })
        .toBe(1);
      // The migration locks tables in the order of their names, so it has not locked this one.
      expect((await reader.query(formatFirstSelect('sessions'))).rowCount).not.toBeNull();
      await reader.query('commit');
      expect(await migrating).toHaveLength(migrations.length - old.length);
    });
  });

  it('locks all changed tables before the first change, to prevent deadlocks', async () => {
    await useClient(async (reader) => {
      await reader.query('begin');
      const last = tables
        .map(({ name }) => name)
        .toSorted()
        .at(-1) as string;
      await reader.query(formatSelect(tables.find(({ name }) => name === last) as OldTable));
      const migrating = useClient((client) => migrateDatabase(client, migrations, silentLog));
      const listLocks = async () => {
        const { rows } = await pool.query<{ name: string }>(
          `select relation::regclass::text as name from pg_locks
             where granted and mode = 'AccessExclusiveLock' and pid in (${WAITING_LOCKS} and relation = $1::regclass)`,
          [last],
        );
        return rows.map(({ name }) => name).filter((name) => tables.some((table) => table.name === name));
      };
      await expect
        .poll(listLocks)
        .toEqual(expect.arrayContaining(['hub_entities', 'proteomics_raw_files', 'proteomics_users']));
      await reader.query('commit');
      expect(await migrating).toHaveLength(migrations.length - old.length);
    });
  });

  it('cancels an automatic vacuum that lasts longer than the lock timeout', async () => {
    await pool.query(`alter table hub_entities set (autovacuum_vacuum_threshold = 0, autovacuum_vacuum_scale_factor = 0,
      autovacuum_vacuum_cost_delay = 100, autovacuum_vacuum_cost_limit = 1)`);
    for (let at = 0; at < 100; at += 1) await pool.query('update hub_entities set data = data');
    await pool.query(`alter system set autovacuum_naptime = '1s'`);
    try {
      await pool.query('select pg_reload_conf()');
      const listVacuums = async () => {
        const { rows } = await pool.query(
          `select pid from pg_locks where relation = 'hub_entities'::regclass and mode = 'ShareUpdateExclusiveLock' and granted`,
        );
        return rows.length;
      };
      await expect.poll(listVacuums).toBe(1);
    } finally {
      await pool.query('alter system reset autovacuum_naptime');
      await pool.query('select pg_reload_conf()');
    }
    expect(await useClient((client) => migrateDatabase(client, migrations, silentLog))).toHaveLength(
      migrations.length - old.length,
    );
    const { rows } = await pool.query("select pg_stat_get_autovacuum_count('hub_entities'::regclass)::int as finished");
    expect(rows).toEqual([{ finished: 0 }]);
  });

  it('adds only optional columns, and keeps all known columns', async () => {
    await useClient((client) => migrateDatabase(client, migrations, silentLog));
    for (const table of tables) await pool.query(formatSelect(table));
    const { rows } = await pool.query<{ name: string; column: string }>(
      `select table_name as name, quote_ident(column_name)::text as column from information_schema.columns
       where table_schema = 'public' and is_nullable = 'NO' and column_default is null and is_identity = 'NO'`,
    );
    const known = new Map(tables.map(({ name, columns }) => [name, new Set(columns)]));
    expect(rows.filter(({ name, column }) => known.has(name) && !known.get(name)?.has(column))).toEqual([]);
  });
});
