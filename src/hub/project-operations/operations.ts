/** All operations on projects. */
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
import { publicationOperations } from '../publishing/handlers.ts';
import type { OperationRule } from './handlers.ts';

/** The options of operations. */
export const PROJECT_RULES: Readonly<Partial<Record<keyof ReturnType<typeof projectOperations>, OperationRule>>> = {
  showHubProject: { showsFlash: true },
  newHubEntityForm: { showsFlash: true },
  editHubEntity: { showsFlash: true },
  showHubTable: { showsFlash: true },
  checkHubEntitiesInBulk: { isLong: (_context, _access, asked) => changesMany(asked) },
  changeHubEntitiesInBulk: { isLong: (_context, _access, asked) => changesMany(asked) },
  listHubProblems: { showsFlash: true },
  // Replaces a value, possibly in all entities of the project.
  fixHubProblems: { isLong: () => true },
  showHubAction: { showsFlash: true, isLong: isLongAction },
  undoHubAction: { isLong: isLongAction },
  restoreHubProject: { isLong: isLongRestore },
  showHubImport: { showsFlash: true },
  chooseForHubImport: { isLong: choosesMany },
  applyHubImport: { isLong: appliesMany },
};

/** Creates the operations. */
export function projectOperations(context: HubContext, summarize: Summarize) {
  return {
    ...overviewOperations(context, summarize),
    ...editorOperations(context),
    ...entityOperations(context),
    ...problemOperations(context),
    ...graphOperations(context),
    ...undoOperations(context),
    ...exportOperations(context),
    ...publicationOperations(context),
    ...importOperations(context),
  };
}
