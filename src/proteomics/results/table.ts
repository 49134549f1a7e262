/** Tables of result files: the current set of each raw file, and positions of protein groups. */

import { defineTimestampColumn } from '../../storage/timestamp-column.ts';
import {
  bigint,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  sql,
  text,
  uniqueIndex,
  uuid,
} from '../../storage/transaction.ts';
import { definePipelineReference, defineRawFileReference, type SpikeIns } from '../tables.ts';

/** MaxQuant and RawTools files are identified by name, files of other engines by kind. */
export interface StoredResultFile {
  readonly name: string;
  /** Size in bytes. */
  readonly size: number;
  /** Absent for MaxQuant and RawTools. */
  readonly engine?: string;
  /** Recognized kind; `proteins` for the derived table of protein groups. */
  readonly kind?: string;
  readonly version?: string | null;
  /** Name of the run in a file that may contain several runs. */
  readonly run?: string;
  /** Name of the searched raw data, with extension. */
  readonly rawData?: string;
  /** Storage key of a file outside of the current set, from an earlier import or another raw file. */
  readonly at?: string;
}

/** The table of protein groups that is derived from files of other engines. */
export const PROTEIN_TABLE = 'protein_groups.tsv';

export interface ProteinColumn {
  readonly name: string;
  /** Index of the column in the file, from 0. */
  readonly at: number;
  /** `number` if all cells are numeric. */
  readonly kind: 'number' | 'text';
}

/** The current set of result files of a raw file. Keys contain `version`: an import writes a new set, and updates this row. */
export const proteomicsResults = pgTable(
  'proteomics_results',
  {
    rawFileUuid: defineRawFileReference().primaryKey(),
    version: uuid('version').notNull(),
    files: jsonb('files').$type<StoredResultFile[]>().notNull(),
    /** Columns of proteinGroups.txt; empty without this file. */
    proteinColumns: jsonb('protein_columns').$type<ProteinColumn[]>().notNull().default([]),
    /** Spike-ins at measurement. Outdated if different from the pipeline. */
    spikeIns: jsonb('spike_ins').$type<SpikeIns | Record<string, never>>().notNull().default({}),
    /** Version of the target list at measurement. Outdated if different from the pipeline. */
    targetsVersion: uuid('targets_version'),
    importedAt: defineTimestampColumn('imported_at').notNull().defaultNow(),
  },
  // Finds other raw files that use a file of a set, before the set is deleted.
  (table) => [index('proteomics_results_files').using('gin', sql`${table.files} jsonb_path_ops`)],
);

/**
 * Protein groups of every raw file: the most requested values, and the position of the line with all other values. The index
 * uses raw file and hash of the name, because names can exceed the size of an index entry (storage/upkeep/managed-indexes.ts).
 *
 * A foreign key to raw files would be checked for thousands of rows. Instead, the row in `proteomics_results` of the same
 * transaction is checked once, and a trigger on raw files deletes these rows.
 */
export const proteomicsProteinGroups = pgTable(
  'proteomics_protein_groups',
  {
    rawFileUuid: uuid('raw_file_uuid').notNull(),
    /** Number of the row in the file, from 0. */
    row: integer('row').notNull(),
    /** Majority protein IDs. */
    name: text('name').notNull(),
    score: doublePrecision('score'),
    intensity: doublePrecision('intensity'),
    /** Corrected reporter intensities by channel. */
    reporters: doublePrecision('reporters').array().$type<(number | null)[]>().notNull(),
    /** Byte offset and length of the line in the stored file, without line end. */
    lineStart: bigint('line_start', { mode: 'number' }).notNull(),
    lineLength: integer('line_length').notNull(),
  },
  (table) => [
    // Both indexes are removed once the new index exists. Until then, older installations would read every row.
    index('proteomics_protein_groups_raw_file').on(table.rawFileUuid),
    index('proteomics_protein_groups_name').on(sql`md5(${table.name})`),
  ],
);

/** Protein group names of a pipeline, for selection without reading all groups. Names outlive their raw files. */
export const proteomicsProteinNames = pgTable(
  'proteomics_protein_names',
  {
    pipelineUuid: definePipelineReference(),
    name: text('name').notNull(),
    /** Sort key: the score in the raw file that added the name. */
    score: doublePrecision('score'),
  },
  (table) => [uniqueIndex('proteomics_protein_names_name').on(table.pipelineUuid, sql`md5(${table.name})`)],
);

/**
 * Sums of scores and intensities by name over a block of consecutive raw files (protein-sums.ts), so that a request for all runs
 * reads one row per name and block. Derived from protein groups, and computed on demand.
 */
export const proteomicsProteinSums = pgTable(
  'proteomics_protein_sums',
  {
    pipelineUuid: definePipelineReference(),
    block: bigint('block', { mode: 'number' }).notNull(),
    name: text('name').notNull(),
    /** Sum and number of scores, then of intensities. */
    score: doublePrecision('score'),
    scores: bigint('scores', { mode: 'number' }).notNull(),
    intensity: doublePrecision('intensity'),
    intensities: bigint('intensities', { mode: 'number' }).notNull(),
  },
  (table) => [index('proteomics_protein_sums_block').on(table.pipelineUuid, table.block)],
);

/** Blocks with sums, and the state of their raw files at the computation. */
export const proteomicsProteinBlocks = pgTable(
  'proteomics_protein_blocks',
  {
    pipelineUuid: definePipelineReference(),
    block: bigint('block', { mode: 'number' }).notNull(),
    /** Text that changes with every added, removed or changed raw file of the block. */
    state: text('state').notNull(),
  },
  (table) => [primaryKey({ columns: [table.pipelineUuid, table.block] })],
);
