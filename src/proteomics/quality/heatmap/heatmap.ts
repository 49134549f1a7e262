/** Runs against metrics, each with how usual it is. */
import { BadRequestError } from '../../../contract/errors.ts';
import { findBaseline, findGuideSet, type GuideSet } from '../guide-sets/store.ts';
import { readMetricChoice } from '../metric-choice.ts';
import { plottableMetric } from '../metrics/catalog.ts';
import type { PlottableMetric } from '../metrics/metric.ts';
import { numberOf, type QualityRun, readRuns } from '../quality-runs.ts';
import { chosenRuns, type RunChoice, seriesOfChoice } from '../run-choice.ts';
import type { Scope } from '../scope.ts';
import { distanceOf, type Usual, usualness, usualOfGuideSet, usualOfShown } from '../statistics/usualness.ts';
import type { Value } from '../statistics/values.ts';
import { countingValues } from '../trend/limits-for.ts';

/** The parameters as they stand in the address. */
export interface HeatmapParameters extends RunChoice {
  readonly metrics?: readonly string[];
  readonly guide_set?: string;
}

/** A value with its score. */
export interface HeatmapCell {
  readonly value: Value;
  readonly score: Value;
  /** Distance from the middle in spreads, with its sign. */
  readonly distance: Value;
  /** Whether it is outside of the limits that the page goes by; where it is not said, 3 SD or MAD on the bad side count. */
  readonly isOut?: boolean;
}

/** The numbers of a heat map. */
export interface Heatmap {
  readonly metrics: readonly PlottableMetric[];
  /** The runs to compare with: the selected set, else the baseline of the pipeline; null for the whole series. */
  readonly guideSet: GuideSet | null;
  readonly all: readonly QualityRun[];
  readonly shown: readonly QualityRun[];
  /** A row for each run shown, a cell for each metric. */
  readonly cells: readonly (readonly HeatmapCell[])[];
}

/** Reads and computes. Throws BadRequestError for metrics that cannot be drawn, NotFoundError for an unknown reference set. */
export async function readHeatmap({ pool, pipeline }: Scope, parameters: HeatmapParameters): Promise<Heatmap> {
  const wanted = parameters.metrics ?? (await readMetricChoice(pool, pipeline)).ten;
  if (wanted.length === 0) throw new BadRequestError('metrics must name at least one metric.');
  const metrics = [...new Set(wanted)].map((column) => plottableMetric(column, 'metrics'));
  const id = parameters.guide_set ?? '';
  const guideSet = (id === '' ? await findBaseline(pool, pipeline.uuid) : await findGuideSet(pool, id, pipeline.uuid)) ?? null;
  const all = await readRuns(
    pool,
    pipeline,
    metrics.map(({ column }) => column),
  );
  const shown = chosenRuns(all, parameters);
  const basis = seriesOfChoice(all, parameters);
  const usual = metrics.map(({ column }) => usualOf(column, all, basis, guideSet));
  const cells = shown.map((run) => metrics.map((metric, index) => cellOf(run, metric, usual[index] ?? null)));
  return { metrics, guideSet, all, shown, cells };
}

function usualOf(
  column: string,
  all: readonly QualityRun[],
  basis: readonly QualityRun[],
  guideSet: GuideSet | null,
): Usual | null {
  if (guideSet === null) return usualOfShown(countingValues(column, basis));
  const members = new Set(guideSet.members.map(({ uuid }) => uuid));
  return usualOfGuideSet(all.filter(({ uuid }) => members.has(uuid)).map((run) => numberOf(run, column)));
}

function cellOf(run: QualityRun, { column, better }: PlottableMetric, usual: Usual | null): HeatmapCell {
  const value = numberOf(run, column);
  return {
    value,
    score: usualness(value, usual, better),
    distance: value === null || usual === null ? null : distanceOf(value, usual),
  };
}
