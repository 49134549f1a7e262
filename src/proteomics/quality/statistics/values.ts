/** Computes statistics of values with gaps. */
import { deviation, mean, min, quickselect } from 'd3-array';

/** A value; null if missing. */
export type Value = number | null;

/** Returns the values without gaps, in their order. */
export function removeGaps(values: readonly Value[]): readonly number[] {
  return values.filter((value) => value !== null);
}

/** Returns the mean of at least one value. */
export function computeMean(values: readonly number[]): number {
  return mean(values) as number;
}

/** Returns the sample standard deviation (n − 1) of at least two values. */
export function computeStandardDeviation(values: readonly number[]): number {
  return deviation(values) as number;
}

/** Returns the median of at least one value. D3's function takes five times as long for 10,000 values. */
export function computeMedian(values: readonly number[]): number {
  const numbers = Float64Array.from(values);
  const middle = (numbers.length - 1) >> 1;
  // Moves the middle element to its place, and larger elements after it.
  quickselect(numbers, middle);
  const lower = numbers[middle] as number;
  return numbers.length % 2 === 1 ? lower : lower + ((min(numbers.subarray(middle + 1)) as number) - lower) / 2;
}

/** Returns the median absolute deviation from the median, not scaled, of at least one value. */
export function computeMedianDeviation(values: readonly number[], median = computeMedian(values)): number {
  return computeMedian(values.map((value) => Math.abs(value - median)));
}
