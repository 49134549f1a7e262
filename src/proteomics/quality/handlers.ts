/** All operations on quality (openapi/proteomics, "Proteomics quality" and "Proteomics quality pages"). */
import type { ProteomicsContext } from '../context.ts';
import { annotationHandlers } from './annotations/annotation-handlers.ts';
import { ANNOTATION_FORMS, annotationPages } from './annotations/annotation-pages.ts';
import { channelHandlers } from './channels/channel-handlers.ts';
import { dashboardHandlers } from './dashboard/dashboard-page.ts';
import { figureHandlers } from './figures/figure-handlers.ts';
import { guideSetHandlers } from './guide-sets/guide-set-handlers.ts';
import { GUIDE_SET_FORMS, guideSetPages } from './guide-sets/guide-set-pages.ts';
import { heatmapHandlers } from './heatmap/heatmap-handlers.ts';
import { limitHandlers } from './limits/limit-handlers.ts';
import { LIMIT_FORMS, limitPages } from './limits/limit-pages.ts';
import { metricHandlers } from './metrics/metric-handlers.ts';
import { proteinHandlers } from './proteins/protein-handlers.ts';
import { reviewHandlers } from './reviews/review-handlers.ts';
import { REVIEW_FORMS, reviewPages } from './reviews/review-pages.ts';
import { spikeInHandlers } from './spike-ins/spike-in-handlers.ts';
import { summaryHandlers } from './summary.ts';
import { trendHandlers } from './trend/trend-handlers.ts';

/** Forms whose handlers show them again with what was typed; see MountedService.judgedByHandler. */
export const QUALITY_FORMS: readonly string[] = [...REVIEW_FORMS, ...GUIDE_SET_FORMS, ...ANNOTATION_FORMS, ...LIMIT_FORMS];

/** Handlers of quality control. */
export function qualityHandlers(context: ProteomicsContext) {
  return {
    ...metricHandlers(context),
    ...summaryHandlers(context),
    ...trendHandlers(context),
    ...dashboardHandlers(context),
    ...heatmapHandlers(context),
    ...channelHandlers(context),
    ...spikeInHandlers(context),
    ...proteinHandlers(context),
    ...figureHandlers(context),
    ...reviewHandlers(context),
    ...guideSetHandlers(context),
    ...annotationHandlers(context),
    ...limitHandlers(context),
    ...reviewPages(context),
    ...guideSetPages(context),
    ...annotationPages(context),
    ...limitPages(context),
  };
}
