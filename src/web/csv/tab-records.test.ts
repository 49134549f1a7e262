import { describe, expect, it } from 'vitest';
import { createSeededRandom } from '../../profiles/testing-seeded-random.ts';
import { parseTabSeparatedText } from './tab-records.ts';

const readCells = (text: string) => parseTabSeparatedText(text).map(({ cells }) => cells);

describe('A tab-separated table', () => {
  it.each([
    [
      'with LF, CRLF and CR',
      'a\tb\n1\t2\r\n3\t4\r5\t6',
      [
        ['a', 'b'],
        ['1', '2'],
        ['3', '4'],
        ['5', '6'],
      ],
    ],
    ['with quoted cells', '"a"\t"b ""c"""\n', [['a', 'b "c"']]],
    [
      'with a quote that begins a text',
      'a\tb\n"Golden" type\tx\n',
      [
        ['a', 'b'],
        ['"Golden" type', 'x'],
      ],
    ],
    [
      'with an unclosed quote',
      'a\tb\n"x\ty\nc\td\n',
      [
        ['a', 'b'],
        ['"x', 'y'],
        ['c', 'd'],
      ],
    ],
    [
      'with a quote that is closed in a later row',
      'a\tb\tc\n1\t"x\ty\n2\tz"\tw\n',
      [
        ['a', 'b', 'c'],
        ['1', '"x', 'y'],
        ['2', 'z"', 'w'],
      ],
    ],
    [
      'with quotes in neighboring cells',
      'a\tb\n"x\ty"\n',
      [
        ['a', 'b'],
        ['"x', 'y"'],
      ],
    ],
    [
      'with line endings in a cell in quotes',
      'a\tb\tc\n1\t2\t"x\n\ny"\n3\t"4\n5"\t6\n',
      [
        ['a', 'b', 'c'],
        ['1', '2', 'x\n\ny'],
        ['3', '4\n5', '6'],
      ],
    ],
    [
      'with tabs in a cell in quotes',
      'a\tb\n"x\ty"\tz\n',
      [
        ['a', 'b'],
        ['x\ty', 'z'],
      ],
    ],
    [
      'with line endings and tabs in a cell in quotes',
      'a\tb\tc\td\n1\t2\t"x\ny ""z""\tw"\t4\n5\t"6\tm\n\nn"\t7\t"8\n"\n9\t"o" p\tq\tr\n',
      [
        ['a', 'b', 'c', 'd'],
        ['1', '2', 'x\ny "z"\tw', '4'],
        ['5', '6\tm\n\nn', '7', '8\n'],
        ['9', '"o" p', 'q', 'r'],
      ],
    ],
    [
      'with a quote that begins the last cell of a short row',
      'a\tb\tc\n1\t"x\n2\t5"\t3\n',
      [
        ['a', 'b', 'c'],
        ['1', '"x'],
        ['2', '5"', '3'],
      ],
    ],
    [
      'without empty lines',
      '\n\na\tb\n\n1\t2\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
  ])('has the expected records %s', (_what, text, records) => {
    expect(readCells(text)).toEqual(records);
  });

  it('has records with the number of their first line', () => {
    expect(parseTabSeparatedText('a\tb\n1\t"x\ny"\n\n2\t3\n').map(({ line }) => line)).toEqual([1, 2, 5]);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('with stray quotes is read as the displayed rows and cells (seed %d)', (seed) => {
    const random = createSeededRandom(seed);
    const pieces = ['"', 'x', '5" pot', ' ', '"y', 'z"', "'", '""'];
    const createCell = () => `v${Array.from({ length: random.below(4) }, () => random.pick(pieces)).join('')}`;
    const createStrayCell = () => (random.below(4) === 0 ? `"${createCell()}` : createCell());
    const rows = Array.from({ length: 30 }, (_, at) => [`id${at}`, createStrayCell(), createStrayCell(), createCell()]);
    const read = readCells([['id', 'a', 'b', 'c'], ...rows].map((cells) => cells.join('\t')).join('\n'));
    const unquoteCell = (text: string) => (/^"(?:[^"]|"")*"$/.test(text) ? text.slice(1, -1).replaceAll('""', '"') : text);
    expect(read.slice(1)).toEqual(rows.map((cells) => cells.map(unquoteCell)));
  });
});
