/**
 * What each operation of each document did: the part of the figures that every request pays for, so it keeps plain numbers and looks
 * nothing up by text. Labels come from the contract alone, never from a request's address.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { CalledOperation, OperationLocals } from './called-operation.ts';
import { Distribution, type Family, type Labels, Level, type Sample } from './meters.ts';

/** Figures of one operation. */
interface OperationFigures {
  readonly labels: Labels;
  readonly byStatus: Map<number, number>;
  readonly durations: Distribution;
  requestBytes: number;
  responseBytes: number;
  cutOff: number;
}

/** How far a connection was counted already; several requests follow each other on it. */
interface CountedSocket extends Socket {
  [countedRead]?: number;
  [countedWritten]?: number;
}
const countedRead = Symbol('bytes read that are counted');
const countedWritten = Symbol('bytes written that are counted');

const byRoute = new WeakMap<CalledOperation, OperationFigures>();
const byName = new Map<string, OperationFigures>();

/** What no document has: unknown paths, and the files of pages under /assets. */
const UNKNOWN = figuresNamed('none', 'none', 'none');
const ASSETS = figuresNamed('none', 'assets', 'GET');

const inFlight = new Level('concordat_http_requests_in_flight', 'Requests that are being answered now.');

/** Counts a request that has just arrived; countAnswer must follow. */
export function countRequest(): void {
  inFlight.value += 1;
}

/** Whether a request is being answered now. */
export function isAnswering(): boolean {
  return inFlight.value > 0;
}

/** Counts the end of an answer that took this many milliseconds. */
export function countAnswer(request: IncomingMessage, response: ServerResponse, milliseconds: number): void {
  inFlight.value -= 1;
  const figures = figuresOf(request, response);
  const { statusCode } = response;
  figures.byStatus.set(statusCode, (figures.byStatus.get(statusCode) ?? 0) + 1);
  figures.durations.observe(milliseconds / 1_000);
  if (!response.writableFinished) figures.cutOff += 1;
  // A request that was given up has none any more; what came and went on it is gone, or counted with the next one.
  const socket = request.socket as CountedSocket | null;
  if (socket === null) return;
  const { bytesRead, bytesWritten } = socket;
  figures.requestBytes += bytesRead - (socket[countedRead] ?? 0);
  figures.responseBytes += bytesWritten - (socket[countedWritten] ?? 0);
  socket[countedRead] = bytesRead;
  socket[countedWritten] = bytesWritten;
}

/** Counts an answer that was given on a connection that leaves HTTP, or never spoke it. Without a name it is of no operation. */
export function countBareAnswer(
  status: number,
  { document, operation }: OperationName = { document: 'none', operation: 'none' },
): void {
  const { byStatus } = document === 'none' ? UNKNOWN : figuresNamed(document, operation, 'GET');
  byStatus.set(status, (byStatus.get(status) ?? 0) + 1);
}

/** Which operation, by the names of its contract. */
export interface OperationName {
  readonly document: string;
  readonly operation: string;
}

/** Path and query as they were sent; what serves a folder leaves the rest of the path in `url`. */
export function addressOf(request: IncomingMessage & { originalUrl?: string }): string {
  return request.originalUrl ?? request.url ?? '';
}

function figuresOf(request: IncomingMessage, response: ServerResponse): OperationFigures {
  const { route } = (response as { locals?: OperationLocals }).locals ?? {};
  if (route === undefined) return addressOf(request).startsWith('/assets/') ? ASSETS : UNKNOWN;
  const known = byRoute.get(route);
  if (known !== undefined) return known;
  const figures = figuresNamed(route.document, route.operationId, route.method);
  byRoute.set(route, figures);
  return figures;
}

function figuresNamed(document: string, operation: string, method: string): OperationFigures {
  const name = `${document} ${operation}`;
  const known = byName.get(name);
  if (known !== undefined) return known;
  const figures: OperationFigures = {
    labels: { document, operation, method },
    byStatus: new Map(),
    durations: new Distribution(),
    requestBytes: 0,
    responseBytes: 0,
    cutOff: 0,
  };
  byName.set(name, figures);
  return figures;
}

const LABEL_NAMES = ['document', 'operation', 'method'];

/** Operations that were asked for; one that was not yet has no lines. */
function asked(): OperationFigures[] {
  return [...byName.values()].filter(({ byStatus }) => byStatus.size > 0);
}

function perOperation(name: string, help: string, value: (figures: OperationFigures) => number): Family {
  const samples = () => asked().map((figures): Sample => ({ labels: figures.labels, value: value(figures) }));
  return { name, help, type: 'counter', labelNames: LABEL_NAMES, samples };
}

/** The families of requests. */
export const OPERATION_FAMILIES: readonly Family[] = [
  {
    name: 'concordat_http_requests_total',
    help: 'Answered requests. An operation is named as in its document; "none" is a path that no document has, "assets" a file of the pages.',
    type: 'counter',
    labelNames: [...LABEL_NAMES, 'status'],
    samples: () =>
      asked().flatMap(({ labels, byStatus }) =>
        [...byStatus].map(([status, value]): Sample => ({ labels: { ...labels, status: String(status) }, value })),
      ),
  },
  {
    name: 'concordat_http_request_duration_seconds',
    help: 'From the head of a request to the end of its answer.',
    type: 'histogram',
    labelNames: LABEL_NAMES,
    samples: () => asked().flatMap(({ labels, durations }) => durations.samples(labels)),
  },
  perOperation(
    'concordat_http_request_bytes_total',
    'Bytes of requests as they came, with their heads.',
    (f) => f.requestBytes,
  ),
  perOperation(
    'concordat_http_response_bytes_total',
    'Bytes of answers as they left, with their heads.',
    (f) => f.responseBytes,
  ),
  perOperation('concordat_http_answers_cut_off_total', 'Answers whose connection ended before they did.', (f) => f.cutOff),
  inFlight,
];
