import type { PlottableMetric } from '../metrics/metric.ts';
import { getNumericValue, getNumericValues, isUsedForLimits, type QualityRun } from '../quality-runs.ts';
import type { ReferenceSet } from '../reference-sets/store.ts';
import { findBetterSide, groupBySeries, narrowToSeries } from '../sample-types/series.ts';
import { type Change, findLatestChange } from '../statistics/changes.ts';
import {
  type ControlLimits,
  compareToLimits,
  computeMovingRanges,
  computeRangeLimits,
  type LimitPosition,
} from '../statistics/control-chart.ts';
import { computeCusum, computeEwma } from '../statistics/memory-charts.ts';
import { findBrokenRules, type RuleSet } from '../statistics/run-rules.ts';
import type { Value } from '../statistics/values.ts';
import {
  findLimits,
  isOutOnBadSide,
  type LimitsData,
  type LimitsFound,
  type LimitsWanted,
  listCountingValues,
} from './limits-for.ts';

export type TrendChart = 'individuals' | 'moving_range' | 'cusum' | 'ewma';

export interface TrendQuery {
  readonly metric: PlottableMetric;
  readonly x: 'index' | 'time';
  readonly chart: TrendChart;
  readonly limits: LimitsWanted;
  readonly rules: RuleSet;
}

export interface TrendValue {
  readonly run: QualityRun;
  readonly value: Value;
  readonly limits: ControlLimits | null;
  readonly position: LimitPosition;
  /** True for a value that is out of limits on a worse side of the metric. */
  readonly isBad: boolean;
  readonly rules: readonly string[];
}

export interface Trend {
  readonly question: TrendQuery;
  readonly values: readonly TrendValue[];
  readonly limits: ControlLimits | null;
  readonly method: LimitsFound['method'];
  readonly referenceSet: ReferenceSet | null;
  readonly isSteady: boolean;
  /** True if the runs belong to several series. Then only `values` contains limits. */
  readonly isMixed: boolean;
  /** The latest step or drift; `at` is an index of `values`. */
  readonly change: Change | null;
}

/** Computes each series separately. Returns only the shown runs. */
export function computeTrend(question: TrendQuery, shown: readonly QualityRun[], data: LimitsData): Trend {
  const parts = [...groupBySeries(data.basis)].map(([key, [first]]) =>
    computeSeriesTrend(question, groupBySeries(shown).get(key) ?? [], narrowToSeries(data, first as QualityRun)),
  );
  const [only] = parts;
  if (parts.length < 2) return only ?? computeSeriesTrend(question, shown, data);
  const judged = new Map(parts.flatMap(({ values }) => values.map((value) => [value.run.uuid, value])));
  const changes = parts.flatMap(({ change, values }) => {
    const runs = values.map(({ run }) => run);
    return findChangeAmongShown(change, runs, shown) ?? [];
  });
  return {
    question,
    values: shown.flatMap(({ uuid }) => judged.get(uuid) ?? []),
    limits: null,
    method: null,
    referenceSet: null,
    isSteady: false,
    isMixed: true,
    change: changes.toSorted((one, other) => other.at - one.at)[0] ?? null,
  };
}

function computeSeriesTrend(question: TrendQuery, shown: readonly QualityRun[], data: LimitsData): Trend {
  const { metric, rules, chart } = question;
  const plain = getNumericValues(data.basis, metric.column);
  const counts = data.basis.map(isUsedForLimits);
  const found = findLimits(metric, question.limits, data);
  const { values, limits, last, isSteady } = computeChartValues(question, data, plain, found);
  const basis = { centre: found.limits?.centre ?? null, sigma: found.limits?.sigma ?? null };
  const broken = findBrokenRules(plain, basis, rules, counts);
  const better =
    chart === 'individuals' || chart === 'ewma' ? findBetterSide(metric, data.basis[0]?.sampleType ?? 'sample') : 'target';
  const places = new Map(data.basis.map(({ uuid }, at) => [uuid, at]));
  return {
    question,
    values: shown.map((run) => {
      const index = places.get(run.uuid) ?? -1;
      const value = values[index] ?? null;
      const own = limits[index] ?? null;
      const position = compareToLimits(value, own);
      return { run, value, limits: own, position, isBad: isOutOnBadSide(position, found, better), rules: broken[index] ?? [] };
    }),
    limits: last,
    method: last === null ? null : found.method,
    referenceSet: found.referenceSet,
    isSteady,
    isMixed: false,
    change: findChangeAmongShown(findLatestChange(plain, counts), data.basis, shown),
  };
}

/** Converts the index of a change in its series to that among the shown runs; null if its first run is not shown. */
export function findChangeAmongShown(
  change: Change | null,
  basis: readonly QualityRun[],
  shown: readonly QualityRun[],
): Change | null {
  if (change === null || basis === shown) return change;
  const at = shown.findIndex(({ uuid }) => uuid === basis[change.at]?.uuid);
  return at === -1 ? null : { ...change, at };
}

function computeChartValues({ chart, metric }: TrendQuery, data: LimitsData, plain: readonly Value[], found: LimitsFound) {
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
      const ranges = findRangeLimits(found, data, metric.column);
      return { values: computeMovingRanges(plain), limits: plain.map(() => ranges), last: ranges, isSteady: true };
    }
    default: {
      const counts = data.basis.map(isUsedForLimits);
      const basis = limits ?? { count: 0, centre: null, sigma: null };
      const drawn = chart === 'cusum' ? computeCusum(plain, basis, counts) : computeEwma(plain, basis, counts);
      const last = basis.sigma === null ? null : (drawn.limits.findLast((one) => one !== null) ?? null);
      return { ...drawn, last, isSteady: chart === 'cusum' };
    }
  }
}

/** Returns the limits of moving ranges; null if a user set limits of values, because these do not apply to ranges. */
function findRangeLimits(
  { method, referenceSet }: LimitsFound,
  { all, basis }: LimitsData,
  column: string,
): ControlLimits | null {
  if (method === 'moving_range' || method === 'usual') return computeRangeLimits(listCountingValues(column, basis));
  if (method !== 'guide_set' || referenceSet === null) return null;
  const members = new Set(referenceSet.members.map(({ uuid }) => uuid));
  return computeRangeLimits(all.filter(({ uuid }) => members.has(uuid)).map((run) => getNumericValue(run, column)));
}
