import { describe, expect, it } from 'vitest';
import { addOutcomes, addSkippedFailures, formatClosingLines } from './outcome.ts';

describe('The summary of a test run', () => {
  it('contains all counts in one line', () => {
    expect(formatClosingLines({ passed: 7, failures: [], skipped: [] }).at(-1)).toBe('7 passed, 0 failed, 0 skipped');
  });

  it('lists each failure with the first four lines of its reason, without colors', () => {
    const reason = '\u001b[31mexpected 1 to be 2\u001b[39m\n\n  a\n  b\n  c\n  d\n  e';
    expect(formatClosingLines({ passed: 0, failures: [{ name: 'a.test.ts > adds', reason }], skipped: [] })).toEqual([
      '',
      'Failed:',
      '  a.test.ts > adds',
      '    expected 1 to be 2',
      '    a',
      '    b',
      '    c',
      '',
      '0 passed, 1 failed, 0 skipped',
    ]);
  });

  it('lists skipped tests', () => {
    expect(formatClosingLines({ passed: 0, failures: [], skipped: ['needs a browser'] })).toContain('  needs a browser');
  });

  it('lists tests that are skipped for the same reason in one line', () => {
    const lines = formatClosingLines({
      passed: 0,
      failures: [],
      skipped: ['needs a browser', 'needs Java', 'needs a browser'],
    });
    expect(lines.slice(2, -2)).toEqual(['  needs a browser (2)', '  needs Java']);
    expect(lines.at(-1)).toBe('0 passed, 0 failed, 3 skipped');
  });

  it('contains the sums of the counts of all parts', () => {
    const part = { passed: 2, failures: [{ name: 'a', reason: 'b' }], skipped: ['c'] };
    expect(formatClosingLines(addOutcomes([part, part])).at(-1)).toBe('4 passed, 2 failed, 2 skipped');
  });

  it('also counts a skipped test as a failure if tests must not be skipped', () => {
    const outcome = addSkippedFailures({ passed: 1, failures: [], skipped: ['needs a browser'] });
    expect(formatClosingLines(outcome).at(-1)).toBe('1 passed, 1 failed, 1 skipped');
  });
});
