/** What a process is given to measure, and what it answers. */
import type { UnusedFile } from '../../ingestion/unused-file.ts';
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

/** Small files may be compressed tables. */
const DISK_ALWAYS = 1_000_000_000;
/** Tables are written out in full once, and sorted. */
const DISK_RATIO = 20;

/** Bytes that may be in the folder of a job, for files of so many bytes. */
export function mostMeasuringBytes(bytes: number): number {
  return DISK_ALWAYS + DISK_RATIO * bytes;
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
