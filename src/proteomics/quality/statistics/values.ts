/** Values some of which may be missing, and what those that are there come to. */
import { deviation, mean, median } from 'd3-array';

/** A value, or nothing. */
export type Value = number | null;

/** The values that are there, in their order. */
export function presentOf(values: readonly Value[]): readonly number[] {
  return values.filter((value) => value !== null);
}

/** Mean of at least one value. */
export function meanOf(values: readonly number[]): number {
  return mean(values) as number;
}

/** Sample standard deviation (n − 1) of at least two values. */
export function standardDeviationOf(values: readonly number[]): number {
  return deviation(values) as number;
}

/** Median of at least one value. */
export function medianOf(values: readonly number[]): number {
  return median(values) as number;
}
