import { describe, expect, it } from 'vitest';
import { createExpectations } from './expected-violations.ts';

describe('A violation that a test expects', () => {
  it('is allowed in that test', () => {
    const { beginTest, expect: say, isExpected } = createExpectations();
    beginTest();
    say(/getSeed 500/);
    expect([isExpected('toy getSeed 500: x'), isExpected('toy getSeed 404: x')]).toEqual([true, false]);
  });

  it('is not allowed in the next test', () => {
    const { beginTest, expect: say, isExpected, end } = createExpectations();
    beginTest();
    say(/getSeed 500/);
    end('test');
    beginTest();
    expect(isExpected('toy getSeed 500: x')).toBe(false);
  });

  it('is allowed in the whole file if it is expected outside of a test', () => {
    const { beginTest, expect: say, isExpected, end } = createExpectations();
    say(/getSeed 500/);
    beginTest();
    end('test');
    beginTest();
    expect(isExpected('toy getSeed 500: x')).toBe(true);
  });

  it('is reported if it does not occur', () => {
    const { beginTest, expect: say, isExpected, end } = createExpectations();
    beginTest();
    say(/getSeed 500/);
    say(/getSeed 404/);
    isExpected('toy getSeed 404: x');
    expect(end('test')).toEqual([/getSeed 500/]);
  });
});
