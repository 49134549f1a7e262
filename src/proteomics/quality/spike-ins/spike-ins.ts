/** What the runs show of a spike-in: the columns of the quality-control table that speak of it. */
import { countOutdated } from '../../ingestion/spike-in-refresh.ts';
import type { SpikeIns } from '../../tables.ts';
import { METRICS } from '../metrics/catalogue.ts';
import type { Metric, QcMetric } from '../metrics/metric.ts';
import { type QualityRun, readRuns } from '../quality-runs.ts';
import { chosenRuns, type RunChoice } from '../run-choice.ts';
import type { Scope } from '../scope.ts';

/** Which spike-in. */
export type SpikeInSample = 'qc1' | 'qc2' | 'protein';

/** The parameters as they stand in the address. */
export interface SpikeInParameters extends RunChoice {
  readonly sample?: SpikeInSample;
}

/** The runs with the columns of a spike-in. */
export interface SpikeIn {
  readonly sample: SpikeInSample;
  /** Sequence of the peptide, or text in the protein's identifiers. */
  readonly searched: string;
  readonly columns: readonly Metric[];
  /** Runs whose values are still those for the settings before. */
  readonly outdated: number;
  readonly all: readonly QualityRun[];
  readonly shown: readonly QualityRun[];
}

const GROUPS: Readonly<Record<SpikeInSample, QcMetric['group']>> = {
  qc1: 'QC peptide 1',
  qc2: 'QC peptide 2',
  protein: 'QC protein',
};
const SETTINGS: Readonly<Record<SpikeInSample, keyof SpikeIns>> = {
  qc1: 'qc1_sequence',
  qc2: 'qc2_sequence',
  protein: 'protein',
};

/** Reads them. */
export async function readSpikeIn({ pool, pipeline }: Scope, parameters: SpikeInParameters): Promise<SpikeIn> {
  const sample = parameters.sample ?? 'qc1';
  const columns = METRICS.filter(({ group }) => group === GROUPS[sample]);
  const all = await readRuns(
    pool,
    pipeline,
    columns.map(({ column }) => column),
  );
  const outdated = await countOutdated(pool, pipeline.uuid);
  return { sample, searched: pipeline.spikeIns[SETTINGS[sample]], columns, outdated, all, shown: chosenRuns(all, parameters) };
}
