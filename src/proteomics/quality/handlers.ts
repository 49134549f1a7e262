import type { components } from '../../../generated/proteomics/types.d.ts';
import { replyWithJson } from '../../web/replies/replies.ts';
import type { ProteomicsHandlers } from '../access/guard.ts';
import type { ProteomicsContext } from '../context.ts';
import { takeTurns } from '../take-turns.ts';
import { createAnnotationHandlers } from './annotations/handlers.ts';
import { createReporterChannelHandlers } from './channels/handlers.ts';
import { createDashboardHandlers } from './dashboard/page-handlers.ts';
import { createHeatmapHandlers } from './heatmap/handlers.ts';
import { createLimitHandlers, createLimitPages } from './limits/page-handlers.ts';
import { readMetricChoice } from './metric-choice.ts';
import { createMetricHandlers } from './metrics/handlers.ts';
import { createMonthlyReportHandlers } from './monthly-report/handlers.ts';
import { createProteinHandlers } from './proteins/handlers.ts';
import { createPlotRun } from './quality-runs.ts';
import { createReferenceSetHandlers } from './reference-sets/handlers.ts';
import { createReviewHandlers } from './reviews/handlers.ts';
import { createRunChartHandlers } from './run-charts/handlers.ts';
import { createScatterHandlers } from './scatter/handlers.ts';
import { findScope } from './scope.ts';
import { createSpikeInHandlers } from './spike-ins/handlers.ts';
import { createTrendHandlers } from './trend/trend-answer.ts';
import { readTrend, type TrendReading } from './trend/trend-reading.ts';
import type { Verdict } from './verdict/verdict.ts';
import {
  computeReadingVerdict,
  formatQcTypeVerdict,
  formatQcVerdict,
  judgeSampleTypes,
  listVerdictMetrics,
  readTiles,
} from './verdict/verdict-reading.ts';

export function createQualityHandlers(context: ProteomicsContext) {
  return {
    ...createMetricHandlers(context),
    ...takeTurns({
      ...createSummaryHandlers(context),
      ...createTrendHandlers(context),
      ...createDashboardHandlers(context),
      ...createHeatmapHandlers(context),
      ...createScatterHandlers(context),
      ...createReporterChannelHandlers(context),
      ...createSpikeInHandlers(context),
      ...createProteinHandlers(context),
      ...createMonthlyReportHandlers(context),
    }),
    ...createRunChartHandlers(context),
    ...createReviewHandlers(context),
    ...createReferenceSetHandlers(context),
    ...createAnnotationHandlers(context),
    ...createLimitHandlers(context),
    ...createLimitPages(context),
  };
}

function createSummaryHandlers(context: ProteomicsContext) {
  return {
    async getQcSummary({ query }) {
      const scope = await findScope(context, query);
      const choice = await readMetricChoice(scope.pool, scope.pipeline);
      const reading = await readTrend(scope, { ...query, metric: choice.first }, choice.ten, 'automatic');
      const judged = listVerdictMetrics(choice, reading.own);
      const summary = summarizeQuality(reading, computeReadingVerdict(reading, judged), new Set(choice.ten));
      return replyWithJson(200, { ...summary, sample_types: judgeSampleTypes(reading, judged).map(formatQcTypeVerdict) });
    },
  } satisfies Partial<ProteomicsHandlers>;
}

function summarizeQuality(
  reading: TrendReading,
  verdict: Verdict,
  ten: ReadonlySet<string>,
): Omit<components['schemas']['QcSummary'], 'sample_types'> {
  const { shown } = reading;
  const { run, tiles } = readTiles(verdict, reading);
  return {
    raw_files: shown.length,
    use_downstream: shown.filter(({ useDownstream }) => useDownstream).length,
    flagged: shown.filter(({ flagged }) => flagged).length,
    outside_limits: verdict.out.length,
    last_acquired_at: shown.findLast(({ acquiredAt }) => acquiredAt !== null)?.acquiredAt ?? null,
    judged_run: run === undefined ? null : createPlotRun(run),
    tiles: tiles
      .filter(({ judged }) => ten.has(judged.metric.column))
      .map(({ judged: { metric }, median, last, position }) => ({
        column: metric.column,
        title: metric.title,
        unit: metric.unit,
        median,
        last,
        last_outside: position === null ? null : position !== 'inside',
      })),
    verdict: formatQcVerdict(verdict, reading),
  };
}
