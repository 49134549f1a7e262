/** The verdict of what was read for a trend: one reading serves the whole page. */
import type { components } from '../../../../generated/proteomics/types.d.ts';
import type { OwnLimits } from '../limits/store.ts';
import type { MetricChoice } from '../metric-choice.ts';
import { plottableMetric } from '../metrics/catalog.ts';
import type { PlottableMetric } from '../metrics/metric.ts';
import type { QualityRun } from '../quality-runs.ts';
import type { TrendReading } from '../trend/trend-reading.ts';
import { type Verdict, verdictOf } from './verdict.ts';
import { sentenceOf } from './words.ts';

/** Most runs and changes that an answer names. */
const MAX_NAMED = 100;

/** The metrics that a pipeline is judged by: the choice of ten, and those that have a limit of their own. */
export function verdictMetrics({ ten }: MetricChoice, { limits }: OwnLimits): readonly PlottableMetric[] {
  return [...new Set([...ten, ...limits.map(({ metric }) => metric)])].map((column) => plottableMetric(column));
}

/** Verdicts by the runs that were judged, and by what they were judged with. */
const known = new WeakMap<readonly QualityRun[], Map<string, Verdict>>();
/** Of the same runs there are as many verdicts as ways to compare them. */
const MAX_CACHED = 4;

/** The verdict of a reading that holds the metrics. Runs are judged once, as long as nothing changes. */
export function verdictOfReading(
  { all, shown, basis, guideSet, guideSets, own, trend }: TrendReading,
  metrics: readonly PlottableMetric[],
): Verdict {
  const { limits } = trend.question;
  const verdicts = known.get(shown) ?? new Map<string, Verdict>();
  known.set(shown, verdicts);
  const columns = metrics.map(({ column }) => column);
  // `shown` is made of `all`, and where it is not all of them, it is another list each time.
  const key = JSON.stringify([columns, limits, guideSet, guideSets, own.limits]);
  const before = verdicts.get(key);
  if (before !== undefined) return before;
  const verdict = verdictOf({ metrics, all, shown, basis, guideSet, guideSets, own: own.limits, limits });
  if (verdicts.size >= MAX_CACHED) verdicts.clear();
  verdicts.set(key, verdict);
  return verdict;
}

/** A verdict as the contract answers it. */
export function shownVerdict(verdict: Verdict, { basis }: Pick<TrendReading, 'basis'>): components['schemas']['QcVerdict'] {
  const waiting = verdict.out.filter(({ isWaiting }) => isWaiting);
  return {
    state: verdict.state,
    sentence: sentenceOf(verdict),
    new_runs: verdict.fresh,
    waiting: waiting.length,
    runs: waiting.slice(-MAX_NAMED).map(({ run, metrics, causes }) => ({
      run: run.uuid,
      raw_file: run.name,
      acquired_at: run.acquiredAt,
      metrics: metrics.map(({ column }) => column),
      causes: causes.map(({ cause }) => cause),
    })),
    changes: verdict.metrics.flatMap(({ metric, change }) => {
      const run = change === null ? undefined : basis[change.at];
      if (change === null || run === undefined) return [];
      const { kind, before, after } = change;
      return [{ metric: metric.column, kind, raw_file: run.name, acquired_at: run.acquiredAt, before, after }];
    }),
  };
}
