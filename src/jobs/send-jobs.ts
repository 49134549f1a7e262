/** Sends jobs to their queues. */
import type { PgBoss } from 'pg-boss';
import type { Job, JobClient, JobRequest } from './job.ts';

/** The database schema of pg-boss. */
export const JOBS_SCHEMA = 'pgboss';

/** One per connection, because a pg-boss instance sends through one database. */
const senders = new WeakMap<JobClient, PgBoss>();

/**
 * Sends jobs. On the connection of a transaction, they exist after its commit, and workers start at once.
 * @throws Error if the queue does not exist: no process has worked on jobs in this database yet
 */
export async function sendJobs<Data extends object>(
  client: JobClient,
  job: Job<Data>,
  requests: readonly JobRequest<Data>[],
): Promise<void> {
  if (requests.length === 0) return;
  const sender = senders.get(client) ?? (await makeSender(client));
  senders.set(client, sender);
  const replaced = requests.filter(({ replaces }) => replaces).map(({ key = job.name }) => key);
  if (replaced.length > 0)
    await client.query(`delete from ${JOBS_SCHEMA}.job where name = $1 and singleton_key = any($2) and state < 'active'`, [
      job.name,
      replaced,
    ]);
  await sender.insert(
    job.name,
    requests.map(({ data, key = job.name, group = key, startAfter, priority }) => ({
      data,
      singletonKey: key,
      group: { id: group },
      ...(startAfter === undefined ? {} : { startAfter }),
      ...(priority === undefined ? {} : { priority }),
    })),
  );
}

/** Returns whether only a failed job of this key is waiting for its next attempt. */
export async function awaitsRetry(client: JobClient, job: Pick<Job, 'name'>, key: string): Promise<boolean> {
  const { rows } = await client.query<{ state: string }>(
    `select state from ${JOBS_SCHEMA}.job where name = $1 and singleton_key = $2 and state < 'completed'`,
    [job.name, key],
  );
  return rows.length > 0 && rows.every(({ state }) => state === 'retry');
}

async function makeSender(client: JobClient): Promise<PgBoss> {
  const { PgBoss } = await import('pg-boss');
  return new PgBoss({
    db: { executeSql: (text, values) => client.query(text, values as unknown[]) },
    schema: JOBS_SCHEMA,
  });
}
