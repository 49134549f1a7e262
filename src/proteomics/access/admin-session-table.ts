import { pgTable, text } from '../../storage/transaction.ts';
import { defineInstant } from '../tables.ts';

/** One row per open session of an administrator. */
export const proteomicsAdminSessions = pgTable('proteomics_admin_sessions', {
  /** SHA-256 of the identifier in the cookie and of ADMIN_TOKEN. It cannot be used as a cookie, and becomes invalid if the token changes. */
  key: text('key').primaryKey(),
  expiresAt: defineInstant('expires_at').notNull(),
});
