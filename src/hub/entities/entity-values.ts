/** Stored values: plain values and lists of them, by field name. */
import { BadRequestError } from '../../contract/errors.ts';
import { isChangedNumber } from '../../contract/requests/exact-numbers.ts';
import { type Entity, type Field, findFieldByName, getContent, quoteText, type ScalarType } from '../../profiles/profile.ts';

export type Values = Readonly<Record<string, unknown>>;

/**
 * Returns the values of an entity after a change. null, an empty string and an empty list remove a value. A single value for
 * a list becomes a list. Fields outside the change stay the same. Fields have the order of the profile.
 * @param path precedes the names of fields in errors, such as `data.`
 * @throws BadRequestError that names the field: an unknown field, a field that contains entities, or a value that is not
 * plain or cannot be stored
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

/** Returns the values in the order of the profile's fields; unknown fields of earlier versions come last. */
export function sortByProfile(entity: Entity, values: Values): Record<string, unknown> {
  const ordered: Record<string, unknown> = {};
  for (const { name } of entity.fields) if (Object.hasOwn(values, name)) ordered[name] = values[name];
  for (const name of Object.keys(values)) if (!Object.hasOwn(ordered, name)) ordered[name] = values[name];
  return ordered;
}

/** Returns whether two sets of values are equal. Lists are compared item by item. */
export function areSameValues(one: Values, other: Values): boolean {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => isSameEntityValue(one[name], other[name]));
}

/** Returns whether two values are equal, including their type. */
export function isSameEntityValue(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other;
  return one.length === other.length && one.every((item, index) => item === other[index]);
}

/** Finds a field with plain values by name. @throws BadRequestError */
export function requirePlainField(entity: Entity, name: string, path: string): Field {
  const field = findFieldByName(entity, name);
  if (field === undefined) {
    const names = entity.fields.filter((one) => getContent(one).kind !== 'entity').map((one) => one.name);
    throw new BadRequestError(`${path}${describeValue(name)}: ${entity.name} has no such field. It has ${names.join(', ')}.`);
  }
  const content = getContent(field);
  if (content.kind === 'entity')
    throw new BadRequestError(
      `${path}${name}: contains ${content.entity} entities. Save each of them separately, with this entity as parent.`,
    );
  return field;
}

/** Returns a value in the form that its field stores; undefined removes the value. @throws BadRequestError */
function normalizeValue(field: Field, value: unknown, path: string): unknown {
  if (value === null || value === undefined || value === '') return undefined;
  if (!Array.isArray(value)) {
    const one = requireStorable(value, path);
    return field.type === 'list' ? [one] : one;
  }
  const items = value
    .filter((item) => item !== null && item !== undefined && item !== '')
    .map((item) => requireStorable(item, path));
  return items.length === 0 ? undefined : items;
}

function requireStorable(value: unknown, path: string): unknown {
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

function describeValue(name: string): string {
  return /^[\w.-]{1,100}$/.test(name) ? name : quoteText(name);
}

/**
 * Converts the strings of a form to values of the profile's types. No input is lost: a string that does not match its type
 * stays a string, and the check reports it. A single string for a list becomes a list. Empty strings in lists are removed,
 * and an empty string removes the value (null). Names that begin with an underscore belong to the form and are skipped.
 * @throws BadRequestError that names a field that the type does not have, or that contains entities
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
    const read = texts.map((one) => readText(type, one));
    if (field.type === 'list') values[name] = read.length === 0 ? null : read;
    // If a single-value field was sent several times, all values are kept; the check reports the list.
    else values[name] = read.length > 1 ? read : (read[0] ?? null);
  }
  return values;
}

/** Parses a string as a value of a type; returns the string if it does not match. */
export function readText(type: ScalarType, text: string): unknown {
  const trimmed = text.trim();
  switch (type) {
    case 'integer':
      // Reading more digits than a number can represent would lose some.
      return /^[+-]?\d+$/.test(trimmed) && Number.isSafeInteger(Number(trimmed)) ? Number(trimmed) : normalizeLines(text);
    case 'float': {
      const number = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i.test(trimmed) ? Number(trimmed) : Number.NaN;
      // A code of many digits, such as a barcode, would become a different number.
      return isChangedNumber(trimmed, number) ? normalizeLines(text) : number;
    }
    case 'boolean':
      return /^(?:true|yes)$/i.test(trimmed) ? true : /^(?:false|no)$/i.test(trimmed) ? false : normalizeLines(text);
    case 'date':
    case 'datetime':
    case 'uri':
    case 'ontology_term':
      return trimmed === '' ? normalizeLines(text) : trimmed;
    default:
      return normalizeLines(text);
  }
}

/** Browsers send lines that end in CR LF; old Macintosh programs write CR. */
function normalizeLines(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n');
}
