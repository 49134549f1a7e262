/** The replica that DATABASE_REPLICA_URL names: whether it is one, of this database, and as far as it. */
import type { Settings } from '../../settings.ts';
import { DatabaseConnection } from '../../storage/connection.ts';
import { describeServer, serverAddresses, unreachable } from '../../storage/given-server.ts';
import { createPool } from '../../storage/pool.ts';
import { attachReplica, replicaWarnings } from '../../storage/replica.ts';
import { type Finding, MOST_SECONDS, sentence, type Trial } from './finding.ts';

const subject = 'Replica';
const MOST_MS = MOST_SECONDS * 1_000 - 500;

/** Tries it; without the setting there is nothing to try. */
export function replicaTrial({
  databaseUrl,
  databaseReplicaUrl: url,
}: Pick<Settings, 'databaseUrl' | 'databaseReplicaUrl'>): Trial {
  return {
    subject,
    run: async () => (databaseUrl === undefined || url === undefined ? [] : [{ subject, ...(await tried(databaseUrl, url)) }]),
  };
}

async function tried(databaseUrl: string, url: string): Promise<Omit<Finding, 'subject'>> {
  const advice = 'Correct DATABASE_REPLICA_URL, or leave it out. Until then the database answers everything.';
  try {
    if (!(await isReplica(url)))
      return { state: 'wrong', says: `The server of DATABASE_REPLICA_URL (${describeServer(url)}) is no replica.`, advice };
  } catch (error) {
    return { state: 'wrong', says: sentence(unreachable(url, error, 'DATABASE_REPLICA_URL').message), advice };
  }
  const isBehind = (await Promise.all(serverAddresses(databaseUrl).map((address) => warningsOf(address, url)))).flat();
  return isBehind.includes(true)
    ? {
        state: 'attention',
        says: `The replica of DATABASE_REPLICA_URL (${describeServer(url)}) is behind the database, or belongs to another.`,
        advice: 'Look at pg_stat_replication of the database. Until then the database answers everything.',
      }
    : { state: 'good', says: `It answers, and is as far as the database. It is ${describeServer(url)}.` };
}

async function isReplica(connectionString: string): Promise<boolean> {
  const client = new DatabaseConnection({ connectionString, connectionTimeoutMillis: MOST_MS, query_timeout: MOST_MS });
  try {
    await client.connect();
    const { rows } = await client.query<{ is: boolean }>('select pg_is_in_recovery() as is');
    return rows[0]?.is === true;
  } finally {
    await client.finish();
  }
}

/** Whether there is something to say of the replica beside a server of the database; nothing where that one is not the primary. */
async function warningsOf(connectionString: string, url: string): Promise<readonly boolean[]> {
  const pool = createPool({ connectionString, max: 1, connectionTimeoutMillis: MOST_MS });
  const detach = attachReplica(pool, url, 1);
  try {
    return [(await replicaWarnings(pool)).length > 0];
  } catch {
    return [];
  } finally {
    await Promise.all([pool.end(), detach()]);
  }
}
