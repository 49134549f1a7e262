import { describe, expect, test } from 'vitest';
import { ConditionError, hasComparison, isConditionMet, listConditionFields, parseCondition } from './condition.ts';

function evaluateText(text: string, present: readonly string[]): boolean {
  return isConditionMet(
    parseCondition(text),
    (name) => present.includes(name),
    () => {
      throw new Error('nothing to compare');
    },
  );
}

function catchError(text: string): ConditionError {
  try {
    parseCondition(text);
  } catch (error) {
    if (error instanceof ConditionError) return error;
    throw error;
  }
  throw new Error(`${text} was taken for a condition`);
}

describe('A condition', () => {
  test('is true for a name whose field has a value', () => {
    expect(evaluateText('a', ['a'])).toBe(true);
    expect(evaluateText('a', [])).toBe(false);
  });

  test('binds AND more tightly than OR', () => {
    expect(evaluateText('a OR b AND c', ['a'])).toBe(true);
    expect(evaluateText('(a OR b) AND c', ['a'])).toBe(false);
  });

  test('binds NOT more tightly than AND', () => {
    expect(evaluateText('NOT a AND b', ['b'])).toBe(true);
    expect(evaluateText('NOT (a AND b)', ['a', 'b'])).toBe(false);
  });

  test('can require that two fields are both present or both absent', () => {
    const pair = '(latitude AND longitude) OR (NOT latitude AND NOT longitude)';
    expect(evaluateText(pair, ['latitude', 'longitude'])).toBe(true);
    expect(evaluateText(pair, [])).toBe(true);
    expect(evaluateText(pair, ['latitude'])).toBe(false);
  });

  test('compares two values only if both values are present', () => {
    const order = parseCondition('end >= start');
    const compared: string[] = [];
    const compareInOrder = (later: string, earlier: string): boolean => {
      compared.push(`${later} after ${earlier}`);
      return false;
    };
    expect(isConditionMet(order, (name) => name === 'end', compareInOrder)).toBe(true);
    expect(isConditionMet(order, () => true, compareInOrder)).toBe(false);
    expect(compared).toEqual(['end after start']);
  });

  test('returns the names of its fields, each only once', () => {
    expect(listConditionFields(parseCondition('(NOT b) OR (a AND b) OR c >= a'))).toEqual(['b', 'a', 'c']);
  });

  test('is recognized as a condition that compares values', () => {
    expect(hasComparison(parseCondition('a AND NOT (b OR end >= start)'))).toBe(true);
    expect(hasComparison(parseCondition('a AND NOT b'))).toBe(false);
  });
});

describe('An invalid condition', () => {
  test.each([
    ['', 'a field name is expected', 0],
    ['a AND', 'a field name is expected', 5],
    ['a b', 'write AND, OR or nothing here, not "b"', 2],
    ['a and b', 'write AND in capitals', 2],
    ['(a OR b', '")" is missing', 7],
    ['a >= (b)', 'a field name is expected', 5],
    ['a && b', '"&" is not valid in a condition', 2],
    ['a.b', '"." is not valid in a condition', 1],
    ['NOT', 'a field name is expected', 3],
  ])('is rejected, with reason and position in the error: %j', (text, message, offset) => {
    const error = catchError(text);
    expect(error.message).toBe(message);
    expect(error.offset).toBe(offset);
  });

  test('is rejected if it is nested beyond 32 levels', () => {
    expect(() => parseCondition(`${'('.repeat(32)}a${')'.repeat(32)}`)).not.toThrow();
    expect(catchError(`${'('.repeat(33)}a${')'.repeat(33)}`).message).toContain('at most 32');
  });

  test('is rejected before parsing if it exceeds 2,000 characters', () => {
    expect(catchError('NOT '.repeat(501)).message).toContain('2000');
  });
});
