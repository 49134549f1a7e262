/** Tables of sample metadata and its rows. */
import { index, integer, jsonb, pgTable, primaryKey, text } from '../../storage/transaction.ts';
import { defineChangeColumns, definePipelineReference } from '../tables.ts';

/** The uploaded file of a pipeline. */
export const proteomicsSampleSheets = pgTable('proteomics_sample_sheets', {
  pipelineUuid: definePipelineReference().primaryKey(),
  fileName: text('file_name').notNull(),
  content: text('content').notNull(),
  /** Names of factors. */
  factors: jsonb('factors').$type<string[]>().notNull(),
  ...defineChangeColumns(),
});

/** Rows of the file. Raw files are matched by name, so that later ones match as well. */
export const proteomicsSamples = pgTable(
  'proteomics_samples',
  {
    pipelineUuid: definePipelineReference(),
    /** Line of the file, from 2. */
    line: integer('line').notNull(),
    /** Name key of the run. */
    runKey: text('run_key').notNull(),
    dataFile: text('data_file').notNull(),
    source: text('source').notNull(),
    assay: text('assay').notNull(),
    label: text('label').notNull(),
    /** Values by factor or characteristic. */
    groups: jsonb('groups').$type<Record<string, string>>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.pipelineUuid, table.line] }),
    index('proteomics_samples_run').on(table.pipelineUuid, table.runKey),
  ],
);
