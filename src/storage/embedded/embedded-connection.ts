/** Connections to the embedded server, and the list of processes that use it. */
import { hostname } from 'node:os';
import { DatabaseConnection } from '../connection.ts';
import { findErrorCode } from '../storage-errors.ts';
import { embeddedUser } from './cluster.ts';
import { socketPort } from './socket-directory.ts';

/** The name of Concordat's database. The database `postgres` stays empty. */
export const embeddedDatabase = 'concordat';

/** The name of this process in the database's list of connections: unique, and at most 63 bytes of ASCII. */
export const applicationName = `concordat ${hostname()
  .replace(/[^\w.-]/g, '')
  .slice(0, 40)}/${process.pid}`;

let uses = 0;

/** Returns a connection name for one use of the database by this process, which marks the server as used. */
export function createUsageName(): string {
  uses += 1;
  return `${applicationName}#${uses}`;
}

/** Returns the settings to connect to a server's socket. Ignores the user's PG* variables. */
export function createConnectionSettings(socketDirectory: string, database: string) {
  return {
    host: socketDirectory,
    port: socketPort,
    user: embeddedUser,
    database,
    ssl: false,
    application_name: applicationName,
  };
}

/** Creates Concordat's database on a new server. @throws the driver's error if the server is starting, stopping or down */
export async function ensureDatabase(socketDirectory: string): Promise<void> {
  await queryServer(socketDirectory, async (connection) => {
    const { rowCount } = await connection.query('select from pg_database where datname = $1', [embeddedDatabase]);
    if (rowCount !== 0) return;
    try {
      await connection.query(`create database ${embeddedDatabase}`);
    } catch (error) {
      const anotherWasFirst = ['42P04', '23505'].includes(findErrorCode(error) ?? '');
      if (!anotherWasFirst) throw error;
    }
  });
}

/** Returns whether other uses than the given one are connected. @throws the driver's error if the server is down */
export function hasOtherClients(socketDirectory: string, useName: string): Promise<boolean> {
  return queryServer(socketDirectory, async (connection) => {
    const { rowCount } = await connection.query(
      `select from pg_stat_activity where application_name like 'concordat %#%' and application_name <> $1 limit 1`,
      [useName],
    );
    return rowCount !== 0;
  });
}

/** Runs queries in the database `postgres`, under a name that does not count as a use. */
async function queryServer<T>(socketDirectory: string, ask: (connection: DatabaseConnection) => Promise<T>): Promise<T> {
  const connection = new DatabaseConnection({
    ...createConnectionSettings(socketDirectory, 'postgres'),
    application_name: 'concordat supervisor',
    connectionTimeoutMillis: 10_000,
  });
  try {
    await connection.connect();
    return await ask(connection);
  } finally {
    await connection.finish();
  }
}
