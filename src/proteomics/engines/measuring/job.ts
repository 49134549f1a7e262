/** Defines jobs and results of the measuring process. */
import { formatNumber } from '../../../web/for-people/words.ts';
import type { UnusedFile } from '../../ingestion/raw-files-inside.ts';
import { BrokenResultError } from '../../ingestion/reading/broken-result.ts';
import type { ProcessExcess } from '../../process-apart.ts';
import type { Target } from '../../targets/target.ts';
import type { Engine } from '../engine.ts';
import type { Separator } from '../recognition/read-head.ts';

export interface FileToMeasure {
  /** Name of the file in messages. */
  readonly name: string;
  readonly path: string;
  readonly engine: Engine;
  readonly kind: string;
  readonly format: 'text' | 'parquet';
  readonly separator: Separator;
  readonly columns: readonly string[];
  /** Number of rows, if the file contains it. */
  readonly rows: number | null;
}

export interface MeasuringJob {
  readonly files: readonly FileToMeasure[];
  /** Files whose engine the process must recognize. */
  readonly unrecognized?: readonly { readonly name: string; readonly path: string }[];
  /** An empty folder for temporary data. */
  readonly folder: string;
  /** Run of files that name no run; null if unknown. */
  readonly run: string | null;
  /** Targets that the pipeline tracks. */
  readonly targets: readonly Target[];
  /** True if only values of targets are needed. */
  readonly isForTargets?: boolean;
  /** True to measure the other files if one cannot be read that does not determine the runs. */
  readonly isLenient?: boolean;
}

/** Returns the megabytes that the process of a job may use, by the size of its files. */
export function computeMemoryLimit(bytes: number): number {
  return Math.min(MAX_MEMORY_MB, BASE_MEMORY_MB + (MEMORY_RATIO * bytes) / 1e6);
}

/** Megabytes for a job of any size. Small files need at most about 900. */
const BASE_MEMORY_MB = 1_300;
const MEMORY_RATIO = 10;
/** Maximum megabytes for a job. Reports of any size need about 1,400. */
const MAX_MEMORY_MB = 2_500;

/** Maximum runs of one analysis. Larger analyses must be imported in parts. */
const MAX_RUNS = 5_000;

/** Checks the number of runs in a file. @throws BrokenResultError if there are more than MAX_RUNS */
export function requireFewRuns(file: string, runs: number): void {
  if (runs > MAX_RUNS)
    throw new BrokenResultError(file, undefined, `contains more than ${formatNumber(MAX_RUNS)} runs; import them in parts`);
}

/** Values by metric ID. Missing values are absent. */
export type MetricValues = Record<string, number>;

/** The values of a run, merged from all files. */
export interface MeasuredRun {
  readonly name: string;
  readonly values: MetricValues;
  /** Path of the table of protein groups; null if no file has them. */
  readonly proteins: string | null;
  /** Name of the raw data file in the search, with extension; null if unknown. */
  readonly rawData: string | null;
  /** Time of acquisition as `YYYY-MM-DDTHH:MM:SS`; null if unknown. */
  readonly acquiredAt: string | null;
  /** Indexes of the files that contain values of the run. */
  readonly files: readonly number[];
}

export interface FileRuns {
  readonly values: ReadonlyMap<string, MetricValues>;
  /** Paths of the tables of protein groups, by run. */
  readonly proteins: ReadonlyMap<string, string>;
  /** Names of raw data files by run. Absent if the table contains only run names. */
  readonly rawData?: ReadonlyMap<string, string>;
  /** Times of acquisition by run, for tables that contain them. */
  readonly acquired?: ReadonlyMap<string, string>;
}

export interface MeasuredFiles {
  readonly runs: readonly MeasuredRun[];
  readonly version: string | null;
  /** Files without usable values, with reasons. */
  readonly unused: readonly UnusedFile[];
}

/** The message of the measuring process: the results, or the error. */
export type MeasuringOutcome =
  | MeasuredFiles
  | { readonly refusal: { readonly file: string; readonly line: number | null; readonly reason: string } }
  | { readonly excess: ProcessExcess }
  | { readonly isDiskFull: true }
  | { readonly failure: string };

/** A table has a header but no rows. Other files of the analysis can have values. */
export class EmptyTableError extends BrokenResultError {}
