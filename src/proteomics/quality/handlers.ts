/** All operations on quality (openapi/proteomics, "Proteomics quality" and "Proteomics quality pages"). */

import type { components } from '../../../generated/proteomics/types.d.ts';
import type { ProteomicsHandlers } from '../access/guard.ts';
import type { ProteomicsContext } from '../context.ts';
import { annotationHandlers } from './annotations/handlers.ts';
import { reporterChannelHandlers } from './channels/handlers.ts';
import { dashboardHandlers } from './dashboard/page-handlers.ts';
import { figureHandlers } from './figures/handlers.ts';
import { guideSetHandlers } from './guide-sets/handlers.ts';
import { heatmapHandlers } from './heatmap/handlers.ts';
import { limitHandlers } from './limits/handlers.ts';
import { type Judgement, judge, metricsOutside } from './limits/judgement.ts';
import { limitPages } from './limits/page-handlers.ts';
import { readMetricChoice } from './metric-choice.ts';
import { plottableMetric } from './metrics/catalog.ts';
import { metricHandlers } from './metrics/handlers.ts';
import { proteinHandlers } from './proteins/handlers.ts';
import { numberOf, type QualityRun } from './quality-runs.ts';
import { reviewHandlers } from './reviews/handlers.ts';
import { scopeOf } from './scope.ts';
import { spikeInHandlers } from './spike-ins/handlers.ts';
import { medianOf, presentOf } from './statistics/values.ts';
import { trendHandlers } from './trend/handlers.ts';
import { readTrend } from './trend/trend-reading.ts';
import { shownVerdict, verdictMetrics, verdictOfReading } from './verdict/verdict-reading.ts';

/** Handlers of quality control. */
export function qualityHandlers(context: ProteomicsContext) {
  return {
    ...metricHandlers(context),
    ...summaryHandlers(context),
    ...trendHandlers(context),
    ...dashboardHandlers(context),
    ...heatmapHandlers(context),
    ...reporterChannelHandlers(context),
    ...spikeInHandlers(context),
    ...proteinHandlers(context),
    ...figureHandlers(context),
    ...reviewHandlers(context),
    ...guideSetHandlers(context),
    ...annotationHandlers(context),
    ...limitHandlers(context),
    ...limitPages(context),
  };
}

/** Handlers of the key figures. */
function summaryHandlers(context: ProteomicsContext) {
  return {
    async getQcSummary({ query }) {
      const scope = await scopeOf(context, query);
      const choice = await readMetricChoice(scope.pool, scope.pipeline);
      const reading = await readTrend(scope, { ...query, metric: choice.first }, choice.ten, 'automatic');
      const { shown, all, own, guideSets } = reading;
      const verdict = shownVerdict(verdictOfReading(reading, verdictMetrics(choice, own)), reading);
      return { status: 200, body: qualitySummaryOf(shown, judge(own.limits, all, guideSets), choice.ten, verdict) };
    },
  } satisfies Partial<ProteomicsHandlers>;
}

/** The key figures of the runs shown, with a tile for each of some metrics. */
function qualitySummaryOf(
  shown: readonly QualityRun[],
  judgement: Judgement,
  tiles: readonly string[],
  verdict: components['schemas']['QcVerdict'],
): components['schemas']['QcSummary'] {
  const last = shown.findLast(({ acquiredAt }) => acquiredAt !== null);
  return {
    raw_files: shown.length,
    use_downstream: shown.filter(({ useDownstream }) => useDownstream).length,
    flagged: shown.filter(({ flagged }) => flagged).length,
    outside_limits: shown.filter(({ uuid }) => metricsOutside(judgement, uuid).length > 0).length,
    last_acquired_at: last?.acquiredAt ?? null,
    tiles: tiles.map((column) => {
      const { title, unit } = plottableMetric(column);
      const present = presentOf(shown.map((run) => numberOf(run, column)));
      const standing = last === undefined ? null : (judgement.get(column)?.get(last.uuid) ?? null);
      return {
        column,
        title,
        unit,
        median: present.length === 0 ? null : medianOf(present),
        last: last === undefined ? null : numberOf(last, column),
        last_outside: standing === null ? null : standing !== 'inside',
      };
    }),
    verdict,
  };
}
