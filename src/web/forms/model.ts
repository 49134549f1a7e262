/** Builds view models of forms for views/partials/form, and descriptions of forms in JSON. */
import type { FieldError } from '../../contract/requests/enforcement.ts';
import { type Choice, type Field, type FieldLook, type Fields, isTickedText } from './fields.ts';
import type { Typed } from './reading.ts';

export interface FieldModel extends FieldLook {
  readonly name: string;
  readonly id: string;
  /** Values of the field. Checkboxes and repeated hidden fields can have several. */
  readonly values: readonly string[];
  readonly value: string;
  readonly isTicked: boolean;
  readonly choiceGroups: readonly { readonly name: string; readonly choices: readonly ChoiceModel[] }[];
  /** Error message; empty if the field is valid. */
  readonly error: string;
}

export interface ChoiceModel extends Choice {
  readonly id: string;
  readonly isChosen: boolean;
  /** True if the value is not an option. It is shown as an error, but cannot be submitted. */
  readonly isUnknown: boolean;
}

export interface PlatformCallText {
  readonly method: string;
  readonly path: string;
  /** Path of the operation's page in the reference. */
  readonly reference: string;
}

/** An error with the fragment of its field; empty if the field is not shown. */
export interface FormErrorModel {
  readonly anchor: string;
  readonly text: string;
}

export interface FormModel {
  readonly action: string;
  readonly submit: string;
  /** Path of the cancel link; empty if the form has none. */
  readonly backPath: string;
  readonly isMain: boolean;
  readonly hasFile: boolean;
  readonly calls: readonly PlatformCallText[];
  readonly fields: readonly FieldModel[];
  readonly errors: readonly FormErrorModel[];
}

export interface FormFrame {
  readonly action: string;
  readonly submit: string;
  readonly backPath?: string;
  /** True if the page also has a main form, so that the button of this form is secondary. */
  readonly isBeside?: boolean;
  readonly calls?: readonly PlatformCallText[];
  /** Prefix of the IDs of the fields, for pages with several forms. */
  readonly prefix?: string;
}

export interface FormContent {
  readonly initial?: Readonly<Record<string, unknown>>;
  readonly typed?: Typed | undefined;
  readonly errors?: readonly FieldError[] | undefined;
}

export function createFormModel(
  { action, submit, backPath = '', isBeside = false, calls = [], prefix = '' }: FormFrame,
  definitions: Fields,
  { initial = {}, typed, errors = [] }: FormContent = {},
): FormModel {
  const fields = Object.entries(definitions).map(([name, field]): FieldModel => {
    const values = typed === undefined ? listValueTexts(initial[name]) : (typed[name] ?? []);
    // Passwords are never sent to the browser.
    return buildFieldModel(name, field, `${prefix}${name}`, field.kind === 'password' ? [] : values, errors);
  });
  return {
    action,
    submit,
    backPath,
    isMain: !isBeside,
    calls,
    hasFile: fields.some(({ kind }) => kind === 'file'),
    fields,
    errors: listFormErrors(fields, errors),
  };
}

export function listValueTexts(value: unknown): readonly string[] {
  if (value === undefined || value === null) return [];
  if (Array.isArray(value)) return value.map(String);
  return [value instanceof Date ? value.toISOString().slice(0, 10) : String(value)];
}

/** Joins label and message, such as `Name is required.` Returns a message that is a complete sentence unchanged. */
export function formatFieldError(label: string, message: string): string {
  const sentence = /^[\p{Lu}"“]/u.test(message) ? message : `${label} ${message}`.trim();
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
}

function buildFieldModel(
  name: string,
  { read: _read, ...look }: Field,
  id: string,
  values: readonly string[],
  errors: readonly FieldError[],
): FieldModel {
  const message = errors.find(({ field }) => field === name)?.message;
  const value = values[0] ?? '';
  const shown = look.choices ?? [];
  // Without this option, the browser would select a different one.
  const isUnknown = look.kind === 'select' && value !== '' && !shown.some((choice) => choice.value === value);
  const choices = [...shown, ...(isUnknown ? [{ value, label: value }] : [])].map(
    (choice, index): ChoiceModel => ({
      ...choice,
      id: `${id}-${index}`,
      isChosen: values.includes(choice.value),
      isUnknown: isUnknown && index === shown.length,
    }),
  );
  return {
    ...look,
    name,
    id,
    values,
    value,
    isTicked: isTickedText(value),
    choiceGroups: groupChoices(choices),
    error: message === undefined ? '' : formatFieldError(look.label, message),
  };
}

function groupChoices(choices: readonly ChoiceModel[]): FieldModel['choiceGroups'] {
  const names = new Set(choices.map(({ group = '' }) => group));
  return [...names].map((name) => ({ name, choices: choices.filter(({ group = '' }) => group === name) }));
}

/** Lists the errors: first those of the whole form, then those of visible fields in their order, then the others. */
function listFormErrors(fields: readonly FieldModel[], errors: readonly FieldError[]): FormErrorModel[] {
  const shown = fields.filter(({ kind }) => kind !== 'hidden');
  const ofFields = shown.filter(({ error }) => error !== '').map(({ id, error }) => ({ anchor: `#${id}`, text: error }));
  const others = errors.filter(({ field }) => !shown.some(({ name }) => name === field));
  const whole = others.filter(({ field }) => field === '');
  return [
    ...whole.map(({ message }) => ({ anchor: '', text: formatFieldError('', message) })),
    ...ofFields,
    ...others.flatMap(({ field, message }) => {
      if (field === '') return [];
      const label = fields.find(({ name }) => name === field)?.label ?? field;
      return [{ anchor: '', text: formatFieldError(label, message) }];
    }),
  ];
}
