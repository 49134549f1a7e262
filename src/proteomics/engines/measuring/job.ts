/** What a process is given to measure, and what it answers. */
import { numberText } from '../../../web/for-people/words.ts';
import type { UnusedFile } from '../../ingestion/raw-files-inside.ts';
import { BrokenResultError } from '../../ingestion/reading/broken-result.ts';
import type { ProcessExcess } from '../../process-apart.ts';
import type { Target } from '../../targets/target.ts';
import type { Engine } from '../engine.ts';
import type { Separator } from '../recognition/read-head.ts';

/** A result file that was recognized. */
export interface FileToMeasure {
  /** What messages call it. */
  readonly name: string;
  readonly path: string;
  readonly engine: Engine;
  readonly kind: string;
  readonly format: 'text' | 'parquet';
  readonly separator: Separator;
  readonly columns: readonly string[];
  /** Rows, where the file tells. */
  readonly rows: number | null;
}

/** The files of one analysis. */
export interface MeasuringJob {
  readonly files: readonly FileToMeasure[];
  /** Files that the process recognizes itself. */
  readonly unrecognized?: readonly { readonly name: string; readonly path: string }[];
  /** An empty folder for what is made on the way. */
  readonly folder: string;
  /** The run of files that name none; null when nobody says. */
  readonly run: string | null;
  /** Peptides and proteins that are tracked. */
  readonly targets: readonly Target[];
  /** Whether nothing else is asked. */
  readonly isForTargets?: boolean;
}

/** Megabytes that the process of a job may take, for files of so many bytes. */
export function mostMeasuringMemory(bytes: number): number {
  return Math.min(MEMORY_MOST, MEMORY_ALWAYS + (MEMORY_RATIO * bytes) / 1e6);
}

/** Small files take about 900 at worst. */
const MEMORY_ALWAYS = 1_300;
const MEMORY_RATIO = 10;
/** Reports of any size take about 1,400. */
const MEMORY_MOST = 2_500;

/** One analysis of more runs is imported in parts. */
const MAX_RUNS = 5_000;

/** @throws BrokenResultError for more runs than one import takes */
export function requireFewRuns(file: string, runs: number): void {
  if (runs > MAX_RUNS)
    throw new BrokenResultError(file, undefined, `is of more than ${numberText(MAX_RUNS)} runs; import them in parts`);
}

/** Values by metric; a missing one has no member. */
export type MetricValues = Record<string, number>;

/** What files tell of a run. */
export interface MeasuredRun {
  readonly name: string;
  readonly values: MetricValues;
  /** Table of the run's protein groups; null where no file tells. */
  readonly proteins: string | null;
  /** Name of the file of raw data as the search saw it, with its extension; null where no file tells. */
  readonly rawData: string | null;
  /** Numbers of the files that hold the run. */
  readonly files: readonly number[];
}

/** What one file tells, run by run. */
export interface FileRuns {
  readonly values: ReadonlyMap<string, MetricValues>;
  /** Tables of protein groups by run. */
  readonly proteins: ReadonlyMap<string, string>;
  /** Names of the files of raw data by run, as far as the table has more than the run's name. */
  readonly rawData?: ReadonlyMap<string, string>;
}

/** What was measured. */
export interface MeasuredFiles {
  readonly runs: readonly MeasuredRun[];
  readonly version: string | null;
  /** Files that no run has, and why. */
  readonly unused: readonly UnusedFile[];
}

/** The answer of the process. */
export type MeasuringOutcome =
  | MeasuredFiles
  | { readonly refusal: { readonly file: string; readonly line: number | null; readonly reason: string } }
  | { readonly excess: ProcessExcess }
  | { readonly isDiskFull: true }
  | { readonly failure: string };
