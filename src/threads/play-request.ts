/** Answers a request that came into this thread as data, by the application that would answer it from the network. */
import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises';
import { IncomingMessage, type RequestListener, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { noteReceived } from './long-work.ts';
import type { RequestAnswer, RequestWork } from './request-work.ts';

/** Longer answers go by way of a file, so that a client who reads slowly holds no thread. */
const LONGEST_IN_MEMORY = 8_000_000;

/** @throws what the application leaves unanswered */
export async function playRequest(listener: RequestListener, work: RequestWork): Promise<RequestAnswer> {
  const request = requestOf(work);
  const response = new ServerResponse(request);
  response.setHeader('X-Request-Id', work.requestId);
  // The body goes out as it is; how it is framed is for the connection to say.
  response.useChunkedEncodingByDefault = false;
  response.shouldKeepAlive = false;
  const gathered = new GatheredAnswer();
  response.assignSocket(gathered as unknown as Socket);
  // A server's connection would tell the response so, and this one has no server.
  gathered.on('drain', () => response.emit('drain'));
  const written = finished(gathered);
  response.on('finish', () => {
    response.emit('close');
    gathered.end();
  });
  // An answer that breaks off while it is written.
  response.on('close', () => {
    if (!response.writableFinished) gathered.destroy(new Error('The answer broke off.'));
  });
  try {
    listener(request, response);
    await written;
    const headers = Object.entries(response.getHeaders()).filter(([name]) => name !== 'x-request-id');
    return { status: response.statusCode, headers: headers as [string, string][], body: await gathered.body() };
  } catch (error) {
    await gathered.discard();
    throw error;
  }
}

function requestOf({ method, url, headers, remoteAddress, body, received }: RequestWork): IncomingMessage {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: remoteAddress });
  const request = new IncomingMessage(socket);
  Object.assign(request, { method, url, httpVersion: '1.1', httpVersionMajor: 1, httpVersionMinor: 1, complete: true });
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined) continue;
    request.headers[name] = value;
    for (const one of typeof value === 'string' ? [value] : value) request.rawHeaders.push(name, one);
  }
  if (received !== undefined) noteReceived(request, received);
  if (body !== undefined) request.push(Buffer.from(body.buffer, body.byteOffset, body.byteLength));
  request.push(null);
  return request;
}

/** Takes what a response writes to its connection, without the lines before the body. */
class GatheredAnswer extends Writable {
  readonly #parts: Buffer[] = [];
  #length = 0;
  #isInBody = false;
  #file: Promise<{ readonly folder: string; readonly path: string; readonly handle: FileHandle }> | undefined;

  override _write(chunk: Buffer, _encoding: string, done: (error?: Error | null) => void): void {
    this.#take(this.#isInBody ? chunk : this.#afterHead(chunk)).then(() => done(), done);
  }

  /** The lines come in one piece, with the beginning of the body or without. */
  #afterHead(chunk: Buffer): Buffer {
    this.#isInBody = true;
    return chunk.subarray(chunk.indexOf('\r\n\r\n') + 4);
  }

  async #take(part: Buffer): Promise<void> {
    this.#parts.push(part);
    this.#length += part.length;
    if (this.#file === undefined && this.#length <= LONGEST_IN_MEMORY) return;
    this.#file ??= openFile();
    const { handle } = await this.#file;
    for (const kept of this.#parts.splice(0)) await handle.appendFile(kept);
  }

  /** All of it. */
  async body(): Promise<RequestAnswer['body']> {
    if (this.#file === undefined) {
      // A copy, because a small buffer shares its memory with others and cannot be handed over.
      const whole = new Uint8Array(this.#length);
      let at = 0;
      for (const part of this.#parts) {
        whole.set(part, at);
        at += part.length;
      }
      return whole;
    }
    const { folder, path, handle } = await this.#file;
    await handle.close();
    return { folder, path };
  }

  /** Removes the file of an answer that nobody will get. */
  async discard(): Promise<void> {
    const file = await this.#file?.catch(() => undefined);
    if (file === undefined) return;
    await file.handle.close().catch(() => undefined);
    await rm(file.folder, { recursive: true, force: true });
  }
}

async function openFile() {
  const folder = await mkdtemp(join(tmpdir(), 'concordat-answer-'));
  const path = join(folder, 'body');
  return { folder, path, handle: await open(path, 'ax') };
}
