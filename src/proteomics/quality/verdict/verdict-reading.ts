/** Computes the verdict from the data of a trend, so that a page reads runs only once. */
import type { components } from '../../../../generated/proteomics/types.d.ts';
import { BoundedMap, getOrAdd, memoize } from '../../../memoize.ts';
import type { OwnLimits } from '../limits/store.ts';
import type { MetricChoice } from '../metric-choice.ts';
import { requirePlottableMetric } from '../metrics/catalog.ts';
import type { PlottableMetric } from '../metrics/metric.ts';
import { getNumericValue, getNumericValues, type QualityRun } from '../quality-runs.ts';
import { findJudgedRun, groupBySampleType, groupBySeries } from '../sample-types/series.ts';
import { computeMedian, removeGaps } from '../statistics/values.ts';
import { listCountingValues } from '../trend/limits-for.ts';
import type { TrendReading } from '../trend/trend-reading.ts';
import { computeVerdict, type Verdict } from './verdict.ts';
import { formatVerdictSentence } from './words.ts';

/** Maximum runs and changes in a response. */
const MAX_NAMED = 100;

/** Returns the ten default metrics, and the metrics with a limit. */
export function listVerdictMetrics({ ten }: MetricChoice, { limits }: OwnLimits): readonly PlottableMetric[] {
  return [...new Set([...ten, ...limits.map(({ metric }) => metric)])].map((column) => requirePlottableMetric(column));
}

/** Verdicts by list of runs, and by comparison. */
const getVerdicts = memoize((_runs: readonly QualityRun[]) => new BoundedMap<string, Verdict>(4));

/** Computes the verdict of a trend that contains the metrics. It is cached until a change. */
export function computeReadingVerdict(
  { all, shown, basis, referenceSet, referenceSets, own, trend }: TrendReading,
  metrics: readonly PlottableMetric[],
): Verdict {
  const { limits } = trend.question;
  const columns = metrics.map(({ column }) => column);
  // With the range `all`, every request has a new list, which its length, first and last run identify.
  const key = JSON.stringify([columns, limits, referenceSet, referenceSets, own.limits]);
  return getOrAdd(getVerdicts(shown), key, () =>
    computeVerdict({ metrics, all, shown, basis, referenceSet, referenceSets, own: own.limits, limits }),
  );
}

/** Returns the judged run. For each metric, returns its value and position, and the values and median of comparable runs. */
export function readTiles({ metrics }: Verdict, { shown, basis }: Pick<TrendReading, 'shown' | 'basis'>) {
  const run = findJudgedRun(shown);
  const [ofSeries, comparable] = [shown, basis].map((runs) => groupBySeries(runs).get(run?.series ?? '') ?? runs);
  const at = run === undefined ? -1 : shown.indexOf(run);
  const tiles = metrics.map((judged) => {
    const { column } = judged.metric;
    const present = removeGaps(listCountingValues(column, comparable ?? []));
    return {
      judged,
      last: run === undefined ? null : getNumericValue(run, column),
      position: judged.positions[at] ?? null,
      median: present.length === 0 ? null : computeMedian(present),
      values: getNumericValues(ofSeries ?? [], column),
    };
  });
  return { run, tiles };
}

export function judgeSampleTypes(reading: TrendReading, metrics: readonly PlottableMetric[]) {
  return [...groupBySampleType(reading.shown)].map(([type, runs]) => {
    const basis = groupBySampleType(reading.basis).get(type) ?? runs;
    return { type, runs, verdict: computeReadingVerdict({ ...reading, shown: runs, basis }, metrics) };
  });
}

type TypeVerdict = ReturnType<typeof judgeSampleTypes>[number];

export function formatQcTypeVerdict({ type, runs, verdict }: TypeVerdict): components['schemas']['QcTypeVerdict'] {
  return { sample_type: type, raw_files: runs.length, state: verdict.state, sentence: formatVerdictSentence(verdict) };
}

export function formatQcVerdict(verdict: Verdict, { basis }: Pick<TrendReading, 'basis'>): components['schemas']['QcVerdict'] {
  const waiting = verdict.out.filter(({ isWaiting }) => isWaiting);
  return {
    state: verdict.state,
    sentence: formatVerdictSentence(verdict),
    new_runs: verdict.fresh,
    waiting: waiting.length,
    runs: waiting.slice(-MAX_NAMED).map(({ run, metrics, causes }) => ({
      run: run.uuid,
      raw_file: run.name,
      acquired_at: run.acquiredAt,
      metrics: metrics.map(({ column }) => column),
      causes: causes.map(({ cause }) => cause),
    })),
    outliers: verdict.outliers.slice(-MAX_NAMED).map(({ run, distance, reasons }) => ({
      run: run.uuid,
      raw_file: run.name,
      acquired_at: run.acquiredAt,
      distance,
      metrics: reasons.map(({ metric, share }) => ({ metric: metric.column, share })),
    })),
    changes: verdict.metrics.flatMap(({ metric, change }) => {
      const run = change === null ? undefined : basis[change.at];
      if (change === null || run === undefined) return [];
      const { kind, before, after } = change;
      return [{ metric: metric.column, kind, raw_file: run.name, acquired_at: run.acquiredAt, before, after }];
    }),
  };
}
