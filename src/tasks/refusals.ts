/** Errors with an answer of their own, on their way out of a thread. */
import {
  AnswerableError,
  BadRequestError,
  ForbiddenError,
  NotFoundError,
  StorageFullError,
  UnavailableError,
} from '../contract/errors.ts';
import { answerableError } from '../contract/problem.ts';
import type { Refusal } from './task.ts';

/** The error as plain data; undefined for a fault of the server. */
export function refusalOf(error: unknown): Refusal | undefined {
  const known = answerableError(error, undefined);
  if (known === undefined) return undefined;
  const { name, status, message, headers } = known;
  return { name, status, detail: message, headers };
}

/** The error again. Those that callers tell apart by their class have it. */
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
