/** The operations on entities, except forms and tables, which are in editor/. */

import { checkOperations } from '../checking/check-handlers.ts';
import { validationOperations } from '../checking/handlers.ts';
import type { HubContext } from '../context.ts';
import { restoreOperations } from '../history/handlers.ts';
import { deletionOperations } from './deletion-handlers.ts';
import { placeOperations } from './place-handlers.ts';

/** Creates the operations. */
export function entityOperations(context: HubContext) {
  return {
    ...checkOperations(context),
    ...deletionOperations(context),
    ...restoreOperations(context),
    ...placeOperations(context),
    ...validationOperations(context),
  };
}
