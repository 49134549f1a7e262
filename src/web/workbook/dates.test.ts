import { describe, expect, it } from 'vitest';
import { formOf, workbookMomentText } from './dates.ts';

describe('A number format', () => {
  it.each([
    ['General', 'number'],
    ['0.00 "days"', 'number'],
    ['#,##0.00_);[Red](#,##0.00)', 'number'],
    ['0.0E+00', 'number'],
    ['yyyy-mm-dd', 'date'],
    ['[$-409]d-mmm-yy;@', 'date'],
    ['mmm', 'date'],
    ['dd/mm/yyyy hh:mm', 'date'],
    ['hh:mm:ss', 'time'],
    ['[h]:mm', 'time'],
    ['h:mm AM/PM', 'time'],
    ['mm:ss.0', 'time'],
    ['"y" 0', 'number'],
  ])('%s shows a %s', (code, form) => {
    expect(formOf(code)).toBe(form);
  });
});

describe('A number that is shown as a date', () => {
  it.each([
    [1, false, '1900-01-01'],
    [59, false, '1900-02-28'],
    [61, false, '1900-03-01'],
    [45352, false, '2024-03-01'],
    [45352.354166666664, false, '2024-03-01T08:30:00'],
    [45352.354172, false, '2024-03-01T08:30:00.461'],
    [0, true, '1904-01-01'],
    [43890, true, '2024-03-01'],
    [-1, false, undefined],
    [1e9, false, undefined],
  ])('%d (1904: %s) is %s', (days, is1904, expected) => {
    expect(workbookMomentText(days, 'date', is1904)).toBe(expected);
  });

  it('is a time alone before the first day, and no moment where only a time is shown', () => {
    expect([workbookMomentText(0.6041666666666666, 'time', false), workbookMomentText(1.5, 'time', false)]).toEqual([
      '14:30:00',
      undefined,
    ]);
  });
});
