/** The description of a form in JSON, for programs. */
import type { FieldKind, Fields } from './fields.ts';
import { textsOf } from './model.ts';

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

/** Describes a form. `initial`: the values that it starts with, by field. */
export function describeForm(action: string, fields: Fields, initial: Readonly<Record<string, unknown>> = {}) {
  return {
    action,
    method: 'POST' as const,
    fields: Object.entries(fields).map(([name, { label, kind, help, isRequired = false, maxLength, choices }]) => {
      const [value] = textsOf(initial[name]);
      return {
        name,
        label,
        kind: KINDS[kind],
        required: isRequired,
        ...(help === undefined ? {} : { help }),
        ...(maxLength === undefined ? {} : { max_length: maxLength }),
        ...(value === undefined ? {} : { value }),
        ...(choices === undefined
          ? {}
          : { options: choices.map(({ value: option, label: text }) => ({ value: option, label: text })) }),
      };
    }),
  };
}
