import { AnswerableError } from '../../../contract/errors.ts';

/** 400, or the message of a failed run. The message contains file, line and reason. */
export class BrokenResultError extends AnswerableError {
  readonly file: string;
  /** Line number from 1; undefined if the whole file is affected. */
  readonly line: number | undefined;
  /** The reason, as the end of a sentence about the file. */
  readonly reason: string;

  constructor(file: string, line: number | undefined, reason: string) {
    super(400, `${file}${line === undefined ? '' : `, line ${line}`}: ${reason}.`);
    this.file = file;
    this.line = line;
    this.reason = reason;
  }
}
