/**
 * CUSUM and EWMA charts, which detect small lasting shifts before a single value is out of limits. CUSUM is that of E. S. Page
 * (Biometrika 41, 1954): two one-sided sums with an allowance of 0.5 and a decision interval of 5 sigmas. EWMA is that of S. W.
 * Roberts (Technometrics 1, 1959), with weight 0.2 and limits at 3 sigmas of the average (NIST/SEMATECH e-Handbook of
 * Statistical Methods, 6.3.2.3 and 6.3.2.4).
 */
import type { ControlLimits } from './control-chart.ts';
import type { Value } from './values.ts';

/** Allowance of the sums in sigmas: half of the smallest shift that is to be detected. */
const ALLOWANCE = 0.5;

/** Decision interval of the sums, in sigmas. */
const DECISION = 5;

/** Weight of the newest value in the average. */
const WEIGHT = 0.2;

export interface MemoryChart {
  readonly values: readonly Value[];
  readonly limits: readonly (ControlLimits | null)[];
}

export type Basis = Pick<ControlLimits, 'count' | 'centre' | 'sigma'>;

/** Returns the larger of both cumulative sums in sigmas, the lower one negative; none without a center or spread. */
export function computeCusum(values: readonly Value[], basis: Basis, counts: readonly boolean[] = []): MemoryChart {
  const { centre, sigma, count } = basis;
  const limits = { count, centre: 0, sigma: null, lower: -DECISION, upper: DECISION };
  let [upper, lower] = [0, 0];
  const drawn = values.map((value, index): Value => {
    if (value === null || centre === null || sigma === null || sigma === 0 || counts[index] === false) return null;
    const distance = (value - centre) / sigma;
    upper = Math.max(0, upper + distance - ALLOWANCE);
    lower = Math.max(0, lower - distance - ALLOWANCE);
    return upper >= lower ? upper : -lower;
  });
  return { values: drawn, limits: drawn.map(() => limits) };
}

/** Returns the exponentially weighted moving average, with limits that widen until they are constant. */
export function computeEwma(values: readonly Value[], basis: Basis, counts: readonly boolean[] = [], sigmas = 3): MemoryChart {
  const { centre, sigma, count } = basis;
  const limits: (ControlLimits | null)[] = [];
  let average = centre ?? 0;
  let seen = 0;
  const drawn = values.map((value, index): Value => {
    const isThere = value !== null && centre !== null && sigma !== null && counts[index] !== false;
    if (isThere) {
      average += WEIGHT * (value - average);
      seen += 1;
    }
    limits.push(seen === 0 || centre === null || sigma === null ? null : createLimits(sigmas * sigma * computeWidth(seen)));
    return isThere ? average : null;
  });
  return { values: drawn, limits };

  function createLimits(width: number): ControlLimits {
    const middle = centre as number;
    return { count, centre, sigma: null, lower: middle - width, upper: middle + width };
  }
}

/** Returns the standard deviation of the average after a number of values, in sigmas. */
function computeWidth(seen: number): number {
  return Math.sqrt((WEIGHT / (2 - WEIGHT)) * (1 - (1 - WEIGHT) ** (2 * seen)));
}
