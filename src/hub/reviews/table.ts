import { defineTimestampColumn } from '../../storage/timestamp-column.ts';
import { bigint, index, pgTable, sql, text, uniqueIndex, uuid } from '../../storage/transaction.ts';
import { defineProjectReference } from '../tables.ts';

export const hubReviews = pgTable(
  'hub_reviews',
  {
    id: uuid('id').primaryKey(),
    projectId: defineProjectReference(),
    state: text('state').$type<'open' | 'approved' | 'changes_requested' | 'withdrawn'>().notNull().default('open'),
    message: text('message').notNull(),
    userId: text('user_id').notNull(),
    userName: text('user_name').notNull(),
    at: defineTimestampColumn('at').notNull(),
    /** The requested state of the project (hub_projects.changes); after the decision, the decided state. */
    changes: bigint('changes', { mode: 'number' }).notNull(),
    /** Sequence number of the same state in the history. */
    moment: bigint('moment', { mode: 'number' }).notNull(),
    /** Time of the decision; null while the request is open. */
    decidedAt: defineTimestampColumn('decided_at'),
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
