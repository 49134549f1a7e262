/** The course of a metric over the runs, with its limits. */
import type { GuideSet } from '../guide-sets/store.ts';
import { applyLimit, limitsOfGuideSet } from '../limits/judgement.ts';
import type { OwnLimit } from '../limits/store.ts';
import type { PlottableMetric } from '../metrics/metric.ts';
import { numberOf, type QualityRun } from '../quality-runs.ts';
import {
  type ControlLimits,
  limitsOfRanges,
  movingRangeLimits,
  movingRanges,
  type Standing,
  standingOf,
  USUAL_SIGMAS,
} from '../statistics/control-chart.ts';
import type { Value } from '../statistics/values.ts';

/** What is asked. */
export interface TrendQuestion {
  readonly metric: PlottableMetric;
  readonly x: 'index' | 'time';
  readonly chart: 'individuals' | 'moving_range';
  readonly limits: 'moving_range' | 'guide_set' | 'settings' | 'none';
}

/** What the answer is computed from. */
export interface TrendData {
  /** All raw files of the pipeline, in the order of acquisition. */
  readonly all: readonly QualityRun[];
  /** Those that were asked for. */
  readonly shown: readonly QualityRun[];
  /** The reference set that was asked for. */
  readonly guideSet: GuideSet | null;
  readonly guideSets: readonly GuideSet[];
  /** The pipeline's own limit of the metric. */
  readonly ownLimit: OwnLimit | null;
}

/** A run with its value in the chart, and the limits that it was measured against. */
export interface TrendValue {
  readonly run: QualityRun;
  readonly value: Value;
  readonly limits: ControlLimits | null;
  readonly standing: Standing;
}

/** The course of a metric. */
export interface Trend {
  readonly question: TrendQuestion;
  readonly values: readonly TrendValue[];
  /** The limits of all values; where they change from run to run, those of the run that comes next. */
  readonly limits: ControlLimits | null;
  readonly method: 'moving_range' | 'guide_set' | 'fixed' | null;
  readonly guideSet: GuideSet | null;
  /** Whether all values have the same limits. */
  readonly isSteady: boolean;
}

/** Computes a trend. */
export function trendOf(question: TrendQuestion, data: TrendData): Trend {
  const plain = data.shown.map((run) => numberOf(run, question.metric.column));
  const values = question.chart === 'individuals' ? plain : movingRanges(plain);
  const { limits, ofRun, method, guideSet } = limitsFor(question, data, plain);
  return {
    question,
    values: data.shown.map((run, index) => {
      const value = values[index] ?? null;
      const own = ofRun === null ? limits : (ofRun.get(run.uuid) ?? null);
      return { run, value, limits: own, standing: standingOf(value, own) };
    }),
    limits,
    method: limits === null ? null : method,
    guideSet,
    isSteady: ofRun === null,
  };
}

interface LimitsFound {
  readonly limits: ControlLimits | null;
  readonly ofRun: ReadonlyMap<string, ControlLimits | null> | null;
  readonly method: Trend['method'];
  readonly guideSet: GuideSet | null;
}

const NO_LIMITS: LimitsFound = { limits: null, ofRun: null, method: null, guideSet: null };

function limitsFor(question: TrendQuestion, data: TrendData, shown: readonly Value[]): LimitsFound {
  const isRanges = question.chart === 'moving_range';
  switch (question.limits) {
    case 'none':
      return NO_LIMITS;
    case 'moving_range':
      return { ...NO_LIMITS, limits: isRanges ? limitsOfRanges(shown) : movingRangeLimits(shown), method: 'moving_range' };
    case 'guide_set': {
      const { guideSet, all } = data;
      const members = new Set(guideSet?.members.map(({ uuid }) => uuid));
      const values = all.filter(({ uuid }) => members.has(uuid)).map((run) => numberOf(run, question.metric.column));
      const limits = isRanges
        ? limitsOfRanges(values)
        : limitsOfGuideSet(question.metric.column, all, guideSet ?? undefined, USUAL_SIGMAS);
      return { limits, ofRun: null, method: 'guide_set', guideSet };
    }
    case 'settings':
      // What people set are limits of values; the distances of neighbors have none.
      return isRanges || data.ownLimit === null ? NO_LIMITS : ownLimits(data.ownLimit, data);
  }
}

function ownLimits(limit: OwnLimit, { all, guideSets }: TrendData): LimitsFound {
  const { ofRun, next } = applyLimit(limit, all, guideSets);
  return {
    limits: next,
    ofRun: limit.method === 'moving_range' ? ofRun : null,
    method: limit.method,
    guideSet: guideSets.find(({ uuid }) => uuid === limit.guide_set) ?? null,
  };
}
