/** Random data for tests: objects that obey the fields and most rules of an entity, and objects with one error. */

import { isConditionMet, listConditionFields } from './condition.ts';
import { getLinearPattern } from './patterns/linear-pattern.ts';
import { type PatternPart, parsePattern } from './patterns/pattern-syntax.ts';
import { type Entity, type Field, getContent, type Profile, type ScalarType } from './profile.ts';
import type { SeededRandom } from './testing-seeded-random.ts';
import { isPresent } from './validation/entity-plan.ts';
import { type Check, createEntityRules } from './validation/entity-rules.ts';

type Data = Record<string, unknown>;

/** Creates an object of an entity. It has some of the optional fields, and objects nested a few levels deep. */
export function createRandomObject(profile: Profile, entity: Entity, random: SeededRandom, levels = 3): Data {
  const { checks } = createEntityRules(profile, entity);
  const needed = new Set(checks.filter(isRequirement).map((check) => ('field' in check ? check.field : undefined)));
  const data: Data = {};
  const fillField = (field: Field): void => {
    data[field.name] = createRandomValue(profile, field, checks, random, levels);
  };
  for (const field of entity.fields) {
    if (field.required || needed.has(field) || random.chance(levels > 0 ? 0.3 : 0.1)) fillField(field);
    else if (random.chance(0.1)) data[field.name] = random.pick([null, '']);
  }
  for (const check of checks) {
    for (let tries = 0; check.kind === 'condition' && tries < 20; tries += 1) {
      if (
        isConditionMet(
          check.condition,
          (name) => isPresent(data[name]),
          () => true,
        )
      )
        break;
      const missing = listConditionFields(check.condition).filter((name) => !isPresent(data[name]));
      const field = entity.fields.find(({ name }) => name === missing[random.below(missing.length)]);
      if (field !== undefined) fillField(field);
    }
  }
  return data;
}

function isRequirement(check: Check): boolean {
  return check.kind === 'required' || (check.kind === 'cardinality' && (check.min_items ?? 0) > 0);
}

function createRandomValue(
  profile: Profile,
  field: Field,
  checks: readonly Check[],
  random: SeededRandom,
  levels: number,
): unknown {
  const content = getContent(field);
  const createItem = (): unknown => {
    if (content.kind === 'scalar') return createRandomScalar(content.type, field, checks, random);
    const entity = profile.entities.get(content.entity) as Entity;
    return createRandomObject(profile, entity, random, levels - 1);
  };
  if (field.type !== 'list') return createItem();
  const counts = [
    field.constraints,
    ...checks.filter((check) => check.kind === 'cardinality' && check.field === field),
  ] as Field['constraints'][];
  const least = Math.max(0, ...counts.map(({ min_items = 0 }) => min_items));
  const most = Math.min(least + 2, ...counts.map(({ max_items = least + 2 }) => max_items));
  const wanted = levels > 0 || least > 0 ? Math.max(least, random.below(most + 1)) : 0;
  return Array.from({ length: wanted }, createItem);
}

const VALID_TEXTS: Readonly<Record<Exclude<ScalarType, 'string' | 'integer' | 'float'>, readonly unknown[]>> = {
  boolean: [true, false],
  date: ['2024-05-31', '2024-02-29', '1999-12-31'],
  datetime: ['2024-05-31', '2024-05-31T08:00:00Z', '2024-05-31T08:00', '2024-02-29T23:59:59.5+05:30', '2024-05-31T08:00:00'],
  uri: ['https://example.org/a?b=c#d', 'http://example.org', 'ftp://ftp.example.org/x', 's3://bucket/key', 'doi:10.1/x'],
  ontology_term: ['PO:0009012', 'CO_715:0000003', 'http://purl.obolibrary.org/obo/PO_0009012'],
};

function createRandomScalar(type: ScalarType, field: Field, checks: readonly Check[], random: SeededRandom): unknown {
  const own = checks.filter((check) => 'field' in check && check.field === field);
  const bounds = [field.constraints, ...own.filter((check) => check.kind === 'range')];
  if (type === 'integer' || type === 'float') {
    const least = Math.max(-1e6, ...bounds.map(({ minimum }) => minimum ?? -1e6));
    const most = Math.min(1e6, ...bounds.map(({ maximum }) => maximum ?? 1e6));
    const value = random.pick([least, most, least + random.unit() * (most - least)]);
    return type === 'integer' ? Math.round(value) : value;
  }
  const patterns = [
    field.constraints.pattern,
    ...own.map((check) => (check.kind === 'pattern' ? check.pattern : undefined)),
  ].filter((each) => each !== undefined);
  const vocabularies = [
    field.constraints.enum,
    ...own.map((check) => (check.kind === 'vocabulary' ? check.values : undefined)),
  ].filter((each) => each !== undefined);
  const pickCandidate = (): unknown => {
    if (vocabularies.length > 0) return random.pick(random.pick(vocabularies));
    if (type !== 'string') return random.pick(VALID_TEXTS[type]);
    return patterns.length > 0
      ? createMatchingText(parsePattern(random.pick(patterns)), random)
      : random.pick(['a', 'two words', 'Größe', '小麦😀', 'x'.repeat(40)]);
  };
  const { min_length = 0, max_length = 10_000 } = field.constraints;
  for (let tries = 0; tries < 50; tries += 1) {
    const text = String(pickCandidate());
    const fits =
      patterns.every((pattern) => getLinearPattern(pattern).test(text)) &&
      vocabularies.every((values) => values.includes(text));
    if (fits && [...text].length >= min_length && [...text].length <= max_length)
      return type === 'boolean' ? text === 'true' : text;
  }
  return 'no text fits';
}

const printable = [...Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)), 'é', '小'];
const fittingCharacters = new Map<string, readonly string[]>();

function createCharacters(source: string): readonly string[] {
  const known = fittingCharacters.get(source);
  if (known !== undefined) return known;
  const one = new RegExp(`^(?:${source})$`, 'u');
  const fitting = printable.filter((character) => one.test(character));
  fittingCharacters.set(source, fitting);
  return fitting;
}

function createMatchingText(part: PatternPart, random: SeededRandom): string {
  switch (part.kind) {
    case 'character': {
      const fitting = createCharacters(part.source);
      return fitting.length === 0 ? '' : random.pick(fitting);
    }
    case 'sequence':
      return part.of.map((each) => createMatchingText(each, random)).join('');
    case 'choice':
      return createMatchingText(random.pick(part.of), random);
    case 'repeat':
      return Array.from({ length: Math.min(part.most, part.least + random.below(4)) }, () =>
        createMatchingText(part.of, random),
      ).join('');
    default:
      return '';
  }
}

const mostlyInvalidValues: readonly unknown[] = [
  null,
  '',
  [],
  {},
  0,
  -1,
  1.5,
  1e300,
  true,
  'x',
  ' ',
  '\u0000',
  '\ud800',
  '2023-02-29',
  '2024-02-30T08:00',
  '31.12.2024',
  'http://exa mple.org',
  'x'.repeat(5_000),
  [null],
  [''],
  [{}],
  [[]],
  ['x', 5],
  { unknown: 1 },
];

/** Changes one place of the data, usually so that it is invalid: replaces a value, or adds or removes a member. */
export function corruptData(data: Data, random: SeededRandom): void {
  const places: { readonly holder: Data | unknown[]; readonly key: string | number }[] = [];
  const visitValue = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const holder = value as Data | unknown[];
    for (const key of Object.keys(value)) {
      places.push({ holder, key: Array.isArray(holder) ? Number(key) : key });
      visitValue((holder as Data)[key]);
    }
    if (!Array.isArray(holder)) places.push({ holder, key: random.pick(['unknown', '__proto__', 'uniqueId', '']) });
  };
  visitValue(data);
  const { holder, key } = random.pick(places);
  if (Array.isArray(holder)) holder[key as number] = random.pick(mostlyInvalidValues);
  else if (random.chance(0.3)) delete holder[key];
  else
    Object.defineProperty(holder, key, {
      value: random.pick(mostlyInvalidValues),
      enumerable: true,
      configurable: true,
      writable: true,
    });
}
