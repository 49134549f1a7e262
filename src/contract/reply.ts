import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream';
import type { Request, Response } from 'express';
import { findCurrentClient } from '../storage/current-request.ts';
import { AnswerableError } from './errors.ts';
import { matchesEtag, type Prepared, sendPrepared } from './prepared.ts';
import type { PipelineLocals } from './route-table.ts';

interface AnyReply {
  status: number;
  body?: unknown;
  type?: PropertyKey;
  content?: string | Buffer | Readable;
  prepared?: Prepared<unknown>;
  headers?: Record<string, string>;
}

/** Key of a function on the response. Enforcement sets it to check the content against the contract. */
export const checkAnswer = Symbol('check this answer');

/** Forbids caches to store a response that depends on the user, as all pages and errors do (RFC 9111, section 5.2.2.5). */
export function setPrivateCaching(response: Response): void {
  response.setHeader('Cache-Control', 'no-store');
  response.vary('Cookie');
}

/** Sends a response. Sends JSON by `response.json`, where enforcement can validate it. */
export function sendReply(request: Request, response: Response, reply: AnyReply): void {
  if (reply.headers !== undefined) response.set(reply.headers);
  response.status(reply.status);
  // Prepared responses share their bytes.
  if (reply.prepared === undefined || reply.prepared.isSentOnce === true) limitUnreadBytes(response);
  if (reply.prepared !== undefined) handlePrepared(request, response, reply.prepared);
  else if (reply.content !== undefined) sendContent(response, getContentType(reply), reply.content);
  else if ('body' in reply) response.json(reply.body);
  else response.end();
}

function handlePrepared(request: Request, response: Response, prepared: Prepared<unknown>): void {
  const isJson = prepared.type.startsWith('application/json');
  if (isJson && response.locals[checkAnswer as never] === true) {
    // The validator can check only uncompressed JSON, and the entity tag is that of the uncompressed bytes.
    delete request.headers['accept-encoding'];
    if (!matchesEtag(request.headers['if-none-match'], prepared.etag)) {
      if (prepared.etag !== undefined) response.setHeader('ETag', prepared.etag);
      response.json(JSON.parse(prepared.bytes.toString()));
      return;
    }
  }
  if (prepared.isSentOnce === true) {
    sendContent(response, prepared.type, prepared.bytes);
    return;
  }
  (response.locals as PipelineLocals).cache?.(prepared);
  sendPrepared(request, response, prepared);
}

/** Returns the media type that the handler set, or else the default one, with UTF-8 for strings. */
function getContentType({ type, headers }: AnyReply): string {
  const name = String(type);
  return headers?.['Content-Type'] ?? (name.startsWith('text/') ? `${name}; charset=utf-8` : name);
}

function sendContent(response: Response, type: string, content: string | Buffer | Readable): void {
  response.setHeader('Content-Type', type);
  if (type.startsWith('text/html')) setPrivateCaching(response);
  if (typeof content === 'string' || Buffer.isBuffer(content)) {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    response.setHeader('Content-Length', bytes.length);
    response.end(bytes);
    return;
  }
  if (response.destroyed) {
    // The client has disconnected, so `pipeline` would throw without closing the file.
    content.destroy();
    return;
  }
  pipeline(content, response, (error) => {
    if (error !== null && error !== undefined) response.destroy(error);
  });
}

/** Maximum bytes of a client's responses in memory. Larger single responses are sent. */
const MAX_UNREAD_BYTES = 100_000_000;
/** Smaller responses are neither counted nor rejected, so that pages remain available. */
const MIN_COUNTED_BYTES = 100_000;

/** Bytes of responses in memory, by client. */
const unread = new Map<string, number>();

/** Counts the content of a response until it is sent. Ending it throws a 503 if its client has too much unread content. */
function limitUnreadBytes(response: Response): void {
  const client = findCurrentClient();
  if (client === undefined) return;
  const end = response.end.bind(response) as (...content: unknown[]) => Response;
  response.end = (...content: unknown[]) => {
    response.end = end;
    if (Buffer.isBuffer(content[0]) && content[0].length >= MIN_COUNTED_BYTES) countBytes(client, content[0].length, response);
    return end(...content);
  };
}

function countBytes(client: string, bytes: number, response: Response): void {
  const { socket } = response.req;
  const others = unread.get(client) ?? 0;
  if (others > 0 && others + bytes > MAX_UNREAD_BYTES)
    throw new AnswerableError(503, 'Your address has not yet received other large responses. Try again in a moment.', {
      headers: { 'Retry-After': '5' },
    });
  if (socket.destroyed) return;
  unread.set(client, others + bytes);
  // A queued response of a closed connection may not emit `close`.
  const closing = [response, socket];
  const release = () => {
    for (const one of closing) one.off('close', release);
    const left = (unread.get(client) ?? bytes) - bytes;
    if (left > 0) unread.set(client, left);
    else unread.delete(client);
  };
  for (const one of closing) one.once('close', release);
}
