/** A request from the contract's examples, independent of a language. */
import { type JsonObject, resolveReference } from '../../contract/documents/document.ts';
import type { Answer, Credential, Described, DescribedParameter, Media } from './described.ts';
import { formatLiteral, JSON_TEXT } from './literal.ts';

export interface ExampleField {
  readonly name: string;
  readonly value: string;
  /** Name of a file to send. If it is set, `value` is ignored. */
  readonly file?: string;
}

export type Body =
  | { readonly kind: 'json'; readonly media: Media; readonly value: unknown }
  | {
      readonly kind: 'form' | 'multipart';
      readonly media: Media;
      readonly value: JsonObject;
      readonly fields: readonly ExampleField[];
    }
  | { readonly kind: 'file'; readonly media: Media; readonly file: string };

/** A value of a parameter. The items of a list are sent as repeated parameters. */
export interface GivenParameter {
  readonly name: string;
  readonly value: unknown;
  readonly schema: JsonObject;
}

export type ExampleRequest = ReturnType<typeof createExampleRequest>;

const FORM = 'application/x-www-form-urlencoded';
const FORMATS: Readonly<Record<string, string>> = {
  json: 'application/json',
  yaml: 'application/yaml',
  csv: 'text/csv',
  tsv: 'text/tab-separated-values',
  md: 'text/markdown',
  svg: 'image/svg+xml',
  png: 'image/png',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Creates the request: required values and those for samples, the format, and the first example of the body. */
export function createExampleRequest(described: Described) {
  const { parameters } = described;
  const successes = listSuccessResponses(described);
  const format = parameters.find(({ name, in: place }) => place === 'query' && name === 'format');
  const offered = [...new Set(successes.flatMap(listOfferedTypes))];
  const answers = FORMATS[String(format?.example)] ?? choosePreferred(offered);
  const listGivenParameters = (place: DescribedParameter['in']) =>
    parameters
      .filter((one) => one.in === place && (one.required === true || one['x-sample'] === true || one === format))
      .map(({ name, example, schema = {} }) => ({
        name,
        value: example,
        schema: resolveReference(described.document, schema),
      }));
  return {
    described,
    path: listGivenParameters('path'),
    query: listGivenParameters('query'),
    headers: listGivenParameters('header'),
    /** The requested media type if the operation offers several; empty otherwise. */
    accept:
      format === undefined && (offered.length > 1 || canRedirect(described, answers)) ? answers || 'application/json' : '',
    credentials: described.security[0] ?? [],
    body: createExampleBody(described),
    successes,
    /** Media type of the response; empty if the response has no content. */
    answers,
  };
}

/** Returns the responses below 300, or the redirects if there are none. */
function listSuccessResponses({ answers }: Described): Answer[] {
  const good = answers.filter(({ status }) => status < 300);
  return good.length > 0 ? good : answers.filter(({ status }) => status < 400 && status !== 304);
}

/** Lists the media types of a response; an empty string means a success without content. */
function listOfferedTypes({ media, status }: Answer): string[] {
  if (media.length > 0) return media.map(({ type }) => type);
  return status < 300 ? [''] : [];
}

/** Returns whether the operation redirects browsers that would otherwise get this media type. */
function canRedirect({ answers }: Described, type: string): boolean {
  const leads = answers.some(({ status }) => status === 302 || status === 303);
  return leads && answers.some(({ status }) => status < 300) && (type === '' || type === 'application/json');
}

function choosePreferred(offered: readonly string[]): string {
  return ['application/json', 'text/html'].find((type) => offered.includes(type)) ?? offered[0] ?? '';
}

/** Creates the body of the example: JSON if possible. */
function createExampleBody({ bodies, document, bodyRequired }: Described): Body | undefined {
  const media = bodies.find(({ type }) => type === 'application/json') ?? bodies[0];
  if (media === undefined) return undefined;
  const example = media.examples[0]?.value;
  if (media.type === 'application/json') return { kind: 'json', media, value: example };
  if (media.type !== FORM && media.type !== 'multipart/form-data')
    return bodyRequired ? { kind: 'file', media, file: getSampleFileName(media.schema) } : undefined;
  const value = (example ?? {}) as JsonObject;
  const { properties = {} } = resolveReference<JsonObject>(document, media.schema) as {
    properties?: Record<string, JsonObject>;
  };
  const fields = Object.entries(value).flatMap(([name, given]) => {
    const schema = resolveReference<JsonObject>(document, properties[name] ?? {});
    const item = schema.type === 'array' ? resolveReference<JsonObject>(document, (schema.items ?? {}) as JsonObject) : schema;
    return [given]
      .flat()
      .map((one) =>
        item.format === 'binary' ? { name, value: '', file: getSampleFileName(item) } : { name, value: String(one) },
      );
  });
  return { kind: media.type === FORM ? 'form' : 'multipart', media, value, fields };
}

/** Returns the name of a file that the operation accepts (`x-sample-file`). */
function getSampleFileName(schema: JsonObject): string {
  return String(schema['x-sample-file'] ?? 'sample.txt');
}

export function getVariable({ scheme }: Credential): string {
  return scheme.replaceAll(/[A-Z]/g, '_$&').toUpperCase();
}

/** Returns the encoded path of a request, with its query if there is one (RFC 3986). */
export function buildExampleAddress({ described, path, query }: ExampleRequest): string {
  const filled = described.path.replaceAll(/\{([^{}]+)\}/g, (_whole, name: string) =>
    encodeReserved(path.find((one) => one.name === name)?.value),
  );
  const pairs = query.flatMap(({ name, value }) =>
    [value].flat().map((one) => `${encodeReserved(name)}=${encodeReserved(one)}`),
  );
  return pairs.length === 0 ? filled : `${filled}?${pairs.join('&')}`;
}

/** Also encodes the reserved characters of RFC 3986, as generated clients do. */
function encodeReserved(value: unknown): string {
  return encodeURIComponent(String(value)).replaceAll(/[!'()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`);
}

export function isRedirect({ successes }: ExampleRequest): boolean {
  return successes.every(({ status }) => status >= 300);
}

/** Returns the command without a final line end. `baseUrl` has no trailing slash. */
export function writeCurlSample(request: ExampleRequest, baseUrl: string): string {
  const { described, accept, headers, credentials, body } = request;
  const options = [
    ...listCurlOptions(request),
    quoteShellWord(baseUrl + buildExampleAddress(request)),
    ...(accept === '' ? [] : [formatHeaderOption('Accept', accept)]),
    ...headers.map(({ name, value }) => formatHeaderOption(name, String(value))),
    ...credentials.map((credential) => {
      const variable = getVariable(credential);
      return credential.kind === 'bearer'
        ? `--header "Authorization: Bearer $${variable}"`
        : `--cookie "${credential.cookie}=$${variable}"`;
    }),
    ...(described.operation['x-websocket'] === undefined ? [] : HANDSHAKE),
    ...(body === undefined ? [] : listBodyOptions(body)),
  ];
  return `curl ${options.join(' \\\n  ')}`;
}

/** The opening handshake (RFC 6455, section 4.1); the key is the example of its section 1.3. */
const HANDSHAKE = [
  formatHeaderOption('Connection', 'Upgrade'),
  formatHeaderOption('Upgrade', 'websocket'),
  formatHeaderOption('Sec-WebSocket-Version', '13'),
  formatHeaderOption('Sec-WebSocket-Key', 'dGhlIHNhbXBsZSBub25jZQ=='),
];

/** Extensions of files that a terminal cannot display. */
const BINARY: ReadonlyMap<string, string> = new Map([
  ['image/png', 'png'],
  ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'xlsx'],
]);

function listCurlOptions(request: ExampleRequest): string[] {
  const { described, body, answers } = request;
  const { method, operation } = described;
  if (method === 'HEAD') return ['--head'];
  if (operation['x-websocket'] !== undefined) return ['--include --http1.1 --no-buffer --max-time 2'];
  const ending = BINARY.get(answers);
  const usual = body === undefined ? 'GET' : 'POST';
  return [
    // The headers are printed because the body does not show the result.
    ...(isRedirect(request) || answers === '' ? ['--include'] : []),
    ...(method === usual ? [] : [`--request ${method}`]),
    ...(ending === undefined ? [] : [`--output ${described.operationId}.${ending}`]),
  ];
}

function listBodyOptions(body: Body): string[] {
  switch (body.kind) {
    case 'json':
      return [
        formatHeaderOption('Content-Type', 'application/json'),
        `--data ${quoteShellWord(formatLiteral(body.value, JSON_TEXT, 2, 12))}`,
      ];
    case 'form':
      return body.fields.length === 0
        ? [formatHeaderOption('Content-Type', body.media.type), "--data ''"]
        : body.fields.map(({ name, value }) => `--data-urlencode ${quoteShellWord(`${name}=${value}`)}`);
    case 'multipart':
      return body.fields.map(({ name, value, file }) =>
        file === undefined
          ? `--form-string ${quoteShellWord(`${name}=${value}`)}`
          : `--form ${quoteShellWord(`${name}=@${file}`)}`,
      );
    case 'file':
      return [formatHeaderOption('Content-Type', body.media.type), `--data-binary ${quoteShellWord(`@${body.file}`)}`];
  }
}

function formatHeaderOption(name: string, value: string): string {
  return `--header ${quoteShellWord(`${name}: ${value}`)}`;
}

function quoteShellWord(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
