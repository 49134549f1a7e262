/** Sessions in PostgreSQL: they survive a restart, and every process sees them. */
import type pg from 'pg';
import { drizzle, eq, sql } from '../../storage/drizzle.ts';
import type { SessionStore } from './session-store.ts';
import { sessions } from './table.ts';

/** A store in the table of session-table.ts, which must exist. */
export function createPostgresSessionStore(pool: pg.Pool): SessionStore {
  const db = drizzle(pool);
  const record = { sealed: sessions.sealed, expiresAt: sessions.expiresAt };
  return {
    async get(key) {
      const [row] = await db.select(record).from(sessions).where(eq(sessions.key, key));
      return row;
    },
    async set(key, { sealed, expiresAt }) {
      await db
        .insert(sessions)
        .values({ key, sealed, expiresAt })
        .onConflictDoUpdate({ target: sessions.key, set: { sealed, expiresAt } });
    },
    async destroy(key) {
      await db.delete(sessions).where(eq(sessions.key, key));
    },
    async take(key) {
      const [row] = await db.delete(sessions).where(eq(sessions.key, key)).returning(record);
      return row;
    },
    async sweep(now) {
      const { rowCount } = await db.delete(sessions).where(sql`${sessions.expiresAt} <= ${now.toISOString()}::timestamptz`);
      return rowCount ?? 0;
    },
  };
}
