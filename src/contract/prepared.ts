/** Prepares responses that never change. Each is serialized once per process (RFC 9110, sections 8.8.3 and 13.1.2). */
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { addCodingToVary, chooseCoding, compressWithCache, isCompressible, MIN_COMPRESSED_BYTES } from './content-coding.ts';

/** Bytes of a value of type T, with their media type and strong entity tag. */
export interface Prepared<T> {
  readonly bytes: Buffer;
  readonly type: string;
  /** Entity tag in quotes; undefined if the operation does not document 304. */
  readonly etag?: string;
  /** True for bytes that are sent only once. They are compressed while they are sent, and not cached. */
  readonly isSentOnce?: true;
  /** Never set; it exists for the type checker only. */
  readonly value?: T;
}

export type Tagged<T> = Prepared<T> & { readonly etag: string };

const JSON_TYPE = 'application/json; charset=utf-8';

export function prepareJson<T>(value: T): Tagged<T> {
  return prepareText<T>(JSON.stringify(value), JSON_TYPE);
}

/** Serializes a value as JSON for an operation without 304, which needs no entity tag. */
export function prepareUntagged<T>(value: T): Prepared<T> {
  return { bytes: Buffer.from(JSON.stringify(value)), type: JSON_TYPE };
}

export function prepareText<T = string>(text: string, type: string): Tagged<T> {
  const bytes = Buffer.from(text);
  return { bytes, type, etag: getEtag(bytes) };
}

/** Sends bytes in the preferred content coding, or 304. Each coding has its own entity tag. `before`: headers to send first. */
export function sendPrepared(
  request: IncomingMessage,
  response: ServerResponse,
  prepared: Prepared<unknown>,
  before: readonly string[] = [],
): void {
  const { status = response.statusCode, head, content } = createPreparedAnswer(prepared, request, response);
  response.writeHead(status, [...before, ...head]);
  response.end(content);
}

function createPreparedAnswer(
  { bytes, type, etag }: Prepared<unknown>,
  { headers }: IncomingMessage,
  response: ServerResponse,
): { status?: 304; head: string[]; content?: Buffer } {
  const mayBeCompressed = bytes.length >= MIN_COMPRESSED_BYTES && isCompressible(type);
  const coding = mayBeCompressed ? chooseCoding(headers['accept-encoding']) : undefined;
  const tag = etag === undefined || coding === undefined ? etag : `${etag.slice(0, -1)}-${coding}"`;
  const head: string[] = [];
  if (mayBeCompressed) head.push('Vary', addCodingToVary(response));
  if (tag !== undefined) head.push('ETag', tag);
  if (matchesEtag(headers['if-none-match'], tag)) return { status: 304, head };
  const content = coding === undefined ? bytes : compressWithCache(bytes, coding);
  if (coding !== undefined) head.push('Content-Encoding', coding);
  head.push('Content-Type', type, 'Content-Length', String(content.length));
  return { head, content };
}

/** Returns the strong entity tag of bytes. */
export function getEtag(bytes: Buffer): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`;
}

/** Returns whether `If-None-Match` names the entity tag, by weak comparison (RFC 9110, section 13.1.2). */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string | undefined): boolean {
  if (ifNoneMatch === undefined || etag === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  const opaque = etag.replace(/^W\//, '');
  return ifNoneMatch.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === opaque);
}
