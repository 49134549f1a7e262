/** What stops work in a thread, each in words for whoever asked for it. */
import { AnswerableError } from '../contract/errors.ts';

/** 503: the threads have more to do than may wait for them. */
export class ThreadsBusyError extends AnswerableError {
  override readonly name = 'ThreadsBusyError';
  constructor(options: { cause?: unknown } = {}) {
    super(503, 'The server has many large requests to answer. Try again in a moment.', options);
  }
}

/** 503: the work took longer than it may. */
export class OutOfTimeError extends AnswerableError {
  override readonly name = 'OutOfTimeError';
  constructor(milliseconds: number, options: { cause?: unknown } = {}) {
    super(503, `The request was stopped after ${count(milliseconds)}. Send less at once.`, options);
  }
}

/** 413: the work needs more memory than it may have. */
export class OutOfMemoryError extends AnswerableError {
  override readonly name = 'OutOfMemoryError';
  constructor(options: { cause?: unknown } = {}) {
    super(413, 'The request needs more memory than the server allows. Send less at once.', options);
  }
}

function count(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1_000);
  return seconds === 1 ? '1 second' : `${seconds} seconds`;
}
