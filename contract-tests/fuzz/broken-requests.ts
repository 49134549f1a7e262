/** Requests that a document refuses, each broken in exactly one place, and requests that it allows but that are hostile. */
import fc, { type Arbitrary } from 'fast-check';
import { type BreakKind, brokenTexts, schemaBreaks, UNKNOWN_NAMES } from './broken-values.ts';
import type { FuzzBody, FuzzOperation, FuzzParameter } from './fuzz-operations.ts';
import { type Draft, FORM_TYPE, JSON_TYPE, jsonText, MULTIPART_TYPE } from './requests.ts';
import { bodyValues, type DraftOptions, type KnownThings, validDrafts, withExamples, withoutFiles } from './valid-requests.ts';
import { flattened, type Step, validValues } from './valid-values.ts';

/** What is wrong with a request. */
export type RequestBreakKind =
  | BreakKind
  | 'empty'
  | 'repeated'
  | 'unknown parameter'
  | 'NUL'
  | 'encoding'
  | 'media type'
  | 'malformed JSON'
  | 'nesting'
  | 'no body'
  | 'content coding'
  | 'other site'
  | 'credentials';

/** One way to break a request. */
export interface RequestBreak {
  readonly kind: RequestBreakKind;
  /** Like `query limit` or `body /data/0/name`. */
  readonly place: string;
  /** What the detail of a refusal must name; absent where nothing has a name. */
  readonly field?: string;
  /** How it may be refused. */
  readonly statuses: readonly number[];
  readonly drafts: Arbitrary<Draft>;
}

/** Methods that change nothing (RFC 9110, section 9.2.1). */
const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];
const NAMES_A_THING = /(^|_)(id|uid|user|project|pipeline)$/;
const CERTAIN = { forced: [], existing: true };
/** Deeper than the server reads JSON. */
const TOO_DEEP = 129;

/** Every way to break a request for an operation. */
export function requestBreaks(operation: FuzzOperation, known: KnownThings): RequestBreak[] {
  const accepts = operation.refusals.includes(JSON_TYPE)
    ? [JSON_TYPE, JSON_TYPE, JSON_TYPE, ...operation.refusals]
    : operation.refusals;
  const base = (options: DraftOptions = {}) =>
    validDrafts(operation, known, { existing: true, ...(accepts.length === 0 ? {} : { accepts }), ...options });
  return [
    ...operation.parameters.flatMap((parameter) => ofParameter(parameter, base, known)),
    ...ofQuery(operation, base),
    ...operation.bodies.flatMap((body) => ofBody(body, base, known)),
    ...ofBodyAsAWhole(operation, base),
    ...ofSender(operation, base),
  ];
}

type Base = (options?: DraftOptions) => Arbitrary<Draft>;

/** A request and something to change in it. */
function change<T>(base: Arbitrary<Draft>, values: Arbitrary<T>, how: (draft: Draft, value: T) => Draft): Arbitrary<Draft> {
  return fc.tuple(base, values).map(([draft, value]) => how(draft, value));
}

function ofParameter(parameter: FuzzParameter, base: Base, known: KnownThings): RequestBreak[] {
  if (parameter.in === 'path') return ofPath(parameter, base);
  return parameter.in === 'header' ? ofHeader(parameter, base) : ofQueryParameter(parameter, base, known);
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

/** Texts that are wrong where a text stands for a value. */
function wrongTexts({ schema }: FuzzParameter): [BreakKind, Arbitrary<string>][] {
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
      return brokenTexts(schema);
  }
}

function ofPath(parameter: FuzzParameter, base: Base): RequestBreak[] {
  const { name } = parameter;
  const place = `path ${name}`;
  const values = wrongTexts(parameter)
    .filter(([kind]) => kind !== 'minLength')
    .map(([kind, texts]): RequestBreak => {
      const drafts = change(base(), texts.map(elsewhere), (draft, value) => ({
        ...draft,
        path: { ...draft.path, [name]: value },
      }));
      return { kind, place, field: name, statuses: [400, 404], drafts };
    });
  const raw = fc.constantFrom('%zz', '%', '%c3%28', '%ff', '%ED%A0%80', '%f0%9f%98');
  const drafts = change(base(), raw, (draft, value) => ({ ...draft, rawPath: { [name]: value } }));
  return [...values, { kind: 'encoding', place, statuses: [400, 404], drafts }];
}

/** A path value of nothing, or of dots, would lead to another operation. */
function elsewhere(text: string): string {
  return /^\.*$/.test(text) ? '%2e%2e' : text;
}

function ofHeader(parameter: FuzzParameter, base: Base): RequestBreak[] {
  const { name, required } = parameter;
  const place = `header ${name}`;
  const wrong = wrongTexts(parameter)
    .filter(([kind]) => kind !== 'minLength')
    .map(([kind, texts]): RequestBreak => {
      const ascii = texts.map((text) => text.replace(/[^\x21-\x7e]/g, 'x'));
      return {
        kind,
        place,
        field: name,
        statuses: [400],
        drafts: change(base(), ascii, (draft, value) => ({ ...draft, headers: { ...draft.headers, [name]: value } })),
      };
    });
  if (!required) return wrong;
  const drafts = base().map((draft) => ({
    ...draft,
    headers: Object.fromEntries(Object.entries(draft.headers).filter(([one]) => one !== name)),
  }));
  return [...wrong, { kind: 'required', place, field: name, statuses: [400], drafts }];
}

function ofQueryParameter(parameter: FuzzParameter, base: Base, known: KnownThings): RequestBreak[] {
  const { name, schema, required, mayBeEmpty } = parameter;
  const place = `query ${name}`;
  const broken = (kind: RequestBreakKind, values: Arbitrary<readonly string[]>): RequestBreak => ({
    kind,
    place,
    field: name,
    statuses: [400],
    drafts: change(base({ forcedParameter: name }), values, (draft, texts) => ({
      ...draft,
      query: [...draft.query.filter(([own]) => own !== name), ...texts.map((text) => [name, text] as const)],
    })),
  });
  const isList = schema.type === 'array';
  const items = isList ? { ...parameter, schema: schema.items ?? {} } : parameter;
  const right = validValues(items.schema, { hints: (one) => [...known.hints(one), ...parameter.examples].flat(), name })
    .filter((value) => value !== null && value !== '')
    .map(String);
  const found = wrongTexts(items)
    .filter(([kind]) => kind !== 'minLength')
    .map(([kind, texts]) => broken(kind, isList ? fc.tuple(right, texts) : texts.map((text) => [text])));
  if (!mayBeEmpty) found.push(broken('empty', fc.constant([''])));
  if (!isList)
    found.push(
      broken(
        'repeated',
        right.map((text) => [text, text]),
      ),
    );
  if (isList && schema.maxItems !== undefined && schema.maxItems <= 200) {
    const size = schema.maxItems + 1;
    found.push(
      broken(
        'maxItems',
        right.map((text) => Array.from({ length: size }, () => text)),
      ),
    );
  }
  if (required) found.push(broken('required', fc.constant([])));
  if (schema.type === 'string' || isList)
    found.push(
      broken(
        'NUL',
        right.map((text) => [`${text}\u0000`]),
      ),
    );
  return found;
}

function ofQuery({ parameters }: FuzzOperation, base: Base): RequestBreak[] {
  const taken = new Set(parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name));
  const unknown = UNKNOWN_NAMES.filter((name) => !taken.has(name) && name !== ' ');
  return unknown.slice(0, 4).map((name) => ({
    kind: 'unknown parameter',
    place: `query ${name}`,
    field: name,
    statuses: [400],
    drafts: change(base(), fc.constantFrom('1', 'x', 'é'), (draft, value) => ({
      ...draft,
      query: [...draft.query, [name, value]],
    })),
  }));
}

function ofBody(body: FuzzBody, base: Base, known: KnownThings): RequestBreak[] {
  const { type } = body;
  const broken = (kind: RequestBreakKind, at: readonly Step[], values: Arbitrary<unknown>): RequestBreak => {
    const steps = at.filter((step) => typeof step !== 'object');
    const name = steps.findLast((step) => typeof step === 'string' && step !== 'free');
    return {
      kind,
      place: `body ${type} /${steps.join('/')}`,
      ...(name === undefined ? {} : { field: String(name) }),
      // Forms look for what they are about, and for the right to it, before they look at their fields.
      statuses: type !== JSON_TYPE && NAMES_A_THING.test(String(name)) ? [400, 404] : [400],
      drafts: change(base({ bodyType: type }), values, (draft, value) => ({ ...draft, body: { type, value } })),
    };
  };
  const hints = withExamples(body, known.hints);
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
    const bytes = (kind: RequestBreakKind, texts: Arbitrary<string>): RequestBreak => ({
      kind,
      place: `body ${type}`,
      statuses: [400],
      drafts: change(base({ bodyType: type }), texts, (draft, text) => ({
        ...draft,
        body: { type, bytes: Buffer.from(text) },
      })),
    });
    const truncated = bodyValues(body, known, { existing: true }).map((value) => jsonText(value).slice(0, -1) || '{');
    return [
      ...schemaBreaks(body.schema, hints, known.hints).map(({ kind, at, values }) => broken(kind, at, values)),
      bytes('malformed JSON', fc.oneof(wrong, truncated)),
      bytes('nesting', tooDeep),
    ];
  }
  if (type !== FORM_TYPE && type !== MULTIPART_TYPE) return [];
  return ofForm(body, broken, known);
}

/** What only JSON can say, or what a form says by leaving a field out. */
const NOT_IN_FORMS: readonly RequestBreakKind[] = [
  'type',
  'null',
  'alternatives',
  'minItems',
  'minProperties',
  'maxProperties',
];

function ofForm(
  body: FuzzBody,
  broken: (kind: RequestBreakKind, at: readonly Step[], values: Arbitrary<unknown>) => RequestBreak,
  known: KnownThings,
): RequestBreak[] {
  const hints = withExamples(body, known.hints);
  const schema = withoutFiles(flattened(body.schema));
  const withFiles = (values: Arbitrary<unknown>) =>
    body.type === FORM_TYPE
      ? values
      : fc
          .tuple(bodyValues(body, known, CERTAIN), values)
          .map(([files, fields]) => ({ ...filesOf(body, files), ...(fields as object) }));
  const places = schemaBreaks(schema, hints, known.hints)
    .filter(({ kind }) => !NOT_IN_FORMS.includes(kind))
    .map(({ kind, at, values }) => broken(kind, at, withFiles(kind === 'unknown member' ? values.map(withTextsOnly) : values)));
  const repeated = Object.entries(schema.properties ?? {})
    .filter(([, property]) => property.type === 'string')
    .map(([name]) => {
      const values = validValues(schema, { hints, certain: known.hints, forced: [name] }).map((value) => {
        const fields = value as Record<string, unknown>;
        return { ...fields, [name]: [fields[name], fields[name]] };
      });
      return broken('repeated', [name], withFiles(values));
    });
  const needed = Object.keys(body.schema.properties ?? {}).filter(
    (name) => body.schema.required?.includes(name) === true && !(name in (schema.properties ?? {})),
  );
  const leftOut = needed.map((name) =>
    broken(
      'required',
      [name],
      bodyValues(body, known, CERTAIN).map((value) =>
        Object.fromEntries(Object.entries(value as object).filter(([own]) => own !== name)),
      ),
    ),
  );
  return [...places, ...repeated, ...leftOut];
}

/** A form has texts only, and none of its fields is null. */
function withTextsOnly(value: unknown): unknown {
  return Object.fromEntries(
    Object.entries(value as object).map(([name, one]) => [
      name,
      typeof one === 'string' || (Array.isArray(one) && one.length > 0) ? one : 'x',
    ]),
  );
}

function filesOf({ schema }: FuzzBody, value: unknown): object {
  const texts = withoutFiles(schema).properties ?? {};
  return Object.fromEntries(
    Object.entries(value as object).filter(([name]) => name in (schema.properties ?? {}) && !(name in texts)),
  );
}

function ofBodyAsAWhole({ bodies, needsBody }: FuzzOperation, base: Base): RequestBreak[] {
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
  const broken = (kind: RequestBreakKind, statuses: readonly number[], drafts: Arbitrary<Draft>): RequestBreak => ({
    kind,
    place: 'body',
    statuses,
    drafts,
  });
  const found = [
    broken(
      'media type',
      [415],
      change(base(), fc.constantFrom<string | undefined>(undefined, ...others), (draft, type) => ({
        ...draft,
        body: { type, bytes },
      })),
    ),
  ];
  const readable = taken.filter((type) => type === JSON_TYPE || type === FORM_TYPE);
  if (readable.length > 0) {
    const latin = readable.map((type) => `${type}; charset=latin1`);
    found.push(
      broken(
        'media type',
        [415],
        change(base(), fc.constantFrom(...latin), (draft, type) => ({ ...draft, body: { type, bytes } })),
      ),
    );
    const codings = fc.constantFrom('gzip', 'br', 'deflate', 'nonsense');
    found.push(
      broken(
        'content coding',
        [400, 415],
        change(base(), codings, (draft, coding) => ({
          ...draft,
          headers: { ...draft.headers, 'Content-Encoding': coding },
          body: { type: readable[0], bytes: Buffer.from('a=1&b=nonsense') },
        })),
      ),
    );
  }
  if (needsBody)
    found.push(
      broken(
        'no body',
        [400, 415],
        base().map(({ body: _body, ...draft }) => draft),
      ),
    );
  return found;
}

function ofSender({ method, path }: FuzzOperation, base: Base): RequestBreak[] {
  const found: RequestBreak[] = [];
  const with_ = (headers: Record<string, string>) => (draft: Draft) => ({
    ...draft,
    headers: { ...draft.headers, ...headers },
  });
  if (!SAFE_METHODS.includes(method)) {
    const other = fc.constantFrom<Record<string, string>>(
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'same-site' },
      { Origin: 'https://elsewhere.example' },
      { Origin: 'null' },
    );
    found.push({
      kind: 'other site',
      place: 'headers',
      statuses: [403],
      drafts: change(base(), other, (draft, headers) => with_(headers)(draft)),
    });
  }
  if (path.startsWith('/api/admin/')) {
    const wrong = fc.constantFrom<Record<string, string>>(
      {},
      { Authorization: 'Bearer wrong' },
      { Authorization: 'Basic eDp4' },
      { Authorization: 'Bearer' },
    );
    const drafts = change(base(), wrong, (draft, headers) => ({ ...with_(headers)(draft), isGuarded: true }));
    found.push({ kind: 'credentials', place: 'headers', statuses: [401], drafts });
  }
  return found;
}
