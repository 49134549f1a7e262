import type { RefusedForm } from './answer.ts';
import type { FieldKind, Fields } from './fields.ts';
import { createFormModel, type FormFrame, type FormModel, listValueTexts } from './model.ts';

/** Values that another user saved in the meantime, next to the input of the user. */
export interface Difference {
  readonly rows: readonly { readonly label: string; readonly yours: string; readonly theirs: string }[];
  /** Path of the form with the current values. */
  readonly theirsPath: string;
}

export interface FormPageModel {
  readonly heading: string;
  readonly lead: string;
  readonly notes: readonly string[];
  /** Links to alternatives to this form; undefined if there are none. */
  readonly offers:
    | { readonly text: string; readonly links: readonly { readonly label: string; readonly path: string }[] }
    | undefined;
  readonly form: FormModel;
  readonly difference: Difference | undefined;
  /** Link to the deletion; undefined if the record cannot be deleted. */
  readonly danger: { readonly text: string; readonly label: string; readonly path: string } | undefined;
}

export interface FormPageDefinition extends Pick<FormPageModel, 'heading' | 'lead'> {
  readonly notes?: readonly string[];
  readonly offers?: FormPageModel['offers'];
  readonly danger?: FormPageModel['danger'];
  readonly frame: FormFrame;
  readonly fields: Fields;
  /** Values of the record, or default values. */
  readonly initial?: Readonly<Record<string, unknown>>;
  /** Path of the form with the current values, for a record that other users can change. */
  readonly path?: string;
}

/** Builds the view model. `refused` is the input of a form that is shown again. */
export function buildFormPageModel(page: FormPageDefinition, refused?: RefusedForm): FormPageModel {
  const { heading, lead, notes = [], offers, danger, frame, fields, initial = {}, path = '' } = page;
  const { typed, errors, conflict } = refused ?? {};
  // After a conflict, the hidden fields have the current revision, so that a second submission succeeds.
  const shown = conflict === undefined ? typed : { ...typed, ...listHiddenFields(fields, initial) };
  return {
    heading,
    lead,
    notes,
    offers,
    form: createFormModel(frame, fields, { initial, typed: shown, errors }),
    difference: conflict === undefined ? undefined : createFormDifference(fields, typed ?? {}, initial, path),
    danger,
  };
}

function listHiddenFields(fields: Fields, initial: Readonly<Record<string, unknown>>) {
  const hidden = Object.keys(fields).filter((name) => fields[name]?.kind === 'hidden');
  return Object.fromEntries(hidden.map((name) => [name, listValueTexts(initial[name])]));
}

/** Returns the fields whose input differs from the current value. */
function createFormDifference(
  fields: Fields,
  typed: Readonly<Record<string, readonly string[]>>,
  initial: Readonly<Record<string, unknown>>,
  theirsPath: string,
): Difference {
  const rows = Object.entries(fields)
    .filter(([, { kind }]) => kind !== 'hidden')
    .map(([name, { label }]) => {
      const theirs = listValueTexts(initial[name]).join(', ');
      return { label, yours: typed[name]?.join(', ') ?? theirs, theirs };
    })
    .filter(({ yours, theirs }) => yours !== theirs);
  return { rows, theirsPath };
}

const KINDS = {
  text: 'text',
  email: 'text',
  url: 'text',
  date: 'text',
  'datetime-local': 'text',
  password: 'text',
  textarea: 'textarea',
  select: 'select',
  checkboxes: 'select',
  flag: 'checkbox',
  file: 'file',
  hidden: 'hidden',
} as const satisfies Record<FieldKind, string>;

/** Describes a form for programs. `initial` are the initial values by field. */
export function createFormDescription(action: string, fields: Fields, initial: Readonly<Record<string, unknown>> = {}) {
  return {
    action,
    method: 'POST' as const,
    fields: Object.entries(fields).map(([name, { label, kind, help, isRequired = false, maxLength, choices }]) => {
      const values = listValueTexts(initial[name]);
      const [value] = values;
      return {
        name,
        label,
        kind: KINDS[kind],
        required: isRequired,
        ...(help === undefined ? {} : { help }),
        ...(maxLength === undefined ? {} : { max_length: maxLength }),
        ...(value === undefined ? {} : { value }),
        ...(kind === 'checkboxes' ? { values: [...values] } : {}),
        ...(choices === undefined
          ? {}
          : { options: choices.map(({ value: option, label: text }) => ({ value: option, label: text })) }),
      };
    }),
  };
}

/** Returns the values that are not empty, in the order of the form. */
export function listFacts(fields: Fields, record: object) {
  const values = record as Readonly<Record<string, unknown>>;
  return Object.entries(fields)
    .map(([name, { label, kind }]) => {
      const text = listValueTexts(values[name]).join(', ');
      return { label, text, path: kind === 'url' ? text : '' };
    })
    .filter(({ text }) => text !== '');
}
