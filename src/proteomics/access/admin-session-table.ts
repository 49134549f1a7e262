/** The table of browsers that may administrate. */
import { pgTable, text, timestamp } from '../../storage/drizzle.ts';

/** One row for each login of the administration. */
export const proteomicsAdminSessions = pgTable('proteomics_admin_sessions', {
  /** SHA-256 of the identifier in the cookie and of ADMIN_TOKEN: useless to a reader, and void under another token. */
  key: text('key').primaryKey(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});
