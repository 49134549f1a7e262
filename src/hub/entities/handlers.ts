/** The operations on entities that are not their forms and tables: those are in editor/. */

import { checkHandlers } from '../checking/check-handlers.ts';
import { validationHandlers } from '../checking/handlers.ts';
import type { HubContext } from '../context.ts';
import { historyHandlers } from '../history/handlers.ts';
import { deletionHandlers } from './deletion-handlers.ts';
import { placeHandlers } from './place-handlers.ts';

/** Makes the handlers. */
export function entitiesHandlers(context: HubContext) {
  return {
    ...checkHandlers(context),
    ...deletionHandlers(context),
    ...historyHandlers(context),
    ...placeHandlers(context),
    ...validationHandlers(context),
  };
}
