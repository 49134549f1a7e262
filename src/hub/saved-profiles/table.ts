import { defineTimestampColumn } from '../../storage/timestamp-column.ts';
import { jsonb, pgTable, sql, text, uniqueIndex, uuid } from '../../storage/transaction.ts';

/** Profiles that users have saved. Rows do not change: a changed profile is a new row with a new ID. */
export const savedProfiles = pgTable(
  'saved_profiles',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    version: text('version').notNull(),
    yaml: text('yaml').notNull(),
    /** IDs of the merged profiles. */
    sources: jsonb('sources').$type<readonly string[]>().notNull(),
    savedAt: defineTimestampColumn('saved_at').notNull().defaultNow(),
    /** `userId` and `userName` of the user who saved the profile. */
    savedBy: text('saved_by').notNull(),
    savedByName: text('saved_by_name').notNull(),
  },
  (table) => [uniqueIndex('saved_profiles_name').on(sql`lower(${table.name})`, table.version)],
);
