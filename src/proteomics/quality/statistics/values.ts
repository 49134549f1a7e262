import { deviation, mean, min, quickselect } from 'd3-array';

/** A measured value; null if it is missing. */
export type Value = number | null;

export function removeGaps(values: readonly Value[]): readonly number[] {
  return values.filter((value) => value !== null);
}

/** Computes the mean of at least one value. */
export function computeMean(values: readonly number[]): number {
  return mean(values) as number;
}

/** Returns the sample standard deviation (n − 1). Requires at least two values. */
export function computeStandardDeviation(values: readonly number[]): number {
  return deviation(values) as number;
}

/** Computes the median of at least one value. It is faster than the function of D3. */
export function computeMedian(values: readonly number[]): number {
  const numbers = Float64Array.from(values);
  const middle = (numbers.length - 1) >> 1;
  // Moves the middle element to its sorted position, and larger elements behind it.
  quickselect(numbers, middle);
  const lower = numbers[middle] as number;
  return numbers.length % 2 === 1 ? lower : lower + ((min(numbers.subarray(middle + 1)) as number) - lower) / 2;
}

/** Returns the unscaled MAD. Requires at least one value. */
export function computeMedianDeviation(values: readonly number[], median = computeMedian(values)): number {
  return computeMedian(values.map((value) => Math.abs(value - median)));
}
