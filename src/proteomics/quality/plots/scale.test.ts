import { describe, expect, it } from 'vitest';
import { createColumnFormat, createLinearScale, createLogScale, formatValue } from './scale.ts';

describe('A linear scale', () => {
  it('has a margin at both ends', () => {
    const scale = createLinearScale([0, 100], [200, 0], 5);
    expect(scale.at(0)).toBeLessThan(200);
    expect(scale.at(100)).toBeGreaterThan(0);
  });

  it('starts at zero if required', () => {
    expect(createLinearScale([40, 100], [200, 0], 5, true).at(0)).toBe(200);
  });

  it('supports a single value and an empty list of values', () => {
    expect(createLinearScale([5, 5], [100, 0], 4).at(5)).toBe(50);
    expect(createLinearScale([], [100, 0], 4).ticks.length).toBeGreaterThan(1);
  });

  it('has round ticks without binary rounding errors', () => {
    expect(createLinearScale([5000, 7200], [200, 0], 6).ticks).toEqual([5000, 5500, 6000, 6500, 7000]);
    expect(createLinearScale([0, 0.57], [200, 0], 6, true).ticks).toEqual([0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6]);
  });

  it('formats all ticks with the same number of decimals', () => {
    const scale = createLinearScale([1.1e9, 1.5e9], [100, 0], 6);
    expect(scale.ticks.map((tick) => scale.label(tick))).toEqual([
      '1.1\u00a0×\u00a010⁹',
      '1.2\u00a0×\u00a010⁹',
      '1.3\u00a0×\u00a010⁹',
      '1.4\u00a0×\u00a010⁹',
      '1.5\u00a0×\u00a010⁹',
    ]);
  });
});

describe('A logarithmic scale', () => {
  it('has ticks at powers of ten', () => {
    const scale = createLogScale([3e5, 2e8], [100, 0]);
    expect(scale.ticks.map((tick) => scale.label(tick))).toEqual(['10⁵', '10⁶', '10⁷', '10⁸', '10⁹']);
  });

  it('ignores zeros', () => {
    expect(createLogScale([0, 1000], [100, 0]).ticks[0]).toBe(1000);
  });
});

describe('formatValue', () => {
  it('groups thousands and rounds to significant digits', () => {
    expect(formatValue(6544.6)).toBe('6,545');
    expect(formatValue(17.150000000000006)).toBe('17.15');
    expect(formatValue(0.79)).toBe('0.79');
  });

  it('uses a true minus sign', () => {
    expect([formatValue(-1.2), formatValue(-2_500_000)]).toEqual(['−1.2', '−2.5\u00a0×\u00a010⁶']);
  });

  it('uses powers of ten for very large and very small values', () => {
    expect(formatValue(1_364_000_000)).toBe('1.364\u00a0×\u00a010⁹');
    expect(formatValue(0.00012)).toBe('1.2\u00a0×\u00a010⁻⁴');
  });
});

describe('createColumnFormat', () => {
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
      ['3.67\u00a0×\u00a010⁸', '7.80\u00a0×\u00a010⁸', '0'],
    ],
    [[], []],
  ])('gives all numbers of %j the same number of decimals', (numbers, written) => {
    expect(numbers.filter((value) => value !== null).map(createColumnFormat(numbers))).toEqual(written);
  });
});
