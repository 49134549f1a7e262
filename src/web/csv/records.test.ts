import { describe, expect, it } from 'vitest';
import { parseCsvText } from './records.ts';

const readCells = (text: string) => parseCsvText(text).map(({ cells }) => cells);

describe('CSV text', () => {
  it.each([
    [
      'with LF, CRLF or both',
      'a,b\n1,2\r\n"3","4"\r\n5,6',
      [
        ['a', 'b'],
        ['1', '2'],
        ['3', '4'],
        ['5', '6'],
      ],
    ],
    [
      'with line endings, commas and quotes in quotes',
      'a,"b,c"\r\n"d ""e""","f\r\ng"\r\n',
      [
        ['a', 'b,c'],
        ['d "e"', 'f\r\ng'],
      ],
    ],
    ['with quotes inside of cells', 'a 5" pot,b"c"\n', [['a 5" pot', 'b"c"']]],
    ['without empty lines', '\n\na\n\n""\n,\n', [['a'], ['', '']]],
    ['with rows of different lengths', 'a,b\n1\n1,2,3\n', [['a', 'b'], ['1'], ['1', '2', '3']]],
    ['with unchanged spaces', ' a , b\n', [[' a ', ' b']]],
    ['when it is empty', '', []],
  ])('has the expected records %s', (_what, text, records) => {
    expect(readCells(text)).toEqual(records);
  });

  it('is parsed up to a given number of records, not counting empty ones', () => {
    expect(parseCsvText('a,b\n,\n1,2\n3,4\n', ',', '"', 2).map(({ line }) => line)).toEqual([1, 3]);
  });

  it('has records with the number of their first line', () => {
    expect(parseCsvText('a\n\n"b\nc",d\r\ne\n').map(({ line }) => line)).toEqual([1, 3, 5]);
  });
});

describe('Invalid CSV text', () => {
  it.each([
    ['for an unclosed quote', 'a\nb,"c\nd\n', 2, 'opens a quote that is never closed'],
    ['for text after a closing quote', 'a\n"b\nc",d\n"e" f,g\n', 4, 'has text after a closing quote'],
  ])('is rejected %s, and the error states the line', (_what, text, line, message) => {
    expect(() => parseCsvText(text)).toThrow(expect.objectContaining({ line, message }));
  });

  it('keeps spaces around commas and quotes inside a quoted cell', () => {
    expect(parseCsvText('"a , "" , b", "c"\n"d\n, ""e"" , f",g\n').map(({ cells }) => cells)).toEqual([
      ['a , " , b', 'c'],
      ['d\n, "e" , f', 'g'],
    ]);
  });
});
