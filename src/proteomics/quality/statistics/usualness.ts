/**
 * Scores how usual a value is, from 0 to 1: exp(−z²/2), with z the distance from the center in units of spread. For the shown
 * values, the center is the median and the spread is 1.4826 MAD, so that a few bad runs do not widen the range. For a reference
 * set, which users have selected, they are mean and standard deviation.
 */
import { type ControlLimits, DEFAULT_SIGMAS } from './control-chart.ts';
import { computeMedian, computeMedianDeviation, computeStandardDeviation, removeGaps, type Value } from './values.ts';

/** Factor from the MAD to the standard deviation of a normal distribution. */
const NORMAL_MAD_FACTOR = 1.4826;

export interface UsualRange {
  readonly middle: number;
  readonly spread: number;
}

/** Returns median and spread; null for fewer than three values. */
export function computeShownRange(values: readonly Value[], isCount = false): UsualRange | null {
  const present = removeGaps(values);
  if (present.length < 3) return null;
  const middle = computeMedian(present);
  const deviation = computeMedianDeviation(present, middle) * NORMAL_MAD_FACTOR;
  return { middle, spread: deviation > 0 ? deviation : computeRareSpread(present, middle, isCount) };
}

/**
 * Returns the spread if more than half of the values are equal: the standard deviation without the farthest fourth, so that one
 * of four blanks does not widen its own limits. The spread of counts is at least the root of the median; that of other values
 * is 0 only if all are equal.
 */
function computeRareSpread(values: readonly number[], middle: number, isCount: boolean): number {
  const near = values.toSorted((one, other) => Math.abs(one - middle) - Math.abs(other - middle));
  const spread = computeStandardDeviation(near.slice(0, -Math.ceil(values.length / 4)));
  if (isCount) return Math.max(spread, Math.sqrt(Math.max(1, middle)));
  return spread > 0 ? spread : computeStandardDeviation(values);
}

/** Widths of limits in units of spread, by minimum number of values. In a simulation, 1 % of new normal values exceed them. */
const WIDTHS: readonly (readonly [least: number, width: number])[] = [
  [45, DEFAULT_SIGMAS],
  [30, 3.2],
  [20, 3.5],
  [15, 4],
  [12, 4.4],
];
const WIDEST = 5.8;

/** Returns the width of limits for a number of values, in units of spread. */
export function getUsualWidth(count: number): number {
  return WIDTHS.find(([least]) => count >= least)?.[1] ?? WIDEST;
}

/**
 * Returns limits around the median, which are wider for few values; null if there is no center.
 * @param computeError returns the least spread by the center
 */
export function computeUsualLimits(
  values: readonly Value[],
  isCount = false,
  computeError: (middle: number) => number = () => 0,
): ControlLimits | null {
  const usual = computeShownRange(values, isCount);
  if (usual === null) return null;
  const { middle } = usual;
  const spread = Math.max(usual.spread, computeError(middle));
  const count = removeGaps(values).length;
  const distance = getUsualWidth(count) * spread;
  return { count, centre: middle, sigma: spread, lower: middle - distance, upper: middle + distance };
}

/** Returns the signed distance from the center in units of spread; 0 for the center if the spread is zero. */
export function measureDistance(value: number, { middle, spread }: UsualRange): number {
  if (value === middle) return 0;
  return spread === 0 ? Math.sign(value - middle) * Number.POSITIVE_INFINITY : (value - middle) / spread;
}

/** Returns the score of a value; 1 on the better side of the center; null without a value or usual range. */
export function computeUsualnessScore(
  value: Value,
  usual: UsualRange | null,
  better: 'higher' | 'lower' | 'target' | 'none',
): Value {
  if (value === null || usual === null) return null;
  const distance = measureDistance(value, usual);
  if ((better === 'higher' && distance > 0) || (better === 'lower' && distance < 0)) return 1;
  return Math.exp(-(distance ** 2) / 2);
}
