/** Work that would block other requests, as a named task with plain arguments that a thread runs (ARCHITECTURE.md). */
import {
  AnswerableError,
  BadRequestError,
  ForbiddenError,
  NotFoundError,
  StorageFullError,
  UnavailableError,
} from '../contract/errors.ts';
import type { MountedService } from '../contract/pipeline.ts';
import type { Prepared } from '../contract/prepared.ts';
import { findAnswerableError } from '../contract/problem.ts';
import type { PageViewer } from '../web/for-people/viewing.ts';

/** A kind of task. Argument and result are plain data, because they are copied between threads. */
export interface Task<Argument, Result> {
  readonly name: string;
  /** Milliseconds after which the thread of the task is ended. */
  readonly milliseconds: number;
  /** True for a task that changes data or leaves files. It continues if the client disconnects. */
  readonly runsToEnd?: true;
  /** Never set; it carries the types of argument and result for the compiler. */
  readonly types?: (argument: Argument) => Result;
}

export interface TaskWork {
  readonly name: string;
  readonly work: (argument: never) => Promise<unknown>;
}

export function createTaskWork<Argument, Result>(
  { name }: Task<Argument, Result>,
  work: (argument: Argument) => Promise<Result>,
): TaskWork {
  return { name, work };
}

export interface TaskService extends MountedService {
  readonly tasks?: readonly TaskWork[];
}

export interface TaskCall {
  readonly task: string;
  readonly argument: unknown;
  /** The current database address. It contains a password and must not be logged. */
  readonly databaseUrl: string;
  /** The viewer of the request, for pages that the thread renders. */
  readonly viewer: PageViewer;
}

export type TaskOutcome = { readonly result: unknown } | { readonly refusal: Refusal };

/** An error with a response, as plain data. Copying an error between threads would keep only its message. */
export interface Refusal {
  readonly name: string;
  readonly status: number;
  readonly detail: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Writes a value as JSON, inside a thread. */
export function writeJsonBytes(value: unknown): Uint8Array {
  return Buffer.from(JSON.stringify(value));
}

/** Returns JSON bytes as a response, without parsing them. */
export function createJsonAnswer<Body>(bytes: Uint8Array): Prepared<Body> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return { bytes: buffer, type: 'application/json; charset=utf-8', isSentOnce: true };
}

/** Thrown if the queue of the threads is full. */
export class ThreadsBusyError extends Error {}

/** Thrown if the threads ended while the work was running. */
export class ThreadsEndedError extends Error {}

/** Thrown if the thread ended before its work did. */
export class ThreadLostError extends Error {}

export class OutOfTimeError extends Error {
  /** Time limit in milliseconds. */
  readonly milliseconds: number;

  constructor(milliseconds: number, options: { cause?: unknown }) {
    super('The work exceeded its time limit.', options);
    this.milliseconds = milliseconds;
  }
}

export class OutOfMemoryError extends Error {}

/** Returns the error as plain data; undefined for a fault of the server. */
export function convertToPlainError(error: unknown): Refusal | undefined {
  const known = findAnswerableError(error, undefined);
  if (known === undefined) return undefined;
  const { name, status, message, headers } = known;
  return { name, status, detail: message, headers };
}

/** Restores an error from plain data. Errors that callers distinguish get their original class. */
export function restoreTaskError({ name, status, detail, headers }: Refusal): AnswerableError {
  switch (name) {
    case 'BadRequestError':
      return new BadRequestError(detail);
    case 'ForbiddenError':
      return new ForbiddenError(detail);
    case 'NotFoundError':
      return new NotFoundError(detail);
    case 'StorageFullError':
      return new StorageFullError();
    case 'UnavailableError':
      return new UnavailableError(detail);
    default:
      return new AnswerableError(status, detail, { headers: { ...headers } });
  }
}
