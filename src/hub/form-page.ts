/** A page with one form. */
import type { Flash } from '../web/flash.ts';
import { type View, view } from '../web/views.ts';
import type { FieldDefinition } from './forms/form.ts';
import type { FormModel } from './forms/form-model.ts';
import type { Typed } from './forms/typed-text.ts';

/** What somebody else saved meanwhile, beside what was typed. */
export interface Difference {
  readonly rows: readonly { readonly label: string; readonly yours: string; readonly theirs: string }[];
  /** The form with the present values. */
  readonly theirsPath: string;
}

/** The view model. */
export interface FormPageModel {
  readonly heading: string;
  readonly lead: string;
  readonly form: FormModel;
  readonly flash: Flash | undefined;
  readonly difference: Difference | undefined;
  /** The way to deletion, where the form is about something that can be deleted. */
  readonly danger: { readonly text: string; readonly label: string; readonly path: string } | undefined;
}

/** Template of the page. */
export const formPageView: View<FormPageModel> = view('hub/form-page');

/** A page with a form and nothing else. */
export function plainFormPage(page: Pick<FormPageModel, 'heading' | 'lead' | 'form'> & Partial<FormPageModel>): FormPageModel {
  return { flash: undefined, difference: undefined, danger: undefined, ...page };
}

/** The fields in which what was typed differs from the present values, which the definitions carry. */
export function differenceOf(fields: readonly FieldDefinition[], typed: Typed | undefined, theirsPath: string): Difference {
  const rows = fields
    .filter(({ name, kind, initial = '' }) => kind !== 'kept' && (typed?.[name] ?? initial) !== initial)
    .map(({ name, label, initial = '' }) => ({ label, yours: typed?.[name] ?? '', theirs: initial }));
  return { rows, theirsPath };
}
