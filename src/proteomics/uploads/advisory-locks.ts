/** Advisory locks (PostgreSQL, "Advisory Locks") between processes and machines. A lock ends with its process. */
import type { DatabaseConnection } from '../../storage/connection.ts';
import type { Connect } from '../../storage/database.ts';

export type AdvisoryLocks = ReturnType<typeof createAdvisoryLocks>;

/** Returns the name of the lock on a raw file whose content is stored before its record. */
export function getPlacingLockName(rawFileUuid: string): string {
  return `concordat raw file ${rawFileUuid}`;
}

const AGAIN_AFTER_MS = 200;

/** Creates locks in PostgreSQL. The first use opens the connection. */
export function createAdvisoryLocks(connect: Connect) {
  /** Locks to reacquire after a lost connection. */
  const locked = new Set<string>();
  /** Names of requested locks. PostgreSQL alone would grant a session its own locks again. */
  const requested = new Set<string>();
  let connection: Promise<DatabaseConnection> | undefined;
  let hasEnded = false;

  const openConnection = async (): Promise<DatabaseConnection> => {
    const opened = await connect('uploads');
    opened.once('end', reconnect);
    try {
      for (const name of locked) await acquireLock(opened, name);
    } catch (error) {
      opened.abandon();
      throw error;
    }
    return opened;
  };

  const getLockConnection = (): Promise<DatabaseConnection> => {
    if (connection === undefined) {
      const opening = openConnection();
      connection = opening;
      opening.catch(() => {
        if (connection === opening) connection = undefined;
      });
    }
    return connection;
  };

  const reconnect = () => {
    connection = undefined;
    if (hasEnded || locked.size === 0) return;
    setTimeout(() => {
      if (!hasEnded) getLockConnection().catch(reconnect);
    }, AGAIN_AFTER_MS).unref();
  };

  return {
    /** Acquires a lock whose name is unique to this process, and keeps the lock until the end, even after a lost connection. */
    async hold(name: string) {
      const isOpen = connection !== undefined;
      locked.add(name);
      const opened = await getLockConnection();
      if (isOpen) await acquireLock(opened, name);
    },
    /** Acquires a lock; returns false if this process or another process has the lock. */
    async tryLock(name: string) {
      if (requested.has(name)) return false;
      requested.add(name);
      let isTaken = false;
      try {
        isTaken = await acquireLock(await getLockConnection(), name);
      } finally {
        if (isTaken) locked.add(name);
        else requested.delete(name);
      }
      return isTaken;
    },
    async unlock(name: string) {
      locked.delete(name);
      requested.delete(name);
      // Without the connection the lock is already released.
      const opened = await connection?.catch(() => undefined);
      await opened?.query('select pg_advisory_unlock(hashtextextended($1, 0))', [name]).catch(() => undefined);
    },
    /** Closes the connection, which releases all locks. */
    async end() {
      hasEnded = true;
      await (await connection?.catch(() => undefined))?.finish();
    },
  };
}

async function acquireLock(connection: DatabaseConnection, name: string): Promise<boolean> {
  const { rows } = await connection.query<{ taken: boolean }>('select pg_try_advisory_lock(hashtextextended($1, 0)) as taken', [
    name,
  ]);
  return rows[0]?.taken === true;
}
