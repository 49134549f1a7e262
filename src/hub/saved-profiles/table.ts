/** Profiles that users created by merging others. */

import { defineTimestampColumn } from '../../storage/timestamp-column.ts';
import { jsonb, pgTable, sql, text, uniqueIndex, uuid } from '../../storage/transaction.ts';

/** Records are immutable: a changed profile is a new record with a new identifier. */
export const savedProfiles = pgTable(
  'saved_profiles',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    version: text('version').notNull(),
    yaml: text('yaml').notNull(),
    /** Identifiers of the merged profiles. */
    sources: jsonb('sources').$type<readonly string[]>().notNull(),
    savedAt: defineTimestampColumn('saved_at').notNull().defaultNow(),
    /** HubActor.userId and HubActor.userName of the user who saved the profile. */
    savedBy: text('saved_by').notNull(),
    savedByName: text('saved_by_name').notNull(),
  },
  (table) => [uniqueIndex('saved_profiles_name').on(sql`lower(${table.name})`, table.version)],
);
