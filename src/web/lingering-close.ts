/**
 * Closes the connection after a response that is sent before the body has arrived (RFC 9112, sections 9.3 and 9.6). The server
 * closes only its own direction, and discards the rest of the body for a limited time. Otherwise, a client that is still
 * sending would lose the response through a reset.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Maximum milliseconds and bytes to read after a response. */
export interface Lingering {
  readonly ms: number;
  readonly bytes: number;
}

const LINGERING: Lingering = { ms: 10_000, bytes: 256 * 1024 * 1024 };

const requests = new WeakMap<Socket, IncomingMessage>();

/** Closes the connection after an early response. Announces this in the response, unless the body is already complete. */
export function closeAfterEarlyAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  lingering: Lingering = LINGERING,
): void {
  const { headers } = request;
  if (headers['transfer-encoding'] === undefined && (headers['content-length'] ?? '0') === '0') return;
  const writeHead = response.writeHead.bind(response) as (...head: unknown[]) => ServerResponse;
  response.writeHead = (...head: unknown[]) => {
    // Makes Node.js send `Connection: close`, and close the connection after the response.
    if (!request.complete) response.shouldKeepAlive = false;
    return writeHead(...head);
  };
  // An unread body would keep the connection paused.
  response.once('finish', () => request.resume());
  lingerOnClose(request, lingering);
}

function lingerOnClose(request: IncomingMessage, lingering: Lingering): void {
  const { socket } = request;
  const isPrepared = requests.has(socket);
  requests.set(socket, request);
  if (isPrepared) return;
  const closeSoon = socket.destroySoon.bind(socket);
  // Node.js calls this method after the last response of a connection.
  socket.destroySoon = () => {
    const current = requests.get(socket);
    if (current === undefined || current.complete || socket.destroyed) closeSoon();
    else drainRequest(socket, current, lingering, closeSoon);
  };
}

/** Milliseconds between checks of the received bytes. Discarding bytes causes no events. */
const CHECK_INTERVAL_MS = 100;

function drainRequest(socket: Socket, request: IncomingMessage, { ms, bytes }: Lingering, closeSoon: () => void): void {
  const most = socket.bytesRead + bytes;
  const until = performance.now() + ms;
  const looking = setInterval(() => {
    if (!request.complete && socket.bytesRead <= most && performance.now() < until) return;
    clearInterval(looking);
    closeSoon();
  }, CHECK_INTERVAL_MS);
  looking.unref();
  socket.once('close', () => clearInterval(looking));
  socket.end();
  request.resume();
}
