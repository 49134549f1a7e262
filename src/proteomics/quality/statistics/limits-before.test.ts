import { describe, expect, it } from 'vitest';
import { computeEarlierLimits, computeMovingRangeLimits, MIN_EARLIER_VALUES } from './control-chart.ts';

const VALUES = [10, 12, 11, 15, 13, 12, 14, 11, 13, 40, 12];

describe('computeEarlierLimits', () => {
  it('returns no limits for the first values', () => {
    expect(computeEarlierLimits(VALUES, 3).slice(0, MIN_EARLIER_VALUES)).toEqual(Array(MIN_EARLIER_VALUES).fill(null));
  });

  it('uses all values before a value, but not the value itself', () => {
    const limits = computeEarlierLimits(VALUES, 3)[9];
    const expected = computeMovingRangeLimits(VALUES.slice(0, 9), 3);
    expect(limits?.centre).toBeCloseTo(expected?.centre ?? 0, 12);
    expect(limits?.upper).toBeCloseTo(expected?.upper ?? 0, 12);
  });

  it('returns the limits of the next value last', () => {
    expect(computeEarlierLimits(VALUES, 2)[VALUES.length]).toEqual(computeMovingRangeLimits(VALUES, 2));
  });

  it('ignores excluded values', () => {
    const counts = VALUES.map((value) => value !== 40);
    const without = VALUES.filter((value) => value !== 40);
    expect(computeEarlierLimits(VALUES, 3, counts).at(-1)).toEqual(computeMovingRangeLimits(without, 3));
  });

  it('skips gaps', () => {
    const gaps = VALUES.flatMap((value) => [value, null]);
    expect(computeEarlierLimits(gaps, 3).at(-1)).toEqual(computeMovingRangeLimits(VALUES, 3));
  });
});
