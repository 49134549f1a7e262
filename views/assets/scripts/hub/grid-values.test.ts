import { describe, expect, it } from 'vitest';
import { parseClipboard } from './grid-clipboard.ts';
import { parseDate } from './grid-days.ts';
import { createHistory } from './grid-history.ts';
import { formatCellText, parseCellText } from './grid-values.ts';

describe('Text typed into a cell', () => {
  it.each([
    ['integer', '12 500', 12_500],
    ['integer', '12.500', '12.500'],
    ['float', '1.234,5', 1_234.5],
    ['float', '1,234', '1,234'],
    ['float', '\u22120.5', -0.5],
    ['boolean', 'Yes', true],
    ['date', '24. Dez. 2024', '2024-12-24'],
    ['date', '3/4/2024', '3/4/2024'],
    ['string', ' text ', 'text'],
    ['string', '  ', null],
  ])('is converted to the type %s unless it is ambiguous: %s', (scalar, text, value) => {
    expect(parseCellText({ scalar, isList: false }, text)).toBe(value);
  });

  it('is split into list items', () => {
    expect(parseCellText({ scalar: 'integer', isList: true }, '1; 2;;3')).toEqual([1, 2, 3]);
    expect(formatCellText([1, true, null])).toBe('1; yes; ');
  });
});

describe('A day', () => {
  it.each(['2024/12/24', '24.12.2024', '12/24/2024', '24 Dec 2024', 'Dec 24th, 2024', '24 de diciembre de 2024'])(
    'is recognized in the text %s',
    (text) => {
      expect(parseDate(text)).toBe('2024-12-24');
    },
  );

  it.each(['31.02.2024', '24 Foo 2024', 'text'])('is not recognized in the text %s', (text) => {
    expect(parseDate(text)).toBeUndefined();
  });
});

describe('A block of cells from the clipboard', () => {
  it.each([
    [
      'a\tb\nc\td\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['"a\tb\n""c"""\td', [['a\tb\n"c"', 'd']]],
    ['5" tall\t"open', [['5" tall', '"open']]],
    ['', []],
  ])('is parsed into rows and cells: %j', (text, lines) => {
    expect(parseClipboard(text)).toEqual(lines);
  });
});

describe('The history of a grid', () => {
  it('undoes and redoes all changes of a step together', () => {
    const values: number[] = [];
    const history = createHistory(() => undefined);
    const recordPush = (value: number) =>
      history.performStep({ redoStep: () => values.push(value), undo: () => void values.splice(values.lastIndexOf(value), 1) });
    history.runAsOneStep(() => {
      recordPush(1);
      history.runAsOneStep(() => recordPush(2));
    });
    recordPush(3);
    expect([history.undo(), [...values]]).toEqual([true, [1, 2]]);
    expect([history.undo(), history.undo(), [...values]]).toEqual([true, false, []]);
    expect([history.redoStep(), [...values]]).toEqual([true, [1, 2]]);
    recordPush(4);
    expect([history.redoStep(), values]).toEqual([false, [1, 2, 4]]);
  });
});
