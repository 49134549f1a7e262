/** Limits the duration of bodies and responses of slow clients. Large files may take any time while bytes arrive. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Maximum milliseconds between the first byte of a request and the last byte of its body. */
const MAX_DURATION_MS = 300_000;
/** Maximum milliseconds between two bytes of a body that may take a long time, and of a response. */
export const MAX_IDLE_MS = 120_000;

const deadlines = new WeakMap<IncomingMessage, NodeJS.Timeout>();

export function limitBodyTime(request: IncomingMessage, response: ServerResponse, ms: number = MAX_DURATION_MS): void {
  const { headers } = request;
  if (headers['transfer-encoding'] === undefined && (headers['content-length'] ?? '0') === '0') return;
  const deadline = setTimeout(() => {
    if (!request.complete) rejectBody(request, response, 408, 'The request did not arrive in time.');
  }, ms);
  deadline.unref();
  deadlines.set(request, deadline);
  response.once('close', () => clearTimeout(deadline));
}

/** Closes the connection if the client does not read its response for the idle timeout. */
export function limitResponseTime(response: ServerResponse): void {
  response.on('timeout', closeUnread);
}

function closeUnread(socket: Socket): void {
  if (socket.writableLength > 0) socket.destroy();
}

/** Allows a body to take any time while bytes arrive. Handlers of operations with files must call this before reading. */
export function allowSlowArrival(request: IncomingMessage, response: ServerResponse): void {
  if (request.readableEnded) return;
  clearTimeout(deadlines.get(request));
  const { socket } = request;
  socket.setTimeout(MAX_IDLE_MS);
  const destroySocket = () => socket.destroy();
  socket.once('timeout', destroySocket);
  const removeTimeoutListener = () => {
    socket.off('timeout', destroySocket);
  };
  request.once('end', removeTimeoutListener);
  response.once('finish', removeTimeoutListener);
}

/** Responds before the body has arrived, and closes the connection. */
export function rejectBody(request: IncomingMessage, response: ServerResponse, status: number, detail: string): void {
  if (response.headersSent) {
    request.socket.destroy();
    return;
  }
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8', Connection: 'close' });
  response.end(JSON.stringify({ detail }));
}
