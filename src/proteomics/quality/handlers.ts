/** All operations on quality (openapi/proteomics, "Proteomics quality" and "Proteomics quality pages"). */
import type { ProteomicsContext } from '../context.ts';
import { annotationHandlers } from './annotations/annotation-handlers.ts';
import { dashboardHandlers } from './dashboard/dashboard-page.ts';
import { guideSetHandlers } from './guide-sets/guide-set-handlers.ts';
import { limitHandlers } from './limits/limit-handlers.ts';
import { metricHandlers } from './metrics/metric-handlers.ts';
import { reviewHandlers } from './reviews/review-handlers.ts';
import { summaryHandlers } from './summary.ts';
import { trendHandlers } from './trend/trend-handlers.ts';

/** Handlers of quality control. */
export function qualityHandlers(context: ProteomicsContext) {
  return {
    ...metricHandlers(context),
    ...summaryHandlers(context),
    ...trendHandlers(context),
    ...dashboardHandlers(context),
    ...reviewHandlers(context),
    ...guideSetHandlers(context),
    ...annotationHandlers(context),
    ...limitHandlers(context),
  };
}
