import { jsonb, pgTable, uuid } from '../../storage/transaction.ts';
import { defineChangeColumns, definePipelineReference } from '../tables.ts';
import type { Target } from './target.ts';

/** The targets of a pipeline. There is no row before the first change. */
export const proteomicsTargets = pgTable('proteomics_targets', {
  pipelineUuid: definePipelineReference().primaryKey(),
  /** Changes with the list. Results with a different version are outdated. */
  version: uuid('version').notNull(),
  targets: jsonb('targets').$type<Target[]>().notNull(),
  ...defineChangeColumns(),
});
