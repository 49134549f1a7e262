import { describe, expect, it } from 'vitest';
import { HistogramSample, IntegerCounts } from './histogram.ts';

const createSample = (values: readonly number[]) => {
  const sample = new HistogramSample();
  for (const value of values) sample.addValue(value);
  return sample;
};

describe('IntegerCounts', () => {
  it('includes a zero for each missing number between the smallest and the largest', () => {
    const counts = new IntegerCounts();
    for (const value of [7, 7, 9]) counts.addValue(value);
    expect(counts.listRange()).toEqual([
      [7, 2],
      [8, 0],
      [9, 1],
    ]);
  });

  it('counts numbers above the limit as the limit', () => {
    const counts = new IntegerCounts();
    for (const value of [1, 3, 4, 9]) counts.addValue(value, 3);
    expect([counts.getCount(1), counts.getCount(3), counts.total]).toEqual([1, 3, 4]);
  });

  it('limits the length of the list if a number is huge', () => {
    const counts = new IntegerCounts();
    for (const value of [0, 1e12]) counts.addValue(value);
    expect(counts.listRange()).toHaveLength(500);
  });
});

describe('HistogramSample', () => {
  it('computes minimum, quartiles and maximum', () => {
    expect(createSample([1, 2, 3, 4, 5]).computeFiveNumbers()).toEqual([1, 2, 3, 4, 5]);
    expect(createSample([4, 1, 3, 2]).computeFiveNumbers()).toEqual([1, 1.75, 2.5, 3.25, 4]);
  });

  it('counts every value in exactly one bin', () => {
    const values = Array.from({ length: 100 }, (_, index) => index / 10);
    const bins = createSample(values).listBins(10);
    expect(bins.reduce((sum, [, count]) => sum + count, 0)).toBe(100);
    expect(bins[0]).toEqual([0.5, 10]);
  });

  it('has one bin for equal values, and none if there are no values', () => {
    expect(createSample([2, 2]).listBins(10)).toEqual([[2, 2]]);
    expect(createSample([]).listBins(10)).toEqual([]);
    expect(createSample([]).computeFiveNumbers()).toBeNull();
  });
});
