import { defineTimestampColumn } from '../../storage/timestamp-column.ts';
import { index, pgTable, text } from '../../storage/transaction.ts';
import { defineRawFileReference } from '../tables.ts';

/** One row per raw file in a supported format, created in the transaction that stores the file. */
export const proteomicsAcquisitions = pgTable(
  'proteomics_acquisitions',
  {
    rawFileUuid: defineRawFileReference().primaryKey(),
    state: text('state').$type<'waiting' | 'measured' | 'unreadable'>().notNull(),
    problem: text('problem'),
    measuredAt: defineTimestampColumn('measured_at'),
  },
  (table) => [index('proteomics_acquisitions_state').on(table.state)],
);
