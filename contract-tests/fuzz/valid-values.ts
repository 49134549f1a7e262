/** Generates values that a schema allows: known ones if possible, or else random ones, and both ends of every range. */
import fc, { type Arbitrary } from 'fast-check';
import type { RequestSchema } from './fuzz-operations.ts';
import { isAllowedBySchema } from './schema-judge.ts';
import { createAllowedTexts } from './texts.ts';

export type Step = string | number | { readonly alternative: number };

/** Returns known values for a member or parameter of this name, such as existing IDs. The schema may reject some. */
export type Hints = (name: string) => readonly unknown[];

export interface ValueOptions {
  readonly hints: Hints;
  /** Returns values of existing data. The first valid one must be used. */
  readonly certain?: Hints | undefined;
  /** Name of the member or parameter of the value. */
  readonly name?: string;
  /** Path of objects and lists that must be present; by default, none. */
  readonly forced?: readonly Step[] | undefined;
}

/** The location of a generated value. */
type Place = { readonly hints: Hints; readonly certain: Hints; readonly name: string; readonly forced: readonly Step[] };
const listNothing: Hints = () => [];

/** Member names for objects that allow any name. */
const FREE_NAMES = ['title', 'unique_id', 'start_date', 'nonsense', '', '__proto__', 'constructor', '0', 'a.b', 'é'];
const MAX_ITEMS = 4;

/** Generates values that the schema allows. */
export function generateValidValues(
  written: RequestSchema,
  { hints, certain = listNothing, name = '', forced }: ValueOptions,
): Arbitrary<unknown> {
  const schema = flattenSchema(written);
  const made = createInventedValues(schema, { hints, certain, name, forced: forced ?? [] });
  if (forced !== undefined) return made;
  const existing = certain(name).find((value) => isAllowedBySchema(schema, value));
  if (existing !== undefined) return fc.constant(existing);
  const known = hints(name).filter((value) => isAllowedBySchema(schema, value));
  return fc.oneof(
    ...(known.length === 0 ? [] : [{ weight: 6, arbitrary: fc.constantFrom(...known) }]),
    { weight: 4, arbitrary: made },
    ...(schema.nullable === true ? [{ weight: 1, arbitrary: fc.constant(null) }] : []),
  );
}

/** Merges a schema with its `allOf`. Alternatives are kept. */
export function flattenSchema(schema: RequestSchema): RequestSchema {
  if (schema.allOf === undefined) return schema;
  const known = whole.get(schema);
  if (known !== undefined) return known;
  const { allOf, ...own } = schema;
  let all: RequestSchema = own;
  for (const one of allOf) all = mergeSchemas(flattenSchema(one), all);
  whole.set(schema, all);
  return all;
}
/** Cached, so that each merged schema is compiled once. */
const whole = new WeakMap<RequestSchema, RequestSchema>();

function mergeSchemas(one: RequestSchema, other: RequestSchema): RequestSchema {
  const properties = { ...one.properties, ...other.properties };
  const required = [...(one.required ?? []), ...(other.required ?? [])];
  return {
    ...one,
    ...other,
    ...(Object.keys(properties).length === 0 ? {} : { properties }),
    ...(required.length === 0 ? {} : { required }),
  };
}

function createInventedValues(schema: RequestSchema, options: Place): Arbitrary<unknown> {
  const alternatives = schema.oneOf ?? schema.anyOf;
  if (alternatives !== undefined) return createAlternatives(schema, alternatives, options);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum.filter((value) => value !== null));
  switch (schema.type) {
    case 'string':
      return createAllowedTexts(schema);
    case 'integer':
      return createIntegers(schema);
    case 'number':
      return fc.double({ noNaN: true, noDefaultInfinity: true, min: schema.minimum ?? -1e9, max: schema.maximum ?? 1e9 });
    case 'boolean':
      return fc.boolean();
    case 'array':
      return createArrays(schema, options);
    case 'object':
      return createObjects(schema, options);
    default:
      return fc.jsonValue({ maxDepth: 2, stringUnit: 'binary' }).map(removeNul);
  }
}

function createAlternatives(
  schema: RequestSchema,
  alternatives: readonly RequestSchema[],
  { forced, ...options }: Place,
): Arbitrary<unknown> {
  const { oneOf: _one, anyOf: _any, ...rest } = schema;
  const [first, ...others] = forced;
  const mergeAlternative = (alternative: RequestSchema) => mergeSchemas(flattenSchema(alternative), rest);
  const chosen = typeof first === 'object' ? alternatives[first.alternative] : undefined;
  if (chosen !== undefined) return generateValidValues(mergeAlternative(chosen), { ...options, forced: others });
  return fc.oneof(...alternatives.map((alternative) => generateValidValues(mergeAlternative(alternative), options)));
}

/** Generates integers in a range, including its ends. */
export function createIntegers({ minimum = -1_000_000, maximum = 1_000_000 }: RequestSchema): Arbitrary<number> {
  return fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min: minimum, max: Math.min(maximum, Math.max(minimum, 0) + 500) }) },
    { weight: 1, arbitrary: fc.maxSafeInteger().map((any) => Math.min(maximum, Math.max(minimum, any))) },
    { weight: 1, arbitrary: fc.constantFrom(minimum, maximum) },
  );
}

function createArrays(schema: RequestSchema, { hints, certain, name, forced }: Place): Arbitrary<unknown[]> {
  const { items = {}, minItems = 0, maxItems = MAX_ITEMS } = schema;
  const [step, ...deeper] = forced;
  const least = Math.max(minItems, step === undefined ? 0 : 1);
  const listItemHints =
    (of: Hints): Hints =>
    (one) =>
      one === name ? of(name).flatMap((value) => (Array.isArray(value) ? value : [value])) : of(one);
  const generateItem = (forcedSteps?: readonly Step[]) =>
    generateValidValues(items, { hints: listItemHints(hints), certain: listItemHints(certain), name, forced: forcedSteps });
  const most = Math.max(least, Math.min(maxItems, MAX_ITEMS));
  if (step === undefined && schema.uniqueItems === true)
    return fc.uniqueArray(generateItem(), { minLength: least, maxLength: most, selector: (value) => JSON.stringify(value) });
  if (step === undefined) return fc.array(generateItem(), { minLength: least, maxLength: most });
  return fc
    .tuple(generateItem(deeper), fc.array(generateItem(), { minLength: least - 1, maxLength: Math.max(0, most - 1) }))
    .map(([first, others]) => [first, ...others]);
}

function createObjects(schema: RequestSchema, { hints, certain, forced }: Place): Arbitrary<object> {
  const { properties = {}, required = [], additionalProperties = true, minProperties = 0, maxProperties = 10 } = schema;
  const [step, ...deeper] = forced;
  const members = Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [
      name,
      generateValidValues(property, { hints, certain, name, forced: name === step ? deeper : undefined }),
    ]),
  );
  const needed = Object.keys(members).filter((name) => required.includes(name) || name === step);
  const named = fc.record(members, { requiredKeys: needed, noNullPrototype: true }) as Arbitrary<Record<string, unknown>>;
  const hasEnoughProperties = (value: object) => Object.keys(value).length >= minProperties;
  if (additionalProperties === false) return named.filter(hasEnoughProperties);
  const free = additionalProperties === true ? {} : additionalProperties;
  const names = fc.constantFrom(...FREE_NAMES.filter((name) => !(name in properties)));
  const size = { maxKeys: Math.min(3, maxProperties - Object.keys(properties).length - 1), noNullPrototype: true };
  const others = fc.dictionary(names, generateValidValues(free, { hints, name: '' }), size);
  const isFree = typeof step === 'string' && !(step in properties);
  const wanted = isFree ? fc.record({ [step]: generateValidValues(free, { hints, forced: deeper }) }) : fc.constant({});
  return fc
    .tuple(named, others, wanted)
    .map(([own, more, last]) => addMembers(addMembers(own, more), last))
    .filter(hasEnoughProperties);
}

/** Adds members, even with a name such as `__proto__`. */
function addMembers(own: object, more: object): object {
  return Object.fromEntries([...Object.entries(own), ...Object.entries(more)]);
}

function removeNul(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value).replaceAll('\\u0000', ''));
}
