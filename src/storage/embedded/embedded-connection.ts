/** Connections to the embedded server, and the list of processes that use it. */
import { hostname } from 'node:os';
import { DatabaseConnection } from '../connection.ts';
import { findErrorCode } from '../storage-errors.ts';
import { embeddedUser } from './cluster.ts';
import { socketPort } from './socket-directory.ts';

/** The database of the product. `postgres` stays empty. */
export const embeddedDatabase = 'concordat';

/** The name of this process in the database's list of connections: unique, and at most 63 bytes of ASCII. */
export const applicationName = `concordat ${hostname()
  .replace(/[^\w.-]/g, '')
  .slice(0, 40)}/${process.pid}`;

let uses = 0;

/** Returns a name for one use of the database by this process. The watch's connection has this name until the use ends. */
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

/** Creates the product's database on a new server. @throws the driver's error if the server is starting, stopping or down */
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

/** Returns whether the server has other users than the given one. @throws the driver's error if the server is gone */
export function hasOtherClients(socketDirectory: string, useName: string): Promise<boolean> {
  return queryServer(socketDirectory, async (connection) => {
    const { rowCount } = await connection.query(
      `select from pg_stat_activity where application_name like 'concordat %#%' and application_name <> $1 limit 1`,
      [useName],
    );
    return rowCount !== 0;
  });
}

/** Queries the server outside the product's database, under a name that is not treated as a use. */
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
