/** Advisory locks (PostgreSQL, "Advisory Locks") between processes and machines. The end of a process releases its locks. */
import type { DatabaseConnection } from '../../storage/connection.ts';
import type { Connect } from '../../storage/database.ts';

export type AdvisoryLocks = ReturnType<typeof createAdvisoryLocks>;

/** Returns the name of the lock for a raw file whose content is stored before its record. */
export function getPlacingLockName(rawFileUuid: string): string {
  return `concordat raw file ${rawFileUuid}`;
}

const AGAIN_AFTER_MS = 200;

/** Creates locks in PostgreSQL. The first use opens the connection. */
export function createAdvisoryLocks(connect: Connect) {
  /** Locks that must be acquired again after a lost connection. */
  const locked = new Set<string>();
  /** Names of requested locks, because PostgreSQL would grant a session the same lock twice. */
  const requested = new Set<string>();
  let connection: Promise<DatabaseConnection> | undefined;
  let hasEnded = false;

  const openConnection = async (): Promise<DatabaseConnection> => {
    const opened = await connect('uploads');
    opened.once('end', reopenConnection);
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

  const reopenConnection = () => {
    connection = undefined;
    if (hasEnded || locked.size === 0) return;
    setTimeout(() => {
      if (!hasEnded) getLockConnection().catch(reopenConnection);
    }, AGAIN_AFTER_MS).unref();
  };

  return {
    /** Acquires a lock whose name is unique to this process. After a lost connection, it is acquired again. */
    async acquireOwnLock(name: string) {
      const isOpen = connection !== undefined;
      locked.add(name);
      const opened = await getLockConnection();
      if (isOpen) await acquireLock(opened, name);
    },
    /** Acquires a lock. Returns false if this or another process has it. */
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
      // If the connection was lost, PostgreSQL has already released the lock.
      const opened = await connection?.catch(() => undefined);
      await opened?.query('select pg_advisory_unlock(hashtextextended($1, 0))', [name]).catch(() => undefined);
    },
    /** Closes the connection, which releases all locks. */
    async close() {
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
