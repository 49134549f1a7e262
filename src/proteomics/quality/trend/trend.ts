/** The course of a metric over the runs, with its limits. */
import type { GuideSet } from '../guide-sets/store.ts';
import type { PlottableMetric } from '../metrics/metric.ts';
import { numberOf, numbersOf, type QualityRun } from '../quality-runs.ts';
import { type Change, latestChange } from '../statistics/changes.ts';
import { type ControlLimits, limitsOfRanges, movingRanges, type Standing, standingOf } from '../statistics/control-chart.ts';
import { cusum, ewma } from '../statistics/memory-charts.ts';
import { brokenRules, type RuleSet } from '../statistics/run-rules.ts';
import type { Value } from '../statistics/values.ts';
import { countingValues, isBad, type LimitsData, type LimitsFound, type LimitsWanted, limitsFor } from './limits-for.ts';

/** What is drawn of a metric. */
export type TrendChart = 'individuals' | 'moving_range' | 'cusum' | 'ewma';

/** What is asked. */
export interface TrendQuestion {
  readonly metric: PlottableMetric;
  readonly x: 'index' | 'time';
  readonly chart: TrendChart;
  readonly limits: LimitsWanted;
  readonly rules: RuleSet;
}

/** A run with its value in the chart, and the limits that it was measured against. */
export interface TrendValue {
  readonly run: QualityRun;
  readonly value: Value;
  readonly limits: ControlLimits | null;
  readonly standing: Standing;
  /** Whether it is outside on a side that matters. */
  readonly isBad: boolean;
  /** Ids of the rules that its value breaks. */
  readonly rules: readonly string[];
}

/** The course of a metric. */
export interface Trend {
  readonly question: TrendQuestion;
  readonly values: readonly TrendValue[];
  /** The limits of all values; where they change from run to run, those of the run that comes next. */
  readonly limits: ControlLimits | null;
  readonly method: LimitsFound['method'];
  readonly guideSet: GuideSet | null;
  /** Whether all values have the same limits. */
  readonly isSteady: boolean;
  /** The latest step or drift of the values; `at` is a place in `values`. */
  readonly change: Change | null;
}

interface Course {
  readonly values: readonly Value[];
  readonly limits: readonly (ControlLimits | null)[];
  /** What holds for the run that comes next. */
  readonly last: ControlLimits | null;
  readonly isSteady: boolean;
}

/** Computes a trend over its series, and takes the runs shown out of it. */
export function trendOf(question: TrendQuestion, shown: readonly QualityRun[], data: LimitsData): Trend {
  const { metric, rules, chart } = question;
  const plain = numbersOf(data.basis, metric.column);
  const counts = data.basis.map(({ useDownstream }) => useDownstream);
  const found = limitsFor(metric, question.limits, data);
  const { values, limits, last, isSteady } = courseOf(question, data, plain, found);
  const basis = { centre: found.limits?.centre ?? null, sigma: found.limits?.sigma ?? null };
  const broken = brokenRules(plain, basis, rules, counts);
  const places = new Map(data.basis.map(({ uuid }, at) => [uuid, at]));
  return {
    question,
    values: shown.map((run) => {
      const index = places.get(run.uuid) ?? -1;
      const value = values[index] ?? null;
      const own = limits[index] ?? null;
      const standing = standingOf(value, own);
      const side = chart === 'individuals' || chart === 'ewma' ? metric : { better: 'target' as const };
      return { run, value, limits: own, standing, isBad: isBad(standing, found, side), rules: broken[index] ?? [] };
    }),
    limits: last,
    method: last === null ? null : found.method,
    guideSet: found.guideSet,
    isSteady,
    change: changeIn(latestChange(plain, counts), data.basis, shown),
  };
}

/** A change of a series with its place among the runs shown; null where it began before or after them. */
export function changeIn(change: Change | null, basis: readonly QualityRun[], shown: readonly QualityRun[]): Change | null {
  if (change === null || basis === shown) return change;
  const at = shown.findIndex(({ uuid }) => uuid === basis[change.at]?.uuid);
  return at === -1 ? null : { ...change, at };
}

/** What is drawn for each run, with its limits. */
function courseOf({ chart, metric }: TrendQuestion, data: LimitsData, plain: readonly Value[], found: LimitsFound): Course {
  const { limits, ofRun } = found;
  switch (chart) {
    case 'individuals':
      return {
        values: plain,
        limits: data.basis.map(({ uuid }) => (ofRun === null ? limits : (ofRun.get(uuid) ?? null))),
        last: limits,
        isSteady: ofRun === null,
      };
    case 'moving_range': {
      const ranges = rangeLimits(found, data, metric.column);
      return { values: movingRanges(plain), limits: plain.map(() => ranges), last: ranges, isSteady: true };
    }
    default: {
      const counts = data.basis.map(({ useDownstream }) => useDownstream);
      const basis = limits ?? { count: 0, centre: null, sigma: null };
      const drawn = chart === 'cusum' ? cusum(plain, basis, counts) : ewma(plain, basis, counts);
      const last = basis.sigma === null ? null : (drawn.limits.findLast((one) => one !== null) ?? null);
      return { ...drawn, last, isSteady: chart === 'cusum' };
    }
  }
}

/** Limits of moving ranges. What people set are limits of values; the distances of neighbors have none. */
function rangeLimits({ method, guideSet }: LimitsFound, { all, basis }: LimitsData, column: string): ControlLimits | null {
  if (method === 'moving_range' || method === 'usual') return limitsOfRanges(countingValues(column, basis));
  if (method !== 'guide_set' || guideSet === null) return null;
  const members = new Set(guideSet.members.map(({ uuid }) => uuid));
  return limitsOfRanges(all.filter(({ uuid }) => members.has(uuid)).map((run) => numberOf(run, column)));
}
