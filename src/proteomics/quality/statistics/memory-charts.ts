/**
 * Charts that remember: small lasting shifts add up in them before a single value leaves its limits. CUSUM after E. S. Page (Biometrika 41,
 * 1954), as two one-sided sums with allowance 0.5 and decision interval 5 sigmas; EWMA after S. W. Roberts (Technometrics 1, 1959) with
 * weight 0.2 and limits at 3 sigmas of the average (NIST/SEMATECH e-Handbook of Statistical Methods, 6.3.2.3 and 6.3.2.4).
 */
import type { ControlLimits } from './control-chart.ts';
import type { Value } from './values.ts';

/** Allowance of the sums, in sigmas: half of the shift that is to be found soonest. */
const ALLOWANCE = 0.5;

/** Where the sums signal, in sigmas. */
const DECISION = 5;

/** Weight of the newest value in the average. */
const WEIGHT = 0.2;

/** A chart that remembers: what is drawn for each run, and the limits that it is measured against. */
export interface MemoryChart {
  readonly values: readonly Value[];
  readonly limits: readonly (ControlLimits | null)[];
}

/** Center and spread that a chart starts from. */
export type Basis = Pick<ControlLimits, 'count' | 'centre' | 'sigma'>;

/**
 * The cumulative sums in sigmas: of the upper and the lower sum the larger, the lower one negative. Without a center or spread nothing is drawn.
 * `counts` says which values are added; by default all.
 */
export function cusum(values: readonly Value[], basis: Basis, counts: readonly boolean[] = []): MemoryChart {
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

/** The weighted moving average, with limits that widen until it has settled. */
export function ewma(values: readonly Value[], basis: Basis, counts: readonly boolean[] = [], sigmas = 3): MemoryChart {
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
    limits.push(seen === 0 || centre === null || sigma === null ? null : around(sigmas * sigma * widthAfter(seen)));
    return isThere ? average : null;
  });
  return { values: drawn, limits };

  function around(width: number): ControlLimits {
    const middle = centre as number;
    return { count, centre, sigma: null, lower: middle - width, upper: middle + width };
  }
}

/** Standard deviation of the average after so many values, in sigmas. */
function widthAfter(seen: number): number {
  return Math.sqrt((WEIGHT / (2 - WEIGHT)) * (1 - (1 - WEIGHT) ** (2 * seen)));
}
