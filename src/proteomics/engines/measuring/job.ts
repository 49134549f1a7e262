import { formatNumber } from '../../../web/for-people/words.ts';
import type { UnusedFile } from '../../ingestion/raw-files-inside.ts';
import { BrokenResultError } from '../../ingestion/reading/broken-result.ts';
import type { ProcessExcess } from '../../process-apart.ts';
import type { Target } from '../../targets/target.ts';
import type { Engine } from '../engine.ts';
import type { Separator } from '../recognition/read-head.ts';

export interface FileToMeasure {
  readonly name: string;
  readonly path: string;
  readonly engine: Engine;
  readonly kind: string;
  readonly format: 'text' | 'parquet';
  readonly separator: Separator;
  readonly columns: readonly string[];
  /** Number of rows; null if the file does not contain it. */
  readonly rows: number | null;
}

export interface MeasuringJob {
  readonly files: readonly FileToMeasure[];
  readonly unrecognized?: readonly { readonly name: string; readonly path: string }[];
  /** An empty folder for temporary data. */
  readonly folder: string;
  /** Name of the run for files without run names; null if unknown. */
  readonly run: string | null;
  readonly targets: readonly Target[];
  readonly isForTargets?: boolean;
  /** True to skip an unreadable file, unless it determines the runs. */
  readonly isLenient?: boolean;
}

/** Returns the memory limit of a job's process in megabytes. @param bytes total size of the files */
export function computeMemoryLimit(bytes: number): number {
  return Math.min(MAX_MEMORY_MB, BASE_MEMORY_MB + (MEMORY_RATIO * bytes) / 1e6);
}

/** Memory of a small job in megabytes, with a margin. */
const BASE_MEMORY_MB = 1_300;
const MEMORY_RATIO = 10;
/** Maximum memory of a job in megabytes, with a margin for reports of any size. */
const MAX_MEMORY_MB = 2_500;

const MAX_RUNS = 5_000;

export function requireFewRuns(file: string, runs: number): void {
  if (runs > MAX_RUNS)
    throw new BrokenResultError(file, undefined, `contains more than ${formatNumber(MAX_RUNS)} runs; import them in parts`);
}

/** Values by metric ID. Missing values are absent. */
export type MetricValues = Record<string, number>;

export interface MeasuredRun {
  readonly name: string;
  readonly values: MetricValues;
  /** Path of a file with the protein groups; null if there are none. */
  readonly proteins: string | null;
  /** File name of the raw data in the search, with extension; null if unknown. */
  readonly rawData: string | null;
  /** Acquisition time as `YYYY-MM-DDTHH:MM:SS`; null if unknown. */
  readonly acquiredAt: string | null;
  readonly files: readonly number[];
}

export interface FileRuns {
  readonly values: ReadonlyMap<string, MetricValues>;
  /** Paths of files with protein groups, by run. */
  readonly proteins: ReadonlyMap<string, string>;
  /** File names of raw data by run. Absent if the table contains only run names. */
  readonly rawData?: ReadonlyMap<string, string>;
  readonly acquired?: ReadonlyMap<string, string>;
}

export interface MeasuredFiles {
  readonly runs: readonly MeasuredRun[];
  readonly version: string | null;
  readonly unused: readonly UnusedFile[];
}

export type MeasuringOutcome =
  | MeasuredFiles
  | { readonly refusal: { readonly file: string; readonly line: number | null; readonly reason: string } }
  | { readonly excess: ProcessExcess }
  | { readonly isDiskFull: true }
  | { readonly failure: string };

/** Thrown if a table has a header but no rows. Other files of the analysis may have values. */
export class EmptyTableError extends BrokenResultError {}
