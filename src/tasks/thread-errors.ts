/** Errors that stop work in a thread. */

import {
  AnswerableError,
  BadRequestError,
  ForbiddenError,
  NotFoundError,
  StorageFullError,
  UnavailableError,
} from '../contract/errors.ts';
import { findAnswerableError } from '../contract/problem.ts';
import type { Refusal } from './task.ts';

/** The queue of the threads is full. */
export class ThreadsBusyError extends Error {
  override readonly name = 'ThreadsBusyError';
}

/** The threads ended while the work was running. */
export class ThreadsEndedError extends Error {
  override readonly name = 'ThreadsEndedError';
}

/** The thread ended before its work did. */
export class ThreadLostError extends Error {
  override readonly name = 'ThreadLostError';
}

/** The work exceeded its time limit. */
export class OutOfTimeError extends Error {
  override readonly name = 'OutOfTimeError';
  /** The time limit in milliseconds. */
  readonly milliseconds: number;

  constructor(milliseconds: number, options: { cause?: unknown }) {
    super('The work exceeded its time limit.', options);
    this.milliseconds = milliseconds;
  }
}

/** The work exceeded its memory limit. */
export class OutOfMemoryError extends Error {
  override readonly name = 'OutOfMemoryError';
}

/** The error as plain data; undefined for a fault of the server. */
export function refusalOf(error: unknown): Refusal | undefined {
  const known = findAnswerableError(error, undefined);
  if (known === undefined) return undefined;
  const { name, status, message, headers } = known;
  return { name, status, detail: message, headers };
}

/** Restores the error, with its class if callers distinguish it. */
export function errorOf({ name, status, detail, headers }: Refusal): AnswerableError {
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
