import { vi } from 'vitest';
import { type Database, openDatabase } from './database.ts';
import { silentLog } from './storage-errors.ts';
import { openTestDatabase } from './testing.ts';
import { type Cut, createDatabaseProxy } from './testing-proxy.ts';

/** A database behind a proxy that tests can cut. */
export interface CutDatabase {
  /** The database through the proxy; `close` drops it. */
  readonly database: Database;
  /** The same database without the proxy. */
  readonly direct: Database;
  /** Cuts the connection, and waits until the database is lost. */
  cut(how?: Cut): Promise<void>;
  /** Restores the connection, and waits until the database is available. */
  restore(): Promise<void>;
}

const WAIT = { timeout: 60_000, interval: 10 };

/** Returns a test database whose connection can be cut. */
export async function createCutDatabase(): Promise<CutDatabase> {
  const direct = await openTestDatabase();
  const proxy = await createDatabaseProxy(direct.url);
  const through = await openDatabase({ databaseUrl: proxy.url, dataDir: '', log: silentLog });
  const isResponding = () =>
    through.pingDatabase().then(
      () => true,
      () => false,
    );
  const close = through.close;
  const database = Object.assign(Object.create(through) as Database, {
    close: async () => {
      await close(1_000);
      await proxy.close();
      await direct.close();
    },
  });
  return {
    database,
    direct,
    async cut(how = 'reset') {
      await proxy.cut(how);
      await vi.waitUntil(async () => !(await isResponding()), WAIT);
    },
    async restore() {
      await proxy.restore();
      await vi.waitUntil(isResponding, WAIT);
    },
  };
}
