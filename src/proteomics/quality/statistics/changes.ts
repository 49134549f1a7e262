/**
 * Finds where a metric began to be another to stay: at once (a step), or bit by bit (a drift). Both are models of the last values, fitted by least
 * squares for every run that they may begin at: a mean before and a mean after, or a mean before and a slope after (a broken line). The better
 * one counts if it explains enough. Odd runs are clipped before, and the first and the last value become the median of their three, so that no
 * single run moves a level. What was found must then hold in the values as they are, up to the last run.
 */
import { D2, movingRanges } from './control-chart.ts';
import { meanOf, medianOf, presentOf, type Value } from './values.ts';

/** A change that lasts. */
export interface Change {
  readonly kind: 'step' | 'drift';
  /** Place in the list of values at which it begins. */
  readonly at: number;
  /** Level before. */
  readonly before: number;
  /** Level after a step; where the line has come to by the last run in a drift. */
  readonly after: number;
}

/** So many last values are looked at, and no fewer than these. */
const WINDOW = 80;
const LEAST = 15;
/** Runs that there must be before a change, and after a step and a drift begin. */
const BEFORE = 5;
const AFTER_STEP = 5;
const AFTER_DRIFT = 7;
/** What a model must explain more than a mean does, in squared sigmas. In 300 courses of noise alone it never happened. */
const MIN_GAIN = 18;
/** How far a level must go, in sigmas. */
const MIN_SHIFT = 1.5;
/** Values further from the median of their neighbors are odd runs: sigmas, and neighbors on each side. */
const ODD = 3;
const NEIGHBORS = 4;
/** What a change lasts in: of the last runs so many beyond the middle of both levels, and of all since a step this share. */
const LAST = 5;
const LAST_BEYOND = 4;
const LAST_WITHOUT_EXCEPTION = 3;
const SHARE_BEYOND = 0.8;
/** The level before is that of so many runs. */
const LEVEL_RUNS = 40;
/** Makes the median of moving ranges of normally distributed values their standard deviation, and the median absolute deviation likewise. */
const MEDIAN_D2 = 0.954;
const OF_NORMAL = 1.4826;

interface Candidate extends Change {
  readonly gain: number;
}

/** A change among values without gaps, and where the level before it begins. */
interface Found extends Change {
  readonly from: number;
}

/** The latest change that lasts; null when there is none. `counts` says which values are looked at; by default all. */
export function latestChange(values: readonly Value[], counts: readonly boolean[] = []): Change | null {
  const places = lastPlaces(values, counts);
  const kept = places.map((place) => values[place] as number);
  if (kept.length < LEAST) return null;
  const sigma = sigmaOf(kept);
  if (sigma === 0) return null;
  const found = latestIn(smoothed(kept, sigma), 0, sigma);
  const lasting = found === null ? null : lastingIn(kept, found, sigma);
  return lasting === null ? null : { ...lasting, at: places[lasting.at] as number };
}

/** The smaller of two, as odd runs widen the mean of the moving ranges; where most values are equal, by the median absolute deviation. */
function sigmaOf(values: readonly number[]): number {
  const ranges = presentOf(movingRanges(values));
  const median = medianOf(ranges);
  if (median > 0) return Math.min(meanOf(ranges) / D2, median / MEDIAN_D2);
  const middle = medianOf(values);
  return OF_NORMAL * medianOf(values.map((value) => Math.abs(value - middle)));
}

function smoothed(values: readonly number[], sigma: number): number[] {
  const clipped = values.map((value, at) => {
    const middle = medianOf(values.slice(Math.max(0, at - NEIGHBORS), at + NEIGHBORS + 1));
    return Math.min(Math.max(value, middle - ODD * sigma), middle + ODD * sigma);
  });
  const last = clipped.length - 1;
  return clipped.map((_, at) => {
    const begin = Math.min(Math.max(at - 1, 0), last - 2);
    return medianOf(clipped.slice(begin, begin + 3));
  });
}

/** The change with the levels of the values as they are; null where these do not hold it. */
function lastingIn(values: readonly number[], { kind, at, before, after, from }: Found, sigma: number): Change | null {
  const sign = Math.sign(after - before);
  const middle = (before + after) / 2;
  const levelBefore = medianOf(values.slice(Math.max(from, at - LEVEL_RUNS), Math.max(at, from + BEFORE)));
  const levelAfter = medianOf(kind === 'step' ? values.slice(at) : values.slice(-LAST));
  const beyond = values.map((value) => (value - middle) * sign > 0);
  const share = (flags: readonly boolean[]) => flags.filter(Boolean).length / flags.length;
  const holds =
    (levelAfter - levelBefore) * sign >= MIN_SHIFT * sigma &&
    (kind === 'drift' || share(beyond.slice(at)) >= SHARE_BEYOND) &&
    share(beyond.slice(-LAST)) >= LAST_BEYOND / LAST &&
    share(beyond.slice(-LAST_WITHOUT_EXCEPTION)) === 1;
  return holds ? { kind, at, before: levelBefore, after: levelAfter } : null;
}

/** Places of the last values that are looked at. */
function lastPlaces(values: readonly Value[], counts: readonly boolean[]): number[] {
  const places: number[] = [];
  for (let at = values.length - 1; at >= 0 && places.length < WINDOW; at -= 1)
    if (values[at] !== null && counts[at] !== false) places.push(at);
  return places.reverse();
}

/** Looks for a change, and after a step for another one in what came later. */
function latestIn(values: readonly number[], from: number, sigma: number): Found | null {
  const best = bestOf(values.slice(from), sigma);
  if (best === null) return null;
  const found = { ...best, at: best.at + from, from };
  return found.kind === 'drift' ? found : (latestIn(values, found.at, sigma) ?? found);
}

function bestOf(values: readonly number[], sigma: number): Candidate | null {
  const candidates = [...steps(values), ...drifts(values)].filter(
    ({ gain, before, after }) => gain / sigma ** 2 >= MIN_GAIN && Math.abs(after - before) >= MIN_SHIFT * sigma,
  );
  return candidates.reduce<Candidate | null>((best, one) => (best === null || one.gain > best.gain ? one : best), null);
}

function steps(values: readonly number[]): Candidate[] {
  const sum = values.reduce((total, value) => total + value, 0);
  const count = values.length;
  let left = 0;
  return values.flatMap((value, at): Candidate[] => {
    const sumBefore = left;
    left += value;
    if (at < BEFORE || count - at < AFTER_STEP) return [];
    const before = sumBefore / at;
    const after = (sum - sumBefore) / (count - at);
    return [{ kind: 'step', at, before, after, gain: ((at * (count - at)) / count) * (after - before) ** 2 }];
  });
}

/** Broken lines: level until a run, then a slope. The gain is what the slope explains of what the mean leaves. */
function drifts(values: readonly number[]): Candidate[] {
  const count = values.length;
  const mean = meanOf(values);
  return values.flatMap((_, at): Candidate[] => {
    if ((at > 0 && at < BEFORE) || count - at < AFTER_DRIFT) return [];
    const way = values.map((__, index) => Math.max(0, index - at + 1));
    const meanWay = meanOf(way);
    let [both, square] = [0, 0];
    for (const [index, value] of values.entries()) {
      const distance = (way[index] as number) - meanWay;
      both += distance * (value - mean);
      square += distance ** 2;
    }
    const slope = both / square;
    const before = mean - slope * meanWay;
    return [{ kind: 'drift', at, before, after: before + slope * (count - at), gain: both ** 2 / square }];
  });
}
