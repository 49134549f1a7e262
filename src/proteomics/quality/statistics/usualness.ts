/**
 * How usual a value is, from 0 to 1: exp(−z²/2), z being its distance from the middle in spreads. Among the values shown the
 * middle is the median and the spread 1.4826 median absolute deviations, so that a few bad runs do not hide themselves; a
 * reference set was chosen by a person, so its mean and standard deviation are taken as they are.
 */
import { type ControlLimits, guideSetLimits, USUAL_SIGMAS } from './control-chart.ts';
import { medianOf, presentOf, standardDeviationOf, type Value } from './values.ts';

/** Makes the median absolute deviation of normally distributed values their standard deviation. */
const OF_NORMAL = 1.4826;

/** What values are compared with. */
export interface Usual {
  readonly middle: number;
  readonly spread: number;
}

/** What the values of a reference set are; null with fewer than two. */
export function usualOfGuideSet(values: readonly Value[]): Usual | null {
  const limits = guideSetLimits(values);
  return limits === null ? null : { middle: limits.centre as number, spread: limits.sigma as number };
}

/**
 * What the values shown are; null with fewer than three. When more than half of them are equal, as with rare events, the median
 * absolute deviation is zero and the standard deviation is taken in its place.
 */
export function usualOfShown(values: readonly Value[]): Usual | null {
  const present = presentOf(values);
  if (present.length < 3) return null;
  const middle = medianOf(present);
  const deviation = medianOf(present.map((value) => Math.abs(value - middle))) * OF_NORMAL;
  return { middle, spread: deviation > 0 ? deviation : standardDeviationOf(present) };
}

/** Limits at three spreads on both sides of the middle of the values shown; null where they have no middle. */
export function usualLimits(values: readonly Value[]): ControlLimits | null {
  const usual = usualOfShown(values);
  if (usual === null) return null;
  const { middle, spread } = usual;
  const [lower, upper] = [middle - USUAL_SIGMAS * spread, middle + USUAL_SIGMAS * spread];
  return { count: presentOf(values).length, centre: middle, sigma: spread, lower, upper };
}

/** Distance from the middle in spreads, with its sign; 0 where nothing varies and the value is the middle. */
export function distanceOf(value: number, { middle, spread }: Usual): number {
  if (value === middle) return 0;
  return spread === 0 ? Math.sign(value - middle) * Number.POSITIVE_INFINITY : (value - middle) / spread;
}

/** The score; 1 on the good side of the middle. Null without a value or anything to compare it with. */
export function usualness(value: Value, usual: Usual | null, better: 'higher' | 'lower' | 'target' | 'none'): Value {
  if (value === null || usual === null) return null;
  const distance = distanceOf(value, usual);
  if ((better === 'higher' && distance > 0) || (better === 'lower' && distance < 0)) return 1;
  return Math.exp(-(distance ** 2) / 2);
}
