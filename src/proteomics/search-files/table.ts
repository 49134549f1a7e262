/** The files that a pipeline's runs are searched with: FASTA files and parameters, in versions. */
import {
  bigint,
  boolean,
  integer,
  pgTable,
  primaryKey,
  sql,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from '../../storage/drizzle.ts';
import { proteomicsPipelines } from '../tables.ts';

/** Kinds of these files, as the file of tools calls them; a template holds the parameters of a search. */
export type SearchFileKind = 'fasta' | 'template';

/** One row for each version. What a version says never changes; its content lies on the disk under its hash. */
export const proteomicsSearchFiles = pgTable(
  'proteomics_search_files',
  {
    pipelineUuid: uuid('pipeline_uuid')
      .notNull()
      .references(() => proteomicsPipelines.uuid, { onDelete: 'cascade' }),
    kind: text('kind').$type<SearchFileKind>().notNull(),
    /** Counts from 1, for each kind by itself. */
    version: integer('version').notNull(),
    /** As it was uploaded. */
    name: text('name').notNull(),
    /** SHA-256 of the content in lower-case hex. */
    sha256: text('sha256').notNull(),
    /** Bytes. */
    size: bigint('size', { mode: 'number' }).notNull(),
    /** Sequences of a FASTA file; null for a template. */
    sequences: integer('sequences'),
    /** Name of who uploaded it. */
    changedBy: text('changed_by').notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
    /** Whether runs take it. Of each kind one does, or none: then runs take the file that the tool names on the server. */
    isInUse: boolean('is_in_use').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.pipelineUuid, table.kind, table.version] }),
    uniqueIndex('proteomics_search_files_in_use').on(table.pipelineUuid, table.kind).where(sql`${table.isInUse}`),
  ],
);
