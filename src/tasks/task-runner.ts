/** Runs tasks for requests in threads, by a fair queue, within limits of time and memory. */
import type { IncomingMessage } from 'node:http';
import type { Transferable } from 'node:worker_threads';
import type { Request, Response } from 'express';
import { AnswerableError, StorageFullError } from '../contract/errors.ts';
import type { PipelineLocals } from '../contract/route-table.ts';
import { getCurrentViewer } from '../web/for-people/viewing.ts';
import {
  OutOfMemoryError,
  OutOfTimeError,
  restoreTaskError,
  type Task,
  type TaskCall,
  type TaskOutcome,
  ThreadLostError,
  ThreadsBusyError,
  ThreadsEndedError,
} from './task.ts';
import type { ThreadPool } from './thread-pool.ts';

export interface TaskRunner {
  /** Returns the client of a request, which determines the queue of its tasks. */
  readonly getClient: (request: IncomingMessage) => string;
  /** Runs a task for a client; `large` is transferred, not copied. @throws TooMuchWorkError, ClientGoneError */
  run<Argument, Result>(
    request: Request | undefined,
    task: Task<Argument, Result>,
    argument: Argument,
    large?: Uint8Array<ArrayBuffer>,
  ): Promise<Result>;
}

/** Responded with 413 or 503: the task exceeded its limits, or the queue is full. */
export class TooMuchWorkError extends AnswerableError {}

/** Thrown if the client disconnected before its task ended. */
export class ClientGoneError extends AnswerableError {
  constructor() {
    super(503, 'The client disconnected before the response.');
  }
}

/** Returns a signal that aborts with ClientGoneError when the response is sent or its client disconnects. */
export function abortAtClose(response: Response): AbortSignal {
  const gone = new AbortController();
  const abortTask = () => gone.abort(new ClientGoneError());
  // The `close` event may have been emitted before.
  if (response.closed) abortTask();
  response.once('close', abortTask);
  return gone.signal;
}

export interface TaskRunnerParts {
  readonly pool: Pick<ThreadPool<TaskCall, TaskOutcome>, 'run'>;
  readonly getDatabaseUrl: () => string;
  readonly getClient: (request: IncomingMessage) => string;
}

export function createTaskRunner({ pool, getDatabaseUrl, getClient }: TaskRunnerParts): TaskRunner {
  return {
    getClient,
    async run<Argument, Result>(
      request: Request | undefined,
      { name, milliseconds, runsToEnd }: Task<Argument, Result>,
      argument: Argument,
      large?: Uint8Array<ArrayBuffer>,
    ): Promise<Result> {
      const gone = new AbortController();
      const abortTask = () => gone.abort(new ClientGoneError());
      // The client may have disconnected during its upload, before the task was created.
      if (request?.res?.closed === true) abortTask();
      request?.res?.once('close', abortTask);
      try {
        const outcome = await pool.run(
          { task: name, argument, databaseUrl: getDatabaseUrl(), viewer: getCurrentViewer() },
          {
            client: request === undefined ? 'background jobs' : getClient(request),
            milliseconds,
            runsToEnd: runsToEnd === true,
            bytes: large?.length ?? 0,
            signal: gone.signal,
            transfer: large === undefined ? [] : [large.buffer as unknown as Transferable],
          },
        );
        if ('refusal' in outcome) throw chooseDocumentedError(restoreTaskError(outcome.refusal), request);
        return outcome.result as Result;
      } catch (error) {
        throw createTaskError(error, request);
      } finally {
        request?.res?.off('close', abortTask);
      }
    },
  };
}

function isDocumentedStatus(request: Request | undefined, status: number): boolean {
  return (request?.res?.locals as PipelineLocals | undefined)?.route?.produces.has(status) === true;
}

/** Replaces 507 by a documented status, because few operations that only read document 507. */
function chooseDocumentedError(error: AnswerableError, request: Request | undefined): AnswerableError {
  const isKnown = !(error instanceof StorageFullError) || isDocumentedStatus(request, error.status);
  return isKnown ? error : new TooMuchWorkError(503, error.message, { cause: error });
}

/** Converts the reason for the end of a task to an error for its client. */
function createTaskError(cause: unknown, request: Request | undefined): unknown {
  if (cause instanceof ThreadsBusyError)
    return new TooMuchWorkError(503, 'The server is processing many large requests. Try again in a moment.', { cause });
  if (cause instanceof ThreadsEndedError)
    return new TooMuchWorkError(503, 'The server is stopping. Try again in a moment.', { cause });
  if (cause instanceof ThreadLostError)
    return new TooMuchWorkError(503, 'The request was stopped because its thread ended. Try again in a moment.', { cause });
  if (cause instanceof OutOfTimeError)
    return new TooMuchWorkError(
      503,
      `The request was stopped after ${formatSeconds(cause.milliseconds)}. Send less data in one request.`,
      { cause },
    );
  if (!(cause instanceof OutOfMemoryError)) return cause;
  return isDocumentedStatus(request, 413)
    ? new TooMuchWorkError(413, 'The request needs more memory than the server allows. Send less data in one request.', {
        cause,
      })
    : new TooMuchWorkError(503, 'The response needs more memory than the server allows. Request less data at once.', { cause });
}

function formatSeconds(milliseconds: number): string {
  const number = Math.round(milliseconds / 1_000);
  return number === 1 ? '1 second' : `${number} seconds`;
}
