/** Creates requests for Dredd that cause the documented responses, from the contract's examples. */
import { type ContractDocument, getOperations, resolveReference } from '../src/contract/documents/document.ts';
import { type DreddTransaction, findHeader, type Preparation } from './dredd.ts';

const FORM = 'application/x-www-form-urlencoded';
/** Maximum bytes of a body on servers for Dredd (MAX_JSON_BYTES, MAX_FORM_BYTES). It is small, so that exceeding it is fast. */
export const MAX_DREDD_BODY_BYTES = 50_000;

/** A UUID that belongs to no record. */
export const NOBODY = '00000000-0000-4000-8000-000000000000';
const UUID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

type Example = Record<string, unknown> | readonly unknown[];

interface MediaTypes {
  readonly [type: string]: { readonly example?: Example; readonly examples?: Record<string, { readonly value: Example }> };
}

/** Examples of an operation's request bodies. */
export interface ExampleBodies {
  /** Example by media type. Multipart bodies have none. */
  readonly [type: string]: Example;
}

/** Returns the examples of all request bodies by operationId. */
export function readExampleBodies(document: ContractDocument): ReadonlyMap<string, ExampleBodies> {
  return new Map(
    [...getOperations(document)].map(({ operation }) => {
      const body = operation.requestBody as { $ref?: string; content?: MediaTypes } | undefined;
      const content = body === undefined ? {} : (resolveReference(document, body).content ?? {});
      const examples = Object.entries(content).flatMap(([type, { example, examples: named }]) => {
        const found = example ?? Object.values(named ?? {})[0]?.value;
        return found === undefined || type.startsWith('multipart/') ? [] : [[type, found] as const];
      });
      return [operation.operationId, Object.fromEntries(examples)];
    }),
  );
}

/**
 * Sets the body to the example of its media type, because Dredd sends a request for each. If it has none, uses a form if the
 * response is a page, or else JSON.
 */
export function setBody(transaction: DreddTransaction, bodies: ExampleBodies, changes: Record<string, unknown> = {}): void {
  const types = Object.keys(bodies);
  const contentType = findHeader(transaction.request.headers, 'content-type');
  const usual = transaction.expected.statusCode === '303' ? FORM : 'application/json';
  const type = [contentType, usual, FORM, 'application/json'].find((one) => one !== undefined && types.includes(one));
  if (type === undefined) return;
  const example = bodies[type] as Example;
  const body = Array.isArray(example) ? example : { ...example, ...changes };
  transaction.request.headers['Content-Type'] = type;
  transaction.request.body = type === FORM ? encodeForm(body as Record<string, unknown>) : JSON.stringify(body);
}

function encodeForm(fields: Record<string, unknown>): string {
  const pairs = Object.entries(fields).flatMap(([name, value]) =>
    [value].flat().map((one): [string, string] => [name, String(one)]),
  );
  return new URLSearchParams(pairs).toString();
}

/** Requests the media type of the expected response: a page if the response is one, or redirects to one. */
export function setAcceptHeader(transaction: DreddTransaction): void {
  const { statusCode } = transaction.expected;
  const expected = findHeader(transaction.expected.headers, 'content-type');
  // Dredd requires all documented headers, but some are optional. Ajv checks them correctly.
  for (const name of Object.keys(transaction.expected.headers))
    if (name.toLowerCase() !== 'content-type') delete transaction.expected.headers[name];
  transaction.request.headers.Accept = ['302', '303'].includes(statusCode) ? 'text/html' : (expected ?? 'application/json');
}

const FORMATS = [
  ['datacite+json', 'datacite-json'],
  ['datacite+xml', 'datacite-xml'],
  ['ld+json', 'schema-org'],
  ['csv', 'csv'],
  ['svg', 'svg'],
  ['png', 'png'],
  ['yaml', 'yaml'],
  ['markdown', 'md'],
  ['spreadsheetml', 'xlsx'],
  ['application/zip', 'isa-tab'],
  ['application/xml', 'ena-xml'],
  ['text/tab-separated-values', 'sdrf'],
  ['json', 'json'],
] as const;

/** Sets the parameter `format` if it selects the expected media type. */
export function setFormat(transaction: DreddTransaction): void {
  const type = findHeader(transaction.expected.headers, 'content-type') ?? '';
  const [, format] = FORMATS.find(([part]) => type.includes(part)) ?? [];
  const [path = '', query = ''] = transaction.fullPath.split('?');
  const parameters = new URLSearchParams(query);
  const isChosen = format === 'json' || format === 'isa-tab' ? parameters.has('format') : format !== undefined;
  if (transaction.request.method !== 'GET' || !isChosen || format === undefined || transaction.expected.statusCode !== '200')
    return;
  parameters.set('format', format);
  transaction.fullPath = `${path}?${parameters}`;
}

/** Replaces all IDs, and the given names, by unknown ones in path and body. */
export function replaceByMissingNames(transaction: DreddTransaction, names: readonly string[]): void {
  const replaceNames = (text: string) =>
    names.reduce(
      (one, name) => one.replaceAll(name, name.startsWith('/') ? '/nowhere' : 'nowhere'),
      text.replaceAll(UUID, NOBODY),
    );
  transaction.fullPath = replaceNames(transaction.fullPath);
  if (transaction.request.body !== undefined) transaction.request.body = replaceNames(transaction.request.body);
}

/** Preparations of the statuses that most operations have, for requests that already contain the example. */
export const GENERAL: Readonly<Record<number, Preparation>> = {
  400: (transaction) => {
    transaction.fullPath += `${transaction.fullPath.includes('?') ? '&' : '?'}nonsense=1`;
  },
  403: (transaction) => {
    transaction.request.headers['Sec-Fetch-Site'] = 'cross-site';
  },
  413: (transaction) => {
    transaction.request.body = (transaction.request.body ?? '').padEnd(2 * MAX_DREDD_BODY_BYTES, ' ');
  },
  415: (transaction) => {
    transaction.request.headers['Content-Type'] = 'text/plain';
    transaction.request.body = 'nonsense';
  },
};

/** Sends the request to a different server of the test. */
export function setAddress(transaction: DreddTransaction, address: string): void {
  const { hostname, port } = new URL(address);
  transaction.host = hostname;
  transaction.port = port;
}

/** A part of a multipart body. `file` is a file name. */
export interface Part {
  readonly name: string;
  readonly file?: string;
  readonly content: string;
}

/** Sets a multipart body (RFC 7578), which Dredd cannot create. */
export function setParts(transaction: DreddTransaction, parts: readonly Part[]): void {
  const boundary = 'part-of-the-test';
  const written = parts.map(
    ({ name, file, content }) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file === undefined ? '' : `; filename="${file}"`}\r\n\r\n${content}\r\n`,
  );
  transaction.request.headers['Content-Type'] = `multipart/form-data; boundary=${boundary}`;
  transaction.request.body = `${written.join('')}--${boundary}--\r\n`;
}
