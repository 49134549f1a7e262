/** What people call an entity, and what references name it by. */

import { contentOf, type Entity, type Profile } from '../../profiles/profile.ts';
import { planOf } from '../../profiles/validation/entity-plan.ts';
import { insideSentence, inWords } from '../words.ts';

type Values = Readonly<Record<string, unknown>>;

const longestLabel = 200;
/** The index over identifiers takes entries of up to 2704 bytes; a character has at most four. */
const longestIdentifier = 400;

/** Title, name or identifier, on one line; else "New" and the type (openapi/hub, HubEntity). */
export function labelOf(profile: Profile, entity: Entity, data: Values): string {
  const fields = ['title', 'name', ...identifierFieldsOf(profile, entity)];
  const text = firstText(data, fields).replaceAll(/\s+/g, ' ').trim();
  return text === '' ? `New ${insideSentence(inWords(entity.name))}` : cut(text, longestLabel);
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
  for (const field of fields) {
    const value = data[field];
    if (typeof value === 'number') return String(value);
    if (typeof value === 'string' && value.trim() !== '') return value;
  }
  return '';
}

function cut(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1).toWellFormed()}…`;
}
