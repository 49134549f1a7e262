/** Builds the page with a form that was submitted after the session had ended. */
import type { SavedForm } from '../../auth/index.ts';
import { createView } from '../../web/views.ts';
import type { PlatformCalls } from '../context.ts';

export const keptFormView = createView<ReturnType<typeof buildSavedFormModel>>('collaborations/identity/kept-form');

/** Builds the view model. Empty values are submitted again, but not shown. */
export function buildSavedFormModel(form: SavedForm | undefined, calls: PlatformCalls) {
  if (form === undefined)
    return {
      // Undefined if there is no saved form.
      form,
    };
  const { action, page, operationId, files } = form;
  const fields = [...new URLSearchParams(form.fields)];
  const entered = fields
    .filter(([, value]) => value.trim() !== '')
    .map(([name, value]) => ({ label: formatFieldLabel(name), value }));
  return { form: { action, page, calls: calls(operationId), fields, entered, files } };
}

/** Formats the name of a field as its label: `short_name` becomes "Short name". */
function formatFieldLabel(name: string): string {
  const words = name.replaceAll(/[._-]+/g, ' ').trim();
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
