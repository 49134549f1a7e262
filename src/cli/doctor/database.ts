/** The database: the one that DATABASE_URL names, or the embedded one. Nothing is migrated and no folder is made. */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import type { Settings } from '../../settings.ts';
import { DatabaseConnection } from '../../storage/connection.ts';
import { embeddedConnection, embeddedDatabase } from '../../storage/embedded/attachment.ts';
import { postmasterState, readPostmasterNote } from '../../storage/embedded/postmaster.ts';
import { findPackage } from '../../storage/embedded/programs.ts';
import { describeServer, readServerFacts, serverAddresses, unreachable, whyUnsuitable } from '../../storage/given-server.ts';
import { readLevel, readMigrations } from '../../storage/migrate.ts';
import { errorCode } from '../../storage/storage-errors.ts';
import { whyNoSearchByParts } from '../../storage/upkeep/kept-indexes.ts';
import { countOf, sizeText } from '../../web/for-people/words.ts';
import { type Finding, MOST_SECONDS, sentence, type Trial } from './finding.ts';

const subject = 'Database';

/** Tries the database of these settings. */
export function databaseTrial({ databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>): Trial {
  const run = async () => (databaseUrl === undefined ? embedded(dataDir) : given(databaseUrl));
  return { subject, run: async () => [await run()] };
}

async function given(databaseUrl: string): Promise<Finding> {
  try {
    const { state, says } = await inspectFirst(serverAddresses(databaseUrl));
    return { subject, state, says: `${says} It is ${describeServer(databaseUrl)}.` };
  } catch (error) {
    const advice = 'Correct DATABASE_URL, start that server, or leave DATABASE_URL out to use the embedded one.';
    return { subject, state: 'wrong', says: sentence(unreachable(databaseUrl, error).message), advice };
  }
}

async function embedded(dataDir: string): Promise<Finding> {
  const files = join(dataDir, 'postgres', 'cluster');
  const installed = Number.parseInt(findPackage().version, 10);
  if (!existsSync(join(files, 'PG_VERSION'))) {
    const says = `There is no embedded database in ${dataDir} yet. The first start makes one, with PostgreSQL ${installed}.`;
    return { subject, state: 'good', says };
  }
  const made = Number.parseInt(readFileSync(join(files, 'PG_VERSION'), 'utf8'), 10);
  if (made !== installed) {
    const says = `The embedded database was made by PostgreSQL ${made}, and this release brings PostgreSQL ${installed}.`;
    const advice = 'Export it with the release that made it (concordat db export), and import it with this one.';
    return { subject, state: 'wrong', says, advice };
  }
  const note = readPostmasterNote(files);
  if (note === undefined || postmasterState(note.pid, files) !== 'running') {
    const says = `The embedded database lies in ${dataDir} (PostgreSQL ${made}) and does not run now; the server starts it.`;
    return { subject, state: 'good', says };
  }
  try {
    const { state, says } = await inspect(embeddedConnection(note.socketDirectory, embeddedDatabase));
    return { subject, state, says: `The embedded database runs as process ${note.pid}. ${says}` };
  } catch (error) {
    const says = `The embedded database runs as process ${note.pid} and does not answer: ${(error as Error).message}.`;
    return {
      subject,
      state: 'wrong',
      says,
      advice: `Its log is ${join(dataDir, 'postgres')}; a restart of the server may help.`,
    };
  }
}

/** Of several servers the first that can be used, else what is wrong with the last. */
async function inspectFirst(addresses: readonly string[]): ReturnType<typeof inspect> {
  const [connectionString, ...others] = addresses;
  try {
    const found = await inspect({ connectionString });
    if (found.state === 'good' || others.length === 0) return found;
  } catch (error) {
    if (others.length === 0) throw error;
  }
  return inspectFirst(others);
}

async function inspect(connection: pg.ClientConfig): Promise<Pick<Finding, 'state' | 'says'>> {
  const milliseconds = MOST_SECONDS * 1_000 - 500;
  const client = new DatabaseConnection({ ...connection, connectionTimeoutMillis: milliseconds, query_timeout: milliseconds });
  try {
    await client.connect();
    await client.query('begin read only');
    const facts = await readServerFacts(client);
    const version = `PostgreSQL ${facts.version.split(' ', 1)[0]} answers`;
    const problem = whyUnsuitable(facts);
    if (problem !== undefined) return { state: 'wrong', says: sentence(problem) };
    const { rows } = await client.query<{ size: string; creates: boolean }>(
      `select pg_database_size(current_database()) as size, has_schema_privilege('public', 'create') as creates`,
    );
    const { size = '0', creates = false } = rows[0] ?? {};
    const { state, says } = await migrations(client, creates);
    return { state, says: `${version}, with the encoding ${facts.encoding} and ${sizeText(Number(size))} of data. ${says}` };
  } catch (error) {
    if (errorCode(error) === '3D000' && connection.host !== undefined) return { state: 'good', says: 'It is still empty.' };
    throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function migrations(client: pg.Client, creates: boolean): Promise<Pick<Finding, 'state' | 'says'>> {
  const known = readMigrations();
  let level: number;
  try {
    level = await readLevel(client, known);
  } catch (error) {
    return { state: 'wrong', says: sentence((error as Error).message) };
  }
  const pending = known.length - level;
  if (pending === 0) {
    const reason = await whyNoSearchByParts(client);
    const slow = reason === undefined ? '' : ` Searches read every row: ${sentence(reason)}`;
    return { state: 'good', says: `No migration is pending.${slow}` };
  }
  const what = level === 0 ? 'It is empty' : `${countOf(pending, 'migration is', 'migrations are')} pending`;
  if (!creates) return { state: 'wrong', says: `${what}, and the user may not make tables in it.` };
  return { state: 'good', says: `${what}; the next start ${level === 0 ? 'makes the tables' : 'applies them'}.` };
}
