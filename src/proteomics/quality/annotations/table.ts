/** The table of annotations. */
import { boolean, index, pgTable, text, uuid } from '../../../storage/transaction.ts';
import { defineChangeColumns, definePipelineReference } from '../../tables.ts';

/** Events of the instrument, in its local time. */
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
    /** End in the same time; null for a moment or an open window. */
    until: text('until'),
    /** The instrument as in its results; null for all. */
    instrument: text('instrument'),
    /** True if runs in the window are excluded from limits, verdicts and alerts. */
    excludesRuns: boolean('excludes_runs').notNull().default(false),
    ...defineChangeColumns(),
  },
  (table) => [index('proteomics_annotations_time').on(table.pipelineUuid, table.at)],
);
