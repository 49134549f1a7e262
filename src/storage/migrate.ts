/** Migrates a database. Files and table are drizzle-kit's, but its migrator supports no concurrent or partial migrations. */
import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import manifest from '../../package.json' with { type: 'json' };
import { resolveProjectPath } from '../own-files.ts';
import { deployment } from './schema.ts';
import {
  DatabaseUnsuitableError,
  findErrorCode,
  getErrorText,
  LOCK_NOT_AVAILABLE,
  MigrationError,
  type StorageLog,
} from './storage-errors.ts';
import { drizzle } from './transaction.ts';

/** The release of this code, such as `0.1.0`. */
export const release: string = manifest.version;

/** Records that this release migrated the database, in the caller's transaction. */
export async function recordMigration(client: pg.ClientBase, migration: string): Promise<void> {
  const db = drizzle(client as pg.Client);
  const record = { release, migration, at: new Date().toISOString() };
  await db
    .insert(deployment)
    .values([
      { key: 'installationId', value: randomUUID() },
      { key: 'firstMigration', value: record },
    ])
    .onConflictDoNothing();
  await db
    .insert(deployment)
    .values({ key: 'lastMigration', value: record })
    .onConflictDoUpdate({ target: deployment.key, set: { value: record } });
}

export interface Migration {
  /** The file name without `.sql`, such as `0000_deployment`. */
  tag: string;
  /** The time of writing, in milliseconds since 1970. It identifies the migration in the database. */
  when: number;
  /** The SHA-256 of the file in hexadecimal. */
  hash: string;
  /** The statements, which are sent together. */
  text: string;
}

const ownFolder = resolveProjectPath('src/storage/migrations');

/** Returns the migrations of this release, oldest first. The level of a schema is the number of applied migrations. */
export function readMigrations(folder = ownFolder): Migration[] {
  const journal = JSON.parse(readFileSync(join(folder, 'meta', '_journal.json'), 'utf8')) as {
    entries: { tag: string; when: number }[];
  };
  return journal.entries.map(({ tag, when }) => {
    const text = readFileSync(join(folder, `${tag}.sql`), 'utf8');
    return { tag, when, hash: createHash('sha256').update(text).digest('hex'), text };
  });
}

/** Returns the number of applied migrations. @throws DatabaseUnsuitableError if a newer or a different Concordat migrated it */
export async function readMigrationLevel(client: pg.ClientBase, migrations: Migration[]): Promise<number> {
  const applied = await readAppliedTimes(client);
  const known = migrations.map(({ when }) => when);
  const strange = applied.findIndex((when, index) => when !== known[index]);
  if (strange === -1) return applied.length;
  if (strange === known.length) {
    throw new DatabaseUnsuitableError(
      `the database was migrated by a newer release (${applied.length} migrations, this one knows ${known.length}): start that release, or import an export of this one`,
    );
  }
  throw new DatabaseUnsuitableError(
    `the database's migrations are not those of this release (they differ at number ${strange + 1}): use a separate database for this release`,
  );
}

async function readAppliedTimes(client: pg.ClientBase): Promise<number[]> {
  const { rows: found } = await client.query<{ found: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as found`,
  );
  if (found[0]?.found !== true) return [];
  const { rows } = await client.query<{ when: string }>(
    'select created_at as when from drizzle.__drizzle_migrations order by created_at',
  );
  return rows.map(({ when }) => Number(when));
}

/** Lock that migration and import hold in Concordat's database during schema changes, until the transaction ends. */
export const schemaLock = '1129270851, 2';

/** Milliseconds that a migration waits for its tables. It must be below deadlock_timeout (1 s), and readers also wait. */
const LOCK_TIMEOUT_MS = 600;
/** Milliseconds after which a migration fails if its tables are never free. */
const MIGRATION_TIMEOUT_MS = 600_000;
const MAX_DELAY_MS = 1_000;

/**
 * Applies missing migrations in one transaction under a lock, so that of several starting processes only one migrates. If other
 * processes use the tables, it releases all locks and retries.
 * @param client a connection without other users
 * @returns tags of the applied migrations
 * @throws DatabaseUnsuitableError, MigrationError
 */
export async function migrateDatabase(client: pg.ClientBase, migrations: Migration[], log: StorageLog): Promise<string[]> {
  if ((await readMigrationLevel(client, migrations)) === migrations.length) return [];
  const started = performance.now();
  const vacuums = new Set<number>();
  for (let attempt = 1; ; attempt += 1) {
    try {
      const tags = await tryMigration(client, migrations, log);
      const milliseconds = Math.round(performance.now() - started);
      if (tags.length > 0) log.info({ migrations: tags, milliseconds, attempts: attempt }, 'migrated the database');
      return tags;
    } catch (error) {
      if (!isLockConflict(error) || performance.now() - started > MIGRATION_TIMEOUT_MS) throw error;
      if (attempt === 1) log.info({}, 'waiting for tables that other processes use');
      await sleep(MAX_DELAY_MS * Math.random());
      await cancelVacuums(client, vacuums);
    }
  }
}

async function tryMigration(client: pg.ClientBase, migrations: Migration[], log: StorageLog): Promise<string[]> {
  await client.query('begin');
  try {
    await lockSchema(client, log);
    await lockTables(client, migrations.slice(await readMigrationLevel(client, migrations)));
    const tags = await applyMissingMigrations(client, migrations, migrations.length);
    await client.query('commit');
    return tags;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
}

/** Returns whether a migration failed because another process used a table (lock_not_available, deadlock_detected). */
function isLockConflict(error: unknown): boolean {
  const code = findErrorCode(error) ?? findErrorCode((error as Error).cause);
  return code === LOCK_NOT_AVAILABLE || code === '40P01';
}

/** Locks all tables that migrations name, so that migrations never wait for one table while they hold another. */
async function lockTables(client: pg.ClientBase, missing: readonly Migration[]): Promise<void> {
  const words = new Set(missing.flatMap(({ text }) => text.match(/\w+/g) ?? []));
  const { rows } = await client.query<{ lock: string }>(
    `select format('lock table public.%I in access exclusive mode', relname) as lock from pg_class
       where relkind = 'r' and relnamespace = to_regnamespace('public') and relname = any($1) order by relname`,
    [[...words]],
  );
  const until = performance.now() + LOCK_TIMEOUT_MS;
  for (const { lock } of rows) {
    await client.query(`set local lock_timeout = ${Math.max(1, Math.ceil(until - performance.now()))}; ${lock}`);
  }
}

/**
 * Waits for each table in a running autovacuum without holding another table. PostgreSQL cancels such a vacuum after
 * deadlock_timeout, which exceeds the migration's own limit. A vacuum against wraparound continues.
 * @param seen IDs of processes that were already waited for, to wait only once
 */
async function cancelVacuums(client: pg.ClientBase, seen: Set<number>): Promise<void> {
  const { rows } = await client.query<{ pid: number; lock: string }>(
    `select l.pid, format('set local lock_timeout = %s; lock table %s in access exclusive mode',
         (extract(epoch from current_setting('deadlock_timeout')::interval) * 1000)::int + 500, l.relation::regclass) as lock
       from pg_locks l join pg_class c on c.oid = l.relation and c.relkind = 'r' and c.relnamespace = to_regnamespace('public')
         join pg_stat_activity a on a.pid = l.pid and a.datname = current_database() and a.usesysid is null
       where l.mode = 'ShareUpdateExclusiveLock' and l.granted and l.pid <> all($1)`,
    [[...seen]],
  );
  for (const { pid, lock } of rows) {
    seen.add(pid);
    await client.query('begin');
    try {
      await client.query(lock);
    } catch (error) {
      if (!isLockConflict(error)) throw error;
    } finally {
      await client.query('rollback');
    }
  }
}

async function lockSchema(client: pg.ClientBase, log: StorageLog): Promise<void> {
  const { rows } = await client.query<{ taken: boolean }>(`select pg_try_advisory_xact_lock(${schemaLock}) as taken`);
  if (rows[0]?.taken === true) return;
  log.info({}, 'waiting for another process that migrates the database');
  await client.query(`select set_config('lock_timeout', '10min', true), pg_advisory_xact_lock(${schemaLock})`);
}

/** Applies migrations up to a level in the caller's transaction, which holds the lock. @returns tags of the applied migrations */
export async function applyMissingMigrations(client: pg.ClientBase, migrations: Migration[], level: number): Promise<string[]> {
  try {
    await client.query('create schema if not exists drizzle');
    await client.query(
      'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
    );
  } catch (cause) {
    throw new MigrationError(explainCause(cause, 'the list of migrations cannot be created'), { cause });
  }
  // The files contain table names without a schema, so the user's search path must not apply.
  await client.query('set local search_path = public');
  const missing = migrations.slice(await readMigrationLevel(client, migrations), level);
  for (const migration of missing) await applyMigration(client, migration);
  const last = missing.at(-1);
  if (last !== undefined) await recordMigration(client, last.tag);
  return missing.map(({ tag }) => tag);
}

async function applyMigration(client: pg.ClientBase, { tag, hash, when, text }: Migration): Promise<void> {
  try {
    await client.query(text);
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [hash, when]);
  } catch (cause) {
    throw new MigrationError(explainCause(cause, `migration ${tag} cannot be applied`), { cause });
  }
}

function explainCause(cause: unknown, what: string): string {
  if (findErrorCode(cause) !== '42501') return `${what}: ${getErrorText(cause)}`;
  return `${what}: the database user lacks the right (${getErrorText(cause)}); make it the owner of a separate database`;
}
