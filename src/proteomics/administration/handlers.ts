/** The administration, for programs and people (openapi/proteomics, "Proteomics administration"). */
import type { ProteomicsContext } from '../context.ts';
import { consoleHandlers } from './console-handlers.ts';
import { pipelineHandlers } from './pipeline-handlers.ts';
import { projectAdministration } from './project-handlers.ts';
import { userHandlers } from './user-handlers.ts';

/** Forms whose mistakes are answered with the form; see MountedService.judgedByHandler. */
export const ADMINISTRATION_FORMS: readonly string[] = [
  'loginToProteomicsAdministration',
  'createProteomicsProjectByForm',
  'changeProteomicsProjectByForm',
  'deleteProteomicsProjectByForm',
  'createProteomicsUserByForm',
  'changeProteomicsUserByForm',
  'createPipelineByForm',
  'changePipelineByForm',
  'deletePipelineByForm',
];

/** Its handlers. */
export function administrationHandlers(context: ProteomicsContext) {
  return {
    ...consoleHandlers(context),
    ...projectAdministration(context),
    ...userHandlers(context),
    ...pipelineHandlers(context),
  };
}
