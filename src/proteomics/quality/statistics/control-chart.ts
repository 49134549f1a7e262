/**
 * Control charts. Individuals and moving range: sigma is the mean moving range divided by d2 = 1.128, limits stand at three
 * sigmas (mean ± 2.66 mean moving ranges), and the moving range itself has an upper limit of D4 = 3.267 mean moving ranges
 * (ISO 7870-2, constants for two values each). A missing value is a gap: it is left out, and never counts as zero.
 */
import { meanOf, presentOf, standardDeviationOf, type Value } from './values.ts';

/** d2 for ranges of two values: divides their mean into sigma. */
export const D2 = 1.128;

/** D4 for ranges of two values. */
const D4 = 3.267;

/** How far from the center the limits stand unless somebody sets them, in sigmas. */
export const USUAL_SIGMAS = 3;

/** Where values are expected. A bound that is null is none. */
export interface ControlLimits {
  /** How many values it was computed from; 0 for fixed bounds. */
  readonly count: number;
  readonly centre: Value;
  /** Standard deviation; null for fixed bounds and for moving ranges. */
  readonly sigma: Value;
  readonly lower: Value;
  readonly upper: Value;
}

/** Where a value stands; null without a value or without limits. */
export type Standing = 'inside' | 'above' | 'below' | null;

/** Distance of each value from the one before it; a gap is stepped over. The first value, and every gap, has none. */
export function movingRanges(values: readonly Value[]): readonly Value[] {
  let before: Value = null;
  return values.map((value) => {
    if (value === null) return null;
    const range = before === null ? null : Math.abs(value - before);
    before = value;
    return range;
  });
}

/** Limits of individual values by their mean moving range; null with fewer than two values. */
export function movingRangeLimits(values: readonly Value[], sigmas = USUAL_SIGMAS): ControlLimits | null {
  const present = presentOf(values);
  if (present.length < 2) return null;
  return around(present, meanOf(presentOf(movingRanges(values))) / D2, sigmas);
}

/** Limits of individual values by mean and standard deviation of chosen ones; null with fewer than two values. */
export function guideSetLimits(values: readonly Value[], sigmas = USUAL_SIGMAS): ControlLimits | null {
  const present = presentOf(values);
  return present.length < 2 ? null : around(present, standardDeviationOf(present), sigmas);
}

/** Limits of the moving ranges themselves; a range is never too small. Null with fewer than two values. */
export function limitsOfRanges(values: readonly Value[]): ControlLimits | null {
  const ranges = presentOf(movingRanges(values));
  if (ranges.length === 0) return null;
  const centre = meanOf(ranges);
  return { count: ranges.length + 1, centre, sigma: null, lower: null, upper: D4 * centre };
}

/** Bounds that a person set. */
export function fixedLimits(lower: Value, upper: Value): ControlLimits {
  return { count: 0, centre: null, sigma: null, lower, upper };
}

/** Where a value stands. A value on a limit is inside. */
export function standingOf(value: Value, limits: ControlLimits | null): Standing {
  if (value === null || limits === null) return null;
  if (limits.upper !== null && value > limits.upper) return 'above';
  if (limits.lower !== null && value < limits.lower) return 'below';
  return 'inside';
}

function around(values: readonly number[], sigma: number, sigmas: number): ControlLimits {
  const centre = meanOf(values);
  return { count: values.length, centre, sigma, lower: centre - sigmas * sigma, upper: centre + sigmas * sigma };
}

/** Fewer values before than this give no limits: they would be a guess. */
export const MIN_EARLIER_VALUES = 8;

/**
 * For each value the moving range limits of the values before it, and after the last one more: those of the next value.
 * `counts` says which values are learned from; by default all.
 */
export function limitsBefore(
  values: readonly Value[],
  sigmas: number,
  counts: readonly boolean[] = [],
): readonly (ControlLimits | null)[] {
  const learned: number[] = [];
  let [sum, ranges] = [0, 0];
  const now = (): ControlLimits | null => {
    if (learned.length < MIN_EARLIER_VALUES) return null;
    const centre = sum / learned.length;
    const sigma = ranges / (learned.length - 1) / D2;
    return { count: learned.length, centre, sigma, lower: centre - sigmas * sigma, upper: centre + sigmas * sigma };
  };
  const limits = values.map((value, index) => {
    const before = now();
    if (value !== null && counts[index] !== false) {
      if (learned.length > 0) ranges += Math.abs(value - (learned.at(-1) as number));
      sum += value;
      learned.push(value);
    }
    return before;
  });
  // The sums above drift by rounding; the limits that people read are computed afresh.
  return [...limits, learned.length < MIN_EARLIER_VALUES ? null : movingRangeLimits(learned, sigmas)];
}
