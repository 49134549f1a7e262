import { describe, expect, it } from 'vitest';
import { formatCsvLines, formatCsvTable, removeFormulaGuard } from './records.ts';

describe('A line of generated CSV', () => {
  it('has quotes around special values', () => {
    expect(formatCsvLines([['a', 'b,c', 'say "d"', 'two\nlines', null, 1.5, true]])).toBe(
      'a,"b,c","say ""d""","two\nlines",,1.5,TRUE\r\n',
    );
  });

  it.each(['=1+1', '+1', '-1', '@x', '\tx', "'=1", "''@x", '＝1+1', '＋1', '－1', '＠x', "'＝1"])(
    'contains %j with an escape that prevents formulas, and reading removes the escape',
    (text) => {
      const line = formatCsvLines([[text]]).trimEnd();
      const cell = line.startsWith('"') ? line.slice(1, -1) : line;
      expect([cell.startsWith("'"), removeFormulaGuard(cell)]).toEqual([true, text]);
    },
  );

  it.each(['plain', "'quoted'", "it's", ''])('contains %j unchanged', (text) => {
    expect([formatCsvLines([[text]]), removeFormulaGuard(text)]).toEqual([`${text}\r\n`, text]);
  });

  it('contains negative numbers as numbers', () => {
    expect(formatCsvLines([[-1.5]])).toBe('-1.5\r\n');
  });
});

describe('A table as CSV', () => {
  it('has its header first', () => {
    expect(formatCsvTable(['RawFile', 'N'], [['a', null]])).toBe('RawFile,N\r\na,\r\n');
  });
});
