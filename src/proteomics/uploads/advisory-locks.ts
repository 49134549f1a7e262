/**
 * Locks that the database keeps for as long as this process is connected to it: they hold between processes and machines, and a
 * killed process loses its own at once (PostgreSQL, "Advisory Locks").
 */
import pg from 'pg';
import type { Log } from '../../log.ts';

/** The locks of one process. */
export interface AdvisoryLocks {
  /** Takes a lock that nobody else has; a name must not be taken twice. Kept again after a lost connection. */
  keep(name: string): Promise<void>;
  /** Takes a lock, or says that another process has it. A name must not be taken twice at a time. */
  tryLock(name: string): Promise<boolean>;
  unlock(name: string): Promise<void>;
  /** Gives up every lock. */
  end(): Promise<void>;
}

const RECONNECT_MS = 1_000;

/** Makes the locks; the connection is opened by the first use, and stays. */
export function createAdvisoryLocks(databaseUrl: () => Promise<string>, log: Log): AdvisoryLocks {
  const kept = new Set<string>();
  let connection: Promise<pg.Client> | undefined;
  let hasEnded = false;

  const open = async (): Promise<pg.Client> => {
    const client = new pg.Client({ connectionString: await databaseUrl(), application_name: 'concordat uploads' });
    client.on('error', (error) => lost(error));
    client.on('end', () => lost(undefined));
    await client.connect();
    for (const name of kept) await take(client, name);
    return client;
  };

  const connected = (): Promise<pg.Client> => {
    if (connection === undefined) {
      connection = open();
      connection.catch(() => {
        connection = undefined;
      });
    }
    return connection;
  };

  const lost = (error: Error | undefined) => {
    if (hasEnded || connection === undefined) return;
    log.warn({ err: error }, 'the connection that holds the locks of uploads was lost; it is opened again');
    connection = undefined;
    setTimeout(() => {
      if (!hasEnded) connected().catch(lost);
    }, RECONNECT_MS).unref();
  };

  return {
    async keep(name) {
      kept.add(name);
      if (connection === undefined) await connected();
      else await take(await connection, name);
    },
    tryLock: async (name) => take(await connected(), name),
    async unlock(name) {
      // Without the connection the lock is gone already.
      await (await connection?.catch(() => undefined))?.query('select pg_advisory_unlock(hashtextextended($1, 0))', [name]);
    },
    async end() {
      hasEnded = true;
      await (await connection?.catch(() => undefined))?.end();
    },
  };
}

async function take(client: pg.Client, name: string): Promise<boolean> {
  const { rows } = await client.query('select pg_try_advisory_lock(hashtextextended($1, 0)) as taken', [name]);
  return rows[0].taken;
}
