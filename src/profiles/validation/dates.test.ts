import { describe, expect, test } from 'vitest';
import { getLinearPattern } from '../patterns/linear-pattern.ts';
import { isDate, isDateTime, lenientDateTimePattern } from './formats.ts';

describe('A date', () => {
  test.each(['2024-02-29', '2000-02-29', '2023-12-31', '0001-01-01'])('%s exists in the calendar', (text) => {
    expect(isDate(text)).toBe(true);
  });
  test.each([
    '2023-02-29',
    '1900-02-29',
    '2023-04-31',
    '2023-13-01',
    '2023-00-10',
    '2023-1-1',
    '20230101',
    '2023-01-01 ',
    '31.12.2023',
    '',
  ])('is invalid if it is %j', (text) => {
    expect(isDate(text)).toBe(false);
  });
});

describe('A date-time', () => {
  test.each([
    '2024-05-31',
    '2024-05-31T08:00',
    '2024-05-31T08:00:00',
    '2024-05-31 08:00:00',
    '2024-05-31T08:00:00.123Z',
    '2024-05-31t08:00:00z',
    '2024-05-31T08:00:00+05:30',
    '2016-12-31T23:59:60Z',
    '2017-01-01T00:59:60+01:00',
  ])('can be %s', (text) => {
    expect(isDateTime(text)).toBe(true);
  });
  test.each([
    '2024-02-30T08:00:00',
    '2024-05-31T24:00:00',
    '2024-05-31T08:60:00',
    '2024-05-31T08:00:61Z',
    '2024-05-31T08:00:60Z',
    '2024-05-31T23:59:60',
    '2024-05-31T08:00:00+0530',
    '2024-05-31T08',
    '2024-05-31T',
    'T08:00:00',
  ])('cannot be %s', (text) => {
    expect(isDateTime(text)).toBe(false);
  });

  test('matches the pattern of the JSON Schema even without zone, without seconds or with a space', () => {
    const pattern = getLinearPattern(lenientDateTimePattern);
    expect(['2024-02-29T08:00', '2000-02-29 08:00:59.5', '2024-05-31 08:00Z'].filter((text) => !pattern.test(text))).toEqual(
      [],
    );
    expect(
      ['2023-02-29T08:00', '1900-02-29T08:00', '2024-04-31T08:00', '2024-05-31T24:00'].filter((text) => pattern.test(text)),
    ).toEqual([]);
  });
});
