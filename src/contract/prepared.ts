/** Answers that do not change while the server runs, serialized once (RFC 9110, sections 8.8.3 and 13.1.2). */
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { codingFor, compressedOnce, isCompressible, SHORTEST_COMPRESSED, variedByCoding } from './content-coding.ts';

/** Bytes of a value of type T, with their media type and strong validator. */
export interface Prepared<T> {
  readonly bytes: Buffer;
  readonly type: string;
  /** Entity tag in quotes; none where the operation knows no 304. */
  readonly etag?: string;
  /** Keeps T in the type; never set. */
  readonly value?: T;
}

/** Bytes that are known by their entity tag. */
export type Tagged<T> = Prepared<T> & { readonly etag: string };

const JSON_TYPE = 'application/json; charset=utf-8';

/** Serializes a value as JSON. */
export function prepareJson<T>(value: T): Tagged<T> {
  return prepareText<T>(JSON.stringify(value), JSON_TYPE);
}

/** Serializes the JSON of an operation that knows no 304, so that nothing is asked for by its tag. */
export function prepareUntagged<T>(value: T): Prepared<T> {
  return { bytes: Buffer.from(JSON.stringify(value)), type: JSON_TYPE };
}

/** Takes a text as it is. */
export function prepareText<T = string>(text: string, type: string): Tagged<T> {
  const bytes = Buffer.from(text);
  return { bytes, type, etag: etagOf(bytes) };
}

/** Sends the bytes in the coding that the client likes best, each under an entity tag of its own; 304 where it holds them. */
export function sendPrepared(request: IncomingMessage, response: ServerResponse, prepared: Prepared<unknown>): void {
  const { status, head, content } = answerWith(prepared, request, response);
  setHead(response, head);
  if (status === 304) response.statusCode = status;
  response.end(content);
}

/** Sets headers that are listed as names and values in turn. */
export function setHead(response: ServerResponse, head: readonly string[]): void {
  for (let at = 0; at < head.length; at += 2) response.setHeader(head[at] as string, head[at + 1] as string);
}

/**
 * The same as sendPrepared for a response that has no headers yet: Node writes a list of them in a fraction of the time that it takes to set each.
 *
 * @param before headers that go before those of the bytes, names and values in turn
 */
export function sendPreparedAlone(
  request: IncomingMessage,
  response: ServerResponse,
  prepared: Prepared<unknown>,
  before: readonly string[],
): void {
  const { status, head, content } = answerWith(prepared, request, response);
  response.writeHead(status, [...before, ...head]);
  if (content === undefined || content.length > LONGEST_TEXT) response.end(content);
  else response.end(textOf(content), 'latin1');
}

/** Up to this length, in bytes, a body is sent as a text: Node writes it at once with the head, and a buffer as a part of its own. */
const LONGEST_TEXT = 12 * 1_024;
const texts = new WeakMap<Buffer, string>();

/** Bytes as a text with a character for each. */
function textOf(bytes: Buffer): string {
  const known = texts.get(bytes);
  if (known !== undefined) return known;
  const text = bytes.toString('latin1');
  texts.set(bytes, text);
  return text;
}

function answerWith(
  { bytes, type, etag }: Prepared<unknown>,
  { headers }: IncomingMessage,
  response: ServerResponse,
): { status: 200 | 304; head: string[]; content?: Buffer } {
  const mayBeCompressed = bytes.length >= SHORTEST_COMPRESSED && isCompressible(type);
  const coding = mayBeCompressed ? codingFor(headers['accept-encoding']) : undefined;
  const tag = etag === undefined || coding === undefined ? etag : `${etag.slice(0, -1)}-${coding}"`;
  const head: string[] = [];
  if (mayBeCompressed) head.push('Vary', variedByCoding(response));
  if (tag !== undefined) head.push('ETag', tag);
  if (matchesEtag(headers['if-none-match'], tag)) return { status: 304, head };
  const content = coding === undefined ? bytes : compressedOnce(bytes, coding);
  if (coding !== undefined) head.push('Content-Encoding', coding);
  head.push('Content-Type', type, 'Content-Length', String(content.length));
  return { status: 200, head, content };
}

/** Strong entity tag of bytes. */
export function etagOf(bytes: Buffer): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`;
}

/** Whether `If-None-Match` names the entity tag; weak comparison, as RFC 9110 demands for it. */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string | undefined): boolean {
  if (ifNoneMatch === undefined || etag === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  const opaque = etag.replace(/^W\//, '');
  return ifNoneMatch.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === opaque);
}
