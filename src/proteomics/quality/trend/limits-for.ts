/** Which limits the values of a metric are measured against: one answer for the trend, the tiles, the heat map and the sentence above them. */
import { baselineOf, type GuideSet } from '../guide-sets/store.ts';
import { type AppliedLimit, applyLimit, limitsOfGuideSet } from '../limits/judgement.ts';
import type { OwnLimit } from '../limits/store.ts';
import { isCount, type PlottableMetric } from '../metrics/metric.ts';
import { numbersOf, type QualityRun } from '../quality-runs.ts';
import { type ControlLimits, movingRangeLimits, type Standing, standingOf, USUAL_SIGMAS } from '../statistics/control-chart.ts';
import { usualLimits } from '../statistics/usualness.ts';
import type { Value } from '../statistics/values.ts';

/**
 * Where limits come from. `usual` is the middle of the series (median ± 3 × 1.4826 median absolute deviations), `settings` the
 * pipeline's own limit, `automatic` the own limit where there is one, else the pipeline's baseline, else `usual`.
 */
export type LimitsWanted = 'automatic' | 'usual' | 'moving_range' | 'guide_set' | 'settings' | 'none';

/** What limits are computed from. */
export interface LimitsData {
  /** All raw files of the pipeline, in the order of acquisition. */
  readonly all: readonly QualityRun[];
  /** Those that computed limits are learned from, whichever of them are looked at. */
  readonly basis: readonly QualityRun[];
  /** The reference set that was asked for. */
  readonly guideSet: GuideSet | null;
  readonly guideSets: readonly GuideSet[];
  /** The pipeline's own limit of the metric. */
  readonly ownLimit: OwnLimit | null;
}

/** Limits with where they come from. */
export interface LimitsFound {
  /** The limits of all values; where they change from run to run, those of the run that comes next. */
  readonly limits: ControlLimits | null;
  /** Each run's limits by its UUID; null where all have the same. */
  readonly ofRun: AppliedLimit['ofRun'] | null;
  readonly method: 'usual' | 'moving_range' | 'guide_set' | 'fixed' | null;
  readonly guideSet: GuideSet | null;
  /** Whether a person set the bounds: then both sides count. */
  readonly isChosen: boolean;
}

const NO_LIMITS: LimitsFound = { limits: null, ofRun: null, method: null, guideSet: null, isChosen: false };

/** Finds the limits of a metric's values. Runs that are not used downstream set no computed limits. */
export function limitsFor(
  metric: Pick<PlottableMetric, 'column' | 'unit'>,
  wanted: LimitsWanted,
  data: LimitsData,
): LimitsFound {
  const found = foundFor(metric, wanted, data);
  if (found.method === 'fixed' || !isCount(metric)) return found;
  const { limits, ofRun } = found;
  const each = ofRun === null ? null : { get: (uuid: string) => notNegative(ofRun.get(uuid) ?? null) };
  return { ...found, limits: notNegative(limits), ofRun: each };
}

/** Nothing is counted less than never. */
function notNegative(limits: ControlLimits | null): ControlLimits | null {
  return limits?.lower == null || limits.lower >= 0 ? limits : { ...limits, lower: 0 };
}

function foundFor({ column }: Pick<PlottableMetric, 'column'>, wanted: LimitsWanted, data: LimitsData): LimitsFound {
  switch (wanted) {
    case 'none':
      return NO_LIMITS;
    case 'automatic':
      return data.ownLimit === null ? byBaseline({ column }, data) : ownLimits(data.ownLimit, data);
    case 'usual':
      return { ...NO_LIMITS, limits: usualLimits(countingValues(column, data.basis)), method: 'usual' };
    case 'moving_range':
      return { ...NO_LIMITS, limits: movingRangeLimits(countingValues(column, data.basis)), method: 'moving_range' };
    case 'guide_set': {
      const { guideSet, all } = data;
      const limits = limitsOfGuideSet(column, all, guideSet ?? undefined, USUAL_SIGMAS);
      return { ...NO_LIMITS, limits, method: 'guide_set', guideSet };
    }
    case 'settings':
      return data.ownLimit === null ? NO_LIMITS : ownLimits(data.ownLimit, data);
  }
}

/** Values of the runs that limits are learned from: those used downstream. */
export function countingValues(column: string, runs: readonly QualityRun[]): readonly Value[] {
  const numbers = numbersOf(runs, column);
  return runs.map(({ useDownstream }, at) => (useDownstream ? (numbers[at] ?? null) : null));
}

/** Where a run stands with its value. */
export function standingWith({ limits, ofRun }: LimitsFound, run: QualityRun, value: Value): Standing {
  return standingOf(value, ofRun === null ? limits : (ofRun.get(run.uuid) ?? null));
}

/** Whether a standing is bad news: outside, and not on the good side of limits that were computed, from whatever runs. */
export function isBad(standing: Standing, { isChosen }: LimitsFound, { better }: Pick<PlottableMetric, 'better'>): boolean {
  if (standing !== 'above' && standing !== 'below') return false;
  return isChosen || better === 'target' || (better === 'higher') === (standing === 'below');
}

/** The limits by the baseline; by the usual range if there is no baseline, or its runs lack the metric. */
function byBaseline(metric: Pick<PlottableMetric, 'column'>, data: LimitsData): LimitsFound {
  const guideSet = baselineOf(data.guideSets);
  const found = guideSet === undefined ? NO_LIMITS : foundFor(metric, 'guide_set', { ...data, guideSet });
  return found.limits === null ? foundFor(metric, 'usual', data) : found;
}

function ownLimits(limit: OwnLimit, { all, guideSets }: LimitsData): LimitsFound {
  const { ofRun, next } = applyLimit(limit, all, guideSets);
  return {
    limits: next,
    ofRun: limit.method === 'moving_range' ? ofRun : null,
    method: limit.method,
    guideSet: guideSets.find(({ uuid }) => uuid === limit.guide_set) ?? null,
    isChosen: limit.method === 'fixed',
  };
}
