/** Describes a field next to the same field of other profiles. */
import { createTypeText, listConstraintStatements } from '../../profiles/in-words.ts';
import type { Field } from '../../profiles/profile.ts';

export interface FieldStatement {
  readonly words: string;
  /** A type, a pattern or values from the profile; empty if there are none. */
  readonly code: string;
  /** True if the profiles differ in this attribute. */
  readonly differs: boolean;
}

export type FieldCell = ReturnType<typeof createFieldCell>;

const MEANT_BY_CONSTRAINTS = ['constraints', 'unique_within', 'reference', 'parent_ref'] as const;

/** Returns the strings of a cell that describes a field: the attributes that differ between profiles, or all for `isAlone`. */
export function createFieldCell(field: Field, differing: readonly string[], isAlone: boolean) {
  const { text, entity } = createTypeText(field);
  const level = field.required ? 'required' : field.recommended ? 'recommended' : 'optional';
  const isDifferent = (...attributes: readonly string[]) => attributes.some((attribute) => differing.includes(attribute));
  const bounds = listConstraintStatements(field).map(({ words, quoted, target }) => ({ words, code: quoted ?? target ?? '' }));
  const areBoundsDifferent = isDifferent(...MEANT_BY_CONSTRAINTS);
  const more: FieldStatement[] = [];
  if (isAlone || areBoundsDifferent) more.push(...bounds.map((each) => ({ ...each, differs: areBoundsDifferent })));
  if (areBoundsDifferent && bounds.length === 0) more.push({ words: 'no constraints', code: '', differs: true });
  if (isDifferent('ontology_term'))
    more.push({
      words: field.ontology_term === undefined ? 'no term' : 'term',
      code: field.ontology_term ?? '',
      differs: true,
    });
  const isDescribed = isAlone || isDifferent('description');
  return {
    type: { words: entity === undefined ? '' : text, code: entity ?? text, differs: isDifferent('type', 'items') },
    need: { words: level, code: '', level, differs: isDifferent('required') },
    more,
    /** Description of the field; empty if it is missing, or the same in all profiles. */
    description: {
      words: isDescribed ? field.description || (isDifferent('description') ? 'no description' : '') : '',
      code: '',
      differs: isDifferent('description'),
    },
  };
}

/** Returns an attribute as text for files; empty if it is missing. */
export function describeAttribute(field: Field, attribute: string): string {
  switch (attribute) {
    case 'type':
    case 'items': {
      const { text, entity } = createTypeText(field);
      return `${text} ${entity ?? ''}`.trim();
    }
    case 'required':
      return field.required ? 'yes' : 'no';
    case 'constraints':
      return listConstraintStatements({ constraints: field.constraints })
        .map(({ words, quoted }) => `${words} ${quoted ?? ''}`.trim())
        .join('; ');
    default: {
      const value = field[attribute as keyof Field];
      return value === undefined ? '' : String(value);
    }
  }
}

/** Returns all requirements of a field as one line for files. */
export function describeField(field: Field): string {
  const need = field.required ? 'required' : field.recommended ? 'recommended' : 'optional';
  const constraints = describeAttribute(field, 'constraints');
  return [describeAttribute(field, 'type'), need, ...(constraints === '' ? [] : [constraints])].join(', ');
}

/** Returns a list as text: `required`, `required and type`, `required, items and type`. */
export function joinWords(words: readonly string[]): string {
  const readable = words.map((word) => word.replaceAll('_', ' '));
  const last = readable.at(-1) ?? '';
  return readable.length < 2 ? last : `${readable.slice(0, -1).join(', ')} and ${last}`;
}
