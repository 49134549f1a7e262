/** What the head of a column tells about its field, in plain sentences. */
import { contentOf, type Field } from '../../schemas/profile.ts';
import { holdsEntities } from './cells.ts';

/** Notes of the columns that say where a row belongs. */
export const PLACE_NOTES = [
  'Identifier of the entity in the hub. Leave it as it is; leave it empty for a new row.',
  'Identifier of the entity that holds this one. Empty at the top.',
  'Field of the holding entity that this one stands in.',
] as const;

/** The note of a field. */
export function noteOf(field: Field): string {
  const { constraints } = field;
  const sentences = [
    field.description,
    field.required ? 'Required.' : field.recommended ? 'Recommended.' : 'Optional.',
    kindOf(field),
    ...(constraints.min_length === undefined ? [] : [`At least ${constraints.min_length} characters.`]),
    ...(constraints.max_length === undefined ? [] : [`At most ${constraints.max_length} characters.`]),
    ...(constraints.minimum === undefined ? [] : [`From ${constraints.minimum}.`]),
    ...(constraints.maximum === undefined ? [] : [`Up to ${constraints.maximum}.`]),
    ...(constraints.pattern === undefined ? [] : [`Pattern: ${constraints.pattern}`]),
    ...(field.reference === undefined ? [] : [`Refers to ${field.reference}.`]),
    ...(field.parent_ref === undefined ? [] : [`Repeats ${field.parent_ref}.`]),
    ...(field.ontology_term === undefined ? [] : [`Term: ${field.ontology_term}`]),
  ];
  return sentences.filter((sentence) => sentence !== '').join('\n');
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'A text.',
  integer: 'A whole number.',
  float: 'A number.',
  boolean: 'TRUE or FALSE.',
  date: 'A date, like 2024-03-01.',
  datetime: 'A date, or a date with a time, like 2024-03-01T09:30:00Z.',
  uri: 'An address, like https://example.org/.',
  ontology_term: 'A term, like PO:0009012, or its address.',
};

function kindOf(field: Field): string {
  const content = contentOf(field);
  if (holdsEntities(field)) return `How many are there; the rows are on the sheet of their own type. This column is not read.`;
  const kind = content.kind === 'scalar' ? (KINDS[content.type] ?? '') : '';
  return field.type === 'list' ? `${kind} Several are separated by “; ”.` : kind;
}
