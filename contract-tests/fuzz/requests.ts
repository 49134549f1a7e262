/** Defines random requests for an operation, and serializes them. */
import { JsonNumber } from './broken-values.ts';
import type { FuzzOperation } from './fuzz-operations.ts';

/** A request as structured values, before serialization. */
export interface Draft {
  /** Values by the name of the path parameter; not yet encoded. */
  readonly path: Readonly<Record<string, string>>;
  readonly query: readonly (readonly [name: string, value: string])[];
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: DraftBody;
  /** Path values that are sent without encoding. */
  readonly rawPath?: Readonly<Record<string, string>>;
  /** True to send the request to the server whose administration requires a token. */
  readonly isGuarded?: boolean;
}

/** A body: a value that is serialized in its media type, or bytes. */
export type DraftBody =
  | { readonly type: string | undefined; readonly value: unknown }
  | { readonly type: string | undefined; readonly bytes: Buffer };

export interface WireRequest {
  readonly method: string;
  /** Path and query. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | undefined;
}

/** A file of a multipart body. */
export interface DraftFile {
  readonly file: string;
  readonly content: string;
}

export const JSON_TYPE = 'application/json';
export const FORM_TYPE = 'application/x-www-form-urlencoded';
export const MULTIPART_TYPE = 'multipart/form-data';
const BOUNDARY = 'part-of-a-made-up-request';

export function createWireRequest({ method, path }: Pick<FuzzOperation, 'method' | 'path'>, draft: Draft): WireRequest {
  const filled = path.replace(
    /\{([^{}]+)\}/g,
    (_match, name: string) => draft.rawPath?.[name] ?? encodePercent(draft.path[name] ?? ''),
  );
  const query = draft.query.map(([name, value]) => `${encodePercent(name)}=${encodePercent(value)}`).join('&');
  const body = draft.body === undefined ? undefined : encodeBody(draft.body);
  const type = draft.body?.type;
  const sentType =
    type === MULTIPART_TYPE && draft.body !== undefined && 'value' in draft.body ? `${type}; boundary=${BOUNDARY}` : type;
  return {
    method,
    target: query === '' ? filled : `${filled}?${query}`,
    headers: { ...draft.headers, ...(sentType === undefined ? {} : { 'Content-Type': sentType }) },
    body,
  };
}

/** Serializes JSON. It may contain numbers that JavaScript cannot represent. */
export function formatJson(value: unknown): string {
  const numbers: string[] = [];
  const marked = JSON.stringify(value, (_key, inner: unknown) => {
    if (!(inner instanceof JsonNumber)) return inner;
    numbers.push(inner.digits);
    return `\u0001number ${numbers.length - 1}\u0001`;
  });
  return (marked ?? 'null').replace(
    /"\\u0001number (\d+)\\u0001"/g,
    (_match, index: string) => numbers[Number(index)] ?? 'null',
  );
}

function encodeBody(body: DraftBody): Buffer {
  if ('bytes' in body) return body.bytes;
  if (body.type === FORM_TYPE) return Buffer.from(formatForm(body.value as Record<string, unknown>));
  if (body.type === MULTIPART_TYPE) return Buffer.from(formatMultipart(body.value as Record<string, unknown>));
  return Buffer.from(formatJson(body.value));
}

/**
 * Serializes a form. Lists become repeated fields. Null values, and fields without a name, are omitted, because forms cannot
 * contain them.
 */
function formatForm(fields: Readonly<Record<string, unknown>>): string {
  return listFields(fields)
    .filter(([name]) => name !== '')
    .map(([name, value]) => `${encodePercent(name)}=${encodePercent(String(value))}`)
    .join('&');
}

function formatMultipart(fields: Readonly<Record<string, unknown>>): string {
  const quoteShellWord = (text: string) => text.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
  const parts = listFields(fields).map(([name, value]) => {
    const isFile = typeof value === 'object' && value !== null;
    const { file, content } = isFile ? (value as DraftFile) : { file: undefined, content: String(value) };
    const named = file === undefined ? '' : `; filename="${quoteShellWord(file)}"\r\nContent-Type: application/octet-stream`;
    return `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${quoteShellWord(name)}"${named}\r\n\r\n${content}\r\n`;
  });
  return `${parts.join('')}--${BOUNDARY}--\r\n`;
}

function listFields(fields: Readonly<Record<string, unknown>>): [string, unknown][] {
  return Object.entries(fields).flatMap(([name, value]) =>
    [value]
      .flat()
      .filter((one) => one !== null)
      .map((one): [string, unknown] => [name, one]),
  );
}

/** Percent-encodes all characters except the unreserved ones of RFC 3986. Lone surrogates become invalid UTF-8. */
export function encodePercent(text: string): string {
  if (text.isWellFormed()) return encodeSubDelimiters(text);
  return [...text].map((one) => (one.isWellFormed() ? encodeSubDelimiters(one) : encodeSurrogate(one))).join('');
}

function encodeSubDelimiters(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`);
}

function encodeSurrogate(one: string): string {
  const point = one.charCodeAt(0);
  return [0xe0 | (point >> 12), 0x80 | ((point >> 6) & 0x3f), 0x80 | (point & 0x3f)]
    .map((byte) => `%${byte.toString(16).toUpperCase()}`)
    .join('');
}

export function formatCurlCommand(address: string, { method, target, headers, body }: WireRequest): string {
  const lines = Object.entries(headers).map(([name, value]) => `-H ${quoteShellWord(Buffer.from(`${name}: ${value}`))}`);
  const isTyped = Object.keys(headers).some((name) => name.toLowerCase() === 'content-type');
  // Without this header, curl would send the media type of forms.
  const data = body === undefined ? [] : [...(isTyped ? [] : [`-H 'Content-Type:'`]), `--data-binary ${quoteShellWord(body)}`];
  const verb = method === 'HEAD' ? '-I' : `-X ${method}`;
  return ['curl -i -g --path-as-is', verb, quoteShellWord(Buffer.from(address + target)), ...lines, ...data].join(' ');
}

/** Quotes a word for a POSIX shell. Special bytes are in the notation of bash. */
function quoteShellWord(bytes: Buffer): string {
  const isPlain = bytes.every((byte) => byte >= 0x20 && byte < 0x7f);
  if (isPlain) return `'${bytes.toString().replaceAll("'", `'\\''`)}'`;
  const written = [...bytes].map((byte) =>
    byte >= 0x20 && byte < 0x7f && byte !== 0x27 && byte !== 0x5c
      ? String.fromCharCode(byte)
      : `\\x${byte.toString(16).padStart(2, '0')}`,
  );
  return `$'${written.join('')}'`;
}
