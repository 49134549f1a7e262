/**
 * Creates hostile requests that a document allows or does not describe. All documented responses are valid, except server
 * errors.
 */
import fc, { type Arbitrary } from 'fast-check';
import { JsonNumber } from './broken-values.ts';
import type { FuzzOperation } from './fuzz-operations.ts';
import { type Draft, FORM_TYPE, formatJson, JSON_TYPE } from './requests.ts';
import { generateValidDrafts, type KnownValues } from './valid-requests.ts';

/** Requests for one kind of attack. */
export interface HostileRequest {
  readonly kind: string;
  readonly place: string;
  readonly drafts: Arbitrary<Draft>;
}

const BAD_TEXTS = [
  '\u0000',
  'a\u0000b',
  '\ud800',
  'a\udc00b',
  '\ud83d',
  '\u202e',
  '\ufeff',
  '\uffff',
  'a'.repeat(5_000),
  '\r\nX-Injected: 1',
  '%00',
  '$(id)',
  "' or 1=1 --",
];
const BAD_NUMBERS = ['1e400', '-1e400', '123456789012345678901234567890', '9007199254740993', '-0', '1e-400', '0.1e1'];
const BAD_INTEGER_TEXTS = ['1e2', '5 ', '5.0', '-0', '007', '1e0', '2147483648', '9223372036854775808'];
const BAD_UUIDS = [
  'urn:uuid:0199f0a1-2c40-7b11-8a2e-3d5c7e9f1a01',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
];

export function listHostileRequests(operation: FuzzOperation, known: KnownValues): HostileRequest[] {
  const base = generateValidDrafts(operation, known, { existing: true });
  return [
    ...attackPath(operation, base),
    ...attackQuery(operation, base),
    ...attackBodies(operation, base, known),
    ...attackHeaders(base),
  ];
}

function attackPath({ parameters }: FuzzOperation, base: Arbitrary<Draft>): HostileRequest[] {
  return parameters
    .filter((parameter) => parameter.in === 'path')
    .map(({ name, schema }) => {
      const texts = fc.constantFrom(
        ...(schema.format === 'uuid' ? BAD_UUIDS : []),
        ...(schema.type === 'integer' ? BAD_INTEGER_TEXTS : []),
        ...BAD_TEXTS,
      );
      const drafts = fc.tuple(base, texts).map(([draft, text]) => ({ ...draft, path: { ...draft.path, [name]: text } }));
      return { kind: 'value', place: `path ${name}`, drafts };
    });
}

function attackQuery({ parameters }: FuzzOperation, base: Arbitrary<Draft>): HostileRequest[] {
  return parameters
    .filter((parameter) => parameter.in === 'query')
    .map(({ name, schema }) => {
      const texts = fc.constantFrom(
        ...(schema.format === 'uuid' ? BAD_UUIDS : []),
        ...(schema.type === 'integer' ? BAD_INTEGER_TEXTS : []),
        ...BAD_TEXTS,
      );
      const drafts = fc
        .tuple(base, texts)
        .map(([draft, text]) => ({ ...draft, query: [...draft.query.filter(([own]) => own !== name), [name, text] as const] }));
      return { kind: 'value', place: `query ${name}`, drafts };
    });
}

function attackBodies(operation: FuzzOperation, base: Arbitrary<Draft>, known: KnownValues): HostileRequest[] {
  return operation.bodies
    .filter(({ type }) => type === JSON_TYPE || type === FORM_TYPE)
    .flatMap(({ type }) => {
      const drafts = generateValidDrafts(operation, known, { existing: true, bodyType: type });
      const bad = fc.oneof(
        fc.constantFrom(...BAD_TEXTS, ...BAD_UUIDS),
        fc.constantFrom(...BAD_NUMBERS).map((digits) => new JsonNumber(digits)),
        fc.constant(createNestedValue(100)),
      );
      const spoiled = fc.tuple(drafts, bad, fc.nat()).map(([draft, value, place]) => {
        const { body } = draft;
        if (body === undefined || !('value' in body)) return draft;
        return {
          ...draft,
          body: { type, value: replaceLeaf(body.value, place, type === JSON_TYPE ? value : formatText(value)) },
        };
      });
      const raw = fc
        .tuple(base, fc.constantFrom(...(type === JSON_TYPE ? RAW_JSON : RAW_FORMS)))
        .map(([draft, bytes]) => ({ ...draft, body: { type, bytes } }));
      return [
        { kind: 'value', place: `body ${type}`, drafts: spoiled },
        { kind: 'bytes', place: `body ${type}`, drafts: raw },
      ];
    });
}

const RAW_JSON = [
  '\ufeff{}',
  'null',
  '7',
  '"text"',
  '[]',
  '{"__proto__":{"polluted":true}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  ' ',
  '{"a":1,"a":2}',
  `{${Array.from({ length: 5_000 }, (_, index) => `"m${index}":0`).join()}}`,
]
  .map((text) => Buffer.from(text))
  .concat([Buffer.from([0x22, 0xff, 0xfe, 0x22]), Buffer.from([0x7b, 0x22, 0xc3, 0x28, 0x22, 0x3a, 0x31, 0x7d])]);

const RAW_FORMS = [
  '',
  '&&&',
  '=',
  '%',
  '%zz=%zz',
  'a=%00',
  '__proto__=1',
  'constructor=1&toString=2',
  'a%5Bb%5D=1',
  `${'a=1&'.repeat(12_000)}`,
  '%ff=%fe',
  'a=%ED%A0%80',
].map((text) => Buffer.from(text));

const COOKIES = [
  'hub_visitor=%00.; demonstration_session=nonsense; a',
  'flashes=%zz',
  `flashes=${Buffer.from('[{"path":"/hub/","tone":"good","title":"Done","lines":[]}]').toString('base64url')}`,
  `demonstration_session=${'x'.repeat(4_000)}`,
  'proteomics_user=nonsense; proteomics_admin=nonsense',
  ';;=;',
].map((Cookie) => ({ Cookie }));
const HEADERS = [
  ...['nonsense', 'image/webp', '', `${'text/html;q=0.1,'.repeat(200)}*/*`].map((Accept) => ({ Accept })),
  ...['Bearer nonsense', 'Bearer  '].map((Authorization) => ({ Authorization })),
  ...['*', `"${'x'.repeat(900)}`].map((etag) => ({ 'If-None-Match': etag })),
  { 'If-Modified-Since': 'nonsense', Range: 'bytes=0-0,-1' },
  { 'X-Forwarded-For': "' or 1=1", 'X-Request-Id': '\\n', 'X-HTTP-Method-Override': 'DELETE' },
  { Expect: 'nonsense' },
];

function attackHeaders(base: Arbitrary<Draft>): HostileRequest[] {
  return Object.entries({ headers: HEADERS, cookies: COOKIES }).map(([place, choices]) => {
    const added = fc.constantFrom<Readonly<Record<string, string>>>(...choices);
    const drafts = fc.tuple(base, added).map(([draft, one]) => ({ ...draft, headers: { ...draft.headers, ...one } }));
    return { kind: 'value', place, drafts };
  });
}

function createNestedValue(levels: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < levels; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}

function formatText(value: unknown): string {
  return typeof value === 'string' ? value : formatJson(value);
}

function replaceLeaf(value: unknown, place: number, leaf: unknown): unknown {
  if (typeof value !== 'object' || value === null) return leaf;
  const entries = Object.entries(value);
  if (entries.length === 0) return value;
  const at = place % entries.length;
  const changed = entries.map(([name, inner], index) => [
    name,
    index === at ? replaceLeaf(inner, Math.floor(place / entries.length), leaf) : inner,
  ]);
  return Array.isArray(value) ? changed.map(([, inner]) => inner) : Object.fromEntries(changed);
}
