/** All operations on quality (openapi/proteomics, "Proteomics quality" and "Proteomics quality pages"). */
import type { ProteomicsContext } from '../context.ts';
import { ANNOTATION_FORMS, annotationHandlers } from './annotations/handlers.ts';
import { reporterChannelHandlers } from './channels/handlers.ts';
import { dashboardHandlers } from './dashboard/page-handlers.ts';
import { figureHandlers } from './figures/handlers.ts';
import { GUIDE_SET_FORMS, guideSetHandlers } from './guide-sets/handlers.ts';
import { heatmapHandlers } from './heatmap/handlers.ts';
import { limitHandlers } from './limits/handlers.ts';
import { LIMIT_FORMS, limitPages } from './limits/page-handlers.ts';
import { metricHandlers } from './metrics/handlers.ts';
import { proteinHandlers } from './proteins/handlers.ts';
import { REVIEW_FORMS, reviewHandlers } from './reviews/handlers.ts';
import { spikeInHandlers } from './spike-ins/handlers.ts';
import { summaryHandlers } from './summary.ts';
import { trendHandlers } from './trend/handlers.ts';

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
