/**
 * Finds where a metric began to be another: at once (a step), or bit by bit (a drift). Both are models of the last values, fitted by least
 * squares for every run that they may begin at: a mean before and a mean after, or a mean before and a slope after (a broken line). The better
 * one counts if it explains enough. Single odd runs are taken off before by a running median of three, and sigma is that of the moving ranges,
 * which neither steps nor drifts widen.
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

/** So many last values are looked at. */
const WINDOW = 80;
/** Runs that there must be before a change, and after a step and a drift begin. */
const BEFORE = 5;
const AFTER_STEP = 4;
const AFTER_DRIFT = 7;
/** What a model must explain more than a mean does, in squared sigmas. In 300 courses of noise alone it never happened. */
const LEAST_GAIN = 18;
/** How far a level must go, in sigmas. */
const LEAST_SHIFT = 1.5;

interface Candidate extends Change {
  readonly gain: number;
}

/** The latest change that lasts; null when there is none. `counts` says which values are looked at; by default all. */
export function latestChange(values: readonly Value[], counts: readonly boolean[] = []): Change | null {
  const places = lastPlaces(values, counts);
  const kept = places.map((place) => values[place] as number);
  if (kept.length < BEFORE + AFTER_STEP) return null;
  const sigma = meanOf(presentOf(movingRanges(kept))) / D2;
  if (sigma === 0) return null;
  const smooth = kept.map((value, index) =>
    index === 0 || index === kept.length - 1 ? value : medianOf(kept.slice(index - 1, index + 2)),
  );
  const found = latestIn(smooth, 0, sigma);
  return found === null ? null : { kind: found.kind, at: places[found.at] as number, before: found.before, after: found.after };
}

/** Places of the last values that are looked at. */
function lastPlaces(values: readonly Value[], counts: readonly boolean[]): number[] {
  const places: number[] = [];
  for (let at = values.length - 1; at >= 0 && places.length < WINDOW; at -= 1)
    if (values[at] !== null && counts[at] !== false) places.push(at);
  return places.reverse();
}

/** Looks for a change, and after a step for another one in what came later. */
function latestIn(values: readonly number[], from: number, sigma: number): Candidate | null {
  const best = bestOf(values.slice(from), sigma);
  if (best === null) return null;
  const found = { ...best, at: best.at + from };
  return found.kind === 'drift' ? found : (latestIn(values, found.at, sigma) ?? found);
}

function bestOf(values: readonly number[], sigma: number): Candidate | null {
  const candidates = [...steps(values), ...drifts(values)].filter(
    ({ gain, before, after }) => gain / sigma ** 2 >= LEAST_GAIN && Math.abs(after - before) >= LEAST_SHIFT * sigma,
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
