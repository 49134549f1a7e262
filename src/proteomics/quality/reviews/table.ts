/** The table of reviews. */
import { bigserial, boolean, index, pgTable, text, uuid } from '../../../storage/transaction.ts';
import { proteomicsRawFiles } from '../../tables.ts';
import type { SampleType } from '../sample-types/rules.ts';
import { change } from '../table-columns.ts';

/** History of the marks of raw files. Rows are never changed. */
export const proteomicsReviews = pgTable(
  'proteomics_reviews',
  {
    uuid: uuid('uuid').primaryKey(),
    /** Order of the changes. */
    number: bigserial('number', { mode: 'number' }).notNull(),
    rawFileUuid: uuid('raw_file_uuid')
      .notNull()
      .references(() => proteomicsRawFiles.uuid, { onDelete: 'cascade' }),
    flagged: boolean('flagged').notNull(),
    useDownstream: boolean('use_downstream').notNull(),
    flaggedBefore: boolean('flagged_before').notNull(),
    useDownstreamBefore: boolean('use_downstream_before').notNull(),
    /** Sample type that a user set; null if the rules decide. */
    sampleType: text('sample_type').$type<SampleType>(),
    sampleTypeBefore: text('sample_type_before').$type<SampleType>(),
    reason: text('reason'),
    ...change(),
  },
  (table) => [index('proteomics_reviews_raw_file').on(table.rawFileUuid, table.number)],
);
