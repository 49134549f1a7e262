/** Counts requests by operation. Labels come from the contract, not from addresses, so their number is limited. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { answeredRequests, cutOffAnswers, requestBytes, requestDurations, requestsInFlight, responseBytes } from './metrics.ts';

export interface CalledOperation {
  readonly document: string;
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  /** Indexes of secret path segments, counted from the leading slash. They must not be logged (`x-secret` in the contract). */
  readonly secretSegments: readonly number[];
}

/** Set in `response.locals` by the contract pipeline. */
export interface OperationLocals {
  route?: CalledOperation;
}

const people = new WeakMap<IncomingMessage, string>();

/** Records the `sub` of the user of a session or token. */
export function setRequestUser(request: IncomingMessage, subject: string): void {
  people.set(request, subject);
}

export function getRequestUser(request: IncomingMessage): string | undefined {
  return people.get(request);
}

/** Remembers the bytes that were already counted, because a connection carries several requests. */
interface CountedSocket extends Socket {
  [countedRead]?: number;
  [countedWritten]?: number;
}
const countedRead = Symbol('bytes read that are counted');
const countedWritten = Symbol('bytes written that are counted');

/** Requests outside of all documents: unknown paths, and the files of pages under /assets. */
const UNKNOWN = { document: 'none', operation: 'none', method: 'none' };
const ASSETS = { document: 'none', operation: 'assets', method: 'GET' };

/** Counts a finished response and its duration. The request was counted at its arrival. */
export function countResponse(request: IncomingMessage, response: ServerResponse, milliseconds: number): void {
  requestsInFlight.dec();
  const labels = getLabels(request, response);
  answeredRequests.inc({ ...labels, status: String(response.statusCode) });
  requestDurations.observe(labels, milliseconds / 1_000);
  if (!response.writableFinished) cutOffAnswers.inc(labels);
  // An aborted request has no socket. Its bytes are counted with the next request of the connection, or not at all.
  const socket = request.socket as CountedSocket | null;
  if (socket === null) return;
  const { bytesRead, bytesWritten } = socket;
  requestBytes.inc(labels, bytesRead - (socket[countedRead] ?? 0));
  responseBytes.inc(labels, bytesWritten - (socket[countedWritten] ?? 0));
  socket[countedRead] = bytesRead;
  socket[countedWritten] = bytesWritten;
}

/** Counts a response on an upgraded connection or without HTTP. Without a name, it is counted under no operation. */
export function countResponseWithoutHttp(
  status: number,
  name?: { readonly document: string; readonly operation: string },
): void {
  const labels = name === undefined ? UNKNOWN : { ...name, method: 'GET' };
  answeredRequests.inc({ ...labels, status: String(status) });
}

/** Returns the original path and query, because middleware that is mounted below a path shortens `url`. */
export function getOriginalAddress(request: IncomingMessage & { originalUrl?: string }): string {
  return request.originalUrl ?? request.url ?? '';
}

function getLabels(request: IncomingMessage, response: ServerResponse): typeof UNKNOWN {
  const { route } = (response as { locals?: OperationLocals }).locals ?? {};
  if (route === undefined) return getOriginalAddress(request).startsWith('/assets/') ? ASSETS : UNKNOWN;
  return { document: route.document, operation: route.operationId, method: route.method };
}
