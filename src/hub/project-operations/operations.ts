/** All operations on projects, and what each needs. */
import { changesMany } from '../checking/check-handlers.ts';
import type { HubContext } from '../context.ts';
import { editorOperations } from '../editor/handlers.ts';
import { entityOperations } from '../entities/handlers.ts';
import { exportOperations } from '../exchange/handlers.ts';
import { appliesMany, choosesMany, importOperations } from '../exchange/import/operations.ts';
import { graphOperations } from '../graph/handlers.ts';
import { isLongAction, isLongRestore, undoOperations } from '../history/actions/undo.ts';
import { problemOperations } from '../problems/handlers.ts';
import { overviewOperations } from '../projects/overview.ts';
import type { Summarize } from '../projects/project-summary.ts';
import type { OperationRule } from './handlers.ts';
import type { ProjectOperationId, ProjectOperations } from './operation.ts';

/** What each operation needs. */
export const PROJECT_RULES: Readonly<Record<ProjectOperationId, OperationRule>> = {
  showHubProject: { need: 'see', showsFlash: true },
  newHubEntityForm: { need: 'edit', showsFlash: true },
  editHubEntity: { need: 'see', showsFlash: true },
  saveHubEntity: { need: 'edit' },
  listHubEntities: { need: 'see' },
  showHubTable: { need: 'see', showsFlash: true },
  duplicateHubEntity: { need: 'edit' },
  moveHubEntity: { need: 'edit' },
  deleteHubEntity: { need: 'edit' },
  confirmHubEntityDeletion: { need: 'edit' },
  deleteHubEntityFromPage: { need: 'edit' },
  restoreHubEntity: { need: 'edit' },
  checkHubEntity: { need: 'see' },
  checkHubEntitiesInBulk: { need: 'see', isLong: (_context, _access, asked) => changesMany(asked) },
  changeHubEntitiesInBulk: { need: 'edit', isLong: (_context, _access, asked) => changesMany(asked) },
  showHubValidation: { need: 'see' },
  validateHubProject: { need: 'see' },
  listHubProblems: { need: 'see', showsFlash: true },
  // One value for another, wherever it stands: as many changes as the project has entities.
  fixHubProblems: { need: 'edit', isLong: () => true },
  showHubGraph: { need: 'see' },
  getHubGraph: { need: 'see' },
  showHubAction: { need: 'see', showsFlash: true, isLong: isLongAction },
  undoHubAction: { need: 'edit', isLong: isLongAction },
  restoreHubProject: { need: 'edit', isLong: isLongRestore },
  listHubExportLeftOut: { need: 'see' },
  exportHubProject: { need: 'see' },
  showHubImport: { need: 'edit', showsFlash: true },
  chooseForHubImport: { need: 'edit', isLong: choosesMany },
  applyHubImport: { need: 'edit', isLong: appliesMany },
};

/** Makes the operations. */
export function projectOperations(context: HubContext, summarize: Summarize): ProjectOperations<ProjectOperationId> {
  return {
    ...overviewOperations(context, summarize),
    ...editorOperations(context),
    ...entityOperations(context),
    ...problemOperations(context),
    ...graphOperations(context),
    ...undoOperations(context),
    ...exportOperations(context),
    ...importOperations(context),
  };
}
