/** The page with a form that was submitted after the session had ended. */
import type { SavedForm } from '../../auth/index.ts';
import type { PlatformCallText } from '../../web/forms/model.ts';
import { type View, view } from '../../web/views.ts';
import type { PlatformCalls } from '../context.ts';

/** View model. */
export interface SavedFormModel {
  /** Undefined without a saved form. */
  readonly form:
    | {
        readonly action: string;
        readonly page: string;
        readonly calls: readonly PlatformCallText[];
        /** The values as they are submitted. */
        readonly fields: readonly (readonly [name: string, value: string])[];
        /** The values as a user reads them. */
        readonly entered: readonly { readonly label: string; readonly value: string }[];
        /** Files to select again; undefined for a form without files. */
        readonly files: readonly { readonly field: string; readonly name: string }[] | undefined;
      }
    | undefined;
}

export const keptFormView: View<SavedFormModel> = view('collaborations/identity/kept-form');

/** Creates the view model. Empty values are submitted again, but not shown. */
export function buildSavedFormModel(form: SavedForm | undefined, calls: PlatformCalls): SavedFormModel {
  if (form === undefined) return { form };
  const { action, page, operationId, files } = form;
  const fields = [...new URLSearchParams(form.fields)];
  const entered = fields
    .filter(([, value]) => value.trim() !== '')
    .map(([name, value]) => ({ label: formatFieldLabel(name), value }));
  return { form: { action, page, calls: calls(operationId), fields, entered, files } };
}

/** `short_name` as "Short name". */
function formatFieldLabel(name: string): string {
  const words = name.replaceAll(/[._-]+/g, ' ').trim();
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
