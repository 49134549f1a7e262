/** A database of its own for a test file. Needs testing-global-setup.ts among vitest's global set-ups. */
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { describe, inject } from 'vitest';
import { type Database, openDatabase } from './database.ts';
import { silentLog } from './storage-errors.ts';
import { type TestServer, urlOf } from './testing-global-setup.ts';

/** Like `describe`; skipped, with the reason in its title, where there is no PostgreSQL for tests. */
export function describeWithDatabase(title: string, body: () => void): void {
  const server = inject('testServer');
  describeUnless('unavailable' in server ? server.unavailable : null, title, body);
}

/** Like `describe`; skipped, with the reason in its title, where the embedded PostgreSQL cannot run. */
export function describeWithEmbedded(title: string, body: () => void): void {
  describeUnless(inject('noEmbedded'), title, body);
}

/** Like `describe`; skipped when there is a reason to, which the title then tells. */
export function describeUnless(reason: string | null, title: string, body: () => void): void {
  if (reason === null) describe(title, body);
  else describe.skip(`${title} (skipped: ${reason})`, body);
}

/**
 * Makes a fresh, migrated database and opens it. `close` drops it.
 * @example
 *   const database = await testDatabase();
 *   afterAll(() => database.close());
 */
export async function testDatabase(): Promise<Database> {
  const { url, name, drop } = await makeDatabase(reachable().template);
  const database = await openDatabase({ databaseUrl: url, dataDir: '', log: silentLog });
  const closeConnections = database.close;
  return Object.assign(Object.create(database) as Database, {
    close: async () => {
      await closeConnections();
      await drop(name);
    },
  });
}

/** A migrated database that nobody has opened. */
export interface FreshDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** Makes one, for a server that opens its database itself. */
export async function freshDatabase(): Promise<FreshDatabase> {
  const { url, name, drop } = await makeDatabase(reachable().template);
  return { url, drop: () => drop(name) };
}

/** Makes an empty database that nothing has migrated; for tests of opening itself. */
export async function bareDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const { url, name, drop } = await makeDatabase('template0');
  return { url, drop: () => drop(name) };
}

/**
 * Lets changes fail as on a full disk (PostgreSQL, "Error Codes", 53100), each named like `update on hub_entities`. Resolves with what
 * gives the room back.
 */
export async function fillDisk(pool: pg.Pool, changes: readonly string[]): Promise<() => Promise<void>> {
  const tables = changes.map((change) => change.replace(/^.* on /, ''));
  await pool.query(
    `create or replace function refuse_everything() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`,
  );
  for (const change of changes)
    await pool.query(`create trigger full_disk before ${change} for each statement execute function refuse_everything()`);
  return async () => {
    for (const table of tables) await pool.query(`drop trigger full_disk on ${table}`);
  };
}

function reachable(): Exclude<TestServer, { unavailable: string }> {
  const server = inject('testServer');
  if ('unavailable' in server) throw new Error(`use describeWithDatabase, for there may be no database: ${server.unavailable}`);
  return server;
}

async function makeDatabase(template: string) {
  const { url } = reachable();
  const name = `concordat_test_${Date.now().toString(36)}_${randomBytes(4).toString('hex')}`;
  // Copied by the system, a database takes a third of the processor that writing each of its pages to the log does.
  await onServer(url, `create database ${name} template ${template} encoding 'UTF8' strategy file_copy`);
  const drop = (database: string) => onServer(url, `drop database if exists ${database} with (force)`);
  return { url: urlOf(url, name), name, drop };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
