/**
 * Control charts of individuals and moving ranges (ISO 7870-2, constants for two values each). Sigma is the mean moving range
 * divided by d2 = 1.128. Limits are three sigmas from the mean (mean ± 2.66 mean moving ranges). The upper limit of the moving
 * range is D4 = 3.267 mean moving ranges. A missing value is a gap, not zero.
 */
import { computeMean, computeStandardDeviation, removeGaps, type Value } from './values.ts';

/** Constant d2 for ranges of two values. */
export const D2 = 1.128;

/** Constant D4 for ranges of two values. */
const D4 = 3.267;

export const DEFAULT_SIGMAS = 3;

/** Bounds of a metric. A null bound is unlimited. */
export interface ControlLimits {
  /** Number of values that determine the limits; 0 for fixed bounds. */
  readonly count: number;
  readonly centre: Value;
  /** Null for fixed bounds and for moving ranges. */
  readonly sigma: Value;
  readonly lower: Value;
  readonly upper: Value;
}

/** Position of a value; null without a value or without limits. */
export type LimitPosition = 'inside' | 'above' | 'below' | null;

/** Returns the distance of each value from the previous one. Gaps are skipped; the first value and gaps have null. */
export function computeMovingRanges(values: readonly Value[]): readonly Value[] {
  let before: Value = null;
  return values.map((value) => {
    if (value === null) return null;
    const range = before === null ? null : Math.abs(value - before);
    before = value;
    return range;
  });
}

/** Computes limits from the mean moving range; null for fewer than two values. */
export function computeMovingRangeLimits(values: readonly Value[], sigmas = DEFAULT_SIGMAS): ControlLimits | null {
  const present = removeGaps(values);
  if (present.length < 2) return null;
  return createLimits(present, computeMean(removeGaps(computeMovingRanges(values))) / D2, sigmas);
}

/** Computes limits from mean and standard deviation; null for fewer than two values. */
export function computeSigmaLimits(values: readonly Value[], sigmas = DEFAULT_SIGMAS): ControlLimits | null {
  const present = removeGaps(values);
  return present.length < 2 ? null : createLimits(present, computeStandardDeviation(present), sigmas);
}

/** Computes the limits of moving ranges, which have no lower limit; null for fewer than two values. */
export function computeRangeLimits(values: readonly Value[]): ControlLimits | null {
  const ranges = removeGaps(computeMovingRanges(values));
  if (ranges.length === 0) return null;
  const centre = computeMean(ranges);
  return { count: ranges.length + 1, centre, sigma: null, lower: null, upper: D4 * centre };
}

export function createFixedLimits(lower: Value, upper: Value): ControlLimits {
  return { count: 0, centre: null, sigma: null, lower, upper };
}

/** Returns the position of a value relative to its limits. A value on a limit is inside. */
export function compareToLimits(value: Value, limits: ControlLimits | null): LimitPosition {
  if (value === null || limits === null) return null;
  // The mean of equal values differs from them by rounding, and both limits are this mean.
  const tolerance = ROUNDING * Math.abs(value);
  if (limits.upper !== null && value - tolerance > limits.upper) return 'above';
  if (limits.lower !== null && value + tolerance < limits.lower) return 'below';
  return 'inside';
}

/** Maximum relative error of a mean of many values. */
const ROUNDING = 1e-9;

function createLimits(values: readonly number[], sigma: number, sigmas: number): ControlLimits {
  const centre = computeMean(values);
  return { count: values.length, centre, sigma, lower: centre - sigmas * sigma, upper: centre + sigmas * sigma };
}

/** Minimum number of earlier values, because fewer would give unreliable limits. */
export const MIN_EARLIER_VALUES = 8;

/** Returns the limits for each value and for the next one, computed from the earlier values. `counts` selects values. */
export function computeEarlierLimits(
  values: readonly Value[],
  sigmas: number,
  counts: readonly boolean[] = [],
): readonly (ControlLimits | null)[] {
  const learned: number[] = [];
  let [sum, ranges] = [0, 0];
  const computeLimits = (): ControlLimits | null => {
    if (learned.length < MIN_EARLIER_VALUES) return null;
    const centre = sum / learned.length;
    const sigma = ranges / (learned.length - 1) / D2;
    return { count: learned.length, centre, sigma, lower: centre - sigmas * sigma, upper: centre + sigmas * sigma };
  };
  const limits = values.map((value, index) => {
    const before = computeLimits();
    if (value !== null && counts[index] !== false) {
      if (learned.length > 0) ranges += Math.abs(value - (learned.at(-1) as number));
      sum += value;
      learned.push(value);
    }
    return before;
  });
  // The final limits are computed again, because running sums accumulate rounding errors.
  return [...limits, learned.length < MIN_EARLIER_VALUES ? null : computeMovingRangeLimits(learned, sigmas)];
}
