/** Creates requests with one invalid parameter. */
import fc, { type Arbitrary } from 'fast-check';
import { type BreakKind, generateBrokenTexts, UNKNOWN_NAMES } from './broken-values.ts';
import type { FuzzOperation, FuzzParameter } from './fuzz-operations.ts';
import { type Base, combineDrafts, type RequestBreak, type RequestBreakKind } from './request-break.ts';
import type { KnownValues } from './valid-requests.ts';
import { generateValidValues } from './valid-values.ts';

/** Returns all ways to make a parameter invalid. */
export function breakParameter(parameter: FuzzParameter, base: Base, known: KnownValues): RequestBreak[] {
  if (parameter.in === 'path') return breakPath(parameter, base);
  return parameter.in === 'header' ? breakHeader(parameter, base) : breakQueryParameter(parameter, base, known);
}

const WRONG_INTEGERS = [
  '0x10',
  ' 5',
  '+5',
  '0b1',
  '-Infinity',
  'abc',
  '1.5',
  'NaN',
  'Infinity',
  '1e400',
  '--1',
  '1,2',
  '٣',
  '1 2',
  'null',
  'true',
  '0x',
  '1_000',
];
const TOO_LARGE = ['9007199254740993', '99999999999999999999999', '1e308'];

/** Returns strings that are invalid for a parameter. */
function generateWrongTexts({ schema }: FuzzParameter): [BreakKind, Arbitrary<string>][] {
  switch (schema.type) {
    case 'integer':
    case 'number': {
      const found: [BreakKind, Arbitrary<string>][] = [['type', fc.constantFrom(...WRONG_INTEGERS)]];
      const { minimum, maximum } = schema;
      if (minimum !== undefined) found.push(['minimum', fc.integer({ min: -2_147_483_648, max: minimum - 1 }).map(String)]);
      if (maximum !== undefined)
        found.push([
          'maximum',
          fc.constantFrom(...(maximum < Number.MAX_SAFE_INTEGER ? [String(maximum + 1)] : []), ...TOO_LARGE),
        ]);
      return found;
    }
    case 'boolean':
      return [['type', fc.constantFrom('maybe', '1', '0', 'TRUE', 'yes', 'null', 'truee')]];
    default:
      return generateBrokenTexts(schema);
  }
}

function breakPath(parameter: FuzzParameter, base: Base): RequestBreak[] {
  const { name } = parameter;
  const place = `path ${name}`;
  const values = generateWrongTexts(parameter)
    .filter(([kind]) => kind !== 'minLength')
    .map(([kind, texts]): RequestBreak => {
      const drafts = combineDrafts(base(), texts.map(avoidOtherOperation), (draft, value) => ({
        ...draft,
        path: { ...draft.path, [name]: value },
      }));
      return { kind, place, field: name, statuses: [400, 404], drafts };
    });
  const raw = fc.constantFrom('%zz', '%', '%c3%28', '%ff', '%ED%A0%80', '%f0%9f%98');
  const drafts = combineDrafts(base(), raw, (draft, value) => ({ ...draft, rawPath: { [name]: value } }));
  return [...values, { kind: 'encoding', place, statuses: [400, 404], drafts }];
}

/** Replaces a path value that would lead to another operation, because it is empty or consists of dots. */
function avoidOtherOperation(text: string): string {
  return /^\.*$/.test(text) ? '%2e%2e' : text;
}

function breakHeader(parameter: FuzzParameter, base: Base): RequestBreak[] {
  const { name, required } = parameter;
  const place = `header ${name}`;
  const wrong = generateWrongTexts(parameter)
    .filter(([kind]) => kind !== 'minLength')
    .map(([kind, texts]): RequestBreak => {
      const ascii = texts.map((text) => text.replace(/[^\x21-\x7e]/g, 'x'));
      return {
        kind,
        place,
        field: name,
        statuses: [400],
        drafts: combineDrafts(base(), ascii, (draft, value) => ({ ...draft, headers: { ...draft.headers, [name]: value } })),
      };
    });
  if (!required) return wrong;
  const drafts = base().map((draft) => ({
    ...draft,
    headers: Object.fromEntries(Object.entries(draft.headers).filter(([one]) => one !== name)),
  }));
  return [...wrong, { kind: 'required', place, field: name, statuses: [400], drafts }];
}

function breakQueryParameter(parameter: FuzzParameter, base: Base, known: KnownValues): RequestBreak[] {
  const { name, schema, required, mayBeEmpty } = parameter;
  const place = `query ${name}`;
  const createBreak = (kind: RequestBreakKind, values: Arbitrary<readonly string[]>): RequestBreak => ({
    kind,
    place,
    field: name,
    statuses: [400],
    drafts: combineDrafts(base({ forcedParameter: name }), values, (draft, texts) => ({
      ...draft,
      query: [...draft.query.filter(([own]) => own !== name), ...texts.map((text) => [name, text] as const)],
    })),
  });
  const isList = schema.type === 'array';
  const items = isList ? { ...parameter, schema: schema.items ?? {} } : parameter;
  const right = generateValidValues(items.schema, { hints: (one) => [...known.hints(one), ...parameter.examples].flat(), name })
    .filter((value) => value !== null && value !== '')
    .map(String);
  const found = generateWrongTexts(items)
    .filter(([kind]) => kind !== 'minLength')
    .map(([kind, texts]) => createBreak(kind, isList ? fc.tuple(right, texts) : texts.map((text) => [text])));
  if (!mayBeEmpty) found.push(createBreak('empty', fc.constant([''])));
  if (!isList)
    found.push(
      createBreak(
        'repeated',
        right.map((text) => [text, text]),
      ),
    );
  if (isList && schema.maxItems !== undefined && schema.maxItems <= 200) {
    const size = schema.maxItems + 1;
    found.push(
      createBreak(
        'maxItems',
        right.map((text) => Array.from({ length: size }, () => text)),
      ),
    );
  }
  if (required) found.push(createBreak('required', fc.constant([])));
  if (schema.type === 'string' || isList)
    found.push(
      createBreak(
        'NUL',
        right.map((text) => [`${text}\u0000`]),
      ),
    );
  return found;
}

export function addUnknownParameters({ parameters }: FuzzOperation, base: Base): RequestBreak[] {
  const taken = new Set(parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name));
  const unknown = UNKNOWN_NAMES.filter((name) => !taken.has(name) && name !== ' ');
  return unknown.slice(0, 4).map((name) => ({
    kind: 'unknown parameter',
    place: `query ${name}`,
    field: name,
    statuses: [400],
    drafts: combineDrafts(base(), fc.constantFrom('1', 'x', 'é'), (draft, value) => ({
      ...draft,
      query: [...draft.query, [name, value]],
    })),
  }));
}
