/**
 * Provides one PostgreSQL for a test run, with a migrated template that every test file copies. It is the server of
 * TEST_DATABASE_URL, whose user must be allowed to create databases, or else an embedded one whose files are kept between runs.
 * Without either, tests that need a database are skipped with the reason.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { accessSync, constants, mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { prepareJobs } from '../jobs/job-queues.ts';
import { createLog } from '../log.ts';
import * as proteomicsJobs from '../proteomics/jobs.ts';
import { openDatabase } from './database.ts';
import { createConnectionSettings, createUsageName } from './embedded/embedded-connection.ts';
import { type EmbeddedServer, openEmbeddedServer } from './embedded/embedded-server.ts';
import { findPrograms } from './embedded/programs.ts';
import { readMigrations } from './migrate.ts';
import {
  DatabaseStartError,
  DatabaseUnsuitableError,
  DatabaseUnsupportedError,
  getErrorText,
  silentLog,
} from './storage-errors.ts';
import { findPathInMemory } from './testing-memory.ts';

/** Free memory in bytes that the databases of a run require, with a margin. */
const ROOM_IN_MEMORY = 4 * 2 ** 30;

/** Queues that tests use before a server starts. */
const jobsOfTests = Object.values(proteomicsJobs).map((job) => ({ job }));

const modules = fileURLToPath(new URL('../../node_modules', import.meta.url));

/** The settings of a test file's database, or the reason why there is none. */
export type TestServer = { url: string; template: string } | { unavailable: string };

declare module 'vitest' {
  interface ProvidedContext {
    testServer: TestServer;
    /** Why the embedded PostgreSQL cannot run here, or null. */
    noEmbedded: string | null;
  }
}

/** Called by vitest before the first test. Vitest calls the returned function after the last test. */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const noEmbedded = explainMissingPrograms();
  project.provide('noEmbedded', noEmbedded);
  const given = process.env.TEST_DATABASE_URL;
  if (given !== undefined && given !== '') {
    await prepareServer(project, given);
    return undefined;
  }
  if (noEmbedded !== null) return runWithoutDatabase(project, noEmbedded);
  try {
    const inMemory = findPathInMemory('concordat-database', ROOM_IN_MEMORY);
    const useName = createUsageName();
    const server = await startReusedServer(inMemory ?? getCacheDirectory(), useName);
    const { port, user } = createConnectionSettings('', '');
    // The server is kept while a process is connected. Tests of other runs must not stop it.
    const use = new pg.Client({
      ...createConnectionSettings(server.getSocketDirectory(), 'postgres'),
      application_name: useName,
    });
    use.on('error', () => undefined);
    await use.connect();
    await prepareServer(
      project,
      `postgresql:///postgres?host=${encodeURIComponent(server.getSocketDirectory())}&port=${port}&user=${user}`,
    );
    return async () => {
      await use.end();
      const outcome = await server.release();
      if (inMemory !== undefined && outcome === 'stopped') rmSync(inMemory, { recursive: true, force: true });
    };
  } catch (error) {
    if (!(error instanceof DatabaseUnsupportedError)) throw error;
    project.provide('noEmbedded', getErrorText(error));
    return runWithoutDatabase(project, getErrorText(error));
  }
}

/** Starts the server that is kept between runs. Recreates unusable files of an earlier run. */
async function startReusedServer(dataDir: string, useName: string): Promise<EmbeddedServer> {
  // The data need not survive a power failure, and tests are faster without flushing.
  const settings = {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    wal_level: 'minimal',
    max_wal_senders: '0',
  };
  const startEmbedded = () => openEmbeddedServer({ dataDir, useName, log: silentLog, settings });
  try {
    return await startEmbedded();
  } catch (error) {
    if (!(error instanceof DatabaseStartError || error instanceof DatabaseUnsuitableError)) throw error;
    rmSync(join(dataDir, 'postgres'), { recursive: true, force: true });
    return startEmbedded();
  }
}

function runWithoutDatabase(project: TestProject, reason: string): undefined {
  project.provide('testServer', { unavailable: reason });
  console.log(`Tests that need PostgreSQL are skipped: ${reason}, or TEST_DATABASE_URL for the tests alone`);
}

function getCacheDirectory(): string {
  const name = join('.cache', `concordat-test-database-${process.getuid?.() ?? 'user'}`);
  for (const parent of [modules, tmpdir()]) {
    try {
      accessSync(parent, constants.W_OK);
      mkdirSync(join(parent, name), { recursive: true });
      return join(parent, name);
    } catch {
      // In a read-only installation, the temporary folder is used.
    }
  }
  throw new Error('there is no directory for the test database');
}

async function prepareServer(project: TestProject, url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await dropOldDatabases(client);
    project.provide('testServer', { url, template: await prepareTemplate(client, url) });
  } finally {
    await client.end();
  }
}

/** Drops databases of killed runs. Their names contain the hour of their creation. */
async function dropOldDatabases(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select datname as name from pg_database where datname like 'concordat\\_test\\_%'`,
  );
  const longAgo = Date.now() - 3_600_000;
  for (const { name } of rows) {
    if (Number.parseInt(name.split('_')[2] ?? '', 36) < longAgo)
      await client.query(`drop database if exists ${name} with (force)`);
  }
}

async function prepareTemplate(client: pg.Client, url: string): Promise<string> {
  const hash = createHash('sha256').update(
    readMigrations()
      .map((migration) => migration.hash)
      .join() + JSON.stringify(jobsOfTests),
  );
  const template = `concordat_template_${hash.digest('hex').slice(0, 12)}`;
  // Another run may create the template at the same time.
  await client.query('select pg_advisory_lock(1129270851, 3)');
  const { rowCount } = await client.query('select from pg_database where datname = $1', [template]);
  if (rowCount === 0) {
    const part = `${template}_part`;
    await client.query(`drop database if exists ${part} with (force)`);
    await client.query(`create database ${part} template template0 encoding 'UTF8'`);
    const database = await openDatabase({ databaseUrl: buildDatabaseUrl(url, part), dataDir: '', log: silentLog });
    await prepareJobs({ pool: database.pool, connect: database.connect, log: createLog('silent') }, jobsOfTests);
    await database.close();
    await client.query(`alter database ${part} rename to ${template}`);
  }
  await client.query('select pg_advisory_unlock(1129270851, 3)');
  return template;
}

/** Returns the address of another database of the same server. */
export function buildDatabaseUrl(url: string, database: string): string {
  const other = new URL(url);
  other.pathname = `/${database}`;
  return other.href;
}

/** Returns the reason why the embedded PostgreSQL does not run on this machine; null if it runs. */
function explainMissingPrograms(): string | null {
  try {
    execFileSync(findPrograms(tmpdir(), undefined, silentLog).postgres, ['--version']);
    return null;
  } catch (error) {
    return getErrorText(error);
  }
}
