/** Raw data that is measured before any search: what waits, and what became of it. */
import { index, pgTable, text, timestamp, uuid } from '../../storage/drizzle.ts';
import { proteomicsRawFiles } from '../tables.ts';

/** One row for each raw file whose format is understood, made in the transaction that stores it. */
export const proteomicsAcquisitions = pgTable(
  'proteomics_acquisitions',
  {
    rawFileUuid: uuid('raw_file_uuid')
      .primaryKey()
      .references(() => proteomicsRawFiles.uuid, { onDelete: 'cascade' }),
    state: text('state').$type<'waiting' | 'measured' | 'unreadable'>().notNull(),
    /** Why it could not be read; for people. */
    problem: text('problem'),
    measuredAt: timestamp('measured_at', { withTimezone: true }),
  },
  (table) => [index('proteomics_acquisitions_state').on(table.state)],
);
