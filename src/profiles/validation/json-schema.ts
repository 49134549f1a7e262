/** JSON Schemas (draft 2020-12) of entities. `$comment` describes what they cannot express: order, references, uniqueness. */
import { hash } from 'node:crypto';
import { getOrAdd, memoize } from '../../memoize.ts';
import type { RuleCondition } from '../condition.ts';
import {
  type Constraints,
  type Entity,
  type Field,
  formatTitle,
  getContent,
  type Profile,
  type ScalarType,
} from '../profile.ts';
import { createEntityRules, type EntityRules, isDatasetCheck, type ValueCheck } from './entity-rules.ts';
import { UnknownEntityError } from './field-checks.ts';
import { createUnitSchema, lenientDateTimePattern, ontologyTermPattern } from './formats.ts';

/** A JSON Schema (draft 2020-12), frozen. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** A schema as served, with its strong entity tag (RFC 9110, section 8.8.3). */
export interface ServedSchema {
  readonly schema: JsonSchema;
  /** The schema as UTF-8 JSON. */
  readonly bytes: Buffer;
  /** Entity tag: quoted SHA-256 of the bytes. */
  readonly etag: string;
}

const getSchemaCache = memoize((_profile: Profile) => new Map<string, ServedSchema>());

/** Returns the schema of an entity by its exact name, built once. @throws UnknownEntityError if the profile has no such entity */
export function getServedSchema(profile: Profile, entityName: string): ServedSchema {
  return getOrAdd(getSchemaCache(profile), entityName, () => {
    const schema = deepFreezeSchema(createEntitySchema(profile, requireEntity(profile, entityName)));
    const bytes = Buffer.from(JSON.stringify(schema));
    return { schema, bytes, etag: `"${hash('sha256', bytes)}"` };
  });
}

function requireEntity(profile: Profile, name: string): Entity {
  const entity = profile.entities.get(name);
  if (entity === undefined) throw new UnknownEntityError(profile.id, name);
  return entity;
}

function createEntitySchema(profile: Profile, root: Entity): JsonSchema {
  const nested = [...listReachable(profile, root)].filter((entity) => entity !== root);
  const createReference = (name: string): JsonSchema => ({ $ref: name === root.name ? '#' : `#/$defs/${name}` });
  const definitions = nested.map((entity) => [entity.name, createObjectSchema(profile, entity, createReference)] as const);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `urn:concordat:schema:${profile.name}:${profile.version}:${root.name}`,
    ...createObjectSchema(profile, root, createReference),
    ...(definitions.length === 0 ? {} : { $defs: Object.fromEntries(definitions) }),
  };
}

/** Returns an entity and the entities that its objects can contain, in the order of the fields. */
function listReachable(profile: Profile, root: Entity): ReadonlySet<Entity> {
  const reached = new Set([root]);
  for (const entity of reached) {
    for (const field of entity.fields) {
      const content = getContent(field);
      if (content.kind === 'entity') reached.add(requireEntity(profile, content.entity));
    }
  }
  return reached;
}

function createObjectSchema(profile: Profile, entity: Entity, refTo: (name: string) => JsonSchema): JsonSchema {
  const rules = createEntityRules(profile, entity);
  const needed = entity.fields.filter((field) => isFieldRequired(field, rules));
  const conditions = rules.checks.flatMap((check) =>
    check.kind === 'condition' ? [{ $comment: describeRules(check), ...createConditionSchema(check.condition, entity) }] : [],
  );
  const inexpressible = [...rules.declared, ...rules.checks.filter(isDatasetCheck)].map(describeRules);
  return {
    title: entity.name,
    ...(entity.description === '' ? {} : { description: entity.description }),
    ...(inexpressible.length === 0
      ? {}
      : { $comment: `Beyond this schema, validation over the whole data set checks: ${inexpressible.join('; ')}.` }),
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(
      entity.fields.map((field) => [field.name, createProperty(field, needed.includes(field), rules, refTo)]),
    ),
    required: needed.map((field) => field.name),
    ...(conditions.length === 0 ? {} : { allOf: conditions }),
    ...(entity.example === undefined ? {} : { examples: [entity.example] }),
  };
}

/** Returns whether a field is required: by itself, by a rule, or because its list may not be empty. */
function isFieldRequired(field: Field, rules: EntityRules): boolean {
  return (
    field.required ||
    rules.checks.some((check) => {
      if (check.kind === 'required') return check.field === field;
      return check.kind === 'cardinality' && check.field === field && (check.min_items ?? 0) > 0;
    })
  );
}

function describeRules(check: { readonly rule: string; readonly description: string }): string {
  return check.description === '' ? check.rule : `${check.rule} (${check.description.replace(/\.$/, '')})`;
}

function createProperty(field: Field, needed: boolean, rules: EntityRules, refTo: (name: string) => JsonSchema): JsonSchema {
  const checks = rules.checks.filter(
    (check): check is ValueCheck => 'field' in check && !isDatasetCheck(check) && check.field === field,
  );
  const main = createFieldSchema(field, needed, checks, refTo);
  return {
    title: field.label ?? formatTitle(field.name),
    ...(field.description === '' ? {} : { description: field.description }),
    ...(needed ? main : { anyOf: [main, ...(acceptsEmptyText(main) ? [] : [{ const: '' }]), { type: 'null' }] }),
    ...(field.example === undefined ? {} : { examples: [field.example] }),
  };
}

/** Returns whether the empty string is valid: the schema accepts strings, and has no constraint on them. */
function acceptsEmptyText(schema: JsonSchema): boolean {
  return schema.type === 'string' && Object.keys(schema).length === 1;
}

function createFieldSchema(
  field: Field,
  needed: boolean,
  checks: readonly ValueCheck[],
  refTo: (name: string) => JsonSchema,
): JsonSchema {
  const content = getContent(field);
  const value =
    content.kind === 'entity'
      ? refTo(content.entity)
      : createValueSchema(content.type, field.constraints, needed && field.type !== 'list', checks);
  if (field.type !== 'list') return value;
  const { min_items, max_items } = [field.constraints, ...checks.filter((check) => check.kind === 'cardinality')].reduce(
    intersectCounts,
    {},
  );
  return {
    type: 'array',
    items: value,
    ...(min_items === undefined ? {} : { minItems: min_items }),
    ...(max_items === undefined ? {} : { maxItems: max_items }),
  };
}

type Counts = Pick<Constraints, 'min_items' | 'max_items'>;

function intersectCounts(one: Counts, other: Counts): Counts {
  const least = chooseTighterBound(Math.max, one.min_items, other.min_items);
  const most = chooseTighterBound(Math.min, one.max_items, other.max_items);
  return { ...(least === undefined ? {} : { min_items: least }), ...(most === undefined ? {} : { max_items: most }) };
}

function chooseTighterBound(
  choose: (one: number, other: number) => number,
  one: number | undefined,
  other: number | undefined,
): number | undefined {
  return one === undefined || other === undefined ? (one ?? other) : choose(one, other);
}

const typeSchemas: Readonly<Record<ScalarType, JsonSchema>> = {
  string: { type: 'string' },
  integer: { type: 'integer' },
  float: { type: 'number' },
  boolean: { type: 'boolean' },
  date: { type: 'string', format: 'date' },
  datetime: { type: 'string', anyOf: [{ format: 'date-time' }, { format: 'date' }, { pattern: lenientDateTimePattern }] },
  uri: { type: 'string', format: 'uri' },
  ontology_term: { type: 'string', pattern: ontologyTermPattern },
};

/** Creates a plain value with the constraints of its field and the requirements of rules. Keywords that collide go into allOf. */
function createValueSchema(
  type: ScalarType,
  constraints: Constraints,
  needed: boolean,
  checks: readonly ValueCheck[],
): JsonSchema {
  const schema: Record<string, unknown> = { ...typeSchemas[type] };
  const text = schema.type === 'string';
  const least = Math.max(text && needed ? 1 : 0, constraints.min_length ?? 0);
  if (least > 0) schema.minLength = least;
  if (constraints.max_length !== undefined) schema.maxLength = constraints.max_length;
  for (const { minimum, maximum } of [constraints, ...checks.filter((check) => check.kind === 'range')]) {
    if (minimum !== undefined) schema.minimum = Math.max(minimum, (schema.minimum as number | undefined) ?? minimum);
    if (maximum !== undefined) schema.maximum = Math.min(maximum, (schema.maximum as number | undefined) ?? maximum);
  }
  if (constraints.pattern !== undefined) addKeyword(schema, 'pattern', constraints.pattern);
  if (constraints.enum !== undefined) addKeyword(schema, 'enum', constraints.enum);
  for (const check of checks) {
    if (check.kind === 'pattern') addKeyword(schema, 'pattern', check.pattern);
    if (check.kind === 'vocabulary') addKeyword(schema, 'enum', check.values);
  }
  const bounds = schema as { readonly minimum?: number; readonly maximum?: number };
  return constraints.unit === undefined ? schema : { anyOf: [schema, createUnitSchema(constraints.unit, bounds)] };
}

function addKeyword(schema: Record<string, unknown>, keyword: 'pattern' | 'enum', demand: unknown): void {
  const all = (schema.allOf as JsonSchema[] | undefined) ?? [];
  const values = [schema[keyword], ...all.map((part) => part[keyword])].map((value) => JSON.stringify(value));
  if (values.includes(JSON.stringify(demand))) return;
  if (schema[keyword] === undefined) schema[keyword] = demand;
  else schema.allOf = [...all, { [keyword]: demand }];
}

function createConditionSchema(condition: RuleCondition, entity: Entity): JsonSchema {
  switch (condition.kind) {
    case 'present':
      return createPresenceSchema(condition.name, entity);
    case 'not':
      return { not: createConditionSchema(condition.of, entity) };
    case 'and':
      return { allOf: condition.of.map((part) => createConditionSchema(part, entity)) };
    case 'or':
      return { anyOf: condition.of.map((part) => createConditionSchema(part, entity)) };
    case 'order':
      throw new TypeError('JSON Schema cannot compare two values');
  }
}

/** Returns the schema of an object whose field has a value: not null, "" or an empty list. */
function createPresenceSchema(name: string, entity: Entity): JsonSchema {
  const list = entity.fields.some((field) => field.name === name && field.type === 'list');
  return { required: [name], properties: { [name]: { not: { enum: list ? [null, '', []] : [null, ''] } } } };
}

function deepFreezeSchema<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deepFreezeSchema);
  }
  return value;
}
