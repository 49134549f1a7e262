/** Profiles that users created by merging others. */
import { jsonb, pgTable, sql, text, timestamp, uniqueIndex, uuid } from '../../storage/transaction.ts';

/** One profile. Records are immutable: another text is another record with another identifier. */
export const savedProfiles = pgTable(
  'saved_profiles',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    version: text('version').notNull(),
    /** The profile file. */
    yaml: text('yaml').notNull(),
    /** Identifiers of the merged profiles. */
    sources: jsonb('sources').$type<readonly string[]>().notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull().defaultNow(),
    /** The HubActor.userId and userName. */
    savedBy: text('saved_by').notNull(),
    savedByName: text('saved_by_name').notNull(),
  },
  (table) => [uniqueIndex('saved_profiles_name').on(sql`lower(${table.name})`, table.version)],
);
