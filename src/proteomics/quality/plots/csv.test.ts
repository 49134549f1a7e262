import { describe, expect, it } from 'vitest';
import { csvOf } from './csv.ts';

describe('a table as CSV', () => {
  it('has a header line, and lines that end in CR LF', () => {
    expect(csvOf(['RawFile', 'N'], [['a', 1]])).toBe('RawFile,N\r\na,1\r\n');
  });

  it('leaves the cell of a missing value empty', () => {
    expect(csvOf(['a', 'b'], [[null, 0]])).toBe('a,b\r\n,0\r\n');
  });

  it('quotes commas, quotes and line ends', () => {
    expect(csvOf(['x'], [['a,"b"\n']])).toBe('x\r\n"a,""b""\n"\r\n');
  });

  it('keeps texts from being formulas', () => {
    expect(csvOf(['x'], [['=1+1'], ['+1'], ['-1'], ['@a']])).toBe("x\r\n'=1+1\r\n'+1\r\n'-1\r\n'@a\r\n");
  });

  it('leaves negative numbers as they are', () => {
    expect(csvOf(['x'], [[-1.5]])).toBe('x\r\n-1.5\r\n');
  });
});
