/** Maintains the database as a background job: creates missing indexes, and removes expired rows. */
import { createJobWork, defineJob, type JobWork } from '../jobs/job.ts';
import type { Log } from '../log.ts';
import type { Settings } from '../settings.ts';
import type { Database } from '../storage/database.ts';
import { createManagedIndexes } from '../storage/upkeep/managed-indexes.ts';
import { pruneDatabase } from '../storage/upkeep/pruning.ts';

const DATABASE_UPKEEP = defineJob('database-upkeep', { retryLimit: 0 }, '17 * * * *');

export interface UpkeepParts {
  readonly database: Pick<Database, 'pool' | 'connect'>;
  readonly settings: Pick<Settings, 'hubEventsDays' | 'auditDays'>;
  readonly log: Log;
}

/** Creates the job that maintains the database at startup and then every hour. */
export function createDatabaseUpkeep({ database, settings, log }: UpkeepParts): JobWork {
  const maintainDatabase = async () => {
    const connection = await database.connect('upkeep');
    try {
      await createManagedIndexes(connection, log);
    } finally {
      await connection.finish();
    }
    const gone = await pruneDatabase(database.pool, { eventsDays: settings.hubEventsDays, auditDays: settings.auditDays });
    if (Object.values(gone).some((count) => count > 0)) log.info({ rows: gone }, 'removed expired data');
  };
  return createJobWork(DATABASE_UPKEEP, maintainDatabase, { listMissing: async () => [{ data: {} }] });
}
