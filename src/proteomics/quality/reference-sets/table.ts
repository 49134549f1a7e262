import { boolean, index, pgTable, primaryKey, text, uniqueIndex, uuid } from '../../../storage/transaction.ts';
import { defineChangeColumns, definePipelineReference, defineRawFileReference } from '../../tables.ts';

/** Reference sets: selected good runs that define limits. */
export const proteomicsReferenceSets = pgTable(
  'proteomics_guide_sets',
  {
    uuid: uuid('uuid').primaryKey(),
    pipelineUuid: definePipelineReference(),
    name: text('name').notNull(),
    note: text('note').notNull().default(''),
    /** True if the set is the baseline of its sample type. */
    isBaseline: boolean('is_baseline').notNull().default(false),
    ...defineChangeColumns(),
  },
  (table) => [uniqueIndex('proteomics_guide_sets_name').on(table.pipelineUuid, table.name)],
);

export const proteomicsReferenceSetMembers = pgTable(
  'proteomics_guide_set_members',
  {
    referenceSetUuid: uuid('guide_set_uuid')
      .notNull()
      .references(() => proteomicsReferenceSets.uuid, { onDelete: 'cascade' }),
    rawFileUuid: defineRawFileReference(),
  },
  (table) => [
    primaryKey({ columns: [table.referenceSetUuid, table.rawFileUuid] }),
    index('proteomics_guide_set_members_raw_file').on(table.rawFileUuid),
  ],
);
