/** The table of what this application did to collaborations; see store.ts. */
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
    /** What people called the actor, the target and the collaboration then; null in rows of before 0.3. */
    actorName: text('actor_name'),
    targetName: text('target_name'),
    collaborationName: text('collaboration_name'),
    /** From and to, in words. */
    change: text('change'),
  },
  (table) => [index('collaboration_actions_newest').on(table.collaboration, table.id)],
);
