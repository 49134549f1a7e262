/**
 * Closing behind an early answer (RFC 9112, section 9.6). A client that does not keep the connection, as HTTP/1.0 and
 * `Connection: close` have it, sends its body without looking for an answer first. Closing on it at once resets the connection, and the
 * answer is lost on its way. So the answer's end closes this direction only; what still comes is read and thrown away for a while.
 */
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';

/** How long, and how much, is read behind an answer. */
export interface Lingering {
  readonly ms: number;
  readonly bytes: number;
}

const LINGERING: Lingering = { ms: 10_000, bytes: 256 * 1024 * 1024 };

const requests = new WeakMap<Socket, IncomingMessage>();

/** Lets the connection of a request close that way, unless its body has arrived before the answer ends. */
export function lingerOnClose(request: IncomingMessage, lingering: Lingering = LINGERING): void {
  const { socket, headers } = request;
  if (headers['transfer-encoding'] === undefined && (headers['content-length'] ?? '0') === '0') return;
  const isPrepared = requests.has(socket);
  requests.set(socket, request);
  if (isPrepared) return;
  const closeSoon = socket.destroySoon.bind(socket);
  // Node calls it when an answer is written behind which no other request comes.
  socket.destroySoon = () => {
    const current = requests.get(socket);
    if (current === undefined || current.complete || socket.destroyed) closeSoon();
    else linger(socket, current, lingering, closeSoon);
  };
}

/** Node reads and drops the rest of a body without telling anybody, so that it has to be looked at. */
const LOOK_MS = 100;

function linger(socket: Socket, request: IncomingMessage, { ms, bytes }: Lingering, closeSoon: () => void): void {
  const most = socket.bytesRead + bytes;
  const until = performance.now() + ms;
  const looking = setInterval(() => {
    if (!request.complete && socket.bytesRead <= most && performance.now() < until) return;
    clearInterval(looking);
    closeSoon();
  }, LOOK_MS);
  looking.unref();
  socket.once('close', () => clearInterval(looking));
  socket.end();
  request.resume();
}
