/**
 * Scores how usual a value is, from 0 to 1: exp(−z²/2), with z the distance from the center in units of spread. For the
 * shown values, the center is the median and the spread is 1.4826 median absolute deviations, so that a few bad runs do
 * not hide themselves. For a reference set, which users select, center and spread are mean and standard deviation.
 */
import { type ControlLimits, computeSigmaLimits, DEFAULT_SIGMAS } from './control-chart.ts';
import { computeMedian, computeMedianDeviation, computeStandardDeviation, removeGaps, type Value } from './values.ts';

/** Factor from the median absolute deviation to the standard deviation of normally distributed values. */
const NORMAL_MAD_FACTOR = 1.4826;

export interface UsualRange {
  readonly middle: number;
  readonly spread: number;
}

/** Returns mean and standard deviation of the values of a reference set; null for fewer than two values. */
export function computeReferenceRange(values: readonly Value[]): UsualRange | null {
  const limits = computeSigmaLimits(values);
  return limits === null ? null : { middle: limits.centre as number, spread: limits.sigma as number };
}

/**
 * Returns median and spread of the shown values; null for fewer than three values. If more than half of the values are
 * equal, as with rare events, the median absolute deviation is zero, so the standard deviation replaces it.
 */
export function computeShownRange(values: readonly Value[]): UsualRange | null {
  const present = removeGaps(values);
  if (present.length < 3) return null;
  const middle = computeMedian(present);
  const deviation = computeMedianDeviation(present, middle) * NORMAL_MAD_FACTOR;
  return { middle, spread: deviation > 0 ? deviation : computeStandardDeviation(present) };
}

/**
 * Widths of limits in units of spread, from a number of values. Of normally distributed values, 1 % of the new ones are beyond them (simulation;
 * three units would be 6.6 % for 9 values, and 2.1 % for 20).
 */
const WIDTHS: readonly (readonly [least: number, width: number])[] = [
  [45, DEFAULT_SIGMAS],
  [30, 3.2],
  [20, 3.5],
  [15, 4],
  [12, 4.4],
];
const WIDEST = 5.8;

/** Returns the distance of usual limits from the center, in units of spread. */
export function getUsualWidth(count: number): number {
  return WIDTHS.find(([least]) => count >= least)?.[1] ?? WIDEST;
}

/** Returns usual limits around the center of the shown values, wider for few values; null without a center. */
export function computeUsualLimits(values: readonly Value[]): ControlLimits | null {
  const usual = computeShownRange(values);
  if (usual === null) return null;
  const { middle, spread } = usual;
  const count = removeGaps(values).length;
  const distance = getUsualWidth(count) * spread;
  return { count, centre: middle, sigma: spread, lower: middle - distance, upper: middle + distance };
}

/** Returns the distance from the center in units of spread, with sign; 0 for the center if the spread is zero. */
export function measureDistance(value: number, { middle, spread }: UsualRange): number {
  if (value === middle) return 0;
  return spread === 0 ? Math.sign(value - middle) * Number.POSITIVE_INFINITY : (value - middle) / spread;
}

/** Returns the score of a value; 1 on the good side of the center. Null without a value or usual range. */
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
