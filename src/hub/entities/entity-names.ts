/** What people call an entity, and what references name it by. */

import { contentOf, type Entity, type Field, type Profile } from '../../profiles/profile.ts';
import { planOf } from '../../profiles/validation/entity-plan.ts';
import { inWords } from '../words.ts';

type Values = Readonly<Record<string, unknown>>;

const longestLabel = 200;
/** The index over identifiers takes entries of up to 2704 bytes; a character has at most four. */
const longestIdentifier = 400;

/**
 * What an entity is called, on one line (openapi/hub, HubEntity): by its title, name or identifier, else by a person's names, a term, a value
 * with what it is of, another name, or the first text that it holds; without any, its type and number.
 * @param data its values; a field that holds one entity may have the label of that (snapshot/labels-in-place.ts)
 * @param number of the entity in its list, from 1
 */
export function labelOf(profile: Profile, entity: Entity, data: Values, number?: number): string {
  const text = (firstText(data, ['title', 'name', ...identifierFieldsOf(profile, entity)]) || textWithoutName(entity, data))
    .replaceAll(/\s+/g, ' ')
    .trim();
  return text === '' ? unnamedLabel(entity, number) : cut(text, longestLabel);
}

/** The label of an entity without any text. */
export function unnamedLabel(entity: Entity, number?: number): string {
  const type = inWords(entity.name);
  return number === undefined ? type : `${type} ${number}`;
}

/** Fields that say what the value beside them is of, in the profiles that come with the server. */
const WHAT_A_VALUE_IS_OF = /^(?:category|tag|factor_name|(?:.+_)?(?:attribute_name|parameter|measurement_type|factor_type))$/;

function textWithoutName(entity: Entity, data: Values): string {
  const person = ['given_name', 'first_name', 'family_name', 'last_name'].map((name) => textOf(data[name]));
  const names = person.filter((name) => name !== '').join(' ');
  const text = firstText(data, ['full_name']) || names || firstText(data, ['term']);
  if (text !== '') return text;
  const filled = entity.fields
    .filter((field) => isDescriptive(field) && textOf(data[field.name]) !== '')
    .map(({ name }) => name);
  const value = filled.find((name) => /(?:^|_)value$/.test(name));
  const what = filled.find((name) => WHAT_A_VALUE_IS_OF.test(name));
  if (value !== undefined && what !== undefined) return `${textOf(data[what])}: ${textOf(data[value])}`;
  const called = filled.find((name) => /_(?:name|title)$/.test(name));
  return firstText(data, [called ?? what ?? '', ...filled]);
}

/** Whether a field can tell one entity from another: kinds, places and references are shared by many. */
function isDescriptive({ name, type, parent_ref, reference, items }: Field): boolean {
  if (name === 'type' || type === 'list' || /_ids?$/.test(name) || parent_ref !== undefined) return false;
  return (reference === undefined || items !== undefined) && (type === 'string' || type === 'entity' || type === 'uri');
}

/** The first value of identifying fields; else name or title; empty when there is none. In composed form, by which it is compared. */
export function identifierOf(profile: Profile, entity: Entity, data: Values): string {
  return firstText(data, [...identifierFieldsOf(profile, entity), 'name', 'title'])
    .normalize('NFC')
    .slice(0, longestIdentifier)
    .toWellFormed();
}

const known = new WeakMap<Entity, readonly string[]>();

/**
 * Fields that identify an entity, the best first: those that references point to, the usual names, the type's own name with
 * "id", and fields that must be unique.
 */
export function identifierFieldsOf(profile: Profile, entity: Entity): readonly string[] {
  let names = known.get(entity);
  if (names === undefined) {
    const scalars = entity.fields.filter((field) => field.type !== 'list' && contentOf(field).kind === 'scalar');
    const byLetters = new Map(scalars.map(({ name }) => [name.toLowerCase().replaceAll('_', ''), name]));
    const usual = ['uniqueid', 'identifier', `${entity.name.toLowerCase()}id`, 'alias', 'id', 'filename', 'sourcename'];
    const unique = scalars.filter(({ unique_within }) => unique_within !== undefined).map(({ name }) => name);
    const all = [...planOf(profile).entity(entity.name).targets, ...usual.map((letters) => byLetters.get(letters)), ...unique];
    names = [...new Set(all.filter((name) => name !== undefined))];
    known.set(entity, names);
  }
  return names;
}

function firstText(data: Values, fields: readonly string[]): string {
  return fields.map((field) => textOf(data[field])).find((text) => text !== '') ?? '';
}

function textOf(value: unknown): string {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value : '';
}

function cut(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1).toWellFormed()}…`;
}
