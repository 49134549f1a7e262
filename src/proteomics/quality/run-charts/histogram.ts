/** Counts values in bins and computes quartiles in limited memory, for files of any length. */
import { quantileSorted, ticks } from 'd3-array';

export class IntegerCounts {
  readonly #counts = new Map<number, number>();
  #total = 0;

  /** Counts a number. Numbers above `most` are counted as `most`. */
  addValue(value: number, most = Number.MAX_SAFE_INTEGER): void {
    const key = Math.min(most, Math.round(value));
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
    this.#total += 1;
  }

  get total(): number {
    return this.#total;
  }

  getCount(value: number): number {
    return this.#counts.get(value) ?? 0;
  }

  /** Returns the counts of all integers from minimum to maximum, including gaps; at most `most` entries. */
  listRange(most = 500): readonly (readonly [number, number])[] {
    const keys = [...this.#counts.keys()].sort((a, b) => a - b);
    const [first, last] = [keys[0], keys.at(-1)];
    if (first === undefined || last === undefined) return [];
    return Array.from({ length: Math.min(most, last - first + 1) }, (_, index) => [
      first + index,
      this.getCount(first + index),
    ]);
  }
}

/** Maximum number of stored values. If there are more, a random sample is used, whose error is not visible in a drawing. */
const MAX_CACHED = 200_000;

/** Values of a column. Above the limit, stores a random sample with a fixed seed (Vitter's algorithm R). */
export class HistogramSample {
  readonly #values: number[] = [];
  #seen = 0;
  #state = 1;

  addValue(value: number): void {
    this.#seen += 1;
    if (this.#values.length < MAX_CACHED) {
      this.#values.push(value);
      return;
    }
    const place = Math.floor(this.#generateFraction() * this.#seen);
    if (place < MAX_CACHED) this.#values[place] = value;
  }

  /** Returns the middle and count of each bin. There are about `count` bins with round bounds. */
  listBins(count: number): readonly (readonly [number, number])[] {
    const sorted = this.#sortValues();
    const [low, high] = [quantileSorted(sorted, 0.001), quantileSorted(sorted, 0.999)];
    if (low === undefined || high === undefined) return [];
    if (low === high) return [[low, sorted.length]];
    const edges = ticks(low, high, count);
    const step = (edges[1] ?? high) - (edges[0] ?? low);
    const first = (edges[0] ?? low) - step;
    const bins = Array<number>(edges.length + 1).fill(0);
    for (const value of sorted) {
      const place = Math.floor((value - first) / step);
      if (place >= 0 && place < bins.length) bins[place] = (bins[place] ?? 0) + 1;
    }
    return bins.map((total, index) => [Number((first + (index + 0.5) * step).toPrecision(12)), total]);
  }

  /** Returns minimum, quartiles (type 7 of Hyndman and Fan) and maximum; null without values. */
  computeFiveNumbers(): readonly [number, number, number, number, number] | null {
    const sorted = this.#sortValues();
    if (sorted.length === 0) return null;
    const getQuantile = (share: number) => quantileSorted(sorted, share) as number;
    return [getQuantile(0), getQuantile(0.25), getQuantile(0.5), getQuantile(0.75), getQuantile(1)];
  }

  #sortValues(): number[] {
    return [...Float64Array.from(this.#values).sort()];
  }

  #generateFraction(): number {
    this.#state = (this.#state * 48_271) % 2_147_483_647;
    return this.#state / 2_147_483_647;
  }
}
