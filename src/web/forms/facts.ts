/** The values of a record on its page, from the fields of its form: a field that is added there is also shown here. */
import type { Fields } from './fields.ts';
import { textsOf } from './model.ts';

/** A value with its label. */
export interface Fact {
  readonly label: string;
  readonly text: string;
  /** The web address of the value; empty if it is none. */
  readonly path: string;
}

/** Returns the values that are not empty, in the order of the form. */
export function factsOf(fields: Fields, record: object): readonly Fact[] {
  const values = record as Readonly<Record<string, unknown>>;
  return Object.entries(fields)
    .map(([name, { label, kind }]) => {
      const text = textsOf(values[name]).join(', ');
      return { label, text, path: kind === 'url' ? text : '' };
    })
    .filter(({ text }) => text !== '');
}
