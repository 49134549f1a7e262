/** Edits entities: forms, saving, lists and tables. */
import type { HubContext } from '../context.ts';
import { listOperations } from '../lists/handlers.ts';
import { formOperations } from './form-handlers.ts';
import { saveOperations } from './save-handlers.ts';

/** Creates the operations of the editor. */
export function editorOperations(context: HubContext) {
  return { ...formOperations(context), ...saveOperations(context), ...listOperations(context) };
}
