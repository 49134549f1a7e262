/**
 * Creates values on both sides of every limit of a schema: values of an enum and a different one, ends of a range and values
 * beyond, members present and absent.
 */
import fc from 'fast-check';
import type { RequestSchema } from '../fuzz/fuzz-operations.ts';
import { countCodePoints, createAllowedTexts, createFormatMismatches, createMismatches, isAllowed } from '../fuzz/texts.ts';
import { flattenSchema, generateValidValues, type Hints } from '../fuzz/valid-values.ts';
import { UNKNOWN_NAME } from './schema-mutants.ts';

/** Maximum length of strings and serialized lists, because the recorder stores no larger ones. */
const MAX_TEXT_LENGTH = 50_000;
const SEED = 6;

/** Options of the values, such as names that select existing data. */
export interface EdgeOptions {
  readonly hints: Hints;
  readonly name: string;
}

/** Returns a value with all members of the schema. Lists have one item. */
export function createFullValue(written: RequestSchema, { hints, name }: EdgeOptions): unknown {
  const schema = flattenSchema(written);
  const known = hints(name).find((value) => typeof value !== 'object');
  const choice = (schema.oneOf ?? schema.anyOf)?.[0];
  if (choice !== undefined) return createFullValue(choice, { hints, name });
  if (schema.type === 'object') {
    const members = Object.entries(schema.properties ?? {});
    return Object.fromEntries(
      members.map(([member, property]) => [member, createFullValue(property, { hints, name: member })]),
    );
  }
  if (schema.type === 'array') return [createFullValue(schema.items ?? {}, { hints, name })];
  if (schema.enum !== undefined) return schema.enum.find((value) => value !== null);
  if (known !== undefined && (schema.type !== 'string' || isAllowed(schema, String(known)))) return known;
  return getCachedValue(`${name} ${JSON.stringify(schema)}`, sampled, () =>
    createSamples(generateValidValues({ ...schema, nullable: false }, { hints: () => [], name })),
  )[0];
}
/** Cached, because sampling is slow and many places have the same string schema. */
const sampled = new Map<string, readonly unknown[]>();
const edgesOfTexts = new Map<string, readonly string[]>();

function getCachedValue<T>(key: string, known: Map<string, T>, make: () => T): T {
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
}

/** Returns copies of a full value in which one member is at an end of its range, or just beyond the range. */
export function generateEdgeValues(written: RequestSchema, full: unknown, options: EdgeOptions): unknown[] {
  const schema = flattenSchema(written);
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices !== undefined)
    return choices.flatMap((choice) => [
      createFullValue(choice, options),
      ...generateEdgeValues(choice, createFullValue(choice, options), options),
    ]);
  return [null, ...listOwnEdges(schema, full, options)];
}

function listOwnEdges(schema: RequestSchema, full: unknown, options: EdgeOptions): unknown[] {
  if (schema.enum !== undefined) return [...schema.enum, UNKNOWN_NAME, 7919];
  switch (schema.type) {
    case 'string':
      return [...listTextEdges(schema), 7, true];
    case 'integer':
    case 'number':
      return [...listNumberEdges(schema), 'abc'];
    case 'boolean':
      return [true, false, 'maybe', 7];
    case 'array':
      return listEdges(schema, full as unknown[], options);
    case 'object':
      return listObjectEdges(schema, full as Record<string, unknown>, options);
    default:
      return ['x', 7, true, [], {}];
  }
}

/**
 * Returns strings with the minimum and the maximum length, strings with one character less or more, and strings in a wrong
 * format.
 */
export function listTextEdges(schema: RequestSchema): readonly string[] {
  return getCachedValue(JSON.stringify(schema), edgesOfTexts, () => createTextEdges(schema));
}

function createTextEdges(schema: RequestSchema): string[] {
  const { minLength = 0, maxLength = 40 } = schema;
  const free = { ...schema, minLength: 0, maxLength: Number.POSITIVE_INFINITY };
  const lengths = [minLength - 1, minLength, minLength + 1, Math.floor(maxLength / 2) + 1, maxLength, maxLength + 1];
  const edgeLengths = new Set(lengths.filter((length) => length >= 0 && length <= MAX_TEXT_LENGTH));
  const samples = createSamples(createAllowedTexts({ ...schema, maxLength: Math.min(maxLength, MAX_TEXT_LENGTH) }), 40);
  const made = [...edgeLengths].flatMap((length) => createTextOfLength(free, length, samples) ?? []);
  const wrong = [createMismatches(schema), createFormatMismatches(schema)].flatMap((texts) =>
    texts === undefined ? [] : createSamples(texts, 3),
  );
  return [...made, ...samples.slice(0, 2), ...wrong, UNKNOWN_NAME];
}

/** Returns a string of this length that matches the pattern; undefined if none is found. */
function createTextOfLength(schema: RequestSchema, length: number, samples: readonly string[]): string | undefined {
  if (schema.format === 'email') return length < 20 ? undefined : createAddress(length);
  const hasLength = (text: string) => countCodePoints(text) === length && isAllowed(schema, text);
  const plain = ['a', '1', 'A', '-'].map((one) => one.repeat(length)).find(hasLength);
  if (plain !== undefined || schema.pattern === undefined) return plain;
  // fast-check does not support lookahead in patterns.
  const others = schema.pattern.includes('(?') ? [] : createSamples(fc.stringMatching(new RegExp(schema.pattern, 'u')), 40);
  for (const text of [...samples, ...others]) {
    const fitting = (countCodePoints(text) > length ? [text.slice(0, length)] : [...iterateStretchedTexts(text, length)]).find(
      hasLength,
    );
    if (fitting !== undefined) return fitting;
  }
  return undefined;
}

/** Returns an address of this length. Labels of a domain have at most 63 characters (RFC 1035, section 2.3.4). */
function createAddress(length: number): string {
  const labels = Array.from({ length: length - 15 }, (_, index) => (index % 50 === 49 ? '.' : 'b')).join('');
  return `${'a'.repeat(10)}@${labels.replace(/\.$/, 'b')}.org`;
}

/** Yields variants of a string in which one character is repeated until the length is reached. */
function* iterateStretchedTexts(text: string, length: number): Generator<string> {
  for (let index = 0; index < Math.min(text.length, 60); index += 1)
    yield text.slice(0, index) + text.charAt(index).repeat(length - text.length + 1) + text.slice(index + 1);
}

function listNumberEdges({ type, minimum, maximum }: RequestSchema): number[] {
  const step = type === 'integer' ? 1 : 0.5;
  const low = minimum === undefined ? [-1, 0] : [minimum - step, minimum, minimum + step];
  const high = maximum === undefined ? [1_000] : [Math.ceil((maximum + 1) / 2), maximum, maximum + step];
  return [...low, ...high, ...(type === 'integer' ? [1.5] : [])].filter((value) => Math.abs(value) <= Number.MAX_SAFE_INTEGER);
}

function listEdges({ items = {}, minItems = 0, maxItems }: RequestSchema, full: unknown[], options: EdgeOptions): unknown[] {
  const [first = createFullValue(items, options)] = full;
  const edges = generateEdgeValues(items, first, options);
  // Items must be short if the list has many.
  const short =
    flattenSchema(items).type === 'string'
      ? (listTextEdges(flattenSchema(items)).find((text) => isAllowed(flattenSchema(items), text)) ?? first)
      : first;
  const createList = (count: number) => Array.from({ length: count }, () => (count > 1 ? short : first));
  const longest = MAX_TEXT_LENGTH / JSON.stringify([short]).length;
  const sizes = [
    minItems - 1,
    minItems,
    minItems + 1,
    ...(maxItems === undefined ? [] : [Math.floor(maxItems / 2) + 1, maxItems, maxItems + 1]),
  ];
  const edgeSizes = new Set(sizes.filter((count) => count >= 0 && count <= longest));
  return [...[...edgeSizes].map(createList), ...edges.map((item) => [item]), 'x', {}];
}

function listObjectEdges(schema: RequestSchema, full: Record<string, unknown>, { hints }: EdgeOptions): unknown[] {
  const { properties = {}, required = [], additionalProperties = true, minProperties, maxProperties } = schema;
  const omitMember = (name: string) => Object.fromEntries(Object.entries(full).filter(([member]) => member !== name));
  const needed = Object.fromEntries(Object.entries(full).filter(([name]) => required.includes(name)));
  const addMembers = (count: number) =>
    Object.fromEntries(
      [...Object.entries(full), ...Array.from({ length: count }, (_, index) => [`member${index}`, 'x'])].slice(0, count),
    );
  const free = typeof additionalProperties === 'object' ? additionalProperties : undefined;
  const freeFull = free === undefined ? 'x' : createFullValue(free, { hints, name: '' });
  return [
    full,
    needed,
    ...Object.entries(properties).flatMap(([name, property]) => [
      omitMember(name),
      // Members that the example omits are created.
      ...generateEdgeValues(property, full[name] ?? createFullValue(property, { hints, name }), { hints, name }).map(
        (value) => ({
          ...full,
          [name]: value,
        }),
      ),
    ]),
    { ...full, [UNKNOWN_NAME]: freeFull },
    ...(free === undefined
      ? []
      : generateEdgeValues(free, freeFull, { hints, name: '' }).map((value) => ({ ...full, free: value }))),
    ...(minProperties === undefined ? [] : [addMembers(minProperties - 1), addMembers(minProperties)]),
    ...(maxProperties === undefined || maxProperties > 1_000 ? [] : [addMembers(maxProperties), addMembers(maxProperties + 1)]),
    'x',
  ];
}

function createSamples<T>(values: fc.Arbitrary<T>, count = 1): T[] {
  return fc.sample(values, { seed: SEED, numRuns: count });
}
