/** Sample metadata of pipelines, and which raw file each of its rows is of. */
import { index, integer, jsonb, pgTable, primaryKey, text } from '../../storage/drizzle.ts';
import { change, pipelineOf } from '../quality/table-columns.ts';

/** The file of a pipeline, as it was sent. */
export const proteomicsSampleSheets = pgTable('proteomics_sample_sheets', {
  pipelineUuid: pipelineOf().primaryKey(),
  fileName: text('file_name').notNull(),
  content: text('content').notNull(),
  /** Names of what is compared. */
  factors: jsonb('factors').$type<string[]>().notNull(),
  ...change(),
});

/** Its rows. Raw files are found by their names, so that those that come later match as well. */
export const proteomicsSamples = pgTable(
  'proteomics_samples',
  {
    pipelineUuid: pipelineOf(),
    /** Line of the file, from 2. */
    line: integer('line').notNull(),
    /** Name of the run as names of raw files are compared. */
    runKey: text('run_key').notNull(),
    dataFile: text('data_file').notNull(),
    source: text('source').notNull(),
    assay: text('assay').notNull(),
    label: text('label').notNull(),
    /** Values by name of a factor or characteristic. */
    groups: jsonb('groups').$type<Record<string, string>>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.pipelineUuid, table.line] }),
    index('proteomics_samples_run').on(table.pipelineUuid, table.runKey),
  ],
);
