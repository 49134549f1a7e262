/** The table of actions on collaborations; see store.ts. */
import { bigint, index, pgTable, text, timestamp } from '../../storage/transaction.ts';

/** One row for each requested change at the platform. */
export const collaborationActions = pgTable(
  'collaboration_actions',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    requestId: text('request_id').notNull(),
    /** `sub` of the person who acted. */
    actor: text('actor').notNull(),
    /** Identifier of the collaboration; empty if it was not created. */
    collaboration: text('collaboration').notNull(),
    /** Operation of the platform, like `removeMember`. */
    action: text('action').notNull(),
    /** Target of the action: a uid, an address, a name. */
    target: text('target').notNull(),
    outcome: text('outcome').notNull(),
    /** Names of the actor, the target and the collaboration at that time; null in rows from before 0.3. */
    actorName: text('actor_name'),
    targetName: text('target_name'),
    collaborationName: text('collaboration_name'),
    /** Old and new value, in words. */
    change: text('change'),
  },
  (table) => [index('collaboration_actions_newest').on(table.collaboration, table.id)],
);
