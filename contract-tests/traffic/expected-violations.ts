/** Handles violations that a test causes intentionally. */

/** Duration of an expectation. */
type Scope = 'test' | 'file';

/** Expectations of a test file. */
export interface Expectations {
  /** Adds an expectation; see expectViolations. */
  addExpectation(pattern: RegExp): void;
  /** Removes the expectations of the previous test. */
  startTest(): void;
  isExpected(line: string): boolean;
  /**
   * Removes the expectations of a test or of the file.
   * @returns the patterns without a match
   */
  removeExpectations(scope: Scope): RegExp[];
}

export function createExpectations(): Expectations {
  const expectations: { pattern: RegExp; scope: Scope; isMet: boolean }[] = [];
  let scope: Scope = 'file';
  return {
    addExpectation: (pattern) => {
      expectations.push({ pattern, scope, isMet: false });
    },
    startTest: () => {
      scope = 'test';
    },
    isExpected(line) {
      const found = expectations.filter(({ pattern }) => pattern.test(line));
      for (const expectation of found) expectation.isMet = true;
      return found.length > 0;
    },
    removeExpectations(ended) {
      scope = 'file';
      const over = expectations.filter((expectation) => expectation.scope === ended);
      for (const expectation of over) expectations.splice(expectations.indexOf(expectation), 1);
      return over.filter(({ isMet }) => !isMet).map(({ pattern }) => pattern);
    },
  };
}

export const FILE_EXPECTATIONS: Expectations = createExpectations();

/**
 * Expects violations that match a pattern until the end of the current test; outside of tests, until the end of the file. If
 * there is no such violation, the test fails.
 * @param pattern matches strings such as `hub getProject 200: error`
 */
export function expectViolations(pattern: RegExp): void {
  FILE_EXPECTATIONS.addExpectation(pattern);
}
