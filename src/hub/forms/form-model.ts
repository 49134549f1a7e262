/** A form on a page: its fields with what stands in them and what is wrong with it. */
import type { FieldError } from '../../contract/requests/field-errors.ts';
import type { FieldDefinition } from './form.ts';
import type { Typed } from './typed-text.ts';

/** A form as views/hub/partials/form shows it. */
export interface FormModel {
  readonly action: string;
  readonly submit: string;
  readonly backPath: string;
  readonly fields: readonly object[];
  readonly problems: readonly { readonly anchor: string; readonly text: string }[];
}

/** The form for people, filled with what was typed, or with what stands there at first. */
export function formModel(
  frame: Pick<FormModel, 'action' | 'submit' | 'backPath'>,
  definitions: readonly FieldDefinition[],
  typed?: Typed,
  problems: readonly FieldError[] = [],
): FormModel {
  const places = definitions.map(({ name }) => name);
  const place = ({ field }: FieldError) => (places.includes(field) ? places.indexOf(field) : places.length);
  return {
    ...frame,
    fields: definitions.map((definition) => {
      const { name, initial = '', options = [], kind } = definition;
      const value = typed === undefined || kind === 'kept' ? initial : (typed[name] ?? '');
      return {
        ...definition,
        id: name,
        value,
        isTicked: value === 'true',
        choices: options.map((option, index) => ({
          ...option,
          id: `${name}-${index}`,
          isChosen: option.value === value,
        })),
        errors: problems.filter(({ field }) => field === name).map(({ message }) => message),
      };
    }),
    problems: problems
      .toSorted((one, other) => place(one) - place(other))
      .map((problem) => {
        const shown = definitions.find(({ name, kind }) => name === problem.field && kind !== 'kept');
        return {
          anchor: shown === undefined ? '' : `#${shown.name}`,
          text: `${shown?.label ?? problem.field} ${problem.message}`.trim(),
        };
      }),
  };
}
