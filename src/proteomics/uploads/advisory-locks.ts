/**
 * Locks that the database keeps for as long as this process is connected to it: they hold between processes and machines, and a
 * killed process loses its own at once (PostgreSQL, "Advisory Locks").
 */
import type { DatabaseConnection } from '../../storage/connection.ts';
import type { Connect } from '../../storage/database.ts';

/** The locks of one process. */
export interface AdvisoryLocks {
  /** Takes a lock that nobody else has; a name must not be taken twice. Taken again after a lost connection. */
  keep(name: string): Promise<void>;
  /** Takes a lock, or says that another process has it. A name must not be taken twice at a time. */
  tryLock(name: string): Promise<boolean>;
  unlock(name: string): Promise<void>;
  /** Gives up every lock. */
  end(): Promise<void>;
}

/** Name of the lock of a raw file that is getting its place, and has no record yet. */
export function placingLock(rawFileUuid: string): string {
  return `concordat raw file ${rawFileUuid}`;
}

const AGAIN_AFTER_MS = 200;

/** Makes the locks; the connection is opened by the first use, and stays. */
export function createAdvisoryLocks(connect: Connect): AdvisoryLocks {
  /** Locks that this process has, and takes again when it lost them with its connection. */
  const held = new Set<string>();
  let connection: Promise<DatabaseConnection> | undefined;
  let hasEnded = false;

  const open = async (): Promise<DatabaseConnection> => {
    const opened = await connect('uploads');
    opened.once('end', lost);
    try {
      for (const name of held) await take(opened, name);
    } catch (error) {
      opened.abandon();
      throw error;
    }
    return opened;
  };

  const connected = (): Promise<DatabaseConnection> => {
    if (connection === undefined) {
      const opening = open();
      connection = opening;
      opening.catch(() => {
        if (connection === opening) connection = undefined;
      });
    }
    return connection;
  };

  const lost = () => {
    connection = undefined;
    if (hasEnded || held.size === 0) return;
    setTimeout(() => {
      if (!hasEnded) connected().catch(lost);
    }, AGAIN_AFTER_MS).unref();
  };

  return {
    async keep(name) {
      const isOpen = connection !== undefined;
      held.add(name);
      const opened = await connected();
      if (isOpen) await take(opened, name);
    },
    async tryLock(name) {
      const isTaken = await take(await connected(), name);
      if (isTaken) held.add(name);
      return isTaken;
    },
    async unlock(name) {
      held.delete(name);
      // Without the connection the lock is gone already.
      const opened = await connection?.catch(() => undefined);
      await opened?.query('select pg_advisory_unlock(hashtextextended($1, 0))', [name]).catch(() => undefined);
    },
    async end() {
      hasEnded = true;
      await (await connection?.catch(() => undefined))?.finish();
    },
  };
}

async function take(connection: DatabaseConnection, name: string): Promise<boolean> {
  const { rows } = await connection.query<{ taken: boolean }>('select pg_try_advisory_lock(hashtextextended($1, 0)) as taken', [
    name,
  ]);
  return rows[0]?.taken === true;
}
