import { index, integer, json, pgTable, text, timestamp, uuid } from '../../storage/transaction.ts';
import type { DraftContent } from './content.ts';

const defineMoment = (name: string) => timestamp(name, { withTimezone: true }).notNull().defaultNow();

/** A draft is only visible to its owner. */
export const profileDrafts = pgTable(
  'profile_drafts',
  {
    id: uuid('id').primaryKey(),
    owner: text('owner').notNull(),
    /** ID of the original profile; may be empty. */
    parent: text('parent').notNull(),
    /** Unlike jsonb, json keeps the order of entity types for pages. */
    content: json('content').$type<DraftContent>().notNull(),
    /** The content before the last change. */
    previous: json('previous').$type<DraftContent>(),
    revision: integer('revision').notNull().default(1),
    createdAt: defineMoment('created_at'),
    updatedAt: defineMoment('updated_at'),
  },
  (table) => [index('profile_drafts_owner').on(table.owner), index('profile_drafts_updated').on(table.updatedAt)],
);

export type DraftRow = Readonly<typeof profileDrafts.$inferSelect>;
