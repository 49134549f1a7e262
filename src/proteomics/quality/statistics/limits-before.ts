/** Limits that each value is measured against by what came before it alone, as a lab meets its values. */
import { type ControlLimits, D2, movingRangeLimits } from './control-chart.ts';
import type { Value } from './values.ts';

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
