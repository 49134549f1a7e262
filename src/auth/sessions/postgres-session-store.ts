/** Sessions in PostgreSQL, shared by all processes. Uses plain SQL, because users of the library do not install Drizzle. */
import type pg from 'pg';
import { runInTransaction } from '../../storage/run-in-transaction.ts';
import { type OwnedRecord, PERSON_HASH, RECORD_OVERHEAD_BYTES, type SessionStore, type StoredRecord } from './session-store.ts';

/** Serializes writers that share a size limit, so that the totals are correct. */
const LOCK_ROOM = `select pg_advisory_xact_lock(hashtext('sessions ' || $1))`;

const SET_WITHIN = `
  with used as (
    select coalesce(sum(octet_length(sealed) + ${RECORD_OVERHEAD_BYTES}), 0) as all_bytes,
      coalesce(sum(octet_length(sealed) + ${RECORD_OVERHEAD_BYTES}) filter (where summary = $5), 0) as client_bytes
    from sessions where owner = $4 and key <> $1 and expires_at > $6
  )
  insert into sessions (key, sealed, expires_at, owner, summary)
  select $1, $2, $3, $4, $5 from used
  where all_bytes + octet_length($2) + ${RECORD_OVERHEAD_BYTES} <= $7 and client_bytes + octet_length($2) + ${RECORD_OVERHEAD_BYTES} <= $8
  on conflict (key) do update set sealed = excluded.sealed, expires_at = excluded.expires_at,
    owner = excluded.owner, summary = excluded.summary`;

const SET = `
  insert into sessions (key, sealed, expires_at, owner, summary) values ($1, $2, $3, $4, $5)
  on conflict (key) do update set sealed = excluded.sealed, expires_at = excluded.expires_at,
    owner = excluded.owner, summary = excluded.summary`;

/** Creates a store that uses the table in table.ts, which migrations create. */
export function createPostgresSessionStore(pool: pg.Pool): SessionStore {
  return {
    async get(key) {
      const { rows } = await pool.query<StoredRecord>('select sealed, expires_at as "expiresAt" from sessions where key = $1', [
        key,
      ]);
      return rows[0];
    },
    async set(key, { sealed, expiresAt, owner = null, summary = null }) {
      await pool.query(SET, [key, sealed, expiresAt, owner, summary]);
    },
    async setWithin(key, { sealed, expiresAt }, { name, client, bytes, bytesOfClient }, now) {
      return runInTransaction(pool, async (connection) => {
        await connection.query(LOCK_ROOM, [name]);
        const values = [key, sealed, expiresAt, name, client, now, bytes, bytesOfClient];
        return (await connection.query(SET_WITHIN, values)).rowCount === 1;
      });
    },
    async destroy(key) {
      await pool.query('delete from sessions where key = $1', [key]);
    },
    async destroyOwned(owner) {
      const [condition, value] = owner === undefined ? ['owner ~ $1', PERSON_HASH.source] : ['owner = $1', owner];
      const { rows } = await pool.query<{ key: string }>(`delete from sessions where ${condition} returning key`, [value]);
      return rows.map(({ key }) => key);
    },
    async take(key) {
      const returning = 'delete from sessions where key = $1 returning sealed, expires_at as "expiresAt"';
      return (await pool.query<StoredRecord>(returning, [key])).rows[0];
    },
    async listOwned(owner) {
      const { rows } = await pool.query<OwnedRecord>(
        `select key, coalesce(summary, '') as summary, expires_at as "expiresAt" from sessions where owner = $1`,
        [owner],
      );
      return rows;
    },
    async sweep(now) {
      return (await pool.query('delete from sessions where expires_at <= $1', [now])).rowCount ?? 0;
    },
  };
}
