import { bigint, boolean, integer, pgTable, primaryKey, sql, text, uniqueIndex } from '../../storage/transaction.ts';
import { defineChangeColumns, definePipelineReference } from '../tables.ts';

/** Kinds of search files in TOOLS_FILE. A template contains the parameters. */
export type SearchFileKind = 'fasta' | 'template';

/** One row per version of a search file. Rows and contents are immutable. */
export const proteomicsSearchFiles = pgTable(
  'proteomics_search_files',
  {
    pipelineUuid: definePipelineReference(),
    kind: text('kind').$type<SearchFileKind>().notNull(),
    /** Number of the version, counted from 1 for each kind. */
    version: integer('version').notNull(),
    name: text('name').notNull(),
    /** SHA-256 of the content in lower-case hexadecimal. */
    sha256: text('sha256').notNull(),
    /** Size in bytes. */
    size: bigint('size', { mode: 'number' }).notNull(),
    /** Number of sequences in a FASTA file; null for a template. */
    sequences: integer('sequences'),
    ...defineChangeColumns(),
    /** True for the version that future runs use. If no version of a kind is marked, runs use the file of the tool. */
    isInUse: boolean('is_in_use').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.pipelineUuid, table.kind, table.version] }),
    uniqueIndex('proteomics_search_files_in_use').on(table.pipelineUuid, table.kind).where(sql`${table.isInUse}`),
  ],
);
