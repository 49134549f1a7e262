/** What a test provokes on purpose. */

/** How long something is expected. */
type Scope = 'test' | 'file';

/** Expectations of one test file. */
export interface Expectations {
  /** See expectViolations. */
  expect(pattern: RegExp): void;
  /** A test begins. */
  beginTest(): void;
  /** Whether a line was expected. */
  isExpected(line: string): boolean;
  /** Ends those of a test, or of the file. @returns the patterns that nothing fitted */
  end(scope: Scope): RegExp[];
}

/** Creates the expectations of a file. */
export function createExpectations(): Expectations {
  const expectations: { pattern: RegExp; scope: Scope; isMet: boolean }[] = [];
  let scope: Scope = 'file';
  return {
    expect: (pattern) => {
      expectations.push({ pattern, scope, isMet: false });
    },
    beginTest: () => {
      scope = 'test';
    },
    isExpected(line) {
      const found = expectations.filter(({ pattern }) => pattern.test(line));
      for (const expectation of found) expectation.isMet = true;
      return found.length > 0;
    },
    end(ended) {
      scope = 'file';
      const over = expectations.filter((expectation) => expectation.scope === ended);
      for (const expectation of over) expectations.splice(expectations.indexOf(expectation), 1);
      return over.filter(({ isMet }) => !isMet).map(({ pattern }) => pattern);
    },
  };
}

/** Those of the file that runs. */
export const FILE_EXPECTATIONS: Expectations = createExpectations();

/**
 * Says that violations which fit the pattern are meant to happen: until the end of the test that says so, or of the file when it is said
 * outside of a test. One that does not happen fails the test as well.
 *
 * @param pattern over `hub getProject 200: what is wrong`
 */
export function expectViolations(pattern: RegExp): void {
  FILE_EXPECTATIONS.expect(pattern);
}
