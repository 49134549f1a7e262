/** The table of what this application did to collaborations; see audit-trail.ts. */
import { bigint, index, pgTable, text, timestamp } from '../../storage/drizzle.ts';

/** One row for each change that was asked of the platform. */
export const collaborationActions = pgTable(
  'collaboration_actions',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    requestId: text('request_id').notNull(),
    /** `sub` of the person who acted. */
    actor: text('actor').notNull(),
    /** Identifier of the collaboration; empty where none came to be. */
    collaboration: text('collaboration').notNull(),
    /** Operation of the platform, like `removeMember`. */
    action: text('action').notNull(),
    /** What it was done to: a uid, an address, a name. */
    target: text('target').notNull(),
    outcome: text('outcome').notNull(),
  },
  (table) => [index('collaboration_actions_newest').on(table.collaboration, table.id)],
);
