/** The table of search files: FASTA files and parameters, in versions. */
import { bigint, boolean, integer, pgTable, primaryKey, sql, text, uniqueIndex } from '../../storage/transaction.ts';
import { defineChangeColumns, definePipelineReference } from '../tables.ts';

/** Kinds of search files, as in the file of tools. A template contains parameters. */
export type SearchFileKind = 'fasta' | 'template';

/** One row per version, which never changes. The content is stored by its hash. */
export const proteomicsSearchFiles = pgTable(
  'proteomics_search_files',
  {
    pipelineUuid: definePipelineReference(),
    kind: text('kind').$type<SearchFileKind>().notNull(),
    /** Number from 1, per kind. */
    version: integer('version').notNull(),
    /** Name of the file as uploaded. */
    name: text('name').notNull(),
    /** SHA-256 of the content in lower-case hexadecimal. */
    sha256: text('sha256').notNull(),
    /** Bytes. */
    size: bigint('size', { mode: 'number' }).notNull(),
    /** Number of sequences of a FASTA file; null for a template. */
    sequences: integer('sequences'),
    ...defineChangeColumns(),
    /** True if runs use it. At most one version per kind is in use. Without one, runs use the file of the tool. */
    isInUse: boolean('is_in_use').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.pipelineUuid, table.kind, table.version] }),
    uniqueIndex('proteomics_search_files_in_use').on(table.pipelineUuid, table.kind).where(sql`${table.isInUse}`),
  ],
);
