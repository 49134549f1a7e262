import { defineTimestampColumn } from '../../storage/timestamp-column.ts';
import { index, pgTable, primaryKey, text, uuid } from '../../storage/transaction.ts';
import { defineProjectReference } from '../tables.ts';

/** Comments remain if their entity is deleted, because an undo can restore the entity. */
export const hubComments = pgTable(
  'hub_comments',
  {
    id: uuid('id').primaryKey(),
    projectId: defineProjectReference(),
    entityId: uuid('entity_id').notNull(),
    /** Field name; empty for a comment on the whole entity. */
    field: text('field').notNull().default(''),
    content: text('content').notNull(),
    userId: text('user_id').notNull(),
    userName: text('user_name').notNull(),
    at: defineTimestampColumn('at').notNull(),
    /** Time at which the comment was resolved; null for an open comment. */
    resolvedAt: defineTimestampColumn('resolved_at'),
    resolvedBy: text('resolved_by'),
  },
  (table) => [
    index('hub_comments_project').on(table.projectId, table.at),
    index('hub_comments_entity').on(table.projectId, table.entityId, table.at),
  ],
);

export const hubMentions = pgTable(
  'hub_mentions',
  {
    commentId: uuid('comment_id')
      .notNull()
      .references(() => hubComments.id, { onDelete: 'cascade' }),
    userId: text('user_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.commentId, table.userId] }), index('hub_mentions_user').on(table.userId)],
);
