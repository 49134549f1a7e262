/** Determines the limits of a metric for trend, tiles, heat map and verdict. */
import { type AppliedLimit, applyLimit, computeReferenceLimits } from '../limits/judgement.ts';
import type { OwnLimit } from '../limits/store.ts';
import { isCount, type PlottableMetric } from '../metrics/metric.ts';
import { getNumericValues, isUsedForLimits, type QualityRun } from '../quality-runs.ts';
import { type ReferenceSet, selectBaseline } from '../reference-sets/store.ts';
import {
  type ControlLimits,
  compareToLimits,
  computeMovingRangeLimits,
  DEFAULT_SIGMAS,
  type LimitPosition,
} from '../statistics/control-chart.ts';
import { computeUsualLimits } from '../statistics/usualness.ts';
import type { Value } from '../statistics/values.ts';
import { computeSamplingError } from './sampling-error.ts';

/** Sources of limits: `usual` (median ± 3 × 1.4826 MAD), `settings`, or `automatic`: settings, baseline or `usual`. */
export type LimitsWanted = 'automatic' | 'usual' | 'moving_range' | 'guide_set' | 'settings' | 'none';

/** The data from which limits are computed: one series, or several that are split by sample type. */
export interface LimitsData {
  /** All raw files of the pipeline in the order of acquisition. */
  readonly all: readonly QualityRun[];
  /** The runs of the series, including those outside of the shown range. */
  readonly basis: readonly QualityRun[];
  readonly referenceSet: ReferenceSet | null;
  readonly referenceSets: readonly ReferenceSet[];
  readonly ownLimit: OwnLimit | null;
}

export interface LimitsFound {
  /** Limits of all values. If limits differ by run, those of the next run. */
  readonly limits: ControlLimits | null;
  /** Limits by UUID of the run; null if all runs have the same limits. */
  readonly ofRun: AppliedLimit['ofRun'] | null;
  readonly method: 'usual' | 'moving_range' | 'guide_set' | 'fixed' | null;
  readonly referenceSet: ReferenceSet | null;
  /** True for bounds that a user set. Values beyond either bound are then bad. */
  readonly isChosen: boolean;
}

const NO_LIMITS: LimitsFound = { limits: null, ofRun: null, method: null, referenceSet: null, isChosen: false };

/** Returns the limits of a metric. Excluded runs do not influence computed limits. */
export function findLimits(
  metric: Pick<PlottableMetric, 'column' | 'unit'>,
  wanted: LimitsWanted,
  data: LimitsData,
): LimitsFound {
  const found = computeLimits(metric, wanted, data);
  if (found.method === 'fixed' || !isCount(metric)) return found;
  const { limits, ofRun } = found;
  const each = ofRun === null ? null : { get: (uuid: string) => clampToCounts(ofRun.get(uuid) ?? null) };
  return { ...found, limits: clampToCounts(limits), ofRun: each };
}

/** Mean at which a random count is almost never 0. */
const SURELY_COUNTED = 10;

/** Restricts limits to possible counts. Counts are not negative, and a count of 0 must not be inside wide limits. */
function clampToCounts(limits: ControlLimits | null): ControlLimits | null {
  const lowest = (limits?.centre ?? 0) >= SURELY_COUNTED ? 1 : 0;
  return limits?.lower == null || limits.lower >= lowest ? limits : { ...limits, lower: lowest };
}

function computeLimits(metric: Pick<PlottableMetric, 'column' | 'unit'>, wanted: LimitsWanted, data: LimitsData): LimitsFound {
  const { column } = metric;
  switch (wanted) {
    case 'none':
      return NO_LIMITS;
    case 'automatic':
      return data.ownLimit === null ? findBaselineLimits(metric, data) : applyOwnLimit(data.ownLimit, data);
    case 'usual':
      return {
        ...NO_LIMITS,
        limits: computeUsualLimits(listCountingValues(column, data.basis), isCount(metric), (mean) =>
          computeSamplingError(column, mean, data.basis),
        ),
        method: 'usual',
      };
    case 'moving_range':
      return { ...NO_LIMITS, limits: computeMovingRangeLimits(listCountingValues(column, data.basis)), method: 'moving_range' };
    case 'guide_set': {
      const { referenceSet, all } = data;
      const limits = computeReferenceLimits(column, all, referenceSet ?? undefined, DEFAULT_SIGMAS);
      return { ...NO_LIMITS, limits: widenToSamplingError(column, limits, data.basis), method: 'guide_set', referenceSet };
    }
    case 'settings':
      return data.ownLimit === null ? NO_LIMITS : applyOwnLimit(data.ownLimit, data);
  }
}

function widenToSamplingError(column: string, limits: ControlLimits | null, runs: readonly QualityRun[]): ControlLimits | null {
  const sigma = limits === null ? 0 : computeSamplingError(column, limits.centre ?? 0, runs);
  if (limits?.centre == null || sigma <= (limits.sigma ?? 0)) return limits;
  const distance = DEFAULT_SIGMAS * sigma;
  return { ...limits, sigma, lower: limits.centre - distance, upper: limits.centre + distance };
}

export function listCountingValues(column: string, runs: readonly QualityRun[]): readonly Value[] {
  const numbers = getNumericValues(runs, column);
  return runs.map((run, at) => (isUsedForLimits(run) ? (numbers[at] ?? null) : null));
}

export function compareRunToLimits({ limits, ofRun }: LimitsFound, run: QualityRun, value: Value): LimitPosition {
  return compareToLimits(value, ofRun === null ? limits : (ofRun.get(run.uuid) ?? null));
}

/** Returns whether a value is out of limits, except on the better side of computed limits. `better`: null without verdict */
export function isOutOnBadSide(
  position: LimitPosition,
  { isChosen }: LimitsFound,
  better: PlottableMetric['better'] | null,
): boolean {
  if ((position !== 'above' && position !== 'below') || better === null) return false;
  return isChosen || better === 'target' || (better === 'higher') === (position === 'below');
}

/** Returns the limits of the baseline. Without a baseline, or if its runs lack the metric, returns the usual range. */
function findBaselineLimits(metric: Pick<PlottableMetric, 'column' | 'unit'>, data: LimitsData): LimitsFound {
  const referenceSet = selectBaseline(data.referenceSets);
  const found = referenceSet === undefined ? NO_LIMITS : computeLimits(metric, 'guide_set', { ...data, referenceSet });
  return found.limits === null ? computeLimits(metric, 'usual', data) : found;
}

function applyOwnLimit(limit: OwnLimit, { all, referenceSets }: LimitsData): LimitsFound {
  const { ofRun, next } = applyLimit(limit, all, referenceSets);
  return {
    limits: next,
    ofRun: limit.method === 'moving_range' ? ofRun : null,
    method: limit.method,
    referenceSet: referenceSets.find(({ uuid }) => uuid === limit.guide_set) ?? null,
    isChosen: limit.method === 'fixed',
  };
}
