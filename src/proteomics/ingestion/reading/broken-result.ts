/** A result file that cannot be read. */
import { AnswerableError } from '../../../contract/errors.ts';

/** 400 for who sent the file, the message of a failed run for a pipeline's own tool. Names file, line and reason. */
export class BrokenResultError extends AnswerableError {
  override readonly name = 'BrokenResultError';
  /** Name of the file. */
  readonly file: string;
  /** Line, from 1; undefined when the whole file is meant. */
  readonly line: number | undefined;
  /** What is wrong, as the end of a sentence. */
  readonly reason: string;

  constructor(file: string, line: number | undefined, reason: string) {
    super(400, `${file}${line === undefined ? '' : `, line ${line}`}: ${reason}.`);
    this.file = file;
    this.line = line;
    this.reason = reason;
  }
}
