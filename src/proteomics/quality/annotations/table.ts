import { boolean, index, pgTable, text, uuid } from '../../../storage/transaction.ts';
import { defineChangeColumns, definePipelineReference } from '../../tables.ts';

/** One row per event of the instrument, in the instrument's local time. */
export const proteomicsAnnotations = pgTable(
  'proteomics_annotations',
  {
    uuid: uuid('uuid').primaryKey(),
    pipelineUuid: definePipelineReference(),
    kind: text('kind')
      .$type<'calibration' | 'column_change' | 'cleaning' | 'maintenance' | 'method_change' | 'other'>()
      .notNull(),
    /** Local time of the instrument as `YYYY-MM-DDTHH:MM:SS`. */
    at: text('at').notNull(),
    text: text('text').notNull(),
    /** End of a window in the same form; null for a moment or an open window. */
    until: text('until'),
    /** Name of the instrument in the results; null for all instruments. */
    instrument: text('instrument'),
    /** True if runs in the window are excluded from limits, verdicts and alerts. */
    excludesRuns: boolean('excludes_runs').notNull().default(false),
    ...defineChangeColumns(),
  },
  (table) => [index('proteomics_annotations_time').on(table.pipelineUuid, table.at)],
);
