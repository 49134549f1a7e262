/** Limits that each value is measured against by what came before it alone, as a lab meets its values. */
import { type ControlLimits, D2, movingRangeLimits, type Value } from './control-chart.ts';

/** Fewer values before than this give no limits: they would be a guess. */
export const LEAST_BEFORE = 8;

/**
 * For each value the moving range limits of the values before it, and after the last one more: those of the next value.
 * `counts` says which values are learnt from; by default all.
 */
export function limitsBefore(
  values: readonly Value[],
  sigmas: number,
  counts: readonly boolean[] = [],
): readonly (ControlLimits | null)[] {
  const learnt: number[] = [];
  let [sum, ranges] = [0, 0];
  const now = (): ControlLimits | null => {
    if (learnt.length < LEAST_BEFORE) return null;
    const centre = sum / learnt.length;
    const sigma = ranges / (learnt.length - 1) / D2;
    return { count: learnt.length, centre, sigma, lower: centre - sigmas * sigma, upper: centre + sigmas * sigma };
  };
  const limits = values.map((value, index) => {
    const before = now();
    if (value !== null && counts[index] !== false) {
      if (learnt.length > 0) ranges += Math.abs(value - (learnt.at(-1) as number));
      sum += value;
      learnt.push(value);
    }
    return before;
  });
  // The sums above drift by rounding; the limits that people read are computed afresh.
  return [...limits, learnt.length < LEAST_BEFORE ? null : movingRangeLimits(learnt, sigmas)];
}
