import { describe, expect, it } from 'vitest';
import { createExpectations } from './expected-violations.ts';

describe('A violation that a test expects', () => {
  it('is allowed in that test', () => {
    const { startTest, addExpectation, isExpected } = createExpectations();
    startTest();
    addExpectation(/getSeed 500/);
    expect([isExpected('toy getSeed 500: x'), isExpected('toy getSeed 404: x')]).toEqual([true, false]);
  });

  it('is not allowed in the next test', () => {
    const { startTest, addExpectation, isExpected, removeExpectations } = createExpectations();
    startTest();
    addExpectation(/getSeed 500/);
    removeExpectations('test');
    startTest();
    expect(isExpected('toy getSeed 500: x')).toBe(false);
  });

  it('is allowed in the whole file if it is expected outside of a test', () => {
    const { startTest, addExpectation, isExpected, removeExpectations } = createExpectations();
    addExpectation(/getSeed 500/);
    startTest();
    removeExpectations('test');
    startTest();
    expect(isExpected('toy getSeed 500: x')).toBe(true);
  });

  it('is reported if it does not occur', () => {
    const { startTest, addExpectation, isExpected, removeExpectations } = createExpectations();
    startTest();
    addExpectation(/getSeed 500/);
    addExpectation(/getSeed 404/);
    isExpected('toy getSeed 404: x');
    expect(removeExpectations('test')).toEqual([/getSeed 500/]);
  });
});
