/** Generates requests that a document allows, with existing and random IDs. */
import fc, { type Arbitrary } from 'fast-check';
import type { FuzzBody, FuzzOperation, FuzzParameter, RequestSchema } from './fuzz-operations.ts';
import { type Draft, type DraftBody, type DraftFile, FORM_TYPE, JSON_TYPE, MULTIPART_TYPE } from './requests.ts';
import { isAllowedBySchema } from './schema-judge.ts';
import { isAllowed } from './texts.ts';
import { generateValidValues, type Hints, type Step } from './valid-values.ts';

/** Sources of the values in a request. */
export interface KnownValues {
  /** Returns values of existing data, by the name of a parameter or member. */
  readonly hints: Hints;
  /** Files that the operation accepts; by default, any file is valid. */
  readonly files?: readonly DraftFile[];
}

/** Parts of a request that are fixed. */
export interface DraftOptions {
  /** True to use IDs of existing data in the path, if they are known. */
  readonly existing?: boolean;
  readonly bodyType?: string;
  /** Name of a query or header parameter that the request must contain. */
  readonly forcedParameter?: string;
  /** Media types for the `Accept` header. */
  readonly accepts?: readonly string[];
}

/** Generates requests that the document allows. */
export function generateValidDrafts(
  operation: FuzzOperation,
  known: KnownValues,
  options: DraftOptions = {},
): Arbitrary<Draft> {
  const selectParameters = (place: FuzzParameter['in']) => operation.parameters.filter((parameter) => parameter.in === place);
  const path = fc.record(
    Object.fromEntries(
      selectParameters('path').map((parameter) => [
        parameter.name,
        createPathValues(parameter, known.hints, options.existing === true),
      ]),
    ),
    { noNullPrototype: true },
  );
  const query = fc.tuple(...selectParameters('query').map((parameter) => createQueryPairs(parameter, known.hints, options)));
  const headers = fc.tuple(
    ...selectParameters('header').map((parameter) => createHeaderPairs(parameter, known.hints, options.existing === true)),
  );
  const accept = fc.constantFrom(...(options.accepts ?? [...operation.accepts, '*/*']));
  return fc
    .tuple(path, query, headers, accept, createBodies(operation, known, options))
    .map(([pathValue, queryValue, headerValue, acceptValue, body]) => ({
      path: pathValue as Record<string, string>,
      query: queryValue.flat(),
      headers: { Accept: acceptValue, ...Object.fromEntries(headerValue.flat()) },
      ...(body === undefined ? {} : { body }),
    }));
}

function createPathValues({ name, schema, examples }: FuzzParameter, hints: Hints, existing: boolean): Arbitrary<string> {
  // The examples of this operation come first, because a name can have a different meaning in others.
  const known = [...examples, ...hints(name)].filter((value) => isAllowedBySchema(schema, value)).map(String);
  const first = known[0];
  if (existing && first !== undefined) return fc.constant(first);
  // Path segments of dots would lead to another operation.
  const made = generateValidValues(schema, { hints: () => [], name })
    .map(String)
    .filter((value) => !/^\.*$/.test(value));
  return first === undefined ? made : fc.oneof({ weight: 7, arbitrary: fc.constant(first) }, { weight: 3, arbitrary: made });
}

type Pairs = readonly (readonly [string, string])[];

function createQueryPairs(
  parameter: FuzzParameter,
  hints: Hints,
  { forcedParameter, existing = false }: DraftOptions,
): Arbitrary<Pairs> {
  const forced = parameter.name === forcedParameter;
  const { name, schema, required } = parameter;
  const listHints: Hints = (one) => [...hints(one), ...parameter.examples];
  const formatPairs = (value: unknown): Pairs => [value].flat().map((one) => [name, String(one)] as const);
  const certain = existing ? listHints : undefined;
  const values = generateValidValues(schema, {
    hints: listHints,
    certain,
    name,
    ...(forced ? { forced: schema.type === 'array' ? [0] : [] } : {}),
  })
    .filter((value) => value !== null)
    .map(formatPairs)
    // A query cannot express an empty list.
    .filter((pairs) => pairs.length > 0 || !required)
    .filter((pairs) => parameter.mayBeEmpty || pairs.every(([, value]) => value !== ''));
  if (required || forced) return values;
  return fc.oneof({ weight: 1, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: values });
}

const HEADER_UNIT = fc.integer({ min: 0x21, max: 0x7e }).map((point) => String.fromCodePoint(point));

function createHeaderPairs(
  { name, schema, required, examples }: FuzzParameter,
  hints: Hints,
  existing: boolean,
): Arbitrary<Pairs> {
  const { minLength = 0, maxLength = 60 } = schema;
  const known = [...hints(name), ...examples].map(String);
  const plain = fc.string({ unit: HEADER_UNIT, minLength: Math.max(1, minLength), maxLength: Math.min(60, maxLength) });
  const isPlainText = schema.type === 'string' && schema.format === undefined && schema.enum === undefined;
  const made = isPlainText
    ? plain.filter((text) => isAllowed(schema, text))
    : generateValidValues(schema, { hints: () => [], name }).map(String);
  const values =
    known.length === 0
      ? made
      : fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...known) }, ...(existing ? [] : [{ weight: 1, arbitrary: made }]));
  const pairs = values.map((value) => [[name, value] as const]);
  return required ? pairs : fc.oneof(fc.constant([]), pairs);
}

function createBodies(
  operation: FuzzOperation,
  known: KnownValues,
  { bodyType, existing }: DraftOptions,
): Arbitrary<DraftBody | undefined> {
  const possible = operation.bodies.filter(({ type }) => bodyType === undefined || type === bodyType);
  const some = possible.map((body) =>
    generateBodyValues(body, known, { existing }).map((value): DraftBody | undefined => createBody(body.type, value)),
  );
  const none = operation.needsBody || bodyType !== undefined ? [] : [fc.constant(undefined)];
  return some.length + none.length === 0 ? fc.constant(undefined) : fc.oneof(...some, ...none);
}

function createBody(type: string, value: unknown): DraftBody {
  return type === JSON_TYPE || type === FORM_TYPE || type === MULTIPART_TYPE
    ? { type, value }
    : { type, bytes: Buffer.from(String(value)) };
}

/** Parts of a body that are fixed. */
interface BodyOptions {
  readonly forced?: readonly Step[] | undefined;
  readonly existing?: boolean | undefined;
}

/** Generates the values of a body: an example of the document, or a random value. */
export function generateBodyValues(
  body: FuzzBody,
  known: KnownValues,
  { forced, existing }: BodyOptions = {},
): Arbitrary<unknown> {
  const certain = existing === true ? known.hints : undefined;
  const made =
    body.type === JSON_TYPE
      ? generateValidValues(body.schema, { hints: addExamples(body, known.hints), certain, forced })
      : body.schema.type === 'object' || body.schema.allOf !== undefined
        ? generateFieldValues(body, known, { forced, existing })
        : fc.string({ maxLength: 40 });
  const examples =
    forced === undefined && body.type !== MULTIPART_TYPE
      ? body.examples.filter((one) => isAllowedBySchema(body.schema, one))
      : [];
  return examples.length === 0
    ? made
    : fc.oneof({ weight: 1, arbitrary: fc.constantFrom(...examples) }, { weight: 3, arbitrary: made });
}

/** Returns hints that include the values of members with the same name in the body's examples. */
export function addExamples({ examples }: FuzzBody, hints: Hints): Hints {
  const found = new Map<string, unknown[]>();
  const visitValue = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [name, inner] of Object.entries(value)) {
      if (!Array.isArray(value)) found.set(name, [...(found.get(name) ?? []), inner]);
      visitValue(inner);
    }
  };
  for (const example of examples) visitValue(example);
  return (name) => [...hints(name), ...(found.get(name) ?? [])];
}

const SMALL_FILE = fc.record({
  file: fc.constantFrom('made-up.raw', 'other.raw', 'summary.txt', 'x', 'ö.raw', '../up.raw'),
  content: fc.constantFrom('', 'content', 'Raw file\tMS\nmade-up\t1\n', '{}', 'a,b\n1,2\n'),
});

/** Generates the fields of a form. Binary ones are files. */
function generateFieldValues(body: FuzzBody, known: KnownValues, { forced, existing }: BodyOptions): Arbitrary<unknown> {
  const certain = existing === true ? known.hints : undefined;
  const files = Object.entries(body.schema.properties ?? {}).filter(([, property]) => isFile(property));
  const texts = generateValidValues(removeFiles(body.schema), {
    hints: addExamples(body, known.hints),
    certain,
    forced: forced ?? [],
  });
  if (files.length === 0) return texts;
  const given = known.files ?? [];
  const right = given.length === 0 ? SMALL_FILE : fc.constantFrom(...given);
  const file = existing === true ? right : fc.oneof({ weight: 3, arbitrary: right }, { weight: 1, arbitrary: SMALL_FILE });
  const names = files.map(([name]) => name);
  const parts = fc.record(
    Object.fromEntries(
      files.map(([name, { type, minItems = 0 }]) => [
        name,
        type === 'array' ? fc.array(file, { minLength: minItems, maxLength: Math.max(1, minItems) }) : file,
      ]),
    ),
    { requiredKeys: names.filter((name) => body.schema.required?.includes(name) === true), noNullPrototype: true },
  );
  return fc.tuple(texts, parts).map(([fields, added]) => ({ ...(fields as object), ...added }));
}

function isFile({ format, items }: RequestSchema): boolean {
  return format === 'binary' || items?.format === 'binary';
}

/** Returns the schema of a form without its files. */
export function removeFiles(schema: RequestSchema): RequestSchema {
  const properties = Object.fromEntries(Object.entries(schema.properties ?? {}).filter(([, property]) => !isFile(property)));
  return { ...schema, properties, required: (schema.required ?? []).filter((name) => name in properties) };
}
