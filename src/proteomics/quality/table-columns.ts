/** Columns that several tables share. */
import { text, uuid } from '../../storage/transaction.ts';
import { defineInstant, proteomicsPipelines } from '../tables.ts';

/** Reference to the pipeline of a row. Deleting the pipeline deletes the row. */
export const pipelineOf = () =>
  uuid('pipeline_uuid')
    .notNull()
    .references(() => proteomicsPipelines.uuid, { onDelete: 'cascade' });

/** Author and time of the last change. The name remains if the user is renamed or deleted. */
export const change = () => ({
  changedBy: text('changed_by').notNull(),
  changedAt: defineInstant('changed_at').notNull().defaultNow(),
});
