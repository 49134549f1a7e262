import { BadRequestError } from '../../../contract/errors.ts';
import { prepareJson } from '../../../contract/prepared.ts';
import { truncateText } from '../../../short-text.ts';
import type { ProteomicsHandlers } from '../../access/guard.ts';
import type { ProteomicsContext } from '../../context.ts';
import { QUALITY_COLUMN } from '../../ingestion/columns.ts';
import { readQualityTable } from '../../results/quality-table.ts';
import { readTargets } from '../../targets/store.ts';
import { findScope } from '../scope.ts';
import { findMetric, formatQcMetric, METRICS } from './catalog.ts';
import type { Metric } from './metric.ts';
import { renderMetrics } from './page.ts';
import { listTargetMetrics, VARIATION_METRICS } from './target-metrics.ts';

export function createMetricHandlers(context: ProteomicsContext) {
  const prepared = prepareJson({ metrics: METRICS.map(formatQcMetric) });
  return {
    listQcMetrics: () => ({ status: 200, prepared }),
    showQcMetrics: () => ({ status: 200, type: 'text/html', content: renderMetrics(context.render) }),

    async getQcValues({ query }) {
      const unknown = (query.metrics ?? []).filter((id) => findMetric(id) === undefined);
      if (unknown.length > 0)
        throw new BadRequestError(
          `metrics: there is no metric ${unknown.map((text) => truncateText(text, 60)).join(', ')}. GET /api/qc/metrics lists the IDs.`,
        );
      const { pool, pipeline } = await findScope(context, query);
      const tracked = listTargetMetrics((await readTargets(pool, pipeline.uuid)).targets);
      const ids = [...new Set(query.metrics ?? [...METRICS.filter(isRunMetric), ...tracked].map(({ column }) => column))];
      const table = await readQualityTable(pool, pipeline, {
        columns: ids.filter((id) => QUALITY_COLUMN.has(id)),
        others: ids.filter((id) => !QUALITY_COLUMN.has(id)),
      });
      const rows = [...table.runs.keys()].sort((a, b) => findArrival(table, a) - findArrival(table, b));
      const metrics = ids.map((id) => [id, rows.map((row) => table.columns.get(id)?.[row] ?? null)] as const);
      return {
        status: 200,
        body: { raw_files: rows.map((row) => table.runs[row]?.name ?? ''), metrics: Object.fromEntries(metrics) },
      };
    },
  } satisfies Partial<ProteomicsHandlers>;
}

/** Returns whether a metric has values of single runs. Metrics of groups of runs have a separate operation. */
function isRunMetric(metric: Metric): boolean {
  return !VARIATION_METRICS.includes(metric);
}

function findArrival({ runs }: Awaited<ReturnType<typeof readQualityTable>>, row: number): number {
  return runs[row]?.arrival ?? 0;
}
