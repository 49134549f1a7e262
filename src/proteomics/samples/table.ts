import { index, integer, jsonb, pgTable, primaryKey, text } from '../../storage/transaction.ts';
import { defineChangeColumns, definePipelineReference } from '../tables.ts';

export const proteomicsSampleSheets = pgTable('proteomics_sample_sheets', {
  pipelineUuid: definePipelineReference().primaryKey(),
  fileName: text('file_name').notNull(),
  content: text('content').notNull(),
  /** Names of the factors in file order. */
  factors: jsonb('factors').$type<string[]>().notNull(),
  ...defineChangeColumns(),
});

/** Rows of the file. They refer to raw files by name, so that raw files which are uploaded later also match. */
export const proteomicsSamples = pgTable(
  'proteomics_samples',
  {
    pipelineUuid: definePipelineReference(),
    /** Line number in the file, from 2. */
    line: integer('line').notNull(),
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
