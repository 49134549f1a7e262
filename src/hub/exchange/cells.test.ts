import { describe, expect, it } from 'vitest';
import type { Field } from '../../profiles/profile.ts';
import { type Cell, formatCell, isSameCell, MAX_CELL_LENGTH, parseCellValue, shortenCell } from './cells.ts';

const createField = (type: Field['type'], items?: string): Field => ({
  name: 'value',
  type,
  ...(items === undefined ? {} : { items }),
  required: false,
  recommended: false,
  description: '',
  constraints: {},
});
const text = createField('string');
const texts = createField('list', 'string');

describe('A cell of an export', () => {
  it.each<[Field, unknown, Cell]>([
    [text, 'Wheat', 'Wheat'],
    [text, undefined, null],
    [text, '=1+1', '=1+1'],
    [text, 'two\r\nlines', 'two\nlines'],
    [text, 'nul\u0000', 'nul\ufffd'],
    [createField('integer'), 12, 12],
    [createField('integer'), 'twelve', 'twelve'],
    [createField('boolean'), false, false],
    [texts, ['a', 'b'], 'a; b'],
    [texts, [], null],
    [texts, ['a; b', 'say "c"', ' d'], '"a; b"; "say ""c"""; " d"'],
    [createField('list', 'float'), [1, 2.5], '1; 2.5'],
    [text, ['a', 'b'], '["a","b"]'],
    [text, { odd: true }, '{"odd":true}'],
  ])('contains, for the field %o and the value %j, the content %j', (of, value, expected) => {
    expect(formatCell(of, value)).toBe(expected);
  });

  it('is limited to the length that spreadsheet programs allow', () => {
    expect(String(shortenCell(formatCell(text, 'x'.repeat(40_000))))).toHaveLength(MAX_CELL_LENGTH);
  });

  it.each<[Field, Cell, unknown]>([
    [text, 'Wheat', 'Wheat'],
    [text, 7, '7'],
    [text, '', null],
    [text, null, null],
    [createField('integer'), '12', 12],
    [createField('integer'), 12, 12],
    [createField('integer'), 'about 12', 'about 12'],
    [createField('float'), '1e3', 1000],
    [createField('boolean'), 'true', true],
    [texts, 'a;b ; "c; d"', ['a', 'b', 'c; d']],
    [texts, '; ;', []],
    [createField('list', 'integer'), '1; 2; x', [1, 2, 'x']],
  ])('is read, for the field %o and the content %j, as the value %j', (of, cell, expected) => {
    expect(parseCellValue(of, cell)).toEqual(expected);
  });
});

describe('Two cells', () => {
  it.each<[Cell, Cell, boolean]>([
    ['a', 'a', true],
    [null, '', true],
    [1, '1', true],
    [0.1, '0.1000000000000000055', true],
    [0.1, 0.10001, false],
    ['007', '7', false],
    [true, 'TRUE', true],
    [true, 'true', false],
    ['two\r\nlines', 'two\nlines', true],
    ['', '0', false],
  ])('with the contents %j and %j have equal values: %s', (one, other, expected) => {
    expect(isSameCell(one, other)).toBe(expected);
  });
});
