/** The page with what somebody sent after their session had ended. */
import type { SavedForm } from '../../auth/index.ts';
import type { PlatformCallText } from '../../web/forms/model.ts';
import { type View, view } from '../../web/views.ts';
import type { PlatformCalls } from '../platform-calls.ts';

/** View model. */
export interface SavedFormModel {
  /** Undefined where nothing is kept. */
  readonly form:
    | {
        readonly action: string;
        readonly page: string;
        readonly calls: readonly PlatformCallText[];
        /** As they are sent. */
        readonly fields: readonly (readonly [name: string, value: string])[];
        /** What a person reads of them. */
        readonly entered: readonly { readonly label: string; readonly value: string }[];
        /** Files to choose again; undefined where the form is sent without files. */
        readonly files: readonly { readonly field: string; readonly name: string }[] | undefined;
      }
    | undefined;
}

export const keptFormView: View<SavedFormModel> = view('collaborations/identity/kept-form');

/** The model; what was left empty is sent again, and not shown. */
export function savedFormModel(form: SavedForm | undefined, calls: PlatformCalls): SavedFormModel {
  if (form === undefined) return { form };
  const { action, page, operationId, files } = form;
  const fields = [...new URLSearchParams(form.fields)];
  const entered = fields.filter(([, value]) => value.trim() !== '').map(([name, value]) => ({ label: labelOf(name), value }));
  return { form: { action, page, calls: calls(operationId), fields, entered, files } };
}

/** `short_name` as "Short name". */
function labelOf(name: string): string {
  const words = name.replaceAll(/[._-]+/g, ' ').trim();
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
