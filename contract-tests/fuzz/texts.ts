/** Generates strings that a schema allows, and strings that violate one constraint. */
import fc, { type Arbitrary } from 'fast-check';
import type { RequestSchema } from './fuzz-operations.ts';

const MAX_PATTERN_TEXT_LENGTH = 60;
/** Maximum number of random code points, because generating them is slow. Longer strings repeat one letter. */
const MAX_CODE_POINTS = 20_000;

/**
 * Generates one code point, because JSON Schema measures lengths in code points. Excludes NUL and lone surrogates, which are
 * hostile requests.
 */
const CHARACTER = fc.oneof(
  { weight: 12, arbitrary: fc.integer({ min: 0x20, max: 0x7e }) },
  { weight: 3, arbitrary: fc.integer({ min: 0xa0, max: 0x2ff }) },
  { weight: 1, arbitrary: fc.constantFrom(0x0a, 0x0d, 0x09, 0x7f, 0x85, 0x200b, 0x202e, 0x2028, 0xfeff, 0xfffd, 0xffff) },
  { weight: 1, arbitrary: fc.integer({ min: 0x4e00, max: 0x9fff }) },
  { weight: 1, arbitrary: fc.integer({ min: 0x1f300, max: 0x1faff }) },
);
const UNIT = CHARACTER.map((point) => String.fromCodePoint(point));

const HOSTILE_TEXTS = [
  `<script>alert("1")</script>`,
  `'; drop table hub_projects; --`,
  '../../../etc/passwd',
  '{{7*7}}',
  '%00',
  '=1+1',
  '__proto__',
  ' ',
];

const DIGITS = '0123456789abcdef';
const UUID = fc.tuple(fc.uuid(), fc.boolean()).map(([uuid, isUpper]) => (isUpper ? uuid.toUpperCase() : uuid));

const BY_FORMAT: Readonly<Record<string, Arbitrary<string>>> = {
  uuid: UUID,
  email: fc.emailAddress(),
  date: fc
    .date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
    .map((day) => day.toISOString().slice(0, 10)),
  // Times are in the future, as the ends of silences must be.
  'date-time': fc
    .date({ min: new Date('2040-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
    .map((moment) => moment.toISOString()),
};

export function countCodePoints(text: string): number {
  return [...text].length;
}

/** Returns whether a string has the length and matches the pattern of a schema. */
export function isAllowed(schema: RequestSchema, text: string): boolean {
  const { minLength = 0, maxLength = Number.POSITIVE_INFINITY, pattern } = schema;
  const length = countCodePoints(text);
  return length >= minLength && length <= maxLength && (pattern === undefined || new RegExp(pattern, 'u').test(text));
}

export function createAllowedTexts(schema: RequestSchema): Arbitrary<string> {
  const byFormat = BY_FORMAT[schema.format ?? ''];
  if (byFormat !== undefined) return byFormat.filter((text) => isAllowed(schema, text));
  if (schema.pattern === undefined) return createTextsOfLength(schema);
  const ofPattern = createMatchingTexts(schema.pattern);
  const free = createTextsOfLength(schema);
  return (ofPattern ?? free).filter((text) => isAllowed(schema, text));
}

function createTextsOfLength({ minLength = 0, maxLength = 300 }: RequestSchema): Arbitrary<string> {
  const usual = fc.string({ unit: UNIT, minLength, maxLength: Math.min(maxLength, minLength + 40) });
  const hostile = HOSTILE_TEXTS.filter((text) => isAllowed({ minLength, maxLength }, text));
  const several = fc.string({ unit: UNIT, minLength: 1, maxLength: 4 });
  const atTheEdge =
    maxLength > MAX_CODE_POINTS
      ? fc.constant('a'.repeat(maxLength))
      : several.map((text) => truncateCodePoints(text.repeat(Math.ceil(maxLength / countCodePoints(text))), maxLength));
  return fc.oneof(
    { weight: 12, arbitrary: usual },
    { weight: 1, arbitrary: atTheEdge },
    ...(hostile.length === 0 ? [] : [{ weight: 2, arbitrary: fc.constantFrom(...hostile) }]),
  );
}

/** Generates strings that match a pattern; undefined for patterns with lookahead, which are filtered instead. */
function createMatchingTexts(pattern: string): Arbitrary<string> | undefined {
  if (pattern.includes('(?')) return undefined;
  const known = matching.get(pattern);
  if (known !== undefined) return known;
  const texts = fc
    .stringMatching(new RegExp(pattern, 'u'), { size: 'small' })
    .map((text) => truncateCodePoints(text, MAX_PATTERN_TEXT_LENGTH));
  matching.set(pattern, texts);
  return texts;
}
/** Cached, because creating them is slow. */
const matching = new Map<string, Arbitrary<string>>();

/** Generates strings with one character too few; undefined without a minimum length. */
export function createTooShortTexts({ minLength = 0 }: RequestSchema): Arbitrary<string> | undefined {
  return minLength === 0 ? undefined : fc.constant('a'.repeat(minLength - 1));
}

/** Generates strings that are too long. They match the pattern if possible. */
export function createTooLongTexts(schema: RequestSchema): Arbitrary<string> | undefined {
  const { maxLength } = schema;
  if (maxLength === undefined) return undefined;
  const free = { ...schema, maxLength: Number.POSITIVE_INFINITY };
  const bases = [
    ...['a', '0', 'é', '😀'].map((one) => one.repeat(maxLength + 1)),
    ...PREFIXES.map((prefix) => prefix + 'a'.repeat(maxLength)),
  ];
  const rawFile = `${'a'.repeat(maxLength)}.raw`;
  const [first = 'a'.repeat(maxLength + 1), ...others] = [...bases, rawFile].filter((text) => isAllowed(free, text));
  return fc.constantFrom(first, ...others);
}
const PREFIXES = ['https://', 'a/', 'a:', 'https://example.org/'];

/** Generates strings of an allowed length that do not match the pattern; undefined if there are none. */
export function createMismatches(schema: RequestSchema): Arbitrary<string> | undefined {
  const { pattern } = schema;
  if (pattern === undefined) return undefined;
  const { pattern: _left, ...free } = schema;
  const spoiled = fc
    .tuple(
      createAllowedTexts(schema),
      fc.constantFrom(' ', '\n', '/', '..', 'é', ';', "'", '\u0000', '٣', '%', '$(id)', ':'),
      fc.nat(),
    )
    .map(([text, intruder, place]) => {
      const at = place % (text.length + 1);
      return text.slice(0, at) + intruder + text.slice(at);
    });
  const simple = ['', ' ', '.', '..', '...', '%2e', 'x', ' x ', '1'].filter(
    (text) => isAllowed(free, text) && !isAllowed(schema, text),
  );
  const candidates = fc.oneof(
    ...(simple.length === 0 ? [] : [fc.constantFrom(...simple)]),
    // If the inserted character did not cause a violation, it is replaced by one that most patterns exclude.
    spoiled.map((text) => (isAllowed(free, text) && !isAllowed(schema, text) ? text : undefined)),
  );
  const certain = simple[0] ?? [' x/y z ', '\u0000x', '!'].find((text) => isAllowed(free, text) && !isAllowed(schema, text));
  return certain === undefined ? undefined : candidates.map((text) => text ?? certain);
}

/** Generates strings that violate a format; undefined for formats that every string has. */
export function createFormatMismatches({ format }: RequestSchema): Arbitrary<string> | undefined {
  if (format === 'uuid')
    return fc.oneof(
      fc.constantFrom(
        'x',
        '0',
        'not-a-uuid',
        '0199f0a1',
        '{0199f0a1-2c40-7b11-8a2e-3d5c7e9f1a01}',
        '0199f0a12c407b118a2e3d5c7e9f1a01',
      ),
      UUID.map((uuid) => uuid.slice(0, -1)),
      UUID.map((uuid) => `${uuid}0`),
      UUID.map((uuid) => `g${uuid.slice(1)}`),
      fc.tuple(UUID, fc.constantFrom(...DIGITS)).map(([uuid, digit]) => uuid.replace('-', digit)),
    );
  if (format === 'email')
    return fc.constantFrom('x', 'a@', '@example.org', 'a b@example.org', 'a@b@example.org', 'a@exam ple.org');
  return undefined;
}

/** Truncates a string to this many code points. */
function truncateCodePoints(text: string, most: number): string {
  return text.length <= most ? text : [...text].slice(0, most).join('');
}
