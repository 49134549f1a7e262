/** What is wrong with profile files. */

/** One problem of one file. Line and column count from 1. */
export interface ProfileProblem {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly reason: string;
}

/** Profiles that cannot be used. The message has one line for each problem: `file:line:column: reason`. */
export class ProfileError extends Error {
  override readonly name = 'ProfileError';
  readonly problems: readonly ProfileProblem[];

  constructor(problems: readonly ProfileProblem[], options?: { cause?: unknown }) {
    super(problems.map(({ file, line, column, reason }) => `${file}:${line}:${column}: ${reason}`).join('\n'), options);
    this.problems = problems;
  }
}
