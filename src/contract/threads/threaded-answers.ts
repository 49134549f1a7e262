/** Lets a thread answer a request, and sends its answer on. */
import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';
import { giveBack } from '../../threads/give-back.ts';
import type { LongWork } from '../../threads/long-work.ts';
import type { RequestAnswer, RequestOutcome, RequestWork } from '../../threads/request-work.ts';
import { OutOfMemoryError, OutOfTimeError, ThreadsBusyError, ThreadsEndedError } from '../../threads/thread-errors.ts';
import type { ThreadPool } from '../../threads/thread-pool.ts';
import { AnswerableError, StorageFullError } from '../errors.ts';
import type { PipelineLocals } from '../pipeline-locals.ts';

/** What a request may take: long enough for large files on a slow machine. */
const MOST_MS = 300_000;

/** Answers requests in threads. */
export interface ThreadedAnswers {
  /**
   * @param body all of it, where it has arrived
   * @param work what the handler has taken from the request already
   * @throws TooMuchWorkError
   */
  answer(request: Request, response: Response, body: Buffer | undefined, work?: LongWork): Promise<void>;
  /** Keeps a thread ready that has read the program before somebody waits for it. */
  warm(): Promise<void>;
}

/** What answers are made from. */
export interface ThreadedAnswersParts {
  readonly pool: ThreadPool<RequestWork, RequestOutcome>;
  /** Resolves with where the database is now; undefined where there is none. */
  readonly databaseUrl: () => Promise<string | undefined>;
  /** Whose request it is; requests of one client wait for one another. */
  readonly clientOf: (request: Request) => string;
}

/** Makes them. */
export function createThreadedAnswers({ pool, databaseUrl, clientOf }: ThreadedAnswersParts): ThreadedAnswers {
  return {
    async answer(request, response, sent, work) {
      const body = sent === undefined ? undefined : alone(sent);
      const gone = new AbortController();
      const leave = () => gone.abort(new ClientGone());
      response.once('close', leave);
      try {
        const running = databaseUrl().then((url) =>
          pool.run(workOf(request, response, body, work?.received, url), {
            client: clientOf(request),
            milliseconds: MOST_MS,
            bytes: body?.length ?? 0,
            signal: gone.signal,
            transfer: body === undefined ? [] : [body.buffer],
          }),
        );
        // Whatever becomes of the work, what it needed is gone before the answer.
        const outcome = await running.finally(work?.release);
        if (outcome === 'no room') throw noRoom(response);
        await send(response, outcome);
      } catch (error) {
        if (!(error instanceof ClientGone)) throw answerable(error, response);
      } finally {
        // Of what was handed over nothing is left here.
        if (body !== undefined) giveBack(body.buffer);
        response.off('close', leave);
      }
    },
    async warm() {
      const ask = { method: 'GET', url: '/health', headers: {}, remoteAddress: undefined, requestId: '' };
      await pool.keepReady(async () => ({ ...ask, body: undefined, received: undefined, databaseUrl: await databaseUrl() }));
    },
  };
}

/** Bytes that can be handed over: a short buffer shares its memory with others, a long one has a block of its own. */
function alone(bytes: Buffer): Uint8Array<ArrayBuffer> {
  const { buffer, byteOffset, byteLength } = bytes;
  const isOwn = buffer instanceof ArrayBuffer && byteLength > Buffer.poolSize;
  return isOwn ? new Uint8Array(buffer, byteOffset, byteLength) : Uint8Array.from(bytes);
}

/** 413 or 503: the answer would take more than the server allows, or too many others wait for theirs. */
export class TooMuchWorkError extends AnswerableError {
  override readonly name = 'TooMuchWorkError';
}

/** Whoever asked has gone, and nothing is answered. */
class ClientGone extends Error {
  override readonly name = 'ClientGone';
}

function workOf(
  request: Request,
  response: Response,
  body: Uint8Array | undefined,
  received: unknown,
  databaseUrl: string | undefined,
): RequestWork {
  // What is compressed is compressed on its way to the client, as it flows.
  const {
    'accept-encoding': _codings,
    'content-encoding': _encoding,
    'transfer-encoding': _transfer,
    ...headers
  } = request.headers;
  return {
    method: request.method,
    url: request.originalUrl,
    headers: body === undefined ? headers : { ...headers, 'content-length': String(body.length) },
    remoteAddress: request.socket.remoteAddress,
    requestId: String(response.getHeader('X-Request-Id') ?? ''),
    body,
    received,
    databaseUrl,
  };
}

async function send(response: Response, { status, headers, body }: RequestAnswer): Promise<void> {
  response.status(status);
  for (const [name, value] of headers) response.setHeader(name, value);
  if (body instanceof Uint8Array) {
    response.end(body);
    return;
  }
  try {
    await pipeline(createReadStream(body.path), response);
  } catch {
    response.destroy();
  } finally {
    await rm(body.folder, { recursive: true, force: true });
  }
}

/** What stopped the work, in words for whoever asked for it. A request that sends nothing cannot send too much. */
function answerable(cause: unknown, response: Response): unknown {
  if (cause instanceof ThreadsBusyError)
    return new TooMuchWorkError(503, 'The server has many large requests to answer. Try again in a moment.', { cause });
  if (cause instanceof ThreadsEndedError)
    return new TooMuchWorkError(503, 'The server is stopping. Try again in a moment.', { cause });
  if (cause instanceof OutOfTimeError)
    return new TooMuchWorkError(503, `The request was stopped after ${seconds(cause.milliseconds)}. Send less at once.`, {
      cause,
    });
  if (!(cause instanceof OutOfMemoryError)) return cause;
  const isSent = (response.locals as PipelineLocals).route?.produces.has(413) === true;
  return isSent
    ? new TooMuchWorkError(413, 'The request needs more memory than the server allows. Send less at once.', { cause })
    : new TooMuchWorkError(503, 'The answer needs more memory than the server allows.', { cause });
}

/** Reading writes nothing, and few operations that only read know that an answer may have no room. */
function noRoom(response: Response): AnswerableError {
  const full = new StorageFullError();
  const isKnown = (response.locals as PipelineLocals).route?.produces.has(full.status) === true;
  return isKnown ? full : new TooMuchWorkError(503, full.message);
}

function seconds(milliseconds: number): string {
  const number = Math.round(milliseconds / 1_000);
  return number === 1 ? '1 second' : `${number} seconds`;
}
