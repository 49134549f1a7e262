/**
 * The storage's own table. Those of the services stand beside what uses them and are listed in drizzle.config.ts. After a change
 * of any of them run `npx drizzle-kit generate --name <what>`, which writes the next migration.
 * Only what PostgreSQL 15 knows.
 */
import { jsonb, pgTable, text, timestamp } from './drizzle.ts';

/** Facts about this installation itself: its identity, and which releases shaped the database. See deployment.ts. */
export const deployment = pgTable('deployment', {
  key: text('key').primaryKey(),
  value: jsonb('value').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
