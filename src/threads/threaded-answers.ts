/** Lets a thread answer a request, and sends its answer on. */
import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';
import { AnswerableError } from '../contract/errors.ts';
import type { LongWork } from './long-work.ts';
import type { RequestAnswer, RequestWork } from './request-work.ts';
import { OutOfMemoryError } from './thread-errors.ts';
import type { ThreadPool } from './thread-pool.ts';

/** What a request may take: long enough for large files on a slow machine. */
const MOST_MS = 300_000;

/** Answers requests in threads. */
export interface ThreadedAnswers {
  /**
   * @param body all of it, where it has arrived
   * @param work what the handler has taken from the request already
   * @throws ThreadsBusyError, OutOfTimeError, OutOfMemoryError
   */
  answer(request: Request, response: Response, body: Buffer | undefined, work?: LongWork): Promise<void>;
}

/** What answers are made from. */
export interface ThreadedAnswersParts {
  readonly pool: ThreadPool<RequestWork, RequestAnswer>;
  /** Resolves with where the database is now; undefined where there is none. */
  readonly databaseUrl: () => Promise<string | undefined>;
  /** Whose request it is; requests of one client wait for one another. */
  readonly clientOf: (request: Request) => string;
}

/** Makes them. */
export function createThreadedAnswers({ pool, databaseUrl, clientOf }: ThreadedAnswersParts): ThreadedAnswers {
  return {
    async answer(request, response, body, work) {
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
            transfer: body === undefined ? [] : [body.buffer as ArrayBuffer],
          }),
        );
        // Whatever becomes of the work, what it needed is gone before the answer.
        await send(response, await running.finally(work?.release));
      } catch (error) {
        if (!(error instanceof ClientGone)) throw documented(error, response);
      } finally {
        response.off('close', leave);
      }
    },
  };
}

/** Whoever asked has gone, and nothing is answered. */
class ClientGone extends Error {
  override readonly name = 'ClientGone';
}

function workOf(
  request: Request,
  response: Response,
  body: Buffer | undefined,
  received: unknown,
  databaseUrl: string | undefined,
): RequestWork {
  const { 'content-encoding': _encoding, 'transfer-encoding': _transfer, ...headers } = request.headers;
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

/** A request that sends nothing cannot send too much. */
function documented(error: unknown, response: Response): unknown {
  const { route } = response.locals as { route?: { produces: ReadonlyMap<number, unknown> } };
  if (!(error instanceof OutOfMemoryError) || route?.produces.has(413) !== false) return error;
  return new AnswerableError(503, 'The answer needs more memory than the server allows.', { cause: error });
}
