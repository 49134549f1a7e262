/** The operations on entities that are not their forms and tables: those are in editor/. */
import type { HubContext } from '../context.ts';
import { checkHandlers } from './check-handlers.ts';
import { deletionHandlers } from './deletion-handlers.ts';
import { historyHandlers } from './history-handlers.ts';
import { placeHandlers } from './place-handlers.ts';
import { validationHandlers } from './validation-handlers.ts';

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
