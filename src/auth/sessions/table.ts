/** The table of sessions, logins under way and forms that wait for them; every row is sealed. */
import { index, pgTable, text, timestamp } from '../../storage/drizzle.ts';

/** Rows of PostgresSessionStore. */
export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of purpose and identifier, base64url: what stands here opens nothing and logs nobody in. */
    key: text('key').primaryKey(),
    /** Contents, sealed as in sealing.ts. */
    sealed: text('sealed').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** SHA-256 of the subject, base64url, of sessions; the name of the room that kept forms share. */
    owner: text('owner'),
    /** Encrypted description of the session for its owner. For a kept form: SHA-256 of the client's address. */
    summary: text('summary'),
  },
  (table) => [index('sessions_expires_at').on(table.expiresAt), index('sessions_owner').on(table.owner)],
);
