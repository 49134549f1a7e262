/**
 * Detects lasting changes of a metric: a step or a drift. For each possible start, fits two models to the latest values by
 * least squares: a mean before and after, or a mean before and a slope after (a broken line). The better one is accepted if it
 * explains enough of the variation. Before fitting, outliers are clipped, and the first and last value become the median of
 * three neighbors, so that no single run determines a level. The original values must confirm the change.
 */
import { computeMovingRanges, D2 } from './control-chart.ts';
import { computeMean, computeMedian, removeGaps, type Value } from './values.ts';

export interface Change {
  readonly kind: 'step' | 'drift';
  /** Index of the first value after the change. */
  readonly at: number;
  /** Level before the change. */
  readonly before: number;
  /** Level after a step; for a drift, the value of the fitted line at the last run. */
  readonly after: number;
}

/** Maximum and minimum number of latest values that are examined. */
const MAX_VALUES = 80;
const MIN_VALUES = 15;
/** Minimum number of runs before a change, and after the start of a step or drift. */
const MIN_RUNS_BEFORE = 5;
const AFTER_STEP = 5;
const AFTER_DRIFT = 7;
/** Number of runs at another level that are too few for a lasting step. */
const SHORT_STEP = 2;
/** Minimum improvement of a model over a constant mean, in squared sigmas. Noise rarely reaches it. */
const MIN_GAIN = 18;
/** Minimum difference of the levels, in sigmas. */
const MIN_SHIFT = 1.5;
/** Minimum distance of an outlier from the median of its neighbors, in sigmas, and number of neighbors on each side. */
const OUTLIER_SIGMAS = 3;
const NEIGHBORS = 4;
/** Minimum runs beyond the midpoint of the levels: a number of the last runs, and a share of all runs since a step. */
const LAST_RUNS = 5;
const LAST_BEYOND = 4;
const LAST_WITHOUT_EXCEPTION = 3;
const SHARE_BEYOND = 0.8;
/** Number of runs that determine the level before the change. */
const LEVEL_RUNS = 40;
/** Factors that convert the median of moving ranges, and the MAD, to the standard deviation of a normal distribution. */
const MEDIAN_D2 = 0.954;
const NORMAL_MAD_FACTOR = 1.4826;

interface Candidate extends Change {
  readonly gain: number;
}

/** A change in values without gaps. `from` is the start of the earlier level. */
interface Found extends Change {
  readonly from: number;
}

/** Returns the latest lasting change; null if there is none. `counts` selects the values to examine; by default all. */
export function findLatestChange(values: readonly Value[], counts: readonly boolean[] = []): Change | null {
  const places = listLatestPlaces(values, counts);
  const present = places.map((place) => values[place] as number);
  if (present.length < MIN_VALUES) return null;
  const sigma = estimateSigma(present);
  if (sigma === 0) return null;
  const found = findLatestFit(smoothValues(present, sigma), 0, sigma);
  const lasting = found === null ? null : confirmChange(present, found, sigma);
  return lasting === null ? null : { ...lasting, at: places[lasting.at] as number };
}

/** Returns the smaller estimate, because outliers increase mean moving ranges; the MAD if most values are equal. */
function estimateSigma(values: readonly number[]): number {
  const ranges = removeGaps(computeMovingRanges(values));
  const median = computeMedian(ranges);
  if (median > 0) return Math.min(computeMean(ranges) / D2, median / MEDIAN_D2);
  const middle = computeMedian(values);
  return NORMAL_MAD_FACTOR * computeMedian(values.map((value) => Math.abs(value - middle)));
}

function smoothValues(values: readonly number[], sigma: number): number[] {
  const clipped = values.map((value, at) => {
    const middle = computeMedian(values.slice(Math.max(0, at - NEIGHBORS), at + NEIGHBORS + 1));
    return Math.min(Math.max(value, middle - OUTLIER_SIGMAS * sigma), middle + OUTLIER_SIGMAS * sigma);
  });
  const last = clipped.length - 1;
  return clipped.map((_, at) => {
    const begin = Math.min(Math.max(at - 1, 0), last - 2);
    return computeMedian(clipped.slice(begin, begin + 3));
  });
}

/** Returns the change with the levels of the original values; null if these do not confirm it. */
function confirmChange(values: readonly number[], { kind, at, before, after, from }: Found, sigma: number): Change | null {
  const sign = Math.sign(after - before);
  const middle = (before + after) / 2;
  const levelBefore = computeMedian(values.slice(Math.max(from, at - LEVEL_RUNS), Math.max(at, from + MIN_RUNS_BEFORE)));
  const levelAfter = computeMedian(kind === 'step' ? values.slice(at) : values.slice(-LAST_RUNS));
  const beyond = values.map((value) => (value - middle) * sign > 0);
  const computeShare = (flags: readonly boolean[]) => flags.filter(Boolean).length / flags.length;
  const holds =
    (levelAfter - levelBefore) * sign >= MIN_SHIFT * sigma &&
    (kind === 'drift' || computeShare(beyond.slice(at)) >= SHARE_BEYOND) &&
    computeShare(beyond.slice(-LAST_RUNS)) >= LAST_BEYOND / LAST_RUNS &&
    computeShare(beyond.slice(-LAST_WITHOUT_EXCEPTION)) === 1;
  return holds ? { kind, at, before: levelBefore, after: levelAfter } : null;
}

function listLatestPlaces(values: readonly Value[], counts: readonly boolean[]): number[] {
  const places: number[] = [];
  for (let at = values.length - 1; at >= 0 && places.length < MAX_VALUES; at -= 1)
    if (values[at] !== null && counts[at] !== false) places.push(at);
  return places.reverse();
}

/** Finds the latest change: after a step, searches the following values again. */
function findLatestFit(values: readonly number[], from: number, sigma: number): Found | null {
  const best = findBestFit(values.slice(from), sigma);
  if (best === null) return null;
  const found = { ...best, at: best.at + from, from };
  return found.kind === 'drift' ? found : (findLatestFit(values, found.at, sigma) ?? found);
}

function findBestFit(values: readonly number[], sigma: number): Candidate | null {
  const candidates = [...fitSteps(values), ...fitDrifts(values)].filter(
    ({ gain, before, after }) => gain / sigma ** 2 >= MIN_GAIN && Math.abs(after - before) >= MIN_SHIFT * sigma,
  );
  const best = candidates.reduce<Candidate | null>((most, one) => (most === null || one.gain > most.gain ? one : most), null);
  // The slope of a few last runs at another level would begin at healthy runs.
  const isShortStep = best?.kind === 'drift' && fitSteps(values, SHORT_STEP).some(({ gain }) => gain > best.gain);
  return isShortStep ? null : best;
}

function fitSteps(values: readonly number[], leastAfter = AFTER_STEP): Candidate[] {
  const sum = values.reduce((total, value) => total + value, 0);
  const count = values.length;
  let left = 0;
  return values.flatMap((value, at): Candidate[] => {
    const sumBefore = left;
    left += value;
    if (at < MIN_RUNS_BEFORE || count - at < leastAfter) return [];
    const before = sumBefore / at;
    const after = (sum - sumBefore) / (count - at);
    return [{ kind: 'step', at, before, after, gain: ((at * (count - at)) / count) * (after - before) ** 2 }];
  });
}

/** Fits broken lines: constant up to a run, then with a slope. The gain is the slope's reduction of the residual. */
function fitDrifts(values: readonly number[]): Candidate[] {
  const count = values.length;
  const mean = computeMean(values);
  return values.flatMap((_, at): Candidate[] => {
    if ((at > 0 && at < MIN_RUNS_BEFORE) || count - at < AFTER_DRIFT) return [];
    const distances = values.map((__, index) => Math.max(0, index - at + 1));
    const meanWay = computeMean(distances);
    let [both, square] = [0, 0];
    for (const [index, value] of values.entries()) {
      const distance = (distances[index] as number) - meanWay;
      both += distance * (value - mean);
      square += distance ** 2;
    }
    const slope = both / square;
    const before = mean - slope * meanWay;
    return [{ kind: 'drift', at, before, after: before + slope * (count - at), gain: both ** 2 / square }];
  });
}
