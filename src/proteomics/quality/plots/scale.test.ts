import { describe, expect, it } from 'vitest';
import { columnWords, linearScale, logScale, scaleInWords } from './scale.ts';

describe('a linear scale', () => {
  it('leaves a little room at both ends', () => {
    const scale = linearScale([0, 100], [200, 0], 5);
    expect(scale.at(0)).toBeLessThan(200);
    expect(scale.at(100)).toBeGreaterThan(0);
  });

  it('stands on zero when it must', () => {
    expect(linearScale([40, 100], [200, 0], 5, true).at(0)).toBe(200);
  });

  it('has room for a single value, and for none', () => {
    expect(linearScale([5, 5], [100, 0], 4).at(5)).toBe(50);
    expect(linearScale([], [100, 0], 4).ticks.length).toBeGreaterThan(1);
  });

  it('has its ticks at round numbers, without binary remains', () => {
    expect(linearScale([5000, 7200], [200, 0], 6).ticks).toEqual([5000, 5500, 6000, 6500, 7000]);
    expect(linearScale([0, 0.57], [200, 0], 6, true).ticks).toEqual([0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6]);
  });

  it('writes all ticks in one way', () => {
    const scale = linearScale([1.1e9, 1.5e9], [100, 0], 6);
    expect(scale.ticks.map((tick) => scale.label(tick))).toEqual([
      '1.1 × 10⁹',
      '1.2 × 10⁹',
      '1.3 × 10⁹',
      '1.4 × 10⁹',
      '1.5 × 10⁹',
    ]);
  });
});

describe('a logarithmic scale', () => {
  it('has its ticks at powers of ten', () => {
    const scale = logScale([3e5, 2e8], [100, 0]);
    expect(scale.ticks.map((tick) => scale.label(tick))).toEqual(['10⁵', '10⁶', '10⁷', '10⁸', '10⁹']);
  });

  it('leaves zeros aside', () => {
    expect(logScale([0, 1000], [100, 0]).ticks[0]).toBe(1000);
  });
});

describe('a value in words', () => {
  it('parts thousands, and rounds what nobody reads', () => {
    expect(scaleInWords(6544.6)).toBe('6,545');
    expect(scaleInWords(17.150000000000006)).toBe('17.15');
    expect(scaleInWords(0.79)).toBe('0.79');
  });

  it('has a true minus sign', () => {
    expect([scaleInWords(-1.2), scaleInWords(-2_500_000)]).toEqual(['−1.2', '−2.5 × 10⁶']);
  });

  it('turns into powers of ten when it is very large or small', () => {
    expect(scaleInWords(1_364_000_000)).toBe('1.364 × 10⁹');
    expect(scaleInWords(0.00012)).toBe('1.2 × 10⁻⁴');
  });
});

describe('the numbers of a column', () => {
  it.each([
    [
      [27, 28.84, null, 16.4],
      ['27.00', '28.84', '16.40'],
    ],
    [
      [0.9474, 9.5],
      ['0.95', '9.50'],
    ],
    [
      [63, 0, 4],
      ['63', '0', '4'],
    ],
    [
      [1009, 976.5],
      ['1,009', '977'],
    ],
    [
      [3.666e8, 7.8e8, 0],
      ['3.67 × 10⁸', '7.80 × 10⁸', '0'],
    ],
    [[], []],
  ])('%j have as many decimals as the largest', (numbers, written) => {
    expect(numbers.filter((value) => value !== null).map(columnWords(numbers))).toEqual(written);
  });
});
