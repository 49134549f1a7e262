/** The verdict of what was read for a trend: one reading serves the whole page. */
import type { components } from '../../../../generated/proteomics/types.d.ts';
import type { OwnLimits } from '../limits/store.ts';
import type { MetricChoice } from '../metric-choice.ts';
import { plottableMetric } from '../metrics/catalogue.ts';
import type { PlottableMetric } from '../metrics/metric.ts';
import type { TrendReading } from '../trend/trend-reading.ts';
import { type Verdict, verdictOf } from './verdict.ts';
import { sentenceOf } from './words.ts';

/** Most runs and changes that an answer names. */
const MOST_NAMED = 100;

/** The metrics that a pipeline is judged by: the choice of ten, and those that have a limit of their own. */
export function judgedMetrics({ ten }: MetricChoice, { limits }: OwnLimits): readonly PlottableMetric[] {
  return [...new Set([...ten, ...limits.map(({ metric }) => metric)])].map((column) => plottableMetric(column));
}

/** The verdict of a reading that holds the metrics. */
export function verdictOfReading(
  { all, shown, guideSet, guideSets, own, trend }: TrendReading,
  metrics: readonly PlottableMetric[],
): Verdict {
  const { limits } = trend.question;
  return verdictOf({ metrics, all, shown, guideSet, guideSets, own: own.limits, limits });
}

/** A verdict as the contract answers it. */
export function shownVerdict(verdict: Verdict, { shown }: Pick<TrendReading, 'shown'>): components['schemas']['QcVerdict'] {
  const waiting = verdict.out.filter(({ isWaiting }) => isWaiting);
  return {
    state: verdict.state,
    sentence: sentenceOf(verdict),
    new_runs: verdict.fresh,
    waiting: waiting.length,
    runs: waiting.slice(-MOST_NAMED).map(({ run, metrics, causes }) => ({
      run: run.uuid,
      raw_file: run.name,
      acquired_at: run.acquiredAt,
      metrics: metrics.map(({ column }) => column),
      causes: causes.map(({ cause }) => cause),
    })),
    changes: verdict.metrics.flatMap(({ metric, change }) => {
      const run = change === null ? undefined : shown[change.at];
      if (change === null || run === undefined) return [];
      const { kind, before, after } = change;
      return [{ metric: metric.column, kind, raw_file: run.name, acquired_at: run.acquiredAt, before, after }];
    }),
  };
}
