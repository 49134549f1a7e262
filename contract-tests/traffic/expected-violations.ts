/** What a test provokes on purpose. */

interface Expectation {
  readonly pattern: RegExp;
  readonly isForFile: boolean;
  isMet: boolean;
}

const expectations: Expectation[] = [];
let isInTest = false;

/**
 * Says that violations which fit the pattern are meant to happen: until the end of the test that says so, or of the file when it is said
 * outside of a test. One that does not happen fails the test as well.
 *
 * @param pattern over `hub getProject 200: what is wrong`
 */
export function expectViolations(pattern: RegExp): void {
  expectations.push({ pattern, isForFile: !isInTest, isMet: false });
}

/** A test begins. */
export function beginTest(): void {
  isInTest = true;
}

/** Whether a line was expected. */
export function isExpected(line: string): boolean {
  const found = expectations.filter(({ pattern }) => pattern.test(line));
  for (const expectation of found) expectation.isMet = true;
  return found.length > 0;
}

/** Ends the expectations of a test, or of the file. @returns the patterns that nothing fitted */
export function endExpectations(ofFile: boolean): RegExp[] {
  isInTest = false;
  const ended = expectations.filter(({ isForFile }) => isForFile === ofFile);
  for (const expectation of ended) expectations.splice(expectations.indexOf(expectation), 1);
  return ended.filter(({ isMet }) => !isMet).map(({ pattern }) => pattern);
}
