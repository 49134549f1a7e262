/** Creates requests whose body is invalid. */
import fc, { type Arbitrary } from 'fast-check';
import { createSchemaBreaks } from './broken-values.ts';
import type { FuzzBody, FuzzOperation } from './fuzz-operations.ts';
import { type Base, combineDrafts, type RequestBreak, type RequestBreakKind } from './request-break.ts';
import { type Draft, FORM_TYPE, formatJson, JSON_TYPE, MULTIPART_TYPE } from './requests.ts';
import { addExamples, generateBodyValues, type KnownValues, removeFiles } from './valid-requests.ts';
import { flattenSchema, generateValidValues, type Step } from './valid-values.ts';

const NAMES_RECORD = /(^|_)(id|uid|user|project|pipeline)$/;
const CERTAIN = { forced: [], existing: true };
/** Nesting depth above the server's limit for JSON. */
const TOO_DEEP = 129;

export function breakContent(body: FuzzBody, operation: FuzzOperation, base: Base, known: KnownValues): RequestBreak[] {
  const { type } = body;
  const isForm = operation.bodies.some((one) => one.type !== JSON_TYPE);
  const createBreak = (kind: RequestBreakKind, at: readonly Step[], values: Arbitrary<unknown>): RequestBreak => {
    const steps = at.filter((step) => typeof step !== 'object');
    const name = steps.findLast((step) => typeof step === 'string' && step !== 'free');
    return {
      kind,
      place: `body ${type} /${steps.join('/')}`,
      ...(name === undefined ? {} : { field: String(name) }),
      // The server checks the record and access to it before the fields of a form.
      statuses: isForm && NAMES_RECORD.test(String(name)) ? [400, 404] : [400],
      drafts: combineDrafts(base({ bodyType: type }), values, (draft, value) => ({ ...draft, body: { type, value } })),
    };
  };
  const hints = addExamples(body, known.hints);
  if (type === JSON_TYPE) {
    const wrong = fc.constantFrom(
      '{"a":',
      "{'a':1}",
      '{"a":1,}',
      '[1,]',
      'nonsense',
      '{"a":NaN}',
      '{"a":01}',
      '{}{}',
      '"',
      '\u0000',
      '{"a":"\n"}',
    );
    const tooDeep = fc.constantFrom(
      '['.repeat(TOO_DEEP) + ']'.repeat(TOO_DEEP),
      `${'{"a":'.repeat(TOO_DEEP)}1${'}'.repeat(TOO_DEEP)}`,
      '['.repeat(50_000),
    );
    const createByteBreak = (kind: RequestBreakKind, texts: Arbitrary<string>): RequestBreak => ({
      kind,
      place: `body ${type}`,
      statuses: [400],
      drafts: combineDrafts(base({ bodyType: type }), texts, (draft, text) => ({
        ...draft,
        body: { type, bytes: Buffer.from(text) },
      })),
    });
    const truncated = generateBodyValues(body, known, { existing: true }).map((value) => formatJson(value).slice(0, -1) || '{');
    return [
      ...createSchemaBreaks(body.schema, hints, known.hints).map(({ kind, at, values }) => createBreak(kind, at, values)),
      createByteBreak('malformed JSON', fc.oneof(wrong, truncated)),
      createByteBreak('nesting', tooDeep),
    ];
  }
  if (type !== FORM_TYPE && type !== MULTIPART_TYPE) return [];
  return breakForm(body, createBreak, known);
}

/** Kinds that only JSON can express, or that are a missing field in a form. */
const NOT_IN_FORMS: readonly RequestBreakKind[] = [
  'type',
  'null',
  'alternatives',
  'minItems',
  'minProperties',
  'maxProperties',
];

function breakForm(
  body: FuzzBody,
  broken: (kind: RequestBreakKind, at: readonly Step[], values: Arbitrary<unknown>) => RequestBreak,
  known: KnownValues,
): RequestBreak[] {
  const hints = addExamples(body, known.hints);
  const schema = removeFiles(flattenSchema(body.schema));
  const addGeneratedFiles = (values: Arbitrary<unknown>) =>
    body.type === FORM_TYPE
      ? values
      : fc
          .tuple(generateBodyValues(body, known, CERTAIN), values)
          .map(([files, fields]) => ({ ...selectFiles(body, files), ...(fields as object) }));
  const places = createSchemaBreaks(schema, hints, known.hints)
    .filter(({ kind }) => !NOT_IN_FORMS.includes(kind))
    .map(({ kind, at, values }) =>
      broken(kind, at, addGeneratedFiles(kind === 'unknown member' ? values.map(convertToFormValues) : values)),
    );
  const repeated = Object.entries(schema.properties ?? {})
    .filter(([, property]) => property.type === 'string')
    .map(([name]) => {
      const values = generateValidValues(schema, { hints, certain: known.hints, forced: [name] }).map((value) => {
        const fields = value as Record<string, unknown>;
        return { ...fields, [name]: [fields[name], fields[name]] };
      });
      return broken('repeated', [name], addGeneratedFiles(values));
    });
  const needed = Object.keys(body.schema.properties ?? {}).filter(
    (name) => body.schema.required?.includes(name) === true && !(name in (schema.properties ?? {})),
  );
  const leftOut = needed.map((name) =>
    broken(
      'required',
      [name],
      generateBodyValues(body, known, CERTAIN).map((value) =>
        Object.fromEntries(Object.entries(value as object).filter(([own]) => own !== name)),
      ),
    ),
  );
  return [...places, ...repeated, ...leftOut];
}

/** Converts values to strings, and omits null, as forms require. */
function convertToFormValues(value: unknown): unknown {
  return Object.fromEntries(
    Object.entries(value as object).map(([name, one]) => [
      name,
      typeof one === 'string' || (Array.isArray(one) && one.length > 0) ? one : 'x',
    ]),
  );
}

function selectFiles({ schema }: FuzzBody, value: unknown): object {
  const texts = removeFiles(schema).properties ?? {};
  return Object.fromEntries(
    Object.entries(value as object).filter(([name]) => name in (schema.properties ?? {}) && !(name in texts)),
  );
}

/** Returns bodies that cannot be parsed. */
export function createUnreadableBodies({ bodies, needsBody }: FuzzOperation, base: Base): RequestBreak[] {
  if (bodies.length === 0) return [];
  const taken = bodies.map(({ type }) => type);
  const others = [
    'text/plain',
    'application/xml',
    'application/jsonn',
    'nonsense',
    '*/*',
    'text/html; charset=utf-8',
    JSON_TYPE,
    FORM_TYPE,
  ].filter((type) => !taken.includes(type));
  const bytes = Buffer.from('{}');
  const createBreak = (kind: RequestBreakKind, statuses: readonly number[], drafts: Arbitrary<Draft>): RequestBreak => ({
    kind,
    place: 'body',
    statuses,
    drafts,
  });
  const found = [
    createBreak(
      'media type',
      [415],
      combineDrafts(base(), fc.constantFrom<string | undefined>(undefined, ...others), (draft, type) => ({
        ...draft,
        body: { type, bytes },
      })),
    ),
  ];
  const readable = taken.filter((type) => type === JSON_TYPE || type === FORM_TYPE);
  if (readable.length > 0) {
    const latin = readable.map((type) => `${type}; charset=latin1`);
    found.push(
      createBreak(
        'media type',
        [415],
        combineDrafts(base(), fc.constantFrom(...latin), (draft, type) => ({ ...draft, body: { type, bytes } })),
      ),
    );
    const codings = fc.constantFrom('gzip', 'br', 'deflate', 'nonsense');
    found.push(
      createBreak(
        'content coding',
        [400, 415],
        combineDrafts(base(), codings, (draft, coding) => ({
          ...draft,
          headers: { ...draft.headers, 'Content-Encoding': coding },
          body: { type: readable[0], bytes: Buffer.from('a=1&b=nonsense') },
        })),
      ),
    );
  }
  if (needsBody)
    found.push(
      createBreak(
        'no body',
        [400, 415],
        base().map(({ body: _body, ...draft }) => draft),
      ),
    );
  return found;
}
