/** Describes the fields of an entity type for forms and tables, from the profile's fields and rules. */
import type { components } from '../../../generated/hub/types.d.ts';
import { getOrAdd, memoize } from '../../memoize.ts';
import { listConstraintStatements } from '../../profiles/in-words.ts';
import { formatNameInSentence } from '../../profiles/name-words.ts';
import { describePatternForm } from '../../profiles/patterns/pattern-words.ts';
import {
  appliesToType,
  type Constraints,
  type Entity,
  type Field,
  findFieldByName,
  getContent,
  getObligation,
  type Profile,
  type Rule,
  resolveTerm,
  type ScalarType,
} from '../../profiles/profile.ts';
import { isAbsent } from '../../profiles/validation/entity-plan.ts';
import { truncateText } from '../../short-text.ts';
import { findDeclaredReference } from '../references.ts';
import { findFieldTerms, findTermPair } from '../terms/term-fields.ts';
import { getFieldLabel } from '../words.ts';

export interface EditorField {
  readonly field: Field;
  /** The field in the contract, without `from_parent`, which depends on the position of the entity. */
  readonly described: components['schemas']['HubField'];
  /** Type of the value, or of list items. */
  readonly scalar: ScalarType;
  readonly isList: boolean;
  /** Type of the contained entities; undefined for plain values. */
  readonly holds: string | undefined;
  readonly demands: readonly string[];
  /** Descriptions of the rules that combine this field with others. */
  readonly rules: readonly string[];
}

const fieldCaches = new WeakMap<Profile, Map<string, readonly EditorField[]>>();

/** Returns the fields in profile order, including fields that contain entities. */
export function listFields(profile: Profile, entity: Entity): readonly EditorField[] {
  const byEntity = getOrAdd(fieldCaches, profile, () => new Map<string, readonly EditorField[]>());
  return getOrAdd(byEntity, entity.name, () => entity.fields.map((field) => createEditorField(profile, entity, field)));
}

export function listValueFields(profile: Profile, entity: Entity): readonly EditorField[] {
  return listFields(profile, entity).filter(({ holds }) => holds === undefined);
}

export function listEntityFields(profile: Profile, entity: Entity): readonly (EditorField & { readonly holds: string })[] {
  return listFields(profile, entity).filter((field): field is EditorField & { holds: string } => field.holds !== undefined);
}

/** Maximum number and length of the rules that a field shows. A rule for several fields appears at each of them. */
const MAX_RULES = 10;
const MAX_RULE_LENGTH = 300;

function createEditorField(profile: Profile, entity: Entity, field: Field): EditorField {
  const content = getContent(field);
  const ruled = profile.rules.filter((rule) => appliesToType(rule, entity.name) && rule.field === field.name);
  const own = ruled.filter(({ level }) => level !== 'warning');
  const constraints = own.reduce(combineBounds, field.constraints);
  const reference = findReference(profile, entity, field);
  const unique = field.unique_within ?? own.find(({ unique_within }) => unique_within !== undefined)?.unique_within;
  const isDemanded = field.required || own.some(({ condition }) => condition?.trim().toLowerCase() === 'required');
  const term = field.ontology_term === undefined ? undefined : resolveTerm(profile, field.ontology_term);
  const hasTerms =
    reference === undefined && constraints.enum === undefined && findFieldTerms(profile, entity, field) !== undefined;
  return {
    field,
    described: {
      name: field.name,
      label: getFieldLabel(field),
      type: field.type,
      tier: getObligation({ required: isDemanded, recommended: field.recommended }),
      ...removeUndefined({
        items: field.items,
        help: field.description === '' ? undefined : field.description,
        ontology_term: term?.text,
        term_url: term?.address,
        options: constraints.enum === undefined ? undefined : [...constraints.enum],
        pattern: constraints.pattern,
        min_length: constraints.min_length,
        max_length: constraints.max_length,
        minimum: constraints.minimum,
        maximum: constraints.maximum,
        min_items: constraints.min_items,
        max_items: constraints.max_items,
        reference: reference === undefined ? undefined : { target_type: reference.entity, target_field: reference.field },
        terms: hasTerms ? true : undefined,
        term_pair: hasTerms ? findTermPair(entity, field)?.name : undefined,
      }),
    },
    scalar: content.kind === 'scalar' ? content.type : 'string',
    isList: field.type === 'list',
    holds: content.kind === 'entity' ? content.entity : undefined,
    demands: listDemandWords(constraints, {
      unique_within: unique,
      reference: reference === undefined ? undefined : reference.entity,
    }),
    rules: [
      ...ruled.filter(({ level }) => level === 'warning'),
      ...profile.rules.filter((rule) => appliesToType(rule, entity.name) && combinesFields(rule, field.name)),
    ]
      .slice(0, MAX_RULES)
      .map(({ description, condition = '' }) => truncateText(description === '' ? condition : description, MAX_RULE_LENGTH)),
  };
}

function combineBounds(constraints: Constraints, rule: Rule): Constraints {
  const chooseLarger = (one: number | undefined, other: number | undefined) =>
    one === undefined ? other : other === undefined ? one : Math.max(one, other);
  const chooseSmaller = (one: number | undefined, other: number | undefined) =>
    one === undefined ? other : other === undefined ? one : Math.min(one, other);
  return {
    ...constraints,
    ...removeUndefined({
      pattern: constraints.pattern ?? rule.pattern,
      enum: constraints.enum ?? rule.enum,
      minimum: chooseLarger(constraints.minimum, rule.minimum),
      maximum: chooseSmaller(constraints.maximum, rule.maximum),
      min_items: chooseLarger(constraints.min_items, rule.min_items),
      max_items: chooseSmaller(constraints.max_items, rule.max_items),
    }),
  };
}

/** Returns the referenced type and field, if any: as declared, from a rule, or from a name such as `investigation_id`. */
function findReference(profile: Profile, entity: Entity, field: Field): { entity: string; field: string } | undefined {
  if (getContent(field).kind === 'entity') return undefined;
  const declared = findDeclaredReference(profile, entity, field);
  if (declared !== undefined) return declared;
  const named = [...profile.entities.values()].find(({ name }) => `${formatSnakeCase(name)}_id` === field.name);
  const target = named === undefined ? undefined : ['unique_id', 'identifier'].find((name) => findFieldByName(named, name));
  return named === undefined || target === undefined ? undefined : { entity: named.name, field: target };
}

function formatSnakeCase(name: string): string {
  return name.replaceAll(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();
}

function combinesFields(rule: Rule, fieldName: string): boolean {
  const names = getConditionNames(rule);
  return names.has(fieldName) && names.size > 1;
}

const getConditionNames = memoize(
  ({ condition }: Rule) =>
    new Set(condition?.match(/[A-Za-z_][A-Za-z0-9_]*/g)?.filter((word) => !/^(AND|OR|NOT)$/i.test(word))),
);

/** Returns the requirements of a field as phrases. Omits vocabularies, whose values the control lists. */
function listDemandWords(
  { enum: _values, pattern, ...bounds }: Constraints,
  relations: { readonly unique_within: Field['unique_within']; readonly reference: string | undefined },
): readonly string[] {
  const known = pattern === undefined ? undefined : describePatternForm(pattern);
  const statements = listConstraintStatements({ constraints: bounds, ...removeUndefined(relations) });
  const words = statements.map(({ words: text, quoted, target }) =>
    [text, target?.split('.').map(formatNameInSentence).join(' ') ?? quoted ?? ''].join(' ').trim(),
  );
  return known === undefined ? words : [known, ...words];
}

type Filled<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

function removeUndefined<T extends object>(members: T): Filled<T> {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as Filled<T>;
}

/** Returns a value as the text of a control or cell; empty for a missing value. */
export function formatFieldValue(value: unknown): string {
  if (isAbsent(value)) return '';
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(formatFieldValue).join('; ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Returns list items as strings. A value that is not a list is returned as the only item. */
export function formatItemTexts(value: unknown): readonly string[] {
  if (isAbsent(value)) return [];
  return Array.isArray(value) ? value.map(formatFieldValue) : [formatFieldValue(value)];
}

/** Returns whether two values have the same displayed text. Missing values, null, empty strings and empty lists are equal. */
export function looksEqual(one: unknown, other: unknown): boolean {
  return convertToCanonical(one) === convertToCanonical(other);
}

function convertToCanonical(value: unknown): string {
  return isAbsent(value) || (Array.isArray(value) && value.length === 0) ? '' : JSON.stringify(value);
}
