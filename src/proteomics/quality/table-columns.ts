/** Columns that the tables of several rooms have. */
import { text, timestamp, uuid } from '../../storage/drizzle.ts';
import { proteomicsPipelines } from '../tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** The pipeline that a row belongs to, and goes with. */
export const pipelineOf = () =>
  uuid('pipeline_uuid')
    .notNull()
    .references(() => proteomicsPipelines.uuid, { onDelete: 'cascade' });

/** Who changed something last, by the name that the person had then. The name stays when the user is renamed or gone. */
export const change = () => ({
  changedBy: text('changed_by').notNull(),
  changedAt: moment('changed_at').notNull().defaultNow(),
});
