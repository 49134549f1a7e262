import { jsonb, pgTable, uuid } from '../../storage/transaction.ts';
import { defineChangeColumns, definePipelineReference } from '../tables.ts';
import type { Target } from './target.ts';

/** A pipeline has no row before the first change of its targets. */
export const proteomicsTargets = pgTable('proteomics_targets', {
  pipelineUuid: definePipelineReference().primaryKey(),
  /** Changes whenever the list changes. Results with another version are outdated. */
  version: uuid('version').notNull(),
  targets: jsonb('targets').$type<Target[]>().notNull(),
  ...defineChangeColumns(),
});
