/** Limits the memory of responses that clients do not read. */
import type { Response } from 'express';
import { findCurrentClient } from '../storage/current-request.ts';
import { AnswerableError } from './errors.ts';

/** Maximum bytes of a client's responses in memory. Larger single responses are sent. */
const MAX_UNREAD_BYTES = 100_000_000;
/** Smaller responses are neither counted nor rejected, so that pages remain available. */
const MIN_COUNTED_BYTES = 100_000;

/** Bytes of responses in memory, by client. */
const unread = new Map<string, number>();

/** Counts the content of a response until it is sent. Ending it throws a 503 if its client has too much unread content. */
export function limitUnreadBytes(response: Response): void {
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
