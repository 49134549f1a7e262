/** Creates values that violate a schema in exactly one place: each constraint in turn. */
import fc, { type Arbitrary } from 'fast-check';
import type { RequestSchema } from './fuzz-operations.ts';
import { isAllowedBySchema } from './schema-judge.ts';
import { createFormatMismatches, createMismatches, createTooLongTexts, createTooShortTexts } from './texts.ts';
import { flattenSchema, generateValidValues, type Hints, type Step } from './valid-values.ts';

/** A number that JavaScript cannot represent. It is written to JSON as text. */
export class JsonNumber {
  readonly digits: string;
  constructor(digits: string) {
    this.digits = digits;
  }
}

/** A constraint that can be broken. */
export type BreakKind =
  | 'required'
  | 'type'
  | 'null'
  | 'enum'
  | 'format'
  | 'pattern'
  | 'minLength'
  | 'maxLength'
  | 'minimum'
  | 'maximum'
  | 'fraction'
  | 'minItems'
  | 'maxItems'
  | 'minProperties'
  | 'maxProperties'
  | 'unknown member'
  | 'alternatives';

/** One kind of invalid value for a schema. */
export interface SchemaBreak {
  readonly kind: BreakKind;
  /** Path of the value that becomes invalid, or of the member that is removed or added. */
  readonly at: readonly Step[];
  /** Generates values that are invalid only in this place. */
  readonly values: Arbitrary<unknown>;
}

/** Names that no record has. */
export const UNKNOWN_NAMES = ['nonsense', '__proto__', 'constructor', 'toString', 'ids', ' ', 'é'];

/** Returns all ways to violate a JSON schema. `certain` returns values for the valid places. */
export function createSchemaBreaks(schema: RequestSchema, hints: Hints, certain?: Hints): SchemaBreak[] {
  const wholeNumber = flattenSchema(schema);
  return listNestedPlaces(wholeNumber, []).map(({ kind, at, change }) => ({
    kind,
    at,
    values: fc
      .tuple(generateValidValues(wholeNumber, { hints, certain, forced: kind === 'required' ? at.slice(0, -1) : at }), change)
      .map(([value, how]) => how(value)),
  }));
}

const NOTHING_KNOWN = { hints: () => [], forced: [] };
type Change = Arbitrary<(value: unknown) => unknown>;
interface Place {
  readonly kind: BreakKind;
  readonly at: readonly Step[];
  readonly change: Change;
}

/** Returns strings that violate a schema, by the violated constraint. */
export function generateBrokenTexts(schema: RequestSchema): [BreakKind, Arbitrary<string>][] {
  const found: [BreakKind, Arbitrary<string> | undefined][] = [
    ['enum', schema.enum === undefined ? undefined : createNearlyValidTexts(schema)],
    ['minLength', createTooShortTexts(schema)],
    ['maxLength', createTooLongTexts(schema)],
    ['pattern', createMismatches(schema)],
    ['format', createFormatMismatches(schema)],
  ];
  return found.filter((one): one is [BreakKind, Arbitrary<string>] => one[1] !== undefined);
}

/** Returns strings that are similar to the values of an enum. */
function createNearlyValidTexts(schema: RequestSchema): Arbitrary<string> | undefined {
  const some = (schema.enum ?? []).filter((one) => typeof one === 'string');
  const near = some.flatMap((one) => [`${one} `, ` ${one}`, one.toUpperCase(), `${one}s`, one.slice(0, -1), `${one},${one}`]);
  const wrong = [...near, 'nonsense', '0', 'null', '__proto__'].filter((text) => text !== '' && !some.includes(text));
  return fc.constantFrom(...wrong);
}

function listNestedPlaces(schema: RequestSchema, at: readonly Step[]): Place[] {
  const alternatives = schema.oneOf ?? schema.anyOf;
  if (alternatives !== undefined) return listAlternativePlaces(schema, alternatives, at);
  const createPlace = (kind: BreakKind, values: Arbitrary<unknown>): Place => ({
    kind,
    at,
    change: createReplacement(at, values),
  });
  const own = [
    ...createWrongTypes(schema).map((values) => createPlace('type', values)),
    ...(schema.type === undefined || schema.nullable === true ? [] : [createPlace('null', fc.constant(null))]),
  ];
  switch (schema.type) {
    case 'string':
      return [...own, ...generateBrokenTexts(schema).map(([kind, values]) => createPlace(kind, values))];
    case 'integer':
    case 'number':
      return [...own, ...createBrokenNumbers(schema).map(([kind, values]) => createPlace(kind, values))];
    case 'array':
      return [...own, ...listArrayPlaces(schema, at)];
    case 'object':
      return [...own, ...listObjectPlaces(schema, at)];
    default:
      return own;
  }
}

/** Returns values that are invalid for one alternative, unless another alternative allows them. */
function listAlternativePlaces(schema: RequestSchema, alternatives: readonly RequestSchema[], at: readonly Step[]): Place[] {
  const values = fc
    .constantFrom<unknown>(null, true, 7, 'nonsense', [], [[]], {}, { a: 1 })
    .filter((value) => !isAllowedBySchema(schema, value));
  const wholeNumber: Place = { kind: 'alternatives', at, change: createReplacement(at, values) };
  const parts = alternatives.flatMap((alternative, index) =>
    listNestedPlaces(flattenSchema(alternative), [...at, { alternative: index }]),
  );
  return [
    wholeNumber,
    ...parts.filter(({ kind, at: place }) => !(place.length === at.length + 1 && (kind === 'type' || kind === 'null'))),
  ];
}

const VALUES_BY_TYPE: readonly (readonly [types: readonly string[], values: Arbitrary<unknown>])[] = [
  [['string'], fc.constantFrom('nonsense', '', '7', 'true', 'null')],
  [
    ['integer', 'number'],
    fc.constantFrom<unknown>(7, 0, -1, 1.5, new JsonNumber('1e400'), new JsonNumber('123456789012345678901234567890')),
  ],
  [['boolean'], fc.boolean()],
  [['array'], fc.constantFrom<unknown>([], ['x'], [{}])],
  [['object'], fc.constantFrom<unknown>({}, { a: 1 }, { length: 1 })],
];

function createWrongTypes({ type }: RequestSchema): Arbitrary<unknown>[] {
  if (type === undefined) return [];
  return [fc.oneof(...VALUES_BY_TYPE.filter(([types]) => !types.includes(type)).map(([, values]) => values))];
}

function createBrokenNumbers({ type, minimum, maximum }: RequestSchema): [BreakKind, Arbitrary<unknown>][] {
  const big = ['1e400', '9007199254740993', '123456789012345678901234567890'].filter(
    (one) => Number(one) > (maximum ?? Number.POSITIVE_INFINITY),
  );
  const found: [BreakKind, Arbitrary<unknown>][] = [];
  if (type === 'integer') found.push(['fraction', fc.constantFrom(1.5, 0.1, 1e-7)]);
  if (minimum !== undefined) found.push(['minimum', fc.integer({ min: -2_147_483_648, max: Math.ceil(minimum) - 1 })]);
  if (maximum !== undefined)
    found.push(['maximum', fc.constantFrom<unknown>(maximum + 1, maximum * 2, ...big.map((one) => new JsonNumber(one)))]);
  return found;
}

function listArrayPlaces({ items = {}, minItems = 0, maxItems }: RequestSchema, at: readonly Step[]): Place[] {
  const places = listNestedPlaces(flattenSchema(items), [...at, 0]);
  if (minItems > 0)
    places.push({ kind: 'minItems', at, change: createChange(at, (list) => (list as unknown[]).slice(0, minItems - 1)) });
  // For limits of thousands of items, a separate request exceeds the limit.
  if (maxItems !== undefined && maxItems <= 2_000) {
    const repeatItems = (list: unknown) =>
      Array.from({ length: maxItems + 1 }, (_, index) => (list as unknown[])[index % (list as unknown[]).length]);
    places.push({ kind: 'maxItems', at: [...at, 0], change: createChange(at, repeatItems) });
  }
  return places;
}

function listObjectPlaces(schema: RequestSchema, at: readonly Step[]): Place[] {
  const { properties = {}, required = [], additionalProperties = true, minProperties = 0, maxProperties } = schema;
  const places = Object.entries(properties).flatMap(([name, property]) =>
    listNestedPlaces(flattenSchema(property), [...at, name]),
  );
  for (const name of required)
    places.push({
      kind: 'required',
      at: [...at, name],
      change: createChange(at, (value) => removeMember(value as object, name)),
    });
  if (additionalProperties === false) {
    const names = fc.constantFrom(...UNKNOWN_NAMES.filter((name) => !(name in properties)));
    const added = fc.tuple(names, fc.constantFrom<unknown>('x', null, 1, {}, []));
    const change = added.map(([name, value]) => applyChange(at, (object) => setMember(object as object, name, value)));
    places.push({ kind: 'unknown member', at, change });
  } else if (additionalProperties !== true) {
    places.push(...listNestedPlaces(flattenSchema(additionalProperties), [...at, 'free']));
  }
  if (minProperties > 0) places.push({ kind: 'minProperties', at, change: createChange(at, () => ({})) });
  if (maxProperties !== undefined) {
    const free = generateValidValues(
      additionalProperties === false || additionalProperties === true ? {} : additionalProperties,
      NOTHING_KNOWN,
    );
    const names = Array.from({ length: maxProperties + 1 }, (_, index) => `member${index}`);
    const many = free.map((one) =>
      applyChange(at, (value) => ({ ...Object.fromEntries(names.map((name) => [name, one])), ...(value as object) })),
    );
    places.push({ kind: 'maxProperties', at, change: many });
  }
  return places;
}

function createReplacement(at: readonly Step[], values: Arbitrary<unknown>): Change {
  return values.map((value) => applyChange(at, () => value));
}

function createChange(at: readonly Step[], how: (value: unknown) => unknown): Change {
  return fc.constant(applyChange(at, how));
}

function applyChange(at: readonly Step[], how: (value: unknown) => unknown): (wholeNumber: unknown) => unknown {
  const steps = at.filter((step) => typeof step !== 'object');
  const changeNestedValue = (value: unknown, [step, ...deeper]: readonly (string | number)[]): unknown => {
    if (step === undefined) return how(value);
    if (Array.isArray(value)) return value.map((item, index) => (index === step ? changeNestedValue(item, deeper) : item));
    const object = (value ?? {}) as Record<string, unknown>;
    return setMember(object, String(step), changeNestedValue(object[step], deeper));
  };
  return (wholeNumber) => changeNestedValue(wholeNumber, steps);
}

/** Sets a member, even with a name such as `__proto__`. */
function setMember(object: object, name: string, value: unknown): object {
  return Object.fromEntries([...Object.entries(object).filter(([own]) => own !== name), [name, value]]);
}

function removeMember(object: object, name: string): object {
  return Object.fromEntries(Object.entries(object).filter(([own]) => own !== name));
}
