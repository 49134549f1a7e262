/** Editing entities: forms, saving, lists and tables. */
import type { HubContext } from '../context.ts';
import { listHandlers } from '../lists/handlers.ts';
import { formHandlers } from './form-handlers.ts';
import { saveHandlers } from './save-handlers.ts';

/** Makes the handlers of the editor. */
export function editorHandlers(context: HubContext) {
  return { ...formHandlers(context), ...saveHandlers(context), ...listHandlers(context) };
}
