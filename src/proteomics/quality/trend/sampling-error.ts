/**
 * Standard errors of means and medians over identifications. Simple samples, such as BSA, have so few identifications that
 * some of them change a mean by chance.
 */
import { getNumericValues, type QualityRun } from '../quality-runs.ts';
import { computeMedian, removeGaps } from '../statistics/values.ts';

type ComputeVariance = (mean: number, runs: readonly QualityRun[]) => number;

/** Metrics and the variance of a single identification by the mean. Shares are binomial. */
const MEANS: readonly (readonly [column: RegExp, computeVariance: ComputeVariance])[] = [
  [/^(missed_cleavages|charge)_\w+_share$/, (share) => share * (1 - share)],
  [/^(Missed Cleavages|Oxidations|N_missed_cleavages_\w+) \[%\]$/, (percent) => percent * (100 - percent)],
  [/^(stats_)?mean_missed_cleavages$/, (mean) => mean],
  // Most precursors have charge 2 or 3.
  [/^(stats_)?mean_charge$/, () => 1 / 4],
  // For n values of a uniform distribution, the variance of the median is about range² / (4 n).
  [/^rt_median_min$/, (_mean, runs) => findTypicalValue(['rt_span_98_min'], runs) ** 2 / 4],
];

/** Above, runs of the same sample share most identifications, so the error of independent samples would hide real changes. */
const MAX_FEW = 200;

const COUNTS = ['precursors', 'psms', 'ions', 'stats_precursors', 'N_peptides', 'peptides'];

/** Returns the standard error of a mean or median in a typical run; 0 for other metrics, and without few identifications. */
export function computeSamplingError(column: string, mean: number, runs: readonly QualityRun[]): number {
  const computeVariance = MEANS.find(([pattern]) => pattern.test(column))?.[1];
  if (computeVariance === undefined) return 0;
  const count = findTypicalValue(COUNTS, runs);
  return count > 0 && count <= MAX_FEW ? Math.sqrt(Math.max(0, computeVariance(mean, runs)) / count) : 0;
}

/** Returns the median of the first column with values; 0 if there is none. */
function findTypicalValue(columns: readonly string[], runs: readonly QualityRun[]): number {
  const values = columns.map((column) => removeGaps(getNumericValues(runs, column))).find(({ length }) => length > 0);
  return values === undefined ? 0 : computeMedian(values);
}
