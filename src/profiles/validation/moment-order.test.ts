import { describe, expect, test } from 'vitest';
import { compareTimestamps } from './rule-checks.ts';

describe('compareTimestamps', () => {
  test('compares zoned values as instants', () => {
    expect(compareTimestamps('2024-05-31T08:00:00+02:00', '2024-05-31T07:00:00Z')).toBeLessThan(0);
    expect(compareTimestamps('2024-05-31T09:00:00+02:00', '2024-05-31T07:00:00Z')).toBe(0);
    expect(compareTimestamps('2024-05-31T07:00:00.5Z', '2024-05-31T07:00:00.25Z')).toBeGreaterThan(0);
  });
  test('compares a date and a date-time as whole days', () => {
    expect(compareTimestamps('2024-05-31', '2024-05-31T18:00:00')).toBe(0);
    expect(compareTimestamps('2024-05-30', '2024-05-31T18:00:00Z')).toBeLessThan(0);
  });
  test('compares a local value by wall-clock time', () => {
    expect(compareTimestamps('2024-05-31T08:00', '2024-05-31T08:00:00')).toBe(0);
    expect(compareTimestamps('2024-05-31T08:01', '2024-05-31T08:00:00Z')).toBeGreaterThan(0);
  });
  test('returns undefined for strings that are not dates', () => {
    expect(compareTimestamps('soon', '2024-05-31')).toBeUndefined();
  });
});
