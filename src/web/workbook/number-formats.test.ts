import { describe, expect, it } from 'vitest';
import { formatLikelyDate, formatShownNumber, parseNumberFormat } from './number-formats.ts';

const formatCell = (code: string, value: number, is1904 = false) => formatShownNumber(value, parseNumberFormat(code), is1904);

describe('The number format', () => {
  it.each([
    ['General', 'plain'],
    ['@', 'plain'],
    ['0.00 "days"', 'number'],
    ['#,##0.00_);[Red](#,##0.00)', 'number'],
    ['0.0E+00', 'number'],
    ['"y" 0', 'number'],
    ['yyyy-mm-dd', 'date'],
    ['[$-409]d-mmm-yy;@', 'date'],
    ['mmm', 'date'],
    ['dd/mm/yyyy hh:mm', 'date'],
    ['hh:mm:ss', 'time'],
    ['[h]:mm', 'time'],
    ['h:mm AM/PM', 'time'],
    ['mm:ss.0', 'time'],
    ['an invalid code [', 'number'],
  ])('%s has the type “%s”', (code, kind) => {
    expect(parseNumberFormat(code).kind).toBe(kind);
  });
});

describe('A cell with a number', () => {
  it.each([
    ['General', 7, 7],
    ['0', 7, 7],
    ['0;-0;;@', 0, 0],
    ['an invalid code [', 7, 7],
    ['00000', 7, { shown: '00007', value: 7, isDate: false }],
    ['"BM-"000', 7, { shown: 'BM-007', value: 7, isDate: false }],
    ['0.00', 1.5, { shown: '1.50', value: 1.5, isDate: false }],
    ['0.00', 0.1 + 0.2, { shown: '0.30', value: 0.1 + 0.2, isDate: false }],
    ['0.0', 5.664_2, { shown: '5.7', value: 5.664_2, isDate: false, hidden: '5.6642' }],
    ['0%', 0.123_4, { shown: '12%', value: 0.123_4, isDate: false, hidden: '0.1234' }],
    ['#,##0.00', 1_234.5, { shown: '1,234.50', value: 1_234.5, isDate: false }],
    ['"Gene "0', 7, { shown: 'Gene 7', value: 7, isDate: false }],
    ['0.0E+00', 12_000, { shown: '1.2E+04', value: 12_000, isDate: false }],
    ['0 "m"', 10, { shown: '10 m', value: 10, isDate: false }],
    ['0%', 0.12, { shown: '12%', value: 0.12, isDate: false }],
    ['[h]:mm', 1.5, { shown: '36:00', value: 1.5, isDate: false }],
    ['0_)', 7, 7],
  ])('with the format %s and the value %d is read as it is displayed', (code, value, cell) => {
    expect(formatCell(code, value)).toEqual(cell);
  });
});

describe('A date', () => {
  it.each([
    ['yyyy', 44_927, '2023', '2023'],
    ['mmm-yy', 45_170, 'Sep-23', '2023-09'],
    ['yyyy\\-mm', 45_170, '2023-09', '2023-09'],
    ['dd.mm.yyyy', 44_986, '01.03.2023', '2023-03-01'],
    ['[$-407]d. mmmm yyyy;@', 44_986, '1. März 2023', '2023-03-01'],
    ['[$-F800]dddd\\, mmmm dd\\, yyyy', 44_986, '2023-03-01', '2023-03-01'],
    ['yyyy-mm-dd hh:mm:ss', 45_352.354_166_666_664, '2024-03-01 08:30:00', '2024-03-01T08:30:00'],
    ['yyyy-mm-dd hh:mm:ss.000', 45_019.587_493_060_5, '2023-04-03 14:05:59.400', '2023-04-03T14:05:59.400'],
    ['yyyy-mm-dd hh:mm:ss.0', 45_019, '2023-04-03 00:00:00.0', '2023-04-03'],
    ['dd/mm/yyyy hh:mm', 45_352, '01/03/2024 00:00', '2024-03-01'],
    ['yyyy-mm-dd', 1, '1900-01-01', '1900-01-01'],
    ['yyyy-mm-dd', 59, '1900-02-28', '1900-02-28'],
    ['yyyy-mm-dd', 61, '1900-03-01', '1900-03-01'],
  ])('with the format %s and the number %d has the precision of its display: %s', (code, value, shown, exact) => {
    expect(formatCell(code, value)).toEqual({ shown, value: exact, isDate: true });
  });

  it.each([
    ['yyyy-mm-dd', 45_352.6, '2024-03-01', '2024-03-01T14:24:00'],
    ['yyyy-mm-dd hh:mm', 45_352.354_340_277_78, '2024-03-01T08:30:00', '2024-03-01T08:30:15'],
    ['yyyy-mm-dd hh:mm:ss', 45_352.354_169_56, '2024-03-01T08:30:00', '2024-03-01T08:30:00.250'],
    ['mmm-yy', 45_193, '2023-09', '2023-09-24'],
    ['yyyy', 45_170, '2023', '2023-09-01'],
    ['d-mmm', 44_986, '1-Mar', '2023-03-01'],
    ['h:mm', 45_352.604_166_666_664, 45_352.604_166_666_664, '2024-03-01T14:30:00'],
    ['h:mm', 0.604_340_277_777_777_8, '14:30:00', '14:30:15'],
    ['h:mm', -0.75, -0.75, '-0.75'],
    ['0;0', -5, -5, '-5'],
    ['[h]:mm', 1.500_173_611_111_111_2, 1.500_173_611_111_111_2, '36:00:15.000'],
  ])('with the format %s and the number %d has the value %s and the hidden value %s', (code, number, value, hidden) => {
    expect(formatCell(code, number)).toMatchObject({ value, hidden });
  });

  it('is counted from 1904 if the workbook requires it', () => {
    expect(formatCell('d.m.yyyy', 43_890, true)).toEqual({ shown: '1.3.2024', value: '2024-03-01', isDate: true });
  });

  it('is not confused with a duration in a workbook with dates from 1904', () => {
    expect(formatCell('[h]:mm', 1.75, true)).toEqual({ shown: '42:00', value: 1.75, isDate: false });
  });

  it.each([
    ['h:mm', 0.604_166_666_666_666_6, { shown: '14:30', value: '14:30:00', isDate: false }],
    ['h:mm AM/PM', 0.6, { shown: '2:24 PM', value: '14:24:00', isDate: false }],
  ])('is only a time in the format %s', (code, value, cell) => {
    expect(formatCell(code, value)).toEqual(cell);
  });

  it('is suggested for a number without a format, even if the file counts days from 1904', () => {
    expect([formatLikelyDate(45_017), formatLikelyDate(43_555, true)]).toEqual(['2023-04-01', '2023-04-01']);
    expect(formatCell('General', 43_555, true)).toEqual({ shown: '43555', value: 43_555, isDate: false, day: '2023-04-01' });
  });

  it('is suggested for a day number, but not for a year, a fraction or a code', () => {
    expect([45_017, 2_023, 45_017.5, 20_230_901].map((value) => formatLikelyDate(value))).toEqual([
      '2023-04-01',
      undefined,
      undefined,
      undefined,
    ]);
  });
});
