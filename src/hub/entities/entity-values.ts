/** Values as they are kept: plain ones, and lists of plain ones, under the names of the profile's fields. */

import { BadRequestError } from '../../contract/errors.ts';
import { contentOf, type Entity, type Field, fieldNamed, type ScalarType } from '../../profiles/profile.ts';
import { quoted } from '../../profiles/value-words.ts';

/** Values by field name. */
export type Values = Readonly<Record<string, unknown>>;

/**
 * The values of an entity after a change: null, an empty text and an empty list empty a field, a single value for a list is a
 * list of one, what the change does not name stays. In the order of the profile.
 * @param path put before the names of fields in refusals, like `data.`
 * @throws BadRequestError naming the field: an unknown one, one that holds entities, a value that is no plain one or cannot be stored
 */
export function changedValues(entity: Entity, before: Values, change: Values, path = 'data.'): Record<string, unknown> {
  const merged = new Map(Object.entries(before));
  for (const [name, sent] of Object.entries(change)) {
    const value = plainValue(plainField(entity, name, path), sent, `${path}${name}`);
    if (value === undefined) merged.delete(name);
    else merged.set(name, value);
  }
  return inProfileOrder(entity, Object.fromEntries(merged));
}

/**
 * The same values in the order of the profile's fields; the database keeps no order. What an earlier edition of the profile knew is
 * kept, at the end; the check reports it.
 */
export function inProfileOrder(entity: Entity, values: Values): Record<string, unknown> {
  const ordered: Record<string, unknown> = {};
  for (const { name } of entity.fields) if (Object.hasOwn(values, name)) ordered[name] = values[name];
  for (const name of Object.keys(values)) if (!Object.hasOwn(ordered, name)) ordered[name] = values[name];
  return ordered;
}

/** Whether two sets of values are the same. Lists are compared item by item. */
export function sameValues(one: Values, other: Values): boolean {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => isSameEntityValue(one[name], other[name]));
}

/** Whether two values are the same, kind included. */
export function isSameEntityValue(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other;
  return one.length === other.length && one.every((item, index) => item === other[index]);
}

/** The field of a name, which holds plain values. @throws BadRequestError */
export function plainField(entity: Entity, name: string, path: string): Field {
  const field = fieldNamed(entity, name);
  if (field === undefined) throw new BadRequestError(`${path}${shown(name)}: ${entity.name} has no such field.`);
  const content = contentOf(field);
  if (content.kind === 'entity')
    throw new BadRequestError(
      `${path}${name}: holds ${content.entity} entities, which are saved one by one with this entity as parent.`,
    );
  return field;
}

/** A value as a field keeps it; undefined empties the field. @throws BadRequestError */
function plainValue(field: Field, value: unknown, path: string): unknown {
  if (value === null || value === undefined || value === '') return undefined;
  if (!Array.isArray(value)) {
    const one = storable(value, path);
    return field.type === 'list' ? [one] : one;
  }
  const items = value.filter((item) => item !== null && item !== undefined && item !== '').map((item) => storable(item, path));
  return items.length === 0 ? undefined : items;
}

function storable(value: unknown, path: string): unknown {
  if (typeof value === 'boolean') return value;
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new BadRequestError(`${path}: the number is too large to be stored.`);
    return Object.is(value, -0) ? 0 : value;
  }
  if (typeof value !== 'string') throw new BadRequestError(`${path}: a plain value is expected, or a list of plain values.`);
  if (value.includes('\0')) throw new BadRequestError(`${path}: contains the character NUL, which cannot be stored.`);
  if (!value.isWellFormed()) throw new BadRequestError(`${path}: contains half of a character, which cannot be stored.`);
  return value;
}

function shown(name: string): string {
  return /^[\w.-]{1,100}$/.test(name) ? name : quoted(name);
}

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
