/** Errors of actions with several platform calls of which only some succeeded. */
import { AnswerableError } from '../../contract/errors.ts';

/** Only a part was done. The page lists both parts. */
export class UnfinishedError extends AnswerableError {
  /** Heading of the page. */
  readonly title: string;
  /** The done and the undone parts, one sentence each. */
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

/** Returns the reason of a failed call, without its sentence about changes. */
export function getUnfinishedReason(error: unknown): string {
  return error instanceof AnswerableError ? error.explanation : 'Something went wrong.';
}

/** Returns the status of the page about a failed call: that of the call. */
export function getPageStatus(error: unknown): number {
  return error instanceof AnswerableError ? error.status : 502;
}
