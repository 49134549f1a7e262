/** A database for a test file. Requires testing-global-setup.ts in vitest's global setup. */
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { describe, inject } from 'vitest';
import { type Database, openDatabase } from './database.ts';
import { LOCK_NOT_AVAILABLE, silentLog } from './storage-errors.ts';
import { buildDatabaseUrl, type TestServer } from './testing-global-setup.ts';

/** Selects the requests of this database that wait for a lock. `pg_locks` lists those of all databases, which other tests use. */
export const WAITING_LOCKS = `select pid from pg_locks where not granted and pid in
    (select pid from pg_locks where database = (select oid from pg_database where datname = current_database()))`;

/** Runs a suite like `describe`, or skips it with the reason in its title if there is no PostgreSQL for tests. */
export function describeWithDatabase(title: string, body: () => void): void {
  const server = inject('testServer');
  describeUnless('unavailable' in server ? server.unavailable : null, title, body);
}

/** Runs a suite like `describe`, or skips it with the reason in its title if the embedded PostgreSQL cannot run. */
export function describeWithEmbedded(title: string, body: () => void): void {
  describeUnless(inject('noEmbedded'), title, body);
}

/** Runs a suite like `describe`, or skips it if there is a reason, which is added to the title. */
export function describeUnless(reason: string | null, title: string, body: () => void): void {
  if (reason === null) describe(title, body);
  else describe.skip(`${title} (skipped: ${reason})`, body);
}

/** Creates a new, migrated database and opens it. `close` drops it, for example in `afterAll`. */
export async function openTestDatabase(): Promise<Database> {
  const { url, name, drop } = await createTestDatabase(requireTestServer().template);
  const database = await openDatabase({ databaseUrl: url, dataDir: '', log: silentLog });
  const closeConnections = database.close;
  return Object.assign(Object.create(database) as Database, {
    close: async () => {
      await closeConnections();
      await drop(name);
    },
  });
}

/** A migrated database that is not open yet. */
export interface FreshDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** Creates a database for a server that opens it itself. */
export async function createFreshDatabase(): Promise<FreshDatabase> {
  const { url, name, drop } = await createTestDatabase(requireTestServer().template);
  return { url, drop: () => drop(name) };
}

/** Creates an empty database without migrations, for tests of opening. */
export async function createDatabaseWithoutTables(): Promise<{ url: string; drop(): Promise<void> }> {
  const { url, name, drop } = await createTestDatabase('template0');
  return { url, drop: () => drop(name) };
}

/**
 * Makes statements such as `update on hub_entities` fail as on a full disk (SQLSTATE 53100). Returns a function that restores
 * them.
 */
export async function fillDisk(pool: pg.Pool, changes: readonly string[]): Promise<() => Promise<void>> {
  const tables = changes.map((change) => change.replace(/^.* on /, ''));
  await pool.query(
    `create or replace function refuse_everything() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`,
  );
  for (const change of changes)
    await changeTable(
      pool,
      `create trigger full_disk before ${change} for each statement execute function refuse_everything()`,
    );
  return async () => {
    for (const table of tables) await changeTable(pool, `drop trigger full_disk on ${table}`);
  };
}

/** Changes a table that a running server uses. Repeats short lock requests, so that no deadlock occurs. */
async function changeTable(pool: pg.Pool, statement: string): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("set lock_timeout = '300ms'");
    for (let isDone = false; !isDone; ) isDone = await client.query(statement).then(() => true, requireRefusedLock);
    await client.query('reset lock_timeout');
  } finally {
    client.release();
  }
}

/** Returns false if the lock was refused. Throws all other errors. */
function requireRefusedLock(error: unknown): false {
  const code = (error as pg.DatabaseError).code;
  if (code === LOCK_NOT_AVAILABLE || code === '40P01') return false;
  throw error;
}

function requireTestServer(): Exclude<TestServer, { unavailable: string }> {
  const server = inject('testServer');
  if ('unavailable' in server) throw new Error(`use describeWithDatabase, for there may be no database: ${server.unavailable}`);
  return server;
}

async function createTestDatabase(template: string) {
  const { url } = requireTestServer();
  const name = `concordat_test_${Date.now().toString(36)}_${randomBytes(4).toString('hex')}`;
  // Copying files is faster than logging each page.
  await executeOnServer(url, `create database ${name} template ${template} encoding 'UTF8' strategy file_copy`);
  const dropDatabase = (database: string) => executeOnServer(url, `drop database if exists ${database} with (force)`);
  return { url: buildDatabaseUrl(url, name), name, drop: dropDatabase };
}

async function executeOnServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
