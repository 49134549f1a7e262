import { bigserial, boolean, index, pgTable, text, uuid } from '../../../storage/transaction.ts';
import { defineChangeColumns, defineRawFileReference } from '../../tables.ts';
import type { SampleType } from '../sample-types/rules.ts';

/** History of the marks of raw files. Rows are never changed. */
export const proteomicsReviews = pgTable(
  'proteomics_reviews',
  {
    uuid: uuid('uuid').primaryKey(),
    /** Orders the entries by time. */
    number: bigserial('number', { mode: 'number' }).notNull(),
    rawFileUuid: defineRawFileReference(),
    flagged: boolean('flagged').notNull(),
    useDownstream: boolean('use_downstream').notNull(),
    flaggedBefore: boolean('flagged_before').notNull(),
    useDownstreamBefore: boolean('use_downstream_before').notNull(),
    /** Sample type that a user set; null if the rules decide. */
    sampleType: text('sample_type').$type<SampleType>(),
    sampleTypeBefore: text('sample_type_before').$type<SampleType>(),
    reason: text('reason'),
    ...defineChangeColumns(),
  },
  (table) => [index('proteomics_reviews_raw_file').on(table.rawFileUuid, table.number)],
);
