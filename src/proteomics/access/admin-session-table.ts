import { defineTimestampColumn } from '../../storage/timestamp-column.ts';
import { pgTable, text } from '../../storage/transaction.ts';

export const proteomicsAdminSessions = pgTable('proteomics_admin_sessions', {
  /** SHA-256 of the identifier in the cookie and of ADMIN_TOKEN. A changed ADMIN_TOKEN invalidates the session. */
  key: text('key').primaryKey(),
  expiresAt: defineTimestampColumn('expires_at').notNull(),
});
