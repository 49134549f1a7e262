import { index, integer, json, pgTable, text, timestamp, uuid } from '../../storage/transaction.ts';
import type { DraftContent } from './content.ts';

const defineMoment = (name: string) => timestamp(name, { withTimezone: true }).notNull().defaultNow();

/** One draft. Only its owner sees it. */
export const profileDrafts = pgTable(
  'profile_drafts',
  {
    id: uuid('id').primaryKey(),
    owner: text('owner').notNull(),
    /** Identifier of the profile that the draft started from; empty if there is none. */
    parent: text('parent').notNull(),
    /** As json, not jsonb, because the order of entity types is that of the pages. */
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
