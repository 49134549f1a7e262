/**
 * Standard errors of means over identifications. Simple samples, such as BSA, have so few identifications that some of them
 * change a mean by chance.
 */
import { getNumericValues, type QualityRun } from '../quality-runs.ts';
import { computeMedian, removeGaps } from '../statistics/values.ts';

/** Metrics and the variance of a single identification by the mean. Shares are binomial. */
const MEANS: readonly (readonly [column: RegExp, computeVariance: (mean: number) => number])[] = [
  [/^(missed_cleavages|charge)_\w+_share$/, (share) => share * (1 - share)],
  [/^(Missed Cleavages|Oxidations|N_missed_cleavages_\w+) \[%\]$/, (percent) => percent * (100 - percent)],
  [/^(stats_)?mean_missed_cleavages$/, (mean) => mean],
  // Most precursors have charge 2 or 3.
  [/^(stats_)?mean_charge$/, () => 1 / 4],
];

const COUNTS = ['precursors', 'psms', 'ions', 'stats_precursors', 'N_peptides', 'peptides'];

/** Returns the standard error of a mean in a typical run; 0 for other metrics, and if the number of identifications is unknown. */
export function computeSamplingError(column: string, mean: number, runs: readonly QualityRun[]): number {
  const computeVariance = MEANS.find(([pattern]) => pattern.test(column))?.[1];
  if (computeVariance === undefined) return 0;
  const counts = COUNTS.map((count) => removeGaps(getNumericValues(runs, count))).find(({ length }) => length > 0);
  const count = counts === undefined ? 0 : computeMedian(counts);
  return count > 0 ? Math.sqrt(Math.max(0, computeVariance(mean)) / count) : 0;
}
