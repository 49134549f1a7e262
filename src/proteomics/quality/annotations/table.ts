import { boolean, index, pgTable, text, uuid } from '../../../storage/transaction.ts';
import { defineChangeColumns, definePipelineReference } from '../../tables.ts';

export const proteomicsAnnotations = pgTable(
  'proteomics_annotations',
  {
    uuid: uuid('uuid').primaryKey(),
    pipelineUuid: definePipelineReference(),
    kind: text('kind')
      .$type<'calibration' | 'column_change' | 'cleaning' | 'maintenance' | 'method_change' | 'other'>()
      .notNull(),
    /** Instrument-local time as `YYYY-MM-DDTHH:MM:SS`. */
    at: text('at').notNull(),
    text: text('text').notNull(),
    /** End of a window in the same format; null for an event without duration, or an open window. */
    until: text('until'),
    instrument: text('instrument'),
    excludesRuns: boolean('excludes_runs').notNull().default(false),
    ...defineChangeColumns(),
  },
  (table) => [index('proteomics_annotations_time').on(table.pipelineUuid, table.at)],
);
