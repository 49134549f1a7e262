import { describe, expect, it } from 'vitest';
import { computeShownRange, computeUsualLimits, computeUsualnessScore, measureDistance } from './usualness.ts';

// Computed by hand: the median of 8, 9, 10, 11, 100 is 10, the deviations are 2, 1, 0, 1, 90, and their median is 1.
const SHOWN = [8, 9, 10, 11, 100];

describe('The usual range', () => {
  it('extends 1.4826 median absolute deviations from the median of the shown runs', () => {
    expect(computeShownRange(SHOWN)).toEqual({ middle: 10, spread: 1.4826 });
  });

  it('uses the standard deviation if more than half of the values are equal', () => {
    // Computed by hand: the mean of 0, 0, 0, 4 is 1. The squared deviations 1, 1, 1, 9 add up to 12; 12 / 3 is 4; its root is 2.
    expect(computeShownRange([0, 0, 0, 4])).toEqual({ middle: 0, spread: 2 });
  });

  it('ignores the farthest quarter of values if more than half are equal, and uses the square root of the median as the spread of counts', () => {
    expect(computeShownRange([5, 5, 5, 5, 5, 6, 4, 50])?.spread).toBeCloseTo(Math.sqrt(1 / 6), 12);
    expect(computeShownRange([0, 0, 0, 250], true)).toEqual({ middle: 0, spread: 1 });
    expect(computeShownRange([4, 4, 4, 250], true)).toEqual({ middle: 4, spread: 2 });
  });

  it('is null if there are too few values', () => {
    expect(computeShownRange([1, null, 2])).toBeNull();
  });
});

describe('Usual limits', () => {
  it.each([9, 12, 15, 20, 30, 50])('exclude about 1 %% of new values of normal noise after %i values', (count) => {
    let state = 12_345;
    const generateFraction = () => {
      state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
      return (state + 1) / 2 ** 31;
    };
    const generateNormal = () => Math.sqrt(-2 * Math.log(generateFraction())) * Math.cos(2 * Math.PI * generateFraction());
    const draws = 20_000;
    let out = 0;
    for (let draw = 0; draw < draws; draw += 1) {
      const limits = computeUsualLimits(Array.from({ length: count }, generateNormal));
      const value = generateNormal();
      if (value < (limits?.lower ?? 0) || value > (limits?.upper ?? 0)) out += 1;
    }
    expect(out / draws).toBeGreaterThan(0.005);
    expect(out / draws).toBeLessThan(0.014);
  });
});

describe('computeUsualnessScore', () => {
  const usual = { middle: 10, spread: 2 };

  it('returns exp(-z²/2)', () => {
    expect(computeUsualnessScore(14, usual, 'target')).toBeCloseTo(Math.exp(-2), 12);
    expect(computeUsualnessScore(8, usual, 'target')).toBeCloseTo(Math.exp(-0.5), 12);
  });

  it('returns 1 on the good side', () => {
    expect(computeUsualnessScore(20, usual, 'higher')).toBe(1);
    expect(computeUsualnessScore(0, usual, 'lower')).toBe(1);
  });

  it('falls with the distance on the bad side', () => {
    expect(computeUsualnessScore(8, usual, 'higher')).toBeLessThan(1);
    expect(computeUsualnessScore(12, usual, 'lower')).toBeLessThan(1);
  });

  it('returns 1 for the center and 0 for other values if all reference values are equal', () => {
    expect(computeUsualnessScore(10, { middle: 10, spread: 0 }, 'target')).toBe(1);
    expect(computeUsualnessScore(10.5, { middle: 10, spread: 0 }, 'target')).toBe(0);
  });

  it('returns null without a value', () => {
    expect(computeUsualnessScore(null, usual, 'target')).toBeNull();
    expect(computeUsualnessScore(5, null, 'target')).toBeNull();
  });

  it('is based on a signed distance from the center', () => {
    expect(measureDistance(7, usual)).toBe(-1.5);
  });
});
