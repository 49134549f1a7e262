/** Edits entities: forms, saving, lists and tables. */
import type { HubContext } from '../context.ts';
import { createListOperations } from '../lists/handlers.ts';
import { createFormOperations } from './form-handlers.ts';
import { createSaveOperations } from './save-handlers.ts';

export function createEditorOperations(context: HubContext) {
  return { ...createFormOperations(context), ...createSaveOperations(context), ...createListOperations(context) };
}
