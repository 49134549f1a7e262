import { bigint, boolean, integer, pgTable, primaryKey, sql, text, uniqueIndex } from '../../storage/transaction.ts';
import { defineChangeColumns, definePipelineReference } from '../tables.ts';

/** Kinds of search files in TOOLS_FILE. A template contains parameters. */
export type SearchFileKind = 'fasta' | 'template';

/** One immutable row per version of a search file. The content is stored by its hash. */
export const proteomicsSearchFiles = pgTable(
  'proteomics_search_files',
  {
    pipelineUuid: definePipelineReference(),
    kind: text('kind').$type<SearchFileKind>().notNull(),
    /** Counts from 1 for each kind. */
    version: integer('version').notNull(),
    name: text('name').notNull(),
    /** SHA-256 of the content in lower-case hexadecimal. */
    sha256: text('sha256').notNull(),
    /** Size in bytes. */
    size: bigint('size', { mode: 'number' }).notNull(),
    /** Number of sequences of a FASTA file; null for a template. */
    sequences: integer('sequences'),
    ...defineChangeColumns(),
    /** True for the version of future runs, at most one per kind. Without such a version, runs use the file of the tool. */
    isInUse: boolean('is_in_use').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.pipelineUuid, table.kind, table.version] }),
    uniqueIndex('proteomics_search_files_in_use').on(table.pipelineUuid, table.kind).where(sql`${table.isInUse}`),
  ],
);
