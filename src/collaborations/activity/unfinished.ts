/** Actions of several platform calls of which some were made and some were not. */
import { AnswerableError } from '../../contract/errors.ts';

/** Some of it was done. The page says what, and what not. */
export class UnfinishedError extends AnswerableError {
  override readonly name = 'UnfinishedError';
  /** Heading of the page. */
  readonly title: string;
  /** What was done and what was not, a sentence each. */
  readonly facts: readonly string[];
  constructor(
    status: number,
    { title, detail, facts }: { title: string; detail: string; facts: readonly string[] },
    cause: unknown,
  ) {
    super(status, detail, { cause });
    this.title = title;
    this.facts = facts;
  }
}

/** Returns the reason of a failed call, without what it says about changes. */
export function unfinishedReason(error: unknown): string {
  return error instanceof AnswerableError ? error.explanation : 'Something went wrong.';
}

/** Status of the page about a call that failed: the failed call's own. */
export function statusOf(error: unknown): number {
  return error instanceof AnswerableError ? error.status : 502;
}
