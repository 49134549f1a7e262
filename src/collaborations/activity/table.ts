import { defineTimestampColumn } from '../../storage/timestamp-column.ts';
import { bigint, index, pgTable, text } from '../../storage/transaction.ts';

/** Outcome of an action. `pending`: people must approve it. `refused`: no change. `unknown`: a change is possible. */
export type ActionOutcome = 'done' | 'pending' | 'refused' | 'unknown';

/** One row per requested change on the platform; see store.ts. */
export const collaborationActions = pgTable(
  'collaboration_actions',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: defineTimestampColumn('at').notNull(),
    requestId: text('request_id').notNull(),
    /** `sub` of the actor. */
    actor: text('actor').notNull(),
    /** Identifier of the collaboration; empty if it was not created. */
    collaboration: text('collaboration').notNull(),
    action: text('action').notNull(),
    target: text('target').notNull(),
    outcome: text('outcome').$type<ActionOutcome>().notNull(),
    /** Names of the actor, the target and the collaboration at that time; null in rows that releases before 0.3 wrote. */
    actorName: text('actor_name'),
    targetName: text('target_name'),
    collaborationName: text('collaboration_name'),
    change: text('change'),
  },
  (table) => [index('collaboration_actions_newest').on(table.collaboration, table.id)],
);
