/**
 * A metadata profile as the engine sees it: entities in order, fields in order, rules in order. The names of the members are
 * those of a profile file (profiles/README.md), so that files, comparisons and merged profiles speak one language.
 */

/** What a field holds. `list` and `entity` name what they hold in `items`. */
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

/** Field types that hold one plain value. */
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
  /** Unit that may stand behind a number, which makes it a text: `100 m`. */
  readonly unit?: string;
}

/** A public list of names: countries of ISO 3166-1, by any name or by code alone, and licenses of SPDX. */
export type KnownList = 'country' | 'country_code' | 'license';

/** Within what a value may occur only once: among the siblings under one parent, or in the whole data set. */
export type UniquenessScope = 'parent' | 'global';

/** One field of an entity. `parent_ref` and `reference` have the form `Entity.field`. */
export interface Field {
  readonly name: string;
  readonly codename?: string;
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

/** One entity type. */
export interface Entity {
  readonly name: string;
  readonly ontology_term?: string;
  readonly description: string;
  readonly fields: readonly Field[];
  readonly example?: Readonly<Record<string, unknown>>;
}

/** One rule. Which members are present says what it demands; a rule may demand several things at once. */
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
  /** The text is a name of this list; only the codes of countries are a closed list, of the others a rule can but warn. */
  readonly known?: KnownList;
  /** A warning tells what a standard recommends, and makes nothing invalid. */
  readonly level?: 'error' | 'warning';
  readonly reference?: string;
  readonly unique_within?: UniquenessScope;
  readonly min_items?: number;
  readonly max_items?: number;
}

/** A checked profile. Everything in it is frozen. */
export interface Profile {
  /** `<name>/<version>`. */
  readonly id: string;
  readonly name: string;
  readonly version: string;
  readonly display_name: string;
  readonly description: string;
  readonly ontology?: string;
  readonly source?: string;
  /** CURIE prefix to the IRI that it stands for. */
  readonly prefixes: Readonly<Record<string, string>>;
  readonly root_entity: string;
  readonly entities: ReadonlyMap<string, Entity>;
  readonly rules: readonly Rule[];
  /** The profile as its file says it, without defaults: serialized and loaded again it is the same profile. */
  readonly file: Readonly<Record<string, unknown>>;
}

/** What a list or entity field holds: one plain type, or entities of one name. */
export type Content =
  | { readonly kind: 'scalar'; readonly type: ScalarType }
  | { readonly kind: 'entity'; readonly entity: string };

/** Names of plain types in `items`, the short forms of older profile files included. */
const scalarItems: ReadonlyMap<string, ScalarType> = new Map([
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

/** What a field holds, itself or in its list. A list that does not say is a list of texts. */
export function contentOf(field: Pick<Field, 'type' | 'items'>): Content {
  if (field.type !== 'list' && field.type !== 'entity') return { kind: 'scalar', type: field.type };
  const items = field.items ?? 'string';
  const scalar = scalarItems.get(items);
  return scalar === undefined || field.type === 'entity' ? { kind: 'entity', entity: items } : { kind: 'scalar', type: scalar };
}

const byName = new WeakMap<readonly Field[], ReadonlyMap<string, Field>>();

/** The field of that name, or undefined. Asked for each value of a large file, so that fields are not looked through each time. */
export function fieldNamed({ fields }: Entity, name: string): Field | undefined {
  let known = byName.get(fields);
  // A list that is still being read grows; of two fields with one name the first counts.
  if (known?.size !== fields.length) {
    known = new Map(fields.toReversed().map((field) => [field.name, field]));
    byName.set(fields, known);
  }
  return known.get(name);
}

/** Splits `Entity.field`. */
export function targetOf(reference: string): { entity: string; field: string } {
  const dot = reference.indexOf('.');
  return { entity: reference.slice(0, dot), field: reference.slice(dot + 1) };
}

/** Whether a rule speaks of an entity type. */
export function appliesTo(rule: Rule, entityName: string): boolean {
  return rule.applies_to === 'all' || rule.applies_to.includes(entityName);
}

/**
 * Finds an entity by its exact name, by snake_case (`observation_unit`), or in any case (`observationunit`), in this order.
 */
export function findEntity(profile: Profile, name: string): Entity | undefined {
  const exact = profile.entities.get(name);
  if (exact !== undefined) return exact;
  const pascal = profile.entities.get(pascalCase(name));
  if (pascal !== undefined) return pascal;
  const wanted = name.toLowerCase();
  for (const entity of profile.entities.values()) {
    if (entity.name.toLowerCase() === wanted) return entity;
  }
  return undefined;
}

function pascalCase(name: string): string {
  return name
    .split('_')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join('');
}

/** Number of fields over all entity types. */
export function countFields(profile: Profile): number {
  let fields = 0;
  for (const entity of profile.entities.values()) fields += entity.fields.length;
  return fields;
}

/** A person's words for the name of a field or entity: `unique_id` is "Unique Id", `decimalLatitude` "Decimal Latitude". */
export function titleOf(name: string): string {
  return name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[_\s]+/)
    .filter((word) => word !== '')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ');
}

/** How much a field is asked for. */
export type Obligation = 'required' | 'recommended' | 'optional';

/** How much a field is asked for; a field that is required is not also recommended. */
export function needOf({ required, recommended }: Pick<Field, 'required' | 'recommended'>): Obligation {
  return required ? 'required' : recommended ? 'recommended' : 'optional';
}
