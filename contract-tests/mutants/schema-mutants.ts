/** Creates mutants of one schema. */
import type { Schema } from '../traffic/schema-check.ts';

export interface SchemaMutant {
  /** The change, such as `required dropped`. Mutants of a kind are sampled together. */
  readonly kind: string;
  /** The changed member, value or keyword; may be empty. */
  readonly target: string;
  readonly schema: Schema;
}

/** Name of an added member. Random requests also use it (contract-tests/fuzz/). */
export const UNKNOWN_NAME = 'nonsense';
/** Number that is added to an enum. */
const UNKNOWN_NUMBER = 7919;

/** The sender of the values. */
export type Side = 'request' | 'answer';

/** Yields all mutants of a schema, except those of nested schemas. */
export function* createSchemaMutants(schema: Schema, side: Side): Generator<SchemaMutant> {
  // Bytes are not parsed, so their type does not matter.
  if (schema.format === 'binary') return;
  yield* iterateTypeMutants(schema);
  if (schema.enum !== undefined) yield* createEnumMutants(schema, schema.enum);
  yield* createBoundMutants(schema, side);
  yield* createTextMutants(schema);
  if (schema.properties !== undefined) yield* createMemberMutants(schema, schema.properties);
  yield* createOpennessMutants(schema);
  yield* createChoiceMutants(schema);
}

/** The type that replaces each type in a mutant. */
const OTHER_TYPE: Record<string, string> = {
  string: 'integer',
  integer: 'string',
  number: 'string',
  boolean: 'string',
  array: 'object',
  object: 'string',
};

function* iterateTypeMutants({ type, nullable, ...rest }: Schema): Generator<SchemaMutant> {
  const typed = { ...(type === undefined ? {} : { type }), ...rest };
  if (type !== undefined) {
    const other = OTHER_TYPE[type] ?? 'string';
    const nullability = nullable === undefined ? {} : { nullable };
    yield { kind: 'type changed', target: other, schema: { type: other, ...nullability } };
    // An enum must contain null to allow it.
    const named = rest.enum === undefined ? {} : { enum: [...rest.enum, null] };
    if (nullable !== true) yield { kind: 'null allowed', target: '', schema: { ...typed, ...named, nullable: true } };
  }
  if (nullable === true) yield { kind: 'null refused', target: '', schema: typed };
}

function* createEnumMutants(schema: Schema, values: readonly unknown[]): Generator<SchemaMutant> {
  const added = values.every((value) => typeof value === 'number') ? UNKNOWN_NUMBER : UNKNOWN_NAME;
  yield { kind: 'enum widened', target: String(added), schema: { ...schema, enum: [...values, added] } };
  if (values.length < 2) return;
  for (const value of values) {
    const rest = values.filter((other) => other !== value);
    yield { kind: 'enum narrowed', target: String(value), schema: { ...schema, enum: rest } };
  }
}

const BOUNDS = [
  ['minimum', 'maximum'],
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
  ['minProperties', 'maxProperties'],
] as const;

/** Returns whether the pattern excludes empty strings. */
const rejectsEmpty = ({ pattern }: Schema, least: number) =>
  least === 1 && pattern !== undefined && !new RegExp(pattern, 'u').test('');

/**
 * Yields mutants with changed bounds. In requests, a lower bound changes by one, and an upper bound is halved and doubled. In
 * responses, bounds are tightened to the limit. An upper bound is raised only if all values have the same size, because
 * responses also satisfy a wider bound.
 */
function* createBoundMutants(schema: Schema, side: Side): Generator<SchemaMutant> {
  const createBoundMutant = (kind: string, bound: string, value: number): SchemaMutant => ({
    kind,
    target: bound,
    schema: { ...schema, [bound]: value },
  });
  for (const [lower, upper] of BOUNDS) {
    const [least, most] = [schema[lower], schema[upper]];
    // Sizes are never negative, so removing this bound has no effect.
    const isFree =
      lower === 'minimum' || (least !== undefined && least > 0 && !(lower === 'minLength' && rejectsEmpty(schema, least)));
    if (least !== undefined && isFree) yield createBoundMutant('bound loosened', lower, least - 1);
    const highest = most ?? Number.MAX_SAFE_INTEGER;
    if (least !== undefined && least < highest)
      yield createBoundMutant('bound tightened', lower, side === 'request' ? least + 1 : highest);
    // Larger numbers are not exact in JSON.
    if (most === undefined || most >= Number.MAX_SAFE_INTEGER) continue;
    if (side === 'request' || least === most) yield createBoundMutant('bound loosened', upper, most > 0 ? most * 2 : most + 1);
    const lowered = side === 'request' ? Math.floor(most / 2) : Math.max(least ?? 0, 0);
    if (lowered >= (least ?? 0) && lowered < most) yield createBoundMutant('bound tightened', upper, lowered);
  }
}

function* createTextMutants({ pattern, format, ...rest }: Schema): Generator<SchemaMutant> {
  const formatted = format === undefined ? {} : { format };
  if (pattern !== undefined) {
    yield { kind: 'pattern dropped', target: '', schema: { ...rest, ...formatted } };
    yield { kind: 'pattern changed', target: '', schema: { ...rest, ...formatted, pattern: '^(?!)' } };
  }
  // Formats of numbers only define sizes, which bounds also define.
  if (format === undefined || rest.type !== 'string' || format === 'binary') return;
  const patterned = pattern === undefined ? {} : { pattern };
  yield { kind: 'format dropped', target: format, schema: { ...rest, ...patterned } };
  yield {
    kind: 'format changed',
    target: format,
    schema: { ...rest, ...patterned, format: format === 'ipv6' ? 'uuid' : 'ipv6' },
  };
}

function* createMemberMutants(schema: Schema, properties: Record<string, Schema>): Generator<SchemaMutant> {
  const { required = [] } = schema;
  const requireMembers = (names: readonly string[]): Schema => ({ ...schema, required: names });
  for (const [name, property] of Object.entries(properties)) {
    const isRequired = required.includes(name);
    const others = Object.fromEntries(Object.entries(properties).filter(([other]) => other !== name));
    const otherNeeds = required.filter((other) => other !== name);
    if (isRequired) yield { kind: 'required dropped', target: name, schema: requireMembers(otherNeeds) };
    else yield { kind: 'required added', target: name, schema: requireMembers([...required, name]) };
    yield { kind: 'property removed', target: name, schema: { ...requireMembers(otherNeeds), properties: others } };
    const renamed = `${name}Renamed`;
    const needs = isRequired ? [...otherNeeds, renamed] : otherNeeds;
    yield {
      kind: 'property renamed',
      target: name,
      schema: { ...requireMembers(needs), properties: { ...others, [renamed]: property } },
    };
  }
  // If members of any name are allowed, another name has no effect.
  if (isClosed(schema) && !(UNKNOWN_NAME in properties))
    yield {
      kind: 'property added',
      target: UNKNOWN_NAME,
      schema: { ...schema, properties: { ...properties, [UNKNOWN_NAME]: {} } },
    };
}

function isClosed({ additionalProperties, properties = {} }: Schema): boolean {
  return additionalProperties === false || (additionalProperties === undefined && Object.keys(properties).length > 0);
}

/** Yields mutants that allow or forbid members of any name. */
function* createOpennessMutants(schema: Schema): Generator<SchemaMutant> {
  if (schema.type !== 'object') return;
  if (isClosed(schema)) yield { kind: 'object opened', target: '', schema: { ...schema, additionalProperties: true } };
  else yield { kind: 'object closed', target: '', schema: { ...schema, additionalProperties: false } };
}

function* createChoiceMutants(schema: Schema): Generator<SchemaMutant> {
  for (const keyword of ['oneOf', 'anyOf'] as const) {
    const choices = schema[keyword] ?? [];
    if (choices.length < 2) continue;
    for (const index of choices.keys()) {
      const rest = choices.filter((_choice, other) => other !== index);
      yield { kind: 'alternative dropped', target: String(index), schema: { ...schema, [keyword]: rest } };
    }
  }
}
