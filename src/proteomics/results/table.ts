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

/** Result files. Those of MaxQuant and RawTools are identified by name, those of other engines by kind. */
export interface StoredResultFile {
  readonly name: string;
  /** Size in bytes. */
  readonly size: number;
  /** Engine of the file; absent for MaxQuant and RawTools. */
  readonly engine?: string;
  /** Kind of the file; `proteins` for the derived table of protein groups. */
  readonly kind?: string;
  readonly version?: string | null;
  /** Name of the run, because the file may contain several runs. */
  readonly run?: string;
  /** Name of the raw data in the search, with extension. */
  readonly rawData?: string;
  /** Storage key, if the file is not in the current set but comes from an earlier import or another raw file. */
  readonly at?: string;
}

/** Name of the table of protein groups that is derived from files of other engines. */
export const PROTEIN_TABLE = 'protein_groups.tsv';

export interface ProteinColumn {
  readonly name: string;
  /** Index of the column in the file, from 0. */
  readonly at: number;
  /** `number` if all cells are numeric. */
  readonly kind: 'number' | 'text';
}

/** The current result files of a raw file. Keys contain `version`, as an import writes a new set, then updates this row. */
export const proteomicsResults = pgTable(
  'proteomics_results',
  {
    rawFileUuid: defineRawFileReference().primaryKey(),
    version: uuid('version').notNull(),
    files: jsonb('files').$type<StoredResultFile[]>().notNull(),
    /** Columns of proteinGroups.txt; empty without this file. */
    proteinColumns: jsonb('protein_columns').$type<ProteinColumn[]>().notNull().default([]),
    /** Spike-ins for which the values were measured. If the pipeline has others, the values are outdated. */
    spikeIns: jsonb('spike_ins').$type<SpikeIns | Record<string, never>>().notNull().default({}),
    /** Version of the target list for which the values were measured. If the pipeline has another, they are outdated. */
    targetsVersion: uuid('targets_version'),
    importedAt: defineTimestampColumn('imported_at').notNull().defaultNow(),
  },
  // Used before the deletion of a set, to find other raw files that use its files.
  (table) => [index('proteomics_results_files').using('gin', sql`${table.files} jsonb_path_ops`)],
);

/**
 * Protein groups of every raw file: the values that are requested most often, and the position of the line with all values. The
 * index contains the hash of the name, because a name can exceed the size of an index entry
 * (storage/upkeep/managed-indexes.ts).
 * There is no foreign key to raw files, because it would be checked for every row. Instead, the row in `proteomics_results` is
 * checked once in the same transaction, and a trigger on raw files deletes these rows.
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
    /** Byte offset and length of the line in the stored file. The line end is not included. */
    lineStart: bigint('line_start', { mode: 'number' }).notNull(),
    lineLength: integer('line_length').notNull(),
  },
  (table) => [
    // Both indexes are dropped once the new index exists. Until then, existing installations need them.
    index('proteomics_protein_groups_raw_file').on(table.rawFileUuid),
    index('proteomics_protein_groups_name').on(sql`md5(${table.name})`),
  ],
);

/** Names of a pipeline's protein groups, read instead of the groups. They remain if their raw files are deleted. */
export const proteomicsProteinNames = pgTable(
  'proteomics_protein_names',
  {
    pipelineUuid: definePipelineReference(),
    name: text('name').notNull(),
    /** Sort key: the score in the raw file that added the name first. */
    score: doublePrecision('score'),
  },
  (table) => [uniqueIndex('proteomics_protein_names_name').on(table.pipelineUuid, sql`md5(${table.name})`)],
);

/** Sums of scores and intensities by name over a block of consecutive raw files, computed on demand (protein-sums.ts). */
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

/** Blocks that have sums, and the state of their raw files when these were computed. */
export const proteomicsProteinBlocks = pgTable(
  'proteomics_protein_blocks',
  {
    pipelineUuid: definePipelineReference(),
    block: bigint('block', { mode: 'number' }).notNull(),
    /** A string that changes if a raw file of the block is added, removed or changed. */
    state: text('state').notNull(),
  },
  (table) => [primaryKey({ columns: [table.pipelineUuid, table.block] })],
);
