/** A form on a page of its own: what is asked, what was typed, and what is wrong with it. */
import { type View, view } from '../../web/views.ts';
import type { PlatformCallText } from '../platform-calls.ts';
import type { FormProblem, Typed } from './reading.ts';

/** A field as a form defines it. */
export interface FieldDefinition {
  readonly name: string;
  readonly label: string;
  /** `checks`: any of the options; `flag`: one box; `kept`: not shown. */
  readonly kind: 'text' | 'email' | 'url' | 'date' | 'textarea' | 'select' | 'checks' | 'flag' | 'file' | 'kept';
  readonly help?: string;
  readonly isRequired?: boolean;
  readonly maxLength?: number;
  readonly rows?: number;
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  /** What stands there before anything is typed. */
  readonly initial?: readonly string[];
}

/** A field as the view shows it. */
export interface FieldModel extends FieldDefinition {
  readonly id: string;
  readonly value: string;
  readonly isTicked: boolean;
  readonly choices: readonly {
    readonly id: string;
    readonly value: string;
    readonly label: string;
    readonly isChosen: boolean;
  }[];
  readonly errors: readonly string[];
}

/** A form as the view shows it. */
export interface FormModel {
  readonly action: string;
  readonly hasFile: boolean;
  readonly submit: string;
  readonly calls: readonly PlatformCallText[];
  readonly fields: readonly FieldModel[];
  readonly problems: readonly { readonly anchor: string; readonly text: string }[];
}

/** The view model of the page. */
export interface FormPageModel {
  readonly heading: string;
  readonly lead: string;
  /** What to know before sending it. */
  readonly notes?: readonly string[];
  readonly form: FormModel;
  /** Where to go without sending the form. */
  readonly backPath: string;
}

/** Template of the page. */
export const formPageView: View<FormPageModel> = view('collaborations/forms/form-page');

/** What a form is besides its fields. */
export interface FormFrame {
  readonly action: string;
  readonly submit: string;
  readonly calls: readonly PlatformCallText[];
  /** Begins the ids of its fields, where a page has several forms. */
  readonly prefix?: string;
}

/** Fills a form with what was typed, or with what stands there at first. */
export function formModel(
  { action, submit, calls, prefix = '' }: FormFrame,
  definitions: readonly FieldDefinition[],
  typed?: Typed,
  problems: readonly FormProblem[] = [],
): FormModel {
  const fields = definitions.map((definition): FieldModel => {
    const { name, initial = [], options = [] } = definition;
    const values = typed === undefined ? initial : (typed[name] ?? []);
    const id = `${prefix}${name}`;
    return {
      ...definition,
      id,
      value: values[0] ?? '',
      isTicked: ['true', 'on', 'yes', '1'].includes(values[0] ?? ''),
      choices: options.map((option, index) => ({ ...option, id: `${id}-${index}`, isChosen: values.includes(option.value) })),
      errors: problems.filter(({ field }) => field === name).map(({ message }) => message),
    };
  });
  return {
    action,
    submit,
    calls,
    hasFile: definitions.some(({ kind }) => kind === 'file'),
    fields,
    problems: inFieldOrder(problems, fields).map(({ field, message }) => {
      const shown = fields.find(({ name }) => name === field);
      return {
        anchor: shown === undefined ? '' : `#${shown.id}`,
        text: behindName(shown === undefined ? field : calledOnForm(shown), message),
      };
    }),
  };
}

/** `Name is required`, or `Administrators: Not an email address: x` where the message is a sentence of its own. */
function behindName(name: string, message: string): string {
  return `${name}${/^\p{Lu}/u.test(message) ? ':' : ''} ${message}`.trim();
}

/** In the order of the form; what belongs to no field comes last. */
function inFieldOrder(problems: readonly FormProblem[], fields: readonly FieldModel[]): readonly FormProblem[] {
  const place = ({ field }: FormProblem) => {
    const index = fields.findIndex(({ name }) => name === field);
    return index < 0 ? fields.length : index;
  };
  return problems.toSorted((one, other) => place(one) - place(other));
}

/** The label with the name of the contract beside it, where they differ. */
function calledOnForm({ label, name }: FieldModel): string {
  return label.toLowerCase() === name ? label : `${label} (${name})`;
}
