import { defineTimestampColumn } from '../../storage/timestamp-column.ts';
import { index, integer, json, pgTable, text, uuid } from '../../storage/transaction.ts';
import type { DraftContent } from './content.ts';

/** Only the owner of a draft can view it. */
export const profileDrafts = pgTable(
  'profile_drafts',
  {
    id: uuid('id').primaryKey(),
    owner: text('owner').notNull(),
    /** ID of the original profile; empty if there is none. */
    parent: text('parent').notNull(),
    /** Unlike jsonb, json preserves the order of entity types. */
    content: json('content').$type<DraftContent>().notNull(),
    /** The content before the last change. */
    previous: json('previous').$type<DraftContent>(),
    revision: integer('revision').notNull().default(1),
    createdAt: defineTimestampColumn('created_at').notNull().defaultNow(),
    updatedAt: defineTimestampColumn('updated_at').notNull().defaultNow(),
  },
  (table) => [index('profile_drafts_owner').on(table.owner), index('profile_drafts_updated').on(table.updatedAt)],
);

export type DraftRow = Readonly<typeof profileDrafts.$inferSelect>;
