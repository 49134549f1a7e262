/** The operations on entities, except forms and tables, which are in editor/. */

import { createCheckOperations } from '../checking/check-handlers.ts';
import { createValidationOperations } from '../checking/handlers.ts';
import type { HubContext } from '../context.ts';
import { createRestoreOperations } from '../history/handlers.ts';
import { createDeletionOperations } from './deletion-handlers.ts';
import { createPlaceOperations } from './place-handlers.ts';

/** Creates the operations. */
export function createEntityOperations(context: HubContext) {
  return {
    ...createCheckOperations(context),
    ...createDeletionOperations(context),
    ...createRestoreOperations(context),
    ...createPlaceOperations(context),
    ...createValidationOperations(context),
  };
}
