/** All operations on quality (openapi/proteomics, "Proteomics quality" and "Proteomics quality pages"). */
import type { ProteomicsContext } from '../context.ts';
import { annotationHandlers } from './annotations/handlers.ts';
import { reporterChannelHandlers } from './channels/handlers.ts';
import { dashboardHandlers } from './dashboard/page-handlers.ts';
import { figureHandlers } from './figures/handlers.ts';
import { guideSetHandlers } from './guide-sets/handlers.ts';
import { heatmapHandlers } from './heatmap/handlers.ts';
import { limitHandlers } from './limits/handlers.ts';
import { limitPages } from './limits/page-handlers.ts';
import { metricHandlers } from './metrics/handlers.ts';
import { proteinHandlers } from './proteins/handlers.ts';
import { reviewHandlers } from './reviews/handlers.ts';
import { spikeInHandlers } from './spike-ins/handlers.ts';
import { summaryHandlers } from './summary.ts';
import { trendHandlers } from './trend/handlers.ts';

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
