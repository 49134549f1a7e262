/** Sessions in PostgreSQL. They survive restarts, and all processes share them. */
import type pg from 'pg';
import { drizzle, eq, runInTransaction, sql } from '../../storage/transaction.ts';
import { PERSON_HASH, RECORD_OVERHEAD_BYTES, type SessionStore } from './session-store.ts';
import { sessions } from './table.ts';

/** Writers of one kind of record wait for each other, so that the totals are correct. */
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

/** Creates a store that uses the table in table.ts, which migrations create. */
export function createPostgresSessionStore(pool: pg.Pool): SessionStore {
  const db = drizzle(pool);
  const record = { sealed: sessions.sealed, expiresAt: sessions.expiresAt };
  return {
    async get(key) {
      const [row] = await db.select(record).from(sessions).where(eq(sessions.key, key));
      return row;
    },
    async set(key, { sealed, expiresAt, owner = null, summary = null }) {
      const set = { sealed, expiresAt, owner, summary };
      await db
        .insert(sessions)
        .values({ key, ...set })
        .onConflictDoUpdate({ target: sessions.key, set });
    },
    async setWithin(key, { sealed, expiresAt }, { name, client, bytes, bytesOfClient }, now) {
      return runInTransaction(pool, async (connection) => {
        await connection.query(LOCK_ROOM, [name]);
        const values = [key, sealed, expiresAt, name, client, now, bytes, bytesOfClient];
        return (await connection.query(SET_WITHIN, values)).rowCount === 1;
      });
    },
    async destroy(key) {
      await db.delete(sessions).where(eq(sessions.key, key));
    },
    async destroyOwned(owner) {
      const isTheirs = owner === undefined ? sql`${sessions.owner} ~ ${PERSON_HASH.source}` : eq(sessions.owner, owner);
      return (await db.delete(sessions).where(isTheirs).returning({ key: sessions.key })).map(({ key }) => key);
    },
    async take(key) {
      const [row] = await db.delete(sessions).where(eq(sessions.key, key)).returning(record);
      return row;
    },
    async listOwned(owner) {
      const rows = await db
        .select({ key: sessions.key, summary: sessions.summary, expiresAt: sessions.expiresAt })
        .from(sessions)
        .where(eq(sessions.owner, owner));
      return rows.map(({ summary, ...row }) => ({ ...row, summary: summary ?? '' }));
    },
    async sweep(now) {
      const { rowCount } = await db.delete(sessions).where(sql`${sessions.expiresAt} <= ${now.toISOString()}::timestamptz`);
      return rowCount ?? 0;
    },
  };
}
