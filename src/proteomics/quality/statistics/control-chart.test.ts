import { describe, expect, it } from 'vitest';
import { fixedLimits, guideSetLimits, limitsOfRanges, movingRangeLimits, movingRanges, standingOf } from './control-chart.ts';
import { medianOf, standardDeviationOf } from './values.ts';

// By hand: 10, 12, 11, 15, 13 has the moving ranges 2, 1, 4, 2, whose mean is 2.25, and the mean 12.2.
const VALUES = [10, 12, 11, 15, 13];

describe('moving ranges', () => {
  it('are the distances of neighbors', () => {
    expect(movingRanges(VALUES)).toEqual([null, 2, 1, 4, 2]);
  });

  it('step over a gap, and leave a gap there', () => {
    expect(movingRanges([10, null, 12, null, null, 9])).toEqual([null, null, 2, null, null, 3]);
  });

  it('have an upper limit of 3.267 times their mean, and no lower one', () => {
    const limits = limitsOfRanges(VALUES);
    expect(limits?.centre).toBe(2.25);
    expect(limits?.upper).toBeCloseTo(7.35075, 10);
    expect(limits?.lower).toBeNull();
  });
});

describe('limits by the moving range', () => {
  it('stand at the mean ± 3 times the mean moving range / 1.128', () => {
    const limits = movingRangeLimits(VALUES);
    expect(limits?.centre).toBeCloseTo(12.2, 10);
    expect(limits?.sigma).toBeCloseTo(1.9946808511, 9);
    expect(limits?.lower).toBeCloseTo(6.2159574468, 9);
    expect(limits?.upper).toBeCloseTo(18.1840425532, 9);
  });

  it('agree with the factor 2.66 of the tables', () => {
    const limits = movingRangeLimits(VALUES);
    expect(((limits?.upper ?? 0) - 12.2) / 2.25).toBeCloseTo(2.66, 2);
  });

  it('agree with the example of the contract', () => {
    const limits = movingRangeLimits([1340, 1344, 1272]);
    expect(limits).toMatchObject({ count: 3, centre: 1318.6666666666667 });
    expect(limits?.sigma).toBeCloseTo(33.687943262411345, 12);
    expect(limits?.lower).toBeCloseTo(1217.6028368794325, 9);
  });

  it('do not count a gap as zero', () => {
    expect(movingRangeLimits([10, null, 12, 11, null, 15, 13])).toEqual(movingRangeLimits(VALUES));
  });

  it('need two values', () => {
    expect(movingRangeLimits([null, 10, null])).toBeNull();
    expect(movingRangeLimits([])).toBeNull();
  });
});

describe('limits by a reference set', () => {
  it('stand at the mean ± this many sample standard deviations', () => {
    // By hand: the squared distances from 12.2 are 4.84, 0.04, 1.44, 7.84, 0.64; their sum 14.8, over 4 is 3.7.
    expect(standardDeviationOf(VALUES)).toBeCloseTo(Math.sqrt(3.7), 12);
    expect(guideSetLimits(VALUES, 2)?.upper).toBeCloseTo(12.2 + 2 * Math.sqrt(3.7), 12);
  });

  it('need two values', () => {
    expect(guideSetLimits([7, null])).toBeNull();
  });
});

describe('a median', () => {
  it('is the middle value, or between the middle two', () => {
    expect(medianOf([3, 1, 2])).toBe(2);
    expect(medianOf([4, 1, 3, 2])).toBe(2.5);
  });
});

describe('the standing of a value', () => {
  it('is inside on the limit itself', () => {
    expect(standingOf(8, fixedLimits(null, 8))).toBe('inside');
  });

  it('is above or below outside', () => {
    expect(standingOf(8.01, fixedLimits(2, 8))).toBe('above');
    expect(standingOf(1.99, fixedLimits(2, 8))).toBe('below');
  });

  it('is unknown without a value or without limits', () => {
    expect(standingOf(null, fixedLimits(2, 8))).toBeNull();
    expect(standingOf(5, null)).toBeNull();
  });

  it('is outside when every value was the same and this one is not', () => {
    expect(standingOf(5.1, movingRangeLimits([5, 5, 5]))).toBe('above');
  });
});
