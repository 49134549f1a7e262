/** The table of sessions, logins in progress and saved forms; every row is encrypted. */

import { defineTimestampColumn } from '../../storage/timestamp-column.ts';
import { index, pgTable, text } from '../../storage/transaction.ts';

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of purpose and identifier, base64url. The key cannot decrypt the record or authenticate. */
    key: text('key').primaryKey(),
    /** Content, encrypted as in sealing.ts. */
    sealed: text('sealed').notNull(),
    expiresAt: defineTimestampColumn('expires_at').notNull(),
    /** For sessions: SHA-256 of the subject, base64url. For saved forms: the name of the shared limit. */
    owner: text('owner'),
    /** Encrypted description of the session for its owner. For a saved form: SHA-256 of the client's address. */
    summary: text('summary'),
  },
  (table) => [index('sessions_expires_at').on(table.expiresAt), index('sessions_owner').on(table.owner)],
);
