/** Texts of forms and cells, read as values of the profile's types. */
import { contentOf, type Entity, type ScalarType } from '../../profiles/profile.ts';
import { plainField } from './plain-values.ts';

/**
 * Turns the texts of a form into values of the profile's types. Nothing that was typed is lost: what cannot be read as its type
 * stays the text that it is, which the check reports. A single text for a list is a list of one; empty texts in lists are left
 * out; an empty text empties the field (null). Names with an underscore in front belong to the form and are passed over.
 * @throws BadRequestError naming a field that the type does not have, or that holds entities
 */
export function valuesFromForm(
  entity: Entity,
  fields: Readonly<Record<string, string | readonly string[]>>,
): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [name, text] of Object.entries(fields)) {
    if (name.startsWith('_')) continue;
    const field = plainField(entity, name, '');
    const content = contentOf(field);
    const type = content.kind === 'scalar' ? content.type : 'string';
    const texts = (typeof text === 'string' ? [text] : text).filter((one) => one !== '');
    const read = texts.map((one) => readText(type, one));
    if (field.type === 'list') values[name] = read.length === 0 ? null : read;
    // A field that holds one value and was sent several times keeps them all, and is told to be no list.
    else values[name] = read.length > 1 ? read : (read[0] ?? null);
  }
  return values;
}

/** Reads one text as a value of a type; the text itself when it is none. */
export function readText(type: ScalarType, text: string): unknown {
  const trimmed = text.trim();
  switch (type) {
    case 'integer':
      // Digits beyond what a number holds exactly would be lost.
      return /^[+-]?\d+$/.test(trimmed) && Number.isSafeInteger(Number(trimmed)) ? Number(trimmed) : normal(text);
    case 'float': {
      const isNumber = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i.test(trimmed);
      return isNumber && Number.isFinite(Number(trimmed)) ? Number(trimmed) : normal(text);
    }
    case 'boolean':
      return /^true$/i.test(trimmed) ? true : /^false$/i.test(trimmed) ? false : normal(text);
    case 'date':
    case 'datetime':
    case 'uri':
    case 'ontology_term':
      return trimmed === '' ? normal(text) : trimmed;
    default:
      return normal(text);
  }
}

/** Browsers send lines that end in CR LF. */
function normal(text: string): string {
  return text.replaceAll('\r\n', '\n');
}
