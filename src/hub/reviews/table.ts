import { bigint, index, pgTable, sql, text, timestamp, uniqueIndex, uuid } from '../../storage/transaction.ts';
import { defineProjectReference } from '../tables.ts';

const defineMoment = (name: string) => timestamp(name, { withTimezone: true });

/** Requests for a review, with their outcome. */
export const hubReviews = pgTable(
  'hub_reviews',
  {
    id: uuid('id').primaryKey(),
    projectId: defineProjectReference(),
    state: text('state').$type<'open' | 'approved' | 'changes_requested' | 'withdrawn'>().notNull().default('open'),
    message: text('message').notNull(),
    userId: text('user_id').notNull(),
    userName: text('user_name').notNull(),
    at: defineMoment('at').notNull(),
    /** The state of the project that was requested, then the one that was decided on (hub_projects.changes). */
    changes: bigint('changes', { mode: 'number' }).notNull(),
    /** The sequence number of the project in the same state, for the history. */
    moment: bigint('moment', { mode: 'number' }).notNull(),
    /** Null while the request is open. */
    decidedAt: defineMoment('decided_at'),
    decidedBy: text('decided_by').notNull().default(''),
    text: text('text').notNull().default(''),
  },
  (table) => [
    index('hub_reviews_project').on(table.projectId, table.at),
    index('hub_reviews_user').on(table.userId, table.at),
    uniqueIndex('hub_reviews_open').on(table.projectId).where(sql`${table.state} = 'open'`),
  ],
);

export type ReviewRow = typeof hubReviews.$inferSelect;
