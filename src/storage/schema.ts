/**
 * The table of this folder. Tables of services are next to the code that uses them, and listed in drizzle.config.ts. After a
 * change, run `npx drizzle-kit generate --name <what>`, which writes the next migration. Use only features of PostgreSQL 15.
 */

import { defineTimestampColumn } from './timestamp-column.ts';
import { jsonb, pgTable, text } from './transaction.ts';

/** Properties of this installation: its ID, and the releases that changed the schema. */
export const deployment = pgTable('deployment', {
  key: text('key').primaryKey(),
  value: jsonb('value').notNull(),
  createdAt: defineTimestampColumn('created_at').notNull().defaultNow(),
});
