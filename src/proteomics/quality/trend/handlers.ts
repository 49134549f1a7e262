/** Serves the trend as JSON, CSV and plot (openapi/proteomics, "Proteomics quality"). */
import type { ProteomicsHandlers } from '../../access/guard.ts';
import type { ProteomicsContext } from '../../context.ts';
import { answerPlot } from '../plot-answer.ts';
import { drawTrendSvg, formatTrendCsv, toQcTrend } from './trend-answer.ts';
import { readTrend } from './trend-reading.ts';

/** Returns the handlers that read and draw the trend. */
export function createTrendHandlers(context: ProteomicsContext) {
  return {
    getQcTrend: ({ query }) =>
      answerPlot(context, query, readTrend, { numbers: toQcTrend, csv: formatTrendCsv, svg: drawTrendSvg }),
  } satisfies Partial<ProteomicsHandlers>;
}
