/**
 * Detects runs that are unusual over several metrics together, by a robust Mahalanobis distance. Each metric is standardized by
 * median and MAD. Correlations are estimated from values clipped at two deviations, and shrunk toward zero (Schäfer and
 * Strimmer 2005), so that a few outliers or a short series have little influence. Values on the better side of a metric count
 * as usual.
 */
import { computeShownRange } from './usualness.ts';
import type { Value } from './values.ts';

export interface OutlierMetric {
  readonly values: readonly Value[];
  /** Better side of the metric; `target` if both sides are worse. */
  readonly better: 'higher' | 'lower' | 'target';
}

export interface Outlier {
  /** Index of the run among all runs. */
  readonly at: number;
  /** Distance from the center, in standard deviations. */
  readonly distance: number;
  /** Share of each metric in the squared distance. Shares are at least 0, and their sum is 1. */
  readonly shares: readonly number[];
}

/** Minimum number of runs, because correlations of fewer are unreliable. */
export const MIN_OUTLIER_RUNS = 20;
const MIN_METRICS = 3;
/** Minimum share of runs with a value. Metrics with fewer values are ignored. */
const MIN_COVERAGE = 0.8;
const MAX_CLIPPED_SCORE = 2;
/** Maximum distance of a single metric, because the spread of nearly equal values is very small. */
const MAX_SCORE = 30;

/** Returns unusual runs; none if there are too few runs or metrics. `counts` selects the runs that define the usual range. */
export function findOutliers(metrics: readonly OutlierMetric[], counts: readonly boolean[]): readonly Outlier[] {
  const learned = counts.filter((isCounting) => isCounting).length;
  if (learned < MIN_OUTLIER_RUNS) return [];
  const scored = metrics.map((metric) => standardizeValues(metric, counts, learned));
  const used = scored.flatMap((scores, index) => (scores === null ? [] : [{ scores, index }]));
  if (used.length < MIN_METRICS) return [];
  const inverse = invertMatrix(
    correlateMetrics(
      used.map(({ scores }) => scores),
      counts,
    ),
  );
  const limit = computeLimit(used.length, learned);
  return counts.flatMap((_, at): Outlier[] => {
    const scores = used.map(({ scores: of, index }) => clipGoodSide(of[at] ?? 0, metrics[index]?.better));
    const parts = scores.map((score, row) =>
      scores.reduce((sum, other, column) => sum + score * other * (inverse[row]?.[column] ?? 0), 0),
    );
    const squared = parts.reduce((sum, part) => sum + part, 0);
    if (squared <= limit) return [];
    const positive = parts.map((part) => Math.max(0, part));
    const total = positive.reduce((sum, part) => sum + part, 0);
    const shares = metrics.map((__, index) => (positive[used.findIndex((one) => one.index === index)] ?? 0) / total);
    return [{ at, distance: Math.sqrt(squared), shares }];
  });
}

/** Returns distances from the median in units of spread; null for a constant metric, or one that too many runs lack. */
function standardizeValues({ values }: OutlierMetric, counts: readonly boolean[], learned: number): readonly number[] | null {
  const counting = values.filter((value, at) => counts[at] && value !== null);
  const usual = computeShownRange(counting);
  if (counting.length < MIN_COVERAGE * learned || usual === null || usual.spread === 0) return null;
  return values.map((value) => (value === null ? 0 : clipValue((value - usual.middle) / usual.spread, MAX_SCORE)));
}

function clipGoodSide(score: number, better: OutlierMetric['better'] = 'target'): number {
  return (better === 'higher' && score > 0) || (better === 'lower' && score < 0) ? 0 : score;
}

/** Returns correlations of clipped scores. They are shrunk by the estimated share of noise. */
function correlateMetrics(metrics: readonly (readonly number[])[], counts: readonly boolean[]): number[][] {
  const rows = metrics.map((scores) => {
    const clipped = scores.filter((_, at) => counts[at]).map((score) => clipValue(score, MAX_CLIPPED_SCORE));
    const norm = Math.sqrt(clipped.reduce((sum, score) => sum + score ** 2, 0) / clipped.length) || 1;
    return clipped.map((score) => score / norm);
  });
  const count = rows[0]?.length ?? 0;
  let [noise, signal] = [0, 0];
  const found = rows.map((one, row) =>
    rows.map((other, column) => {
      if (row === column) return 1;
      const products = one.map((score, at) => score * (other[at] ?? 0));
      const mean = products.reduce((sum, product) => sum + product, 0) / count;
      noise += products.reduce((sum, product) => sum + (product - mean) ** 2, 0) / (count * (count - 1));
      signal += mean ** 2;
      return mean;
    }),
  );
  const shrinkage = signal === 0 ? 1 : Math.min(1, Math.max(MIN_SHRINKAGE, noise / signal));
  return found.map((line, row) => line.map((value, column) => (row === column ? 1 : value * (1 - shrinkage))));
}

/** Minimum shrinkage of correlations, so that the matrix can be inverted even if two metrics are nearly equal. */
const MIN_SHRINKAGE = 0.1;

/** Inverts a positive definite matrix by Gauss-Jordan elimination. */
function invertMatrix(matrix: readonly (readonly number[])[]): number[][] {
  const size = matrix.length;
  const work = matrix.map((line, row) => [...line, ...Array.from({ length: size }, (_, column) => Number(row === column))]);
  for (const [at, pivot] of work.entries()) {
    const divisor = pivot[at] as number;
    for (const [column, value] of pivot.entries()) pivot[column] = value / divisor;
    for (const [row, line] of work.entries()) {
      const factor = line[at] as number;
      if (row !== at) for (const [column, value] of pivot.entries()) line[column] = (line[column] as number) - factor * value;
    }
  }
  return work.map((line) => line.slice(size));
}

/** Returns the 99.7 % quantile of chi-squared (Wilson and Hilferty) of usual distances, increased for short series. */
function computeLimit(metrics: number, runs: number): number {
  const part = 2 / (9 * metrics);
  return metrics * (1 - part + QUANTILE * Math.sqrt(part)) ** 3 * (1 + SHORT_SERIES / runs);
}

/** The 99.7 % quantile of the normal distribution. */
const QUANTILE = 2.748;
/** The limit is increased by this number divided by the number of runs: by 50 % for 20 runs, by 1 % for 1,000. */
const SHORT_SERIES = 10;

function clipValue(value: number, most: number): number {
  return Math.max(-most, Math.min(most, value));
}
