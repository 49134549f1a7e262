/** The table of annotations. */
import { index, pgTable, text, uuid } from '../../../storage/transaction.ts';
import { change, pipelineOf } from '../table-columns.ts';

/** Events of the instrument, in its local time. */
export const proteomicsAnnotations = pgTable(
  'proteomics_annotations',
  {
    uuid: uuid('uuid').primaryKey(),
    pipelineUuid: pipelineOf(),
    kind: text('kind')
      .$type<'calibration' | 'column_change' | 'cleaning' | 'maintenance' | 'method_change' | 'other'>()
      .notNull(),
    /** Local time of the instrument as `YYYY-MM-DDTHH:MM:SS`. */
    at: text('at').notNull(),
    text: text('text').notNull(),
    ...change(),
  },
  (table) => [index('proteomics_annotations_time').on(table.pipelineUuid, table.at)],
);
