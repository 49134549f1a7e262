/** The trend as JSON, CSV and plot (openapi/proteomics, "Proteomics quality"). */
import type { ProteomicsHandlers } from '../../access/guard.ts';
import type { ProteomicsContext } from '../../context.ts';
import { replyWithPlot } from '../plots/plot-reply.ts';
import { findScope, type Scope } from '../scope.ts';
import { drawTrendSvg, formatTrendCsv, toQcTrend } from './trend-answer.ts';
import { readTrend } from './trend-reading.ts';

/** Returns the handlers of the trend. */
export function createTrendHandlers(context: ProteomicsContext) {
  return {
    async getQcTrend({ query }) {
      const scope = await findScope(context, query);
      const reading = await readTrend(scope, query);
      return replyWithPlot(query, {
        numbers: () => toQcTrend(reading),
        csv: () => formatTrendCsv(reading),
        svg: (sheet) => drawTrendSvg(reading, sheet, formatPipelineName(scope)),
      });
    },
  } satisfies Partial<ProteomicsHandlers>;
}

/** Returns the name of a pipeline with that of its project, for drawings and reports. */
export function formatPipelineName({
  project,
  pipeline,
}: {
  readonly project: Pick<Scope['project'], 'name'>;
  readonly pipeline: Pick<Scope['pipeline'], 'name'>;
}): string {
  return `${project.name} · ${pipeline.name}`;
}
