/** What a database that grows needs beside its work: indexes that are missing, and the end of what settings call old. */
import type { Database } from '../database.ts';
import { isOutage } from '../lost-database.ts';
import type { StorageLog } from '../storage-log.ts';
import { makeKeptIndexes } from './kept-indexes.ts';
import { type KeptDays, prune } from './pruning.ts';

const EVERY_MS = 3_600_000;

/** Upkeep that goes on. */
export interface Upkeep {
  /** What is under way ends with the connections of the database. */
  end(): void;
}

/** Begins it: at once, and then every hour. What fails is told to the log and done again the next time. */
export function beginUpkeep(database: Pick<Database, 'pool' | 'connect'>, days: KeptDays, log: StorageLog): Upkeep {
  let isOver = false;
  const work = async () => {
    try {
      const connection = await database.connect('upkeep');
      try {
        await makeKeptIndexes(connection, log);
      } finally {
        await connection.finish();
      }
      const gone = await prune(database.pool, days);
      if (Object.values(gone).some((count) => count > 0)) log.info({ rows: gone }, 'removed what is older than settings keep');
    } catch (err) {
      if (!isOver && !isOutage(err)) log.warn({ err }, 'the upkeep of the database failed');
    }
  };
  void work();
  const timer = setInterval(() => void work(), EVERY_MS);
  timer.unref();
  return {
    end() {
      isOver = true;
      clearInterval(timer);
    },
  };
}
