/** What pipelines track. */
import { jsonb, pgTable, uuid } from '../../storage/drizzle.ts';
import { change, pipelineOf } from '../quality/table-columns.ts';
import type { Target } from './target.ts';

/** The tracked peptides and proteins of a pipeline; without a row none was ever chosen. */
export const proteomicsTargets = pgTable('proteomics_targets', {
  pipelineUuid: pipelineOf().primaryKey(),
  /** Changes with the list. Results note the one that they were measured for; of another one they are out of date. */
  version: uuid('version').notNull(),
  targets: jsonb('targets').$type<Target[]>().notNull(),
  ...change(),
});
