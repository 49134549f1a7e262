/** The trend for programs (openapi/proteomics, "Proteomics quality"). */
import type { ProteomicsHandlers } from '../../access/guard.ts';
import type { ProteomicsContext } from '../../context.ts';
import { plotReply } from '../plots/plot-reply.ts';
import { type Scope, scopeOf } from '../scope.ts';
import { trendCsv, trendNumbers, trendSvg } from './trend-answer.ts';
import { readTrend } from './trend-reading.ts';

/** Handlers of the trend. */
export function trendHandlers(context: ProteomicsContext) {
  return {
    async getQcTrend({ query }) {
      const scope = await scopeOf(context, query);
      const reading = await readTrend(scope, query);
      return plotReply(query, {
        numbers: () => trendNumbers(reading),
        csv: () => trendCsv(reading),
        svg: (sheet) => trendSvg(reading, sheet, nameOf(scope)),
      });
    },
  } satisfies Partial<ProteomicsHandlers>;
}

/** A pipeline as drawings name it. */
export function nameOf({ project, pipeline }: Pick<Scope, 'project' | 'pipeline'>): string {
  return `${project.name} · ${pipeline.name}`;
}
