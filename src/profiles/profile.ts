/** A metadata profile: ordered entities, fields and rules. Members are named as in a profile file (profiles/README.md). */
import { memoize } from '../memoize.ts';
import { countPatternNodes, parsePattern } from './patterns/pattern-syntax.ts';

/** The type of a field. For `list` and `entity`, `items` has the type of the content. */
export type FieldType =
  | 'string'
  | 'integer'
  | 'float'
  | 'boolean'
  | 'date'
  | 'datetime'
  | 'uri'
  | 'ontology_term'
  | 'list'
  | 'entity';

export type ScalarType = Exclude<FieldType, 'list' | 'entity'>;

/** Bounds of a field. Lengths count Unicode code points, minimum and maximum are inclusive. */
export interface Constraints {
  readonly pattern?: string;
  readonly min_length?: number;
  readonly max_length?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly min_items?: number;
  readonly max_items?: number;
  readonly enum?: readonly string[];
  /** Unit that can follow a number, so that the value is a string such as `100 m`. */
  readonly unit?: string;
}

/** A public list of names: countries of ISO 3166-1 (any name, or only codes), or licenses of SPDX. */
export type KnownList = 'country' | 'country_code' | 'license';

/** The scope in which a value must be unique: the siblings under one parent, or the whole data set. */
export type UniquenessScope = 'parent' | 'global';

/** One field of an entity. `parent_ref` and `reference` have the form `Entity.field`. */
export interface Field {
  readonly name: string;
  readonly codename?: string;
  /** The display name, if it does not follow from the name. Only columns of projects have one. */
  readonly label?: string;
  readonly type: FieldType;
  readonly items?: string;
  readonly required: boolean;
  readonly recommended: boolean;
  readonly description: string;
  readonly ontology_term?: string;
  readonly constraints: Constraints;
  readonly parent_ref?: string;
  readonly unique_within?: UniquenessScope;
  readonly reference?: string;
  readonly example?: unknown;
}

export interface Entity {
  readonly name: string;
  readonly ontology_term?: string;
  readonly description: string;
  readonly fields: readonly Field[];
  readonly example?: Readonly<Record<string, unknown>>;
}

export interface Rule {
  readonly name: string;
  readonly description: string;
  readonly applies_to: readonly string[] | 'all';
  readonly field?: string;
  readonly condition?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly enum?: readonly string[];
  /** List that contains the valid names. Only country codes are complete; for other lists, a missing name is a warning. */
  readonly known?: KnownList;
  /** A warning reports a recommendation of the standard. It does not make data invalid. */
  readonly level?: 'error' | 'warning';
  readonly reference?: string;
  readonly unique_within?: UniquenessScope;
  readonly min_items?: number;
  readonly max_items?: number;
}

/** A validated profile, deeply frozen. */
export interface Profile {
  /** `<name>/<version>`. */
  readonly id: string;
  readonly name: string;
  readonly version: string;
  readonly display_name: string;
  readonly description: string;
  readonly ontology?: string;
  readonly source?: string;
  /** IRIs by CURIE prefix. */
  readonly prefixes: Readonly<Record<string, string>>;
  readonly root_entity: string;
  readonly entities: ReadonlyMap<string, Entity>;
  readonly rules: readonly Rule[];
  /** Content of the profile file, without defaults. Serializing and loading it returns the same profile. */
  readonly file: Readonly<Record<string, unknown>>;
}

/** Maximum entity types and fields for work in the main thread. Profiles of public standards are smaller. */
const MAX_QUICK_ITEMS = 500;
/** Number of permitted values that take as much time as a field. */
const VALUES_PER_ITEM = 10;

/** Number of nodes of patterns that take as much time as a field. */
const NODES_PER_ITEM = 20;

/** Returns whether work for a whole profile must run in a thread, because it can take seconds. */
export const isLargeProfile = memoize(({ entities, rules }: Pick<Profile, 'entities' | 'rules'>): boolean => {
  const fields = [...entities.values()].flatMap((entity) => entity.fields.map(({ constraints }) => constraints));
  const items = [...fields, ...rules].map(
    ({ enum: values, pattern }) =>
      (values?.length ?? 0) / VALUES_PER_ITEM +
      (pattern === undefined ? 0 : countPatternNodes(parsePattern(pattern)) / NODES_PER_ITEM),
  );
  return items.reduce((sum, count) => sum + count, entities.size + fields.length) > MAX_QUICK_ITEMS;
});

/** The content of a list or entity field: one plain type, or entities of one type. */
export type Content =
  | { readonly kind: 'scalar'; readonly type: ScalarType }
  | { readonly kind: 'entity'; readonly entity: string };

/** Names of plain types in `items`, including the short forms of older profile files. */
const SCALAR_ITEMS: ReadonlyMap<string, ScalarType> = new Map([
  ['string', 'string'],
  ['int', 'integer'],
  ['integer', 'integer'],
  ['float', 'float'],
  ['number', 'float'],
  ['bool', 'boolean'],
  ['boolean', 'boolean'],
  ['date', 'date'],
  ['datetime', 'datetime'],
  ['uri', 'uri'],
  ['ontology_term', 'ontology_term'],
]);

/** Returns the content of a field, or of its list. A list without an item type contains strings. */
export function getContent(field: Pick<Field, 'type' | 'items'>): Content {
  if (field.type !== 'list' && field.type !== 'entity') return { kind: 'scalar', type: field.type };
  const items = field.items ?? 'string';
  const scalar = SCALAR_ITEMS.get(items);
  return scalar === undefined || field.type === 'entity' ? { kind: 'entity', entity: items } : { kind: 'scalar', type: scalar };
}

const fieldIndexes = new WeakMap<readonly Field[], ReadonlyMap<string, Field>>();

/** Returns the field with this name, or undefined. Uses an index, because it is called for each value of a file. */
export function findFieldByName({ fields }: Entity, name: string): Field | undefined {
  let known = fieldIndexes.get(fields);
  // The list can grow while a profile is read. If two fields have the same name, the first one applies.
  if (known?.size !== fields.length) {
    known = new Map(fields.toReversed().map((field) => [field.name, field]));
    fieldIndexes.set(fields, known);
  }
  return known.get(name);
}

/** Splits `Entity.field`. */
export function parseTarget(reference: string): { entity: string; field: string } {
  const dot = reference.indexOf('.');
  return { entity: reference.slice(0, dot), field: reference.slice(dot + 1) };
}

export function appliesToType(rule: Rule, entityName: string): boolean {
  return rule.applies_to === 'all' || rule.applies_to.includes(entityName);
}

/** Finds an entity by its exact name, then in snake_case (`observation_unit`), then without regard to case. */
export function findEntity(profile: Profile, name: string): Entity | undefined {
  const exact = profile.entities.get(name);
  if (exact !== undefined) return exact;
  const pascal = profile.entities.get(toPascalCase(name));
  if (pascal !== undefined) return pascal;
  const lowerName = name.toLowerCase();
  for (const entity of profile.entities.values()) {
    if (entity.name.toLowerCase() === lowerName) return entity;
  }
  return undefined;
}

function toPascalCase(name: string): string {
  return name
    .split('_')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join('');
}

export function countFields(profile: Profile): number {
  let fields = 0;
  for (const entity of profile.entities.values()) fields += entity.fields.length;
  return fields;
}

/** Returns a title for the name of a field or entity: `unique_id` is "Unique Id", `decimalLatitude` "Decimal Latitude". */
export function formatTitle(name: string): string {
  return name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[_\s]+/)
    .filter((word) => word !== '')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ');
}

export type Obligation = 'required' | 'recommended' | 'optional';

/** Returns the obligation of a field. A required field does not also count as recommended. */
export function getObligation({ required, recommended }: Pick<Field, 'required' | 'recommended'>): Obligation {
  return required ? 'required' : recommended ? 'recommended' : 'optional';
}

const MAX_EXCERPT_LENGTH = 60;

/** Quotes a string, truncated to 60 characters; control characters and lone surrogates are escaped. */
export function quoteText(text: string): string {
  return text.length <= MAX_EXCERPT_LENGTH ? escapeText(text) : `${escapeText(truncateCharacters(text, MAX_EXCERPT_LENGTH))}…`;
}

/** Returns a value with its kind, such as `the text "abc"`, `the number 5` or `a list`. */
export function describeValue(value: unknown): string {
  if (value === null || value === undefined) return 'an empty value';
  if (typeof value === 'string') return `the text ${quoteText(value)}`;
  if (typeof value === 'number') return Number.isNaN(value) ? 'a value that is not a number' : describeNumber(value);
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'an object' : String(value);
}

function describeNumber(value: number): string {
  return Number.isFinite(value) ? `the number ${value}` : 'a number that is too large to be stored';
}

/** Returns a scalar as JSON, truncated to 60 characters. */
export function formatScalar(value: unknown): string {
  return typeof value === 'string'
    ? quoteText(value)
    : typeof value === 'object' && value !== null
      ? describeValue(value)
      : String(value);
}

/** Compares by code units, independent of the language. */
export function compareText(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

/** Lists the values of a vocabulary, at most 20. */
export function formatVocabulary(values: readonly string[]): string {
  const shown = values.slice(0, 20).map((value) => truncateCharacters(value, MAX_EXCERPT_LENGTH));
  return values.length > shown.length ? `${shown.join(', ')} and ${values.length - shown.length} more` : shown.join(', ');
}

/** Shortens a name for a path or a message: at most 100 characters, without lone surrogates. */
export function shortenName(name: string): string {
  return name.length <= 100 ? name.toWellFormed() : `${truncateCharacters(name, 100).toWellFormed()}…`;
}

export function countCodePoints(text: string): number {
  let length = 0;
  for (let at = 0; at < text.length; at += 1) {
    length += 1;
    if ((text.codePointAt(at) as number) > 0xffff) at += 1;
  }
  return length;
}

function escapeText(text: string): string {
  return JSON.stringify(text).replaceAll(/[\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}

/** Returns the first characters, without splitting a surrogate pair. */
function truncateCharacters(text: string, length: number): string {
  const end = /[\ud800-\udbff]/.test(text.charAt(length - 1)) ? length - 1 : length;
  return text.slice(0, end);
}

/** Returns a string truncated to 200 characters. */
export function shortenText(text: string): string {
  return text.length <= 200 ? text.toWellFormed() : `${truncateCharacters(text, 200).toWellFormed()}…`;
}

export interface Term {
  readonly text: string;
  /** Address of the term; undefined if the profile does not define its prefix. */
  readonly address: string | undefined;
}

/** Returns a term with its address. A term that is already a web address is unchanged. */
export function resolveTerm(profile: Pick<Profile, 'prefixes'>, text: string): Term {
  if (/^https?:\/\//.test(text)) return { text, address: text };
  const colon = text.indexOf(':');
  const prefix = text.slice(0, Math.max(0, colon));
  const iri = Object.hasOwn(profile.prefixes, prefix) ? profile.prefixes[prefix] : undefined;
  return { text, address: iri === undefined ? undefined : `${iri}${text.slice(colon + 1)}` };
}
