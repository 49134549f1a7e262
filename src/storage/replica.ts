/**
 * Reads by a streaming replica (docs/growth.md). The primary says how far its log is, and the replica is asked once it has replayed that much: so
 * everybody reads what anybody had saved before, whichever process answers, and nothing has to be remembered of anybody.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { replicaReads } from '../operations/figures.ts';
import { createPool } from './pool.ts';

/** What reads: the pool of the primary, or one connection to the replica. */
export type Reader = Pick<pg.Pool, 'query' | 'connect'>;

interface Replica {
  readonly pool: pg.Pool;
  /** Until then (performance.now) nobody waits for it again. */
  leftUntil: number;
}

/** How far a primary is. */
interface Place {
  readonly at: string;
  readonly timeline: number;
  readonly system: string;
}

/** How long a read waits for the replica to be as far as the primary, in milliseconds. */
const PATIENCE = 50;
/** A replica that was late or did not answer is left alone for so long. */
const LEFT_FOR = 1_000;
/** A read that takes longer is ended there, and the primary answers. */
const LONGEST_READ = 10_000;
/** How long somebody who watches waits to be told that the replica is as far as the primary. */
const WATCHED_PATIENCE = 500;

/**
 * A commit is acknowledged once it is flushed, unless the site has set otherwise. The timeline and the system tell a replica that was left on another
 * history after a change of roles, or that belongs to another server.
 */
const PLACE = `select case current_setting('synchronous_commit') when 'off' then pg_current_wal_insert_lsn() else pg_current_wal_flush_lsn() end as at,
  ('x' || left(pg_walfile_name(pg_current_wal_insert_lsn()), 8))::bit(32)::int as timeline,
  (select system_identifier from pg_control_system())::text as system`;
const REACHED = `select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= $1::pg_lsn
  and (select timeline_id from pg_control_checkpoint()) = $2 and (select system_identifier from pg_control_system()) = $3::bigint as reached`;

const replicas = new WeakMap<pg.Pool, Replica>();

/**
 * Lets reads of a pool go to a replica from now on.
 *
 * @param url of the replica
 * @returns what ends the connections to it
 */
export function attachReplica(primary: pg.Pool, url: string, most = 10): () => Promise<void> {
  const pool = createPool({
    connectionString: url,
    max: most,
    application_name: 'concordat replica',
    statement_timeout: LONGEST_READ,
    query_timeout: LONGEST_READ + 1_000,
  });
  replicas.set(primary, { pool, leftUntil: 0 });
  return () => pool.end();
}

/**
 * Reads by the replica of a pool where there is one and it has everything that was saved before this call; otherwise, and where it fails, by the pool
 * itself. `read` may be called twice, and changes nothing.
 *
 * @throws what `read` throws with the pool
 */
export async function byReplica<T>(primary: pg.Pool, read: (reader: Reader) => Promise<T>): Promise<T> {
  const replica = replicas.get(primary);
  if (replica === undefined) return read(primary);
  if (performance.now() >= replica.leftUntil) {
    const client = await reached(replica, await placeOf(primary), PATIENCE);
    if (client === undefined) replica.leftUntil = performance.now() + LEFT_FOR;
    else {
      let isWhole = false;
      try {
        const answer = await read(readerOf(client));
        isWhole = true;
        replicaReads.add(1, 'replica');
        return answer;
      } catch {
        // It ended or withdrew the read (PostgreSQL, "Handling Query Conflicts"); what is wrong with the question itself the primary says as well.
      } finally {
        client.release(!isWhole);
      }
    }
  }
  replicaReads.add(1, 'primary');
  return read(primary);
}

/** What somebody should know of the replica of a pool: nothing where there is none, or where it is as far as the primary. */
export async function replicaWarnings(primary: pg.Pool): Promise<readonly string[]> {
  const replica = replicas.get(primary);
  if (replica === undefined) return [];
  const client = await reached(replica, await placeOf(primary), WATCHED_PATIENCE);
  client?.release();
  return client === undefined
    ? ['The replica of DATABASE_REPLICA_URL does not answer, or is behind. The database answers its reads.']
    : [];
}

async function placeOf(primary: pg.Pool): Promise<Place> {
  const { rows } = await primary.query<Place>(PLACE);
  return rows[0] as Place;
}

/** A connection to the replica that has reached a place; undefined where there is none in time. One that comes later is kept for the next read. */
async function reached(replica: Replica, place: Place, patience: number): Promise<pg.PoolClient | undefined> {
  const coming = comeTo(replica, place, performance.now() + patience);
  const client = await Promise.race([coming, sleep(patience, undefined, { ref: false })]);
  if (client === undefined) void coming.then((late) => late?.release());
  return client;
}

async function comeTo(
  { pool }: Replica,
  { at, timeline, system }: Place,
  deadline: number,
): Promise<pg.PoolClient | undefined> {
  let client: pg.PoolClient | undefined;
  try {
    client = await pool.connect();
    for (let pause = 1; ; pause *= 2) {
      const { rows } = await client.query<{ reached: boolean | null }>(REACHED, [at, timeline, system]);
      if (rows[0]?.reached === true) return client;
      if (performance.now() + pause > deadline) break;
      await sleep(pause);
    }
    client.release();
  } catch {
    client?.release(true);
  }
  return undefined;
}

/** A connection has one, as what was learned of a database is kept with who reads there (upkeep/rare-parts.ts). */
const readers = new WeakMap<pg.PoolClient, Reader>();

/** All of a read goes to the connection that was asked, one question after the other: behind one address there may be several replicas. */
function readerOf(client: pg.PoolClient): Reader {
  const known = readers.get(client);
  if (known !== undefined) return known;
  const lent = Object.create(client, { release: { value: () => undefined } }) as pg.PoolClient;
  let last: Promise<unknown> = Promise.resolve();
  const query = (...parameters: unknown[]) => {
    const answer = last.then(() => (client.query as (...all: unknown[]) => Promise<unknown>)(...parameters));
    last = answer.catch(() => undefined);
    return answer;
  };
  const reader: Reader = { query: query as pg.Pool['query'], connect: (async () => lent) as pg.Pool['connect'] };
  readers.set(client, reader);
  return reader;
}
