/** The raw files of a pipeline with the columns of the quality-control table that somebody asks for. */

import { runKeyOf } from '../../sdrf/run-name.ts';
import { type Client, type PipelineRow, stemOf } from '../records.ts';
import { type QualityValue, readQualityTable } from '../results/quality-table.ts';
import { type RunGroups, readRunGroups } from '../samples/store.ts';
import { isEngineMetric } from './metrics/catalogue.ts';
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
  readonly flagged: boolean;
  readonly useDownstream: boolean;
  /** Of its samples; absent where nothing is known of them. */
  readonly groups?: RunGroups | undefined;
  /** The columns asked for; null where a value is missing. */
  readonly values: ReadonlyMap<string, QualityValue>;
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
  const table = await readQualityTable(client, pipeline, {
    columns: columns.filter((column) => !isEngineMetric(column)),
    others: columns.filter(isEngineMetric),
  });
  const groups = await readRunGroups(client, pipeline.uuid);
  const lists = [...table.columns];
  return table.runs.map(({ uuid, name, acquiredAt, instrument, arrival, flagged, useDownstream }, row) => ({
    uuid,
    name: stemOf(name),
    acquiredAt,
    instrument,
    arrival,
    flagged,
    useDownstream,
    groups: groups.get(runKeyOf(name)),
    values: new Map(lists.map(([column, values]) => [column, values[row] ?? null])),
  }));
}

/** A numeric value; null when it is missing. */
export function numberOf({ values }: Pick<QualityRun, 'values'>, column: string): Value {
  const value = values.get(column);
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

/** A run as the contract's plots show it. */
export function plotRunOf({ uuid, name, acquiredAt, instrument, flagged, useDownstream }: QualityRun) {
  return { run: uuid, raw_file: name, acquired_at: acquiredAt, instrument, flagged, use_downstream: useDownstream };
}
