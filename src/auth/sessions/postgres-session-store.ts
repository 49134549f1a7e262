/** Sessions in PostgreSQL: they survive a restart, and every process sees them. */
import type pg from 'pg';
import { drizzle, eq, sql } from '../../storage/drizzle.ts';
import type { SessionStore } from './session-store.ts';
import { sessions } from './table.ts';

/** A store in the table of session-table.ts, which the migrations make. */
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
    async destroy(key) {
      await db.delete(sessions).where(eq(sessions.key, key));
    },
    async take(key) {
      const [row] = await db.delete(sessions).where(eq(sessions.key, key)).returning(record);
      return row;
    },
    async owned(owner) {
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
