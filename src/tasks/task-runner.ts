/** Runs tasks for requests: clients take turns, and a task beyond its budget is answered with a sentence. */
import type { Transferable } from 'node:worker_threads';
import type { Request } from 'express';
import { AnswerableError, StorageFullError } from '../contract/errors.ts';
import type { PipelineLocals } from '../contract/pipeline-locals.ts';
import type { Task, TaskCall, TaskOutcome } from './task.ts';
import {
  errorOf,
  OutOfMemoryError,
  OutOfTimeError,
  ThreadLostError,
  ThreadsBusyError,
  ThreadsEndedError,
} from './thread-errors.ts';
import type { ThreadPool } from './thread-pool.ts';

/** Runs tasks in threads. */
export interface TaskRunner {
  /** Whose request it is: works of one client wait for one another, here and elsewhere. */
  readonly clientOf: (request: Request) => string;
  /**
   * @param request whose task it is: tasks of one client wait for one another, and one that waits is dropped when its client leaves
   * @param large bytes of the argument that are moved into the thread instead of copied, and moved back if the task returns them
   * @throws TooMuchWorkError, ClientGoneError, and the AnswerableErrors of the task
   */
  run<Argument, Result>(
    request: Request,
    task: Task<Argument, Result>,
    argument: Argument,
    large?: Uint8Array<ArrayBuffer>,
  ): Promise<Result>;
}

/** 413 or 503: the task would take more than the server allows, or too many others wait for theirs. */
export class TooMuchWorkError extends AnswerableError {
  override readonly name = 'TooMuchWorkError';
}

/** The client has left before its task began; there is no one to answer. */
export class ClientGoneError extends AnswerableError {
  override readonly name = 'ClientGoneError';
  constructor() {
    super(503, 'The client left before its request was answered.');
  }
}

/** What a runner is made from. */
export interface TaskRunnerParts {
  readonly pool: Pick<ThreadPool<TaskCall, TaskOutcome>, 'run'>;
  /** Where the database is now; undefined without one. */
  readonly databaseUrl: () => string | undefined;
  /** Whose request it is. */
  readonly clientOf: (request: Request) => string;
}

/** Makes the runner. */
export function createTaskRunner({ pool, databaseUrl, clientOf }: TaskRunnerParts): TaskRunner {
  return {
    clientOf,
    async run<Argument, Result>(
      request: Request,
      { name, milliseconds }: Task<Argument, Result>,
      argument: Argument,
      large?: Uint8Array<ArrayBuffer>,
    ): Promise<Result> {
      const gone = new AbortController();
      const leave = () => gone.abort(new ClientGoneError());
      request.res?.once('close', leave);
      try {
        const outcome = await pool.run(
          { task: name, argument, databaseUrl: databaseUrl() },
          {
            client: clientOf(request),
            milliseconds,
            bytes: large?.length ?? 0,
            signal: gone.signal,
            transfer: large === undefined ? [] : [large.buffer as unknown as Transferable],
          },
        );
        if ('refusal' in outcome) throw documented(errorOf(outcome.refusal), request);
        return outcome.result as Result;
      } catch (error) {
        throw answerable(error, request);
      } finally {
        request.res?.off('close', leave);
      }
    },
  };
}

function documents({ res }: Request, status: number): boolean {
  return (res?.locals as PipelineLocals | undefined)?.route?.produces.has(status) === true;
}

/** Few operations that only read document that an answer may have no room. */
function documented(error: AnswerableError, request: Request): AnswerableError {
  const isKnown = !(error instanceof StorageFullError) || documents(request, error.status);
  return isKnown ? error : new TooMuchWorkError(503, error.message, { cause: error });
}

/** The reason why a task ended, in words for its client. A request without a body cannot send less. */
function answerable(cause: unknown, request: Request): unknown {
  if (cause instanceof ThreadsBusyError)
    return new TooMuchWorkError(503, 'The server has many large requests to answer. Try again in a moment.', { cause });
  if (cause instanceof ThreadsEndedError)
    return new TooMuchWorkError(503, 'The server is stopping. Try again in a moment.', { cause });
  if (cause instanceof ThreadLostError)
    return new TooMuchWorkError(503, 'The request was stopped because its thread ended. Try again in a moment.', { cause });
  if (cause instanceof OutOfTimeError)
    return new TooMuchWorkError(503, `The request was stopped after ${seconds(cause.milliseconds)}. Send less at once.`, {
      cause,
    });
  if (!(cause instanceof OutOfMemoryError)) return cause;
  return documents(request, 413)
    ? new TooMuchWorkError(413, 'The request needs more memory than the server allows. Send less at once.', { cause })
    : new TooMuchWorkError(503, 'The answer needs more memory than the server allows.', { cause });
}

function seconds(milliseconds: number): string {
  const number = Math.round(milliseconds / 1_000);
  return number === 1 ? '1 second' : `${number} seconds`;
}
