/** A test database that is reached by a way, which can be cut. */
import { vi } from 'vitest';
import { type Database, openDatabase } from './database.ts';
import { silentLog } from './storage-errors.ts';
import { testDatabase } from './testing.ts';
import { type Cut, makeWay } from './testing-way.ts';

/** A database, and the way to it. */
export interface CutDatabase {
  /** Reached by the way; `close` drops it. */
  readonly database: Database;
  /** The same, reached directly. */
  readonly direct: Database;
  /** Cuts the way, and waits until that is noticed. */
  cut(how?: Cut): Promise<void>;
  /** Restores it, and waits until that is noticed. */
  restore(): Promise<void>;
}

const WAIT = { timeout: 60_000, interval: 10 };

/** Makes one. */
export async function cutDatabase(): Promise<CutDatabase> {
  const direct = await testDatabase();
  const way = await makeWay(direct.url);
  const through = await openDatabase({ databaseUrl: way.url, dataDir: '', log: silentLog });
  const answers = () =>
    through.ping().then(
      () => true,
      () => false,
    );
  const close = through.close;
  const database = Object.assign(Object.create(through) as Database, {
    close: async () => {
      await close(1_000);
      await way.close();
      await direct.close();
    },
  });
  return {
    database,
    direct,
    async cut(how = 'reset') {
      await way.cut(how);
      await vi.waitUntil(async () => !(await answers()), WAIT);
    },
    async restore() {
      await way.restore();
      await vi.waitUntil(answers, WAIT);
    },
  };
}
