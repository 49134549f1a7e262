import { describe, expect, it } from 'vitest';
import { distanceOf, usualness, usualOfGuideSet, usualOfShown } from './usualness.ts';

// By hand: the median of 8, 9, 10, 11, 100 is 10, the deviations are 2, 1, 0, 1, 90, and their median is 1.
const SHOWN = [8, 9, 10, 11, 100];

describe('what is usual', () => {
  it('among the runs shown is median and 1.4826 median absolute deviations', () => {
    expect(usualOfShown(SHOWN)).toEqual({ middle: 10, spread: 1.4826 });
  });

  it('falls back to the standard deviation when more than half of the values are equal', () => {
    // By hand: 0, 0, 0, 4 has the mean 1 and the squares 1, 1, 1, 9; 12 / 3 is 4, whose root is 2.
    expect(usualOfShown([0, 0, 0, 4])).toEqual({ middle: 0, spread: 2 });
  });

  it('in a reference set is mean and standard deviation', () => {
    expect(usualOfGuideSet([8, 10, 12])).toEqual({ middle: 10, spread: 2 });
  });

  it('is unknown with too few values', () => {
    expect(usualOfShown([1, null, 2])).toBeNull();
    expect(usualOfGuideSet([1, null])).toBeNull();
  });
});

describe('the score', () => {
  const usual = { middle: 10, spread: 2 };

  it('is exp(-z²/2)', () => {
    expect(usualness(14, usual, 'target')).toBeCloseTo(Math.exp(-2), 12);
    expect(usualness(8, usual, 'target')).toBeCloseTo(Math.exp(-0.5), 12);
  });

  it('is 1 on the good side', () => {
    expect(usualness(20, usual, 'higher')).toBe(1);
    expect(usualness(0, usual, 'lower')).toBe(1);
  });

  it('falls on the bad side', () => {
    expect(usualness(8, usual, 'higher')).toBeLessThan(1);
    expect(usualness(12, usual, 'lower')).toBeLessThan(1);
  });

  it('is 1 for the middle and 0 for anything else where nothing varies', () => {
    expect(usualness(10, { middle: 10, spread: 0 }, 'target')).toBe(1);
    expect(usualness(10.5, { middle: 10, spread: 0 }, 'target')).toBe(0);
  });

  it('is missing without a value', () => {
    expect(usualness(null, usual, 'target')).toBeNull();
    expect(usualness(5, null, 'target')).toBeNull();
  });

  it('measures distance with its sign', () => {
    expect(distanceOf(7, usual)).toBe(-1.5);
  });
});
