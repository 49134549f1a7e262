/** Scores every metric of every run by its distance from the usual range. */
import { BadRequestError } from '../../../contract/errors.ts';
import { formatNumber, formatQuantity } from '../../../web/for-people/words.ts';
import { readMetricChoice } from '../metric-choice.ts';
import { requirePlottableMetric } from '../metrics/catalog.ts';
import type { PlottableMetric } from '../metrics/metric.ts';
import { getNumericValue, type QualityRun, readRuns } from '../quality-runs.ts';
import { findReferenceSet, type ReferenceSet, readBaselines } from '../reference-sets/store.ts';
import { type RunChoice, selectRuns, selectSeries } from '../run-choice.ts';
import { findBetterSide, groupBySeries, narrowToSeries } from '../sample-types/series.ts';
import type { Scope } from '../scope.ts';
import { computeUsualnessScore, measureDistance, type UsualRange } from '../statistics/usualness.ts';
import type { Value } from '../statistics/values.ts';
import { findLimits, type LimitsFound } from '../trend/limits-for.ts';

export interface HeatmapParameters extends RunChoice {
  readonly metrics?: readonly string[];
  readonly guide_set?: string;
}

export interface HeatmapCell {
  readonly value: Value;
  readonly score: Value;
  /** Distance from the center in units of spread, with sign. */
  readonly distance: Value;
  /** True if the value is out of limits on the page. If undefined, 3 SD or MAD on the bad side are highlighted. */
  readonly isOut?: boolean;
}

export interface Heatmap {
  readonly metrics: readonly PlottableMetric[];
  /** Sets to compare with: the selected one or the baselines. If empty, runs are compared with the whole series. */
  readonly referenceSets: readonly ReferenceSet[];
  readonly all: readonly QualityRun[];
  readonly shown: readonly QualityRun[];
  /** One row per run, with one cell per metric. */
  readonly cells: readonly (readonly HeatmapCell[])[];
}

const MAX_CELLS = 200_000;

/** @throws BadRequestError for a metric that cannot be plotted, or too many cells; NotFoundError for an unknown reference set */
export async function readHeatmap({ pool, pipeline }: Scope, parameters: HeatmapParameters): Promise<Heatmap> {
  const columns = parameters.metrics ?? (await readMetricChoice(pool, pipeline)).ten;
  if (columns.length === 0) throw new BadRequestError('metrics must name at least one metric.');
  const metrics = [...new Set(columns)].map((column) => requirePlottableMetric(column, 'metrics'));
  const id = parameters.guide_set ?? '';
  const referenceSets =
    id === '' ? await readBaselines(pool, pipeline.uuid) : [await findReferenceSet(pool, id, pipeline.uuid)];
  const all = await readRuns(
    pool,
    pipeline,
    metrics.map(({ column }) => column),
  );
  const shown = selectRuns(all, parameters);
  if (shown.length * metrics.length > MAX_CELLS)
    throw new BadRequestError(
      `${formatQuantity(shown.length, 'run')} and ${formatQuantity(metrics.length, 'metric')} exceed ${formatNumber(MAX_CELLS)} cells. Select fewer.`,
    );
  const basis = selectSeries(all, parameters);
  const usual = new Map(
    [...groupBySeries(basis)].map(([key, [first]]) => {
      const data = { all, basis, referenceSet: referenceSets[0] ?? null, referenceSets, ownLimit: null };
      const narrowed = narrowToSeries(data, first as QualityRun);
      return [
        key,
        metrics.map((metric) => computeUsualRange(findLimits(metric, id === '' ? 'automatic' : 'guide_set', narrowed))),
      ];
    }),
  );
  const cells = shown.map((run) =>
    metrics.map((metric, index) => computeCell(run, metric, usual.get(run.series)?.[index] ?? null)),
  );
  return { metrics, referenceSets, all, shown, cells };
}

/** Returns center and spread of limits; null for limits without a center, such as fixed bounds. */
export function computeUsualRange({ limits }: LimitsFound): UsualRange | null {
  const { centre = null, sigma = null } = limits ?? {};
  return centre === null || sigma === null ? null : { middle: centre, spread: sigma };
}

export function computeCell(
  run: QualityRun,
  metric: PlottableMetric,
  usual: UsualRange | null,
  better = findBetterSide(metric, run.sampleType),
): HeatmapCell {
  const value = getNumericValue(run, metric.column);
  return {
    value,
    score: better === null ? null : computeUsualnessScore(value, usual, better),
    distance: value === null || usual === null ? null : measureDistance(value, usual),
  };
}
