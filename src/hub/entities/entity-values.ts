/** Converts stored values of entities, which are plain values or lists, by field name. */
import { BadRequestError } from '../../contract/errors.ts';
import { isChangedNumber } from '../../contract/requests/exact-numbers.ts';
import { type Entity, type Field, findFieldByName, getContent, quoteText, type ScalarType } from '../../profiles/profile.ts';

export type Values = Readonly<Record<string, unknown>>;

/**
 * Returns the values of an entity after a change, in profile order. Null, an empty string or an empty list removes a value. A
 * single value for a list becomes a list. Other fields remain unchanged.
 * @param path prefix of field names in errors, such as `data.`
 * @throws BadRequestError for an unknown field, a field that contains entities, or a value that cannot be stored
 */
export function applyChange(entity: Entity, before: Values, change: Values, path = 'data.'): Record<string, unknown> {
  const merged = new Map(Object.entries(before));
  for (const [name, sent] of Object.entries(change)) {
    const value = normalizeValue(requirePlainField(entity, name, path), sent, `${path}${name}`);
    if (value === undefined) merged.delete(name);
    else merged.set(name, value);
  }
  return sortByProfile(entity, Object.fromEntries(merged));
}

/** Returns the values in profile order, followed by fields that the profile does not contain. */
export function sortByProfile(entity: Entity, values: Values): Record<string, unknown> {
  const ordered: Record<string, unknown> = {};
  for (const { name } of entity.fields) if (Object.hasOwn(values, name)) ordered[name] = values[name];
  for (const name of Object.keys(values)) if (!Object.hasOwn(ordered, name)) ordered[name] = values[name];
  return ordered;
}

/** Returns whether all values are equal. Compares lists item by item. */
export function areSameValues(one: Values, other: Values): boolean {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => isSameEntityValue(one[name], other[name]));
}

/** Returns whether two values have the same type and content. */
export function isSameEntityValue(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other;
  return one.length === other.length && one.every((item, index) => item === other[index]);
}

/** Returns the field. @throws BadRequestError if the field is unknown or contains entities */
export function requirePlainField(entity: Entity, name: string, path: string): Field {
  const field = findFieldByName(entity, name);
  if (field === undefined) {
    const names = entity.fields.filter((one) => getContent(one).kind !== 'entity').map((one) => one.name);
    throw new BadRequestError(
      `${path}${quoteUnusualName(name)}: ${entity.name} has no such field. It has ${names.join(', ')}.`,
    );
  }
  const content = getContent(field);
  if (content.kind === 'entity')
    throw new BadRequestError(
      `${path}${name}: contains ${content.entity} entities. Save each of them separately, with this entity as parent.`,
    );
  return field;
}

/** Returns the value to store; undefined to remove the value. @throws BadRequestError */
function normalizeValue(field: Field, value: unknown, path: string): unknown {
  if (value === null || value === undefined || value === '') return undefined;
  if (!Array.isArray(value)) {
    const one = requireStorableValue(value, path);
    return field.type === 'list' ? [one] : one;
  }
  const items = value
    .filter((item) => item !== null && item !== undefined && item !== '')
    .map((item) => requireStorableValue(item, path));
  return items.length === 0 ? undefined : items;
}

function requireStorableValue(value: unknown, path: string): unknown {
  if (typeof value === 'boolean') return value;
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new BadRequestError(`${path}: the number is too large to be stored.`);
    return Object.is(value, -0) ? 0 : value;
  }
  if (typeof value !== 'string') throw new BadRequestError(`${path}: must be a plain value or a list of plain values.`);
  if (value.includes('\0')) throw new BadRequestError(`${path}: contains the character NUL, which cannot be stored.`);
  if (!value.isWellFormed())
    throw new BadRequestError(`${path}: contains an unpaired surrogate (half of a character), which cannot be stored.`);
  return value;
}

function quoteUnusualName(name: string): string {
  return /^[\w.-]{1,100}$/.test(name) ? name : quoteText(name);
}

/**
 * Returns the strings of a form, converted to the types of the profile. Invalid strings remain strings, so that the check
 * reports them. A single string for a list becomes a list. Empty strings are null, or are removed from lists. Names with a
 * leading underscore are ignored. @throws BadRequestError for an unknown field, or a field that contains entities
 */
export function parseFormValues(
  entity: Entity,
  fields: Readonly<Record<string, string | readonly string[]>>,
): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [name, text] of Object.entries(fields)) {
    if (name.startsWith('_')) continue;
    const field = requirePlainField(entity, name, '');
    const content = getContent(field);
    const type = content.kind === 'scalar' ? content.type : 'string';
    const texts = (typeof text === 'string' ? [text] : text).filter((one) => one !== '');
    const read = texts.map((one) => parseScalarText(type, one));
    if (field.type === 'list') values[name] = read.length === 0 ? null : read;
    // If a form repeats a field with one value, the check reports the resulting list.
    else values[name] = read.length > 1 ? read : (read[0] ?? null);
  }
  return values;
}

/** Returns the converted value, or the string if it does not match the type. */
export function parseScalarText(type: ScalarType, text: string): unknown {
  const trimmed = text.trim();
  switch (type) {
    case 'integer':
      // As a number, a large integer would lose digits.
      return /^[+-]?\d+$/.test(trimmed) && Number.isSafeInteger(Number(trimmed)) ? Number(trimmed) : normalizeLineBreaks(text);
    case 'float': {
      const number = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i.test(trimmed) ? Number(trimmed) : Number.NaN;
      // A number would change a long code, such as a barcode.
      return isChangedNumber(trimmed, number) ? normalizeLineBreaks(text) : number;
    }
    case 'boolean':
      return /^(?:true|yes)$/i.test(trimmed) ? true : /^(?:false|no)$/i.test(trimmed) ? false : normalizeLineBreaks(text);
    case 'date':
    case 'datetime':
    case 'uri':
    case 'ontology_term':
      return trimmed === '' ? normalizeLineBreaks(text) : trimmed;
    default:
      return normalizeLineBreaks(text);
  }
}

/** Returns the text with LF as line break, because browsers send CR LF. */
function normalizeLineBreaks(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n');
}
