import { isBulkChange } from '../checking/handlers.ts';
import type { HubContext } from '../context.ts';
import { createFormOperations, createSaveOperations, isLongEntity } from '../editor/form-handlers.ts';
import { createEntityOperations } from '../entities/handlers.ts';
import { createExportOperations } from '../exchange/handlers.ts';
import { createImportOperations, hasManyRowsToApply, hasManyRowsToChoose } from '../exchange/import/operations.ts';
import { createGraphOperations } from '../graph/handlers.ts';
import { createUndoOperations } from '../history/actions/undo.ts';
import { createHistoryOperations } from '../history/handlers.ts';
import { createListOperations } from '../lists/handlers.ts';
import { createMoveOperations } from '../moving/operations.ts';
import { createProblemOperations } from '../problems/handlers.ts';
import { createOverviewOperations } from '../projects/page.ts';
import type { Summarize } from '../projects/store.ts';
import { createPublicationOperations } from '../publishing/handlers.ts';
import { applyLargeImport, type OperationRule } from './handlers.ts';

/** Always uses a worker thread, because the history can have more values than the project, and old profiles more fields. */
const LONG: OperationRule = { isLong: () => true };

export const PROJECT_RULES: Readonly<Partial<Record<keyof ReturnType<typeof createProjectOperations>, OperationRule>>> = {
  showHubProject: { showsFlash: true },
  newHubEntityForm: { showsFlash: true },
  editHubEntity: { showsFlash: true, isLong: isLongEntity },
  showHubTable: { showsFlash: true },
  checkHubEntitiesInBulk: { isLong: (_context, _access, call) => isBulkChange(call) },
  changeHubEntitiesInBulk: { isLong: (_context, _access, call) => isBulkChange(call) },
  listHubProblems: { showsFlash: true },
  // A replacement can change all entities of the project.
  fixHubProblems: LONG,
  listHubProjectHistory: { ...LONG, showsFlash: true },
  listHubEntityHistory: LONG,
  showHubEntityVersion: LONG,
  restoreHubEntity: LONG,
  compareHubMoments: LONG,
  showHubAction: { ...LONG, showsFlash: true },
  undoHubAction: LONG,
  restoreHubProject: LONG,
  previewHubProjectMove: LONG,
  moveHubProject: LONG,
  showHubImport: { showsFlash: true },
  chooseForHubImport: { isLong: hasManyRowsToChoose },
  addHubImportColumns: { isLong: hasManyRowsToChoose },
  applyHubImport: { isLong: hasManyRowsToApply, task: applyLargeImport },
};

/** Returns the operations that can run in worker threads. */
export function createProjectOperations(context: HubContext, summarize: Summarize) {
  return {
    ...createOverviewOperations(context, summarize),
    ...createFormOperations(context),
    ...createSaveOperations(context),
    ...createListOperations(context),
    ...createEntityOperations(context),
    ...createProblemOperations(context),
    ...createGraphOperations(context),
    ...createHistoryOperations(context),
    ...createUndoOperations(context),
    ...createExportOperations(context),
    ...createPublicationOperations(context),
    ...createImportOperations(context),
    ...createMoveOperations(context, summarize),
  };
}
