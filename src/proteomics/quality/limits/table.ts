import { doublePrecision, pgTable, primaryKey, text, uuid } from '../../../storage/transaction.ts';
import { defineChangeColumns, definePipelineReference } from '../../tables.ts';
import { proteomicsReferenceSets } from '../reference-sets/table.ts';

export const proteomicsLimits = pgTable(
  'proteomics_limits',
  {
    pipelineUuid: definePipelineReference(),
    metric: text('metric').notNull(),
    method: text('method').$type<'moving_range' | 'guide_set' | 'fixed'>().notNull(),
    referenceSetUuid: uuid('guide_set_uuid').references(() => proteomicsReferenceSets.uuid),
    sigmas: doublePrecision('sigmas'),
    lower: doublePrecision('lower'),
    upper: doublePrecision('upper'),
  },
  (table) => [primaryKey({ columns: [table.pipelineUuid, table.metric] })],
);

export const proteomicsLimitChanges = pgTable('proteomics_limit_changes', {
  pipelineUuid: definePipelineReference().primaryKey(),
  ...defineChangeColumns(),
});
