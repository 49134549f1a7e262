/**
 * Records exchanges, upgrades and frames of this process, without causing, delaying or changing reads and writes. It has few
 * imports; the validation is loaded with the first exchange.
 */
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { OBSERVED, type ObservedExchange, type ObservedFrame, type ObservedUpgrade } from '../../src/contract/observed.ts';
import type { SeenAnswer, SeenRequest } from './corpus.ts';

/** Maximum bytes of a stored body. */
export const MAX_RECORDED_BODY_BYTES = 256_000;

export interface RecordedExchange {
  readonly server: ObservedExchange['server'] | 'upgrade';
  readonly request: SeenRequest;
  readonly answer: SeenAnswer;
  /** Milliseconds from the arrival of the request to the end of the response. */
  readonly ms: number;
  /** Operation of the request, as the server determined it. */
  readonly route: { document: string; operationId: string } | undefined;
  readonly isRefusedByContract: boolean;
  /** True if a test forced the response. */
  readonly isForced: boolean;
}

export type Recorded = RecordedExchange | ObservedFrame;

/** Data that the pipeline and the simulated platform store on a response. */
interface Locals {
  route?: { document: string; operationId: string };
  violation?: unknown;
  forcedFault?: unknown;
}

class RecordedBytes {
  #chunks: Buffer[] = [];
  #size = 0;

  add(chunk: unknown, encoding?: unknown): void {
    if (chunk === null || chunk === undefined || this.#size > MAX_RECORDED_BODY_BYTES) return;
    // The sender may reuse the memory of a chunk.
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk, encoding as BufferEncoding) : Buffer.from(chunk as Uint8Array);
    this.#size += bytes.length;
    if (this.#size > MAX_RECORDED_BODY_BYTES) this.#chunks = [];
    else this.#chunks.push(bytes);
  }

  /** Returns the decompressed body; null if it was too large. */
  text(coding?: unknown): string | null {
    if (this.#size > MAX_RECORDED_BODY_BYTES) return null;
    const bytes = Buffer.concat(this.#chunks);
    // Responses to HEAD, and those with status 304, have no body despite Content-Length.
    if (bytes.length === 0 || (coding !== 'br' && coding !== 'gzip')) return bytes.toString();
    const decompress = coding === 'br' ? brotliDecompressSync : gunzipSync;
    try {
      return decompress(bytes, { maxOutputLength: MAX_RECORDED_BODY_BYTES }).toString();
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') return null;
      throw error;
    }
  }
}

/** The first message of a diagnostics channel, which arrived before there was a subscriber. */
export interface FirstMessage {
  name: string;
  message: unknown;
}

/**
 * Starts recording. `take` is called once per exchange, synchronously at the end of its response, and once per frame.
 * @returns a function that stops recording; exchanges in progress are still reported
 */
export function startRecording(take: (recorded: Recorded) => void, first?: FirstMessage): () => void {
  const listeners: Record<string, (message: unknown) => void> = {
    [OBSERVED.exchange]: (message) => recordExchange(message as ObservedExchange, take),
    [OBSERVED.upgrade]: (message) => take(createUpgradeExchange(message as ObservedUpgrade)),
    [OBSERVED.frame]: (message) => take(message as ObservedFrame),
  };
  for (const [name, listener] of Object.entries(listeners)) subscribe(name, listener);
  if (first !== undefined) listeners[first.name]?.(first.message);
  return () => {
    for (const [name, listener] of Object.entries(listeners)) unsubscribe(name, listener);
  };
}

export function recordExchange({ request, response, server }: ObservedExchange, take: (recorded: Recorded) => void): void {
  const start = performance.now();
  const { method = '', url = '' } = request;
  const headers = flattenHeaders(request.headers);
  const sent = recordRequestBytes(request);
  const atOnce = recordHead(response);
  recordResponseBytes(response, (recorded) => {
    const answered = { ...flattenHeaders(response.getHeaders()), ...atOnce };
    const { route, violation, forcedFault } = ((response as { locals?: Locals }).locals ?? {}) as Locals;
    take({
      server,
      // An incomplete body cannot be validated.
      request: { method, url, headers, body: request.complete ? sent.text() : null },
      answer: { status: response.statusCode, headers: answered, body: recorded.text(answered['content-encoding']) },
      ms: performance.now() - start,
      route,
      isRefusedByContract: violation !== undefined,
      isForced: forcedFault !== undefined,
    });
  });
}

/** Records the bytes of a body from the parser, even if the server does not read them. */
function recordRequestBytes(request: IncomingMessage): RecordedBytes {
  const recorded = new RecordedBytes();
  const push = request.push;
  request.push = function pushAndKeep(chunk, encoding) {
    recorded.add(chunk, encoding);
    return push.call(this, chunk, encoding);
  };
  return recorded;
}

/** Records the headers that are passed with the status, which Node.js does not return later. */
function recordHead(response: ServerResponse): Record<string, string> {
  const given: Record<string, string> = {};
  type WriteHead = (status: number, ...rest: unknown[]) => unknown;
  const writeHead = response.writeHead as unknown as WriteHead;
  response.writeHead = function writeHeadAndKeep(this: ServerResponse, status: number, ...rest: unknown[]) {
    const headers = rest.at(-1);
    if (typeof headers === 'object' && headers !== null) {
      const pairs = Array.isArray(headers) ? Object.fromEntries(convertToPairs(headers)) : headers;
      for (const [name, value] of Object.entries(flattenHeaders(pairs as NodeJS.Dict<unknown>)))
        given[name.toLowerCase()] = value;
    }
    return writeHead.call(this, status, ...rest);
  } as typeof response.writeHead;
  return given;
}

function convertToPairs(list: readonly unknown[]): [string, unknown][] {
  return list.flatMap((name, at) => (at % 2 === 0 ? [[String(name), list[at + 1]] as [string, unknown]] : []));
}

/**
 * Records the bytes of a response, and calls `end` after the last one. An aborted response cannot be validated, so `end` is not
 * called.
 */
function recordResponseBytes(response: ServerResponse, end: (recorded: RecordedBytes) => void): void {
  const recorded = new RecordedBytes();
  let isOver = false;
  type Write = (chunk?: unknown, ...rest: unknown[]) => unknown;
  const write = response.write as Write;
  const finish = response.end as Write;
  response.write = function writeAndKeep(this: ServerResponse, chunk?: unknown, ...rest: unknown[]) {
    recorded.add(chunk, rest[0]);
    return write.call(this, chunk, ...rest);
  } as typeof response.write;
  response.end = function endAndKeep(this: ServerResponse, chunk?: unknown, ...rest: unknown[]) {
    if (typeof chunk !== 'function') recorded.add(chunk, rest[0]);
    const answer = finish.call(this, chunk, ...rest);
    if (!isOver) end(recorded);
    isOver = true;
    return answer;
  } as typeof response.end;
}

function createUpgradeExchange({ request, status, headerLines, body }: ObservedUpgrade): RecordedExchange {
  const headers = Object.fromEntries(
    headerLines
      .filter((line) => line.includes(': '))
      .map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
  );
  return {
    server: 'upgrade',
    request: { method: request.method ?? '', url: request.url ?? '', headers: flattenHeaders(request.headers), body: '' },
    answer: { status, headers, body },
    ms: 0,
    route: undefined,
    isRefusedByContract: false,
    isForced: false,
  };
}

function flattenHeaders(headers: NodeJS.Dict<unknown>): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const name in headers) {
    const value = headers[name];
    if (value !== undefined) texts[name] = Array.isArray(value) ? value.join(', ') : String(value);
  }
  return texts;
}
