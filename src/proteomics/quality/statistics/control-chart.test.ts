import { describe, expect, it } from 'vitest';
import {
  compareToLimits,
  computeMovingRangeLimits,
  computeMovingRanges,
  computeRangeLimits,
  computeSigmaLimits,
  createFixedLimits,
} from './control-chart.ts';
import { computeMedian, computeStandardDeviation } from './values.ts';

// Computed by hand: 10, 12, 11, 15, 13 have the moving ranges 2, 1, 4, 2 with the mean 2.25, and the mean 12.2.
const VALUES = [10, 12, 11, 15, 13];

describe('Moving ranges', () => {
  it('are the distances of adjacent values', () => {
    expect(computeMovingRanges(VALUES)).toEqual([null, 2, 1, 4, 2]);
  });

  it('skip gaps in the values', () => {
    expect(computeMovingRanges([10, null, 12, null, null, 9])).toEqual([null, null, 2, null, null, 3]);
  });

  it('have an upper limit of 3.267 times their mean, and no lower limit', () => {
    const limits = computeRangeLimits(VALUES);
    expect(limits?.centre).toBe(2.25);
    expect(limits?.upper).toBeCloseTo(7.35075, 10);
    expect(limits?.lower).toBeNull();
  });
});

describe('Limits from the moving range', () => {
  it('are the mean ± 3 times the mean moving range / 1.128', () => {
    const limits = computeMovingRangeLimits(VALUES);
    expect(limits?.centre).toBeCloseTo(12.2, 10);
    expect(limits?.sigma).toBeCloseTo(1.9946808511, 9);
    expect(limits?.lower).toBeCloseTo(6.2159574468, 9);
    expect(limits?.upper).toBeCloseTo(18.1840425532, 9);
  });

  it('agree with the factor 2.66 of published tables', () => {
    const limits = computeMovingRangeLimits(VALUES);
    expect(((limits?.upper ?? 0) - 12.2) / 2.25).toBeCloseTo(2.66, 2);
  });

  it('agree with the example of the contract', () => {
    const limits = computeMovingRangeLimits([1340, 1344, 1272]);
    expect(limits).toMatchObject({ count: 3, centre: 1318.6666666666667 });
    expect(limits?.sigma).toBeCloseTo(33.687943262411345, 12);
    expect(limits?.lower).toBeCloseTo(1217.6028368794325, 9);
  });

  it('ignore gaps', () => {
    expect(computeMovingRangeLimits([10, null, 12, 11, null, 15, 13])).toEqual(computeMovingRangeLimits(VALUES));
  });

  it('require at least two values', () => {
    expect(computeMovingRangeLimits([null, 10, null])).toBeNull();
    expect(computeMovingRangeLimits([])).toBeNull();
  });
});

describe('Limits from a reference set', () => {
  it('are the mean ± the given number of sample standard deviations', () => {
    // Computed by hand: the squared distances from 12.2 are 4.84, 0.04, 1.44, 7.84, 0.64. Their sum is 14.8; divided by 4, it
    // is 3.7.
    expect(computeStandardDeviation(VALUES)).toBeCloseTo(Math.sqrt(3.7), 12);
    expect(computeSigmaLimits(VALUES, 2)?.upper).toBeCloseTo(12.2 + 2 * Math.sqrt(3.7), 12);
  });

  it('require at least two values', () => {
    expect(computeSigmaLimits([7, null])).toBeNull();
  });
});

describe('A median', () => {
  it('is the middle value, or the mean of the two middle values', () => {
    expect(computeMedian([3, 1, 2])).toBe(2);
    expect(computeMedian([4, 1, 3, 2])).toBe(2.5);
  });
});

describe('compareToLimits', () => {
  it.each([2.38, 4.800000000000001, -0.1, 1e9 / 3])(
    'returns inside for a value if all values of the reference set equal it: %d',
    (value) => {
      const limits = computeSigmaLimits(Array.from({ length: 12 }, () => value));
      expect([compareToLimits(value, limits), compareToLimits(value * 1.001, limits)]).toEqual([
        'inside',
        value < 0 ? 'below' : 'above',
      ]);
    },
  );

  it('returns inside for a value on the limit', () => {
    expect(compareToLimits(8, createFixedLimits(null, 8))).toBe('inside');
  });

  it('returns above or below outside of the limits', () => {
    expect(compareToLimits(8.01, createFixedLimits(2, 8))).toBe('above');
    expect(compareToLimits(1.99, createFixedLimits(2, 8))).toBe('below');
  });

  it('returns null if the value or the limits are missing', () => {
    expect(compareToLimits(null, createFixedLimits(2, 8))).toBeNull();
    expect(compareToLimits(5, null)).toBeNull();
  });

  it('returns above for a greater value if all earlier values are equal', () => {
    expect(compareToLimits(5.1, computeMovingRangeLimits([5, 5, 5]))).toBe('above');
  });
});
