import { getOrAdd } from '../../memoize.ts';
import { type Entity, type Field, getContent, type Profile } from '../../profiles/profile.ts';
import { getPlan } from '../../profiles/validation/entity-plan.ts';
import { formatDisplayName } from '../words.ts';

type Values = Readonly<Record<string, unknown>>;

const MAX_LABEL_LENGTH = 200;
/** Maximum length in characters. PostgreSQL limits an index entry to 2,704 bytes, and a character has up to four bytes. */
const MAX_IDENTIFIER_LENGTH = 400;

/**
 * Returns the label of an entity on one line (openapi/hub, HubEntity). The label is the first available value of this list:
 * title, name or identifier, personal name, term, value with its kind, another name, any text. If all are missing, the label is
 * the type with `number`.
 * @param data may contain the label of a nested entity as the value of its field (snapshot/labels-in-place.ts)
 * @param number position in the list, from 1
 */
export function computeLabel(profile: Profile, entity: Entity, data: Values, number?: number): string {
  const label = (
    findFirstText(data, ['title', 'name', ...listIdentifierFields(profile, entity)]) || findDescriptiveText(entity, data)
  )
    .replaceAll(/\s+/g, ' ')
    .trim();
  return label === '' ? computeUnnamedLabel(entity, number) : shortenText(label, MAX_LABEL_LENGTH);
}

export function computeUnnamedLabel(entity: Entity, number?: number): string {
  const type = formatDisplayName(entity.name);
  return number === undefined ? type : `${type} ${number}`;
}

/** Fields of the built-in profiles that name the kind of an adjacent value. */
const VALUE_KIND_FIELDS = /^(?:category|tag|factor_name|(?:.+_)?(?:attribute_name|parameter|measurement_type|factor_type))$/;

function findDescriptiveText(entity: Entity, data: Values): string {
  const person = ['given_name', 'first_name', 'family_name', 'last_name'].map((name) => formatName(data[name]));
  const names = person.filter((name) => name !== '').join(' ');
  const text = findFirstText(data, ['full_name']) || names || findFirstText(data, ['term']);
  if (text !== '') return text;
  const filled = entity.fields
    .filter((field) => isDescriptive(field) && formatName(data[field.name]) !== '')
    .map(({ name }) => name);
  const value = filled.find((name) => /(?:^|_)value$/.test(name));
  const subjectField = filled.find((name) => VALUE_KIND_FIELDS.test(name));
  if (value !== undefined && subjectField !== undefined) return `${formatName(data[subjectField])}: ${formatName(data[value])}`;
  const called = filled.find((name) => /_(?:name|title)$/.test(name));
  return findFirstText(data, [called ?? subjectField ?? '', ...filled]);
}

/** Returns whether a value can distinguish entities. Kinds, positions and references are equal in many entities. */
function isDescriptive({ name, type, parent_ref, reference, items }: Field): boolean {
  if (name === 'type' || type === 'list' || /_ids?$/.test(name) || parent_ref !== undefined) return false;
  return (reference === undefined || items !== undefined) && (type === 'string' || type === 'entity' || type === 'uri');
}

/** Returns the first available identifier, name or title, in Unicode form NFC; empty if all are missing. */
export function computeIdentifier(profile: Profile, entity: Entity, data: Values): string {
  return findFirstText(data, [...listIdentifierFields(profile, entity), 'name', 'title'])
    .normalize('NFC')
    .slice(0, MAX_IDENTIFIER_LENGTH)
    .toWellFormed();
}

const identifierFields = new WeakMap<Entity, readonly string[]>();

/** Returns the identifying fields: first targets of references, then common names, the type's ID, and unique fields. */
export function listIdentifierFields(profile: Profile, entity: Entity): readonly string[] {
  return getOrAdd(identifierFields, entity, () => {
    const scalars = entity.fields.filter((field) => field.type !== 'list' && getContent(field).kind === 'scalar');
    const byLetters = new Map(scalars.map(({ name }) => [name.toLowerCase().replaceAll('_', ''), name]));
    const usual = ['uniqueid', 'identifier', `${entity.name.toLowerCase()}id`, 'alias', 'id', 'filename', 'sourcename'];
    const unique = scalars.filter(({ unique_within }) => unique_within !== undefined).map(({ name }) => name);
    const all = [
      ...getPlan(profile).getEntity(entity.name).targets,
      ...usual.map((letters) => byLetters.get(letters)),
      ...unique,
    ];
    return [...new Set(all.filter((name) => name !== undefined))];
  });
}

function findFirstText(data: Values, fields: readonly string[]): string {
  return fields.map((field) => formatName(data[field])).find((text) => text !== '') ?? '';
}

function formatName(value: unknown): string {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value : '';
}

function shortenText(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1).toWellFormed()}…`;
}
