/** The raw files of a pipeline with the columns of the quality-control table that somebody asks for. */

import { runKeyOf } from '../../sdrf/sheet.ts';
import { type Client, type PipelineRow, stemOf } from '../records.ts';
import { chosenColumns, columnsInOrder, meanRanks, type QualityValue } from '../results/quality-table.ts';
import { type RunGroups, readRunGroups } from '../samples/store.ts';
import { isEngineMetric } from './metrics/catalog.ts';
import { type HeldRun, type HeldValues, type RunWithValues, readHeldRuns } from './run-memory.ts';
import type { Value } from './statistics/values.ts';

/** A raw file with its values. */
export interface QualityRun {
  readonly uuid: string;
  /** Without extension, as the column RawFile shows it. */
  readonly name: string;
  /** By the instrument's clock, `YYYY-MM-DDTHH:MM:SS`; null while unknown. */
  readonly acquiredAt: string | null;
  /** As the results call it; null while unknown. */
  readonly instrument: string | null;
  /** Order of upload over the whole server. */
  readonly arrival: number;
  /** When its record was made, in milliseconds since 1970. */
  readonly uploadedAt: number;
  readonly flagged: boolean;
  readonly useDownstream: boolean;
  /** Of its samples; absent where nothing is known of them. */
  readonly groups?: RunGroups | undefined;
  /** Any column of the table and any metric; null where a value is missing. */
  readonly values: { get(column: string): QualityValue | undefined };
}

/**
 * All raw files of a pipeline in the order of acquisition, those without a time last; equal times in the order of upload.
 * Throws BadRequestError for columns that the table does not have.
 */
export async function readRuns(
  client: Client,
  pipeline: Pick<PipelineRow, 'uuid'>,
  columns: readonly string[],
): Promise<readonly QualityRun[]> {
  chosenColumns(columns.filter((column) => !isEngineMetric(column)));
  const held = await readHeldRuns(client, pipeline);
  const groups = await readRunGroups(client, pipeline.uuid);
  const groupsText = JSON.stringify([...groups]);
  const known = ordered.get(held);
  if (known?.groupsText === groupsText) return known.runs;
  const runs = runsInOrder(held, groups);
  ordered.set(held, { groupsText, runs });
  return runs;
}

/** While nothing changes, the list stays the same one, and with it all that was computed from it. */
const ordered = new WeakMap<readonly RunWithValues[], { readonly groupsText: string; readonly runs: readonly QualityRun[] }>();

function runsInOrder(held: readonly RunWithValues[], groups: ReadonlyMap<string, RunGroups>): readonly QualityRun[] {
  const { rows, times } = columnsInOrder(held);
  const ranks = meanRanks(times);
  return rows.map((run, row) => ({
    uuid: run.uuid,
    name: stemOf(run.name),
    acquiredAt: run.acquiredAt,
    instrument: run.instrument,
    arrival: run.arrival,
    uploadedAt: run.uploadedAt,
    flagged: run.flagged,
    useDownstream: run.useDownstream,
    groups: groups.get(runKeyOf(run.name)),
    values: new RunValues(run.values, run, ranks[row] ?? null),
  }));
}

/** What stands in the table's row of a run. */
class RunValues {
  readonly #held: HeldValues;
  readonly #run: HeldRun;
  readonly #rank: number | null;

  constructor(held: HeldValues, run: HeldRun, rank: number | null) {
    this.#held = held;
    this.#run = run;
    this.#rank = rank;
  }

  get(column: string): QualityValue {
    const value = this.#held[column];
    if (value !== undefined) return value;
    if (column === 'RawFile') return stemOf(this.#run.name);
    if (column === 'Index') return this.#rank;
    if (column === 'Flagged') return this.#run.flagged;
    return column === 'Use Downstream' ? this.#run.useDownstream : null;
  }
}

/** A numeric value; null when it is missing. */
export function numberOf({ values }: Pick<QualityRun, 'values'>, column: string): Value {
  const value = values.get(column);
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

const columns = new WeakMap<readonly QualityRun[], Map<string, readonly Value[]>>();

/** The numeric values of a column, in the order of the runs. Pages ask for the same ones many times, so they are kept as long as the list of runs. */
export function numbersOf(runs: readonly QualityRun[], column: string): readonly Value[] {
  const known = columns.get(runs) ?? new Map<string, readonly Value[]>();
  columns.set(runs, known);
  const numbers = known.get(column) ?? runs.map((run) => numberOf(run, column));
  known.set(column, numbers);
  return numbers;
}

/** A run as the contract's plots show it. */
export function plotRunOf({ uuid, name, acquiredAt, instrument, flagged, useDownstream }: QualityRun) {
  return { run: uuid, raw_file: name, acquired_at: acquiredAt, instrument, flagged, use_downstream: useDownstream };
}
