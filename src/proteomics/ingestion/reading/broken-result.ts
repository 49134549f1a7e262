/** The error for unreadable result files. */
import { AnswerableError } from '../../../contract/errors.ts';

/** 400 for the sender of the file, or the message of a failed run. Names file, line and reason. */
export class BrokenResultError extends AnswerableError {
  override readonly name = 'BrokenResultError';
  /** Name of the file. */
  readonly file: string;
  /** Line, from 1; undefined for the whole file. */
  readonly line: number | undefined;
  /** Problem, as the end of a sentence. */
  readonly reason: string;

  constructor(file: string, line: number | undefined, reason: string) {
    super(400, `${file}${line === undefined ? '' : `, line ${line}`}: ${reason}.`);
    this.file = file;
    this.line = line;
    this.reason = reason;
  }
}
