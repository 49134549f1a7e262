import { AnswerableError } from '../../contract/errors.ts';

/** Thrown if only some calls of an action succeeded. The page lists completed and remaining items. */
export class UnfinishedError extends AnswerableError {
  readonly title: string;
  /** The completed and the remaining items, one sentence each. */
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

/** Returns the reason of a failed call, without the sentence about changes. */
export function getUnfinishedReason(error: unknown): string {
  return error instanceof AnswerableError ? error.explanation : 'Something went wrong.';
}

export function getPageStatus(error: unknown): number {
  return error instanceof AnswerableError ? error.status : 502;
}
