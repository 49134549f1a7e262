/** Counts requests by operation. Labels come from the contract alone, never from a request's address, so that their number has an end. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { OperationLocals } from './called-operation.ts';
import { answeredRequests, cutOffAnswers, requestBytes, requestDurations, requestsInFlight, responseBytes } from './metrics.ts';

/** How much of a connection was counted already; several requests follow each other on it. */
interface CountedSocket extends Socket {
  [countedRead]?: number;
  [countedWritten]?: number;
}
const countedRead = Symbol('bytes read that are counted');
const countedWritten = Symbol('bytes written that are counted');

/** Which operation, by the names of its contract. */
export interface OperationName {
  readonly document: string;
  readonly operation: string;
}

/** No document has these: unknown paths, and the files of pages under /assets. */
const UNKNOWN = { document: 'none', operation: 'none', method: 'none' };
const ASSETS = { document: 'none', operation: 'assets', method: 'GET' };

/** Counts a request that has just arrived; countAnswer must follow. */
export function countRequest(): void {
  requestsInFlight.inc();
}

/** Counts the end of an answer that took this many milliseconds. */
export function countAnswer(request: IncomingMessage, response: ServerResponse, milliseconds: number): void {
  requestsInFlight.dec();
  const labels = labelsOf(request, response);
  answeredRequests.inc({ ...labels, status: String(response.statusCode) });
  requestDurations.observe(labels, milliseconds / 1_000);
  if (!response.writableFinished) cutOffAnswers.inc(labels);
  // A request that was given up has none any more; what came and went on it is gone, or counted with the next one.
  const socket = request.socket as CountedSocket | null;
  if (socket === null) return;
  const { bytesRead, bytesWritten } = socket;
  requestBytes.inc(labels, bytesRead - (socket[countedRead] ?? 0));
  responseBytes.inc(labels, bytesWritten - (socket[countedWritten] ?? 0));
  socket[countedRead] = bytesRead;
  socket[countedWritten] = bytesWritten;
}

/** Counts an answer that was given on a connection that leaves HTTP, or never spoke it. Without a name it is of no operation. */
export function countBareAnswer(status: number, name?: OperationName): void {
  const labels = name === undefined ? UNKNOWN : { ...name, method: 'GET' };
  answeredRequests.inc({ ...labels, status: String(status) });
}

/** Path and query as they were sent; what serves a folder leaves the rest of the path in `url`. */
export function addressOf(request: IncomingMessage & { originalUrl?: string }): string {
  return request.originalUrl ?? request.url ?? '';
}

function labelsOf(request: IncomingMessage, response: ServerResponse): typeof UNKNOWN {
  const { route } = (response as { locals?: OperationLocals }).locals ?? {};
  if (route === undefined) return addressOf(request).startsWith('/assets/') ? ASSETS : UNKNOWN;
  return { document: route.document, operation: route.operationId, method: route.method };
}
