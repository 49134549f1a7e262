/** What is kept of the result files: which set of files holds, and where each protein group stands in its table. */
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
  timestamp,
  uniqueIndex,
  uuid,
} from '../../storage/drizzle.ts';
import { proteomicsPipelines, proteomicsRawFiles, type SpikeIns } from '../tables.ts';

/** A kept result file: of MaxQuant and RawTools under their own names, of other engines under the name of its kind. */
export interface StoredResultFile {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** The search engine, for files of others than MaxQuant and RawTools. */
  readonly engine?: string;
  /** Which of its files, as recognition calls it; `proteins` for the table of protein groups that was made of it. */
  readonly kind?: string;
  /** Version of the engine as far as its files tell. */
  readonly version?: string | null;
  /** Name of the run within the file, which may hold several. */
  readonly run?: string;
  /** Name of the raw data that was searched, with its extension. */
  readonly rawData?: string;
  /** Key of the file, where it is not in the set that holds: it came with an earlier import, or with another raw file. */
  readonly at?: string;
}

/** The kept table of protein groups that was made of the files of an engine other than MaxQuant. */
export const PROTEIN_TABLE = 'protein_groups.tsv';

/** A column of a protein table, under the name that requests know it by. */
export interface ProteinColumn {
  readonly name: string;
  /** Position in the file, from 0. */
  readonly at: number;
  /** `number` when no cell of the file holds anything else. */
  readonly kind: 'number' | 'text';
}

/**
 * The set of result files that holds for a raw file. Its keys are made of `version`: an import writes a new set, and this row, which changes
 * in the import's transaction, makes it the one that counts.
 */
export const proteomicsResults = pgTable(
  'proteomics_results',
  {
    rawFileUuid: uuid('raw_file_uuid')
      .primaryKey()
      .references(() => proteomicsRawFiles.uuid, { onDelete: 'cascade' }),
    version: uuid('version').notNull(),
    files: jsonb('files').$type<StoredResultFile[]>().notNull(),
    /** Columns of proteinGroups.txt; empty without that file. */
    proteinColumns: jsonb('protein_columns').$type<ProteinColumn[]>().notNull().default([]),
    /** What the columns about spike-ins were measured for; when it is not what the pipeline says, they are out of date. */
    spikeIns: jsonb('spike_ins').$type<SpikeIns | Record<string, never>>().notNull().default({}),
    /** Version of the list of tracked peptides and proteins that the values are of; when it is not the pipeline's, they are out of date. */
    targetsVersion: uuid('targets_version'),
    importedAt: timestamp('imported_at', { withTimezone: true }).notNull().defaultNow(),
  },
  // Who else has a file of a set is asked before it goes.
  (table) => [index('proteomics_results_files').using('gin', sql`${table.files} jsonb_path_ops`)],
);

/**
 * The protein groups of every raw file, narrow: what requests ask for most, and where the line with everything else begins.
 * Found by raw file and the hash of the name, because names may be longer than an index takes (storage/upkeep/kept-indexes.ts).
 *
 * A reference to the raw file would be looked up once for each of thousands of rows. The row in `proteomics_results`, which is written in
 * the same transaction, is looked up once, and a trigger on the raw files takes these rows along.
 */
export const proteomicsProteinGroups = pgTable(
  'proteomics_protein_groups',
  {
    rawFileUuid: uuid('raw_file_uuid').notNull(),
    /** Place in the file, from 0. */
    row: integer('row').notNull(),
    /** Majority protein IDs. */
    name: text('name').notNull(),
    score: doublePrecision('score'),
    intensity: doublePrecision('intensity'),
    /** Corrected reporter intensities by channel, from the first. */
    reporters: doublePrecision('reporters').array().$type<(number | null)[]>().notNull(),
    /** Byte at which the line begins in the kept file, and its length without the line's end. */
    lineStart: bigint('line_start', { mode: 'number' }).notNull(),
    lineLength: integer('line_length').notNull(),
  },
  (table) => [
    // Both go once the index that replaces them is there, without which older installations would read every row.
    index('proteomics_protein_groups_raw_file').on(table.rawFileUuid),
    index('proteomics_protein_groups_name').on(sql`md5(${table.name})`),
  ],
);

/**
 * Every name that a protein group of a pipeline has had, to choose from without reading the groups of all raw files. A name stays when its
 * raw files go.
 */
export const proteomicsProteinNames = pgTable(
  'proteomics_protein_names',
  {
    pipelineUuid: uuid('pipeline_uuid')
      .notNull()
      .references(() => proteomicsPipelines.uuid, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** In the raw file that brought the name; orders the choice. */
    score: doublePrecision('score'),
  },
  (table) => [uniqueIndex('proteomics_protein_names_name').on(table.pipelineUuid, sql`md5(${table.name})`)],
);

/**
 * Sums of scores and intensities by name over a block of raw files that arrived one after another (protein-sums.ts), so that a question about
 * all runs of a pipeline reads a row for each name and block. They follow from the protein groups, and are made when somebody asks.
 */
export const proteomicsProteinSums = pgTable(
  'proteomics_protein_sums',
  {
    pipelineUuid: uuid('pipeline_uuid')
      .notNull()
      .references(() => proteomicsPipelines.uuid, { onDelete: 'cascade' }),
    block: bigint('block', { mode: 'number' }).notNull(),
    name: text('name').notNull(),
    /** Sum over the raw files with a score, and how many they are; the same of the intensity. */
    score: doublePrecision('score'),
    scores: bigint('scores', { mode: 'number' }).notNull(),
    intensity: doublePrecision('intensity'),
    intensities: bigint('intensities', { mode: 'number' }).notNull(),
  },
  (table) => [index('proteomics_protein_sums_block').on(table.pipelineUuid, table.block)],
);

/** The blocks that have sums, with what the raw files were like when they were made. */
export const proteomicsProteinBlocks = pgTable(
  'proteomics_protein_blocks',
  {
    pipelineUuid: uuid('pipeline_uuid')
      .notNull()
      .references(() => proteomicsPipelines.uuid, { onDelete: 'cascade' }),
    block: bigint('block', { mode: 'number' }).notNull(),
    /** Changes with every raw file of the block that comes, goes or is written. */
    state: text('state').notNull(),
  },
  (table) => [primaryKey({ columns: [table.pipelineUuid, table.block] })],
);
