/**
 * Holding on to a running embedded server. Every process that uses it keeps one connection with a shared advisory lock, the
 * attachment. The lock goes with the process, however it ends, so whoever finds no other holder is the last one.
 */
import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseConnection } from '../connection.ts';
import { errorCode, errorText } from '../storage-errors.ts';
import type { StorageLog } from '../storage-log.ts';
import { type Cluster, embeddedUser } from './cluster.ts';
import { postmasterState } from './postmaster.ts';
import { removeSign } from './sign-of-life.ts';
import { removeSocketDirectory, socketPort } from './socket-directory.ts';

/** A server that this process is attached to. */
export interface RunningServer {
  pid: number;
  socketDirectory: string;
  /** Whether another process had started it. */
  adopted: boolean;
  /** The connection that holds the attachment; it ends when the server does. */
  attachment: DatabaseConnection;
}

/** Name of the database that the product uses; `postgres` stays empty. */
export const embeddedDatabase = 'concordat';

/** Advisory lock of all attached processes, in the database `postgres`. */
const attachmentLock = '1129270851, 1';

/**
 * Connects to the server whose socket lies in a directory, and takes the lock.
 * @throws the driver's error while the server is starting, stopping or gone
 */
export async function attach(socketDirectory: string): Promise<DatabaseConnection> {
  const attachment = new DatabaseConnection({
    ...embeddedConnection(socketDirectory, 'postgres'),
    connectionTimeoutMillis: 10_000,
  });
  try {
    await attachment.connect();
    const { rows } = await attachment.query<{ exists: boolean }>(
      `select exists (select from pg_database where datname = '${embeddedDatabase}') from pg_advisory_lock_shared(${attachmentLock})`,
    );
    if (rows[0]?.exists !== true) await createDatabase(attachment);
    return attachment;
  } catch (error) {
    await attachment.finish();
    throw error;
  }
}

async function createDatabase(attachment: DatabaseConnection): Promise<void> {
  try {
    await attachment.query(`create database ${embeddedDatabase}`);
  } catch (error) {
    const anotherWasFirst = ['42P04', '23505'].includes(errorCode(error) ?? '');
    if (!anotherWasFirst) throw error;
  }
}

/** How to connect to a server's socket; nothing is taken from PG* variables that the person may have set for other servers. */
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

/** How this process calls itself to the database: unlike every other process, in at most 63 bytes of ASCII. */
export const applicationName = `concordat ${hostname()
  .replace(/[^\w.-]/g, '')
  .slice(0, 40)}/${process.pid}`;

/**
 * Lets go of a server, and stops it unless another process is attached.
 * @param patience milliseconds to wait until it has stopped
 * @returns whether it was stopped, or left to others
 */
export async function detach(
  server: RunningServer,
  cluster: Cluster,
  patience: number,
  log: StorageLog,
): Promise<'stopped' | 'left running'> {
  const { attachment, pid, socketDirectory } = server;
  try {
    await attachment.query(`select pg_advisory_unlock_shared(${attachmentLock})`);
    const { rows } = await attachment.query<{ last: boolean }>(`select pg_try_advisory_lock(${attachmentLock}) as last`);
    if (rows[0]?.last !== true) return 'left running';
    signal(pid, 'SIGINT');
    const deadline = Date.now() + patience;
    while (postmasterState(pid, cluster.files) === 'running') {
      if (Date.now() > deadline) {
        log.warn({ pid }, 'the database is still writing; it ends by itself');
        return 'stopped';
      }
      await sleep(4);
    }
    removeSign(cluster.home);
    removeSocketDirectory(socketDirectory);
    return 'stopped';
  } catch (error) {
    // The server went before us.
    log.debug({ reason: errorText(error) }, 'the database had already ended');
    return 'left running';
  } finally {
    await attachment.finish();
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
