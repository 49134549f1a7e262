/** How processes connect to the embedded server, and tell who else does. */
import { hostname } from 'node:os';
import { DatabaseConnection } from '../connection.ts';
import { errorCode } from '../storage-errors.ts';
import { embeddedUser } from './cluster.ts';
import { socketPort } from './socket-directory.ts';

/** Name of the database that the product uses; `postgres` stays empty. */
export const embeddedDatabase = 'concordat';

/** Name of this process in the database's list of connections: unlike that of every other process, in at most 63 bytes of ASCII. */
export const applicationName = `concordat ${hostname()
  .replace(/[^\w.-]/g, '')
  .slice(0, 40)}/${process.pid}`;

let uses = 0;

/** Returns a name for one use of the database by this process. The watch's connection has it as long as the use lasts. */
export function nextUseName(): string {
  uses += 1;
  return `${applicationName}#${uses}`;
}

/** Returns how to connect to a server's socket; nothing comes from PG* variables that the user may have set for other servers. */
export function embeddedConnection(socketDirectory: string, database: string) {
  return {
    host: socketDirectory,
    port: socketPort,
    user: embeddedUser,
    database,
    ssl: false,
    application_name: applicationName,
  };
}

/**
 * Makes the product's database on a new server.
 *
 * @throws the driver's error while the server is starting, stopping or gone
 */
export async function ensureDatabase(socketDirectory: string): Promise<void> {
  await asking(socketDirectory, async (connection) => {
    const { rowCount } = await connection.query('select from pg_database where datname = $1', [embeddedDatabase]);
    if (rowCount !== 0) return;
    try {
      await connection.query(`create database ${embeddedDatabase}`);
    } catch (error) {
      const anotherWasFirst = ['42P04', '23505'].includes(errorCode(error) ?? '');
      if (!anotherWasFirst) throw error;
    }
  });
}

/**
 * Returns whether there are other uses of the server than one.
 *
 * @throws the driver's error where the server is gone
 */
export function hasOtherUses(socketDirectory: string, useName: string): Promise<boolean> {
  return asking(socketDirectory, async (connection) => {
    const { rowCount } = await connection.query(
      `select from pg_stat_activity where application_name like 'concordat %#%' and application_name <> $1 limit 1`,
      [useName],
    );
    return rowCount !== 0;
  });
}

/** Asks the server outside the product's database, under a name that counts as no use of it. */
async function asking<T>(socketDirectory: string, ask: (connection: DatabaseConnection) => Promise<T>): Promise<T> {
  const connection = new DatabaseConnection({
    ...embeddedConnection(socketDirectory, 'postgres'),
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
