/** The administration, for programs and people (openapi/proteomics, "Proteomics administration"). */
import type { ProteomicsContext } from '../context.ts';
import { consoleHandlers } from './console-handlers.ts';
import { pipelineHandlers } from './pipeline-handlers.ts';
import { projectAdministration } from './project-handlers.ts';
import { userHandlers } from './user-handlers.ts';

/** Its handlers. */
export function administrationHandlers(context: ProteomicsContext) {
  return {
    ...consoleHandlers(context),
    ...projectAdministration(context),
    ...userHandlers(context),
    ...pipelineHandlers(context),
  };
}
