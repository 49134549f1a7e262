import { describe, expect, it } from 'vitest';
import { limitsBefore, MIN_EARLIER_VALUES, movingRangeLimits } from './control-chart.ts';

const VALUES = [10, 12, 11, 15, 13, 12, 14, 11, 13, 40, 12];

describe('limits by what came before', () => {
  it('are none for the first values', () => {
    expect(limitsBefore(VALUES, 3).slice(0, MIN_EARLIER_VALUES)).toEqual(Array(MIN_EARLIER_VALUES).fill(null));
  });

  it('are those of all the values before, and not of the value itself', () => {
    const limits = limitsBefore(VALUES, 3)[9];
    const expected = movingRangeLimits(VALUES.slice(0, 9), 3);
    expect(limits?.centre).toBeCloseTo(expected?.centre ?? 0, 12);
    expect(limits?.upper).toBeCloseTo(expected?.upper ?? 0, 12);
  });

  it('end with those of the value that comes next', () => {
    expect(limitsBefore(VALUES, 2)[VALUES.length]).toEqual(movingRangeLimits(VALUES, 2));
  });

  it('learn nothing from values that do not count', () => {
    const counts = VALUES.map((value) => value !== 40);
    const without = VALUES.filter((value) => value !== 40);
    expect(limitsBefore(VALUES, 3, counts).at(-1)).toEqual(movingRangeLimits(without, 3));
  });

  it('step over gaps', () => {
    const gaps = VALUES.flatMap((value) => [value, null]);
    expect(limitsBefore(gaps, 3).at(-1)).toEqual(movingRangeLimits(VALUES, 3));
  });
});
