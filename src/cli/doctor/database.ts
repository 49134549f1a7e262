/** Checks the database of DATABASE_URL, or the embedded one, without migrations and without creating a folder. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import type { Settings } from '../../settings.ts';
import { DatabaseConnection } from '../../storage/connection.ts';
import { createConnectionSettings, embeddedDatabase } from '../../storage/embedded/embedded-connection.ts';
import { readPostmasterFile, readPostmasterState } from '../../storage/embedded/postmaster.ts';
import { getProgramPackage } from '../../storage/embedded/programs.ts';
import {
  createUnreachableDatabaseError,
  describeServer,
  findServerProblem,
  listServerAddresses,
  readServerFacts,
} from '../../storage/given-server.ts';
import { readMigrationLevel, readMigrations } from '../../storage/migrate.ts';
import { findErrorCode } from '../../storage/storage-errors.ts';
import { explainMissingTrigrams } from '../../storage/upkeep/managed-indexes.ts';
import { formatQuantity, formatSize } from '../../web/for-people/words.ts';
import { CHECK_TIMEOUT_MS, createGoodOutcome, createWrongOutcome, formatSentence, type Outcome } from './check.ts';

export function diagnoseDatabase({ databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>): Promise<Outcome> {
  return databaseUrl === undefined ? diagnoseEmbeddedDatabase(dataDir) : diagnoseDatabaseServer(databaseUrl);
}

async function diagnoseDatabaseServer(databaseUrl: string): Promise<Outcome> {
  try {
    const { state, says } = await inspectFirstUsableServer(listServerAddresses(databaseUrl));
    return { state, says: `${says} It is ${describeServer(databaseUrl)}.` };
  } catch (error) {
    const advice = 'Correct DATABASE_URL, start that server, or remove DATABASE_URL to use the embedded database.';
    return createWrongOutcome(formatSentence(createUnreachableDatabaseError(databaseUrl, error).message), advice);
  }
}

async function diagnoseEmbeddedDatabase(dataDir: string): Promise<Outcome> {
  const files = join(dataDir, 'postgres', 'cluster');
  const installed = Number.parseInt(getProgramPackage().version, 10);
  if (!existsSync(join(files, 'PG_VERSION')))
    return createGoodOutcome(
      `There is no embedded database in ${dataDir} yet. The first start creates one with PostgreSQL ${installed}.`,
    );
  const made = Number.parseInt(readFileSync(join(files, 'PG_VERSION'), 'utf8'), 10);
  if (made !== installed)
    return createWrongOutcome(
      `The embedded database was created by PostgreSQL ${made}, but this release includes PostgreSQL ${installed}.`,
      'Export it with the release that created it (concordat db export), and import it with this release.',
    );
  const note = readPostmasterFile(files);
  if (note === undefined || readPostmasterState(note.pid, files) !== 'running')
    return createGoodOutcome(
      `The embedded database is in ${dataDir} (PostgreSQL ${made}) and is not running. The server starts it.`,
    );
  const runs = `The embedded database runs as process ${note.pid}`;
  try {
    const { state, says } = await inspectServer(createConnectionSettings(note.socketDirectory, embeddedDatabase));
    return { state, says: `${runs}. ${says}` };
  } catch (error) {
    return createWrongOutcome(
      `${runs} but does not respond: ${(error as Error).message}.`,
      `Its log is ${join(dataDir, 'postgres')}; restarting the server can help.`,
    );
  }
}

/** Checks several servers. Returns the result of the first usable server, or else of the last one. */
async function inspectFirstUsableServer(addresses: readonly string[]): Promise<Outcome> {
  const [connectionString, ...others] = addresses;
  try {
    const found = await inspectServer({ connectionString });
    if (found.state === 'good' || others.length === 0) return found;
  } catch (error) {
    if (others.length === 0) throw error;
  }
  return inspectFirstUsableServer(others);
}

async function inspectServer(connection: pg.ClientConfig): Promise<Outcome> {
  const client = new DatabaseConnection({
    ...connection,
    connectionTimeoutMillis: CHECK_TIMEOUT_MS,
    query_timeout: CHECK_TIMEOUT_MS,
  });
  try {
    await client.connect();
    await client.query('begin read only');
    const facts = await readServerFacts(client);
    const problem = findServerProblem(facts);
    if (problem !== undefined) return createWrongOutcome(formatSentence(problem));
    const { rows } = await client.query<{ size: string; creates: boolean }>(
      `select pg_database_size(current_database()) as size, has_schema_privilege('public', 'create') as creates`,
    );
    const { size = '0', creates = false } = rows[0] ?? {};
    const { state, says } = await diagnoseMigrations(client, creates);
    const version = `PostgreSQL ${facts.version.split(' ', 1)[0]} responds`;
    return { state, says: `${version}, with the encoding ${facts.encoding} and ${formatSize(Number(size))} of data. ${says}` };
  } catch (error) {
    if (findErrorCode(error) === '3D000' && connection.host !== undefined) return createGoodOutcome('It is still empty.');
    throw error;
  } finally {
    await client.finish();
  }
}

async function diagnoseMigrations(client: pg.Client, creates: boolean): Promise<Outcome> {
  const known = readMigrations();
  let level: number;
  try {
    level = await readMigrationLevel(client, known);
  } catch (error) {
    return createWrongOutcome(formatSentence((error as Error).message));
  }
  const pending = known.length - level;
  if (pending === 0) {
    const reason = await explainMissingTrigrams(client);
    return createGoodOutcome(
      `No migration is pending.${reason === undefined ? '' : ` Searches read every row: ${formatSentence(reason)}`}`,
    );
  }
  const state = level === 0 ? 'The database is empty' : `${formatQuantity(pending, 'migration is', 'migrations are')} pending`;
  if (!creates) return createWrongOutcome(`${state}, and the database user cannot create tables.`);
  return createGoodOutcome(`${state}; the next start ${level === 0 ? 'creates the tables' : 'applies them'}.`);
}
