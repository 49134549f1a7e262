/** Limits the time of the main thread that a connection can occupy with tiny chunks or with requests before their responses. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { rejectBody } from '../slow-arrival.ts';

/** Maximum number of requests of a connection without a response. Browsers wait for each response. */
const MAX_UNANSWERED = 32;
/** Maximum number of pieces of a body that are smaller on average than MIN_MEAN_BYTES. Each takes 10 microseconds. */
const MAX_TINY_PIECES = 10_000;
const MIN_MEAN_BYTES = 16;

/** Numbers of requests without a response. */
const unanswered = new WeakMap<Socket, number>();

/** Counts a request of a connection. Closes the connection and returns false if too many have no response yet. */
export function limitUnanswered({ socket }: IncomingMessage, response: ServerResponse): boolean {
  const count = (unanswered.get(socket) ?? 0) + 1;
  if (count > MAX_UNANSWERED) socket.destroy();
  // The parser continues with requests that arrived in the same packet.
  if (socket.destroyed) return false;
  unanswered.set(socket, count);
  response.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
  return true;
}

/** Rejects a body (400) that arrives in too many tiny chunks. */
export function limitTinyChunks(request: IncomingMessage, response: ServerResponse): void {
  if (request.headers['transfer-encoding'] === undefined) return;
  const push = request.push.bind(request);
  let pieces = 0;
  let bytes = 0;
  // The parser calls this method for each chunk.
  request.push = (piece: Buffer | null, ...encoding) => {
    pieces += 1;
    bytes += piece?.length ?? 0;
    if (pieces <= MAX_TINY_PIECES || bytes >= MIN_MEAN_BYTES * pieces) return push(piece, ...encoding);
    // Nothing more is read, until the connection is closed.
    request.push = () => false;
    rejectBody(request, response, 400, 'The body arrives in too many tiny chunks. Send it with Content-Length.');
    return false;
  };
}
