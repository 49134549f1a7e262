/** TMT channels of the runs: what is missing in them, how well they are labeled, how much is in them. */
import { CHANNELS_WITH_COLUMN } from '../../ingestion/columns.ts';
import { numberOf, type QualityRun, readRuns } from '../quality-runs.ts';
import { chosenRuns, type RunChoice } from '../run-choice.ts';
import type { Scope } from '../scope.ts';
import type { Value } from '../statistics/values.ts';
import { readChannelSums } from './channel-sums.ts';

/** What is shown of a channel. */
export type Measure = 'missing_values' | 'quantified_share' | 'summed_intensity';

/** The parameters as they stand in the address. */
export interface ChannelParameters extends RunChoice {
  readonly measure?: Measure;
}

/** The channels of the runs. */
export interface Channels {
  readonly measure: Measure;
  readonly unit: string;
  /** How many channels any of the runs has. */
  readonly count: number;
  readonly all: readonly QualityRun[];
  readonly shown: readonly QualityRun[];
  /** A row for each run shown, an entry for each channel. */
  readonly values: readonly (readonly Value[])[];
}

const UNITS: Readonly<Record<Measure, string>> = {
  missing_values: 'protein groups',
  quantified_share: '%',
  summed_intensity: 'arbitrary intensity',
};

/** Names of the reporters by the number of channels that are there; 131 has a C only where it has an N beside it. */
const REPORTERS = [
  '126',
  '127N',
  '127C',
  '128N',
  '128C',
  '129N',
  '129C',
  '130N',
  '130C',
  '131N',
  '131C',
  '132N',
  '132C',
  '133N',
  '133C',
  '134N',
  '134C',
  '135N',
];

/** Name of a channel's reporter. With six channels or fewer their kind is not known, and the number is the name. */
export function reporterOf(channel: number, count: number): string {
  if (count === 10 && channel === 10) return '131';
  return count >= 10 ? (REPORTERS[channel - 1] ?? String(channel)) : String(channel);
}

/** Reads them. */
export async function readChannels({ pool, pipeline }: Scope, parameters: ChannelParameters): Promise<Channels> {
  const measure = parameters.measure ?? 'missing_values';
  const columns = Array.from({ length: CHANNELS_WITH_COLUMN }, (_, index) => `TMT${index + 1}_missing_values`);
  const isMissing = measure === 'missing_values';
  const all = await readRuns(pool, pipeline, isMissing ? columns : []);
  const shown = chosenRuns(all, parameters);
  const rows = isMissing
    ? shown.map((run) => columns.map((column) => numberOf(run, column)))
    : await summedRows({ pool, pipeline }, shown, measure);
  const count = Math.max(0, ...rows.map((row) => row.findLastIndex((value) => value !== null) + 1));
  return {
    measure,
    unit: UNITS[measure],
    count,
    all,
    shown,
    values: rows.map((row) => Array.from({ length: count }, (_, index) => row[index] ?? null)),
  };
}

async function summedRows(
  { pool, pipeline }: Pick<Scope, 'pool' | 'pipeline'>,
  shown: readonly QualityRun[],
  measure: Measure,
): Promise<readonly (readonly Value[])[]> {
  const sums = await readChannelSums(pool, pipeline.uuid);
  return shown.map(({ uuid }) => {
    const found = sums.get(uuid);
    if (found === undefined) return [];
    return measure === 'summed_intensity' ? found.sums : found.present.map((count) => (100 * count) / found.groups);
  });
}
